"""Vectorized environments in which one seat learns, and a compiled heuristic or a policy plays the others."""

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from matinee.engine.compiling import Mode, bind
from matinee.engine.errors import UnknownSeat
from matinee.engine.game import Game
from matinee.environments.batch import EnvSpec, WrongActions
from matinee.environments.seat_loops import ROTATING, STEP_OTHERS, SeatArrays, run_seat_worker, run_seats
from matinee.environments.vector import Vector

LEARNING = SeatArrays._fields[:5]
"""The fields of `SeatArrays` that are not scratch space."""


class SeatSpec(EnvSpec):
    """The parameters and arrays of a `SeatVector`."""

    def seat_arrays(self) -> dict[str, tuple[tuple[int, ...], str]]:
        """Return shape and dtype of the arrays of the learners."""
        count = self.num_envs
        kinds = ("i8", "i8", "f8", "i8")
        arrays: dict[str, tuple[tuple[int, ...], str]] = {
            name: ((count,), kind) for name, kind in zip(LEARNING, kinds, strict=False)
        }
        return {**arrays, "final_observations": ((count, self.game.observation_size), "f4")}

    def state_arrays(self) -> dict[str, tuple[tuple[int, ...], str]]:
        return {**super().state_arrays(), **self.seat_arrays()}


class SeatVector(Vector):
    """Many games, in each of which one seat learns. After each step all environments await their learners.

    With opponents that are a policy, all environments await somebody, and `play_others` plays on.

    Attributes:
        learning: The arrays of the learners.
    """

    _spec_type = SeatSpec

    def __init__(
        self,
        game: Game,
        players: int,
        num_envs: int,
        seat: object,
        opponents: int,
        threads: int | None,
        reward: str,
        checked: bool,
        box: str | Path | None,
        options: Mapping[str, Any],
        moves: bool = False,
        mode: Mode | None = None,
    ) -> None:
        """Create the environments.

        Args:
            seat: The learner's seat, or None for another one in each episode.
            opponents: GREEDY, RANDOM or POLICY of `seat_loops`.

        The other parameters and the errors are those of `matinee.vector`.
        """
        self._seat: int = checked_seat(seat, game.check_players(players))
        self._opponents: int = opponents
        super().__init__(game, players, num_envs, None, threads, reward, checked, moves, box, mode, options)

    def _allocate(self) -> None:
        arrays = SeatSpec.seat_arrays(self.spec)  # pyright: ignore[reportArgumentType]
        rows = (self.threads, self.spec.game.max_legal_moves)
        self.learning: SeatArrays = SeatArrays(
            **{name: np.zeros(*array) for name, array in arrays.items()},
            moves=np.zeros(rows, np.int32),
            worth=np.zeros(rows),
        )
        super()._allocate()

    def _in_threads(self) -> Any:
        fields, arrays = tuple(self._envs[:-1]), tuple(self._envs.arrays)
        learning = tuple(self.learning)
        return self._start_pool(run_seat_worker, self._states, fields, arrays, learning, self._seat, self._opponents)

    def _interpreted(self) -> Any:
        run = bind(run_seats, self.game.rules, "interpreted")
        arguments = (0, 0, self.num_envs, self._states, self._envs, self.learning, self._seat, self._opponents)

        def run_all(operation: int, steps: int) -> None:
            run(operation, steps, *arguments)

        return run_all

    def _read(self) -> dict[str, NDArray[Any]]:
        return {**super()._read(), **{name: getattr(self.learning, name) for name in LEARNING}}

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "_seat": self._seat, "_opponents": self._opponents}

    def reset(self, seed: int | None = None) -> Any:
        """Deal new games, as `Vector.reset`. With a seed, the learners' seats begin anew too."""
        if seed is not None:
            self.learning.episodes.fill(0)
        return super().reset(seed)

    def play_others(self, rows: NDArray[Any], actions: Any) -> None:
        """Play one action in each environment that does not await its learner.

        Args:
            rows: These environments.
            actions: An action index for each.

        Raises:
            WrongActions: The shape or the type is wrong.
            IllegalAction: An action is illegal and the environment is `checked`; no environment has been stepped.
        """
        given = np.asarray(actions)
        if given.shape != rows.shape or given.dtype.kind not in "iu":
            raise WrongActions(rows.size, f"{given.dtype} {given.shape}")
        if self.checked:
            legal = (given >= 0) & (given < self.game.choices)
            legal[legal] = self._masks[rows[legal], given[legal]] != 0
            if not legal.all():
                first = int(legal.argmin())
                i = int(rows[first])
                raise self.spec.illegal_action(self._states[i], i, int(self.batch.seats[i]), int(given[first]))
        self._actions[rows] = given
        self._run(STEP_OTHERS, 1)


def checked_seat(seat: object, players: int) -> int:
    """Return the number of a seat, or `ROTATING` for None; raise `UnknownSeat` if there is no such seat."""
    if seat is None:
        return ROTATING
    if isinstance(seat, bool) or not isinstance(seat, SupportsIndex) or not 0 <= index(seat) < players:
        raise UnknownSeat(seat, players)
    return index(seat)
