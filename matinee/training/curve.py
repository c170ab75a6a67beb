"""The learning curve of a run: win shares at each table by the number of decisions trained on."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matinee.arena.chart_style import colour, figure, save, style
from matinee.training.configuration import Configuration


def draw_curve(rows: Sequence[dict[str, float]], configuration: Configuration, folder: Path) -> None:
    """Draw the learning curve and write it to NAME.svg and NAME.png in `folder`."""
    with style():
        chart = figure(8, 4.5)
        axes: Any = chart.add_subplot()
        millions = [row["decisions"] / 1e6 for row in rows]
        for number, table in enumerate(configuration.tables):
            wins = [100 * row[table.label] for row in rows]
            axes.plot(millions, wins, color=colour(number), marker="o", markersize=3, label=table.label)
        axes.set_title(f"{configuration.name}: wins of one against a table of the {configuration.opponent}")
        axes.set_xlabel("decisions, millions")
        axes.set_ylabel("wins, %")
        axes.set_ylim(bottom=0)
        axes.legend(ncols=2)
        save(chart, folder, configuration.name)
