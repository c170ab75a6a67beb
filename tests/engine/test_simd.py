"""Rows written at once are written as the loop would."""

import numpy as np
import pytest

from matinee.engine.compiling import Mode, bind
from matinee.engine.simd import WIDTH, write_parts


def write_two(out: np.ndarray, numbers: np.ndarray, parts: np.ndarray) -> None:
    """The second row overlaps the end of the first."""
    write_parts(out, 1, numbers, 2, parts)
    write_parts(out, 14, numbers, 0, parts)


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32])
def test_a_row_is_written_number_by_number_or_at_once(mode: Mode, kind: type[np.signedinteger]) -> None:
    dice = np.random.default_rng(3)
    numbers = dice.integers(-100, 100, (3, WIDTH)).astype(kind)
    parts = dice.random(WIDTH, np.float32)
    out = np.full(32, 7, np.float32)
    bind(write_two, None, mode)(out, numbers, parts)
    expected = np.full(32, 7, np.float32)
    expected[1:17] = parts * numbers[2].astype(np.float32)
    expected[14:30] = parts * numbers[0].astype(np.float32)
    assert np.array_equal(out, expected)
