"""The value of tiles, trophies and money in Dream Factory and Traumfabrik."""

from collections.abc import Sequence
from itertools import chain

import numpy as np
from msgspec import Struct

from matinee.games.films.box import FilmsBox
from matinee.games.films.lab.game_summary import NOBODY, FilmsGame, Trophy
from matinee.games.films.state import BEST_DIRECTOR, BEST_FILM, KIND_IDS, LOCATIONS, ROUNDS, TROPHIES
from matinee.games.films.view import TROPHY_IDS
from matinee.lab.outcome import points_of, win_share_of_holders, win_shares_by_rank, wins_of
from matinee.lab.statistics import (
    Estimate,
    Floats,
    as_floats,
    correlation,
    least_squares,
    mean_of,
    share_of,
    weighted_sum,
)

# The largest lead over the next player in a contested trophy: tiles, points of rating, stars.
CLOSE_TILES, CLOSE_RATING, CLOSE_STARS = 1, 3, 2


class Sources(Struct, frozen=True):
    """The mean points of a player by source."""

    films: float
    trophies: float
    money: float

    @property
    def points(self) -> float:
        """The total."""
        return self.films + self.trophies + self.money


class KindPrice(Struct, frozen=True):
    """The price of an average tile of a kind, fitted to the prices of lots."""

    kind: str
    sold: int
    stars: float  # of an average tile
    price: Estimate


class Prices(Struct, frozen=True):
    """The prices of lots."""

    lot: Estimate
    bidders: Estimate  # players who bid for a lot
    sizes: dict[int, Estimate]  # price by number of tiles
    locations: dict[int, Estimate]  # price by location
    rounds: dict[int, list[float]]  # price by location and round
    kinds: list[KindPrice]
    star: Estimate  # fitted price of a star


class TrophyWorth(Struct, frozen=True):
    """How a trophy is won, and how often its holder wins the game."""

    id: str
    points: int
    awarded: Estimate  # share of games
    rating: Estimate  # of the film that wins it; stars for the best director
    wins: Estimate  # share of games won by its holder
    fair: float
    lead: Estimate  # over the next player: tiles, points of rating or stars
    contested: Estimate  # share of games in which the next player was close
    lost: Estimate  # share of games in which the leader after round 3 does not get it


class Money(Struct, frozen=True):
    """The money that players have at the end."""

    left: Estimate
    with_points: float  # correlation with points
    with_other_points: float  # correlation with points other than money
    with_winning: float  # correlation with winning
    ranks: list[Estimate]  # share of games won by the richest, the second richest, ...
    fair: float


def sources_of(games: Sequence[FilmsGame]) -> tuple[Sources, Sources]:
    """Return the points by source of all players and of winners."""
    wins = wins_of(games)
    parts = [as_floats([getattr(game, name) for game in games]) for name in ("film_points", "trophy_points", "money")]
    everybody = Sources(*(float(part.mean()) for part in parts))
    return everybody, Sources(*(float((part * wins).sum()) / len(games) for part in parts))


def prices_of(games: Sequence[FilmsGame], box: FilmsBox) -> Prices:
    """Return the prices of lots. Prices of tiles and stars are a least-squares fit to them."""
    lots = list(chain.from_iterable(game.lots for game in games))
    prices = as_floats([lot.price for lot in lots])
    sizes = np.asarray([len(lot.tiles) for lot in lots])
    locations, rounds = np.asarray([lot.location for lot in lots]), np.asarray([lot.round for lot in lots])
    kinds = [KIND_IDS.index(tile.kind) for tile in box.tiles]
    rows = np.zeros((len(lots), len(KIND_IDS) + 1))
    for row, lot in zip(rows, lots, strict=True):
        for tile in lot.tiles:
            row[kinds[tile]] += 1
            row[-1] += box.tiles[tile].stars
    weights, covariance = least_squares(rows, prices)
    one_star = np.zeros(weights.size)
    one_star[-1] = 1.0
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
        kinds=fit_kind_prices(rows, weights, covariance, box),
        star=weighted_sum(weights, covariance, one_star, len(lots)),
    )


def fit_kind_prices(rows: Floats, weights: Floats, covariance: Floats, box: FilmsBox) -> list[KindPrice]:
    """Return the fitted price of an average tile of each kind.

    Args:
        rows: For each lot, the number of tiles of each kind, then the number of stars.
        weights: The fitted prices of a tile of each kind without stars, and of a star.
        covariance: Their covariance.
        box: The box that was played.
    """
    kind_prices: list[KindPrice] = []
    for number, kind in enumerate(KIND_IDS):
        stars = float(np.mean([tile.stars for tile in box.tiles if tile.kind == kind]))
        factors = np.zeros(weights.size)
        factors[number], factors[-1] = 1.0, stars
        sold = int(rows[:, number].sum())
        kind_prices.append(KindPrice(kind, sold, stars, weighted_sum(weights, covariance, factors, sold)))
    return kind_prices


def trophies_of(games: Sequence[FilmsGame]) -> list[TrophyWorth]:
    """Return the value of each trophy."""
    return [trophy_worth(games, number) for number in range(TROPHIES)]


def trophy_worth(games: Sequence[FilmsGame], number: int) -> TrophyWorth:
    """Return the value of one trophy."""
    trophies = [game.trophies[number] for game in games]
    holds = np.zeros((len(games), games[0].players), np.bool_)
    for row, trophy in zip(holds, trophies, strict=True):
        if trophy.seat != NOBODY:
            row[trophy.seat] = True
    with_leader = [trophy for trophy in trophies if trophy.leader != NOBODY]
    return TrophyWorth(
        id=TROPHY_IDS[number],
        points=5 if number < BEST_FILM + ROUNDS - 1 else 10,
        awarded=share_of(int(holds.sum()), len(games)),
        rating=mean_of([winning_score(game, number) for game in games if game.trophies[number].seat != NOBODY]),
        wins=win_share_of_holders(holds, games),
        fair=1 / games[0].players,
        lead=mean_of([trophy.lead for trophy in trophies if trophy.lead is not None]),
        contested=share_of(sum(is_contested(trophy, number) for trophy in trophies), len(games)),
        lost=share_of(sum(trophy.seat != trophy.leader for trophy in with_leader), len(with_leader)),
    )


def winning_score(game: FilmsGame, number: int) -> int:
    """Return the score that won a trophy: the rating of the film, or the stars of the directors."""
    trophy = game.trophies[number]
    if number == BEST_DIRECTOR:
        return sum(film.director for film in game.films if film.seat == trophy.seat)
    return game.films[trophy.film].rating


def is_contested(trophy: Trophy, number: int) -> bool:
    """Return whether another player was close to a trophy.

    For the best film of round 1, a player who lacked one tile for a film was also close.
    """
    close = CLOSE_TILES if number < BEST_FILM else CLOSE_STARS if number == BEST_DIRECTOR else CLOSE_RATING
    if number == BEST_FILM and trophy.seat != NOBODY and trophy.short is not None and trophy.short <= CLOSE_TILES:
        return True
    return trophy.lead is not None and trophy.lead <= close


def money_of(games: Sequence[FilmsGame]) -> Money:
    """Return how much money players keep, and how it correlates with points and winning."""
    points, wins = points_of(games), wins_of(games)
    money = as_floats([game.money for game in games])
    return Money(
        left=mean_of(money.mean(axis=1)),
        with_points=correlation(money.ravel(), points.ravel()),
        with_other_points=correlation(money.ravel(), (points - money).ravel()),
        with_winning=correlation(money.ravel(), wins.ravel()),
        ranks=win_shares_by_rank(money, games),
        fair=1 / games[0].players,
    )
