"""The features of a move of Dreams, for networks that score the listed moves."""

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
TONE_OFFSET = len(KINDS)
VOTE_OFFSET = TONE_OFFSET + TONES + 5


def move_features() -> list[str]:
    """Return the names of the numbers that `describe` writes. Seats count clockwise from the moving player."""
    names = [*KINDS, "light", "grey", "dark", "x", "y", "from the middle", "from the nearest star"]
    names += ["from my nearest star"]
    return names + [f"colour of {seat}" for seat in range(SEATS)] + [f"number {shown + 1}" for shown in range(SHOWN)]


DESCRIPTION_SIZE = len(move_features())


def describe(s: State, seat: int, action: int, out: FloatRow) -> None:
    """Write the features of a move of `seat` to `out`."""
    for i in range(DESCRIPTION_SIZE):
        out[i] = 0.0
    if action >= VOTE_NUMBER:
        out[2] = 1.0
        out[VOTE_OFFSET + SEATS + action - VOTE_NUMBER] = 1.0
    elif action >= VOTE_COLOUR:
        out[1] = 1.0
        out[VOTE_OFFSET + (action - VOTE_COLOUR - seat) % s.players] = 1.0
    else:
        out[0] = 1.0
        out[TONE_OFFSET + action // CELLS] = 1.0
        describe_cell(s, seat, action % WIDTH, action % CELLS // WIDTH, out)


def describe_cell(s: State, seat: int, x: int, y: int, out: FloatRow) -> None:
    """Write the features of a cell. Distances are squared, in units of the sky's width."""
    first = TONE_OFFSET + TONES
    out[first] = x / WIDTH
    out[first + 1] = y / HEIGHT
    out[first + 2] = squared_distance(x - WIDTH // 2, y - HEIGHT // 2)
    nearest = 1.0
    mine = 1.0
    for star in range(s.laid):
        squared = squared_distance(x - int(s.star_x[star]), y - int(s.star_y[star]))
        nearest = min(nearest, squared)
        if (s.dealer + star) % s.players == seat:
            mine = min(mine, squared)
    out[first + 3] = nearest
    out[first + 4] = mine


def squared_distance(dx: int, dy: int) -> float:
    """Return a squared distance in units of the sky's width."""
    return (dx * dx + dy * dy) / (WIDTH * WIDTH)
