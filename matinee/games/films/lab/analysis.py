"""The analysis of Dream Factory and Traumfabrik."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from matinee.engine.boxes import Box
from matinee.games.films.box import FilmsBox
from matinee.games.films.lab import plots
from matinee.games.films.lab.game_summary import FilmsGame, summarise_game
from matinee.games.films.lab.report import FilmsReport, report_of
from matinee.games.films.lab.tables import tables_of
from matinee.lab.analysis import Analysis
from matinee.lab.formatting import Formatter


class FilmsAnalysis(Analysis[FilmsGame, FilmsReport]):
    """The analysis of Dream Factory and Traumfabrik."""

    def summarise(self, record: dict[str, Any], box: str | None) -> FilmsGame:
        return summarise_game(record, box)

    def report(self, games: Sequence[FilmsGame], box: Box) -> FilmsReport:
        assert isinstance(box, FilmsBox)
        return report_of(games, box)

    def tables(self, report: FilmsReport, box: Box, fmt: Formatter) -> list[RenderableType]:
        assert isinstance(box, FilmsBox)
        return tables_of(report, box, fmt)

    def draw(self, report: FilmsReport, box: Box, fmt: Formatter, folder: Path, footer: str) -> list[Path]:
        assert isinstance(box, FilmsBox)
        return plots.draw_all(report, box, fmt, folder, footer)
