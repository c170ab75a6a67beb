"""Vectorized environments on the CPU: arrays in, arrays out, without copies and without the GIL.

>>> from matinee.games import find_game
>>> env = Vector(find_game("hollywood"), players=4, num_envs=64, seed=1)
>>> batch = env.reset()
>>> batch.observations.shape, batch.masks.shape
((64, 237), (64, 9))
>>> batch = env.step(env.sample())
>>> int(batch.done.sum())
0
"""

import os
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.engine.compiling import Mode, bind, default_mode
from matinee.engine.game import Game
from matinee.engine.rng import fast_rngs
from matinee.environments import step_loops
from matinee.environments.batch import Batch, EnvSpec, WrongActions, positive_int, seed_number
from matinee.environments.errors import ClosedEnvironment
from matinee.environments.lifecycle import Lifecycle
from matinee.environments.step_loops import Envs, StepArrays

ENVS_PER_THREAD = 64  # the minimum: with fewer, waking a thread takes longer than the step

NumpyArray = NDArray[Any]


class ReadOnlyArray(np.ndarray[Any, np.dtype[Any]]):
    """A read-only view of an array that compiled code writes to."""

    def __dlpack__(self, **wishes: Any) -> Any:
        """Share the array. Without DLPack 1.0, as in PyTorch before 2.9, NumPy refuses to share a read-only one."""
        writable = self.view(np.ndarray)
        writable.flags.writeable = True
        return writable.__dlpack__(**wishes)


