"""Scale sixteen integers to floats of an observation, with SIMD instructions.

The compiler turns a loop this short into sixteen scalar writes. So rules call `write_scaled` instead: on the CPU it is
compiled to a few vector instructions (`simd_intrinsics.py`); elsewhere the loop below runs.
"""

from typing import Any

import numpy as np

from matinee.engine.layout import FloatRow, Grid

WIDTH = 16

single: Any = np.float32  # single precision


def write_scaled(out: FloatRow, start: int, numbers: Grid, row: int, factors: Any) -> None:
    """Write `numbers[row]`, multiplied element by element with `factors`, to `out[start : start + 16]`."""
    for i in range(WIDTH):
        out[start + i] = factors[i] * single(numbers[row, i])
