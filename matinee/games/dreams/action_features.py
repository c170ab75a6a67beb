"""The features of a move of Dreams, for networks that score the listed moves."""

from matinee.engine.layout import FloatRow
from matinee.games.dreams.sky import column_of, row_of, sky_of
from matinee.games.dreams.state import CELLS, HEIGHT, SEATS, SHOWN, TONES, VOTE_COLOUR, VOTE_NUMBER, State

MOVE_KINDS = ("star", "vote for a colour", "vote for a number")
TONE_FEATURES = ("light", "grey", "dark")
CELL_FEATURES = ("x", "y", "from the middle", "from the nearest star", "from my nearest star")

# The index of the first number of each part.
TONE_OFFSET = len(MOVE_KINDS)
CELL_OFFSET = TONE_OFFSET + TONES
COLOUR_OFFSET = CELL_OFFSET + len(CELL_FEATURES)
NUMBER_OFFSET = COLOUR_OFFSET + SEATS

# The index of a feature.
STAR_INDEX = MOVE_KINDS.index("star")
VOTE_COLOUR_INDEX = MOVE_KINDS.index("vote for a colour")
VOTE_NUMBER_INDEX = MOVE_KINDS.index("vote for a number")
X_INDEX = CELL_OFFSET + CELL_FEATURES.index("x")
Y_INDEX = CELL_OFFSET + CELL_FEATURES.index("y")
FROM_MIDDLE_INDEX = CELL_OFFSET + CELL_FEATURES.index("from the middle")
FROM_NEAREST_INDEX = CELL_OFFSET + CELL_FEATURES.index("from the nearest star")
FROM_OWN_NEAREST_INDEX = CELL_OFFSET + CELL_FEATURES.index("from my nearest star")


def move_features() -> list[str]:
    """Return the names of the numbers that `describe` writes. Seats count clockwise from the moving player."""
    names = [*MOVE_KINDS, *TONE_FEATURES, *CELL_FEATURES]
    return names + [f"colour of {seat}" for seat in range(SEATS)] + [f"number {shown + 1}" for shown in range(SHOWN)]


DESCRIPTION_SIZE = len(move_features())


def describe(s: State, seat: int, action: int, out: FloatRow) -> None:
    """Write the features of a move of `seat` to `out`."""
    for i in range(DESCRIPTION_SIZE):
        out[i] = 0.0
    if action >= VOTE_NUMBER:
        out[VOTE_NUMBER_INDEX] = 1.0
        out[NUMBER_OFFSET + action - VOTE_NUMBER] = 1.0
    elif action >= VOTE_COLOUR:
        out[VOTE_COLOUR_INDEX] = 1.0
        out[COLOUR_OFFSET + (action - VOTE_COLOUR - seat) % s.players] = 1.0
    else:
        out[STAR_INDEX] = 1.0
        out[TONE_OFFSET + action // CELLS] = 1.0
        describe_cell(s, seat, column_of(s, action % CELLS), row_of(s, action % CELLS), out)


def describe_cell(s: State, seat: int, x: int, y: int, out: FloatRow) -> None:
    """Write the features of a cell. Distances are squared, in units of the sky's height."""
    sky = sky_of(s)
    out[X_INDEX] = x / sky.width
    out[Y_INDEX] = y / sky.height
    out[FROM_MIDDLE_INDEX] = squared_distance(x - sky.width // 2, y - sky.height // 2)
    nearest = 1.0
    own_nearest = 1.0
    for star in range(s.laid):
        squared = squared_distance(x - int(s.star_x[star]), y - int(s.star_y[star]))
        nearest = min(nearest, squared)
        if (s.dealer + star) % s.players == seat:
            own_nearest = min(own_nearest, squared)
    out[FROM_NEAREST_INDEX] = nearest
    out[FROM_OWN_NEAREST_INDEX] = own_nearest


def squared_distance(dx: int, dy: int) -> float:
    """Return a squared distance in units of the sky's height."""
    return (dx * dx + dy * dy) / (HEIGHT * HEIGHT)
