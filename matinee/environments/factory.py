"""Create a vectorized environment on the CPU or on a GPU."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol, Self

from matinee.engine.errors import UnknownOption
from matinee.engine.game import Game
from matinee.environments.batch import Batch
from matinee.environments.vector import Vector

DEVICES = ("cpu", "cuda")


class Environment(Protocol):
    """A vectorized environment on CPU or GPU. `matinee.vector` creates one.

    Attributes:
        game: The game.
        players: The number of players.
        num_envs: The number of environments.
        checked: Whether `step` raises on illegal actions.
        batch: The arrays that `reset` and `step` return; every call overwrites them.
        closed: Whether the environments are closed.
    """

    game: Game
    players: int
    num_envs: int
    checked: bool
    batch: Batch[Any]
    closed: bool

    def reset(self, seed: int | None = None) -> Batch[Any]:
        """Deal new games in all environments.

        Args:
            seed: The same seed gives the same games. None continues the random streams.

        Returns:
            The batch, with `done` False and `rewards` 0.
        """
        ...

    def step(self, actions: Any) -> Batch[Any]:
        """Play one action in each environment. A game that ends is followed by the next one (autoreset).

        Args:
            actions: Integers of shape (environments,): for the seat in `batch.seats` an action index of `batch.masks`.

        Returns:
            The batch, overwritten.

        Raises:
            WrongActions: The shape or the type is wrong.
            IllegalAction: An action is illegal and the environment is checked; no environment has been stepped.
                Unchecked, the first legal action is played instead.
        """
        ...

    def random_step(self, steps: int = 1) -> Batch[Any]:
        """Play random legal actions, as `step(sample())` repeated `steps` times, in one call.

        Args:
            steps: How many steps to make.

        Returns:
            The batch after the last step. Rewards of episodes that ended in earlier steps are not reported.
        """
        ...

    def sample(self) -> Any:
        """Draw a legal action for each environment, all equally likely.

        Returns:
            Action indices, int64 (environments,). The array is overwritten by the next call.
        """
        ...

    def save_state(self) -> bytes:
        """Return the positions, generators and arrays of all environments, for `load_state`."""
        ...

    def load_state(self, state: bytes) -> None:
        """Continue exactly where other environments with the same parameters were saved, on the CPU or on a GPU.

        Args:
            state: What `save_state` returned.

        Raises:
            ForeignState: It was saved by environments with other parameters, or is damaged; nothing has changed.
        """
        ...

    def copy(self) -> Self:
        """Return independent environments that continue exactly as these do. `pickle` and `copy` do so too."""
        ...

    def close(self) -> None:
        """End the worker threads and free memory on the GPU. Closing twice does nothing; a later step raises."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *unused: object) -> None: ...


def make(
    game: Game,
    players: int,
    num_envs: int,
    seed: int | None,
    threads: int | None,
    reward: str,
    checked: bool,
    moves: bool,
    device: str,
    box: str | Path | None,
    options: Mapping[str, Any],
) -> Environment:
    """Create a vectorized environment; the parameters are those of `matinee.vector`."""
    if device == "cuda":
        from matinee.environments.cuda import DeviceVector

        return DeviceVector(game, players, num_envs, seed, reward, checked, moves, box, options)
    if device != "cpu":
        raise UnknownOption("error-choice", what="device", value=str(device), known=", ".join(DEVICES))
    return Vector(game, players, num_envs, seed, threads, reward, checked, moves, box, options=options)
