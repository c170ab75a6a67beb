"""The state of a game of Dream Factory or Traumfabrik, and names for the numbers in it."""

from typing import Annotated

from matinee.engine.events import ROWS
from matinee.engine.layout import Grid, Row, record_type

SEATS = 5
TILES = 93
LEGENDS = 4
DECK_TILES = TILES - LEGENDS
SCREENPLAYS = 22
PILE = 7
DESK = 3  # screenplays that a player works on at once; each finished one is replaced by one from the pile
STUDIOS = 5
STUDIO_BITS = 3  # of the option "studios", for each seat
START_MONEY, START_MONEY_OF_FIVE = 12, 10  # tokens of each of up to four players, and of five (F-S2)
GENRES = 3
ROUNDS = 4
LOCATIONS = 8
HAND = 3  # the most tiles to place at once
HIGHEST_MARKER = 22
LOWEST_PLUS_MARKER, HIGHEST_PLUS_MARKER = 8, 14  # the markers that also exist with a "+" (F-B3)
NO_FILM = -100  # a rank below that of every film

# Kinds of tiles. The spaces of a screenplay ask for the same kinds, or are blank.
ACTOR, STAR, LEGEND, DIRECTOR, CONTRACT, EFFECTS, MUSIC, CAMERA = range(8)
KIND_IDS = ("actor", "star", "legend", "director", "contract", "effects", "music", "camera")
KINDS = 8
MIN_STARS, MAX_STARS = -1, 4  # of a tile
MAX_PRINTED_STARS = 22  # of a screenplay
STAR_VALUES = MAX_STARS - MIN_STARS + 1
BLANK = 8
NO_SPACE = -1

# The spaces of a screenplay: up to five mandatory ones, that of the director first, and one for a star.
SPACES = 6
DIRECTOR_SPACE = 0
STAR_SPACE = 5

# F-B6: the director location is the first of 8; the box says which of the others are parties, and how many tiles the
# cities have: two, or one more in the large ones. Five players need 4 * (12 + 2 * 5) of the 89 tiles, so there are at
# most two large cities.
DIRECTOR_LOCATION = 0
CITIES = 5
SMALL_CITY_TILES = 2
MAX_LARGE_CITIES = 2
MAX_CITY_TILES = CITIES * SMALL_CITY_TILES + MAX_LARGE_CITIES

# The stages: what the seat whose turn it is must decide.
CHOOSING, BIDDING, TAKING, PLACING, OVER = range(5)

# Actions: the number of the first of each kind.
PASS = 0
BID_0 = 1
CHOOSE_1 = 52
TAKE_1 = 56
DECLINE = 61
DISCARD_1 = 62
PLACE_1 = 65
ACTIONS = PLACE_1 + HAND * DESK * SPACES
MAX_BID = CHOOSE_1 - BID_0 - 1

# Trophies: the first film of each genre, the best film of rounds 1 to 3, the film of the year of each genre, two more.
FIRST_FILM = 0
BEST_FILM = 3
FILM_OF_THE_YEAR = 6
WORST_FILM = 9
BEST_DIRECTOR = 10
TROPHIES = 11
TROPHY_POINTS = 5  # F-B5: of a trophy before FILM_OF_THE_YEAR
FINAL_TROPHY_POINTS = 10

# Kinds of events. `game.py` has their names and facts.
ROUND_BEGINS, LEGEND_COMES, BID, PASSED, AUCTION_WON, PRICE_SHARED = range(6)
GUEST_INVITED, TILE_TAKEN, DECLINED, TILE_LEFT_OVER, TILE_PLACED, TILE_DISCARDED = range(6, 12)
FILM_FINISHED, SCREENPLAY_DRAWN, TROPHY_AWARDED, TROPHY_NOT_AWARDED, GAME_OVER = range(12, 17)


