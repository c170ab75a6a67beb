"""The kind and the stars of each tile (F-B1), stored in one number: its face."""

from matinee.games.films.state import DIRECTOR, KINDS, LEGEND, MIN_STARS, STAR, STAR_VALUES, State

FACES_PER_KIND = 8  # a power of two above STAR_VALUES, so that dividing by it is fast


def face_of(kind: int, stars: int) -> int:
    """Return the face of a tile of a kind with a number of stars."""
    return FACES_PER_KIND * kind + stars - MIN_STARS


NO_FACE = face_of(KINDS, 0)  # of tile -1, which means no tile
FACE_COUNT = NO_FACE + 1


def kind_of(s: State, tile: int) -> int:
    """Return the kind of a tile."""
    return int(s.face[tile]) // FACES_PER_KIND


def stars_on(s: State, tile: int) -> int:
    """Return the stars of a tile."""
    return int(s.face[tile]) % FACES_PER_KIND + MIN_STARS


def face_down_index(s: State, tile: int) -> int:
    """Return the index in `face_down` of the count of tiles with this kind and these stars."""
    return STAR_VALUES * kind_of(s, tile) + stars_on(s, tile) - MIN_STARS


def is_director(s: State, tile: int) -> bool:
    """F-T2: return whether a tile is a director, legendary or not."""
    return kind_of(s, tile) == DIRECTOR or kind_of(s, tile) == LEGEND


def is_actor(s: State, tile: int) -> bool:
    """F-P2: return whether a tile is an actor or a star, the first two kinds."""
    return kind_of(s, tile) <= STAR
