"""The oval sky and where a star may lie (D-R3). In integers only, so that all machines agree exactly."""

from matinee.games.dreams.state import HEIGHT, RADIUS, WIDTH, State

# The axes of the ellipse for the centres of stars. Coordinates are doubled because cell centres lie at halves.
ACROSS = WIDTH - 2 * RADIUS
DOWN = HEIGHT - 2 * RADIUS


def in_sky(x: int, y: int) -> bool:
    """Return whether a star at the centre of cell (x, y) lies wholly on the sky."""
    across = 2 * x + 1 - WIDTH
    down = 2 * y + 1 - HEIGHT
    return across * across * DOWN * DOWN + down * down * ACROSS * ACROSS <= ACROSS * ACROSS * DOWN * DOWN


def overlapped_star(s: State, x: int, y: int) -> int:
    """Return the first star that a star at (x, y) would overlap, or -1. Stars may touch."""
    for star in range(s.laid):
        across = x - s.star_x[star]
        down = y - s.star_y[star]
        if across * across + down * down < 4 * RADIUS * RADIUS:
            return star
    return -1


def is_free(s: State, x: int, y: int) -> bool:
    """Return whether a star may lie at the centre of cell (x, y)."""
    return in_sky(x, y) and overlapped_star(s, x, y) < 0
