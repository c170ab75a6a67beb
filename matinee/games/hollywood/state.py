"""A position of Hollywood in memory, and the words the rules use for its numbers."""

from typing import Annotated

from matinee.engine.events import ROWS
from matinee.engine.layout import Grid, Row, record_type

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
UNSEEN = 2 * GENRES + 1 + WORTHS

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
    clap: Annotated[Row, f"{SEATS}i1"]  # 1 while the Clap Board is still to be played
    double: Annotated[Row, f"{SEATS}i1"]
    reels_left: Annotated[Row, f"{SEATS}i1"]
    kept: Annotated[Row, f"{SEATS}i1"]  # blockbusters
    in_column: Annotated[Row, f"{COLUMNS}i1"]  # reels in each column
    thrown: Annotated[Row, f"{GENRES}i1"]  # screenplays thrown away over the game, by genre
    project: Annotated[Grid, f"({SEATS},{GENRES})i1"]  # cards of each project, awards counted twice
    reels: Annotated[Row, f"{ROUND_CARDS}i1"]  # owner of the reel on each card of the round, or -1
    film_owner: Annotated[Row, f"{STAR_CARDS}i1"]
    film_genre: Annotated[Row, f"{STAR_CARDS}i1"]
    film_cards: Annotated[Row, f"{STAR_CARDS}i2"]  # awards counted twice
    film_stars: Annotated[Row, f"{STAR_CARDS}i1"]
    film_points: Annotated[Grid, f"({SEATS},{GENRES})u2"]  # of all films of a seat in each genre, before H-V1
    best_film: Annotated[Grid, f"({SEATS},{GENRES})u2"]  # points of the best of them, 0 if there is none
    star_deck: Annotated[Row, f"{STAR_CARDS}i1"]  # in draw order
    film_deck: Annotated[Row, f"{FILM_CARDS}i1"]
    deal: Annotated[Row, f"{CARDS}u1"]  # all rounds' cards, in the order in which they are laid out
    lies: Annotated[Row, f"{CARDS}i1"]  # where each card lies

    # What everybody sees all round, noted by `observing.look_over` when it begins.
    faces: Annotated[Row, f"{ROUND_CARDS}u1"]  # kind and worth of each card of the round
    unseen: Annotated[Row, f"{UNSEEN}u1"]  # cards of later rounds: by genre, their worth, blockbusters, stars by worth

    # What the last move brought about.
    happened: Annotated[int, "i2"]
    events: Annotated[Grid, ROWS]


STATE = record_type(State)
