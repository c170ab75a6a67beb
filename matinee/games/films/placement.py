"""Which tile may go where (F-T2 to F-T8)."""

from matinee.games.films.state import (
    ACTOR,
    BLANK,
    CAMERA,
    CONTRACT,
    DESK,
    DIRECTOR,
    EFFECTS,
    HAND,
    LEGEND,
    MUSIC,
    NO_SPACE,
    SPACES,
    STAR,
    STAR_SPACE,
    State,
)
from matinee.games.films.tiles import is_actor, kind_of, stars_on

WAYS = DESK * SPACES + 1  # what can be done with one tile: every space of every screenplay, and discarding it


def trade(s: State, tile: int) -> int:
    """F-T2: a legendary director is a director."""
    return DIRECTOR if kind_of(s, tile) == LEGEND else kind_of(s, tile)


def takes(s: State, film: int, space: int) -> int:
    """The trades of tiles that may go on a space of an unfinished screenplay, as bits."""
    asked = s.space[film, space]
    if asked == NO_SPACE:
        return 0
    if asked == STAR:  # F-T5, F-T8
        return 1 << STAR
    below = s.top[film, space]
    if below >= 0:  # F-T6; F-T7, where the contract below makes both bits one
        return 1 << int(trade(s, below)) | 1 << CONTRACT
    if asked == BLANK:  # F-T3, F-T4
        return 1 << ACTOR | 1 << CAMERA | 1 << MUSIC | 1 << EFFECTS | 1 << CONTRACT
    return 1 << int(asked) | 1 << CONTRACT  # F-T2, F-T4


def placements(s: State, seat: int) -> int:
    """All that a seat may do with the tiles in its hand, as bits: WAYS for each, its places and then discarding it."""
    mask = 0
    for slot in range(DESK):
        film = s.desk[seat, slot]
        if film >= 0:
            for space in range(SPACES):
                taken = takes(s, film, space)
                for held in range(HAND):
                    fits = taken >> int(trade(s, s.hand[held])) & 1 if s.hand[held] >= 0 else 0
                    mask |= fits << (held * WAYS + slot * SPACES + space)
    for held in range(HAND):
        if s.hand[held] >= 0:
            mask |= 1 << (held * WAYS + WAYS - 1)
    return mask


def lay_tile(s: State, seat: int, tile: int, film: int, space: int) -> None:
    """Puts a tile on top of what lies on a space, and counts again what is seen of it: F-C1, F-C2, F-P2."""
    below = s.top[film, space]
    s.top[film, space] = tile
    s.under[tile] = below
    s.film_stars[film] += stars_on(s, tile) - stars_on(s, below)
    s.actors[seat] += is_actor(s, tile) - is_actor(s, below)
    if below < 0 and space != STAR_SPACE:
        s.missing[film] -= 1
