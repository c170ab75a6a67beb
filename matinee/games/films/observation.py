"""The observation of a seat of the film games, as numbers for a network.

Each number is divided by a typical maximum, so that most are between 0 and 1.
"""

from typing import Any

import numpy as np

from matinee.engine.arithmetic import is_negative
from matinee.engine.layout import FloatRow
from matinee.games.films.locations import (
    city_tiles_before,
    deck_start,
    is_filled,
    is_party,
    round_start,
    tiles_at,
)
from matinee.games.films.scoring import film_points, trophy_holder, trophy_points
from matinee.games.films.state import (
    BIDDING,
    BLANK,
    CHOOSING,
    CONTRACT,
    DESK,
    DIRECTOR_LOCATION,
    DIRECTOR_SPACE,
    FIRST_FILM,
    GENRES,
    HAND,
    HIGHEST_MARKER,
    KIND_IDS,
    KINDS,
    LEGENDS,
    LOCATIONS,
    MAX_CITY_TILES,
    MAX_PRINTED_STARS,
    MAX_STARS,
    MIN_STARS,
    NO_SPACE,
    OVER,
    PILE,
    PLACING,
    ROUNDS,
    SEATS,
    SPACES,
    STAR_SPACE,
    STAR_VALUES,
    TROPHIES,
    State,
)
from matinee.games.films.tiles import FACE_COUNT, NO_FACE, face_of, is_director, stars_on

LOT_TILES = 5  # the most tiles offered at once
MIN_PLAYERS, MAX_PLAYERS = 2, 5
TYPICAL_PRINTED_STARS = 5
CITIES = ((2, 3), (3, 2), (5, 3), (6, 2), (7, 2))
"""The cities of the included boards and their tiles, for names. On other boards the tiles are in the same order."""
SPACE_KINDS = ("director", "actor", "effects", "music", "camera", "blank")

# The names of the numbers of each part: the table, an unfinished screenplay, its mandatory spaces and its star space,
# a seat without its screenplays, and the top of the pile.
STAGE_FEATURES = ("choosing", "bidding", "taking", "placing")
TABLE_FEATURES = ("round", "standing bid", "pot", "legends open", "may decline", "tie by film")
SCREENPLAY_FEATURES = ("there", "genre 1", "genre 2", "genre 3", "printed", "total", "missing")
SPACE_FEATURES = (*SPACE_KINDS, "contract on it", "stars on it")
STAR_SPACE_FEATURES = ("filled", "stars")
SEAT_FEATURES = (
    *("money", "out of auction", "first player", "actors", "film points", "trophy points", "finished films"),
    *("director stars", "best genre 1", "best genre 2", "best genre 3", "lowest film", "highest film"),
    *("first genre 1", "first genre 2", "first genre 3", "still to take at the party"),
)
PILE_FEATURES = ("left", "genre 1", "genre 2", "genre 3", "printed")

# How many numbers each part has.
TILE_SIZE = KINDS + 1  # a tile: its kind and its stars
SPACE_SIZE = len(SPACE_FEATURES)
SEAT_SIZE = len(SEAT_FEATURES)
SPACES_OFFSET = len(SCREENPLAY_FEATURES)  # in an unfinished screenplay
STAR_SPACE_OFFSET = SPACES_OFFSET + STAR_SPACE * SPACE_SIZE
FILM_SIZE = STAR_SPACE_OFFSET + len(STAR_SPACE_FEATURES)
COPIED_SIZE = 8  # numbers of a screenplay that are copied at once; the last ones are then overwritten

# Constants in single precision, because conversions take time.
single: Any = np.float32
EIGHTH: Any = single(1 / 8)

