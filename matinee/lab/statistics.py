"""Estimates with confidence intervals, and other statistics."""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike, NDArray

Z_SCORE = 1.96  # standard errors on either side of the value in a 95% interval

Floats = NDArray[np.float64]


class Estimate(Struct, frozen=True):
    """A value with its 95% interval. All numbers are 0 if there are no cases."""

    value: float
    low: float
    high: float
    of: int  # the number of cases


NO_DATA = Estimate(0.0, 0.0, 0.0, 0)


def as_floats(values: ArrayLike) -> Floats:
    """Return values as an array of floats."""
    return np.asarray(values, np.float64)


def mean_of(values: ArrayLike) -> Estimate:
    """Estimate the mean of independent values."""
    array = as_floats(values)
    return ratio_of_sums(array, np.ones(array.size))


def ratio_of_sums(amounts: ArrayLike, counts: ArrayLike) -> Estimate:
    """Estimate the amount per count.

    Args:
        amounts: The amount in each game. Games are independent of each other; cases within a game need not be.
        counts: The number of cases in each game.
    """
    numerators, denominators = as_floats(amounts), as_floats(counts)
    games, total = numerators.size, float(denominators.sum())
    if total == 0:
        return NO_DATA
    value = float(numerators.sum()) / total
    error = 0.0
    if games > 1:
        error = math.sqrt(float(np.square(numerators - value * denominators).sum()) * games / (games - 1)) / total
    return Estimate(value, value - Z_SCORE * error, value + Z_SCORE * error, int(total))


def share_of(hits: float, of: int) -> Estimate:
    """Estimate a share with Wilson's interval, which also holds for rare events.

    Args:
        hits: How often the event occurred. A shared win is a fraction of a hit.
        of: The number of independent cases.
    """
    if of == 0:
        return NO_DATA
    value = hits / of
    middle = (value + Z_SCORE**2 / (2 * of)) / (1 + Z_SCORE**2 / of)
    half = Z_SCORE / (1 + Z_SCORE**2 / of) * math.sqrt(value * (1 - value) / of + Z_SCORE**2 / (4 * of**2))
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half), of)


def correlation(first: ArrayLike, second: ArrayLike) -> float:
    """Return Pearson's correlation coefficient; 0 if either input is constant."""
    a, b = as_floats(first), as_floats(second)
    if a.size < 2 or np.ptp(a) == 0 or np.ptp(b) == 0:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1])


def least_squares(rows: ArrayLike, values: ArrayLike) -> tuple[Floats, Floats]:
    """Return the weights of the columns in the least-squares fit to the values, and the covariance of the weights."""
    table, targets = as_floats(rows), as_floats(values)
    inverse = as_floats(np.linalg.pinv(table.T @ table))
    weights = as_floats(inverse @ table.T @ targets)
    variance = float(np.square(targets - table @ weights).sum()) / max(1, targets.size - table.shape[1])
    return weights, as_floats(inverse * variance)


def weighted_sum(weights: Floats, covariance: Floats, factors: ArrayLike, of: int) -> Estimate:
    """Estimate a linear combination of fitted weights.

    Args:
        weights: The weights from `least_squares`.
        covariance: Their covariance.
        factors: The factor of each weight.
        of: The number of cases to report.
    """
    multipliers = as_floats(factors)
    value = float(multipliers @ weights)
    error = math.sqrt(max(0.0, float(multipliers @ covariance @ multipliers)))
    return Estimate(value, value - Z_SCORE * error, value + Z_SCORE * error, of)


def histogram(values: Sequence[int], lowest: int, highest: int) -> list[int]:
    """Count each whole number from `lowest` to `highest`. Values outside are counted as the nearest bound."""
    bins = np.clip(np.asarray(values, np.int64), lowest, highest) - lowest
    return np.bincount(bins, minlength=highest - lowest + 1).tolist()
