"""What the drawings of all games share: a picture that fits the width it gets, marks of the seats, prose.

Nothing is told by colour alone: a seat has a letter, a kind has a symbol, what is next has an arrow.
"""

import textwrap
from collections.abc import Callable, Sequence
from itertools import pairwise

from rich import box as lines
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from matinee.engine.i18n import translate
from matinee.engine.scores import ScoreLine

WIDE = 110  # from this many columns on, things stand side by side
LETTERS = "ABCDEF"
SEAT_STYLES = ("bright_red", "bright_blue", "bright_yellow", "bright_green", "bright_magenta", "dark_orange")
NEXT = "►"


class Picture:
    """A drawing that is laid out anew for every width."""

    def __init__(self, paint: Callable[[int], RenderableType]) -> None:
        self.paint = paint

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.paint(options.max_width)


class Prose:
    """Running text. Rich breaks lines at non-breaking spaces, which would tear French punctuation off its word."""

    def __init__(self, text: str, style: str = "", indent: str = "", first: str | None = None) -> None:
        self.text = text
        self.style = style
        self.indent = indent
        self.first = indent if first is None else first

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(20, options.max_width)
        first = self.first
        for paragraph in self.text.splitlines() or [""]:
            lines = textwrap.wrap(
                paragraph, width, initial_indent=first, subsequent_indent=self.indent, break_on_hyphens=False
            )
            for line in lines or [""]:
                yield Segment(line, console.get_style(self.style) if self.style else Style.null())
                yield Segment.line()
            first = self.indent


def mark(seat: int) -> Text:
    """The sign of a seat: its letter on its colour."""
    return Text(f" {LETTERS[seat]} ", f"bold reverse {SEAT_STYLES[seat]}")


def player(seat: int, names: Sequence[str], own: int | None, language: str) -> Text:
    """A seat by mark and name; one's own is pointed out."""
    you = f" {translate(language, 'drawing-you')}" if seat == own else ""
    return Text.assemble(mark(seat), f" {names[seat]}{you}")


def stars(count: int) -> str:
    """Stars as stars; none is a dash, and a bad one has a minus."""
    return "★" * count if count > 0 else "−" + "★" * -count if count < 0 else "–"


class SideBySide:
    """Things beside each other, as wide as their ratio says. Rich's tables measure all they hold, which takes long."""

    def __init__(self, *parts: RenderableType, ratio: Sequence[int] = ()) -> None:
        self.parts = parts
        self.ratio = ratio or (1,) * len(parts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - len(self.parts) + 1
        ends = [room * sum(self.ratio[:number]) // sum(self.ratio) for number in range(len(self.parts) + 1)]
        widths = [end - start for start, end in pairwise(ends)]
        blocks = [
            console.render_lines(part, options.update(width=width, height=None))
            for part, width in zip(self.parts, widths, strict=True)
        ]
        for row in range(max(len(block) for block in blocks)):
            for number, (block, width) in enumerate(zip(blocks, widths, strict=True)):
                yield from [Segment(" ")] if number else []
                yield from block[row] if row < len(block) else [Segment(" " * width)]
            yield Segment.line()


def one_line(text: str | Text, style: str = "") -> Text:
    """Text that is cut with an ellipsis instead of wrapped."""
    line = Text(text, style) if isinstance(text, str) else text
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def fit(text: str, width: int) -> str:
    """Text of exactly this width, cut with an ellipsis or filled up."""
    return text.ljust(width) if len(text) <= width else text[: max(0, width - 1)] + "…"


def score_table(sheet: Sequence[ScoreLine], names: Sequence[str], language: str) -> Table:
    """The final score: what each seat got points for, and the sum."""
    table = Table(box=lines.ROUNDED, title=translate(language, "drawing-breakdown"), title_style="bold")
    table.add_column(translate(language, "drawing-player"))
    table.add_column(translate(language, "drawing-what"))
    table.add_column(translate(language, "drawing-points"), justify="right")
    for seat in range(len(names)):
        rows = [line for line in sheet if line.seat == seat]
        label = player(seat, names, None, language)
        for number, line in enumerate(rows):
            table.add_row(label if number == 0 else "", Text(line.text(language)), str(line.points))
        total = Text(str(sum(line.points for line in rows)), "bold")
        table.add_row("" if rows else label, Text(translate(language, "drawing-total"), "bold"), total)
        table.add_section()
    return table
