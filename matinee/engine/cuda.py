"""The same rules on a GPU: one thread a game, the position in memory of its own.

Where there is no GPU, Numba's simulator (`NUMBA_ENABLE_CUDASIM=1`) runs the same kernels over interpreted rules.
"""

import os
from functools import lru_cache
from typing import Any

import numpy as np

from matinee.engine.boxes import Box
from matinee.engine.compiling import Target, rebound
from matinee.engine.contract import Rules, points
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.engine.loops import play_sampling
from matinee.engine.rng import fast_rngs

THREADS = 64  # a block; more would not fit the registers that the larger games want

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")


class NoCuda(MatineeError):
    def __init__(self, reason: str) -> None:
        super().__init__("error-cuda", reason=reason)


def load_cuda() -> Any:
    """`numba.cuda`, or `NoCuda` where it finds no device."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # pyright: ignore  # numba-cuda 0.30 still asks NumPy for it
    try:
        from numba import cuda  # pyright: ignore
    except ImportError as problem:
        raise NoCuda(str(problem)) from None
    if not cuda.is_available():  # pyright: ignore
        raise NoCuda("none was found")
    return cuda


# What `kernel_of` puts in their place when it makes a kernel for a game.
cuda: Any = None
RECORD: Any = None
WORD: Any = None


def play_games(blank: Any, players: int, options: int, games: int, seeds: Any, decisions: Any, totals: Any) -> None:
    """The kernel: every thread plays random games, and writes their decisions and the points of the last one."""
    thread = cuda.grid(1)
    if thread < seeds.shape[0]:
        states = cuda.local.array(1, RECORD)
        rng = cuda.local.array(1, WORD)
        states[0] = blank[0]
        rng[0] = seeds[thread, 0]
        s = states[0]
        decisions[thread] = play_sampling(s, players, options, games, rng)
        points(s, totals[thread])


class DeviceLoop:
    """Random games of one game on the GPU."""

    def __init__(self, game: Game, box: Box | None = None) -> None:
        self.cuda = load_cuda()
        self.kernel = kernel_of(game.rules, game.state)
        self.blank = self.cuda.to_device(game.empty_position(box or game.box()))

    def play(self, players: int, options: int, threads: int, games: int, seed: int) -> tuple[Any, Any]:
        """Plays `games` games in each of `threads` threads; returns the decisions and the last points of each."""
        seeds = self.cuda.to_device(fast_rngs(seed, threads))
        decisions = self.cuda.to_device(np.zeros(threads, np.int64))
        totals = self.cuda.to_device(np.zeros((threads, players), np.int64))
        blocks = (threads + THREADS - 1) // THREADS
        self.kernel[blocks, THREADS](self.blank, players, options, games, seeds, decisions, totals)
        return decisions.copy_to_host(), totals.copy_to_host()


@lru_cache
def kernel_of(rules: Rules, state: np.dtype[Any]) -> Any:
    """The kernel for one set of rules. Compiling it takes a while, so it is made once in a process."""
    module = load_cuda()
    mode: Target = "interpreted" if SIMULATED else "device"
    record = state if SIMULATED else numba_type(state)
    word = np.uint64 if SIMULATED else numba_type(np.dtype(np.uint64))
    return module.jit(rebound(play_games, rules, mode, cuda=module, RECORD=record, WORD=word))


def numba_type(dtype: np.dtype[Any]) -> Any:
    from numba import from_dtype  # pyright: ignore

    return from_dtype(dtype)  # pyright: ignore
