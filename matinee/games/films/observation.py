"""What a seat of the films games may know, as numbers for a network."""

from typing import Any

import numpy as np

from matinee.engine.arithmetic import below_0
from matinee.engine.layout import FloatRow
from matinee.games.films.locations import deck_place, is_party, tiles_at
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
    HIGHEST,
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
from matinee.games.films.tiles import FACES, NO_FACE, face_of, kind_of, stars_on

TILE = KINDS + 1  # numbers for one tile: its kind and its stars
LOT = 5  # most tiles offered at once
ASKS = ("director", "actor", "effects", "music", "camera", "blank")
SPACE = len(ASKS) + 2  # numbers for one mandatory space
FILM = 7 + STAR_SPACE * SPACE + 2  # for one screenplay on a desk
SEAT = 14 + GENRES  # for one seat, beside its screenplays
SCREENPLAY_ROW = 8  # numbers copied for a screenplay at once, the last of which are written over
MOST_PRINTED = 5  # stars

# In single precision from the start: converting takes time.
single: Any = np.float32
EIGHTH: Any = single(1 / 8)

# Where each part begins.
LOT_AT = 4 + LOCATIONS + 4 + SEATS + 6
HAND_AT = LOT_AT + LOT * TILE
COMING_AT = HAND_AT + HAND * TILE
LEGENDS_AT = COMING_AT + CITY_TILES * TILE
FACE_DOWN_AT = LEGENDS_AT + LEGENDS + 2
MARKERS_AT = FACE_DOWN_AT + KINDS * STARS
PILE_AT = MARKERS_AT + HIGHEST + 1
SEATS_AT = PILE_AT + 5 + STAR_SPACE * len(ASKS)
EACH_SEAT = SEAT + DESK * FILM


def tile_names(prefix: str) -> list[str]:
    return [f"{prefix}: {kind}" for kind in KIND_IDS] + [f"{prefix}: stars"]


def film_names(prefix: str) -> list[str]:
    names = [f"{prefix}: {what}" for what in ("there", "genre 1", "genre 2", "genre 3", "printed", "total", "missing")]
    for space in range(STAR_SPACE):
        names += [f"{prefix} space {space + 1}: {what}" for what in (*ASKS, "contract on it", "stars on it")]
    return names + [f"{prefix} star space: {what}" for what in ("filled", "stars")]


def seat_names(prefix: str) -> list[str]:
    what = ["money", "out of auction", "first player", "actors", "film points", "trophy points", "finished films"]
    what += ["director stars", "best genre 1", "best genre 2", "best genre 3", "lowest film", "highest film"]
    what += ["first genre 1", "first genre 2", "first genre 3", "still to take at the party"]
    names = [f"{prefix}: {each}" for each in what]
    for slot in range(DESK):
        names += film_names(f"{prefix} film {slot + 1}")
    return names


def features() -> list[str]:
    """The name of each number that `observe` writes. Seats count from the observer, clockwise."""
    names = [f"asked: {what}" for what in ("choosing", "bidding", "taking", "placing")]
    names += [f"location {number + 1}" for number in range(LOCATIONS)]
    names += [f"players: {players}" for players in (2, 3, 4, 5)]
    names += [f"turn of {seat}" for seat in range(SEATS)]
    names += ["round", "standing bid", "pot", "legends open", "may decline", "tie by film"]
    for number in range(LOT):
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
    names += [f"marker {value}: left" for value in range(HIGHEST + 1)]
    names += ["pile: left", "pile: genre 1", "pile: genre 2", "pile: genre 3", "pile: printed"]
    for space in range(STAR_SPACE):
        names += [f"pile space {space + 1}: {asks}" for asks in ASKS]
    for seat in range(SEATS):
        names += seat_names(f"seat {seat}")
    return names


OBSERVATION = len(features())


def tile_rows() -> Any:
    """What is said of a tile, for each face."""
    rows = np.zeros((FACES, TILE), np.float32)
    for kind in range(KINDS):
        for stars in range(-1, STARS - 1):
            rows[face_of(kind, stars), kind] = 1
            rows[face_of(kind, stars), KINDS] = stars / 4
    return rows


def screenplay_rows() -> Any:
    """What is printed on a screenplay beside its spaces, for each `screenplay_row`."""
    rows = np.zeros((screenplay_row(GENRES, 0), SCREENPLAY_ROW), np.float32)
    for genre in range(GENRES):
        for printed in range(MOST_PRINTED + 1):
            rows[screenplay_row(genre, printed), [0, 1 + genre, 4]] = 1, 1, printed / 5
    return rows


