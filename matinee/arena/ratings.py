"""How strong bots are, and how sure that is.

The model: whoever sits at a table wins with a chance in proportion to their strength,

    P(seat wins) = strength / sum of the strengths at the table,

a shared win counting by its share. Strengths are fitted by minorisation-maximisation (Hunter, MM algorithms for
generalized Bradley-Terry models, 2004) and shown as 400 log10(strength), as Elo's are, with the average at 0. So that
a bot that never wins has a rating, too, the one and the rest of every line-up start with half a win each.

Intervals come from the Bayesian bootstrap (Rubin 1981): each deal counts with a random weight, all its games together,
for they are alike. The half wins are drawn as well, so that a bot that wins every game is not taken to win for ever.
"""

from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SCALE = 400.0  # points of rating for ten times the strength
PRIOR = 0.5  # wins that the one and the rest of a line-up start with each
DRAWS = 2000  # of the bootstrap
FEW = 20  # deals; below, every game counts as if it had been dealt alone
CLOSE = 1e-6  # relative change of strength at which a fit is done
ROUNDS = 20_000  # of a fit at most
AT_ONCE = 4_000_000  # weights drawn at a time
QUANTILES = (0.025, 0.975)


class Tally(Struct, frozen=True):
    """What is counted. A block is a deal, or a single game where there are few deals."""

    ones: NDArray[np.int64]  # by line-up: which bot is the one,
    rests: NDArray[np.int64]  # and which are the rest
    players: int
    bots: int
    games: Floats  # by block and line-up
    won: Floats  # the same: what the one has won, shared wins by their share


class Estimates(Struct, frozen=True):
    """By bot and by line-up; the interval is the last axis of those that have one."""

    ratings: Floats
    ratings_between: Floats
    shares: Floats  # of wins of the one
    shares_between: Floats


def estimate(tally: Tally, seed: int) -> Estimates:
    """Ratings and shares with their intervals of 95 %."""
    rng = np.random.default_rng(seed % (1 << 64))
    games, won = tally.games.sum(0), tally.won.sum(0)
    ratings = scaled(fit(tally, games + 2 * PRIOR, won + PRIOR))
    drawn_games, drawn_won = draw(tally, rng)
    drawn = scaled(fit(tally, drawn_games, drawn_won, start=ratings))
    shares = won / np.where(games > 0, games, np.nan)
    return Estimates(
        ratings=ratings,
        ratings_between=between(drawn, ratings),
        shares=shares,
        shares_between=between(drawn_won / drawn_games, shares),
    )


def draw(tally: Tally, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Games and wins by line-up with every block weighed at random, many times over."""
    blocks, line_ups = tally.games.shape
    won, lost = rng.standard_gamma(PRIOR, (2, DRAWS, line_ups))
    games = won + lost
    step = max(1, AT_ONCE // max(1, blocks))
    for first in range(0, DRAWS, step):
        part = slice(first, min(DRAWS, first + step))
        weights = rng.standard_exponential((part.stop - part.start, blocks))
        games[part] += weights @ tally.games
        won[part] += weights @ tally.won
    return games, won


def fit(tally: Tally, games: Floats, won: Floats, start: Floats | None = None) -> Floats:
    """Strengths for the games and wins of line-ups (the last axis; any others are fitted side by side)."""
    seats = np.zeros((tally.games.shape[1], tally.bots))
    every = np.arange(seats.shape[0])
    np.add.at(seats, (every, tally.ones), 1.0)
    np.add.at(seats, (every, tally.rests), tally.players - 1.0)
    wins = np.zeros((*games.shape[:-1], tally.bots))
    for line_up in every:
        wins[..., tally.ones[line_up]] += won[..., line_up]
        wins[..., tally.rests[line_up]] += games[..., line_up] - won[..., line_up]
    strengths = np.ones_like(wins) * (1.0 if start is None else 10.0 ** (start / SCALE))
    for _ in range(ROUNDS):
        better = wins / ((games / (strengths @ seats.T)) @ seats)
        better /= np.exp(np.log(better).mean(-1, keepdims=True))
        change = np.abs(better / strengths - 1.0).max()
        strengths = better
        if change < CLOSE:
            break
    return strengths


def scaled(strengths: Floats) -> Floats:
    """Strengths as ratings, the average at 0."""
    ratings: Any = SCALE * np.log10(strengths)
    return ratings - ratings.mean(-1, keepdims=True)


def between(drawn: Floats, found: Floats) -> Floats:
    """The interval in which 95 % of the draws lie, and what was found."""
    low, high = np.quantile(drawn, QUANTILES, axis=0)
    return np.stack([np.fmin(low, found), np.fmax(high, found)], -1)
