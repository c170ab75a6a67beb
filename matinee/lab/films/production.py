"""Films and what they are made of: ratings, markers, screenplays, tiles."""

from collections.abc import Sequence
from itertools import chain

import numpy as np
from msgspec import Struct

from matinee.games.films.box import FilmsBox
from matinee.games.films.state import HIGHEST_MARKER, KIND_IDS, ROUNDS, STAR_SPACE
from matinee.lab.films.facts import DISCARDED, EMPTY, FATES, FINISHED, LEFT, UNSEEN, Film, FilmsGame
from matinee.lab.statistics import Estimate, histogram, mean_of, numbers, per

MIDDLE = range(8, 15)  # the ratings that exist twice
LOW = range(4)
HIGH = range(18, HIGHEST_MARKER + 1)
MOST_FILMS = 8  # a player with more counts as one with as many


class MarkerUse(Struct, frozen=True):
    """A rating marker, and the share of games in which a film takes it."""

    value: int
    plus: bool
    taken: float


class Ratings(Struct, frozen=True):
    """The ratings of all finished films."""

    films: list[int]  # with each rating from 0 to 22
    unmarked: int  # films for which no marker was left
    median: float
    mean: Estimate
    middle: Estimate  # share of films rated 8 to 14
    low: Estimate  # 0 to 3
    high: Estimate  # 18 and more
    lowest: int
    highest: int
    lowest_total: int  # stars of the poorest film
    totals: list[int]  # films with each total from there
    markers: list[MarkerUse]


class Finishing(Struct, frozen=True):
    """How many films are finished, and when."""

    each: Estimate  # by a player
    winner: Estimate
    game: Estimate
    players: list[int]  # who finished 0, 1, ... films
    rounds: list[float]  # share of the films finished in each round


class ScreenplayUse(Struct, frozen=True):
    id: str
    owned: int  # games
    finished: Estimate  # share of them in which it becomes a film
    rating: Estimate
    total: Estimate  # stars


class KindUse(Struct, frozen=True):
    """What becomes of the tiles of a kind, per game."""

    kind: str
    fates: dict[str, float]
    wasted: Estimate  # share of those that came which were discarded or left


class TileUse(Struct, frozen=True):
    id: str
    came: int  # games in which it was turned up
    finished: float  # share of them in which it counts in a finished film


class Contracts(Struct, frozen=True):
    films: Estimate  # share of films with one
    spaces: dict[str, float]  # contracts in finished films per game, by what the space asks for


def all_films(games: Sequence[FilmsGame]) -> list[Film]:
    return list(chain.from_iterable(game.films for game in games))


def ratings_of(games: Sequence[FilmsGame]) -> Ratings:
    films = all_films(games)
    ratings = [film.rating for film in films]
    totals = [film.total for film in films] or [0]
    counts = [len(game.films) for game in games]

    def share(wanted: range) -> Estimate:
        return per([sum(film.rating in wanted for film in game.films) for game in games], counts)

    return Ratings(
        films=histogram(ratings, 0, HIGHEST_MARKER),
        unmarked=sum(film.rank < 0 for film in films),
        median=float(np.median(ratings)) if ratings else 0.0,
        mean=per([sum(film.rating for film in game.films) for game in games], counts),
        middle=share(MIDDLE),
        low=share(LOW),
        high=share(HIGH),
        lowest=min(ratings, default=0),
        highest=max(ratings, default=0),
        lowest_total=min(totals),
        totals=histogram(totals, min(totals), max(totals)),
        markers=markers_of(games),
    )


def markers_of(games: Sequence[FilmsGame]) -> list[MarkerUse]:
    taken = histogram([film.rank for film in all_films(games) if film.rank >= 0], 0, 2 * HIGHEST_MARKER + 1)
    values = range(HIGHEST_MARKER + 1)
    ranks = [2 * value + plus for value in values for plus in range(2) if not plus or value in MIDDLE]
    return [MarkerUse(rank // 2, rank % 2 == 1, taken[rank] / len(games)) for rank in ranks]


def finishing_of(games: Sequence[FilmsGame]) -> Finishing:
    each = np.zeros((len(games), games[0].players))
    for row, game in zip(each, games, strict=True):
        for film in game.films:
            row[film.seat] += 1
    films = all_films(games)
    rounds = histogram([film.round for film in films], 1, ROUNDS)
    return Finishing(
        each=mean_of(each.mean(axis=1)),
        winner=mean_of([row[game.winners].mean() for row, game in zip(each, games, strict=True)]),
        game=mean_of(each.sum(axis=1)),
        players=histogram(each.astype(int).ravel().tolist(), 0, MOST_FILMS),
        rounds=[count / max(1, len(films)) for count in rounds],
    )


def screenplays_of(games: Sequence[FilmsGame], box: FilmsBox) -> list[ScreenplayUse]:
    found: list[ScreenplayUse] = []
    for number, screenplay in enumerate(box.screenplays):
        owned = [game for game in games if game.owners[number] >= 0]
        films = [film for game in owned for film in game.films if film.screenplay == number]
        done = [sum(film.screenplay == number for film in game.films) for game in owned]
        rating, total = mean_of([film.rating for film in films]), mean_of([film.total for film in films])
        found.append(ScreenplayUse(screenplay.id, len(owned), mean_of(done), rating, total))
    return found


def tiles_of(games: Sequence[FilmsGame], box: FilmsBox) -> tuple[list[KindUse], list[TileUse]]:
    """What becomes of tiles, by kind and one by one."""
    fates = np.asarray([game.fates for game in games])
    kinds: list[KindUse] = []
    for kind in KIND_IDS:
        here = fates[:, [tile.kind == kind for tile in box.tiles]]
        shares = {name: float((here == fate).sum()) / len(games) for fate, name in enumerate(FATES)}
        gone = ((here == DISCARDED) | (here == LEFT)).sum(axis=1)
        kinds.append(KindUse(kind, shares, per(numbers(gone), numbers((here != UNSEEN).sum(axis=1)))))
    tiles: list[TileUse] = []
    for number, tile in enumerate(box.tiles):
        came = int((fates[:, number] != UNSEEN).sum())
        tiles.append(TileUse(tile.id, came, float((fates[:, number] == FINISHED).sum()) / max(1, came)))
    return kinds, tiles


def contracts_of(games: Sequence[FilmsGame], box: FilmsBox) -> Contracts:
    spaces: dict[str, float] = {}
    with_one: list[int] = []
    for game in games:
        count = 0
        for film in game.films:
            asked = box.screenplays[film.screenplay].spaces
            filled = [
                asked[space]
                for space, tile in enumerate(film.tops)
                if space < STAR_SPACE and tile != EMPTY and box.tiles[tile].kind == "contract"
            ]
            count += bool(filled)
            for kind in filled:
                spaces[kind] = spaces.get(kind, 0.0) + 1 / len(games)
        with_one.append(count)
    return Contracts(per(with_one, [len(game.films) for game in games]), spaces)
