"""The value of films, projects and players (H-E1 to H-E4)."""

from matinee.engine.layout import Row
from matinee.games.hollywood.holdings import best_film, blockbusters, film_points, project, screenplays_thrown_away
from matinee.games.hollywood.state import GENRES, SCARCITY, State


def points(s: State, out: Row) -> None:
    """Write the points of every seat."""
    for seat in range(s.players):
        out[seat] = points_of(s, seat)


def points_of(s: State, seat: int) -> int:
    """H-E1 to H-E3: add up a seat's films, blockbusters and largest project."""
    total = 2 * blockbusters(s, seat) + project_points(s, seat)
    for genre in range(GENRES):
        total += film_points(s, seat, genre) * scarcity(s, genre)
    return total


def film_value(s: State, film: int) -> int:
    """H-E2: return cards times stars."""
    return s.film_size[film] * s.film_stars[film] * scarcity(s, s.film_genre[film])


def scarcity(s: State, genre: int) -> int:
    """H-V1: return the factor for films of a genre: with "scarcity" its number of screenplays thrown away, else 1."""
    return screenplays_thrown_away(s, genre) if s.options & SCARCITY else 1


def project_points(s: State, seat: int) -> int:
    """H-E3: return the size of the largest unfinished project, or 0 if two or more are tied for largest."""
    largest = 0
    tied = False
    for genre in range(GENRES):
        size = project(s, seat, genre)
        if size > largest:
            largest = size
            tied = False
        elif size == largest:
            tied = True
    return 0 if tied else largest


def winners(s: State) -> int:
    """H-E4: return the seats with the most points. The film of highest value breaks a tie; else the win is shared."""
    mask = 0
    most = -1
    highest = -1
    for seat in range(s.players):
        total = points_of(s, seat)
        film = best_film_value(s, seat)
        if total > most or (total == most and film > highest):
            mask = 0
            most = total
            highest = film
        if total == most and film == highest:
            mask |= 1 << seat
    return mask


def best_film_value(s: State, seat: int) -> int:
    """H-E4: return the value of a seat's best film, or -1 without a film, which is less than a film worth 0."""
    best = -1
    for genre in range(GENRES):
        if best_film(s, seat, genre) > 0:
            best = max(best, best_film(s, seat, genre) * scarcity(s, genre))
    return best
