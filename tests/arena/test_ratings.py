"""Ratings: they find the strengths that games were drawn from, and know how sure they are."""

from itertools import permutations

import numpy as np
import pytest

from matinee.arena.ratings import Tally, estimate

TRUE = np.array([220.0, 30.0, -250.0])


def simulated(ratings: np.ndarray, players: int, deals: int, seed: int, alike: float = 0.0) -> Tally:
    """Deals in which everybody wins as the model says; `alike` is how much the games of a deal have in common."""
    rng = np.random.default_rng(seed)
    strengths = 10 ** (ratings / 400)
    pairs = list(permutations(range(len(ratings)), 2))
    won = np.zeros((deals, len(pairs)))
    for number, (one, rest) in enumerate(pairs):
        chance = np.full(deals, strengths[one] / (strengths[one] + (players - 1) * strengths[rest]))
        if alike:
            chance = rng.beta(chance / alike, (1 - chance) / alike)
        won[:, number] = rng.binomial(players, chance)
    ones, rests = (np.array(each) for each in zip(*pairs, strict=True))
    return Tally(ones, rests, players, len(ratings), np.full(won.shape, float(players)), won)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_known_strengths_are_recovered(players: int) -> None:
    found = estimate(simulated(TRUE, players, 3000, seed=players), seed=1)
    assert found.ratings == pytest.approx(TRUE, abs=12)
    assert found.ratings.mean() == pytest.approx(0, abs=1e-6)
    assert (found.ratings_between[:, 0] <= found.ratings).all()
    assert (found.ratings <= found.ratings_between[:, 1]).all()
    assert (np.diff(found.ratings_between)[:, 0] < 45).all()


@pytest.mark.parametrize("alike", [0.0, 0.5])
def test_intervals_hold_the_truth_as_often_as_they_say(alike: float) -> None:
    """With games of a deal independent, and with games that go together."""
    ratings: list[bool] = []
    shares: list[bool] = []
    strengths = 10 ** (TRUE / 400)
    for seed in range(60):
        tally = simulated(TRUE, 4, 60, seed, alike)
        found = estimate(tally, seed)
        ratings += [low <= true <= high for true, (low, high) in zip(TRUE, found.ratings_between, strict=True)]
        true_shares = strengths[tally.ones] / (strengths[tally.ones] + 3 * strengths[tally.rests])
        shares += [low <= true <= high for true, (low, high) in zip(true_shares, found.shares_between, strict=True)]
    assert 0.88 <= np.mean(ratings) <= 1.0
    assert 0.90 <= np.mean(shares) <= 0.99


def test_equal_bots_are_rated_equal() -> None:
    found = estimate(simulated(np.zeros(2), 4, 500, seed=3), seed=1)
    assert found.ratings == pytest.approx([0, 0], abs=20)
    assert (found.ratings_between[:, 0] < 0).all()
    assert (found.ratings_between[:, 1] > 0).all()
    assert found.shares == pytest.approx([0.25, 0.25], abs=0.03)


def test_a_bot_that_never_wins_has_a_rating_and_nobody_is_sure_of_it() -> None:
    ones, rests = np.array([0, 1]), np.array([1, 0])
    games = np.full((50, 2), 4.0)
    won = games * [1.0, 0.0]
    found = estimate(Tally(ones, rests, 4, 2, games, won), seed=1)
    assert np.isfinite(found.ratings).all()
    assert np.isfinite(found.ratings_between).all()
    assert found.ratings[0] > 400
    assert found.ratings_between[0, 1] - found.ratings_between[0, 0] > 200
    assert found.shares.tolist() == [1.0, 0.0]
    assert found.shares_between[0, 0] < 0.995
    assert found.shares_between[1, 1] > 0.005


def test_games_that_go_together_make_intervals_wider() -> None:
    alone = estimate(simulated(TRUE, 4, 200, seed=5), seed=1)
    together = estimate(simulated(TRUE, 4, 200, seed=5, alike=2.0), seed=1)
    assert np.diff(together.ratings_between).mean() > 1.3 * np.diff(alone.ratings_between).mean()


def test_the_same_seed_gives_the_same_intervals() -> None:
    tally = simulated(TRUE, 3, 40, seed=1)
    one, two, other = estimate(tally, 1), estimate(tally, 1), estimate(tally, 2)
    assert (one.ratings_between == two.ratings_between).all()
    assert (one.ratings_between != other.ratings_between).any()
    assert (one.ratings == other.ratings).all()


def test_a_line_up_without_games_has_no_share() -> None:
    tally = simulated(TRUE, 3, 40, seed=1)
    tally.games[:, 0] = tally.won[:, 0] = 0
    found = estimate(tally, 1)
    assert np.isnan(found.shares[0])
    assert np.isfinite(found.ratings).all()
