"""The action mask of Dreams for environments.

A mask over all 28,800 stars would cost more than the game itself. This one covers every fourth cell across and down.
Even with 18 stars on the sky, some of these places are free. In version 1 of the rules, its actions are other places.
"""

from matinee.engine.layout import Row
from matinee.games.dreams.sky import SKY, column_of, fits, is_free, row_of
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

MARGIN = LATTICE // 2  # cells from the edge of the grid to the first place


def places_on_sky(row: int) -> list[int]:
    """Return the places of a row that lie on the sky."""
    return [place for place in range(PLACES_ACROSS) if fits(SKY, MARGIN + LATTICE * place, MARGIN + LATTICE * row)]


# For each row, the first place on the sky and the one after the last.
ROW_STARTS = tuple(min(places_on_sky(row), default=0) for row in range(PLACES_DOWN))
ROW_ENDS = tuple(max(places_on_sky(row), default=-1) + 1 for row in range(PLACES_DOWN))


def offer(choice: int) -> int:
    """Return the action of a choice of the mask."""
    if choice >= STAR_CHOICES:
        return VOTE_COLOUR + choice - STAR_CHOICES
    place = choice % PLACES
    x = MARGIN + LATTICE * (place % PLACES_ACROSS)
    y = MARGIN + LATTICE * (place // PLACES_ACROSS)
    return choice // PLACES * CELLS + y * WIDTH + x


def mark_stars(s: State, seat: int, out: Row) -> int:
    """D-R3: mark all places on the sky for each unused tone, except those that overlap a star."""
    for choice in range(STAR_CHOICES, CHOICES):
        out[choice] = 0
    if s.rules_version == 1:
        return mark_one_by_one(s, seat, out)
    unused = 0
    for tone in range(TONES):
        is_unused = 1 - ((int(s.used[seat]) >> tone) & 1)
        unused += is_unused
        fill_sky(tone * PLACES, is_unused, out)
    free = 0
    for row in range(PLACES_DOWN):
        free += ROW_ENDS[row] - ROW_STARTS[row]
    for star in range(s.laid):
        free -= clear_overlaps(s, star, seat, out)
    return free * unused


def mark_one_by_one(s: State, seat: int, out: Row) -> int:
    """D-R3: mark the stars that are legal on the sky of a position."""
    count = 0
    for choice in range(STAR_CHOICES):
        cell = offer(choice) % CELLS
        is_unused = not (int(s.used[seat]) >> (choice // PLACES)) & 1
        out[choice] = 1 if is_unused and is_free(s, column_of(s, cell), row_of(s, cell)) else 0
        count += out[choice]
    return count


def fill_sky(offset: int, value: int, out: Row) -> None:
    """Set one tone's places on the sky to `value` and all others to 0."""
    for row in range(PLACES_DOWN):
        for place in range(PLACES_ACROSS):
            out[offset + row * PLACES_ACROSS + place] = value if ROW_STARTS[row] <= place < ROW_ENDS[row] else 0


def clear_overlaps(s: State, star: int, seat: int, out: Row) -> int:
    """Clear the places that a star overlaps; return how many were free."""
    first_unused = 0
    while (s.used[seat] >> first_unused) & 1:
        first_unused += 1
    reach = 2 * RADIUS
    x = int(s.star_x[star])
    y = int(s.star_y[star])
    cleared = 0
    for row in range(max((y - reach) // LATTICE, 0), min((y + reach) // LATTICE + 1, PLACES_DOWN)):
        for place in range(max((x - reach) // LATTICE, 0), min((x + reach) // LATTICE + 1, PLACES_ACROSS)):
            dx = MARGIN + LATTICE * place - x
            dy = MARGIN + LATTICE * row - y
            if dx * dx + dy * dy < reach * reach:
                index = row * PLACES_ACROSS + place
                cleared += 1 if out[first_unused * PLACES + index] else 0
                for tone in range(TONES):
                    out[tone * PLACES + index] = 0
    return cleared
