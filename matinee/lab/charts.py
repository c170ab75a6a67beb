"""Elements of charts for all games. Axes are `Any`, because matplotlib's type hints are incomplete."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from matinee.arena.chart_style import INK, PALETTE, SOFT
from matinee.lab.aims import BALANCE_TOLERANCE
from matinee.lab.formatting import Formatter
from matinee.lab.outcome import Place
from matinee.lab.statistics import Estimate

BLUE, ORANGE, GREEN, PINK, AMBER, SKY, PURPLE, GREY = PALETTE
TARGET = "#EAF2F8"  # background of a target range
PALE = "#BFD9EA"  # the less important of two bars
WHITE = "#FFFFFF"


class BarSegments(Struct, frozen=True):
    """The segments of one colour in a stacked bar chart."""

    label: str
    colour: str
    values: list[float]  # by bar


def set_title(axes: Any, title: str, subtitle: str = "") -> None:
    """Write a title and a softer subtitle above the axes."""
    axes.set_title(title, pad=26 if subtitle else 12)
    if subtitle:
        position = {"xycoords": "axes fraction", "textcoords": "offset points"}
        axes.annotate(subtitle, (0, 1), xytext=(0, 9), color=SOFT, fontsize=9.5, va="bottom", **position)


def set_footer(chart: Any, text: str) -> None:
    """Write a small line at the foot of a chart."""
    chart.supxlabel(text, x=0.985, ha="right", fontsize=7.5, color=SOFT)


def format_as_percent(axis: Any, fmt: Formatter) -> None:
    """Label the ticks of an axis with percentages."""

    def label(value: float, _: int) -> str:
        return fmt.percent(value, 0 if is_whole(100 * value) else 1)

    axis.set_major_formatter(label)


def format_as_number(axis: Any, fmt: Formatter) -> None:
    """Label the ticks of an axis with numbers in the reader's language."""

    def label(value: float, _: int) -> str:
        return fmt.number(value, 0 if is_whole(value) else 1)

    axis.set_major_formatter(label)


def is_whole(value: float) -> bool:
    """Return whether a number is whole, up to rounding errors."""
    return abs(value - round(value)) < 1e-6


def reduce_frame(axes: Any, grid: str) -> None:
    """Hide frame and ticks, except along one axis.

    Args:
        axes: The axes.
        grid: The axis with grid lines, "x" or "y"; "" for no grid.
    """
    axes.grid(False)
    if grid:
        axes.grid(True, axis=grid)
    for side in ("left", "bottom") if not grid else ("left",) if grid == "x" else ():
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y" if grid == "x" else "x", length=0)


def label_rows(axes: Any, labels: Sequence[str]) -> None:
    """Set up one row per label, from top to bottom."""
    reduce_frame(axes, "x")
    axes.set_yticks(range(len(labels)), labels, color=INK)
    axes.set_ylim(len(labels) - 0.4, -0.6)


def draw_estimates(
    axes: Any, estimates: Sequence[Estimate], texts: Sequence[str], colour: str | Sequence[str] = BLUE
) -> None:
    """Draw an estimate in each row: a line for the interval, a dot for the value, and a text above the dot."""
    from matplotlib.patheffects import withStroke

    halo = withStroke(linewidth=3, foreground=WHITE)  # keeps lines away from the text
    colours = [colour] * len(estimates) if isinstance(colour, str) else colour
    for row, estimate in enumerate(estimates):
        if estimate.of:
            axes.plot([estimate.low, estimate.high], [row, row], color=colours[row], linewidth=5, alpha=0.28)
            axes.plot([estimate.value], [row], "o", color=colours[row], markersize=7)
            text = axes.annotate(
                texts[row],
                (estimate.value, row),
                xytext=(0, 6),
                textcoords="offset points",
                ha="center",
                va="bottom",
                fontsize=8.5,
            )
            text.set_path_effects([halo])


