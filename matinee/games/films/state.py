"""A position of Dream Factory or Traumfabrik in memory, and the words the rules use for its numbers."""

from typing import Annotated

from matinee.engine.events import ROWS
from matinee.engine.layout import Grid, Row, record_type

SEATS = 5
TILES = 93
LEGENDS = 4
DECK_TILES = TILES - LEGENDS
SCREENPLAYS = 22
PILE = 7
DESK = 3  # nobody ever works on more: a new screenplay comes only for a finished film
STUDIOS = 5
GENRES = 3
ROUNDS = 4
LOCATIONS = 8
HAND = 3
HIGHEST = 22  # rating marker
NO_FILM = -100  # ranks below every film

# Kinds of tiles; the spaces of a screenplay use the same numbers.
ACTOR, STAR, LEGEND, DIRECTOR, CONTRACT, EFFECTS, MUSIC, CAMERA = range(8)
KIND_IDS = ("actor", "star", "legend", "director", "contract", "effects", "music", "camera")
KINDS = 8
STARS = 6  # what a tile may have: -1 to 4
BLANK = 8
NO_SPACE = -1

# The spaces of a screenplay: the director's, four more, the star's.
SPACES = 6
STAR_SPACE = 5

# F-B6. Tiles on each location (0: as many as players), and city tiles on those before it.
LOCATION_TILES = (1, 3, 2, 0, 3, 2, 2, 0)
CITY_TILES_BEFORE = (0, 0, 3, 5, 5, 8, 10, 12)
CITY_TILES = 12
DIRECTOR_LOCATION = 0
FIRST_PARTY = 3
SECOND_PARTY = 7

# What the seat on turn is asked.
CHOOSING, BIDDING, TAKING, PLACING, OVER = range(5)

# Actions.
PASS = 0
BID_0 = 1
CHOOSE_1 = 52
TAKE_1 = 56
DECLINE = 61
DISCARD_1 = 62
PLACE_1 = 65
ACTIONS = PLACE_1 + HAND * DESK * SPACES
MOST_BID = CHOOSE_1 - BID_0 - 1

# The 11 trophies: three first films, three best films of a round, three of the year, the worst, the best director.
FIRST_FILM = 0
BEST_FILM = 3
FILM_OF_THE_YEAR = 6
WORST_FILM = 9
BEST_DIRECTOR = 10
TROPHIES = 11

# What happened: a kind and four numbers. The names are in `game.py`.
ROUND_BEGINS, LEGEND_COMES, BID, PASSED, WON, SHARED, INVITED, TOOK, DECLINED, LEFT = range(10)
PLACED, DISCARDED, FINISHED, DREW, AWARDED, NOT_AWARDED, GAME_OVER = range(10, 17)


class State:
    # The box.
    face: Annotated[Row, f"{TILES + 1}u1"]  # kind and stars of each tile (see `tiles.py`); the last is that of tile -1
    genre: Annotated[Row, f"{SCREENPLAYS}i1"]
    printed: Annotated[Row, f"{SCREENPLAYS}i1"]  # stars on the screenplay itself
    home: Annotated[Row, f"{SCREENPLAYS}i1"]  # its studio, or 0
    space: Annotated[Grid, f"({SCREENPLAYS},{SPACES})i1"]  # what each space asks for
    legends_open: Annotated[int, "i2"]  # F-S4
    may_decline: Annotated[int, "i2"]  # F-P2
    tie_by_film: Annotated[int, "i2"]  # F-E2

    # The table.
    players: Annotated[int, "i2"]
    stage: Annotated[int, "i2"]
    turn: Annotated[int, "i2"]
    first: Annotated[int, "i2"]  # who has the first player's marker
    round_number: Annotated[int, "i2"]  # from 0
    location: Annotated[int, "i2"]  # LOCATIONS once the game is over
    pot: Annotated[int, "i2"]  # what lies in the middle
    money: Annotated[Row, f"{SEATS}i2"]
    studio: Annotated[Row, f"{SEATS}i1"]
    markers: Annotated[int, "i8"]  # those left, as bits: 2 * value, and 2 * value + 1 for the one with a "+"
    trophy: Annotated[Row, f"{TROPHIES}i1"]  # the film that won it, the seat for the best director, or -1
    deck: Annotated[Row, f"{DECK_TILES}i1"]  # in the order in which the locations are filled
    face_down: Annotated[Row, f"{KINDS * STARS}u1"]  # how many of its tiles of each kind and stars are not seen yet
    legends: Annotated[Row, f"{LEGENDS}i1"]  # one a round
    pile: Annotated[Row, f"{PILE}i1"]
    drawn: Annotated[int, "i2"]  # screenplays drawn from the pile so far

    # The auction.
    standing: Annotated[int, "i2"]  # highest bid, or -1
    passed: Annotated[int, "i2"]  # seats that are out

    # The party.
    party: Annotated[Row, f"{SEATS}i1"]  # tiles still to be taken, or -1
    queue: Annotated[Row, f"{SEATS}i1"]  # F-P4
    served: Annotated[int, "i2"]

    # The films.
    hand: Annotated[Row, f"{HAND}i1"]  # tiles the seat on turn has still to place, or -1
    desk: Annotated[Grid, f"({SEATS},{DESK})i1"]  # screenplays being worked on, or -1
    owner: Annotated[Row, f"{SCREENPLAYS}i1"]
    top: Annotated[Grid, f"({SCREENPLAYS},{SPACES})i1"]  # the tile on top of each space, or -1
    under: Annotated[Row, f"{TILES}i1"]  # the tile beneath each tile, or -1
    missing: Annotated[Row, f"{SCREENPLAYS}i1"]  # mandatory spaces still empty (F-C1)
    film_stars: Annotated[Row, f"{SCREENPLAYS}i1"]  # printed and on the tiles on top (F-C2)
    actors: Annotated[Row, f"{SEATS}i1"]  # visible on all screenplays of a seat, finished or not (F-P2)
    order: Annotated[Row, f"{SCREENPLAYS}i1"]  # 1 for the film finished first, and so on; 0 for unfinished ones
    rank: Annotated[Row, f"{SCREENPLAYS}i1"]  # the marker's bit; without marker minus its order (F-C3)
    finished: Annotated[int, "i2"]  # films finished by all
    nth_film: Annotated[Row, f"{SCREENPLAYS}i1"]  # the one finished first, and so on, then -1

    # What the last move brought about.
    happened: Annotated[int, "i2"]
    events: Annotated[Grid, ROWS]


STATE = record_type(State)
