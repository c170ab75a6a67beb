"""What a seat of Dreams may know, as numbers for a network."""

from matinee.engine.layout import Reals
from matinee.games.dreams.state import (
    GOAL,
    HEIGHT,
    LAYING,
    NO_VOTE,
    OVER,
    SEATS,
    SHOWN,
    TONES,
    VOTING,
    WIDTH,
    State,
)

STAR = 4 + TONES + SEATS
SEAT = 7


def features() -> list[str]:
    """The name of each number that `observe` writes. Seats count from the observer, clockwise."""
    names = ["laying", "voting", "round", "I am the mortal"]
    names += [f"players: {players}" for players in (3, 4, 5, 6)]
    names += [f"true vision: {number + 1}" for number in range(SHOWN)]
    names += [f"dream {number + 1}" for number in range(SHOWN)]
    for star in range(SEATS * TONES):
        names += [f"star {star + 1}: {what}" for what in ("there", "x", "y", "laid", "light", "grey", "dark")]
        names += [f"star {star + 1}: of {seat}" for seat in range(SEATS)]
    for seat in range(SEATS):
        what = ("points", "turn", "dealer", "has voted", "times mortal", "found the mortal", "was named wrongly")
        names += [f"seat {seat}: {each}" for each in what]
    return names


OBSERVATION = len(features())


def observe(s: State, seat: int, out: Reals) -> None:
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
        out[8 + s.vision[s.round_number]] = 1.0
    for number in range(SHOWN):
        out[12 + number] = s.deck[SHOWN * s.round_number + number] / s.dreams
    at = 16
    for star in range(s.laid):
        out[at] = 1.0
        out[at + 1] = s.star_x[star] / WIDTH
        out[at + 2] = s.star_y[star] / HEIGHT
        out[at + 3] = star / (SEATS * TONES)
        out[at + 4 + s.star_tone[star]] = 1.0
        out[at + 4 + TONES + (s.dealer + star - me) % s.players] = 1.0
        at += STAR
    at = 16 + SEATS * TONES * STAR
    for other in range(s.players):
        observe_seat(s, other, at + (other - me) % s.players * SEAT, out)


def observe_seat(s: State, seat: int, at: int, out: Reals) -> None:
    out[at] = s.score[seat] / GOAL
    out[at + 1] = 1.0 if s.stage == LAYING and s.turn == seat else 0.0
    out[at + 2] = 1.0 if s.dealer == seat else 0.0
    out[at + 3] = 1.0 if s.vote[s.round_number, seat] != NO_VOTE else 0.0
    revealed = s.round_number + 1 if s.stage == OVER else s.round_number
    for number in range(revealed):
        mortal = s.mortal[number]
        if mortal == seat:
            out[at + 4] += 0.2
        elif s.vote[number, seat] == mortal:
            out[at + 5] += 0.2
        for other in range(s.players):
            if other != mortal and seat != mortal and s.vote[number, other] == seat:
                out[at + 6] += 0.1