class Vector(Lifecycle):
    """Many games stepped together on the CPU. Create one with `matinee.vector`.

    Attributes:
        game: The game.
        players: The number of players.
        num_envs: The number of environments.
        checked: Whether `step` raises on illegal actions.
        threads: The number of threads in use.
        batch: The arrays that `reset` and `step` return, read-only.
        closed: Whether the environments are closed.
    """

    _spec_type: type[EnvSpec] = EnvSpec

    def __init__(
        self,
        game: Game,
        players: int = 4,
        num_envs: int = 1024,
        seed: int | None = None,
        threads: int | None = None,
        reward: str = "points",
        checked: bool = True,
        moves: bool = False,
        box: str | Path | None = None,
        mode: Mode | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Create the environments and deal the first games.

        Args:
            mode: "compiled" (the default) or "interpreted", for debugging: one thread, thousands of times slower.

        The other parameters and the errors are those of `matinee.vector`.
        """
        self.spec: EnvSpec = self._spec_type(game, players, num_envs, reward, moves, box, options or {})
        self.spec.check_memory(physical_memory())
        self.checked: bool = checked
        self._mode: Mode = mode or default_mode()
        self.threads: int = count_threads(self.spec.num_envs, threads) if self._mode == "compiled" else 1
        number = seed_number(seed)
        self._allocate()
        self.reset(number)

    def _allocate(self) -> None:
        self.game: Game = self.spec.game
        self.players: int = self.spec.players
        self.num_envs: int = self.spec.num_envs
        arrays: dict[str, NumpyArray] = {name: np.zeros(*array) for name, array in self.spec.arrays().items()}
        arrays["moves"].fill(-1)
        self.batch: Batch[NumpyArray] = Batch(**{name: read_only(array) for name, array in arrays.items()})
        self._states = np.repeat(self.game.empty_position(self.spec.box), self.num_envs)
        self._rngs = np.zeros((self.num_envs, 2), np.uint64)
        self._actions = np.zeros(self.num_envs, np.int64)
        # Compiled code writes bytes sixteen at a time, but bools one by one.
        self._masks = arrays["masks"].view(np.uint8)
        step_arrays = StepArrays(**{**arrays, "masks": self._masks})
        self._envs = Envs(self._rngs, self.players, self.spec.options, self.spec.reward, self._actions, step_arrays)
        self._find_illegal = bind(step_loops.find_illegal, self.game.rules, self._mode)
        self._run = self._in_threads() if self._mode == "compiled" else self._interpreted()

    def _interpreted(self) -> Any:
        run = bind(step_loops.run_operation, self.game.rules, "interpreted")
        num_envs, states, envs = self.num_envs, self._states, self._envs

        def run_all(operation: int, steps: int) -> None:
            run(operation, steps, 0, num_envs, states, envs)

        return run_all

    def _in_threads(self) -> Any:
        from matinee.environments.thread_pool import run_worker

        return self._start_pool(run_worker, self._states, tuple(self._envs[:-1]), tuple(self._envs.arrays))

    def _start_pool(self, worker: Callable[..., bool], *shared: Any) -> Any:
        from matinee.environments.thread_pool import ThreadPool

        bounds = [self.num_envs * part // self.threads for part in range(self.threads + 1)]
        self._pool = ThreadPool(worker, self.game.rules, list(pairwise(bounds)), shared)
        return self._pool.run

    def _release(self) -> None:
        self._find_illegal = self._run = refuse_closed
        if self._mode == "compiled":
            self._pool.close()

    def _read(self) -> dict[str, NumpyArray]:
        positions = self._states.view(np.uint8).reshape(self.num_envs, -1)
        return {"positions": positions, "rngs": self._rngs, **self._envs.arrays._asdict()}

    def _write(self, arrays: dict[str, NumpyArray]) -> None:
        for name, array in self._read().items():
            array[...] = arrays[name]

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "threads": self.threads, "_mode": self._mode}

    def reset(self, seed: int | None = None) -> Batch[NumpyArray]:
        """Deal new games in all environments.

        Args:
            seed: The same seed gives the same games. None continues the random streams.

        Returns:
            The batch, with `done` False and `rewards` 0.
        """
        if seed is not None:
            self._rngs[:] = fast_rngs(seed_number(seed), 2 * self.num_envs).reshape(self.num_envs, 2)
        self._run(step_loops.RESET, 1)
        return self.batch

    def step(self, actions: Any) -> Batch[NumpyArray]:
        """Play one action in each environment. A game that ends is followed by the next one (autoreset).

        Args:
            actions: Integers of shape (environments,): for the seat in `batch.seats` an action index of `batch.masks`.

        Returns:
            The batch, overwritten.

        Raises:
            WrongActions: The shape or the type is wrong.
            IllegalAction: An action is illegal and the environment is `checked`; no environment has been stepped.
                Unchecked, the first legal action is played instead.
        """
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise WrongActions(self.num_envs, f"{given.dtype} {given.shape}")
        self._actions[:] = given
        if self.checked and (i := self._find_illegal(0, self.num_envs, self._masks, self._actions)) >= 0:
            raise self.spec.illegal_action(self._states[i], i, int(self.batch.seats[i]), int(self._actions[i]))
        self._run(step_loops.STEP, 1)
        return self.batch

    def random_step(self, steps: int = 1) -> Batch[NumpyArray]:
        """Play random legal actions, as `step(sample())` repeated `steps` times, in one call.

        Args:
            steps: How many steps to make.

        Returns:
            The batch after the last step. Rewards of episodes that ended in earlier steps are not reported.
        """
        self._run(step_loops.RANDOM_STEP, positive_int(steps, "error-envs-steps"))
        return self.batch

    def sample(self) -> NumpyArray:
        """Draw a legal action for each environment, all equally likely.

        Returns:
            Action indices, int64 (environments,). The array is overwritten by the next call. Sampling has random
            streams of its own and does not change the deals.
        """
        self._run(step_loops.SAMPLE, 1)
        return self._actions


def read_only(array: NumpyArray) -> ReadOnlyArray:
    """Return a read-only view of an array."""
    view = array.view(ReadOnlyArray)
    view.flags.writeable = False
    return view


def refuse_closed(*unused: object) -> Any:
    """Raise `ClosedEnvironment`: what closed environments call instead of their loops."""
    raise ClosedEnvironment()


def count_threads(num_envs: int, requested: object) -> int:
    """Return the number of threads: as requested, or one per core; fewer if a thread would have too little to do."""
    if requested is None:
        requested = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(positive_int(requested, "error-envs-threads"), num_envs // ENVS_PER_THREAD))


def physical_memory() -> int:
    """Return the machine's memory in bytes, or a very large number if it is unknown."""
    if not hasattr(os, "sysconf"):
        return 1 << 62
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
