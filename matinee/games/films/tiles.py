"""What a tile is: its kind and its stars (F-B1), which lie in one number, its face."""

from matinee.games.films.state import KINDS, STAR, STARS, State

FACE = 8  # faces of one kind


def face_of(kind: int, stars: int) -> int:
    return FACE * kind + stars + 1


NO_FACE = face_of(KINDS, 0)  # of tile -1, which is none: of no kind and without stars
FACES = NO_FACE + 1


def kind_of(s: State, tile: int) -> int:
    return int(s.face[tile]) // FACE


def stars_on(s: State, tile: int) -> int:
    return int(s.face[tile]) % FACE - 1


def face_down_place(s: State, tile: int) -> int:
    """Where in `face_down` tiles like this one are counted."""
    return STARS * kind_of(s, tile) + stars_on(s, tile) + 1


def is_actor(s: State, tile: int) -> bool:
    """F-P2: actors and stars, which are the first kinds."""
    return kind_of(s, tile) <= STAR
