"""Shared parts of the terminal drawings: responsive layout, seat labels, wrapped text and the score table.

Nothing is shown by colour alone: seats have letters, kinds have symbols, the player to move has an arrow.
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

WIDE_COLUMNS = 110  # the minimum terminal width for layouts side by side
LETTERS = "ABCDEF"
SEAT_STYLES = ("bright_red", "bright_blue", "bright_yellow", "bright_green", "bright_magenta", "dark_orange")
ARROW = "►"


class ResponsiveDrawing:
    """A drawing whose layout depends on the width available."""

    def __init__(self, paint: Callable[[int], RenderableType]) -> None:
        self.paint = paint

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.paint(options.max_width)


class Prose:
    """Text wrapped at the terminal width.

    Rich breaks lines at non-breaking spaces, which would separate French punctuation from its word.
    """

    def __init__(self, text: str, style: str = "", indent: str = "", first: str | None = None) -> None:
        self.text = text
        self.style = style
        self.indent = indent
        self.first: str = indent if first is None else first

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


def seat_badge(seat: int) -> Text:
    """Return the letter of a seat on a background of its colour."""
    return Text(f" {LETTERS[seat]} ", f"bold reverse {SEAT_STYLES[seat]}")


def player_label(seat: int, names: Sequence[str], viewer: int | None, language: str) -> Text:
    """Return the badge and name of a seat; the viewer's own is marked "you"."""
    you = f" {translate(language, 'drawing-you')}" if seat == viewer else ""
    return Text.assemble(seat_badge(seat), f" {names[seat]}{you}")


def star_symbols(count: int) -> str:
    """Return stars as symbols; a dash for none, a minus sign for negative ones."""
    return "★" * count if count > 0 else "−" + "★" * -count if count < 0 else "–"


class SideBySide:
    """Parts side by side, with widths in a given ratio. (A Rich table is slower: it measures all content.)"""

    def __init__(self, *parts: RenderableType, ratio: Sequence[int] = ()) -> None:
        self.parts = parts
        self.ratio: Sequence[int] = ratio or (1,) * len(parts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        available = options.max_width - len(self.parts) + 1
        ends = [available * sum(self.ratio[:number]) // sum(self.ratio) for number in range(len(self.parts) + 1)]
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
    """Return text that is cut off with an ellipsis instead of wrapped."""
    line = Text(text, style) if isinstance(text, str) else text
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def fit(text: str, width: int) -> str:
    """Return text of exactly this width, cut off with an ellipsis or padded."""
    return text.ljust(width) if len(text) <= width else text[: max(0, width - 1)] + "…"


def score_table(sheet: Sequence[ScoreLine], names: Sequence[str], language: str) -> Table:
    """Return the final score: each line of the score sheet and the total of each seat."""
    table = Table(box=lines.ROUNDED, title=translate(language, "drawing-breakdown"), title_style="bold")
    table.add_column(translate(language, "drawing-player"))
    table.add_column(translate(language, "drawing-what"))
    table.add_column(translate(language, "drawing-points"), justify="right")
    for seat in range(len(names)):
        rows = [line for line in sheet if line.seat == seat]
        label = player_label(seat, names, None, language)
        for number, line in enumerate(rows):
            table.add_row(label if number == 0 else "", Text(line.text(language)), str(line.points))
        total = Text(str(sum(line.points for line in rows)), "bold")
        table.add_row("" if rows else label, Text(translate(language, "drawing-total"), "bold"), total)
        table.add_section()
    return table
