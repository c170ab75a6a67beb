"""Rows of numbers, written at once.

A processor writes sixteen numbers as fast as one, but a loop over so few is compiled to sixteen single writes. Rules
call `write_parts` instead: compiled for the processor it is one instruction or a few (`native.py`), else it is the loop
that stands here.
"""

from typing import Any

import numpy as np

from matinee.engine.layout import FloatRow, Grid

WIDTH = 16

single: Any = np.float32


def write_parts(out: FloatRow, at: int, numbers: Grid, row: int, parts: Any) -> None:
    """Writes a row of 16 numbers, each times its part, to `out` from place `at` on, where there is room for all 16."""
    for i in range(WIDTH):
        out[at + i] = parts[i] * single(numbers[row, i])
