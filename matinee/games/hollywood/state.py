"""A position of Hollywood in memory, and the words the rules use for its numbers."""

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

# What a card is: a screenplay of one of three genres, a star or a blockbuster.
ACTION, HORROR, ROMANCE, STAR, BLOCKBUSTER = range(5)
GENRES = 3
WORTHS = 4  # of unseen stars; those of more than 4 are counted with those of 4

# The stages of a round.
LAYING, HANDING_OUT, OVER = range(3)

# Actions.
REEL_1 = 0
CLAP = 4
DOUBLE = 5
FINISH_ACTION = 6
ACTIONS = 9

# Options.
SCARCITY = 1
PROTOTYPE = 2

# What a seat has: the numbers of its row, in the order in which they are observed. Projects and films by genre.
REELS_LEFT = 0
CLAP_BOARD = 1  # 1 while it is still to be played
DOUBLE_REEL = 2
BLOCKBUSTERS = 3
PROJECT = 4  # cards, awards counted twice
FILM_POINTS = PROJECT + GENRES  # of all films, before H-V1
BEST_FILM = FILM_POINTS + GENRES  # points of the best of them, 0 if there is none
HAS = BEST_FILM + GENRES

# What nobody has, in a row of its own: screenplays thrown away, by genre, and the cards of later rounds, as noted by
# `observation.look_over` when a round begins.
NOBODY = SEATS
THROWN_OUT = 0
UNSEEN = THROWN_OUT + GENRES  # screenplays, by genre
UNSEEN_WORTH = UNSEEN + GENRES  # awards counted twice
UNSEEN_BLOCKBUSTERS = UNSEEN_WORTH + GENRES
UNSEEN_STARS = UNSEEN_BLOCKBUSTERS + 1  # by worth
LEFT_OVER = UNSEEN_STARS + WORTHS

# Where a card lies. Projects count from 0 as seat * 3 + genre, films from FILM_1 as they are finished.
DECK = -1
TABLE = -2
THROWN_AWAY = -3
FILM_1 = SEATS * GENRES
KEPT_1 = FILM_1 + STAR_CARDS  # + seat: a blockbuster laid aside

# What happened: a kind and three numbers. The names are in `game.py`.
ROUND_BEGINS, LAID, CLAPPED, DOUBLED, JOINED, KEPT, FINISHED, WASTED, THROWN, GAME_OVER = range(10)


class State:
    # The box.
    sort_of: Annotated[Row, f"{CARDS}u1"]  # what each card is
    worth: Annotated[Row, f"{CARDS}u1"]  # a star's stars; 2 for a screenplay with an award, else 1

    # The game.
    players: Annotated[int, "i2"]
    options: Annotated[int, "i2"]
    stage: Annotated[int, "i2"]
    rounds_done: Annotated[int, "i2"]
    starter: Annotated[int, "i2"]  # first player of this round
    turn: Annotated[int, "i2"]  # whose decision it is
    owed: Annotated[int, "i2"]  # reels still to be laid by a Double Reel
    handed: Annotated[int, "i2"]  # cards of this round handed out so far
    films: Annotated[int, "i2"]  # finished films
    has: Annotated[Grid, f"({SEATS + 1},{WIDTH})i2"]  # what each seat has, and nobody
    in_column: Annotated[Row, f"{COLUMNS}i1"]  # reels in each column
    reels: Annotated[Row, f"{ROUND_CARDS}i1"]  # owner of the reel on each card of the round, or -1
    film_owner: Annotated[Row, f"{STAR_CARDS}i1"]
    film_genre: Annotated[Row, f"{STAR_CARDS}i1"]
    film_cards: Annotated[Row, f"{STAR_CARDS}i2"]  # awards counted twice
    film_stars: Annotated[Row, f"{STAR_CARDS}i1"]
    star_deck: Annotated[Row, f"{STAR_CARDS}i1"]  # in draw order
    film_deck: Annotated[Row, f"{FILM_CARDS}i1"]
    deal: Annotated[Row, f"{CARDS}u1"]  # all rounds' cards, in the order in which they are laid out
    lies: Annotated[Row, f"{CARDS}i1"]  # where each card lies

    faces: Annotated[Row, f"{ROUND_CARDS}u1"]  # kind and worth of each card of the round, noted by `look_over`

    # What the last move brought about.
    happened: Annotated[int, "i2"]
    events: Annotated[Grid, ROWS]


STATE = record_type(State)
