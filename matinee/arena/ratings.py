"""Ratings of bots with their credible intervals.

The model is Bradley-Terry for more than two players. A seat wins in proportion to the strength of its bot,

    P(seat wins) = strength / sum of the strengths at the table,

and a shared win is divided between its winners. Strengths are fitted by minorisation-maximisation (Hunter, MM
algorithms for generalized Bradley-Terry models, 2004) and reported on the Elo scale, 400 log10(strength), with mean 0.
As a prior, the candidate and the opponent of each line-up start with half a win, so that a bot without wins has a
rating, too.

Intervals are from the Bayesian bootstrap (Rubin 1981). Weights are drawn per deal, because the games of a deal are
correlated. The prior wins are drawn, too: otherwise the interval of a bot that won all its games would be too narrow.
"""

from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SCALE = 400.0  # rating points for ten times the strength
PRIOR_WINS = 0.5  # of the candidate and of the opponent of each line-up
DRAWS = 2000  # of the bootstrap
MIN_DEALS = 20  # with fewer deals, games are treated as independent
TOLERANCE = 1e-6  # relative change of strengths at which a fit has converged
MAX_ITERATIONS = 20_000  # of a fit
WEIGHTS_PER_BATCH = 4_000_000  # limits the memory of the bootstrap
QUANTILES = (0.025, 0.975)


class Tally(Struct, frozen=True):
    """Games and wins. A block is a deal, or a single game if there are few deals."""

    candidates: NDArray[np.int64]  # index of a bot by line-up
    opponents: NDArray[np.int64]  # the same
    players: int
    bots: int
    games: Floats  # by block and line-up
    wins: Floats  # of the candidate, by block and line-up; shared wins are divided


class Estimates(Struct, frozen=True):
    """Ratings by bot and win rates by line-up. The last axis of an interval holds its two bounds."""

    ratings: Floats
    rating_intervals: Floats
    win_rates: Floats  # of the candidate
    win_rate_intervals: Floats


def estimate(tally: Tally, seed: int) -> Estimates:
    """Return ratings and win rates with their 95% intervals."""
    rng = np.random.default_rng(seed % (1 << 64))
    games, wins = tally.games.sum(0), tally.wins.sum(0)
    ratings = to_ratings(fit(tally, games + 2 * PRIOR_WINS, wins + PRIOR_WINS))
    drawn_games, drawn_wins = resample(tally, rng)
    drawn_ratings = to_ratings(fit(tally, drawn_games, drawn_wins, start=ratings))
    win_rates = wins / np.where(games > 0, games, np.nan)
    return Estimates(
        ratings=ratings,
        rating_intervals=intervals(drawn_ratings, ratings),
        win_rates=win_rates,
        win_rate_intervals=intervals(drawn_wins / drawn_games, win_rates),
    )


def resample(tally: Tally, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Return games and wins by draw and line-up, with a random weight for each block."""
    blocks, line_ups = tally.games.shape
    wins, losses = rng.standard_gamma(PRIOR_WINS, (2, DRAWS, line_ups))
    games = wins + losses
    step = max(1, WEIGHTS_PER_BATCH // max(1, blocks))
    for first in range(0, DRAWS, step):
        batch = slice(first, min(DRAWS, first + step))
        weights = rng.standard_exponential((batch.stop - batch.start, blocks))
        games[batch] += weights @ tally.games
        wins[batch] += weights @ tally.wins
    return games, wins


def fit(tally: Tally, games: Floats, wins: Floats, start: Floats | None = None) -> Floats:
    """Return the strengths by bot that fit games and wins by line-up. Leading axes are fitted independently."""
    line_ups = np.arange(len(tally.candidates))
    seats = np.zeros((line_ups.size, tally.bots))
    np.add.at(seats, (line_ups, tally.candidates), 1.0)
    np.add.at(seats, (line_ups, tally.opponents), tally.players - 1.0)
    wins_by_bot = np.zeros((*games.shape[:-1], tally.bots))
    for line_up in line_ups:
        wins_by_bot[..., tally.candidates[line_up]] += wins[..., line_up]
        wins_by_bot[..., tally.opponents[line_up]] += games[..., line_up] - wins[..., line_up]
    strengths = np.ones_like(wins_by_bot) * (1.0 if start is None else 10.0 ** (start / SCALE))
    for _ in range(MAX_ITERATIONS):
        updated = wins_by_bot / ((games / (strengths @ seats.T)) @ seats)
        updated /= np.exp(np.log(updated).mean(-1, keepdims=True))
        change = np.abs(updated / strengths - 1.0).max()
        strengths = updated
        if change < TOLERANCE:
            break
    return strengths


def to_ratings(strengths: Floats) -> Floats:
    """Return strengths on the Elo scale with mean 0."""
    ratings: Any = SCALE * np.log10(strengths)
    return ratings - ratings.mean(-1, keepdims=True)


def intervals(drawn: Floats, estimates: Floats) -> Floats:
    """Return the intervals that hold 95% of the draws, extended to include the estimates."""
    low, high = np.quantile(drawn, QUANTILES, axis=0)
    return np.stack([np.fmin(low, estimates), np.fmax(high, estimates)], -1)
