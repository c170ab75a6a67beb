"""Many matches at once on the processor: arrays in, arrays out, no copies, no interpreter lock.

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
from matinee.environments.batch import STEP_ARRAYS, Batch, Shape, WrongActions, positive_int, seed_number

FEW = 64  # environments that are not worth waking a thread for

Rows = NDArray[Any]
Work = Callable[[int, int], None]  # what is done, and how many times


class Vector:
    """Matches of one game, stepped together. Made by `matinee.vector`."""

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
        self.shape = Shape(game, players, num_envs, reward, moves, box, options or {})
        self.shape.check_memory(physical_memory())
        self.game, self.players, self.num_envs = game, self.shape.players, self.shape.num_envs
        self.checked = checked
        rows = {name: np.zeros(*array) for name, array in self.shape.arrays().items()}
        rows["moves"].fill(-1)
        self.batch: Batch[Rows] = Batch(**rows)
        self._states = np.repeat(game.empty_position(self.shape.box), self.num_envs)
        self._chances = fast_rngs(seed_number(seed), 2 * self.num_envs).reshape(self.num_envs, 2)
        self._actions = np.zeros(self.num_envs, np.int64)
        self._games = (self._states, self._chances, self.players, self.shape.options, self.shape.reward)
        written = {**rows, "masks": rows["masks"].view(np.uint8)}  # bytes are copied at once, truths one by one
        self._turns = tuple(written[name] for name in STEP_ARRAYS)
        self._refused_in = bind(step_loops.refused_in, game.rules, mode)
        compiled = (mode or default_mode()) == "compiled"
        self.threads = threads_for(self.num_envs, threads) if compiled else 1
        self._work = self._by_crew() if compiled else self._interpreted()
        self.reset()

    def _interpreted(self) -> Work:
        do_part = bind(step_loops.do_part, self.game.rules, "interpreted")
        everything = (0, self.num_envs, self._games, self._actions, self._turns)
        return lambda what, steps: do_part(what, steps, *everything)

    def _by_crew(self) -> Work:
        from matinee.environments.thread_pool import ThreadPool

        cuts = [self.num_envs * part // self.threads for part in range(self.threads + 1)]
        return ThreadPool(self.game.rules, list(pairwise(cuts)), self._games, self._actions, self._turns).work

    def reset(self, seed: int | None = None) -> Batch[Rows]:
        """New games everywhere. With a seed the same games as ever with that seed, else the next ones."""
        if seed is not None:
            self._chances[:] = fast_rngs(seed_number(seed), 2 * self.num_envs).reshape(self.num_envs, 2)
        self._work(step_loops.BEGIN, 1)
        return self.batch

    def step(self, actions: Any) -> Batch[Rows]:
        """Plays one action in each environment: places in `masks`, for the seats in `seats`.

        Checked, an illegal one raises `IllegalAction` and nothing is played anywhere. Unchecked, the first legal choice
        is played in its place.
        """
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise WrongActions(self.num_envs, f"{given.dtype} {given.shape}")
        self._actions[:] = given
        if self.checked and (i := self._refused_in(0, self.num_envs, self.batch.masks, self._actions)) >= 0:
            raise self.shape.refusal(self._states[i], i, int(self.batch.seats[i]), int(self._actions[i]))
        self._work(step_loops.STEP, 1)
        return self.batch

    def random_step(self, steps: int = 1) -> Batch[Rows]:
        """As `step(sample())` so many times, in one go. What ended before the last of them is not told."""
        self._work(step_loops.RANDOM_STEP, positive_int(steps, "error-envs-steps"))
        return self.batch

    def sample(self) -> Rows:
        """A legal action for each environment, all equally likely. They are drawn apart from the deals."""
        self._work(step_loops.SAMPLE, 1)
        return self._actions


def threads_for(num_envs: int, wish: object) -> int:
    """As many as wished for, or a thread for each core; no more than have something to do."""
    if wish is None:
        wish = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(positive_int(wish, "error-envs-threads"), num_envs // FEW))


def physical_memory() -> int:
    """Bytes of memory in this machine, where it says."""
    if not hasattr(os, "sysconf"):
        return 1 << 62
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
