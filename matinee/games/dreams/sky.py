"""The oval sky and where a star may lie (D-R3). Computed in integers, so that all machines agree exactly."""

from matinee.games.dreams.state import HEIGHT, RADIUS, WIDTH, State

# The axes of the ellipse for the centres of stars. Coordinates are doubled, because cell centres are at
# half-integers.
AXIS_X = WIDTH - 2 * RADIUS
AXIS_Y = HEIGHT - 2 * RADIUS


def in_sky(x: int, y: int) -> bool:
    """Return whether a star at the centre of cell (x, y) lies wholly on the sky."""
    dx = 2 * x + 1 - WIDTH
    dy = 2 * y + 1 - HEIGHT
    return dx * dx * AXIS_Y * AXIS_Y + dy * dy * AXIS_X * AXIS_X <= AXIS_X * AXIS_X * AXIS_Y * AXIS_Y


def overlapped_star(s: State, x: int, y: int) -> int:
    """Return the first star that a star at (x, y) would overlap, or -1. Stars may touch."""
    for star in range(s.laid):
        dx = x - s.star_x[star]
        dy = y - s.star_y[star]
        if dx * dx + dy * dy < 4 * RADIUS * RADIUS:
            return star
    return -1


def is_free(s: State, x: int, y: int) -> bool:
    """Return whether a star may lie at the centre of cell (x, y)."""
    return in_sky(x, y) and overlapped_star(s, x, y) < 0