def space_rows() -> Any:
    """What is said of a mandatory space, for each `space_row`."""
    rows = np.zeros((SPACE_ROWS, SPACE), np.float32)
    for asked in range(BLANK + 1):
        rows[space_row(asked, NO_FACE), [ask_index(asked), SPACE - 1]] = 1, -1 / 4
        for kind in range(KINDS):
            for stars in range(-1, STARS - 1):
                # A covered blank space takes only the kind of tile that lies on it (F-T6).
                takes = kind if asked == BLANK or kind == CONTRACT else asked
                rows[space_row(asked, face_of(kind, stars)), [ask_index(takes), SPACE - 1]] = 1, stars / 4
    return rows


def screenplay_row(genre: int, printed: int) -> int:
    return (MOST_PRINTED + 1) * genre + printed


def space_row(asked: int, face: int) -> int:
    """A number for all that can be said of a space: what it asks for and what lies on it."""
    return (asked + 1) * FACES + face


def ask_index(kind: int) -> int:
    """Where in ASKS a kind of tile is, or a blank space; a contract follows them. Four bits for each."""
    return 0x543260001 >> (4 * kind) & 15


SPACE_ROWS = space_row(BLANK, NO_FACE) + 1
MOST_STARS = MOST_PRINTED + SPACES * (STARS - 2)  # of a film, were a star of 4 on every space

# Looked up, because what lies where cannot be guessed; and a row is copied at once, where compiled code knows that it
# does not begin below 0.
ROWS_OF_TILES = tile_rows()
ROWS_OF_SCREENPLAYS = screenplay_rows()
ROWS_OF_SPACES = space_rows()
FIFTHS = np.arange(STAR_SPACE + 1, dtype=np.float32) / single(5)
TWENTIETHS = np.arange(-SPACES, MOST_STARS + 1, dtype=np.float32) / single(20)  # a tile may take a star away


def observe(s: State, seat: int, out: FloatRow) -> None:
    for i in range(OBSERVATION):
        out[i] = 0.0
    me = max(seat, 0)
    observe_table(s, me, out)
    for i in range(LOT):
        observe_tile(s, offered(s, i), LOT_AT + i * TILE, out)
    for held in range(HAND):
        observe_tile(s, s.hand[held], HAND_AT + held * TILE, out)
    observe_coming(s, out)
    observe_face_down(s, out)
    for value in range(HIGHEST + 1):
        out[MARKERS_AT + value] = 0.5 * ((s.markers >> (2 * value)) & 1) + 0.5 * ((s.markers >> (2 * value + 1)) & 1)
    observe_pile(s, out)
    observe_seats(s, me, out)
    observe_desks(s, me, out)
    observe_finished(s, me, out)
    observe_trophies(s, me, out)


def seat_at(s: State, seat: int, me: int) -> int:
    """Where the numbers of a seat begin: clockwise from me."""
    return SEATS_AT + EACH_SEAT * max(int(seat) - me + int(s.players) * below_0(int(seat) - me), 0)


def observe_table(s: State, me: int, out: FloatRow) -> None:
    if s.stage != OVER:
        out[s.stage] = 1.0
        out[4 + s.location] = 1.0
        out[16 + (s.turn - me if s.turn >= me else s.turn - me + s.players)] = 1.0
    out[12 + s.players - 2] = 1.0
    out[21] = s.round_number / 3
    out[22] = (s.standing + 1) / 12 if s.stage == BIDDING else 0.0
    out[23] = s.pot / 4
    out[24] = s.legends_open
    out[25] = s.may_decline
    out[26] = s.tie_by_film


def offered(s: State, i: int) -> int:
    """The ith tile that is up for auction or at the party, or -1."""
    if is_party(s.location):
        return s.party[i]
    if s.stage == BIDDING and s.location == 0:
        return s.legends[s.round_number] if i == 0 else -1
    if s.stage == BIDDING and i < tiles_at(s, s.location):
        return s.deck[deck_place(s, s.location) + i]
    return -1


def observe_tile(s: State, tile: int, at: int, out: FloatRow) -> None:
    face, at = s.face[tile], max(at, 0)
    for i in range(TILE):
        out[at + i] = ROWS_OF_TILES[face, i]


def observe_coming(s: State, out: FloatRow) -> None:
    """F-R2: the tiles of the cities still to be visited in this round; F-S4: the legends still to come."""
    if s.location + 1 < LOCATIONS:
        for number in range(CITY_TILES_BEFORE[s.location + 1], CITY_TILES):
            # Between the cities lie the tiles of the first party.
            between = s.players if number >= CITY_TILES_BEFORE[FIRST_PARTY] else 0
            observe_tile(s, s.deck[deck_place(s, 0) + number + between], COMING_AT + number * TILE, out)
    legends = 0
    stars = 0
    for later in range(s.round_number if s.stage == CHOOSING else s.round_number + 1, LEGENDS):
        legends += 1
        stars += stars_on(s, s.legends[later])
        if s.legends_open:
            out[LEGENDS_AT + later] = stars_on(s, s.legends[later]) / 4
    out[LEGENDS_AT + LEGENDS] = legends / 4
    out[LEGENDS_AT + LEGENDS + 1] = stars / 16


