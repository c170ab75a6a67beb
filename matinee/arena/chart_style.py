"""The style, palette and file formats of all charts.

    with style():
        chart = figure(7, 4)
        axes = chart.add_subplot()
        axes.plot([1, 2, 3], color=colour(0))
        save(chart, folder, "growth")  # growth.svg and growth.png

Figures use the Agg backend instead of pyplot, so that they can be drawn in any thread and without a screen. The same
data always gives exactly the same SVG.
"""

from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from matinee.engine.errors import MissingExtra

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PALETTE = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#7A5195", "#8C8C8C")
"""Colours that colour-blind readers can distinguish (after Okabe and Ito), dark enough for lines on white."""

INK = "#222222"  # titles and data labels
SOFT = "#5F6368"  # axes and their labels
FAINT = "#E3E5E8"  # grid lines

PNG_DPI = 150
STYLE: dict[str, Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": SOFT,
    "axes.grid": True,
    "axes.labelcolor": SOFT,
    "axes.labelpad": 6,
    "axes.labelsize": 9.5,
    "axes.linewidth": 0.8,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "figure.constrained_layout.h_pad": 0.12,
    "figure.constrained_layout.use": True,
    "figure.constrained_layout.w_pad": 0.12,
    "figure.dpi": 100,
    "figure.facecolor": "white",
    "font.family": "DejaVu Sans",
    "font.size": 9.5,
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "legend.fontsize": 9,
    "legend.frameon": False,
    "lines.linewidth": 1.8,
    "lines.solid_capstyle": "round",
    "savefig.dpi": PNG_DPI,
    "savefig.facecolor": "white",
    "svg.fonttype": "path",
    "svg.hashsalt": "matinee",
    "text.color": INK,
    "text.parse_math": False,
    "xtick.color": SOFT,
    "xtick.labelsize": 9,
    "xtick.major.size": 3,
    "ytick.color": SOFT,
    "ytick.labelsize": 9,
    "ytick.major.size": 3,
}


def style() -> AbstractContextManager[None]:
    """Return a context manager that applies the style to matplotlib and restores its settings afterwards."""
    try:
        matplotlib: Any = import_module("matplotlib")
        cycler: Any = import_module("cycler").cycler
    except ImportError:
        raise MissingExtra("arena") from None
    return matplotlib.rc_context({**STYLE, "axes.prop_cycle": cycler(color=PALETTE)})


def colour(number: int) -> str:
    """Return the colour of the bot, line or bar with this number. The palette repeats."""
    return PALETTE[number % len(PALETTE)]


def figure(width: float = 7.2, height: float = 4.0) -> "Figure":
    """Return an empty figure of a size in inches."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    chart = Figure(figsize=(width, height))
    FigureCanvasAgg(chart)
    return chart


def save(chart: "Figure", folder: Path, name: str) -> tuple[Path, Path]:
    """Write NAME.svg and NAME.png into a folder, which is created if it does not exist, and return both files."""
    folder.mkdir(parents=True, exist_ok=True)
    svg, png = folder / f"{name}.svg", folder / f"{name}.png"
    untyped: Any = chart  # matplotlib's type hints are incomplete
    with style():
        untyped.savefig(svg, format="svg", metadata={"Date": None, "Creator": "Matinee"})
        untyped.savefig(png, format="png", metadata={"Software": "Matinee"})
    return svg, png
