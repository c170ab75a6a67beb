"""The state of a game of Hollywood, and names for the numbers in it."""

from typing import Annotated

from matinee.engine.events import ROWS
from matinee.engine.layout import Grid, Row, record_type
from matinee.engine.simd import WIDTH

SEATS = 4
CARDS = 56
STAR_CARDS = 12
FILM_CARDS = CARDS - STAR_CARDS
ROUND_CARDS = 14
ROUND_STARS = 3
ROUND_FILMS = ROUND_CARDS - ROUND_STARS
REELS = 12
COLUMNS = 4

# Kinds of cards: a screenplay of one of three genres, a star or a blockbuster.
ACTION, HORROR, ROMANCE, STAR, BLOCKBUSTER = range(5)
GENRES = 3

# Stages.
LAYING, HANDING_OUT, OVER = range(3)

# Actions.
REEL_1 = 0
CLAP = 4
DOUBLE = 5
FINISH_ACTION = 6
ACTIONS = 9

# Options, one bit each.
SCARCITY = 1
PROTOTYPE = 2
OPTIONS = {"scarcity": SCARCITY, "prototype": PROTOTYPE}

# The location of a card: one of the first three, a project (seat * GENRES + genre), a finished film (from IN_FILM_1, in
# the order in which they are finished), or the blockbusters of a seat (from BLOCKBUSTERS_OF_SEAT_0).
IN_DECK = -1
ON_TABLE = -2
OUT_OF_GAME = -3
IN_FILM_1 = SEATS * GENRES
BLOCKBUSTERS_OF_SEAT_0 = IN_FILM_1 + STAR_CARDS

# Kinds of events. `game.py` has their names and facts.
ROUND_BEGINS, REEL_LAID, CLAP_BOARD_PLAYED, DOUBLE_REEL_PLAYED = range(4)
SCREENPLAY_TAKEN, BLOCKBUSTER_TAKEN, FILM_FINISHED, STAR_WASTED, CARD_THROWN_AWAY, GAME_OVER = range(4, 10)


class State:
    """The fields of a position."""

    # The box.
    kind: Annotated[Row, f"{CARDS}u1"]  # of each card
    worth: Annotated[Row, f"{CARDS}u1"]  # a star's stars; 2 for a screenplay with an award, else 1

    # The game.
    players: Annotated[int, "i2"]
    options: Annotated[int, "i2"]
    stage: Annotated[int, "i2"]
    rounds_done: Annotated[int, "i2"]
    starter: Annotated[int, "i2"]  # first player of this round
    turn: Annotated[int, "i2"]  # the seat that must decide
    reels_owed: Annotated[int, "i2"]  # reels still to be laid by a Double Reel
    handed_out: Annotated[int, "i2"]  # cards of this round handed out so far
    films_made: Annotated[int, "i2"]  # finished films
    holdings: Annotated[Grid, f"({SEATS + 1},{WIDTH})i2"]  # read and changed by `holdings.py`
    reels_in_column: Annotated[Row, f"{COLUMNS}i1"]
    reel_owner: Annotated[Row, f"{ROUND_CARDS}i1"]  # seat of the reel on each card of the round, or -1
    film_owner: Annotated[Row, f"{STAR_CARDS}i1"]
    film_genre: Annotated[Row, f"{STAR_CARDS}i1"]
    film_size: Annotated[Row, f"{STAR_CARDS}i2"]  # cards of a finished film, awards counted twice
    film_stars: Annotated[Row, f"{STAR_CARDS}i1"]
    star_deck: Annotated[Row, f"{STAR_CARDS}i1"]  # in draw order
    film_deck: Annotated[Row, f"{FILM_CARDS}i1"]
    deal: Annotated[Row, f"{CARDS}u1"]  # all rounds' cards, in the order in which they are laid out
    location: Annotated[Row, f"{CARDS}i1"]  # of each card

    faces: Annotated[Row, f"{ROUND_CARDS}u1"]  # kind and worth of each card of the round, for `observation.py`

    # The events of the last move.
    event_count: Annotated[int, "i2"]
    events: Annotated[Grid, ROWS]


STATE = record_type(State)
