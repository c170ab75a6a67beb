"""Estimates and verdicts are correct for values that can be computed by hand."""

import numpy as np
import pytest
from msgspec import Struct

from matinee.lab.aims import Aim, exact_estimate, judge_aim, judge_balance, overall_verdict, worst_aim
from matinee.lab.outcome import outcome_of, results_by_seat, win_share_of_holders, win_shares_by_rank, wins_of
from matinee.lab.statistics import (
    NO_DATA,
    Estimate,
    as_floats,
    correlation,
    histogram,
    least_squares,
    mean_of,
    ratio_of_sums,
    share_of,
    weighted_sum,
)


class EndedGame(Struct, frozen=True):
    players: int
    moves: int
    points: list[int]
    winners: list[int]


GAMES = [EndedGame(3, 10, [5, 9, 7], [1]), EndedGame(3, 12, [6, 6, 2], [0, 1]), EndedGame(3, 14, [8, 1, 4], [0])]


def test_a_mean_has_its_95_percent_interval() -> None:
    found = mean_of([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * np.sqrt(2.5 / 5))
    assert mean_of([]) == NO_DATA
    assert mean_of([7]) == Estimate(7, 7, 7, 1)


def test_amounts_per_count_are_summed_over_games() -> None:
    found = ratio_of_sums([2, 6], [1, 3])
    assert (found.value, found.low, found.high, found.of) == (2, 2, 2, 4)  # both games have 2 per count
    assert ratio_of_sums([1, 0], [0, 0]) == NO_DATA


def test_a_share_has_wilsons_interval() -> None:
    found = share_of(1, 10)
    assert (found.low, found.high) == (pytest.approx(0.0179, abs=1e-4), pytest.approx(0.4042, abs=1e-4))
    assert share_of(0, 10).low == 0
    assert share_of(0, 10).high > 0.2
    assert share_of(0, 0) == NO_DATA


def test_the_interval_covers_the_true_value_in_95_percent() -> None:
    rng = np.random.default_rng(1)
    found = [share_of(float(rng.binomial(400, 0.25)), 400) for _ in range(1000)]
    assert 930 <= sum(each.low <= 0.25 <= each.high for each in found) <= 970


def test_least_squares_recovers_the_weights() -> None:
    rows = [[1, 0, 2], [0, 1, 1], [2, 1, 0], [1, 1, 3], [0, 2, 2]]
    weights, covariance = least_squares(rows, [4 * a + 3 * b + 0.5 * stars for a, b, stars in rows])
    assert weights.tolist() == pytest.approx([4, 3, 0.5])
    tile = weighted_sum(weights, covariance, [1, 0, 2], 5)
    assert (tile.value, tile.high) == (pytest.approx(5), pytest.approx(5))


def test_correlations_and_histograms_of_known_values() -> None:
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 1, 1], [2, 4, 6]) == 0
    assert histogram([-3, 0, 1, 1, 9], 0, 2) == [2, 2, 1]


def test_ties_share_a_win() -> None:
    assert wins_of(GAMES).tolist() == [[0, 1, 0], [0.5, 0.5, 0], [1, 0, 0]]


def test_an_outcome_has_margins_ties_and_lengths() -> None:
    found = outcome_of(GAMES)
    assert found.winner.value == pytest.approx((9 + 6 + 8) / 3)
    assert found.margin.value == pytest.approx((2 + 0 + 4) / 3)
    assert found.ties.value == found.shared.value == pytest.approx(1 / 3)
    assert (found.moves.value, found.shortest, found.longest) == (12, 10, 14)


def test_seats_are_counted_from_the_first_player() -> None:
    found = results_by_seat([1, 1, 0], GAMES)  # the winners are in seats 0; 2 and 0; 0
    assert [place.wins.value for place in found] == [pytest.approx(x) for x in ((1 + 0.5 + 1) / 3, 0, 0.5 / 3)]
    assert [place.fair for place in found] == [pytest.approx(1 / 3)] * 3


def test_equal_amounts_share_their_rank() -> None:
    found = win_shares_by_rank(as_floats([[3, 3, 1], [9, 5, 1], [2, 2, 2]]), GAMES)
    assert [each.value * 3 for each in found] == [
        pytest.approx(x) for x in (0.5 + 0.5 + 1 / 3, 0.5 + 0.5 + 1 / 3, 1 / 3)
    ]


def test_a_win_share_of_holders_counts_shared_wins_as_fractions() -> None:
    holding = np.array([[False, True, False], [True, False, False], [False, True, True]])
    assert win_share_of_holders(holding, GAMES).value == pytest.approx((1 + 0.5 + 0 + 0) / 4)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.23, 0.27, "met"), (0.21, 0.27, "unclear"), (0.2, 0.3, "unclear"), (0.1, 0.2, "missed"), (0.29, 0.4, "missed")],
)
def test_a_verdict_depends_on_the_interval(low: float, high: float, verdict: str) -> None:
    assert judge_balance("seat", "1", Estimate((low + high) / 2, low, high, 100), 0.25).verdict == verdict


def test_a_range_may_be_open() -> None:
    assert judge_aim("x", exact_estimate(5, 10), 3, None).verdict == "met"
    assert judge_aim("x", exact_estimate(5, 10), None, 3).verdict == "missed"
    assert judge_aim("x", NO_DATA, None, 3).verdict == "unclear"


def test_the_worst_of_several_aims_decides_the_verdict() -> None:
    def seat(about: str, value: float) -> Aim:
        return judge_balance("seat", about, exact_estimate(value, 1000), 0.25)

    aims = [seat("0", 0.25), seat("1", 0.2), seat("2", 0.31)]
    assert overall_verdict(aims) == "missed"
    assert worst_aim(aims).about == "2"
    assert overall_verdict(aims[:1]) == "met"
