"""Numbers that know how sure they are."""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike, NDArray

SURE = 1.96  # standard errors either side hold the truth 95 times in 100

Numbers = NDArray[np.float64]


class Estimate(Struct, frozen=True):
    """A number with its 95 % interval, and how many cases it rests on. With none it is 0 and says nothing."""

    value: float
    low: float
    high: float
    of: int


NOTHING = Estimate(0.0, 0.0, 0.0, 0)


def numbers(values: ArrayLike) -> Numbers:
    return np.asarray(values, np.float64)


def mean_of(values: ArrayLike) -> Estimate:
    """The mean of independent values."""
    found = numbers(values)
    return per(found, np.ones(found.size))


def per(amounts: ArrayLike, counts: ArrayLike) -> Estimate:
    """Amounts per count, summed over games. Games are independent, what happens within one is not."""
    above, below = numbers(amounts), numbers(counts)
    games, total = above.size, float(below.sum())
    if total == 0:
        return NOTHING
    value = float(above.sum()) / total
    error = 0.0
    if games > 1:
        error = math.sqrt(float(np.square(above - value * below).sum()) * games / (games - 1)) / total
    return Estimate(value, value - SURE * error, value + SURE * error, int(total))


def share_of(hits: float, of: int) -> Estimate:
    """A share of independent cases, a shared win being part of a hit. Wilson's interval holds for rare ones, too."""
    if of == 0:
        return NOTHING
    value = hits / of
    middle = (value + SURE**2 / (2 * of)) / (1 + SURE**2 / of)
    half = SURE / (1 + SURE**2 / of) * math.sqrt(value * (1 - value) / of + SURE**2 / (4 * of**2))
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half), of)


def correlation(one: ArrayLike, other: ArrayLike) -> float:
    """Pearson's, from -1 to 1; 0 where one of them never changes."""
    a, b = numbers(one), numbers(other)
    if a.size < 2 or np.ptp(a) == 0 or np.ptp(b) == 0:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1])


def least_squares(rows: ArrayLike, values: ArrayLike) -> tuple[Numbers, Numbers]:
    """The weights of the columns that come nearest to the values, and how unsure they are (their covariance)."""
    table, wanted = numbers(rows), numbers(values)
    inverse = numbers(np.linalg.pinv(table.T @ table))
    weights = numbers(inverse @ table.T @ wanted)
    spread = float(np.square(wanted - table @ weights).sum()) / max(1, wanted.size - table.shape[1])
    return weights, numbers(inverse * spread)


def combined(weights: Numbers, covariance: Numbers, parts: ArrayLike, of: int) -> Estimate:
    """A sum of weights, each taken as often as `parts` says."""
    taken = numbers(parts)
    value, error = float(taken @ weights), math.sqrt(max(0.0, float(taken @ covariance @ taken)))
    return Estimate(value, value - SURE * error, value + SURE * error, of)


def histogram(values: Sequence[int], lowest: int, highest: int) -> list[int]:
    """How often each whole number occurs from `lowest` to `highest`; what lies beyond counts at the ends."""
    found = np.clip(np.asarray(values, np.int64), lowest, highest) - lowest
    return np.bincount(found, minlength=highest - lowest + 1).tolist()
