"""The sky and where a star may lie (D-R3). Computed in integers, so that all machines agree exactly.

A sky is a rectangle of cells whose corners are quarters of ellipses. Version 1 of the rules had another one than now;
functions that ask the position for its version work with both.
"""

from typing import NamedTuple

from matinee.games.dreams.state import FORMER_HEIGHT, FORMER_WIDTH, HEIGHT, RADIUS, WIDTH, State


class Sky(NamedTuple):
    """A shape of the sky, in cells. A picture over the sky covers its middle."""

    width: int
    height: int
    corner_width: int  # the half axes of the ellipses at the corners
    corner_height: int
    picture_width: int
    picture_height: int


SKY = Sky(WIDTH, HEIGHT, 12, 12, WIDTH, HEIGHT)
FORMER_SKY = Sky(FORMER_WIDTH, FORMER_HEIGHT, FORMER_WIDTH // 2, FORMER_HEIGHT // 2, 48, 72)  # its corners meet
SKIES = {1: FORMER_SKY, 2: SKY}
"""The sky of each version of the rules."""


def sky_of(s: State) -> Sky:
    """Return the sky of a position."""
    return FORMER_SKY if s.rules_version == 1 else SKY


def column_of(s: State, cell: int) -> int:
    """Return the x coordinate of a cell, or of the star of an action."""
    # Two divisions by constants are several times as fast as one by a variable.
    if s.rules_version == 1:
        return cell % FORMER_WIDTH
    return cell % WIDTH


def row_of(s: State, cell: int) -> int:
    """Return the y coordinate of a cell."""
    if s.rules_version == 1:
        return cell // FORMER_WIDTH
    return cell // WIDTH


def cell_at(s: State, x: int, y: int) -> int:
    """Return the number of a cell."""
    return y * (FORMER_WIDTH if s.rules_version == 1 else WIDTH) + x


def in_sky(s: State, x: int, y: int) -> bool:
    """Return whether a star at the centre of cell (x, y) lies wholly on the sky of a position."""
    if s.rules_version == 1:
        return fits(FORMER_SKY, x, y)
    return fits(SKY, x, y)


def fits(sky: Sky, x: int, y: int) -> bool:
    """Return whether a star at the centre of cell (x, y) lies wholly on a sky."""
    # Coordinates are doubled, because cell centres are at half-integers. Both are measured from the straight part of
    # the edge: a centre in no corner has one that is not positive. Both half axes are shortened by the star's radius.
    across = max(abs(2 * x + 1 - sky.width) - (sky.width - 2 * sky.corner_width), 0)
    down = max(abs(2 * y + 1 - sky.height) - (sky.height - 2 * sky.corner_height), 0)
    axis_x = 2 * (sky.corner_width - RADIUS)
    axis_y = 2 * (sky.corner_height - RADIUS)
    return across * across * axis_y * axis_y + down * down * axis_x * axis_x <= axis_x * axis_x * axis_y * axis_y


def overlapped_star(s: State, x: int, y: int) -> int:
    """Return the first star that a star at (x, y) would overlap, or -1. Stars may touch."""
    for star in range(s.laid):
        dx = x - s.star_x[star]
        dy = y - s.star_y[star]
        if dx * dx + dy * dy < 4 * RADIUS * RADIUS:
            return star
    return -1


def has_star_near(s: State, y: int) -> bool:
    """Return whether a star in row y could overlap another one."""
    for star in range(s.laid):
        if abs(y - s.star_y[star]) < 2 * RADIUS:
            return True
    return False


def is_free(s: State, x: int, y: int) -> bool:
    """Return whether a star may lie at the centre of cell (x, y)."""
    return in_sky(s, x, y) and overlapped_star(s, x, y) < 0
