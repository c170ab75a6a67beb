"""Tables for all games at the terminal."""

from collections.abc import Callable, Sequence

from rich import box as frames
from rich.columns import Columns
from rich.table import Table

from matinee.lab.aims import Aim, Verdict, overall_verdict, worst_aim
from matinee.lab.formatting import Formatter
from matinee.lab.outcome import Outcome, Place

VERDICT_MARKS: dict[Verdict, str] = {"met": "[green]✓[/]", "missed": "[red]✗[/]", "unclear": "[yellow]?[/]"}
BLOCKS = " ▁▂▃▄▅▆▇█"

AimSubject = Callable[[Aim], str]
"""Returns the name of the studio, seat, trophy, size or star that an aim is about."""


def table_frame(title: str, caption: str) -> Table:
    """Return a table in the style of the lab, without columns."""
    return Table(
        title=title,
        caption=caption or None,
        box=frames.SIMPLE_HEAD,
        title_justify="left",
        caption_justify="left",
        title_style="bold",
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )


def empty_table(title: str, headings: Sequence[str], caption: str = "") -> Table:
    """Return a table without rows, with a column of words and further columns of numbers.

    To save width, each word of a number's heading is on its own line. The first column may wrap; numbers do not.
    """
    table = table_frame(title, caption)
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading.replace(" ", "\n"), justify="right", no_wrap=True)
    return table


def aims_table(aims: Sequence[Aim], subject: AimSubject, fmt: Formatter) -> Table:
    """Return a table with one row per group of aims: its worst aim, and its overall verdict."""
    table = table_frame(fmt("aims-title"), fmt("aims-caption"))
    table.add_column("")
    table.add_column(fmt("aim"))
    for heading in ("found", "interval", "aimed-at"):
        table.add_column(fmt(heading), justify="right")
    table.add_column("")
    for id in dict.fromkeys(aim.id for aim in aims):
        group = [aim for aim in aims if aim.id == id]
        worst = worst_aim(group)
        exact = worst.low == worst.high
        table.add_row(
            VERDICT_MARKS[overall_verdict(group)],
            fmt(f"aim-{id}"),
            fmt.amount(worst.value, worst.unit),
            "" if exact else fmt.interval(worst.low, worst.high, worst.unit),
            fmt.target_range(worst),
            subject(worst) if worst.about else "",
        )
    return table


def figures_table(title: str, figures: Sequence[tuple[str, str]], fmt: Formatter) -> Table:
    """Return a table of named figures. The names are messages `lab-fact-NAME`."""
    table = empty_table(title, (fmt("fact"), fmt("value")))
    table.show_header = False
    for name, value in figures:
        table.add_row(fmt(f"fact-{name}"), value)
    return table


def places_table(groups: Sequence[Sequence[tuple[str, Place]]], fmt: Formatter) -> Table:
    """Return a table of the results of places. Groups of places are separated."""
    headings = ("place", "wins", "interval", "points")
    table = empty_table(fmt("balance-title"), [fmt(heading) for heading in headings])
    for group in groups:
        for name, place in group:
            table.add_row(name, fmt.share(place.wins), fmt.interval_of(place.wins), fmt.estimate(place.points))
        table.add_section()
    return table


def side_by_side(*tables: Table) -> Columns:
    """Return the tables side by side, as many as fit in a line."""
    return Columns(tables, padding=(0, 4))


def outcome_sentence(outcome: Outcome, fmt: Formatter) -> str:
    """Return a sentence or two on how games end."""
    return fmt(
        "ahead",
        margin=fmt.estimate(outcome.margin),
        ties=fmt.share(outcome.ties),
        shared=fmt.share(outcome.shared),
        moves=fmt.number(outcome.moves.value),
        shortest=outcome.shortest,
        longest=outcome.longest,
    )


def sparkline(counts: Sequence[int]) -> str:
    """Return a histogram as one line of text."""
    highest = max(counts, default=0) or 1
    return "".join(BLOCKS[-(-count * (len(BLOCKS) - 1) // highest)] for count in counts)
