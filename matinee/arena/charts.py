"""The charts of a tournament. A bot has the same colour in all of them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from matinee.arena.chart_style import INK, SOFT, colour, figure, save, style
from matinee.arena.lineups import short_names
from matinee.arena.number_format import number, percent
from matinee.arena.summary import Interval, Summary
from matinee.engine.i18n import LocalisedName, translate

WIDTH = 7.2  # inches
TITLE_AND_AXIS_HEIGHT = 1.35  # inches
ROW_HEIGHT = 0.34  # inches
TALL_ROW_HEIGHT = 0.8  # inches
TITLE_X = 0.017  # fraction of the width
LABEL_MARGIN = 0.12  # fraction of the axis, for the label right of the longest interval
MAX_BARS = 50  # of a histogram

# Heights in a histogram, in rows.
TALLEST_BAR = 0.7
MEAN_LINE = 0.86
MEAN_LABEL = 0.8


def draw_all(
    summary: Summary, points: Mapping[str, Sequence[int]], game: LocalisedName, folder: Path, language: str
) -> None:
    """Write all charts into a folder.

    Args:
        summary: The results to draw.
        points: The points of each bot in each of its games.
        game: The name of the game for the subtitles.
        folder: Where to write the charts.
        language: The language of titles and labels.
    """
    with style():
        if len(summary.bots) > 1:
            draw_ratings(summary, game, folder, language)
        if summary.line_ups:
            draw_win_rates(summary, game, folder, language)
        draw_points(summary, points, game, folder, language)


def draw_ratings(summary: Summary, game: LocalisedName, folder: Path, language: str) -> None:
    """Draw the rating of each bot with its interval, the highest on top."""
    names = short_names([each.bot for each in summary.bots])
    rows = [(index, each.bot, each.rating) for index, each in enumerate(summary.bots) if each.rating]
    rows.sort(key=lambda row: -row[2].value)
    chart, axes = _chart(TITLE_AND_AXIS_HEIGHT + ROW_HEIGHT * len(rows))
    axes.axvline(0, color=SOFT, linewidth=0.8)
    for row, (index, _, rating) in enumerate(rows):
        _draw_interval(axes, row, rating, colour(index), number(rating.value, language, sign=True))
    _label_rows(axes, [names[bot] for _, bot, _ in rows])
    low, high = axes.get_xlim()
    axes.set_xlim(low, high + LABEL_MARGIN * (high - low))
    _format_ticks(axes, lambda value: number(value, language, sign=True))
    axes.set_xlabel(translate(language, "arena-axis-rating"))
    _title(axes, "arena-chart-ratings", _subtitle(summary, game, language), language)
    save(chart, folder, "ratings")


def draw_win_rates(summary: Summary, game: LocalisedName, folder: Path, language: str) -> None:
    """Draw the win rate of the candidate in each line-up with its interval, and a line at equal strength."""
    indices = {each.bot: index for index, each in enumerate(summary.bots)}
    names = short_names(list(indices))
    opponents = summary.arena.players - 1
    rows = [(each, each.win_rate) for each in summary.line_ups if each.win_rate]
    chart, axes = _chart(TITLE_AND_AXIS_HEIGHT + 0.2 + ROW_HEIGHT * len(rows))
    fair = summary.line_ups[0].fair
    axes.axvline(fair, color=INK, linewidth=1.1, linestyle=(0, (4, 3)), zorder=1)
    for row, (line_up, win_rate) in enumerate(rows):
        _draw_interval(axes, row, win_rate, colour(indices[line_up.candidate]), percent(win_rate.value, language))
    _label_rows(
        axes,
        [
            translate(language, "arena-against", one=names[each.candidate], count=opponents, rest=names[each.opponent])
            for each, _ in rows
        ],
    )
    highest = max(fair, *(win_rate.high for _, win_rate in rows))
    axes.set_xlim(0, highest)
    axes.set_xticks([tick for tick in axes.get_xticks() if 0 <= tick <= 1])
    axes.set_xlim(0, highest * (1 + LABEL_MARGIN))
    axes.spines["bottom"].set_bounds(0, min(1.0, highest * (1 + LABEL_MARGIN)))
    _format_ticks(axes, lambda value: percent(value, language, 0))
    axes.set_xlabel(translate(language, "arena-axis-share"))
    axes.annotate(
        translate(language, "arena-fair", fair=percent(fair, language, 0 if 100 % (opponents + 1) == 0 else 1)),
        (fair, 1),
        xycoords=("data", "axes fraction"),
        xytext=(0, 4),
        textcoords="offset points",
        ha="center",
        color=INK,
        fontsize=8.5,
    )
    _title(axes, "arena-chart-shares", _subtitle(summary, game, language), language)
    save(chart, folder, "shares")


def draw_points(
    summary: Summary, points: Mapping[str, Sequence[int]], game: LocalisedName, folder: Path, language: str
) -> None:
    """Draw a histogram of points for each bot, one below the other with a common axis."""
    names = short_names([each.bot for each in summary.bots])
    rows = [(index, each.bot) for index, each in enumerate(summary.bots) if points.get(each.bot)]
    chart, axes = _chart(TITLE_AND_AXIS_HEIGHT + TALL_ROW_HEIGHT * len(rows))
    low, high = min(min(points[bot]) for _, bot in rows), max(max(points[bot]) for _, bot in rows)
    width = -(-(high - low + 1) // MAX_BARS)
    edges = [low - 0.5 + width * step for step in range((high - low) // width + 2)]
    for row, (index, bot) in enumerate(rows):
        counts = Counter((each - low) // width for each in points[bot])
        bars = [counts[step] / max(counts.values()) for step in range(len(edges) - 1)]
        axes.stairs(
            [row - TALLEST_BAR * bar for bar in bars], edges, baseline=row, fill=True, color=colour(index), zorder=2
        )
        axes.plot([edges[0], edges[-1]], [row, row], color=SOFT, linewidth=0.8, zorder=2)
        mean = sum(points[bot]) / len(points[bot])
        axes.plot([mean, mean], [row, row - MEAN_LINE], color=INK, linewidth=1.4, solid_capstyle="butt", zorder=3)
        _label(axes, mean, row - MEAN_LABEL, number(mean, language, 1))
    _label_rows(axes, [names[bot] for _, bot in rows], top=0.95, bottom=0.12, raised=0.3)
    axes.margins(x=0.02)
    _format_ticks(axes, lambda value: number(value, language))
    axes.set_xlabel(translate(language, "arena-axis-points"))
    _title(axes, "arena-chart-points", _subtitle(summary, game, language, "arena-subtitle-points"), language)
    save(chart, folder, "points")


def _chart(height: float) -> tuple[Any, Any]:
    chart = figure(WIDTH, height)
    return chart, chart.add_subplot()


def _draw_interval(axes: Any, row: int, interval: Interval, line_colour: str, text: str) -> None:
    """Draw an estimate as a dot with its interval and a label."""
    axes.plot([interval.low, interval.high], [row, row], color=line_colour, linewidth=2.2, zorder=2, clip_on=False)
    dot = {"markersize": 5.8, "markeredgecolor": "white", "markeredgewidth": 0.7}
    axes.plot([interval.value], [row], "o", color=line_colour, **dot, zorder=3, clip_on=False)
    _label(axes, interval.high, row, text)


def _label(axes: Any, x: float, y: float, text: str) -> None:
    """Write text to the right of a point."""
    position = {"xytext": (6, 0), "textcoords": "offset points", "ha": "left", "va": "center_baseline"}
    background = {"facecolor": "white", "edgecolor": "none", "pad": 0.8}  # so that no line runs through the text
    axes.annotate(text, (x, y), **position, fontsize=8.5, color=INK, bbox=background, zorder=2.5)


def _label_rows(axes: Any, names: Sequence[str], top: float = 0.6, bottom: float = 0.5, raised: float = 0.0) -> None:
    """Write names at the left of the rows, the first on top."""
    axes.set_yticks([row - raised for row in range(len(names))], names, color=INK)
    axes.set_ylim(len(names) - 1 + bottom, -top)
    axes.tick_params(axis="y", length=0, pad=9)
    axes.grid(axis="y", visible=False)
    axes.spines["left"].set_visible(False)


def _format_ticks(axes: Any, write: Callable[[float], str]) -> None:
    def tick_label(value: float, position: int) -> str:
        return write(value)

    axes.xaxis.set_major_formatter(tick_label)


def _title(axes: Any, title: str, subtitle: str, language: str) -> None:
    """Write title and subtitle, aligned with the names of the rows."""
    heading = axes.figure.suptitle(
        f"{translate(language, title)}\n", x=TITLE_X, ha="left", fontsize=13, fontweight="bold", color=INK
    )
    axes.annotate(subtitle, (0, 0), xycoords=heading, va="bottom", fontsize=9, color=SOFT).set_in_layout(False)


def _subtitle(summary: Summary, game: LocalisedName, language: str, message: str = "arena-subtitle") -> str:
    facts = {"game": game, "players": summary.arena.players, "games": summary.games, "deals": summary.deals}
    return translate(language, message, **facts)
