"""Dreams on a terminal: the sky, the stars of each player, the viewer's role and the points of each round."""

from collections.abc import Sequence
from itertools import groupby

from rich import box as lines
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matinee.engine.i18n import translate
from matinee.games.drawing import ARROW, SEAT_STYLES, Prose, ResponsiveDrawing, player_label, seat_badge
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.state import TONES
from matinee.games.dreams.view import DreamsView, SkyView, StarView

TONE_SYMBOLS = {"light": "○", "grey": "◐", "dark": "●"}
MARGIN = 4  # columns for the y ruler beside the sky
CELLS_PER_COLUMN, CELLS_PER_ROW = 2, 4  # a character is about twice as high as wide
LIST_COLUMNS = 64  # for the dreams and players beside the sky
LABEL_STEP = 20  # cells between two labels of the x ruler


def draw(view: DreamsView, box: DreamsBox, names: Sequence[str], language: str) -> RenderableType:
    """Return the board as a seat sees it."""

    def paint(width: int) -> RenderableType:
        header = [heading(view, box, names, language), *dream_lines(view, box, language), Text()]
        if view.stage == "over":
            return Group(header[0], player_table(view, names, language), round_table(view, names, language))
        columns = view.sky.width // CELLS_PER_COLUMN + MARGIN
        if width < columns + LIST_COLUMNS:
            return Group(*header, draw_sky(view), player_table(view, names, language))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=columns, no_wrap=True)
        grid.add_row(draw_sky(view), Group(*header[1:], player_table(view, names, language)))
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


def draw_sky(view: DreamsView) -> Text:
    """Return the sky with its stars and with rulers for x and y."""
    columns, rows = view.sky.width // CELLS_PER_COLUMN, view.sky.height // CELLS_PER_ROW
    grid = [[backdrop(view.sky, column, row) for column in range(columns)] for row in range(rows)]
    for star in view.stars:
        draw_star(grid, star)
    text = ruler(view.sky)
    for row, cells in enumerate(grid):
        tick = f"{row * CELLS_PER_ROW:>{MARGIN - 1}} " if row % 2 == 0 else " " * MARGIN
        text.append("\n").append(tick, "dim")
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            text.append("".join(character for character, _ in run), style)
    return text


Cell = tuple[str, str]


def backdrop(sky: SkyView, column: int, row: int) -> Cell:
    """Return an empty cell: shaded outside the sky, inside with a faint grid for counting."""
    x, y = (column + 0.5) * CELLS_PER_COLUMN - sky.width / 2, (row + 0.5) * CELLS_PER_ROW - sky.height / 2
    across = max(abs(x) - sky.width / 2 + sky.corner_width, 0) / sky.corner_width
    down = max(abs(y) - sky.height / 2 + sky.corner_height, 0) / sky.corner_height
    if across * across + down * down > 1:
        return ("░", "dim")
    return ("·" if column % (10 // CELLS_PER_COLUMN) == 0 and row % 2 == 0 else " ", "dim")


def draw_star(grid: list[list[Cell]], star: StarView) -> None:
    """Draw the tone and number of a star in its owner's colour. Stars do not overlap, so labels do not either."""
    label = f"{TONE_SYMBOLS[star.tone]}{star.number}"
    row, column = star.y // CELLS_PER_ROW, star.x // CELLS_PER_COLUMN
    start = min(max(column - len(label) // 2, 0), len(grid[row]) - len(label))
    for place, character in enumerate(label, start):
        grid[row][place] = (character, f"bold {SEAT_STYLES[star.seat]}")


def ruler(sky: SkyView) -> Text:
    """Return the x ruler."""
    text = " " * MARGIN
    for x in range(0, sky.width, LABEL_STEP):
        text = text.ljust(MARGIN + x // CELLS_PER_COLUMN) + str(x)
    return Text(f"{text.ljust(MARGIN + sky.width // CELLS_PER_COLUMN - 2)}{sky.width - 1}", "dim")


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
