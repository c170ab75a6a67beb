"""What environments offer of Dreams. A mask over all 28,800 stars would cost more than the game: one over every fourth
cell across and down is enough, and with 18 stars on the sky there is always room on it."""

from matinee.engine.layout import Row
from matinee.games.dreams.sky import in_sky
from matinee.games.dreams.state import (
    CELLS,
    CHOICES,
    LATTICE,
    PLACES,
    PLACES_ACROSS,
    PLACES_DOWN,
    RADIUS,
    STAR_CHOICES,
    TONES,
    VOTE_COLOUR,
    WIDTH,
    State,
)

MIDDLE = LATTICE // 2  # of the first cells


def places_on_sky(row: int) -> list[int]:
    return [place for place in range(PLACES_ACROSS) if in_sky(MIDDLE + LATTICE * place, MIDDLE + LATTICE * row)]


# The first place of each row on the sky, and the one after the last.
FIRST = tuple(min(places_on_sky(row), default=0) for row in range(PLACES_DOWN))
AFTER = tuple(max(places_on_sky(row), default=-1) + 1 for row in range(PLACES_DOWN))


def offer(choice: int) -> int:
    """The action that a place of the mask stands for."""
    if choice >= STAR_CHOICES:
        return VOTE_COLOUR + choice - STAR_CHOICES
    place = choice % PLACES
    x = MIDDLE + LATTICE * (place % PLACES_ACROSS)
    y = MIDDLE + LATTICE * (place // PLACES_ACROSS)
    return choice // PLACES * CELLS + y * WIDTH + x


def mark_stars(s: State, seat: int, out: Row) -> int:
    """D-R3: all places on the sky for each unused tone, less those too near to a star."""
    for choice in range(STAR_CHOICES, CHOICES):
        out[choice] = 0
    unused = 0
    for tone in range(TONES):
        is_unused = 1 - ((int(s.used[seat]) >> tone) & 1)
        unused += is_unused
        mark_sky(tone * PLACES, is_unused, out)
    free = 0
    for row in range(PLACES_DOWN):
        free += AFTER[row] - FIRST[row]
    for star in range(s.laid):
        free -= clear_around(s, star, seat, out)
    return free * unused


def mark_sky(at: int, value: int, out: Row) -> None:
    for row in range(PLACES_DOWN):
        for place in range(PLACES_ACROSS):
            out[at + row * PLACES_ACROSS + place] = value if FIRST[row] <= place < AFTER[row] else 0


def clear_around(s: State, star: int, seat: int, out: Row) -> int:
    """Rules out the places that a star overlaps; returns how many were free."""
    first = 0
    while (s.used[seat] >> first) & 1:
        first += 1
    reach = 2 * RADIUS
    x = int(s.star_x[star])
    y = int(s.star_y[star])
    cleared = 0
    for row in range(max((y - reach) // LATTICE, 0), min((y + reach) // LATTICE + 1, PLACES_DOWN)):
        for place in range(max((x - reach) // LATTICE, 0), min((x + reach) // LATTICE + 1, PLACES_ACROSS)):
            across = MIDDLE + LATTICE * place - x
            down = MIDDLE + LATTICE * row - y
            if across * across + down * down < reach * reach:
                at = row * PLACES_ACROSS + place
                cleared += 1 if out[first * PLACES + at] else 0
                for tone in range(TONES):
                    out[tone * PLACES + at] = 0
    return cleared
