"""Dreams on a terminal: the sky in characters, who laid which star and when, one's role, the points by round."""

from collections.abc import Sequence
from itertools import groupby

from rich import box as lines
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matinee.engine.i18n import translate
from matinee.games.drawing import NEXT, SEAT_STYLES, WIDE, Picture, Prose, mark, player
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.state import HEIGHT, TONES, WIDTH
from matinee.games.dreams.view import DreamsView, StarView

TONE_SYMBOLS = {"light": "○", "grey": "◐", "dark": "●"}
MARGIN = 3  # for the y beside the sky
LABELS = 20  # between two x above the sky


def draw(view: DreamsView, box: DreamsBox, names: Sequence[str], language: str) -> RenderableType:
    """The table as a seat sees it."""

    def paint(width: int) -> RenderableType:
        head = [heading(view, box, names, language), *dreams(view, box, language), Text()]
        if view.stage == "over":
            return Group(head[0], players(view, names, language), rounds(view, names, language))
        if width < WIDE + 20:
            return Group(*head, sky(view, 60), players(view, names, language))
        columns = 90 if width >= 165 else 60
        beside = Table.grid(padding=(0, 2))
        beside.add_column(width=columns + MARGIN, no_wrap=True)
        beside.add_row(sky(view, columns), Group(*head[1:], players(view, names, language)))
        return Group(head[0], beside)

    return Picture(paint)


def heading(view: DreamsView, box: DreamsBox, names: Sequence[str], language: str) -> Prose:
    facts = [
        box.name.in_language(language),
        translate(language, "drawing-dreams-round", round=view.round),
        translate(language, "drawing-dreams-dealer", name=names[view.dealer]),
        translate(language, "drawing-dreams-goal", goal=view.goal),
    ]
    return Prose(" · ".join(facts), "bold")


def dreams(view: DreamsView, box: DreamsBox, language: str) -> list[RenderableType]:
    """The four dreams; a god sees which one is true."""
    called = {dream.id: dream.name.in_language(language) for dream in box.dreams}
    rows: list[RenderableType] = []
    for number, dream in enumerate(view.dreams, 1):
        true = number == view.vision
        note = f"  ◄ {translate(language, 'drawing-dreams-vision')}" if true else ""
        line = f"{NEXT if true else ' '} {number}  {called[dream]}{note}"
        rows.append(Prose(line, "bold reverse" if true else "", indent="     ", first=""))
    return rows


# --- The sky


def sky(view: DreamsView, columns: int) -> Text:
    """The oval with its stars, and a ruler on both sides: x and y are what one types."""
    rows = columns // 3
    grid = [[backdrop(column, row, columns, rows) for column in range(columns)] for row in range(rows)]
    for star in view.stars:
        put(grid, star, columns, rows)
    text = ruler(columns)
    for row, cells in enumerate(grid):
        y = row * HEIGHT // rows
        tick = f"{y:>{MARGIN - 1}} " if row % 2 == 0 else " " * MARGIN
        text.append("\n").append(tick, "dim")
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            text.append("".join(sign for sign, _ in run), style)
    return text


Cell = tuple[str, str]


def backdrop(column: int, row: int, columns: int, rows: int) -> Cell:
    """A dim shade beyond the oval, and inside it a faint lattice to count by."""
    x, y = (column + 0.5) / columns * 2 - 1, (row + 0.5) / rows * 2 - 1
    if x * x + y * y > 1:
        return ("░", "dim")
    tenth = columns * 10 // WIDTH
    return ("·" if column % tenth == 0 and row % 2 == 0 else " ", "dim")


def put(grid: list[list[Cell]], star: StarView, columns: int, rows: int) -> None:
    """A star: its tone and its number, in its owner's colour. It lies as wide as its label, so labels never meet."""
    label = f"{TONE_SYMBOLS[star.tone]}{star.number}"
    row, column = star.y * rows // HEIGHT, star.x * columns // WIDTH
    start = min(max(column - len(label) // 2, 0), columns - len(label))
    for place, sign in enumerate(label, start):
        grid[row][place] = (sign, f"bold {SEAT_STYLES[star.seat]}")


def ruler(columns: int) -> Text:
    text = " " * MARGIN
    for x in range(0, WIDTH, LABELS):
        text = text.ljust(MARGIN + x * columns // WIDTH) + str(x)
    return Text(f"{text.ljust(MARGIN + columns - 3)}{WIDTH - 1}", "dim")


# --- Players


def players(view: DreamsView, names: Sequence[str], language: str) -> Table:
    """Who laid which star, and when: what people regret having to remember."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="italic")
    table.add_column(translate(language, "drawing-player"))
    table.add_column(translate(language, "drawing-points"), justify="right")
    if view.stage != "over":
        for number in range(1, TONES + 1):
            table.add_column(translate(language, "drawing-dreams-star", number=number))
    for seat in range(view.players):
        arrow = NEXT if seat in view.awaiting else " "
        label = Text.assemble(f"{arrow} ", player(seat, names, view.seat, language))
        own = [star for star in view.stars if star.seat == seat]
        laid = [star_text(star) for star in own] + [Text("–", "dim")] * (TONES - len(own))
        table.add_row(label, str(view.points[seat]), *(laid if view.stage != "over" else ()))
    return table


def star_text(star: StarView) -> Text:
    where = f" {star.x},{star.y}"
    return Text.assemble((f"{TONE_SYMBOLS[star.tone]}{star.number}", f"bold {SEAT_STYLES[star.seat]}"), where)


# --- The final score


def rounds(view: DreamsView, names: Sequence[str], language: str) -> Table:
    """D-P1, D-P2: the points of every round."""
    table = Table(box=lines.ROUNDED, show_footer=True)
    table.add_column(
        translate(language, "drawing-dreams-number"), translate(language, "drawing-total"), justify="right"
    )
    table.add_column(translate(language, "drawing-dreams-mortal"))
    table.add_column(translate(language, "drawing-dreams-vision-short"), justify="right")
    for seat in range(view.players):
        total = sum(past.gains[seat] for past in view.history)
        table.add_column(mark(seat), str(total), justify="right")
    for past in view.history:
        cells = [str(points) if points else "–" for points in past.gains]
        table.add_row(str(past.round), Text(names[past.mortal]), str(past.vision), *cells)
    return table
