"""Charts that both games draw. All of them go on axes of matplotlib, which types them only in part."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from matinee.arena.chart_style import INK, PALETTE, SOFT
from matinee.lab.aims import BALANCE
from matinee.lab.formatting import Formatter
from matinee.lab.outcome import Place
from matinee.lab.statistics import Estimate

BLUE, ORANGE, GREEN, PINK, AMBER, SKY, PURPLE, GREY = PALETTE
BAND = "#EAF2F8"  # behind what is aimed at
PALE = "#BFD9EA"  # the quieter of two bars
WHITE = "#FFFFFF"


class Part(Struct, frozen=True):
    """One colour of a stacked bar."""

    label: str
    colour: str
    values: list[float]  # one for each bar


def title(axes: Any, text: str, below: str = "") -> None:
    """A title, and a softer line that says what one sees."""
    axes.set_title(text, pad=26 if below else 12)
    if below:
        beside = {"xycoords": "axes fraction", "textcoords": "offset points"}
        axes.annotate(below, (0, 1), xytext=(0, 9), color=SOFT, fontsize=9.5, va="bottom", **beside)


def footer(sheet: Any, text: str) -> None:
    """What a chart was drawn from, small at its foot."""
    sheet.supxlabel(text, x=0.985, ha="right", fontsize=7.5, color=SOFT)


def percents(axis: Any, fmt: Formatter) -> None:
    """Shares as percentages along an axis."""

    def text(value: float, _: int) -> str:
        return fmt.percent(value, 0 if is_whole(100 * value) else 1)

    axis.set_major_formatter(text)


def plain_numbers(axis: Any, fmt: Formatter) -> None:
    """Numbers along an axis as the language writes them."""

    def text(value: float, _: int) -> str:
        return fmt.number(value, 0 if is_whole(value) else 1)

    axis.set_major_formatter(text)


def is_whole(value: float) -> bool:
    return abs(value - round(value)) < 1e-6


def bare(axes: Any, grid: str) -> None:
    """No frame, and a grid along one axis only."""
    axes.grid(False)
    if grid:
        axes.grid(True, axis=grid)
    for side in ("left", "bottom") if not grid else ("left",) if grid == "x" else ():
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y" if grid == "x" else "x", length=0)


def rows(axes: Any, labels: Sequence[str]) -> None:
    """Rows from top to bottom, with their labels on the left."""
    bare(axes, "x")
    axes.set_yticks(range(len(labels)), labels, color=INK)
    axes.set_ylim(len(labels) - 0.4, -0.6)


def dots(axes: Any, found: Sequence[Estimate], texts: Sequence[str], colour: str | Sequence[str] = BLUE) -> None:
    """An estimate in each row: its interval as a line, its value in words above the dot."""
    from matplotlib.patheffects import withStroke

    halo = withStroke(linewidth=3, foreground=WHITE)  # lines behind the text stop short of it
    colours = [colour] * len(found) if isinstance(colour, str) else colour
    for row, each in enumerate(found):
        if each.of:
            axes.plot([each.low, each.high], [row, row], color=colours[row], linewidth=5, alpha=0.28)
            axes.plot([each.value], [row], "o", color=colours[row], markersize=7)
            text = axes.annotate(
                texts[row],
                (each.value, row),
                xytext=(0, 6),
                textcoords="offset points",
                ha="center",
                va="bottom",
                fontsize=8.5,
            )
            text.set_path_effects([halo])


def fair_line(axes: Any, fair: float, text: str, band: float = 0.0) -> None:
    """A dashed line at what is fair, its name at the foot, and a band around it that is close enough."""
    if band:
        axes.axvspan(fair - band, fair + band, color=BAND, zorder=0)
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


def win_shares(axes: Any, places: Sequence[Place], labels: Sequence[str], fmt: Formatter) -> None:
    """Who wins how often from which place, with the fair share and what is close enough to it."""
    rows(axes, labels)
    dots(axes, [place.wins for place in places], [fmt.share(place.wins) for place in places])
    fair = places[0].fair
    fair_line(axes, fair, fmt("fair"), BALANCE)
    known = [place.wins for place in places if place.wins.of]
    axes.set_xlim(
        max(0.0, min([fair - 0.06, *(each.low - 0.01 for each in known)])),
        min(1.0, max([fair + 0.06, *(each.high + 0.01 for each in known)])),
    )
    percents(axes.xaxis, fmt)
    axes.set_xlabel(fmt("axis-wins"))


def stacked(axes: Any, labels: Sequence[str], parts: Sequence[Part], texts: Sequence[Sequence[str]]) -> None:
    """Horizontal bars made of parts, with a text on each part that has room for one."""
    rows(axes, labels)
    starts = [0.0] * len(labels)
    longest = max(sum(part.values[row] for part in parts) for row in range(len(labels)))
    for part, said in zip(parts, texts, strict=True):
        axes.barh(range(len(labels)), part.values, left=starts, height=0.62, color=part.colour, label=part.label)
        for row, value in enumerate(part.values):
            if value > 0.045 * longest:
                middle = starts[row] + value / 2
                axes.text(middle, row, said[row], ha="center", va="center", fontsize=8.5, color=ink_on(part.colour))
            starts[row] += value
    axes.set_xlim(0, longest * 1.02)


def key(axes: Any, columns: int) -> None:
    """The key, below the axes and what is written there. The label of the axis comes first."""
    from matplotlib.transforms import offset_copy

    down = -40 if axes.get_xlabel() else -26
    axes.legend(
        loc="upper left",
        bbox_to_anchor=(0, 0),
        bbox_transform=offset_copy(axes.transAxes, fig=axes.figure, x=-5, y=down, units="points"),
        ncols=columns,
        borderaxespad=0,
        handlelength=1,
        handleheight=1,
        columnspacing=1.4,
    )


def ink_on(colour: str) -> str:
    """Dark ink on light colours, white on dark ones."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 150 else WHITE


def table_of_shades(axes: Any, values: Sequence[Sequence[float]], texts: Sequence[Sequence[str]]) -> None:
    """A table whose cells are the darker, the higher their value."""
    from matplotlib.colors import LinearSegmentedColormap

    shades: Any = LinearSegmentedColormap.from_list("matinee", [BAND, SKY])
    axes.imshow(values, cmap=shades, aspect="auto")
    for row, each in enumerate(texts):
        for column, text in enumerate(each):
            axes.text(column, row, text, ha="center", va="center", color=INK)
    bare(axes, "")
    axes.tick_params(length=0)
    axes.set_xticks([column + 0.5 for column in range(len(values[0]) - 1)], minor=True)
    axes.set_yticks([row + 0.5 for row in range(len(values) - 1)], minor=True)
    axes.grid(True, which="minor", color=WHITE, linewidth=2)
    axes.tick_params(which="minor", length=0)
