"""The same environments with everything on a GPU: a thread for each, one kernel launch for a step of all of them.

Arrays lie there column by column, so that neighbouring threads write neighbouring numbers; positions lie as words, for
the same reason, and are brought into a thread's own memory for the step.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from matinee.engine.compiling import Target, rebound
from matinee.engine.contract import Rules
from matinee.engine.cuda import SIMULATED, THREADS, load_cuda, numba_type
from matinee.engine.game import Game
from matinee.engine.rng import fast_rngs
from matinee.environments.batch import STEP_ARRAYS, Batch, Shape, WrongActions, positive_int, seed_number
from matinee.environments.dlpack import DeviceArray
from matinee.environments.step_loops import BEGIN, RANDOM_STEP, STEP, refused_in, sample_some, step_some

# What `kernels_of` puts in their place when it makes kernels for a game.
cuda: Any = None
RECORD: Any = None
WORD: Any = np.uint64


def lay_out(blank: Any, words: Any) -> None:
    """The box in every position."""
    i = cuda.grid(1)
    if i < words.shape[0]:
        for place in range(words.shape[1]):
            words[i, place] = blank[place]


def step_all(
    what: int,
    steps: int,
    words: Any,
    chances: Any,
    players: int,
    options: int,
    reward: int,
    actions: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    counts: Any,
    moves: Any,
    descriptions: Any,
    rewards: Any,
    done: Any,
    totals: Any,
) -> None:
    """The kernel of a step: every thread runs `step_some` for its environment, on a copy of the position."""
    i = cuda.grid(1)
    if i < words.shape[0]:
        states = cuda.local.array(1, RECORD)
        own = states.view(WORD)
        for place in range(words.shape[1]):
            own[place] = words[i, place]
        for _ in range(steps):
            step_some(
                what,
                i,
                i + 1,
                i,
                states,
                chances,
                players,
                options,
                reward,
                actions,
                seats,
                observations,
                masks,
                counts,
                moves,
                descriptions,
                rewards,
                done,
                totals,
            )
        for place in range(words.shape[1]):
            words[i, place] = own[place]


def refuse(masks: Any, actions: Any, refused: Any) -> None:
    """Leaves the first environment whose action is not legal in `refused`."""
    i = cuda.grid(1)
    if i < masks.shape[0] and refused_in(i, i + 1, masks, actions) >= 0:
        cuda.atomic.min(refused, 0, i)


def sample_all(chances: Any, masks: Any, counts: Any, actions: Any) -> None:
    i = cuda.grid(1)
    if i < masks.shape[0]:
        sample_some(i, i + 1, chances, masks, counts, actions)


class Kernels(NamedTuple):
    lay_out: Any
    step_all: Any
    refuse: Any
    sample_all: Any


@lru_cache
def kernels_of(rules: Rules, state: np.dtype[Any]) -> Kernels:
    """The kernels for one set of rules, compiled when first launched."""
    module = load_cuda()
    mode: Target = "interpreted" if SIMULATED else "device"
    record = state if SIMULATED else numba_type(state)
    made = {"cuda": module, "RECORD": record}
    kernels = (lay_out, step_all, refuse, sample_all)
    return Kernels(*(module.jit(rebound(kernel, rules, mode, **made)) for kernel in kernels))


class DeviceVector:
    """Matches of one game on a GPU, stepped together. Made by `matinee.vector(..., device="cuda")`."""

    def __init__(
        self,
        game: Game,
        players: int = 4,
        num_envs: int = 65536,
        seed: int | None = None,
        reward: str = "points",
        checked: bool = True,
        moves: bool = False,
        box: str | Path | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self._cuda = load_cuda()
        self.shape = Shape(game, players, num_envs, reward, moves, box, options or {})
        self.shape.check_memory(self._memory())
        self.game, self.players, self.num_envs = game, self.shape.players, self.shape.num_envs
        self.checked = checked
        self._kernels = kernels_of(game.rules, game.state)
        arrays = {
            name: self._cuda.device_array(shape, np.dtype(kind), order="F")
            for name, (shape, kind) in self.shape.arrays().items()
        }
        # The others are wholly written by every step.
        for name, first in (("counts", 0), ("points", 0), ("moves", -1), ("descriptions", 0)):
            arrays[name] = self._to_device(np.full(arrays[name].shape, first, arrays[name].dtype))
        shared = {name: DeviceArray(array, self._cuda) for name, array in arrays.items()}
        self.batch: Batch[DeviceArray] = Batch(**shared)
        self._turns = [arrays[name] for name in STEP_ARRAYS]
        self._masks, self._counts = arrays["masks"], arrays["counts"]
        self._actions = self._to_device(np.zeros(self.num_envs, np.int64))
        self._chances = self._generators(seed)
        blank = game.empty_position(self.shape.box).view(np.uint64)
        self._words = self._cuda.device_array((self.num_envs, blank.size), np.dtype(np.uint64), order="F")
        self._launch(self._kernels.lay_out, self._cuda.to_device(blank), self._words)
        self.reset()

    def reset(self, seed: int | None = None) -> Batch[DeviceArray]:
        """New games everywhere. With a seed the same games as ever with that seed, else the next ones."""
        if seed is not None:
            self._chances = self._generators(seed)
        self._step(BEGIN, self._actions)
        return self.batch

    def step(self, actions: Any) -> Batch[DeviceArray]:
        """As `Vector.step`, with actions that lie on the GPU. Checked, the GPU is asked first, and waited for."""
        actions = self._read(actions)
        if self.checked:
            self._check(actions)
        self._step(STEP, actions)
        return self.batch

    def random_step(self, steps: int = 1) -> Batch[DeviceArray]:
        """As `Vector.random_step`, in one kernel launch."""
        self._step(RANDOM_STEP, self._actions, positive_int(steps, "error-envs-steps"))
        return self.batch

    def sample(self) -> DeviceArray:
        """A legal action for each environment, all equally likely. They are drawn apart from the deals."""
        self._launch(self._kernels.sample_all, self._chances, self._masks, self._counts, self._actions)
        return DeviceArray(self._actions, self._cuda)

    def _step(self, what: int, actions: Any, steps: int = 1) -> None:
        games = (self._words, self._chances, self.players, self.shape.options, self.shape.reward)
        self._launch(self._kernels.step_all, what, steps, *games, actions, *self._turns)

    def _read(self, actions: Any) -> Any:
        given = actions.array if isinstance(actions, DeviceArray) else actions
        if not isinstance(actions, DeviceArray):
            on_device = hasattr(given, "__cuda_array_interface__")
            given = self._cuda.as_cuda_array(given) if on_device else self._cuda.to_device(np.asarray(given))
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise WrongActions(self.num_envs, f"{given.dtype} {given.shape}")
        return given

    def _check(self, actions: Any) -> None:
        refused = self._cuda.to_device(np.full(1, self.num_envs, np.int64))
        self._launch(self._kernels.refuse, self._masks, actions, refused)
        i = int(refused.copy_to_host()[0])
        if i < self.num_envs:
            s = np.ascontiguousarray(self._words.copy_to_host()[i]).view(self.game.state)[0]
            seats = self.batch.seats.copy_to_host()
            raise self.shape.refusal(s, i, int(seats[i]), int(actions.copy_to_host()[i]))

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[(self.num_envs + THREADS - 1) // THREADS, THREADS](*arguments)

    def _to_device(self, array: np.ndarray[Any, Any]) -> Any:
        return self._cuda.to_device(np.asfortranarray(array))

    def _generators(self, seed: object) -> Any:
        return self._to_device(fast_rngs(seed_number(seed), 2 * self.num_envs).reshape(self.num_envs, 2))

    def _memory(self) -> int:
        """Bytes free on the GPU."""
        return 1 << 62 if SIMULATED else int(self._cuda.current_context().get_memory_info().free)
