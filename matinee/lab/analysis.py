"""What a game provides to be examined in the lab, and where to find it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rich.console import RenderableType

from matinee.engine.boxes import Box
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.lab.formatting import Formatter

ANALYSES = {
    "films": "matinee.lab.films.analysis:FilmsAnalysis",
    "hollywood": "matinee.lab.hollywood.analysis:HollywoodAnalysis",
    "dreams": "matinee.lab.dreams.analysis:DreamsAnalysis",
}
"""By family of games: the module and the class of its analysis."""


class Report(Protocol):
    """What was found. `games` are those it is about."""

    @property
    def games(self) -> int: ...


Facts = TypeVar("Facts")
Found = TypeVar("Found", bound=Report)


class Analysis(ABC, Generic[Facts, Found]):
    """The lab of one family of games."""

    default_bot: ClassVar[str] = "search@200"
    """Plays if no bot is named."""
    variants: ClassVar[Sequence[dict[str, Any]]] = ({},)
    """The options of the games if none are given, in equal shares: to play more of one, list it twice."""

    @abstractmethod
    def facts(self, record: dict[str, Any], box: str | None) -> Facts:
        """Return what matters of one finished game. Called in the process that played it."""

    @abstractmethod
    def report(self, games: Sequence[Facts], box: Box) -> Found:
        """Return what all games together say."""

    @abstractmethod
    def tables(self, found: Found, box: Box, fmt: Formatter) -> list[RenderableType]:
        """Return the report as tables, the most important first."""

    def draw(self, found: Found, box: Box, fmt: Formatter, folder: Path, footer: str) -> list[Path]:
        """Write charts and return their files."""
        return []


def analysis_of(game: Game) -> Analysis[Any, Any]:
    """Return the analysis of a game; raise `MatineeError` if it has none."""
    if game.family not in ANALYSES:
        raise MatineeError("error-lab-game", game=game.name, known=", ".join(ANALYSES))
    module, _, name = ANALYSES[game.family].partition(":")
    return getattr(import_module(module), name)()