def observe_face_down(s: State, out: Any) -> None:
    """How many of each kind and stars lie face down. Compiled code writes many numbers at once where it does not know
    how many there will be, and one after the other where it does; so the room in `out` is asked for."""
    for like in range(min(KINDS * STARS, out.size)):
        out[FACE_DOWN_AT + like] = EIGHTH * single(s.face_down[like])


def observe_pile(s: State, out: FloatRow) -> None:
    """F-S6: the top one lies open."""
    out[PILE_AT] = (PILE - s.drawn) / PILE
    if s.drawn < PILE:
        film = s.pile[s.drawn]
        out[PILE_AT + 1 + int(s.genre[film])] = 1.0
        out[PILE_AT + 4] = s.printed[film] / 5
        for space in range(STAR_SPACE):
            if s.space[film, space] != NO_SPACE:
                out[PILE_AT + 5 + space * len(ASKS) + ask_index(int(s.space[film, space]))] = 1.0


def observe_seats(s: State, me: int, out: FloatRow) -> None:
    for seat in range(s.players):
        at = seat_at(s, seat, me)
        out[at] = s.money[seat] / 20
        out[at + 1] = (s.passed >> seat) & 1 if s.stage == BIDDING else 0.0
        out[at + 2] = 1.0 if s.first == seat else 0.0
        out[at + 3] = EIGHTH * single(s.actors[seat])
        out[at + 11] = 1.0
    if is_party(s.location):
        for place in range(s.served + (1 if s.stage == PLACING else 0), s.players):
            out[seat_at(s, s.queue[place], me) + 13 + GENRES] = 1.0 - place / SEATS


def observe_desks(s: State, me: int, out: FloatRow) -> None:
    """The screenplays being worked on. Most of an observation is here."""
    for seat in range(s.players):
        at = seat_at(s, seat, me) + SEAT
        for slot in range(DESK):
            if s.desk[seat, slot] >= 0:
                observe_film(s, int(s.desk[seat, slot]), at + slot * FILM, out)


def observe_film(s: State, film: int, at: int, out: FloatRow) -> None:
    film, at = max(film, 0), max(at, 0)
    row = max(screenplay_row(int(s.genre[film]), int(s.printed[film])), 0)
    for i in range(SCREENPLAY_ROW):
        out[at + i] = ROWS_OF_SCREENPLAYS[row, i]
    out[at + 5] = TWENTIETHS[max(int(s.film_stars[film]) + SPACES, 0)]
    out[at + 6] = FIFTHS[max(int(s.missing[film]), 0)]
    for space in range(STAR_SPACE):
        row = max(space_row(int(s.space[film, space]), int(s.face[s.top[film, space]])), 0)
        for i in range(SPACE):
            out[at + 7 + space * SPACE + i] = ROWS_OF_SPACES[row, i]
    star = s.face[s.top[film, STAR_SPACE]]
    out[at + FILM - 2] = 1.0 if star != NO_FACE else 0.0
    out[at + FILM - 1] = ROWS_OF_TILES[star, KINDS]


def observe_finished(s: State, me: int, out: FloatRow) -> None:
    """F-C3, F-W3 to F-W5: what finished films are worth."""
    for nth in range(s.finished):
        film = s.nth_film[nth]
        at = seat_at(s, s.owner[film], me)
        value = s.rank[film] / 44
        out[at + 4] += film_points(s, film) / 64
        out[at + 6] += 0.125
        out[at + 7] += stars_on(s, s.top[film, 0]) / 16 if kind_of(s, s.top[film, 0]) != CONTRACT else 0.0
        genre = int(s.genre[film])
        out[at + 8 + genre] = max(out[at + 8 + genre], value)
        out[at + 11] = min(out[at + 11], value)
        out[at + 12] = max(out[at + 12], value)


def observe_trophies(s: State, me: int, out: FloatRow) -> None:
    for which in range(TROPHIES):
        holder = trophy_holder(s, which)
        if holder >= 0:
            at = seat_at(s, holder, me)
            out[at + 5] += trophy_points(which) / 64
            if FIRST_FILM <= which < FIRST_FILM + GENRES:
                out[at + 13 + which] = 1.0
