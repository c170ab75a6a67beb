"""What films, projects and players are worth (H-E1 to H-E4)."""

from matinee.engine.layout import Row
from matinee.games.hollywood.state import (
    BEST_FILM,
    BLOCKBUSTERS,
    FILM_POINTS,
    GENRES,
    NOBODY,
    PROJECT,
    SCARCITY,
    THROWN_OUT,
    State,
)


def points(s: State, out: Row) -> None:
    for seat in range(s.players):
        out[seat] = points_of(s, seat)


def points_of(s: State, seat: int) -> int:
    """H-E1 to H-E3."""
    total = 2 * s.has[seat, BLOCKBUSTERS] + ambition(s, seat)
    for genre in range(GENRES):
        total += s.has[seat, FILM_POINTS + genre] * scarcity(s, genre)
    return total


def film_value(s: State, film: int) -> int:
    """H-E2: cards times stars."""
    return s.film_cards[film] * s.film_stars[film] * scarcity(s, s.film_genre[film])


def scarcity(s: State, genre: int) -> int:
    """H-V1: with "scarcity" films count as often as screenplays of the genre are thrown away."""
    return s.has[NOBODY, THROWN_OUT + genre] if s.options & SCARCITY else 1


def ambition(s: State, seat: int) -> int:
    """H-E3: the largest unfinished project, nothing if two or more are tied for largest."""
    largest = 0
    tied = False
    for genre in range(GENRES):
        size = s.has[seat, PROJECT + genre]
        if size > largest:
            largest = size
            tied = False
        elif size == largest:
            tied = True
    return 0 if tied else largest


def winners(s: State) -> int:
    """H-E4: most points; then the finished film of highest value; then shared."""
    mask = 0
    most = -1
    highest = -1
    for seat in range(s.players):
        total = points_of(s, seat)
        film = best_film(s, seat)
        if total > most or (total == most and film > highest):
            mask = 0
            most = total
            highest = film
        if total == most and film == highest:
            mask |= 1 << seat
    return mask


def best_film(s: State, seat: int) -> int:
    """H-E4: the value of a seat's best film; no film is less than a film worth 0."""
    best = -1
    for genre in range(GENRES):
        if s.has[seat, BEST_FILM + genre] > 0:
            best = max(best, s.has[seat, BEST_FILM + genre] * scarcity(s, genre))
    return best