def draw_fair_line(axes: Any, fair: float, text: str, tolerance: float = 0.0) -> None:
    """Draw a dashed line at a fair or reference value, with a text at its foot and a band for the tolerance."""
    if tolerance:
        axes.axvspan(fair - tolerance, fair + tolerance, color=TARGET, zorder=0)
    axes.axvline(fair, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    axes.annotate(
        text,
        (fair, 0),
        xycoords=("data", "axes fraction"),
        xytext=(4, 4),
        textcoords="offset points",
        color=SOFT,
        fontsize=8.5,
    )


def draw_win_shares(axes: Any, places: Sequence[Place], labels: Sequence[str], fmt: Formatter) -> None:
    """Draw the win share of each place, with the fair share and its tolerance."""
    label_rows(axes, labels)
    draw_estimates(axes, [place.wins for place in places], [fmt.share(place.wins) for place in places])
    fair = places[0].fair
    draw_fair_line(axes, fair, fmt("fair"), BALANCE_TOLERANCE)
    known = [place.wins for place in places if place.wins.of]
    axes.set_xlim(
        max(0.0, min([fair - 0.06, *(wins.low - 0.01 for wins in known)])),
        min(1.0, max([fair + 0.06, *(wins.high + 0.01 for wins in known)])),
    )
    format_as_percent(axes.xaxis, fmt)
    axes.set_xlabel(fmt("axis-wins"))


def draw_stacked_bars(
    axes: Any, labels: Sequence[str], segments: Sequence[BarSegments], texts: Sequence[Sequence[str]]
) -> None:
    """Draw horizontal stacked bars, with a text on each segment that is long enough.

    Args:
        axes: The axes.
        labels: The label of each bar.
        segments: The segments of each colour, from left to right.
        texts: The texts of each colour, by bar.
    """
    label_rows(axes, labels)
    starts = [0.0] * len(labels)
    longest = max(sum(part.values[row] for part in segments) for row in range(len(labels)))
    for part, part_texts in zip(segments, texts, strict=True):
        axes.barh(range(len(labels)), part.values, left=starts, height=0.62, color=part.colour, label=part.label)
        for row, value in enumerate(part.values):
            if value > 0.045 * longest:
                style = {"ha": "center", "va": "center", "fontsize": 8.5, "color": text_colour_on(part.colour)}
                axes.text(starts[row] + value / 2, row, part_texts[row], **style)
            starts[row] += value
    axes.set_xlim(0, longest * 1.02)


def draw_legend(axes: Any, columns: int) -> None:
    """Draw the legend below the axes. Set the label of the x axis first: the legend leaves room for it."""
    from matplotlib.transforms import offset_copy

    offset = -40 if axes.get_xlabel() else -26
    axes.legend(
        loc="upper left",
        bbox_to_anchor=(0, 0),
        bbox_transform=offset_copy(axes.transAxes, fig=axes.figure, x=-5, y=offset, units="points"),
        ncols=columns,
        borderaxespad=0,
        handlelength=1,
        handleheight=1,
        columnspacing=1.4,
    )


def text_colour_on(background: str) -> str:
    """Return a text colour that is readable on a background."""
    red, green, blue = (int(background[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 150 else WHITE


def draw_heatmap(axes: Any, values: Sequence[Sequence[float]], texts: Sequence[Sequence[str]]) -> None:
    """Draw a table of texts. Cells with higher values are darker."""
    from matplotlib.colors import LinearSegmentedColormap

    colours: Any = LinearSegmentedColormap.from_list("matinee", [TARGET, SKY])
    axes.imshow(values, cmap=colours, aspect="auto")
    for row, row_texts in enumerate(texts):
        for column, text in enumerate(row_texts):
            axes.text(column, row, text, ha="center", va="center", color=INK)
    reduce_frame(axes, "")
    axes.tick_params(length=0)
    axes.set_xticks([column + 0.5 for column in range(len(values[0]) - 1)], minor=True)
    axes.set_yticks([row + 0.5 for row in range(len(values) - 1)], minor=True)
    axes.grid(True, which="minor", color=WHITE, linewidth=2)
    axes.tick_params(which="minor", length=0)
