"""Environments by the name of a device."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from matinee.engine.errors import UnknownOption
from matinee.engine.game import Game
from matinee.environments.batch import Batch
from matinee.environments.vector import Vector

DEVICES = ("cpu", "cuda")


class Environment(Protocol):
    """Many matches at once, wherever they run."""

    game: Game
    players: int
    num_envs: int
    batch: Batch[Any]

    def reset(self, seed: int | None = None) -> Batch[Any]:
        """New games everywhere. With a seed the same games as ever with that seed, else the next ones."""
        ...

    def step(self, actions: Any) -> Batch[Any]:
        """Plays an action in each: places in `batch.masks`, for the seats in `batch.seats`."""
        ...

    def random_step(self, steps: int = 1) -> Batch[Any]:
        """As `step(sample())` so many times, in one go. What ended before the last of them is not told."""
        ...

    def sample(self) -> Any:
        """A legal action for each, all equally likely."""
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
    if device == "cuda":
        from matinee.environments.cuda import DeviceVector

        return DeviceVector(game, players, num_envs, seed, reward, checked, moves, box, options)
    if device != "cpu":
        raise UnknownOption("error-choice", what="device", value=str(device), known=", ".join(DEVICES))
    return Vector(game, players, num_envs, seed, threads, reward, checked, moves, box, options=options)
