"""The oval sky and where a star may lie (D-R3). All in whole numbers, so that every machine agrees."""

from matinee.games.dreams.state import HEIGHT, RADIUS, WIDTH, State

# Twice the half axes left to a star's centre, since cell centres lie at halves.
ACROSS = WIDTH - 2 * RADIUS
DOWN = HEIGHT - 2 * RADIUS


def in_sky(x: int, y: int) -> bool:
    """Whether a star around the centre of cell (x, y) lies wholly on the sky."""
    across = 2 * x + 1 - WIDTH
    down = 2 * y + 1 - HEIGHT
    return across * across * DOWN * DOWN + down * down * ACROSS * ACROSS <= ACROSS * ACROSS * DOWN * DOWN


def overlapped(s: State, x: int, y: int) -> int:
    """The first star that one at (x, y) would overlap, or -1. Stars may touch."""
    for star in range(s.laid):
        across = x - s.star_x[star]
        down = y - s.star_y[star]
        if across * across + down * down < 4 * RADIUS * RADIUS:
            return star
    return -1


def is_free(s: State, x: int, y: int) -> bool:
    return in_sky(x, y) and overlapped(s, x, y) < 0
