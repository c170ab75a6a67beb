"""The observation of a seat of Dreams, as numbers for a network."""

from matinee.engine.layout import FloatRow
from matinee.games.dreams.state import (
    GOAL,
    HEIGHT,
    LAYING,
    NO_VOTE,
    OVER,
    ROUNDS,
    SEATS,
    SHOWN,
    TONES,
    VOTING,
    WIDTH,
    State,
)

STAR_SIZE = 4 + TONES + SEATS
SEAT_SIZE = 7
ROUND_SIZE = 2 + SEATS  # numbers for each revealed round
STARS_OFFSET = 16 + SEATS + SHOWN
SEATS_OFFSET = STARS_OFFSET + SEATS * TONES * STAR_SIZE
ROUNDS_OFFSET = SEATS_OFFSET + SEATS * SEAT_SIZE


def features() -> list[str]:
    """Return the names of the numbers that `observe` writes. Seats count clockwise from the observer."""
    names = ["laying", "voting", "round", "I am the mortal"]
    names += [f"players: {players}" for players in (3, 4, 5, 6)]
    names += [f"true vision: {number + 1}" for number in range(SHOWN)]
    names += [f"dream {number + 1}" for number in range(SHOWN)]
    names += [f"my vote: colour of {seat}" for seat in range(SEATS)]
    names += [f"my vote: {number + 1}" for number in range(SHOWN)]
    for star in range(SEATS * TONES):
        names += [f"star {star + 1}: {field}" for field in ("there", "x", "y", "laid", "light", "grey", "dark")]
        names += [f"star {star + 1}: of {seat}" for seat in range(SEATS)]
    for seat in range(SEATS):
        fields = ("points", "turn", "dealer", "has voted", "times mortal", "found the mortal", "was named wrongly")
        names += [f"seat {seat}: {field}" for field in fields]
    for number in range(ROUNDS):
        names += [f"round {number + 1}: vision", f"round {number + 1}: mortal"]
        names += [f"round {number + 1}: vote of {seat}" for seat in range(SEATS)]
    return names


OBSERVATION = len(features())


def observe(s: State, seat: int, out: FloatRow) -> None:
    """Write the observation of a seat to `out`; a negative seat is a spectator."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    observer = max(seat, 0)
    mortal = s.mortal[s.round_number]
    out[0] = 1.0 if s.stage == LAYING else 0.0
    out[1] = 1.0 if s.stage == VOTING else 0.0
    out[2] = s.round_number / 16
    out[3] = 1.0 if mortal == seat else 0.0
    out[4 + s.players - 3] = 1.0
    if s.stage == OVER or (seat >= 0 and mortal != seat):
        out[8 + int(s.vision[s.round_number])] = 1.0
    for number in range(SHOWN):
        out[12 + number] = s.deck[SHOWN * s.round_number + number] / s.dreams
    at = STARS_OFFSET
    for star in range(s.laid):
        out[at] = 1.0
        out[at + 1] = s.star_x[star] / WIDTH
        out[at + 2] = s.star_y[star] / HEIGHT
        out[at + 3] = star / (SEATS * TONES)
        out[at + 4 + int(s.star_tone[star])] = 1.0
        out[at + 4 + TONES + seats_from(s, s.dealer + star, observer)] = 1.0
        at += STAR_SIZE
    for other in range(s.players):
        observe_seat(s, other, SEATS_OFFSET + seats_from(s, other, observer) * SEAT_SIZE, out)
    if seat >= 0:
        observe_own_vote(s, seat, out)
    for number in range(count_revealed(s)):
        observe_round(s, number, observer, out)


def seats_from(s: State, seat: int, observer: int) -> int:
    """Return how many seats clockwise from `observer` a seat is."""
    return int(seat - observer) % s.players


def count_revealed(s: State) -> int:
    """Return how many rounds have been revealed."""
    return s.round_number + 1 if s.stage == OVER else s.round_number


def observe_own_vote(s: State, seat: int, out: FloatRow) -> None:
    """Write the observer's own vote in this round."""
    vote = s.vote[s.round_number, seat]
    if vote >= SEATS:
        out[16 + int(vote)] = 1.0
    elif vote != NO_VOTE:
        out[16 + seats_from(s, vote, seat)] = 1.0


def observe_round(s: State, number: int, observer: int, out: FloatRow) -> None:
    """D-V1: write a revealed round. Seats are sixths clockwise, 1/6 the observer; numbers are quarters."""
    at = ROUNDS_OFFSET + number * ROUND_SIZE
    out[at] = (s.vision[number] + 1) / SHOWN
    out[at + 1] = (seats_from(s, s.mortal[number], observer) + 1) / SEATS
    for other in range(s.players):
        vote = s.vote[number, other]
        named = (vote - SEATS + 1) / SHOWN if vote >= SEATS else (seats_from(s, vote, observer) + 1) / SEATS
        out[at + 2 + seats_from(s, other, observer)] = named


def observe_seat(s: State, seat: int, at: int, out: FloatRow) -> None:
    """Write the points, the turn and the past votes of a seat."""
    out[at] = s.score[seat] / GOAL
    out[at + 1] = 1.0 if s.stage == LAYING and s.turn == seat else 0.0
    out[at + 2] = 1.0 if s.dealer == seat else 0.0
    out[at + 3] = 1.0 if s.vote[s.round_number, seat] != NO_VOTE else 0.0
    for number in range(count_revealed(s)):
        mortal = s.mortal[number]
        if mortal == seat:
            out[at + 4] += 0.2
        elif s.vote[number, seat] == mortal:
            out[at + 5] += 0.2
        for other in range(s.players):
            if other != mortal and seat != mortal and s.vote[number, other] == seat:
                out[at + 6] += 0.1
