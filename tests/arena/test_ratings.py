"""Ratings recover the strengths that games were simulated from, and their intervals have the stated coverage."""

from itertools import permutations

import numpy as np
import pytest

from matinee.arena.ratings import Tally, estimate

TRUE_RATINGS = np.array([220.0, 30.0, -250.0])


def simulated(ratings: np.ndarray, players: int, deals: int, seed: int, correlation: float = 0.0) -> Tally:
    """Return wins drawn from the model. `correlation` is the strength of the correlation within a deal."""
    rng = np.random.default_rng(seed)
    strengths = 10 ** (ratings / 400)
    pairs = list(permutations(range(len(ratings)), 2))
    wins = np.zeros((deals, len(pairs)))
    for number, (candidate, opponent) in enumerate(pairs):
        chance = np.full(deals, strengths[candidate] / (strengths[candidate] + (players - 1) * strengths[opponent]))
        if correlation:
            chance = rng.beta(chance / correlation, (1 - chance) / correlation)
        wins[:, number] = rng.binomial(players, chance)
    candidates, opponents = (np.array(each) for each in zip(*pairs, strict=True))
    return Tally(candidates, opponents, players, len(ratings), np.full(wins.shape, float(players)), wins)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_known_strengths_are_recovered(players: int) -> None:
    found = estimate(simulated(TRUE_RATINGS, players, 3000, seed=players), seed=1)
    assert found.ratings == pytest.approx(TRUE_RATINGS, abs=12)
    assert found.ratings.mean() == pytest.approx(0, abs=1e-6)
    assert (found.rating_intervals[:, 0] <= found.ratings).all()
    assert (found.ratings <= found.rating_intervals[:, 1]).all()
    assert (np.diff(found.rating_intervals)[:, 0] < 45).all()


@pytest.mark.parametrize("correlation", [0.0, 0.5])
def test_intervals_cover_the_true_values_at_the_stated_rate(correlation: float) -> None:
    """Check independent and correlated games of a deal."""
    ratings: list[bool] = []
    win_rates: list[bool] = []
    strengths = 10 ** (TRUE_RATINGS / 400)
    for seed in range(60):
        tally = simulated(TRUE_RATINGS, 4, 60, seed, correlation)
        found = estimate(tally, seed)
        ratings += [low <= true <= high for true, (low, high) in zip(TRUE_RATINGS, found.rating_intervals, strict=True)]
        true_rates = strengths[tally.candidates] / (strengths[tally.candidates] + 3 * strengths[tally.opponents])
        bounds = found.win_rate_intervals
        win_rates += [low <= true <= high for true, (low, high) in zip(true_rates, bounds, strict=True)]
    assert 0.88 <= np.mean(ratings) <= 1.0
    assert 0.90 <= np.mean(win_rates) <= 0.99


def test_equal_bots_have_equal_ratings() -> None:
    found = estimate(simulated(np.zeros(2), 4, 500, seed=3), seed=1)
    assert found.ratings == pytest.approx([0, 0], abs=20)
    assert (found.rating_intervals[:, 0] < 0).all()
    assert (found.rating_intervals[:, 1] > 0).all()
    assert found.win_rates == pytest.approx([0.25, 0.25], abs=0.03)


def test_a_bot_without_wins_has_a_finite_rating_with_a_wide_interval() -> None:
    candidates, opponents = np.array([0, 1]), np.array([1, 0])
    games = np.full((50, 2), 4.0)
    wins = games * [1.0, 0.0]
    found = estimate(Tally(candidates, opponents, 4, 2, games, wins), seed=1)
    assert np.isfinite(found.ratings).all()
    assert np.isfinite(found.rating_intervals).all()
    assert found.ratings[0] > 400
    assert found.rating_intervals[0, 1] - found.rating_intervals[0, 0] > 200
    assert found.win_rates.tolist() == [1.0, 0.0]
    assert found.win_rate_intervals[0, 0] < 0.995
    assert found.win_rate_intervals[1, 1] > 0.005


def test_correlated_games_make_intervals_wider() -> None:
    independent = estimate(simulated(TRUE_RATINGS, 4, 200, seed=5), seed=1)
    correlated = estimate(simulated(TRUE_RATINGS, 4, 200, seed=5, correlation=2.0), seed=1)
    assert np.diff(correlated.rating_intervals).mean() > 1.3 * np.diff(independent.rating_intervals).mean()


def test_the_same_seed_gives_the_same_intervals() -> None:
    tally = simulated(TRUE_RATINGS, 3, 40, seed=1)
    first, same_seed, other_seed = estimate(tally, 1), estimate(tally, 1), estimate(tally, 2)
    assert (first.rating_intervals == same_seed.rating_intervals).all()
    assert (first.rating_intervals != other_seed.rating_intervals).any()
    assert (first.ratings == other_seed.ratings).all()


def test_a_line_up_without_games_has_no_win_rate() -> None:
    tally = simulated(TRUE_RATINGS, 3, 40, seed=1)
    tally.games[:, 0] = tally.wins[:, 0] = 0
    found = estimate(tally, 1)
    assert np.isnan(found.win_rates[0])
    assert np.isfinite(found.ratings).all()
