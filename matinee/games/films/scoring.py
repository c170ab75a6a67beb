"""What films, trophies and players are worth (F-C2, F-W2 to F-W5, F-E1, F-E2)."""

from matinee.engine.layout import Row
from matinee.games.films.state import (
    BEST_DIRECTOR,
    CONTRACT,
    FILM_OF_THE_YEAR,
    NO_FILM,
    TROPHIES,
    State,
)
from matinee.games.films.tiles import kind_of, stars_on


def highest_film(s: State, genre: int) -> int:
    """F-W2, F-W3: the finished film ranked highest, of a genre or (-1) of all; -1 if there is none."""
    best = -1
    for nth in range(s.finished):
        film = s.nth_film[nth]
        if (genre < 0 or s.genre[film] == genre) and (best < 0 or s.rank[film] > s.rank[best]):
            best = film
    return best


def lowest_film(s: State) -> int:
    """F-W4."""
    worst = -1
    for nth in range(s.finished):
        film = s.nth_film[nth]
        if worst < 0 or s.rank[film] < s.rank[worst]:
            worst = film
    return worst


def director_stars(s: State, seat: int) -> int:
    """F-W5: stars on the directors of finished films; a contract in the chair does not count."""
    total = 0
    for nth in range(s.finished):
        film = s.nth_film[nth]
        if s.owner[film] == seat and kind_of(s, s.top[film, 0]) != CONTRACT:
            total += stars_on(s, s.top[film, 0])
    return total


def best_director(s: State) -> int:
    """F-W5: the seat with the most, -1 on a tie."""
    best = -1
    most = -1
    for seat in range(s.players):
        total = director_stars(s, seat)
        if total > most:
            most = total
            best = seat
        elif total == most:
            best = -1
    return best


def points(s: State, out: Row) -> None:
    for seat in range(s.players):
        out[seat] = points_of(s, seat)


def points_of(s: State, seat: int) -> int:
    """F-E1."""
    total = s.money[seat]
    for nth in range(s.finished):
        if s.owner[s.nth_film[nth]] == seat:
            total += film_points(s, s.nth_film[nth])
    for which in range(TROPHIES):
        if trophy_holder(s, which) == seat:
            total += trophy_points(which)
    return total


def film_points(s: State, film: int) -> int:
    """F-C3, F-C4: the value of its marker, with or without "+"."""
    return max(s.rank[film], 0) // 2


def trophy_points(which: int) -> int:
    """F-B5."""
    return 5 if which < FILM_OF_THE_YEAR else 10


def trophy_holder(s: State, which: int) -> int:
    if which == BEST_DIRECTOR or s.trophy[which] < 0:
        return s.trophy[which]
    return s.owner[s.trophy[which]]


def winners(s: State) -> int:
    """F-E2: most points; in DF then the highest-ranked film; else shared."""
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
    best = NO_FILM
    for nth in range(s.finished):
        if s.owner[s.nth_film[nth]] == seat:
            best = max(best, s.rank[s.nth_film[nth]])
    return best
