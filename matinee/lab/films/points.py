"""What things are worth in Dream Factory and Traumfabrik: tiles at auction, trophies, money."""

from collections.abc import Sequence
from itertools import chain

import numpy as np
from msgspec import Struct

from matinee.games.films.box import FilmsBox
from matinee.games.films.state import BEST_DIRECTOR, BEST_FILM, KIND_IDS, LOCATIONS, ROUNDS, TROPHIES
from matinee.games.films.view import TROPHY_IDS
from matinee.lab.films.facts import NOBODY, FilmsGame, Trophy
from matinee.lab.outcome import holders, points_of, ranks, wins_of
from matinee.lab.statistics import Estimate, Numbers, combined, correlation, least_squares, mean_of, numbers, share_of

# How far another player may be from a trophy that is fought over: tiles, points of rating, stars.
CLOSE_TILES, CLOSE_RATING, CLOSE_STARS = 1, 3, 2


class Sources(Struct, frozen=True):
    """Where points come from, per player."""

    films: float
    trophies: float
    money: float

    @property
    def points(self) -> float:
        return self.films + self.trophies + self.money


class KindPrice(Struct, frozen=True):
    """What buyers pay for an average tile of a kind, as far as the prices of lots tell."""

    kind: str
    sold: int
    stars: float  # of an average tile
    price: Estimate


class Prices(Struct, frozen=True):
    lot: Estimate
    bidders: Estimate  # players who bid for a lot
    sizes: dict[int, Estimate]  # by the number of tiles
    locations: dict[int, Estimate]
    rounds: dict[int, list[float]]  # by location and round
    kinds: list[KindPrice]
    star: Estimate  # what each star adds


class TrophyWorth(Struct, frozen=True):
    id: str
    points: int
    awarded: Estimate  # share of games
    rating: Estimate  # of the film that wins it; stars for the best director
    wins: Estimate  # share of games won by whoever has it
    fair: float
    lead: Estimate  # over the next player: tiles, points of rating or stars
    contested: Estimate  # share of games in which the next player was close
    lost: Estimate  # share of games in which whoever led after round 3 does not get it


class Money(Struct, frozen=True):
    left: Estimate
    with_points: float  # correlations
    with_other_points: float
    with_winning: float
    ranks: list[Estimate]  # share of games won by the richest, the second richest, ...
    fair: float


def sources_of(games: Sequence[FilmsGame]) -> tuple[Sources, Sources]:
    """For all players, and for winners."""
    wins = wins_of(games)
    parts = [numbers([getattr(game, name) for game in games]) for name in ("film_points", "trophy_points", "money")]
    everybody = Sources(*(float(part.mean()) for part in parts))
    return everybody, Sources(*(float((part * wins).sum()) / len(games) for part in parts))


def prices_of(games: Sequence[FilmsGame], box: FilmsBox) -> Prices:
    lots = list(chain.from_iterable(game.lots for game in games))
    prices = numbers([lot.price for lot in lots])
    sizes = np.asarray([len(lot.tiles) for lot in lots])
    locations, rounds = np.asarray([lot.location for lot in lots]), np.asarray([lot.round for lot in lots])
    kinds = [KIND_IDS.index(tile.kind) for tile in box.tiles]
    rows = np.zeros((len(lots), len(KIND_IDS) + 1))
    for row, lot in zip(rows, lots, strict=True):
        for tile in lot.tiles:
            row[kinds[tile]] += 1
            row[-1] += box.tiles[tile].stars
    weights, covariance = least_squares(rows, prices)
    star = np.zeros(weights.size)
    star[-1] = 1.0
    auctions = [location for location in range(LOCATIONS) if (locations == location).any()]
    return Prices(
        lot=mean_of(prices),
        bidders=mean_of([lot.bidders for lot in lots]),
        sizes={size: mean_of(prices[sizes == size]) for size in np.unique(sizes).tolist()},
        locations={location: mean_of(prices[locations == location]) for location in auctions},
        rounds={
            location: [
                mean_of(prices[(locations == location) & (rounds == number)]).value for number in range(1, ROUNDS + 1)
            ]
            for location in auctions
        },
        kinds=kind_prices(rows, weights, covariance, box),
        star=combined(weights, covariance, star, len(lots)),
    )


def kind_prices(rows: Numbers, weights: Numbers, covariance: Numbers, box: FilmsBox) -> list[KindPrice]:
    found: list[KindPrice] = []
    for number, kind in enumerate(KIND_IDS):
        stars = float(np.mean([tile.stars for tile in box.tiles if tile.kind == kind]))
        parts = np.zeros(weights.size)
        parts[number], parts[-1] = 1.0, stars
        sold = int(rows[:, number].sum())
        found.append(KindPrice(kind, sold, stars, combined(weights, covariance, parts, sold)))
    return found


def trophies_of(games: Sequence[FilmsGame]) -> list[TrophyWorth]:
    return [trophy_worth(games, which) for which in range(TROPHIES)]


def trophy_worth(games: Sequence[FilmsGame], which: int) -> TrophyWorth:
    due = [game.trophies[which] for game in games]
    holding = np.zeros((len(games), games[0].players), np.bool_)
    for row, trophy in zip(holding, due, strict=True):
        if trophy.seat != NOBODY:
            row[trophy.seat] = True
    led = [trophy for trophy in due if trophy.leader != NOBODY]
    return TrophyWorth(
        id=TROPHY_IDS[which],
        points=5 if which < BEST_FILM + ROUNDS - 1 else 10,
        awarded=share_of(int(holding.sum()), len(games)),
        rating=mean_of([rating_of(game, which) for game in games if game.trophies[which].seat != NOBODY]),
        wins=holders(holding, games),
        fair=1 / games[0].players,
        lead=mean_of([trophy.lead for trophy in due if trophy.lead is not None]),
        contested=share_of(sum(is_contested(trophy, which) for trophy in due), len(games)),
        lost=share_of(sum(trophy.seat != trophy.leader for trophy in led), len(led)),
    )


def rating_of(game: FilmsGame, which: int) -> int:
    """What won a trophy: the rating of the film, or the stars of the directors."""
    trophy = game.trophies[which]
    if which == BEST_DIRECTOR:
        return sum(film.director for film in game.films if film.seat == trophy.seat)
    return game.films[trophy.film].rating


def is_contested(trophy: Trophy, which: int) -> bool:
    """Whether another player was close behind, or one tile short of a film when the best film of round 1 was named."""
    close = CLOSE_TILES if which < BEST_FILM else CLOSE_STARS if which == BEST_DIRECTOR else CLOSE_RATING
    if which == BEST_FILM and trophy.seat != NOBODY and trophy.short is not None and trophy.short <= CLOSE_TILES:
        return True
    return trophy.lead is not None and trophy.lead <= close


def money_of(games: Sequence[FilmsGame]) -> Money:
    points, wins = points_of(games), wins_of(games)
    money = numbers([game.money for game in games])
    return Money(
        left=mean_of(money.mean(axis=1)),
        with_points=correlation(money.ravel(), points.ravel()),
        with_other_points=correlation(money.ravel(), (points - money).ravel()),
        with_winning=correlation(money.ravel(), wins.ravel()),
        ranks=ranks(money, games),
        fair=1 / games[0].players,
    )
