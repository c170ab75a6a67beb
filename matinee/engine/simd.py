"""Write sixteen numbers of an observation with SIMD instructions.

The compiler turns such a short loop into sixteen scalar writes. Rules call `write_parts` instead: compiled for the CPU
it becomes a few vector instructions (`simd_intrinsics.py`); elsewhere the loop below runs.
"""

from typing import Any

import numpy as np

from matinee.engine.layout import FloatRow, Grid

WIDTH = 16

single: Any = np.float32


def write_parts(out: FloatRow, at: int, numbers: Grid, row: int, parts: Any) -> None:
    """Write `numbers[row]`, each value multiplied by its entry in `parts`, to `out[at : at + 16]`, which must exist."""
    for i in range(WIDTH):
        out[at + i] = parts[i] * single(numbers[row, i])
