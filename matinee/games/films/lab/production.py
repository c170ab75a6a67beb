"""The production of films: ratings, markers, screenplays, tiles."""

from collections.abc import Sequence
from itertools import chain

import numpy as np
from msgspec import Struct

from matinee.games.films.box import FilmsBox
from matinee.games.films.lab.game_summary import DISCARDED, EMPTY, FATES, FINISHED, LEFT, UNSEEN, Film, FilmsGame
from matinee.games.films.state import HIGHEST_MARKER, KIND_IDS, ROUNDS, STAR_SPACE
from matinee.lab.statistics import Estimate, as_floats, histogram, mean_of, ratio_of_sums

MIDDLE = range(8, 15)  # the ratings with two markers: one with and one without a "+"
LOW = range(4)
HIGH = range(18, HIGHEST_MARKER + 1)
MOST_FILMS = 8  # of a player; histograms count more films here


class MarkerUse(Struct, frozen=True):
    """A rating marker, and the share of games in which a film takes it."""

    value: int
    plus: bool
    taken: float


class Ratings(Struct, frozen=True):
    """The ratings of all finished films."""

    films: list[int]  # number of films by rating from 0 to 22
    unmarked: int  # films for which no marker was left
    median: float
    mean: Estimate
    middle: Estimate  # share of films rated 8 to 14
    low: Estimate  # 0 to 3
    high: Estimate  # 18 and more
    lowest: int
    highest: int
    lowest_total: int  # stars of the film with the fewest
    totals: list[int]  # number of films by total of stars, from `lowest_total` on
    markers: list[MarkerUse]


class Finishing(Struct, frozen=True):
    """How many films are finished, and when."""

    each: Estimate  # films per player
    winner: Estimate  # films per winner
    game: Estimate  # films per game
    players: list[int]  # number of players with 0, 1, ... films
    rounds: list[float]  # share of films by round


class ScreenplayUse(Struct, frozen=True):
    """How often a screenplay becomes a film, and the quality of the film."""

    id: str
    owned: int  # games in which a player has it
    finished: Estimate  # share of these games in which it becomes a film
    rating: Estimate
    total: Estimate  # stars


class KindUse(Struct, frozen=True):
    """What happens to the tiles of a kind."""

    kind: str
    fates: dict[str, float]  # tiles per game by fate
    wasted: Estimate  # share of the tiles turned up that are discarded or left


class TileUse(Struct, frozen=True):
    """How often a tile is used in a film."""

    id: str
    came: int  # games in which it was turned up
    finished: float  # share of these games in which it counts in a finished film


class Contracts(Struct, frozen=True):
    """The use of contracts."""

    films: Estimate  # share of films with a contract
    spaces: dict[str, float]  # contracts in finished films per game, by the kind that the space requires


def all_films(games: Sequence[FilmsGame]) -> list[Film]:
    """Return the films of all games."""
    return list(chain.from_iterable(game.films for game in games))


def ratings_of(games: Sequence[FilmsGame]) -> Ratings:
    """Return the distribution of ratings."""
    films = all_films(games)
    ratings = [film.rating for film in films]
    totals = [film.total for film in films] or [0]
    counts = [len(game.films) for game in games]

    def share(ratings: range) -> Estimate:
        return ratio_of_sums([sum(film.rating in ratings for film in game.films) for game in games], counts)

    return Ratings(
        films=histogram(ratings, 0, HIGHEST_MARKER),
        unmarked=sum(film.rank < 0 for film in films),
        median=float(np.median(ratings)) if ratings else 0.0,
        mean=ratio_of_sums([sum(film.rating for film in game.films) for game in games], counts),
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
    """Return the use of each marker, in ascending order."""
    taken = histogram([film.rank for film in all_films(games) if film.rank >= 0], 0, 2 * HIGHEST_MARKER + 1)
    values = range(HIGHEST_MARKER + 1)
    ranks = [2 * value + plus for value in values for plus in range(2) if not plus or value in MIDDLE]
    return [MarkerUse(rank // 2, rank % 2 == 1, taken[rank] / len(games)) for rank in ranks]


def finishing_of(games: Sequence[FilmsGame]) -> Finishing:
    """Return how many films are finished, and when."""
    counts = np.zeros((len(games), games[0].players))
    for row, game in zip(counts, games, strict=True):
        for film in game.films:
            row[film.seat] += 1
    films = all_films(games)
    rounds = histogram([film.round for film in films], 1, ROUNDS)
    return Finishing(
        each=mean_of(counts.mean(axis=1)),
        winner=mean_of([row[game.winners].mean() for row, game in zip(counts, games, strict=True)]),
        game=mean_of(counts.sum(axis=1)),
        players=histogram(counts.astype(int).ravel().tolist(), 0, MOST_FILMS),
        rounds=[count / max(1, len(films)) for count in rounds],
    )


def screenplays_of(games: Sequence[FilmsGame], box: FilmsBox) -> list[ScreenplayUse]:
    """Return the use of each screenplay."""
    uses: list[ScreenplayUse] = []
    for number, screenplay in enumerate(box.screenplays):
        owned = [game for game in games if game.owners[number] >= 0]
        films = [film for game in owned for film in game.films if film.screenplay == number]
        finished = [sum(film.screenplay == number for film in game.films) for game in owned]
        rating, total = mean_of([film.rating for film in films]), mean_of([film.total for film in films])
        uses.append(ScreenplayUse(screenplay.id, len(owned), mean_of(finished), rating, total))
    return uses


def tiles_of(games: Sequence[FilmsGame], box: FilmsBox) -> tuple[list[KindUse], list[TileUse]]:
    """Return the use of tiles, by kind and by tile."""
    fates = np.asarray([game.fates for game in games])
    kinds: list[KindUse] = []
    for kind in KIND_IDS:
        fates_of_kind = fates[:, [tile.kind == kind for tile in box.tiles]]
        shares = {name: float((fates_of_kind == fate).sum()) / len(games) for fate, name in enumerate(FATES)}
        wasted = ((fates_of_kind == DISCARDED) | (fates_of_kind == LEFT)).sum(axis=1)
        kinds.append(
            KindUse(kind, shares, ratio_of_sums(as_floats(wasted), as_floats((fates_of_kind != UNSEEN).sum(axis=1))))
        )
    tiles: list[TileUse] = []
    for number, tile in enumerate(box.tiles):
        came = int((fates[:, number] != UNSEEN).sum())
        tiles.append(TileUse(tile.id, came, float((fates[:, number] == FINISHED).sum()) / max(1, came)))
    return kinds, tiles


def contracts_of(games: Sequence[FilmsGame], box: FilmsBox) -> Contracts:
    """Return the use of contracts."""
    spaces: dict[str, float] = {}
    films_with_contract: list[int] = []
    for game in games:
        count = 0
        for film in game.films:
            required = box.screenplays[film.screenplay].spaces
            filled = [
                required[space]
                for space, tile in enumerate(film.tops)
                if space < STAR_SPACE and tile != EMPTY and box.tiles[tile].kind == "contract"
            ]
            count += bool(filled)
            for kind in filled:
                spaces[kind] = spaces.get(kind, 0.0) + 1 / len(games)
        films_with_contract.append(count)
    return Contracts(ratio_of_sums(films_with_contract, [len(game.films) for game in games]), spaces)
