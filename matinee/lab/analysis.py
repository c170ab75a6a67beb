"""The interface through which the lab analyses a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rich.console import RenderableType

from matinee.engine.boxes import Box
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.games import GAMES
from matinee.lab.formatting import Formatter


class Report(Protocol):
    """The report on a series of games. `games` is the number of games it covers."""

    @property
    def games(self) -> int: ...


GameSummary = TypeVar("GameSummary")
GameReport = TypeVar("GameReport", bound=Report)


class Analysis(ABC, Generic[GameSummary, GameReport]):
    """The analysis of a family of games."""

    default_bot: ClassVar[str] = "search@200"
    variants: ClassVar[Sequence[dict[str, Any]]] = ({},)
    """The options to play by default, the same number of games with each. A repeated entry gets more games."""

    @abstractmethod
    def summarise(self, record: dict[str, Any], box: str | None) -> GameSummary:
        """Summarise one finished game. It runs in the worker that played the game.

        Args:
            record: The record of the game.
            box: The file of the box; None for the game's own box.
        """

    @abstractmethod
    def report(self, games: Sequence[GameSummary], box: Box) -> GameReport:
        """Return the report on all games."""

    @abstractmethod
    def tables(self, report: GameReport, box: Box, fmt: Formatter) -> list[RenderableType]:
        """Return the tables of a report, the most important first."""

    def draw(self, report: GameReport, box: Box, fmt: Formatter, folder: Path, footer: str) -> list[Path]:
        """Write the charts of a report and return their files. By default there are none.

        Args:
            report: The report to draw.
            box: The box that was played.
            fmt: The language of titles and labels.
            folder: Where to write the charts.
            footer: A line for the foot of each chart.
        """
        return []


def analysis_of(game: Game) -> Analysis[Any, Any]:
    """Return the analysis of a game.

    Raises:
        MatineeError: The game has none.
    """
    if not game.analysis:
        known = ", ".join(each.name for each in GAMES.values() if each.analysis)
        raise MatineeError("error-lab-game", game=game.name, known=known)
    return resolve_name(game.analysis)()
