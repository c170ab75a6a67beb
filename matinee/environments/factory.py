"""Create a vectorized environment on the CPU or on a GPU."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

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
        batch: The arrays that `reset` and `step` return; every call overwrites them.
    """

    game: Game
    players: int
    num_envs: int
    batch: Batch[Any]

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
