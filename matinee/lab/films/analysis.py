"""Dream Factory and Traumfabrik in the lab."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from matinee.engine.boxes import Box
from matinee.games.films.box import FilmsBox
from matinee.lab.analysis import Analysis
from matinee.lab.films import plots
from matinee.lab.films.facts import FilmsGame, facts_of
from matinee.lab.films.report import FilmsReport, report_of
from matinee.lab.films.tables import tables_of
from matinee.lab.formatting import Formatter


class FilmsAnalysis(Analysis[FilmsGame, FilmsReport]):
    def facts(self, record: dict[str, Any], box: str | None) -> FilmsGame:
        return facts_of(record, box)

    def report(self, games: Sequence[FilmsGame], box: Box) -> FilmsReport:
        assert isinstance(box, FilmsBox)
        return report_of(games, box)

    def tables(self, found: FilmsReport, box: Box, fmt: Formatter) -> list[RenderableType]:
        assert isinstance(box, FilmsBox)
        return tables_of(found, box, fmt)

    def draw(self, found: FilmsReport, box: Box, fmt: Formatter, folder: Path, footer: str) -> list[Path]:
        assert isinstance(box, FilmsBox)
        return plots.draw(found, box, fmt, folder, footer)
