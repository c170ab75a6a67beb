"""Charts of what the lab finds out about a box of Dream Factory or Traumfabrik."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from matinee.arena.chart_style import save, style
from matinee.games.films.box import FilmsBox
from matinee.lab.charts import footer
from matinee.lab.films.points_plots import balance, money, points, prices, trophies
from matinee.lab.films.production_plots import films, markers, ratings, screenplays, tiles
from matinee.lab.films.report import FilmsReport
from matinee.lab.formatting import Formatter

DRAWINGS: tuple[Callable[[FilmsReport, FilmsBox, Formatter], Any], ...] = (
    *(ratings, markers, films, points, balance),
    *(trophies, prices, tiles, money, screenplays),
)


def draw(found: FilmsReport, box: FilmsBox, fmt: Formatter, folder: Path, played: str) -> list[Path]:
    """Writes all charts into a folder, each called after its function; returns their files. `played` is their foot."""
    files: list[Path] = []
    with style():
        for drawing in DRAWINGS:
            sheet = drawing(found, box, fmt)
            footer(sheet, played)
            files += save(sheet, folder, drawing.__name__)
    return files
