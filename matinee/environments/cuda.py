"""Vectorized environments on a GPU: one thread per environment, one kernel launch per step of all of them.

Arrays are stored in column-major order, so that neighbouring threads write neighbouring numbers. Positions are stored
as 64-bit words in the same order, and each thread copies its position into local memory for the step.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from matinee.engine.compiling import Target, copy_with_bound_calls
from matinee.engine.contract import Rules
from matinee.engine.cuda import SIMULATED, THREADS, load_cuda, numba_type
from matinee.engine.game import Game
from matinee.engine.rng import fast_rngs
from matinee.environments.batch import Batch, EnvSpec, WrongActions, positive_int, seed_number
from matinee.environments.dlpack import DeviceArray
from matinee.environments.errors import ClosedEnvironment
from matinee.environments.lifecycle import Lifecycle
from matinee.environments.step_loops import (
    RANDOM_STEP,
    RESET,
    STEP,
    Envs,
    StepArrays,
    find_illegal,
    sample_range,
    step_range,
)

# Placeholders: `compile_kernels` replaces them.
cuda: Any = None
RECORD: Any = None
WORD: Any = np.uint64


def fill_positions(empty: Any, words: Any) -> None:
    """Kernel: copy the empty position, which holds the box, to every environment."""
    i = cuda.grid(1)
    if i < words.shape[0]:
        for word in range(words.shape[1]):
            words[i, word] = empty[word]


def step_all(operation: int, steps: int, words: Any, envs: Envs) -> None:
    """Kernel: each thread runs `step_range` for its environment on a local copy of the position."""
    i = cuda.grid(1)
    if i < words.shape[0]:
        states = cuda.local.array(1, RECORD)
        local_words = states.view(WORD)
        for word in range(words.shape[1]):
            local_words[word] = words[i, word]
        for _ in range(steps):
            step_range(operation, i, i + 1, i, states, envs)
        for word in range(words.shape[1]):
            words[i, word] = local_words[word]


def find_first_illegal(masks: Any, actions: Any, lowest: Any) -> None:
    """Kernel: lower `lowest[0]` to the first environment whose action is illegal."""
    i = cuda.grid(1)
    if i < masks.shape[0] and find_illegal(i, i + 1, masks, actions) >= 0:
        cuda.atomic.min(lowest, 0, i)


def sample_all(rngs: Any, masks: Any, counts: Any, actions: Any) -> None:
    """Kernel: draw a legal action index for each environment."""
    i = cuda.grid(1)
    if i < masks.shape[0]:
        sample_range(i, i + 1, rngs, masks, counts, actions)


class Kernels(NamedTuple):
    """The compiled kernels of one game."""

    fill_positions: Any
    step_all: Any
    find_first_illegal: Any
    sample_all: Any


@lru_cache
def compile_kernels(rules: Rules, state: np.dtype[Any]) -> Kernels:
    """Return the kernels for one set of rules. Numba compiles each when it is first launched."""
    module = load_cuda()
    mode: Target = "interpreted" if SIMULATED else "device"
    record = state if SIMULATED else numba_type(state)
    replacements = {"cuda": module, "RECORD": record}
    kernels = (fill_positions, step_all, find_first_illegal, sample_all)
    return Kernels(*(module.jit(copy_with_bound_calls(kernel, rules, mode, **replacements)) for kernel in kernels))


class DeviceVector(Lifecycle):
    """Many games stepped together on a GPU. Create one with `matinee.vector(..., device="cuda")`.

    Attributes:
        game: The game.
        players: The number of players.
        num_envs: The number of environments.
        checked: Whether `step` raises on illegal actions.
        batch: The arrays, on the GPU, that `reset` and `step` return.
        closed: Whether the environments are closed.
    """

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
        """Create the environments and deal the first games. Parameters are those of `matinee.vector`.

        Raises:
            NoCuda: There is no GPU, or `numba-cuda` is not installed.
            MatineeError: A parameter is wrong; the message says which, and what is allowed.
        """
        load_cuda()
        self.spec: EnvSpec = EnvSpec(game, players, num_envs, reward, moves, box, options or {})
        self.checked: bool = checked
        number = seed_number(seed)
        self._allocate()
        self.reset(number)

    def _allocate(self) -> None:
        self._cuda = load_cuda()
        self.spec.check_memory(self._free_memory())
        self.game: Game = self.spec.game
        self.players: int = self.spec.players
        self.num_envs: int = self.spec.num_envs
        self._kernels = compile_kernels(self.game.rules, self.game.state)
        arrays: dict[str, Any] = {
            name: self._cuda.device_array(shape, np.dtype(kind), order="F")
            for name, (shape, kind) in self.spec.arrays().items()
        }
        # Every step writes the other arrays completely.
        for name, value in (("counts", 0), ("points", 0), ("moves", -1), ("descriptions", 0)):
            arrays[name] = self._to_device(np.full(arrays[name].shape, value, arrays[name].dtype))
        shared = {name: DeviceArray(array, self._cuda) for name, array in arrays.items()}
        self.batch: Batch[DeviceArray] = Batch(**shared)
        actions = self._to_device(np.zeros(self.num_envs, np.int64))
        rngs = self._to_device(np.zeros((self.num_envs, 2), np.uint64))
        self._envs = Envs(rngs, self.players, self.spec.options, self.spec.reward, actions, StepArrays(**arrays))
        empty = self.game.empty_position(self.spec.box).view(np.uint64)
        self._words = self._cuda.device_array((self.num_envs, empty.size), np.dtype(np.uint64), order="F")
        self._launch(self._kernels.fill_positions, self._cuda.to_device(empty), self._words)

    def _release(self) -> None:
        """Free the positions and generators. Arrays of the batch are freed when nobody shares them any more."""
        del self._words, self._envs

    def _read(self) -> dict[str, np.ndarray[Any, Any]]:
        envs = self._envs
        words = np.ascontiguousarray(self._words.copy_to_host())
        arrays = {name: array.copy_to_host() for name, array in envs.arrays._asdict().items()}
        positions = words.view(np.uint8).reshape(self.num_envs, -1)
        return {"positions": positions, "rngs": envs.rngs.copy_to_host(), **arrays}

    def _write(self, arrays: dict[str, np.ndarray[Any, Any]]) -> None:
        envs, words = self._envs, np.ascontiguousarray(arrays["positions"]).view(np.uint64)
        named = {"rngs": envs.rngs, **envs.arrays._asdict()}
        self._words.copy_to_device(np.asfortranarray(words))
        for name, array in named.items():
            if array.size:
                array.copy_to_device(np.asfortranarray(arrays[name]))

    def reset(self, seed: int | None = None) -> Batch[DeviceArray]:
        """Deal new games in all environments.

        Args:
            seed: The same seed gives the same games. None continues the random streams.

        Returns:
            The batch, with `done` False and `rewards` 0.
        """
        self._refuse_closed()
        if seed is not None:
            self._envs = self._envs._replace(rngs=self._seeded_rngs(seed))
        self._launch(self._kernels.step_all, RESET, 1, self._words, self._envs)
        return self.batch

    def step(self, actions: Any) -> Batch[DeviceArray]:
        """Play one action in each environment. A game that ends is followed by the next one (autoreset).

        Args:
            actions: Integers of shape (environments,), an action index each. An array on the GPU is not copied.

        Returns:
            The batch, overwritten.

        Raises:
            WrongActions: The shape or the type is wrong.
            IllegalAction: An action is illegal and the environment is `checked`, which takes a second kernel launch
                and a synchronization; no environment has been stepped. Unchecked, the first legal action is played.
        """
        self._refuse_closed()
        actions = self._read_actions(actions)
        if self.checked:
            self._check(actions)
        self._launch(self._kernels.step_all, STEP, 1, self._words, self._envs._replace(actions=actions))
        return self.batch

    def random_step(self, steps: int = 1) -> Batch[DeviceArray]:
        """Play random legal actions, as `step(sample())` repeated `steps` times, in one kernel launch.

        Args:
            steps: How many steps to make.

        Returns:
            The batch after the last step. Rewards of episodes that ended in earlier steps are not reported.
        """
        self._refuse_closed()
        steps = positive_int(steps, "error-envs-steps")
        self._launch(self._kernels.step_all, RANDOM_STEP, steps, self._words, self._envs)
        return self.batch

    def sample(self) -> DeviceArray:
        """Draw a legal action for each environment, all equally likely.

        Returns:
            Action indices, int64 (environments,), on the GPU. The array is overwritten by the next call.
        """
        self._refuse_closed()
        envs = self._envs
        self._launch(self._kernels.sample_all, envs.rngs, envs.arrays.masks, envs.arrays.counts, envs.actions)
        return DeviceArray(envs.actions, self._cuda)

    def _refuse_closed(self) -> None:
        if self.closed:
            raise ClosedEnvironment()

    def _read_actions(self, actions: Any) -> Any:
        given = actions.array if isinstance(actions, DeviceArray) else actions
        if not isinstance(actions, DeviceArray):
            on_device = hasattr(given, "__cuda_array_interface__")
            given = self._cuda.as_cuda_array(given) if on_device else self._cuda.to_device(np.asarray(given))
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise WrongActions(self.num_envs, f"{given.dtype} {given.shape}")
        return given

    def _check(self, actions: Any) -> None:
        lowest = self._cuda.to_device(np.full(1, self.num_envs, np.int64))
        self._launch(self._kernels.find_first_illegal, self._envs.arrays.masks, actions, lowest)
        i = int(lowest.copy_to_host()[0])
        if i < self.num_envs:
            s = np.ascontiguousarray(self._words.copy_to_host()[i]).view(self.game.state)[0]
            seats = self.batch.seats.copy_to_host()
            raise self.spec.illegal_action(s, i, int(seats[i]), int(actions.copy_to_host()[i]))

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[(self.num_envs + THREADS - 1) // THREADS, THREADS](*arguments)

    def _to_device(self, array: np.ndarray[Any, Any]) -> Any:
        return self._cuda.to_device(np.asfortranarray(array))

    def _seeded_rngs(self, seed: object) -> Any:
        return self._to_device(fast_rngs(seed_number(seed), 2 * self.num_envs).reshape(self.num_envs, 2))

    def _free_memory(self) -> int:
        """Return the free memory of the GPU in bytes."""
        return 1 << 62 if SIMULATED else int(self._cuda.current_context().get_memory_info().free)
