"""Which tile may go where (F-T2 to F-T8)."""

from matinee.games.films.state import (
    ACTOR,
    BLANK,
    CONTRACT,
    DESK,
    DIRECTOR,
    LEGEND,
    NO_SPACE,
    SCREENPLAYS,
    SPACES,
    STAR,
    State,
)


def trade(s: State, tile: int) -> int:
    """F-T2: a legendary director is a director."""
    return DIRECTOR if s.kind[tile] == LEGEND else s.kind[tile]


def fits(s: State, tile: int, film: int, space: int) -> bool:
    """Whether a tile may go on a space of an unfinished screenplay."""
    kind = trade(s, tile)
    asked = s.space[film, space]
    if asked == NO_SPACE:
        return False
    if kind == STAR or asked == STAR:  # F-T5, F-T8
        return kind == asked
    if kind == CONTRACT:  # F-T4, F-T6
        return True
    below = s.top[film, space]
    if below >= 0:  # F-T6; F-T7, since a contract is of another kind
        return trade(s, below) == kind
    if asked == BLANK:  # F-T3
        return kind != DIRECTOR
    return kind == asked  # F-T2


def places(s: State, seat: int, tile: int) -> int:
    """Where a seat may put a tile, as a bit mask over the spaces of the screenplays on its desk."""
    mask = 0
    for slot in range(DESK):
        film = s.desk[seat, slot]
        if film >= 0:
            for space in range(SPACES):
                if fits(s, tile, film, space):
                    mask |= 1 << (slot * SPACES + space)
    return mask


def visible_actors(s: State, seat: int) -> int:
    """F-P2: actor and star tiles on top, on all screenplays of a seat, finished or not."""
    count = 0
    for film in range(SCREENPLAYS):
        if s.owner[film] == seat:
            for space in range(SPACES):
                tile = s.top[film, space]
                if tile >= 0 and (s.kind[tile] == ACTOR or s.kind[tile] == STAR):
                    count += 1
    return count
