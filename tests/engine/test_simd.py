"""Rows written with SIMD instructions are the same as those written by the loop."""

import numpy as np
import pytest

from matinee.engine.compiling import Mode, bind
from matinee.engine.simd import WIDTH, write_scaled


def write_two_rows(out: np.ndarray, numbers: np.ndarray, factors: np.ndarray) -> None:
    """Write two rows. The second overlaps the end of the first."""
    write_scaled(out, 1, numbers, 2, factors)
    write_scaled(out, 14, numbers, 0, factors)


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32])
def test_rows_are_the_same_interpreted_and_compiled(mode: Mode, dtype: type[np.signedinteger]) -> None:
    rng = np.random.default_rng(3)
    numbers = rng.integers(-100, 100, (3, WIDTH)).astype(dtype)
    factors = rng.random(WIDTH, np.float32)
    out = np.full(32, 7, np.float32)
    bind(write_two_rows, None, mode)(out, numbers, factors)
    expected = np.full(32, 7, np.float32)
    expected[1:17] = factors * numbers[2].astype(np.float32)
    expected[14:30] = factors * numbers[0].astype(np.float32)
    assert np.array_equal(out, expected)
