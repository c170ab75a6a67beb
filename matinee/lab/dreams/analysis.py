"""Dreams in the lab: tables only, no charts."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from matinee.engine.boxes import Box
from matinee.lab.analysis import Analysis
from matinee.lab.dreams.facts import DreamsGame, facts_of
from matinee.lab.dreams.report import DreamsReport, report_of
from matinee.lab.dreams.tables import tables_of
from matinee.lab.formatting import Formatter


class DreamsAnalysis(Analysis[DreamsGame, DreamsReport]):
    default_bot = "seer"

    def facts(self, record: dict[str, Any], box: str | None) -> DreamsGame:
        return facts_of(record, box)

    def report(self, games: Sequence[DreamsGame], box: Box) -> DreamsReport:
        return report_of(games)

    def tables(self, found: DreamsReport, box: Box, fmt: Formatter) -> list[RenderableType]:
        return tables_of(found, fmt)
