"""What a seat of the films games may know, as numbers for a network."""

from matinee.engine.layout import Reals
from matinee.games.films.board import deck_place, is_party, tiles_at
from matinee.games.films.placing import visible_actors
from matinee.games.films.scoring import director_stars, film_points, trophy_holder, trophy_points
from matinee.games.films.secrets import face_down_place, face_down_tiles
from matinee.games.films.state import (
    BIDDING,
    BLANK,
    CONTRACT,
    DESK,
    FIRST_FILM,
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
    SCREENPLAYS,
    SEATS,
    SPACES,
    STAR_SPACE,
    TROPHIES,
    State,
)

TILE = KINDS + 1  # numbers for one tile: its kind and its stars
LOT = 5  # most tiles offered at once
SPACE = 8  # numbers for one mandatory space
FILM = 7 + STAR_SPACE * SPACE + 2  # for one screenplay on a desk
SEAT = 14 + GENRES  # for one seat, beside its screenplays
TABLE = 4 + LOCATIONS + 4 + SEATS + 6


def tile_names(prefix: str) -> list[str]:
    return [f"{prefix}: {kind}" for kind in KIND_IDS] + [f"{prefix}: stars"]


def film_names(prefix: str) -> list[str]:
    names = [f"{prefix}: {what}" for what in ("there", "genre 1", "genre 2", "genre 3", "printed", "total", "missing")]
    for space in range(STAR_SPACE):
        asks = ("director", "actor", "effects", "music", "camera", "blank")
        names += [f"{prefix} space {space + 1}: {what}" for what in (*asks, "contract on it", "stars on it")]
    return names + [f"{prefix} star space: {what}" for what in ("filled", "stars")]


def features() -> list[str]:
    """The name of each number that `observe` writes. Seats count from the observer, clockwise."""
    names = [f"asked: {what}" for what in ("choosing", "bidding", "taking", "placing")]
    names += [f"location {number + 1}" for number in range(LOCATIONS)]
    names += [f"players: {players}" for players in (2, 3, 4, 5)]
    names += [f"turn in {step}" for step in range(SEATS)]
    names += ["round", "standing bid", "pot", "legends open", "may decline", "tie by film"]
    for number in range(LOT):
        names += tile_names(f"offered {number + 1}")
    for number in range(HAND):
        names += tile_names(f"to place {number + 1}")
    for number in range(LOCATIONS):
        names += tile_names(f"to come at {number + 1}")
    names += tile_names("face down")
    names += [f"marker {value}: left" for value in range(HIGHEST + 1)]
    names += [f"pile: {what}" for what in ("left", "genre 1", "genre 2", "genre 3", "printed", "spaces")]
    for seat in range(SEATS):
        names += [
            f"seat {seat}: {what}"
            for what in (
                *(
                    "money",
                    "out of auction",
                    "first player",
                    "actors",
                    "film points",
                    "trophy points",
                    "finished films",
                ),
                *("director stars", "best genre 1", "best genre 2", "best genre 3", "lowest film", "highest film"),
                *("first genre 1", "first genre 2", "first genre 3", "still to take at the party"),
            )
        ]
        for slot in range(DESK):
            names += film_names(f"seat {seat} film {slot + 1}")
    return names


OBSERVATION = len(features())


def observe(s: State, seat: int, out: Reals) -> None:
    for i in range(OBSERVATION):
        out[i] = 0.0
    me = max(seat, 0)
    observe_table(s, me, out)
    at = TABLE
    for i in range(LOT):
        observe_tile(s, offered(s, i), at + i * TILE, 1.0, out)
    at += LOT * TILE
    for held in range(HAND):
        observe_tile(s, s.hand[held], at + held * TILE, 1.0, out)
    at += HAND * TILE
    for location in range(s.location + 1, LOCATIONS):
        if not is_party(location):
            for i in range(tiles_at(s, location)):
                observe_tile(s, s.deck[deck_place(s, location) + i], at + location * TILE, 0.25, out)
    at += LOCATIONS * TILE
    for nth in range(face_down_tiles(s)):
        # A power of two adds up exactly: else the rounding would tell the order of the deck.
        observe_tile(s, s.deck[face_down_place(s, nth)], at, 1 / 16, out)
    for later in range(s.round_number + 1, LEGENDS):
        observe_tile(s, s.legends[later], at, 0.25, out)
    at += TILE
    for value in range(HIGHEST + 1):
        out[at + value] = 0.5 * ((s.markers >> (2 * value)) & 1) + 0.5 * ((s.markers >> (2 * value + 1)) & 1)
    at += HIGHEST + 1
    observe_pile(s, at, out)
    at += 6
    for other in range(s.players):
        start = at + (other - me) % s.players * (SEAT + DESK * FILM)
        observe_seat(s, other, start, out)
        for slot in range(DESK):
            if s.desk[other, slot] >= 0:
                observe_film(s, s.desk[other, slot], start + SEAT + slot * FILM, out)


