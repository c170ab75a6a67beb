"""What a move of Dreams means, as numbers for a policy over listed moves."""

from matinee.engine.layout import FloatRow
from matinee.games.dreams.state import (
    CELLS,
    HEIGHT,
    SEATS,
    SHOWN,
    TONES,
    VOTE_COLOUR,
    VOTE_NUMBER,
    WIDTH,
    State,
)

KINDS = ("star", "vote for a colour", "vote for a number")
STAR_AT = len(KINDS)
VOTE_AT = STAR_AT + TONES + 5


def move_features() -> list[str]:
    """The name of each number that `describe` writes. Seats count from whoever moves, clockwise."""
    names = [*KINDS, "light", "grey", "dark", "x", "y", "from the middle", "from the nearest star"]
    names += ["from my nearest star"]
    return names + [f"colour of {seat}" for seat in range(SEATS)] + [f"number {shown + 1}" for shown in range(SHOWN)]


DESCRIPTION = len(move_features())


def describe(s: State, seat: int, action: int, out: FloatRow) -> None:
    for i in range(DESCRIPTION):
        out[i] = 0.0
    if action >= VOTE_NUMBER:
        out[2] = 1.0
        out[VOTE_AT + SEATS + action - VOTE_NUMBER] = 1.0
    elif action >= VOTE_COLOUR:
        out[1] = 1.0
        out[VOTE_AT + (action - VOTE_COLOUR - seat) % s.players] = 1.0
    else:
        out[0] = 1.0
        out[STAR_AT + action // CELLS] = 1.0
        describe_place(s, seat, action % WIDTH, action % CELLS // WIDTH, out)


def describe_place(s: State, seat: int, x: int, y: int, out: FloatRow) -> None:
    """Distances as squares, a sky's width being 1."""
    at = STAR_AT + TONES
    out[at] = x / WIDTH
    out[at + 1] = y / HEIGHT
    out[at + 2] = distance(x - WIDTH // 2, y - HEIGHT // 2)
    nearest = 1.0
    mine = 1.0
    for star in range(s.laid):
        away = distance(x - int(s.star_x[star]), y - int(s.star_y[star]))
        nearest = min(nearest, away)
        if (s.dealer + star) % s.players == seat:
            mine = min(mine, away)
    out[at + 3] = nearest
    out[at + 4] = mine


def distance(across: int, down: int) -> float:
    return (across * across + down * down) / (WIDTH * WIDTH)
