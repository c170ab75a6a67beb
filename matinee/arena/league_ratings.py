"""Ratings of the bots of a league, from the places of all seats.

The model is Plackett-Luce: a seat takes the first place in proportion to the strength of its bot, as in `ratings`, then
one of the other seats takes the second place in the same way, and so on. openskill updates the ratings game by game
(Weng and Lin, A Bayesian approximation method for online ranking, 2011), so they depend on the order of the games.
Therefore the games are played through several times, each time in another random order and with smaller updates. The
result differs from the maximum of the likelihood by a few points.

Ratings are on the scale of `ratings`: 400 log10(strength), with mean 0. Intervals are from the bootstrap over deals,
because the games of a deal are correlated.
"""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from matinee.arena.ratings import SCALE, Floats, intervals
from matinee.engine.errors import MissingExtra

# The uncertainty of the ratings in each pass, as a share of the total uncertainty of a place. It sets the size of the
# updates. The uncertainty that openskill computes decreases so fast that bots that differ much are rated too close to
# each other.
PASSES: Floats = np.geomspace(0.9, 0.1, 8)
PASSES_OF_DRAW: Floats = np.geomspace(0.7, 0.1, 4)  # fewer, because they start from the ratings of all games
UPDATES_PER_PASS = 250  # of a bot, on average; a pass with fewer is repeated
DRAWS = 200  # of the bootstrap


class RankedGame(Struct, frozen=True):
    """The result of a game. A block is a deal, or a single game if there are few deals."""

    block: int
    bots: Sequence[int]  # index of a bot by seat
    places: Sequence[int]  # by seat


def estimate(games: Sequence[RankedGame], bots: int, seed: int) -> tuple[Floats, Floats]:
    """Return the rating of each bot and its 95% interval. The last axis of the intervals holds the two bounds."""
    if not games:
        return np.zeros(bots), np.zeros((bots, 2))
    rng = np.random.default_rng(seed % (1 << 64))
    ratings = rate(games, np.zeros(bots), PASSES, rng)
    by_block: dict[int, list[RankedGame]] = {}
    for game in games:
        by_block.setdefault(game.block, []).append(game)
    blocks = list(by_block.values())
    draws = np.empty((DRAWS, bots))
    for draw in range(DRAWS):
        numbers: list[int] = rng.integers(len(blocks), size=len(blocks)).tolist()
        drawn = [game for number in numbers for game in blocks[number]]
        draws[draw] = rate(drawn, ratings, PASSES_OF_DRAW, rng)
    return ratings, intervals(draws, ratings)


def rate(games: Sequence[RankedGame], start: Floats, passes: Floats, rng: np.random.Generator) -> Floats:
    """Return the ratings that fit the places.

    Args:
        games: The games.
        start: The rating of each bot to start from.
        passes: The uncertainty in each pass (see `PASSES`).
        rng: Random numbers for the order of the games.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MissingExtra("arena") from None
    ratings: list[float] = start.tolist()
    players = len(games[0].bots)
    total = SCALE / math.log(10) / math.sqrt(players)  # so that ten times the strength is worth `SCALE` points
    repeats = math.ceil(UPDATES_PER_PASS * len(ratings) / (len(games) * players))
    for share in passes.repeat(repeats).tolist():
        model = PlackettLuce(mu=0.0, sigma=total * share, beta=total * math.sqrt(1 - share**2), tau=0.0)
        order: list[int] = rng.permutation(len(games)).tolist()
        for game in (games[number] for number in order):
            before = [ratings[bot] for bot in game.bots]
            teams = [[model.rating(mu=rating)] for rating in before]
            after = model.rate(teams, ranks=[float(place) for place in game.places])
            # The changes are added up, because a bot can have several seats.
            for bot, rating, (updated,) in zip(game.bots, before, after, strict=True):
                ratings[bot] += updated.mu - rating
    result = np.array(ratings)
    return result - result.mean()
