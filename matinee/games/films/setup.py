"""The set-up of the film games (F-S1, F-S4 to F-S6)."""

from matinee.engine.rng import Rng, draw, shuffle
from matinee.games.films.state import (
    DESK,
    HAND,
    HIGHEST_MARKER,
    HIGHEST_PLUS_MARKER,
    KINDS,
    LEGEND,
    LEGENDS,
    LOWEST_PLUS_MARKER,
    NO_SPACE,
    PILE,
    SCREENPLAYS,
    SEATS,
    SPACES,
    STAR_SPACE,
    STAR_VALUES,
    STUDIO_BITS,
    STUDIOS,
    TILES,
    TROPHIES,
    State,
)
from matinee.games.films.tiles import face_down_index, kind_of


def clear_table(s: State) -> None:
    """Empty all screenplays, hands and the party; make all markers (F-B3) and trophies (F-B5) available."""
    s.markers = 0
    for value in range(HIGHEST_MARKER + 1):
        s.markers |= 1 << (2 * value)
    for value in range(LOWEST_PLUS_MARKER, HIGHEST_PLUS_MARKER + 1):
        s.markers |= 1 << (2 * value + 1)
    for trophy in range(TROPHIES):
        s.trophy[trophy] = -1
    for film in range(SCREENPLAYS):
        s.owner[film] = -1
        s.order[film] = 0
        s.nth_film[film] = -1
        s.rank[film] = 0
        s.film_stars[film] = s.printed[film]
        s.missing[film] = 0
        for space in range(SPACES):
            s.top[film, space] = -1
        for space in range(STAR_SPACE):
            s.missing[film] += s.space[film, space] != NO_SPACE
    for tile in range(TILES):
        s.under[tile] = -1
    for index in range(KINDS * STAR_VALUES):
        s.face_down[index] = 0
    for held in range(HAND):
        s.hand[held] = -1
    for seat in range(SEATS):
        s.party[seat] = -1
        s.queue[seat] = -1
        s.actors[seat] = 0
        for slot in range(DESK):
            s.desk[seat, slot] = -1


def choose_studios(s: State, options: int, rng: Rng) -> None:
    """F-S1: give each player the requested studio, or a random one of the rest."""
    taken = 0
    for seat in range(SEATS):
        studio = (options >> (STUDIO_BITS * seat)) & ((1 << STUDIO_BITS) - 1)
        s.studio[seat] = studio
        taken |= 1 << studio
    left = STUDIOS
    for studio in range(1, STUDIOS + 1):
        left -= (taken >> studio) & 1
    for seat in range(s.players):
        if s.studio[seat] == 0:
            skip = draw(rng, left)
            for studio in range(1, STUDIOS + 1):
                if not (taken >> studio) & 1:
                    if skip == 0:
                        s.studio[seat] = studio
                    skip -= 1
            taken |= 1 << s.studio[seat]
            left -= 1


def hand_out_screenplays(s: State, rng: Rng) -> None:
    """F-S1: give each player the three screenplays of their studio. F-S6: shuffle the free ones into the pile."""
    free = 0
    for film in range(SCREENPLAYS):
        if s.home[film] == 0:
            s.pile[free] = film
            free += 1
        for seat in range(s.players):
            if s.home[film] == s.studio[seat]:
                put_on_desk(s, seat, film)
    shuffle(s.pile, 0, PILE, rng)


def put_on_desk(s: State, seat: int, film: int) -> None:
    """Give a seat a screenplay to work on."""
    s.owner[film] = seat
    for slot in range(DESK):
        if s.desk[seat, slot] < 0:
            s.desk[seat, slot] = film
            return


def shuffle_tiles(s: State, rng: Rng) -> None:
    """F-S4: shuffle the legendary directors (not in TF, where they lie open). F-S5: shuffle the other 89 tiles."""
    legends = 0
    others = 0
    for tile in range(TILES):
        if kind_of(s, tile) == LEGEND:
            s.legends[legends] = tile
            legends += 1
        else:
            s.deck[others] = tile
            s.face_down[face_down_index(s, tile)] += 1
            others += 1
    if not s.legends_open:
        shuffle(s.legends, 0, LEGENDS, rng)
    shuffle(s.deck, 0, others, rng)
