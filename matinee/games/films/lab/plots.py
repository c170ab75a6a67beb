"""The charts of the report on a box of Dream Factory or Traumfabrik."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from matinee.arena.chart_style import save, style
from matinee.games.films.box import FilmsBox
from matinee.games.films.lab.points_plots import draw_balance, draw_money, draw_points, draw_prices, draw_trophies
from matinee.games.films.lab.production_plots import (
    draw_films,
    draw_markers,
    draw_ratings,
    draw_screenplays,
    draw_tiles,
)
from matinee.games.films.lab.report import FilmsReport
from matinee.lab.charts import set_footer
from matinee.lab.formatting import Formatter

CHARTS: dict[str, Callable[[FilmsReport, FilmsBox, Formatter], Any]] = {
    "ratings": draw_ratings,
    "markers": draw_markers,
    "films": draw_films,
    "points": draw_points,
    "balance": draw_balance,
    "trophies": draw_trophies,
    "prices": draw_prices,
    "tiles": draw_tiles,
    "money": draw_money,
    "screenplays": draw_screenplays,
}
"""By file name."""


def draw_all(report: FilmsReport, box: FilmsBox, fmt: Formatter, folder: Path, footer: str) -> list[Path]:
    """Write all charts and return their files. See `Analysis.draw`."""
    files: list[Path] = []
    with style():
        for name, draw in CHARTS.items():
            chart = draw(report, box, fmt)
            set_footer(chart, footer)
            files += save(chart, folder, name)
    return files
