"""The default `mark` and `sample` of the contract for CUDA kernels, which allocate scratch space differently."""

from typing import Any

from matinee.engine.contract import MAX_LISTED_MOVES, legal
from matinee.engine.layout import Row
from matinee.engine.rng import Rng, draw

# Placeholders: `compiling.bind` replaces them.
cuda: Any = None
INT32: Any = None


def mark(s: Any, seat: int, out: Row) -> int:
    """Write the action mask of an awaited seat, like `contract.mark`."""
    moves = cuda.local.array(MAX_LISTED_MOVES, INT32)
    count = legal(s, seat, moves)
    for choice in range(out.size):
        out[choice] = 0
    for i in range(count):
        out[moves[i]] = 1
    return count


def sample(s: Any, seat: int, rng: Rng) -> int:
    """Draw a legal action of an awaited seat, like `contract.sample`."""
    moves = cuda.local.array(MAX_LISTED_MOVES, INT32)
    return int(moves[draw(rng, legal(s, seat, moves))])
