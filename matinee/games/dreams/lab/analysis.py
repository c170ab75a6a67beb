"""The analysis of Dreams. It has tables, but no charts."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from matinee.engine.boxes import Box
from matinee.games.dreams.lab.game_summary import DreamsGame, summarise_game
from matinee.games.dreams.lab.report import DreamsReport, report_of
from matinee.games.dreams.lab.tables import tables_of
from matinee.lab.analysis import Analysis
from matinee.lab.formatting import Formatter


class DreamsAnalysis(Analysis[DreamsGame, DreamsReport]):
    """The analysis of Dreams."""

    default_bot = "seer"

    def summarise(self, record: dict[str, Any], box: str | None) -> DreamsGame:
        return summarise_game(record, box)

    def report(self, games: Sequence[DreamsGame], box: Box) -> DreamsReport:
        return report_of(games)

    def tables(self, report: DreamsReport, box: Box, fmt: Formatter) -> list[RenderableType]:
        return tables_of(report, fmt)
