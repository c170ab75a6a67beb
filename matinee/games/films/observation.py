"""The observation of a seat of the film games, as numbers for a network."""

from typing import Any

import numpy as np

from matinee.engine.arithmetic import is_negative
from matinee.engine.layout import FloatRow
from matinee.games.films.locations import deck_start, is_party, tiles_at
from matinee.games.films.scoring import film_points, trophy_holder, trophy_points
from matinee.games.films.state import (
    BIDDING,
    BLANK,
    CHOOSING,
    CITY_TILES,
    CITY_TILES_BEFORE,
    CONTRACT,
    DESK,
    FIRST_FILM,
    FIRST_PARTY,
    GENRES,
    HAND,
    HIGHEST_MARKER,
    KIND_IDS,
    KINDS,
    LEGENDS,
    LOCATIONS,
    NO_SPACE,
    OVER,
    PILE,
    PLACING,
    SEATS,
    SPACES,
    STAR_SPACE,
    STARS,
    TROPHIES,
    State,
)
from matinee.games.films.tiles import FACE_COUNT, NO_FACE, face_of, kind_of, stars_on

# How many numbers each part has.
TILE_SIZE = KINDS + 1  # a tile: its kind and its stars
LOT_TILES = 5  # the most tiles offered at once
SPACE_KINDS = ("director", "actor", "effects", "music", "camera", "blank")
SPACE_SIZE = len(SPACE_KINDS) + 2  # a mandatory space
FILM_SIZE = 7 + STAR_SPACE * SPACE_SIZE + 2  # an unfinished screenplay
SEAT_SIZE = 14 + GENRES  # a seat without its screenplays
COPIED_SIZE = 8  # numbers of a screenplay that are copied at once; the last ones are then overwritten
MAX_PRINTED_STARS = 5

# Constants in single precision, because conversions take time.
single: Any = np.float32
EIGHTH: Any = single(1 / 8)

# The index of the first number of each part.
LOT_OFFSET = 4 + LOCATIONS + 4 + SEATS + 6
HAND_OFFSET = LOT_OFFSET + LOT_TILES * TILE_SIZE
CITIES_OFFSET = HAND_OFFSET + HAND * TILE_SIZE
LEGENDS_OFFSET = CITIES_OFFSET + CITY_TILES * TILE_SIZE
FACE_DOWN_OFFSET = LEGENDS_OFFSET + LEGENDS + 2
MARKERS_OFFSET = FACE_DOWN_OFFSET + KINDS * STARS
PILE_OFFSET = MARKERS_OFFSET + HIGHEST_MARKER + 1
SEATS_OFFSET = PILE_OFFSET + 5 + STAR_SPACE * len(SPACE_KINDS)
PLAYER_SIZE = SEAT_SIZE + DESK * FILM_SIZE


def tile_names(prefix: str) -> list[str]:
    """Return the names of the numbers of a tile."""
    return [f"{prefix}: {kind}" for kind in KIND_IDS] + [f"{prefix}: stars"]


def film_names(prefix: str) -> list[str]:
    """Return the names of the numbers of an unfinished screenplay."""
    fields = ("there", "genre 1", "genre 2", "genre 3", "printed", "total", "missing")
    names = [f"{prefix}: {field}" for field in fields]
    for space in range(STAR_SPACE):
        names += [f"{prefix} space {space + 1}: {field}" for field in (*SPACE_KINDS, "contract on it", "stars on it")]
    return names + [f"{prefix} star space: {field}" for field in ("filled", "stars")]


def seat_names(prefix: str) -> list[str]:
    """Return the names of the numbers of a seat."""
    fields = ["money", "out of auction", "first player", "actors", "film points", "trophy points", "finished films"]
    fields += ["director stars", "best genre 1", "best genre 2", "best genre 3", "lowest film", "highest film"]
    fields += ["first genre 1", "first genre 2", "first genre 3", "still to take at the party"]
    names = [f"{prefix}: {field}" for field in fields]
    for slot in range(DESK):
        names += film_names(f"{prefix} film {slot + 1}")
    return names


def features() -> list[str]:
    """Return the names of the numbers that `observe` writes. Seats count clockwise from the observer."""
    names = [f"asked: {stage}" for stage in ("choosing", "bidding", "taking", "placing")]
    names += [f"location {number + 1}" for number in range(LOCATIONS)]
    names += [f"players: {players}" for players in (2, 3, 4, 5)]
    names += [f"turn of {seat}" for seat in range(SEATS)]
    names += ["round", "standing bid", "pot", "legends open", "may decline", "tie by film"]
    for number in range(LOT_TILES):
        names += tile_names(f"offered {number + 1}")
    for number in range(HAND):
        names += tile_names(f"to place {number + 1}")
    for location in range(LOCATIONS):
        if location and not is_party(location):
            last = CITY_TILES_BEFORE[location + 1] if location + 1 < LOCATIONS else CITY_TILES
            for number in range(last - CITY_TILES_BEFORE[location]):
                names += tile_names(f"to come at {location + 1}, tile {number + 1}")
    names += [f"legend {place + 1}: stars, where open" for place in range(LEGENDS)]
    names += ["legends to come", "legends to come: stars"]
    for kind in KIND_IDS:
        names += [f"face down: {kind} of {stars}" for stars in range(-1, STARS - 1)]
    names += [f"marker {value}: left" for value in range(HIGHEST_MARKER + 1)]
    names += ["pile: left", "pile: genre 1", "pile: genre 2", "pile: genre 3", "pile: printed"]
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
        for stars in range(-1, STARS - 1):
            rows[face_of(kind, stars), kind] = 1
            rows[face_of(kind, stars), KINDS] = stars / 4
    return rows


