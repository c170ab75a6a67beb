"""How charts look: one style, one palette and one way of keeping them, for the arena and the laboratory.

    with style():
        sheet = figure(7, 4)
        axes = sheet.add_subplot()
        axes.plot([1, 2, 3], color=colour(0))
        save(sheet, folder, "growth")  # growth.svg and growth.png

Figures are drawn with Agg and never touch pyplot, so they can be made in any thread and without a screen. The same
figures give the same SVG, byte for byte.
"""

from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from matinee.engine.errors import MissingExtra

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PALETTE = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#7A5195", "#8C8C8C")
"""Colours that stay apart for the colour-blind (after Okabe and Ito), strong enough for lines on white."""

INK = "#222222"  # titles and what is measured
SOFT = "#5F6368"  # labels and axes
FAINT = "#E3E5E8"  # grids

DOTS = 150  # an inch, in PNG
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
    "savefig.dpi": DOTS,
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
    """Draw and save within this; afterwards matplotlib is as before."""
    try:
        matplotlib: Any = import_module("matplotlib")
        cycler: Any = import_module("cycler").cycler
    except ImportError:
        raise MissingExtra("arena") from None
    return matplotlib.rc_context({**STYLE, "axes.prop_cycle": cycler(color=PALETTE)})


def colour(number: int) -> str:
    """The colour of the bot, line or bar of that number; more than the palette has begin again."""
    return PALETTE[number % len(PALETTE)]


def figure(width: float = 7.2, height: float = 4.0) -> "Figure":
    """An empty figure of so many inches."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    sheet = Figure(figsize=(width, height))
    FigureCanvasAgg(sheet)
    return sheet


def save(sheet: "Figure", folder: Path, name: str) -> tuple[Path, Path]:
    """Writes NAME.svg and NAME.png into a folder, which is made if need be; returns both."""
    folder.mkdir(parents=True, exist_ok=True)
    svg, png = folder / f"{name}.svg", folder / f"{name}.png"
    drawn: Any = sheet  # matplotlib types its keywords only in part
    with style():
        drawn.savefig(svg, format="svg", metadata={"Date": None, "Creator": "Matinee"})
        drawn.savefig(png, format="png", metadata={"Software": "Matinee"})
    return svg, png