# The index of the first number of each part.
LOCATION_OFFSET = len(STAGE_FEATURES)
PLAYERS_OFFSET = LOCATION_OFFSET + LOCATIONS
TURN_OFFSET = PLAYERS_OFFSET + MAX_PLAYERS - MIN_PLAYERS + 1
TABLE_OFFSET = TURN_OFFSET + SEATS
LOT_OFFSET = TABLE_OFFSET + len(TABLE_FEATURES)
HAND_OFFSET = LOT_OFFSET + LOT_TILES * TILE_SIZE
CITIES_OFFSET = HAND_OFFSET + HAND * TILE_SIZE
LEGENDS_OFFSET = CITIES_OFFSET + MAX_CITY_TILES * TILE_SIZE
FACE_DOWN_OFFSET = LEGENDS_OFFSET + LEGENDS + 2
MARKERS_OFFSET = FACE_DOWN_OFFSET + KINDS * STAR_VALUES
PILE_OFFSET = MARKERS_OFFSET + HIGHEST_MARKER + 1
PILE_SPACES_OFFSET = PILE_OFFSET + len(PILE_FEATURES)
SEATS_OFFSET = PILE_SPACES_OFFSET + STAR_SPACE * len(SPACE_KINDS)
PLAYER_SIZE = SEAT_SIZE + DESK * FILM_SIZE  # a seat with its screenplays

# The index of a feature among those of the table.
ROUND_INDEX = TABLE_OFFSET + TABLE_FEATURES.index("round")
STANDING_BID_INDEX = TABLE_OFFSET + TABLE_FEATURES.index("standing bid")
POT_INDEX = TABLE_OFFSET + TABLE_FEATURES.index("pot")
LEGENDS_OPEN_INDEX = TABLE_OFFSET + TABLE_FEATURES.index("legends open")
MAY_DECLINE_INDEX = TABLE_OFFSET + TABLE_FEATURES.index("may decline")
TIE_BY_FILM_INDEX = TABLE_OFFSET + TABLE_FEATURES.index("tie by film")

# The index of a feature among those of a screenplay, of a space and of its star space.
THERE_INDEX = SCREENPLAY_FEATURES.index("there")
GENRE_INDEX = SCREENPLAY_FEATURES.index("genre 1")
PRINTED_INDEX = SCREENPLAY_FEATURES.index("printed")
TOTAL_INDEX = SCREENPLAY_FEATURES.index("total")
MISSING_INDEX = SCREENPLAY_FEATURES.index("missing")
STARS_ON_SPACE_INDEX = SPACE_FEATURES.index("stars on it")
FILLED_INDEX = STAR_SPACE_OFFSET + STAR_SPACE_FEATURES.index("filled")
STAR_SPACE_STARS_INDEX = STAR_SPACE_OFFSET + STAR_SPACE_FEATURES.index("stars")

# The index of a feature among those of a seat.
MONEY_INDEX = SEAT_FEATURES.index("money")
OUT_OF_AUCTION_INDEX = SEAT_FEATURES.index("out of auction")
FIRST_PLAYER_INDEX = SEAT_FEATURES.index("first player")
ACTORS_INDEX = SEAT_FEATURES.index("actors")
FILM_POINTS_INDEX = SEAT_FEATURES.index("film points")
TROPHY_POINTS_INDEX = SEAT_FEATURES.index("trophy points")
FINISHED_FILMS_INDEX = SEAT_FEATURES.index("finished films")
DIRECTOR_STARS_INDEX = SEAT_FEATURES.index("director stars")
BEST_OF_GENRE_INDEX = SEAT_FEATURES.index("best genre 1")
LOWEST_FILM_INDEX = SEAT_FEATURES.index("lowest film")
HIGHEST_FILM_INDEX = SEAT_FEATURES.index("highest film")
FIRST_OF_GENRE_INDEX = SEAT_FEATURES.index("first genre 1")
STILL_TO_TAKE_INDEX = SEAT_FEATURES.index("still to take at the party")

# The index of a feature of the pile.
PILE_GENRE_INDEX = PILE_OFFSET + PILE_FEATURES.index("genre 1")
PILE_PRINTED_INDEX = PILE_OFFSET + PILE_FEATURES.index("printed")


