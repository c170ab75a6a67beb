"""Settings of a training run, read from a TOML file."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from matinee.engine.errors import MatineeError, UnknownOption

FOLDER = Path(__file__).parent / "configurations"


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


def known_configurations() -> list[str]:
    """Return the names of the packaged configurations."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


def read_configuration(file: Path) -> Configuration:
    """Read a TOML file; raise `MatineeError` if it is not a configuration."""
    try:
        settings = tomllib.loads(file.read_text("utf-8"))
        return msgspec.convert({"name": file.stem, **settings}, Configuration)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise MatineeError("error-file", file=str(file), reason=str(problem)) from None


def configuration_for(game: str) -> Configuration:
    """Return the packaged configuration with this name, or the one that trains this game."""
    configurations = [read_configuration(FOLDER / f"{name}.toml") for name in known_configurations()]
    for configuration in configurations:
        if game == configuration.name or any(table.game == game for table in configuration.tables):
            return configuration
    games = sorted({table.game for configuration in configurations for table in configuration.tables})
    raise UnknownOption("error-choice", what="game", value=game, known=", ".join(games))
