"""What a seat of Dreams may know, as numbers for a network."""

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

STAR = 4 + TONES + SEATS
SEAT = 7
PAST = 2 + SEATS  # numbers for one revealed round
STARS_AT = 16 + SEATS + SHOWN
SEATS_AT = STARS_AT + SEATS * TONES * STAR
PAST_AT = SEATS_AT + SEATS * SEAT


def features() -> list[str]:
    """The name of each number that `observe` writes. Seats count from the observer, clockwise."""
    names = ["laying", "voting", "round", "I am the mortal"]
    names += [f"players: {players}" for players in (3, 4, 5, 6)]
    names += [f"true vision: {number + 1}" for number in range(SHOWN)]
    names += [f"dream {number + 1}" for number in range(SHOWN)]
    names += [f"my vote: colour of {seat}" for seat in range(SEATS)]
    names += [f"my vote: {number + 1}" for number in range(SHOWN)]
    for star in range(SEATS * TONES):
        names += [f"star {star + 1}: {what}" for what in ("there", "x", "y", "laid", "light", "grey", "dark")]
        names += [f"star {star + 1}: of {seat}" for seat in range(SEATS)]
    for seat in range(SEATS):
        what = ("points", "turn", "dealer", "has voted", "times mortal", "found the mortal", "was named wrongly")
        names += [f"seat {seat}: {each}" for each in what]
    for number in range(ROUNDS):
        names += [f"round {number + 1}: vision", f"round {number + 1}: mortal"]
        names += [f"round {number + 1}: vote of {seat}" for seat in range(SEATS)]
    return names


OBSERVATION = len(features())


def observe(s: State, seat: int, out: FloatRow) -> None:
    for i in range(OBSERVATION):
        out[i] = 0.0
    me = max(seat, 0)
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
    at = STARS_AT
    for star in range(s.laid):
        out[at] = 1.0
        out[at + 1] = s.star_x[star] / WIDTH
        out[at + 2] = s.star_y[star] / HEIGHT
        out[at + 3] = star / (SEATS * TONES)
        out[at + 4 + int(s.star_tone[star])] = 1.0
        out[at + 4 + TONES + from_me(s, s.dealer + star, me)] = 1.0
        at += STAR
    for other in range(s.players):
        observe_seat(s, other, SEATS_AT + from_me(s, other, me) * SEAT, out)
    if seat >= 0:
        observe_own_vote(s, seat, out)
    for number in range(revealed(s)):
        observe_past(s, number, me, out)


def from_me(s: State, seat: int, me: int) -> int:
    """How many seats clockwise from me."""
    return int(seat - me) % s.players


def revealed(s: State) -> int:
    """How many rounds lie open."""
    return s.round_number + 1 if s.stage == OVER else s.round_number


def observe_own_vote(s: State, seat: int, out: FloatRow) -> None:
    vote = s.vote[s.round_number, seat]
    if vote >= SEATS:
        out[16 + int(vote)] = 1.0
    elif vote != NO_VOTE:
        out[16 + from_me(s, vote, seat)] = 1.0


def observe_past(s: State, number: int, me: int, out: FloatRow) -> None:
    """D-V1: what was revealed, in steps clockwise from me: 1/6 is me, 2/6 the next. The mortal's vote is a number."""
    at = PAST_AT + number * PAST
    out[at] = (s.vision[number] + 1) / SHOWN
    out[at + 1] = (from_me(s, s.mortal[number], me) + 1) / SEATS
    for other in range(s.players):
        vote = s.vote[number, other]
        named = (vote - SEATS + 1) / SHOWN if vote >= SEATS else (from_me(s, vote, me) + 1) / SEATS
        out[at + 2 + from_me(s, other, me)] = named


def observe_seat(s: State, seat: int, at: int, out: FloatRow) -> None:
    out[at] = s.score[seat] / GOAL
    out[at + 1] = 1.0 if s.stage == LAYING and s.turn == seat else 0.0
    out[at + 2] = 1.0 if s.dealer == seat else 0.0
    out[at + 3] = 1.0 if s.vote[s.round_number, seat] != NO_VOTE else 0.0
    for number in range(revealed(s)):
        mortal = s.mortal[number]
        if mortal == seat:
            out[at + 4] += 0.2
        elif s.vote[number, seat] == mortal:
            out[at + 5] += 0.2
        for other in range(s.players):
            if other != mortal and seat != mortal and s.vote[number, other] == seat:
                out[at + 6] += 0.1
