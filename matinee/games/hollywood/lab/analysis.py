"""The analysis of Hollywood."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.console import RenderableType

from matinee.engine.boxes import Box
from matinee.games.hollywood.box import HollywoodBox
from matinee.games.hollywood.lab import plots
from matinee.games.hollywood.lab.game_summary import HollywoodGame, summarise_game
from matinee.games.hollywood.lab.report import HollywoodReport, report_of
from matinee.games.hollywood.lab.tables import tables_of
from matinee.lab.analysis import Analysis
from matinee.lab.formatting import Formatter


class HollywoodAnalysis(Analysis[HollywoodGame, HollywoodReport]):
    """The analysis of Hollywood."""

    variants: ClassVar[Sequence[dict[str, Any]]] = ({}, {}, {"scarcity": True}, {"prototype": True})

    def summarise(self, record: dict[str, Any], box: str | None) -> HollywoodGame:
        return summarise_game(record, box)

    def report(self, games: Sequence[HollywoodGame], box: Box) -> HollywoodReport:
        assert isinstance(box, HollywoodBox)
        return report_of(games, box)

    def tables(self, report: HollywoodReport, box: Box, fmt: Formatter) -> list[RenderableType]:
        return tables_of(report, fmt)

    def draw(self, report: HollywoodReport, box: Box, fmt: Formatter, folder: Path, footer: str) -> list[Path]:
        return plots.draw_all(report, fmt, folder, footer)