def observe_table(s: State, me: int, out: Reals) -> None:
    if s.stage != OVER:
        out[s.stage] = 1.0
        out[4 + s.location] = 1.0
        out[16 + (s.turn - me) % s.players] = 1.0
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


def observe_tile(s: State, tile: int, at: int, weight: float, out: Reals) -> None:
    if tile >= 0:
        out[at + s.kind[tile]] += weight
        out[at + KINDS] += weight * s.stars[tile] / 4


def observe_pile(s: State, at: int, out: Reals) -> None:
    out[at] = (PILE - s.drawn) / PILE
    if s.drawn < PILE:
        film = s.pile[s.drawn]
        out[at + 1 + s.genre[film]] = 1.0
        out[at + 4] = s.printed[film] / 5
        for space in range(STAR_SPACE):
            if s.space[film, space] != NO_SPACE:
                out[at + 5] += 0.2


def observe_seat(s: State, seat: int, at: int, out: Reals) -> None:
    out[at] = s.money[seat] / 20
    out[at + 1] = (s.passed >> seat) & 1 if s.stage == BIDDING else 0.0
    out[at + 2] = 1.0 if s.first == seat else 0.0
    out[at + 3] = visible_actors(s, seat) / 8
    out[at + 7] = director_stars(s, seat) / 12
    out[at + 11] = 1.0
    for film in range(SCREENPLAYS):
        if s.order[film] > 0 and s.owner[film] == seat:
            value = s.rank[film] / 44
            out[at + 4] += film_points(s, film) / 50
            out[at + 6] += 0.2
            out[at + 8 + s.genre[film]] = max(out[at + 8 + s.genre[film]], value)
            out[at + 11] = min(out[at + 11], value)
            out[at + 12] = max(out[at + 12], value)
    for which in range(TROPHIES):
        if trophy_holder(s, which) == seat:
            out[at + 5] += trophy_points(which) / 50
            if FIRST_FILM <= which < FIRST_FILM + GENRES:
                out[at + 13 + which] = 1.0
    if is_party(s.location):
        for place in range(s.served + (1 if s.stage == PLACING else 0), s.players):
            if s.queue[place] == seat:
                out[at + 13 + GENRES] = 1.0 - place / SEATS


def observe_film(s: State, film: int, at: int, out: Reals) -> None:
    out[at] = 1.0
    out[at + 1 + s.genre[film]] = 1.0
    out[at + 4] = s.printed[film] / 5
    out[at + 5] = s.printed[film] / 20
    for space in range(SPACES):
        asked = s.space[film, space]
        tile = s.top[film, space]
        if tile >= 0:
            out[at + 5] += s.stars[tile] / 20
        elif space != STAR_SPACE and asked != NO_SPACE:
            out[at + 6] += 0.2
        if space == STAR_SPACE and tile >= 0:
            out[at + 7 + STAR_SPACE * SPACE] = 1.0
            out[at + 8 + STAR_SPACE * SPACE] = s.stars[tile] / 4
        elif asked != NO_SPACE and space != STAR_SPACE:
            start = at + 7 + space * SPACE
            # A covered blank space takes only the kind of tile that lies on it (F-T6).
            takes = s.kind[tile] if tile >= 0 and asked == BLANK else asked
            if tile >= 0 and s.kind[tile] == CONTRACT:
                out[start + 6] = 1.0
            else:
                out[start + ask_index(takes)] = 1.0
            out[start + 7] = s.stars[tile] / 4 if tile >= 0 else -0.25


def ask_index(kind: int) -> int:
    """Director, actor, effects, music, camera, blank."""
    if kind == 0:
        return 1
    if kind >= 5:
        return kind - 3
    return 0
