"""Settings of a training run, read from a TOML file."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from matinee.engine.errors import MatineeError, UnknownOption
from matinee.games import GAMES, find_game

FILE = "training.toml"  # in the folder of a game


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with its number of players and options, and its share of the environments."""

    game: str
    players: int
    share: float
    options: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def label(self) -> str:
        """A short name for reports, such as `hollywood 3 scarcity`."""
        return " ".join([self.game, str(self.players), *self.options])


class Configuration(Struct, frozen=True, forbid_unknown_fields=True):
    """The training of one network, for games that share observations and moves. Pairs are start and end values."""

    name: str  # of the weights file
    tables: tuple[TableSettings, ...]
    minutes: float  # planned training time, over which rates and entropy change
    width: int = 512  # of the two layers that read the observation
    narrow: int = 128  # of the two layers that score a move
    envs: int = 16384
    env_device: str = ""  # where the games are stepped: cpu or cuda; empty for the device of the network
    steps: int = 64  # decisions of each environment between updates
    epochs: int = 3
    minibatch: int = 32768
    learning_rate: tuple[float, float] = (1e-3, 5e-5)
    entropy: tuple[float, float] = (0.05, 0.01)  # weight of the entropy bonus
    margin: float = 10.0  # the lead in points that is worth as much as a win
    gae_lambda: float = 0.95
    clip: float = 0.2
    value_weight: float = 0.5
    max_gradient: float = 0.5
    imitation_rounds: int = 10  # updates that clone the heuristic before PPO begins
    heuristic_share: float = 0.3  # of the environments: one learner against the heuristic
    past_share: float = 0.2  # of the environments: one learner against a snapshot of itself
    snapshots: int = 6
    snapshot_rounds: int = 40  # updates between snapshots
    evaluations: int = 20  # over the planned time
    evaluation_matches: int = 4096
    opponent: str = "heuristic"  # in evaluations: heuristic or random

    def scheduled(self, pair: tuple[float, float], progress: float) -> float:
        """Interpolate between the start and the end value."""
        return pair[0] + (pair[1] - pair[0]) * min(progress, 1.0)


def read_configuration(file: Path, name: str | None = None) -> Configuration:
    """Read a TOML file.

    Args:
        file: The file.
        name: The name of the configuration; None for the name of the file.

    Raises:
        MatineeError: The file is not a configuration.
    """
    try:
        settings = tomllib.loads(file.read_text("utf-8"))
        return msgspec.convert({"name": name or file.stem, **settings}, Configuration)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise MatineeError("error-file", file=str(file), reason=str(problem)) from None


def trainable_games() -> list[str]:
    """Return the names of the games with a training configuration in their folder."""
    return [game.name for game in GAMES.values() if game.file(FILE)]


def configuration_for(name: str) -> Configuration:
    """Return the training configuration of a game."""
    game = find_game(name)
    file = game.file(FILE)
    if file is None:
        raise UnknownOption("error-choice", what="game", value=name, known=", ".join(trainable_games()))
    return read_configuration(file, game.family)