def screenplay_rows() -> Any:
    """Return the numbers of a screenplay without its spaces, for each `screenplay_row`."""
    rows = np.zeros((screenplay_row(GENRES, 0), COPIED_SIZE), np.float32)
    for genre in range(GENRES):
        for printed in range(MAX_PRINTED_STARS + 1):
            rows[screenplay_row(genre, printed), [0, 1 + genre, 4]] = 1, 1, printed / 5
    return rows


def space_rows() -> Any:
    """Return the numbers of a mandatory space, for each `space_row`."""
    rows = np.zeros((SPACE_ROW_COUNT, SPACE_SIZE), np.float32)
    for asked in range(BLANK + 1):
        rows[space_row(asked, NO_FACE), [kind_index(asked), SPACE_SIZE - 1]] = 1, -1 / 4
        for kind in range(KINDS):
            for stars in range(-1, STARS - 1):
                # On a blank space the kind of the top tile decides (F-T6).
                accepted = kind if asked == BLANK or kind == CONTRACT else asked
                rows[space_row(asked, face_of(kind, stars)), [kind_index(accepted), SPACE_SIZE - 1]] = 1, stars / 4
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
MAX_FILM_STARS = MAX_PRINTED_STARS + SPACES * (STARS - 2)  # with 4 stars on every space

# Lookup tables avoid branches, which the processor would mispredict. Compiled code copies a whole row at once if it
# knows that the index is not negative, hence `max(index, 0)` below.
TILE_ROWS = tile_rows()
SCREENPLAY_ROWS = screenplay_rows()
SPACE_ROWS = space_rows()
FIFTHS = np.arange(STAR_SPACE + 1, dtype=np.float32) / single(5)
TWENTIETHS = np.arange(-SPACES, MAX_FILM_STARS + 1, dtype=np.float32) / single(20)  # a tile may have -1


def observe(s: State, seat: int, out: FloatRow) -> None:
    """Write the observation of a seat to `out`; a negative seat is a spectator."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0.0
    observer = max(seat, 0)
    observe_table(s, observer, out)
    for i in range(LOT_TILES):
        observe_tile(s, offered_tile(s, i), LOT_OFFSET + i * TILE_SIZE, out)
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


def seat_offset(s: State, seat: int, observer: int) -> int:
    """Return the index of a seat's first number. Seats are ordered clockwise from `observer`."""
    return SEATS_OFFSET + PLAYER_SIZE * max(
        int(seat) - observer + int(s.players) * is_negative(int(seat) - observer), 0
    )


def observe_table(s: State, observer: int, out: FloatRow) -> None:
    """Write the stage, the turn, the round and the edition."""
    if s.stage != OVER:
        out[s.stage] = 1.0
        out[4 + s.location] = 1.0
        out[16 + (s.turn - observer if s.turn >= observer else s.turn - observer + s.players)] = 1.0
    out[12 + s.players - 2] = 1.0
    out[21] = s.round_number / 3
    out[22] = (s.standing + 1) / 12 if s.stage == BIDDING else 0.0
    out[23] = s.pot / 4
    out[24] = s.legends_open
    out[25] = s.may_decline
    out[26] = s.tie_by_film


def offered_tile(s: State, i: int) -> int:
    """Return the ith tile up for auction or at the party, or -1."""
    if is_party(s.location):
        return s.party[i]
    if s.stage == BIDDING and s.location == 0:
        return s.legends[s.round_number] if i == 0 else -1
    if s.stage == BIDDING and i < tiles_at(s, s.location):
        return s.deck[deck_start(s, s.location) + i]
    return -1


def observe_tile(s: State, tile: int, at: int, out: FloatRow) -> None:
    """Write the kind and the stars of a tile; zeros for tile -1."""
    face, at = s.face[tile], max(at, 0)
    for i in range(TILE_SIZE):
        out[at + i] = TILE_ROWS[face, i]


