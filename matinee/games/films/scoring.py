"""The value of films, trophies and players (F-C3, F-C4, F-W2 to F-W5, F-E1, F-E2)."""

from matinee.engine.layout import Row
from matinee.games.films.state import (
    BEST_DIRECTOR,
    DIRECTOR_SPACE,
    FILM_OF_THE_YEAR,
    FINAL_TROPHY_POINTS,
    MIN_STARS,
    NO_FILM,
    SCREENPLAYS,
    TROPHIES,
    TROPHY_POINTS,
    State,
)
from matinee.games.films.tiles import is_director, stars_on

FEWEST_DIRECTOR_STARS = MIN_STARS * SCREENPLAYS


def highest_film(s: State, genre: int) -> int:
    """F-W2, F-W3: return the highest-ranked finished film of a genre (-1: of all genres), or -1 without any."""
    best = -1
    for nth in range(s.finished):
        film = s.nth_film[nth]
        if (genre < 0 or s.genre[film] == genre) and (best < 0 or s.rank[film] > s.rank[best]):
            best = film
    return best


def lowest_film(s: State) -> int:
    """F-W4: return the lowest-ranked finished film, or -1 without any."""
    worst = -1
    for nth in range(s.finished):
        film = s.nth_film[nth]
        if worst < 0 or s.rank[film] < s.rank[worst]:
            worst = film
    return worst


def director_stars(s: State, seat: int) -> int:
    """F-W5: count a seat's stars on the directors of finished films. A contract on that space does not count."""
    total = 0
    for nth in range(s.finished):
        film = s.nth_film[nth]
        if s.owner[film] == seat and is_director(s, s.top[film, DIRECTOR_SPACE]):
            total += stars_on(s, s.top[film, DIRECTOR_SPACE])
    return total


def best_director(s: State) -> int:
    """F-W5: return the seat with the most stars on directors, or -1 on a tie or if it has no finished film."""
    best = -1
    most = FEWEST_DIRECTOR_STARS - 1
    for seat in range(s.players):
        total = director_stars(s, seat)
        if total > most:
            most = total
            best = seat
        elif total == most:
            best = -1
    return best if best >= 0 and best_rank(s, best) != NO_FILM else -1


def points(s: State, out: Row) -> None:
    """F-E1: write the points of every seat."""
    for seat in range(s.players):
        out[seat] = points_of(s, seat)


def points_of(s: State, seat: int) -> int:
    """F-E1: add up a seat's tokens, markers and trophies."""
    total = s.money[seat]
    for nth in range(s.finished):
        if s.owner[s.nth_film[nth]] == seat:
            total += film_points(s, s.nth_film[nth])
    for trophy in range(TROPHIES):
        if trophy_holder(s, trophy) == seat:
            total += trophy_points(trophy)
    return total


def film_points(s: State, film: int) -> int:
    """F-C3, F-C4: return the value of a film's marker; a "+" adds nothing."""
    return max(s.rank[film], 0) // 2


def trophy_points(trophy: int) -> int:
    """F-B5: return the points of a trophy."""
    return TROPHY_POINTS if trophy < FILM_OF_THE_YEAR else FINAL_TROPHY_POINTS


def trophy_holder(s: State, trophy: int) -> int:
    """Return the seat that holds a trophy, or -1."""
    if trophy == BEST_DIRECTOR or s.trophy[trophy] < 0:
        return s.trophy[trophy]
    return s.owner[s.trophy[trophy]]


def winners(s: State) -> int:
    """F-E2: return the seats with the most points. In DF the highest-ranked film breaks a tie; else it is shared."""
    mask = 0
    most = -1
    highest = NO_FILM
    for seat in range(s.players):
        total = points_of(s, seat)
        film = best_rank(s, seat) if s.tie_by_film else NO_FILM
        if total > most or (total == most and film > highest):
            mask = 0
            most = total
            highest = film
        if total == most and film == highest:
            mask |= 1 << seat
    return mask


def best_rank(s: State, seat: int) -> int:
    """Return the rank of a seat's best film, or NO_FILM."""
    best = NO_FILM
    for nth in range(s.finished):
        if s.owner[s.nth_film[nth]] == seat:
            best = max(best, s.rank[s.nth_film[nth]])
    return best
