"""Where a tile may be placed (F-T2 to F-T8)."""

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

TILE_CHOICES = DESK * SPACES + 1  # for one tile: each space of each screenplay, and discarding it
DISCARD_CHOICE = TILE_CHOICES - 1


def placing_kind(s: State, tile: int) -> int:
    """F-T2: return the kind a tile counts as when it is placed; a legendary director counts as a director."""
    return DIRECTOR if kind_of(s, tile) == LEGEND else kind_of(s, tile)


def accepted_kinds(s: State, film: int, space: int) -> int:
    """Return the kinds of tiles (see `placing_kind`) that a space of an unfinished screenplay accepts, as bits."""
    asked = s.space[film, space]
    if asked == NO_SPACE:
        return 0
    if asked == STAR:  # F-T5, F-T8
        return 1 << STAR
    below = s.top[film, space]
    if below >= 0:  # F-T6; also F-T7: over a contract both bits are the same
        return 1 << int(placing_kind(s, below)) | 1 << CONTRACT
    if asked == BLANK:  # F-T3, F-T4
        return 1 << ACTOR | 1 << CAMERA | 1 << MUSIC | 1 << EFFECTS | 1 << CONTRACT
    return 1 << int(asked) | 1 << CONTRACT  # F-T2, F-T4


def placements(s: State, seat: int) -> int:
    """Return the legal choices of a seat for the tiles in its hand, as bits.

    Each tile has TILE_CHOICES bits: one for each space, the last one for discarding it.
    """
    mask = 0
    for slot in range(DESK):
        film = s.desk[seat, slot]
        if film >= 0:
            for space in range(SPACES):
                kinds = accepted_kinds(s, film, space)
                for held in range(HAND):
                    fits = kinds >> int(placing_kind(s, s.hand[held])) & 1 if s.hand[held] >= 0 else 0
                    mask |= fits << (held * TILE_CHOICES + slot * SPACES + space)
    for held in range(HAND):
        if s.hand[held] >= 0:
            mask |= 1 << (held * TILE_CHOICES + DISCARD_CHOICE)
    return mask


def lay_tile(s: State, seat: int, tile: int, film: int, space: int) -> None:
    """Put a tile on top of a space and update the stars (F-C2), actors (F-P2) and empty spaces (F-C1)."""
    below = s.top[film, space]
    s.top[film, space] = tile
    s.under[tile] = below
    s.film_stars[film] += stars_on(s, tile) - stars_on(s, below)
    s.actors[seat] += is_actor(s, tile) - is_actor(s, below)
    if below < 0 and space != STAR_SPACE:
        s.missing[film] -= 1