def observe_cities(s: State, out: FloatRow) -> None:
    """F-R2: write the tiles of this round's cities still to come. F-S4: write the legends still to come."""
    if s.location + 1 < LOCATIONS:
        for number in range(CITY_TILES_BEFORE[s.location + 1], CITY_TILES):
            # In the deck, the tiles of the first party lie between those of the cities.
            skipped = s.players if number >= CITY_TILES_BEFORE[FIRST_PARTY] else 0
            observe_tile(s, s.deck[deck_start(s, 0) + number + skipped], CITIES_OFFSET + number * TILE_SIZE, out)
    legends = 0
    stars = 0
    for later in range(s.round_number if s.stage == CHOOSING else s.round_number + 1, LEGENDS):
        legends += 1
        stars += stars_on(s, s.legends[later])
        if s.legends_open:
            out[LEGENDS_OFFSET + later] = stars_on(s, s.legends[later]) / 4
    out[LEGENDS_OFFSET + LEGENDS] = legends / 4
    out[LEGENDS_OFFSET + LEGENDS + 1] = stars / 16


def observe_face_down(s: State, out: Any) -> None:
    """Write how many tiles of each kind and stars lie face down.

    The compiler uses vector instructions only if the length of the loop is unknown, hence `out.size`.
    """
    for index in range(min(KINDS * STARS, out.size)):
        out[FACE_DOWN_OFFSET + index] = EIGHTH * single(s.face_down[index])


def observe_pile(s: State, out: FloatRow) -> None:
    """F-S6: write the top screenplay of the pile."""
    out[PILE_OFFSET] = (PILE - s.drawn) / PILE
    if s.drawn < PILE:
        film = s.pile[s.drawn]
        out[PILE_OFFSET + 1 + int(s.genre[film])] = 1.0
        out[PILE_OFFSET + 4] = s.printed[film] / 5
        for space in range(STAR_SPACE):
            if s.space[film, space] != NO_SPACE:
                out[PILE_OFFSET + 5 + space * len(SPACE_KINDS) + kind_index(int(s.space[film, space]))] = 1.0


def observe_seats(s: State, observer: int, out: FloatRow) -> None:
    """Write each seat's money, whether it is in the auction, and when it picks at the party."""
    for seat in range(s.players):
        at = seat_offset(s, seat, observer)
        out[at] = s.money[seat] / 20
        out[at + 1] = (s.passed >> seat) & 1 if s.stage == BIDDING else 0.0
        out[at + 2] = 1.0 if s.first == seat else 0.0
        out[at + 3] = EIGHTH * single(s.actors[seat])
        out[at + 11] = 1.0
    if is_party(s.location):
        for place in range(s.served + (1 if s.stage == PLACING else 0), s.players):
            out[seat_offset(s, s.queue[place], observer) + 13 + GENRES] = 1.0 - place / SEATS


def observe_desks(s: State, observer: int, out: FloatRow) -> None:
    """Write the unfinished screenplays of all seats: most of the observation."""
    for seat in range(s.players):
        at = seat_offset(s, seat, observer) + SEAT_SIZE
        for slot in range(DESK):
            if s.desk[seat, slot] >= 0:
                observe_film(s, int(s.desk[seat, slot]), at + slot * FILM_SIZE, out)


def observe_film(s: State, film: int, at: int, out: FloatRow) -> None:
    """Write an unfinished screenplay."""
    film, at = max(film, 0), max(at, 0)
    row = max(screenplay_row(int(s.genre[film]), int(s.printed[film])), 0)
    for i in range(COPIED_SIZE):
        out[at + i] = SCREENPLAY_ROWS[row, i]
    out[at + 5] = TWENTIETHS[max(int(s.film_stars[film]) + SPACES, 0)]
    out[at + 6] = FIFTHS[max(int(s.missing[film]), 0)]
    for space in range(STAR_SPACE):
        row = max(space_row(int(s.space[film, space]), int(s.face[s.top[film, space]])), 0)
        for i in range(SPACE_SIZE):
            out[at + 7 + space * SPACE_SIZE + i] = SPACE_ROWS[row, i]
    star = s.face[s.top[film, STAR_SPACE]]
    out[at + FILM_SIZE - 2] = 1.0 if star != NO_FACE else 0.0
    out[at + FILM_SIZE - 1] = TILE_ROWS[star, KINDS]


def observe_finished(s: State, observer: int, out: FloatRow) -> None:
    """F-C3, F-W3 to F-W5: add the finished films to the numbers of their owners."""
    for nth in range(s.finished):
        film = s.nth_film[nth]
        at = seat_offset(s, s.owner[film], observer)
        value = s.rank[film] / 44
        out[at + 4] += film_points(s, film) / 64
        out[at + 6] += 0.125
        out[at + 7] += stars_on(s, s.top[film, 0]) / 16 if kind_of(s, s.top[film, 0]) != CONTRACT else 0.0
        genre = int(s.genre[film])
        out[at + 8 + genre] = max(out[at + 8 + genre], value)
        out[at + 11] = min(out[at + 11], value)
        out[at + 12] = max(out[at + 12], value)


def observe_trophies(s: State, observer: int, out: FloatRow) -> None:
    """Add the trophies to the numbers of their holders."""
    for trophy in range(TROPHIES):
        holder = trophy_holder(s, trophy)
        if holder >= 0:
            at = seat_offset(s, holder, observer)
            out[at + 5] += trophy_points(trophy) / 64
            if FIRST_FILM <= trophy < FIRST_FILM + GENRES:
                out[at + 13 + trophy] = 1.0
