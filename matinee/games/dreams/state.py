"""The state of a game of Dreams, and names for the numbers in it."""

from typing import Annotated

from matinee.engine.events import ROWS
from matinee.engine.layout import Grid, Row, record_type

SEATS = 6
SHOWN = 4  # dreams per round
ROUNDS = 5 * SEATS + 1  # the most that can be played: every round scores at least 3 points
TONES = 3  # light, grey, dark
GOAL = 16

# The sky (D-R3) is a grid of cells with rounded corners; `sky.py` has its shape. A star is a disc around the centre of
# a cell. In version 1 of the rules the sky was an ellipse that was wider than high, with as many cells in its grid.
WIDTH, HEIGHT = 80, 120
FORMER_WIDTH, FORMER_HEIGHT = 120, 80
CELLS = WIDTH * HEIGHT
RADIUS = 3

# Stages.
LAYING, VOTING, OVER = range(3)

# Actions: a star is tone * CELLS + y * WIDTH + x, with the width of the position's sky.
VOTE_COLOUR = TONES * CELLS
VOTE_NUMBER = VOTE_COLOUR + SEATS
ACTIONS = VOTE_NUMBER + SHOWN

# Choices of environments: a star of each tone on every fourth cell across and down, and all votes.
LATTICE = 4
PLACES_ACROSS = WIDTH // LATTICE
PLACES_DOWN = HEIGHT // LATTICE
PLACES = PLACES_ACROSS * PLACES_DOWN
STAR_CHOICES = TONES * PLACES
CHOICES = STAR_CHOICES + SEATS + SHOWN

# A vote: 0 to 5 a colour, 6 to 9 a number.
NO_VOTE = -1

# Kinds of events. `game.py` has their names and facts.
ROUND_BEGINS, STAR_LAID, VOTE_CAST, ROUND_REVEALED, VOTE_REVEALED, POINTS_SCORED, GAME_OVER = range(7)

# Reasons for points (D-P1, D-P2).
HIDDEN, FOUND_VISION, FOUND_MORTAL, UNSUSPECTED = range(4)


class State:
    """The fields of a position."""

    # The box.
    dreams: Annotated[int, "i2"]  # number of pictures

    # The game.
    players: Annotated[int, "i2"]
    stage: Annotated[int, "i2"]
    round_number: Annotated[int, "i2"]  # from 0
    dealer: Annotated[int, "i2"]
    turn: Annotated[int, "i2"]
    score: Annotated[Row, f"{SEATS}i2"]
    deck: Annotated[Row, f"{ROUNDS * SHOWN}u1"]  # the dreams of every round
    vision: Annotated[Row, f"{ROUNDS}i1"]  # the true vision of every round, 0 to 3
    mortal: Annotated[Row, f"{ROUNDS}i1"]  # the mortal of every round
    vote: Annotated[Grid, f"({ROUNDS},{SEATS})i1"]

    # The stars of this round, in the order in which they were laid.
    laid: Annotated[int, "i2"]
    star_x: Annotated[Row, f"{SEATS * TONES}i2"]
    star_y: Annotated[Row, f"{SEATS * TONES}i2"]
    star_tone: Annotated[Row, f"{SEATS * TONES}i1"]
    used: Annotated[Row, f"{SEATS}i1"]  # the tones that each seat has laid, as bits

    # The events of the last move.
    event_count: Annotated[int, "i2"]
    events: Annotated[Grid, ROWS]

    # Added later, in place of spare bytes at the end of the record.
    rules_version: Annotated[int, "i1"]


STATE = record_type(State)
