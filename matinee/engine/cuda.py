"""Run rules on a GPU: one thread per game, with the position in local memory.

Without a GPU, Numba's simulator (`NUMBA_ENABLE_CUDASIM=1`) runs the same kernels with interpreted rules.
"""

import os
from functools import lru_cache
from typing import Any

import numpy as np

from matinee.engine.boxes import Box
from matinee.engine.compiling import Target, copy_with_bound_calls
from matinee.engine.contract import Rules, points
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.engine.loops import play_random_games
from matinee.engine.rng import fast_rngs

THREADS = 64  # per block; more would exceed the registers that the larger games need

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")


class NoCuda(MatineeError):
    """There is no CUDA device, or `numba-cuda` is not installed."""

    def __init__(self, reason: str) -> None:
        super().__init__("error-cuda", reason=reason)


def load_cuda() -> Any:
    """Return `numba.cuda`; raise `NoCuda` if it finds no device."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # pyright: ignore  # numba-cuda 0.30 still uses it
    try:
        from numba import cuda  # pyright: ignore
    except ImportError as problem:
        raise NoCuda(str(problem)) from None
    if not cuda.is_available():  # pyright: ignore
        raise NoCuda("numba.cuda finds none")
    return cuda


# Placeholders: `compile_kernel` replaces them.
cuda: Any = None
RECORD: Any = None
WORD: Any = None


def play_games(blank: Any, players: int, options: int, games: int, seeds: Any, decisions: Any, totals: Any) -> None:
    """Play random games in each thread of a kernel; write its number of decisions and the points of its last game."""
    thread = cuda.grid(1)
    if thread < seeds.shape[0]:
        states = cuda.local.array(1, RECORD)
        rng = cuda.local.array(1, WORD)
        states[0] = blank[0]
        rng[0] = seeds[thread, 0]
        s = states[0]
        decisions[thread] = play_random_games(s, players, options, games, rng)
        points(s, totals[thread])


class DeviceLoop:
    """Plays random games on the GPU."""

    def __init__(self, game: Game, box: Box | None = None) -> None:
        self.cuda: Any = load_cuda()
        self.kernel: Any = compile_kernel(game.rules, game.state)
        self.blank: Any = self.cuda.to_device(game.empty_position(box or game.box()))

    def play(self, players: int, options: int, threads: int, games: int, seed: int) -> tuple[Any, Any]:
        """Play random games.

        Args:
            players: The number of players.
            options: The packed options.
            threads: The number of threads.
            games: The number of games of each thread.
            seed: The seed of all generators.

        Returns:
            For each thread the number of decisions, and the points of its last game.
        """
        seeds = self.cuda.to_device(fast_rngs(seed, threads))
        decisions = self.cuda.to_device(np.zeros(threads, np.int64))
        totals = self.cuda.to_device(np.zeros((threads, players), np.int64))
        blocks = (threads + THREADS - 1) // THREADS
        self.kernel[blocks, THREADS](self.blank, players, options, games, seeds, decisions, totals)
        return decisions.copy_to_host(), totals.copy_to_host()


@lru_cache
def compile_kernel(rules: Rules, state: np.dtype[Any]) -> Any:
    """Return the kernel for one set of rules. It is compiled once per process."""
    module = load_cuda()
    target: Target = "interpreted" if SIMULATED else "device"
    record = state if SIMULATED else numba_type(state)
    word = np.uint64 if SIMULATED else numba_type(np.dtype(np.uint64))
    return module.jit(copy_with_bound_calls(play_games, rules, target, cuda=module, RECORD=record, WORD=word))


def numba_type(dtype: np.dtype[Any]) -> Any:
    """Return Numba's type for a NumPy dtype."""
    from numba import from_dtype  # pyright: ignore

    return from_dtype(dtype)  # pyright: ignore
