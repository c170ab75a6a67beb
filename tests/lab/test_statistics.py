"""Estimates and verdicts: numbers that can be worked out by hand."""

import numpy as np
import pytest
from msgspec import Struct

from matinee.lab.aims import Aim, aim, balance, exact, farthest, together
from matinee.lab.outcome import holders, outcome_of, ranks, seats, wins_of
from matinee.lab.statistics import (
    NOTHING,
    Estimate,
    combined,
    correlation,
    histogram,
    least_squares,
    mean_of,
    numbers,
    per,
    share_of,
)


class Ended(Struct, frozen=True):
    players: int
    moves: int
    points: list[int]
    winners: list[int]


GAMES = [Ended(3, 10, [5, 9, 7], [1]), Ended(3, 12, [6, 6, 2], [0, 1]), Ended(3, 14, [8, 1, 4], [0])]


def test_a_mean_with_its_interval() -> None:
    found = mean_of([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * np.sqrt(2.5 / 5))
    assert mean_of([]) == NOTHING
    assert mean_of([7]) == Estimate(7, 7, 7, 1)


def test_amounts_per_count_are_summed_over_games() -> None:
    found = per([2, 6], [1, 3])
    assert (found.value, found.low, found.high, found.of) == (2, 2, 2, 4)  # both games have 2 per count
    assert per([1, 0], [0, 0]) == NOTHING


def test_a_share_has_wilsons_interval() -> None:
    found = share_of(1, 10)
    assert (found.low, found.high) == (pytest.approx(0.0179, abs=1e-4), pytest.approx(0.4042, abs=1e-4))
    assert share_of(0, 10).low == 0
    assert share_of(0, 10).high > 0.2
    assert share_of(0, 0) == NOTHING


def test_the_interval_holds_the_truth_95_times_in_100() -> None:
    rng = np.random.default_rng(1)
    found = [share_of(float(rng.binomial(400, 0.25)), 400) for _ in range(1000)]
    assert 930 <= sum(each.low <= 0.25 <= each.high for each in found) <= 970


def test_least_squares_finds_what_prices_are_made_of() -> None:
    rows = [[1, 0, 2], [0, 1, 1], [2, 1, 0], [1, 1, 3], [0, 2, 2]]
    weights, covariance = least_squares(rows, [4 * a + 3 * b + 0.5 * stars for a, b, stars in rows])
    assert weights.tolist() == pytest.approx([4, 3, 0.5])
    tile = combined(weights, covariance, [1, 0, 2], 5)
    assert (tile.value, tile.high) == (pytest.approx(5), pytest.approx(5))


def test_correlation_and_histogram() -> None:
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 1, 1], [2, 4, 6]) == 0
    assert histogram([-3, 0, 1, 1, 9], 0, 2) == [2, 2, 1]


def test_wins_are_shared_out() -> None:
    assert wins_of(GAMES).tolist() == [[0, 1, 0], [0.5, 0.5, 0], [1, 0, 0]]


def test_how_games_end() -> None:
    found = outcome_of(GAMES)
    assert found.winner.value == pytest.approx((9 + 6 + 8) / 3)
    assert found.margin.value == pytest.approx((2 + 0 + 4) / 3)
    assert found.ties.value == found.shared.value == pytest.approx(1 / 3)
    assert (found.moves.value, found.shortest, found.longest) == (12, 10, 14)


def test_seats_count_from_the_first_player() -> None:
    found = seats([1, 1, 0], GAMES)  # the winners sit 0; 2 and 0; 0
    assert [place.wins.value for place in found] == [pytest.approx(x) for x in ((1 + 0.5 + 1) / 3, 0, 0.5 / 3)]
    assert [place.fair for place in found] == [pytest.approx(1 / 3)] * 3


def test_those_who_have_as_much_share_their_rank() -> None:
    found = ranks(numbers([[3, 3, 1], [9, 5, 1], [2, 2, 2]]), GAMES)
    assert [each.value * 3 for each in found] == [
        pytest.approx(x) for x in (0.5 + 0.5 + 1 / 3, 0.5 + 0.5 + 1 / 3, 1 / 3)
    ]


def test_those_who_hold_something() -> None:
    holding = np.array([[False, True, False], [True, False, False], [False, True, True]])
    assert holders(holding, GAMES).value == pytest.approx((1 + 0.5 + 0 + 0) / 4)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.23, 0.27, "met"), (0.21, 0.27, "unclear"), (0.2, 0.3, "unclear"), (0.1, 0.2, "missed"), (0.29, 0.4, "missed")],
)
def test_a_verdict_looks_at_the_interval(low: float, high: float, verdict: str) -> None:
    assert balance("seat", "1", Estimate((low + high) / 2, low, high, 100), 0.25).verdict == verdict


def test_a_range_may_be_open() -> None:
    assert aim("x", exact(5, 10), 3, None).verdict == "met"
    assert aim("x", exact(5, 10), None, 3).verdict == "missed"
    assert aim("x", NOTHING, None, 3).verdict == "unclear"


def test_of_several_aims_the_farthest_is_shown() -> None:
    def seat(about: str, value: float) -> Aim:
        return balance("seat", about, exact(value, 1000), 0.25)

    aims = [seat("0", 0.25), seat("1", 0.2), seat("2", 0.31)]
    assert together(aims) == "missed"
    assert farthest(aims).about == "2"
    assert together(aims[:1]) == "met"
