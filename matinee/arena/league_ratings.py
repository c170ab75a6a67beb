"""Ratings of the bots of a league, from the places of all seats.

The model is Plackett-Luce: a seat takes the first place in proportion to the strength of its bot, as in `ratings`, then
one of the other seats takes the second place in the same way, and so on. openskill updates ratings game by game (Weng
and Lin, A Bayesian approximation method for online ranking, 2011), so they depend on the order of the games. Therefore
the games are played through several times, each time in another random order. The uncertainty of the ratings decreases
with each game, and with it the size of an update, so that the ratings converge.

Ratings are on the scale of `ratings`: 400 log10(strength), with mean 0. Intervals are from the bootstrap over deals,
because the games of a deal are correlated.
"""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from matinee.arena.ratings import SCALE, Floats, intervals
from matinee.engine.errors import MissingExtra

UNCERTAINTY = 30.0  # of a rating at first, in rating points; with a larger one, differences are overestimated
MIN_PASSES = 6
MIN_UPDATES = 1000  # of a bot, on average
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
    ratings = rate(games, bots, rng)
    by_block: dict[int, list[RankedGame]] = {}
    for game in games:
        by_block.setdefault(game.block, []).append(game)
    blocks = list(by_block.values())
    draws = np.empty((DRAWS, bots))
    for draw in range(DRAWS):
        numbers: list[int] = rng.integers(len(blocks), size=len(blocks)).tolist()
        draws[draw] = rate([game for number in numbers for game in blocks[number]], bots, rng)
    return ratings, intervals(draws, ratings)


def rate(games: Sequence[RankedGame], bots: int, rng: np.random.Generator) -> Floats:
    """Return the ratings that fit the places."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MissingExtra("arena") from None
    players = len(games[0].bots)
    # With this beta, and once ratings are certain, ten times the strength is worth `SCALE` points.
    model = PlackettLuce(mu=0.0, sigma=UNCERTAINTY, beta=SCALE / math.log(10) / math.sqrt(players), tau=0.0)
    ratings, uncertainties = [0.0] * bots, [UNCERTAINTY] * bots
    for _ in range(max(MIN_PASSES, math.ceil(MIN_UPDATES * bots / (len(games) * players)))):
        order: list[int] = rng.permutation(len(games)).tolist()
        for game in (games[number] for number in order):
            before = [(ratings[bot], uncertainties[bot]) for bot in game.bots]
            teams = [[model.rating(rating, uncertainty)] for rating, uncertainty in before]
            after = model.rate(teams, ranks=[float(place) for place in game.places])
            # The changes are added up, because a bot can have several seats.
            for bot, (rating, uncertainty), (updated,) in zip(game.bots, before, after, strict=True):
                ratings[bot] += updated.mu - rating
                uncertainties[bot] *= updated.sigma / uncertainty
    result = np.array(ratings)
    return result - result.mean()
