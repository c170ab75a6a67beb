"""Dreams on a terminal: the sky, the stars of each player, the viewer's role and the points of each round."""

from collections.abc import Sequence
from itertools import groupby

from rich import box as lines
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matinee.engine.i18n import translate
from matinee.games.drawing import ARROW, SEAT_STYLES, WIDE_COLUMNS, Prose, ResponsiveDrawing, player_label, seat_badge
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.state import HEIGHT, TONES, WIDTH
from matinee.games.dreams.view import DreamsView, StarView

TONE_SYMBOLS = {"light": "○", "grey": "◐", "dark": "●"}
MARGIN = 3  # columns for the y ruler beside the sky
LABEL_STEP = 20  # cells between two labels of the x ruler


def draw(view: DreamsView, box: DreamsBox, names: Sequence[str], language: str) -> RenderableType:
    """Return the board as a seat sees it."""

    def paint(width: int) -> RenderableType:
        header = [heading(view, box, names, language), *dream_lines(view, box, language), Text()]
        if view.stage == "over":
            return Group(header[0], player_table(view, names, language), round_table(view, names, language))
        if width < WIDE_COLUMNS + 20:
            return Group(*header, draw_sky(view, 60), player_table(view, names, language))
        columns = 90 if width >= 165 else 60
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=columns + MARGIN, no_wrap=True)
        grid.add_row(draw_sky(view, columns), Group(*header[1:], player_table(view, names, language)))
        return Group(header[0], grid)

    return ResponsiveDrawing(paint)


def heading(view: DreamsView, box: DreamsBox, names: Sequence[str], language: str) -> Prose:
    """Return the line above the board."""
    facts = [
        box.name.in_language(language),
        translate(language, "drawing-dreams-round", round=view.round),
        translate(language, "drawing-dreams-dealer", name=names[view.dealer]),
        translate(language, "drawing-dreams-goal", goal=view.goal),
    ]
    return Prose(" · ".join(facts), "bold")


def dream_lines(view: DreamsView, box: DreamsBox, language: str) -> list[RenderableType]:
    """Return the four dreams. For a god, the true vision is marked."""
    dream_names = {dream.id: dream.name.in_language(language) for dream in box.dreams}
    rows: list[RenderableType] = []
    for number, dream in enumerate(view.dreams, 1):
        true = number == view.vision
        note = f"  ◄ {translate(language, 'drawing-dreams-vision')}" if true else ""
        line = f"{ARROW if true else ' '} {number}  {dream_names[dream]}{note}"
        rows.append(Prose(line, "bold reverse" if true else "", indent="     ", first=""))
    return rows


# --- The sky


def draw_sky(view: DreamsView, columns: int) -> Text:
    """Return the oval with its stars and with rulers for x and y."""
    rows = columns // 3
    grid = [[backdrop(column, row, columns, rows) for column in range(columns)] for row in range(rows)]
    for star in view.stars:
        draw_star(grid, star, columns, rows)
    text = ruler(columns)
    for row, cells in enumerate(grid):
        y = row * HEIGHT // rows
        tick = f"{y:>{MARGIN - 1}} " if row % 2 == 0 else " " * MARGIN
        text.append("\n").append(tick, "dim")
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            text.append("".join(character for character, _ in run), style)
    return text


Cell = tuple[str, str]


def backdrop(column: int, row: int, columns: int, rows: int) -> Cell:
    """Return an empty cell: shaded outside the oval, inside with a faint grid for counting."""
    x, y = (column + 0.5) / columns * 2 - 1, (row + 0.5) / rows * 2 - 1
    if x * x + y * y > 1:
        return ("░", "dim")
    tenth = columns * 10 // WIDTH
    return ("·" if column % tenth == 0 and row % 2 == 0 else " ", "dim")


def draw_star(grid: list[list[Cell]], star: StarView, columns: int, rows: int) -> None:
    """Draw the tone and number of a star in its owner's colour. Stars do not overlap, so labels do not either."""
    label = f"{TONE_SYMBOLS[star.tone]}{star.number}"
    row, column = star.y * rows // HEIGHT, star.x * columns // WIDTH
    start = min(max(column - len(label) // 2, 0), columns - len(label))
    for place, character in enumerate(label, start):
        grid[row][place] = (character, f"bold {SEAT_STYLES[star.seat]}")


def ruler(columns: int) -> Text:
    """Return the x ruler."""
    text = " " * MARGIN
    for x in range(0, WIDTH, LABEL_STEP):
        text = text.ljust(MARGIN + x * columns // WIDTH) + str(x)
    return Text(f"{text.ljust(MARGIN + columns - 3)}{WIDTH - 1}", "dim")


# --- Players


def player_table(view: DreamsView, names: Sequence[str], language: str) -> Table:
    """Return the points of each player and the stars laid, in order."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="italic")
    table.add_column(translate(language, "drawing-player"))
    table.add_column(translate(language, "drawing-points"), justify="right")
    if view.stage != "over":
        for number in range(1, TONES + 1):
            table.add_column(translate(language, "drawing-dreams-star", number=number))
    for seat in range(view.players):
        arrow = ARROW if seat in view.awaiting else " "
        label = Text.assemble(f"{arrow} ", player_label(seat, names, view.seat, language))
        stars = [star for star in view.stars if star.seat == seat]
        laid = [star_text(star) for star in stars] + [Text("–", "dim")] * (TONES - len(stars))
        table.add_row(label, str(view.points[seat]), *(laid if view.stage != "over" else ()))
    return table


def star_text(star: StarView) -> Text:
    """Return the symbol, the number and the place of a star."""
    place = f" {star.x},{star.y}"
    return Text.assemble((f"{TONE_SYMBOLS[star.tone]}{star.number}", f"bold {SEAT_STYLES[star.seat]}"), place)


# --- The final score


def round_table(view: DreamsView, names: Sequence[str], language: str) -> Table:
    """D-P1, D-P2: return the points of every round."""
    table = Table(box=lines.ROUNDED, show_footer=True)
    table.add_column(
        translate(language, "drawing-dreams-number"), translate(language, "drawing-total"), justify="right"
    )
    table.add_column(translate(language, "drawing-dreams-mortal"))
    table.add_column(translate(language, "drawing-dreams-vision-short"), justify="right")
    for seat in range(view.players):
        total = sum(revealed.gains[seat] for revealed in view.history)
        table.add_column(seat_badge(seat), str(total), justify="right")
    for revealed in view.history:
        cells = [str(points) if points else "–" for points in revealed.gains]
        table.add_row(str(revealed.round), Text(names[revealed.mortal]), str(revealed.vision), *cells)
    return table