class State:
    """The fields of a position."""

    # The box.
    face: Annotated[Row, f"{TILES + 1}u1"]  # kind and stars of each tile (see `tiles.py`); the last one is NO_FACE
    genre: Annotated[Row, f"{SCREENPLAYS}i1"]
    printed: Annotated[Row, f"{SCREENPLAYS}i1"]  # printed stars
    home: Annotated[Row, f"{SCREENPLAYS}i1"]  # the studio, or 0
    space: Annotated[Grid, f"({SCREENPLAYS},{SPACES})i1"]  # the kind that each space asks for
    legends_open: Annotated[int, "i2"]  # F-S4
    may_decline: Annotated[int, "i2"]  # F-P2
    tie_by_film: Annotated[int, "i2"]  # F-E2

    # The game.
    players: Annotated[int, "i2"]
    stage: Annotated[int, "i2"]
    turn: Annotated[int, "i2"]  # the seat that must decide
    first: Annotated[int, "i2"]  # the seat with the first player's marker
    round_number: Annotated[int, "i2"]  # from 0
    location: Annotated[int, "i2"]  # LOCATIONS once the game is over
    pot: Annotated[int, "i2"]  # the tokens in the middle
    money: Annotated[Row, f"{SEATS}i2"]
    studio: Annotated[Row, f"{SEATS}i1"]
    markers: Annotated[int, "i8"]  # those left, as bits: 2 * value, or 2 * value + 1 with a "+"
    trophy: Annotated[Row, f"{TROPHIES}i1"]  # the film that won it (best director: the seat), or -1
    deck: Annotated[Row, f"{DECK_TILES}i1"]  # in the order in which the locations are filled
    face_down: Annotated[Row, f"{KINDS * STAR_VALUES}u1"]  # how many tiles of each kind and stars lie face down
    legends: Annotated[Row, f"{LEGENDS}i1"]  # one for each round
    pile: Annotated[Row, f"{PILE}i1"]
    drawn: Annotated[int, "i2"]  # screenplays drawn from the pile so far

    # The auction.
    standing_bid: Annotated[int, "i2"]  # the highest bid so far, or -1
    passed: Annotated[int, "i2"]  # the seats that have passed, as bits

    # The party.
    party: Annotated[Row, f"{SEATS}i1"]  # tiles not yet taken, or -1
    queue: Annotated[Row, f"{SEATS}i1"]  # the seats in the order in which they pick (F-P4)
    served: Annotated[int, "i2"]  # how many seats have picked

    # The films.
    hand: Annotated[Row, f"{HAND}i1"]  # tiles not yet placed by the seat whose turn it is, or -1
    desk: Annotated[Grid, f"({SEATS},{DESK})i1"]  # unfinished screenplays, or -1
    owner: Annotated[Row, f"{SCREENPLAYS}i1"]  # the seat that has the screenplay, or -1
    top: Annotated[Grid, f"({SCREENPLAYS},{SPACES})i1"]  # the top tile of each space, or -1
    under: Annotated[Row, f"{TILES}i1"]  # the tile below each tile, or -1
    missing: Annotated[Row, f"{SCREENPLAYS}i1"]  # mandatory spaces still empty (F-C1)
    film_stars: Annotated[Row, f"{SCREENPLAYS}i1"]  # printed stars and those of the top tiles (F-C2)
    actors: Annotated[Row, f"{SEATS}i1"]  # visible actors and stars of each seat (F-P2)
    order: Annotated[Row, f"{SCREENPLAYS}i1"]  # 1 for the film finished first, and so on; 0 if unfinished
    rank: Annotated[Row, f"{SCREENPLAYS}i1"]  # the bit of its marker; without a marker, minus its order (F-C3)
    finished: Annotated[int, "i2"]  # number of finished films
    nth_film: Annotated[Row, f"{SCREENPLAYS}i1"]  # the finished films in order, then -1

    # The events of the last move.
    event_count: Annotated[int, "i2"]
    events: Annotated[Grid, ROWS]

    # Added later, in place of spare bytes at the end of the record.
    rules_version: Annotated[int, "i1"]
    first_party: Annotated[int, "i1"]  # a location, as are the next three
    second_party: Annotated[int, "i1"]
    first_large_city: Annotated[int, "i1"]  # LOCATIONS if there is none
    second_large_city: Annotated[int, "i1"]
    city_tiles: Annotated[int, "i1"]  # of all cities in a round


STATE = record_type(State)