def tile_names(prefix: str) -> list[str]:
    """Return the names of the numbers of a tile."""
    return [f"{prefix}: {kind}" for kind in KIND_IDS] + [f"{prefix}: stars"]


def film_names(prefix: str) -> list[str]:
    """Return the names of the numbers of an unfinished screenplay."""
    names = [f"{prefix}: {feature}" for feature in SCREENPLAY_FEATURES]
    for space in range(STAR_SPACE):
        names += [f"{prefix} space {space + 1}: {feature}" for feature in SPACE_FEATURES]
    return names + [f"{prefix} star space: {feature}" for feature in STAR_SPACE_FEATURES]


def seat_names(prefix: str) -> list[str]:
    """Return the names of the numbers of a seat and its screenplays."""
    names = [f"{prefix}: {feature}" for feature in SEAT_FEATURES]
    for slot in range(DESK):
        names += film_names(f"{prefix} film {slot + 1}")
    return names


def features() -> list[str]:
    """Return the names of the numbers that `observe` writes. Seats count clockwise from the observer."""
    names = [f"asked: {stage}" for stage in STAGE_FEATURES]
    names += [f"location {number + 1}" for number in range(LOCATIONS)]
    names += [f"players: {players}" for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    names += [f"turn of {seat}" for seat in range(SEATS)]
    names += TABLE_FEATURES
    for number in range(LOT_TILES):
        names += tile_names(f"offered {number + 1}")
    for number in range(HAND):
        names += tile_names(f"to place {number + 1}")
    for location, tiles in CITIES:
        for number in range(tiles):
            names += tile_names(f"to come at {location}, tile {number + 1}")
    names += [f"legend {place + 1}: stars, where open" for place in range(LEGENDS)]
    names += ["legends to come", "legends to come: stars"]
    for kind in KIND_IDS:
        names += [f"face down: {kind} of {stars}" for stars in range(MIN_STARS, MAX_STARS + 1)]
    names += [f"marker {value}: left" for value in range(HIGHEST_MARKER + 1)]
    names += [f"pile: {feature}" for feature in PILE_FEATURES]
    for space in range(STAR_SPACE):
        names += [f"pile space {space + 1}: {kind}" for kind in SPACE_KINDS]
    for seat in range(SEATS):
        names += seat_names(f"seat {seat}")
    return names


OBSERVATION_SIZE = len(features())


def tile_rows() -> Any:
    """Return the numbers of a tile, for each face."""
    rows = np.zeros((FACE_COUNT, TILE_SIZE), np.float32)
    for kind in range(KINDS):
        for stars in range(MIN_STARS, MAX_STARS + 1):
            rows[face_of(kind, stars), kind] = 1
            rows[face_of(kind, stars), KINDS] = stars / MAX_STARS
    return rows


def screenplay_rows() -> Any:
    """Return the numbers of a screenplay without its spaces, for each `screenplay_row`."""
    rows = np.zeros((screenplay_row(GENRES, 0), COPIED_SIZE), np.float32)
    for genre in range(GENRES):
        for printed in range(MAX_PRINTED_STARS + 1):
            row = screenplay_row(genre, printed)
            rows[row, [THERE_INDEX, GENRE_INDEX + genre, PRINTED_INDEX]] = 1, 1, printed / TYPICAL_PRINTED_STARS
    return rows


def space_rows() -> Any:
    """Return the numbers of a mandatory space, for each `space_row`."""
    rows = np.zeros((SPACE_ROW_COUNT, SPACE_SIZE), np.float32)
    for asked in range(BLANK + 1):
        rows[space_row(asked, NO_FACE), [kind_index(asked), STARS_ON_SPACE_INDEX]] = 1, -1 / MAX_STARS
        for kind in range(KINDS):
            for stars in range(MIN_STARS, MAX_STARS + 1):
                # On a blank space the kind of the top tile decides (F-T6).
                accepted = kind if asked == BLANK or kind == CONTRACT else asked
                row = space_row(asked, face_of(kind, stars))
                rows[row, [kind_index(accepted), STARS_ON_SPACE_INDEX]] = 1, stars / MAX_STARS
    return rows


def screenplay_row(genre: int, printed: int) -> int:
    """Return the row of SCREENPLAY_ROWS for a genre and printed stars."""
    return (MAX_PRINTED_STARS + 1) * genre + printed


def space_row(asked: int, face: int) -> int:
    """Return the row of SPACE_ROWS for the kind that a space asks for and the face of its top tile."""
    return (asked + 1) * FACE_COUNT + face


def kind_index(kind: int) -> int:
    """Return the index in SPACE_KINDS of a kind or of BLANK; 6 for a contract. The constant has four bits for each."""
    return 0x543260001 >> (4 * kind) & 15


SPACE_ROW_COUNT = space_row(BLANK, NO_FACE) + 1
MAX_FILM_STARS = MAX_PRINTED_STARS + SPACES * MAX_STARS

# Lookup tables avoid branches, which the processor would mispredict. Compiled code copies a whole row at once if it
# knows that the index is not negative, hence `max(index, 0)` below.
TILE_ROWS = tile_rows()
SCREENPLAY_ROWS = screenplay_rows()
SPACE_ROWS = space_rows()
FIFTHS = np.arange(STAR_SPACE + 1, dtype=np.float32) / single(5)
TWENTIETHS = np.arange(SPACES * MIN_STARS, MAX_FILM_STARS + 1, dtype=np.float32) / single(20)


def observe(s: State, seat: int, out: FloatRow) -> None:
    """Write the observation of a seat to `out`; a negative seat is a spectator."""
    clear(s, out)
    observer = max(seat, 0)
    observe_table(s, observer, out)
    observe_lot(s, out)
    for held in range(HAND):
        observe_tile(s, s.hand[held], HAND_OFFSET + held * TILE_SIZE, out)
    observe_cities(s, out)
    observe_face_down(s, out)
    for value in range(HIGHEST_MARKER + 1):
        out[MARKERS_OFFSET + value] = 0.5 * ((s.markers >> (2 * value)) & 1) + 0.5 * (
            (s.markers >> (2 * value + 1)) & 1
        )
    observe_pile(s, out)
    observe_seats(s, observer, out)
    observe_desks(s, observer, out)
    observe_finished(s, observer, out)
    observe_trophies(s, observer, out)


def clear(s: State, out: FloatRow) -> None:
    """Set all numbers to 0, except those that `observe_desks` writes: most of them, so this saves time."""
    for i in range(SEATS_OFFSET):
        out[i] = 0.0
    for seat in range(SEATS):
        for i in range(SEAT_SIZE if seat < s.players else PLAYER_SIZE):
            out[SEATS_OFFSET + seat * PLAYER_SIZE + i] = 0.0


def seat_offset(s: State, seat: int, observer: int) -> int:
    """Return the index of a seat's first number. Seats are ordered clockwise from `observer`."""
    return SEATS_OFFSET + PLAYER_SIZE * max(
        int(seat) - observer + int(s.players) * is_negative(int(seat) - observer), 0
    )


def observe_table(s: State, observer: int, out: FloatRow) -> None:
    """Write the stage, the turn, the round and the edition."""
    if s.stage != OVER:
        out[s.stage] = 1.0
        out[LOCATION_OFFSET + s.location] = 1.0
        out[TURN_OFFSET + (s.turn - observer if s.turn >= observer else s.turn - observer + s.players)] = 1.0
    out[PLAYERS_OFFSET + s.players - MIN_PLAYERS] = 1.0
    out[ROUND_INDEX] = s.round_number / (ROUNDS - 1)
    out[STANDING_BID_INDEX] = (s.standing_bid + 1) / 12 if s.stage == BIDDING else 0.0
    out[POT_INDEX] = s.pot / 4
    out[LEGENDS_OPEN_INDEX] = s.legends_open
    out[MAY_DECLINE_INDEX] = s.may_decline
    out[TIE_BY_FILM_INDEX] = s.tie_by_film


def observe_lot(s: State, out: FloatRow) -> None:
    """Write the tiles that are up for auction or at the party."""
    if is_party(s, s.location):
        for place in range(SEATS):
            observe_tile(s, s.party[place], LOT_OFFSET + place * TILE_SIZE, out)
    elif s.stage == BIDDING and s.location == DIRECTOR_LOCATION:
        observe_tile(s, s.legends[s.round_number], LOT_OFFSET, out)
    elif s.stage == BIDDING:
        start = deck_start(s, s.location)
        for i in range(tiles_at(s, s.location)):
            observe_tile(s, s.deck[start + i], LOT_OFFSET + i * TILE_SIZE, out)


def observe_tile(s: State, tile: int, start: int, out: FloatRow) -> None:
    """Write the kind and the stars of a tile to `out` from index `start` on; zeros for tile -1."""
    face, start = s.face[tile], max(start, 0)
    for i in range(TILE_SIZE):
        out[start + i] = TILE_ROWS[face, i]


def observe_cities(s: State, out: FloatRow) -> None:
    """F-R2: write the tiles of this round's cities still to come. F-S4: write the legends still to come."""
    if s.location < LOCATIONS and is_filled(s):
        start = round_start(s, s.round_number)
        before_first_party = city_tiles_before(s, s.first_party)
        before_second_party = city_tiles_before(s, s.second_party)
        for number in range(city_tiles_before(s, s.location + 1), s.city_tiles):
            # In the deck, the tiles of the parties lie between those of the cities.
            skipped = s.players if number >= before_first_party else 0
            skipped += s.players if number >= before_second_party else 0
            observe_tile(s, s.deck[start + number + skipped], CITIES_OFFSET + number * TILE_SIZE, out)
    legends = 0
    stars = 0
    for later in range(s.round_number if s.stage == CHOOSING else s.round_number + 1, LEGENDS):
        legends += 1
        stars += stars_on(s, s.legends[later])
        if s.legends_open:
            out[LEGENDS_OFFSET + later] = stars_on(s, s.legends[later]) / MAX_STARS
    out[LEGENDS_OFFSET + LEGENDS] = legends / LEGENDS
    out[LEGENDS_OFFSET + LEGENDS + 1] = stars / (LEGENDS * MAX_STARS)


def observe_face_down(s: State, out: Any) -> None:
    """Write how many tiles of each kind and stars lie face down.

    The compiler uses vector instructions only if the length of the loop is unknown, hence `out.size`.
    """
    for index in range(min(KINDS * STAR_VALUES, out.size)):
        out[FACE_DOWN_OFFSET + index] = EIGHTH * single(s.face_down[index])


def observe_pile(s: State, out: FloatRow) -> None:
    """F-S6: write the top screenplay of the pile."""
    out[PILE_OFFSET] = (PILE - s.drawn) / PILE
    if s.drawn < PILE:
        film = s.pile[s.drawn]
        out[PILE_GENRE_INDEX + int(s.genre[film])] = 1.0
        out[PILE_PRINTED_INDEX] = s.printed[film] / TYPICAL_PRINTED_STARS
        for space in range(STAR_SPACE):
            if s.space[film, space] != NO_SPACE:
                out[PILE_SPACES_OFFSET + space * len(SPACE_KINDS) + kind_index(int(s.space[film, space]))] = 1.0


def observe_seats(s: State, observer: int, out: FloatRow) -> None:
    """Write each seat's money, whether it has left the auction, its actors, and when it picks at the party."""
    for seat in range(s.players):
        start = seat_offset(s, seat, observer)
        out[start + MONEY_INDEX] = s.money[seat] / 20
        out[start + OUT_OF_AUCTION_INDEX] = (s.passed >> seat) & 1 if s.stage == BIDDING else 0.0
        out[start + FIRST_PLAYER_INDEX] = 1.0 if s.first == seat else 0.0
        out[start + ACTORS_INDEX] = EIGHTH * single(s.actors[seat])
        out[start + LOWEST_FILM_INDEX] = 1.0  # `observe_finished` takes the minimum
    if is_party(s, s.location):
        for place in range(s.served + (1 if s.stage == PLACING else 0), s.players):
            out[seat_offset(s, s.queue[place], observer) + STILL_TO_TAKE_INDEX] = 1.0 - place / SEATS


def observe_desks(s: State, observer: int, out: FloatRow) -> None:
    """Write the unfinished screenplays of all seats: most of the observation."""
    for seat in range(s.players):
        start = seat_offset(s, seat, observer) + SEAT_SIZE
        for slot in range(DESK):
            if s.desk[seat, slot] >= 0:
                observe_film(s, int(s.desk[seat, slot]), start + slot * FILM_SIZE, out)
            else:
                for i in range(FILM_SIZE):
                    out[start + slot * FILM_SIZE + i] = 0.0


def observe_film(s: State, film: int, start: int, out: FloatRow) -> None:
    """Write an unfinished screenplay to `out` from index `start` on."""
    film, start = max(film, 0), max(start, 0)
    row = max(screenplay_row(int(s.genre[film]), int(s.printed[film])), 0)
    for i in range(COPIED_SIZE):
        out[start + i] = SCREENPLAY_ROWS[row, i]
    out[start + TOTAL_INDEX] = TWENTIETHS[max(int(s.film_stars[film]) - SPACES * MIN_STARS, 0)]
    out[start + MISSING_INDEX] = FIFTHS[max(int(s.missing[film]), 0)]
    for space in range(STAR_SPACE):
        row = max(space_row(int(s.space[film, space]), int(s.face[s.top[film, space]])), 0)
        for i in range(SPACE_SIZE):
            out[start + SPACES_OFFSET + space * SPACE_SIZE + i] = SPACE_ROWS[row, i]
    star_face = s.face[s.top[film, STAR_SPACE]]
    out[start + FILLED_INDEX] = 1.0 if star_face != NO_FACE else 0.0
    out[start + STAR_SPACE_STARS_INDEX] = TILE_ROWS[star_face, KINDS]


def observe_finished(s: State, observer: int, out: FloatRow) -> None:
    """F-C3, F-W3 to F-W5: add the finished films to the numbers of their owners."""
    for nth in range(s.finished):
        film = s.nth_film[nth]
        start = seat_offset(s, s.owner[film], observer)
        rank = s.rank[film] / (2 * HIGHEST_MARKER)
        director = s.top[film, DIRECTOR_SPACE]
        out[start + FILM_POINTS_INDEX] += film_points(s, film) / 64
        out[start + FINISHED_FILMS_INDEX] += 1 / 8
        out[start + DIRECTOR_STARS_INDEX] += stars_on(s, director) / 16 if is_director(s, director) else 0.0
        best = start + BEST_OF_GENRE_INDEX + int(s.genre[film])
        out[best] = max(out[best], rank)
        out[start + LOWEST_FILM_INDEX] = min(out[start + LOWEST_FILM_INDEX], rank)
        out[start + HIGHEST_FILM_INDEX] = max(out[start + HIGHEST_FILM_INDEX], rank)


def observe_trophies(s: State, observer: int, out: FloatRow) -> None:
    """Add the trophies to the numbers of their holders."""
    for trophy in range(TROPHIES):
        holder = trophy_holder(s, trophy)
        if holder >= 0:
            start = seat_offset(s, holder, observer)
            out[start + TROPHY_POINTS_INDEX] += trophy_points(trophy) / 64
            if FIRST_FILM <= trophy < FIRST_FILM + GENRES:
                out[start + FIRST_OF_GENRE_INDEX + trophy - FIRST_FILM] = 1.0
