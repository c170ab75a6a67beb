"""Tables that both games show at the terminal."""

from collections.abc import Callable, Sequence

from rich import box as frames
from rich.columns import Columns
from rich.table import Table

from matinee.lab.aims import Aim, Verdict, farthest, together
from matinee.lab.formatting import Formatter
from matinee.lab.outcome import Outcome, Place

MARKS: dict[Verdict, str] = {"met": "[green]✓[/]", "missed": "[red]✗[/]", "unclear": "[yellow]?[/]"}
BLOCKS = " ▁▂▃▄▅▆▇█"

Namer = Callable[[Aim], str]
"""Says what an aim is about: a studio, a trophy, a star."""


def framed(title: str, caption: str) -> Table:
    """A table as all of the lab's look, without columns yet."""
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
    """A table whose first column holds words and the others numbers, each word of their headings on a line of its own.

    Where that is still too wide, the words of the first column go on a second line, and no number is cut.
    """
    table = framed(title, caption)
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading.replace(" ", "\n"), justify="right", no_wrap=True)
    return table


def aims_table(aims: Sequence[Aim], name: Namer, fmt: Formatter) -> Table:
    """One row for aims that belong together: the one that is farthest off, and whether all are met."""
    table = framed(fmt("aims-title"), fmt("aims-caption"))
    table.add_column("")
    table.add_column(fmt("aim"))
    for heading in ("found", "interval", "aimed-at"):
        table.add_column(fmt(heading), justify="right")
    table.add_column("")
    for id in dict.fromkeys(aim.id for aim in aims):
        group = [aim for aim in aims if aim.id == id]
        worst = farthest(group)
        exact = worst.low == worst.high
        table.add_row(
            MARKS[together(group)],
            fmt(f"aim-{id}"),
            fmt.amount(worst.value, worst.unit),
            "" if exact else fmt.between(worst.low, worst.high, worst.unit),
            fmt.wanted(worst),
            name(worst) if worst.about else "",
        )
    return table


def facts_table(title: str, facts: Sequence[tuple[str, str]], fmt: Formatter) -> Table:
    """Facts by name."""
    table = empty_table(title, (fmt("fact"), fmt("value")))
    table.show_header = False
    for name, value in facts:
        table.add_row(fmt(f"fact-{name}"), value)
    return table


def places_table(groups: Sequence[Sequence[tuple[str, Place]]], fmt: Formatter) -> Table:
    """How one does from each place; groups of them stand apart."""
    headings = ("place", "wins", "interval", "points")
    table = empty_table(fmt("balance-title"), [fmt(heading) for heading in headings])
    for group in groups:
        for name, place in group:
            table.add_row(name, fmt.share(place.wins), fmt.interval(place.wins), fmt.estimate(place.points))
        table.add_section()
    return table


def side_by_side(*tables: Table) -> Columns:
    """As many in a line as fit."""
    return Columns(tables, padding=(0, 4))


def ahead(outcome: Outcome, fmt: Formatter) -> str:
    """How games end, in a sentence or two."""
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
    """A histogram in one line."""
    highest = max(counts, default=0) or 1
    return "".join(BLOCKS[-(-count * (len(BLOCKS) - 1) // highest)] for count in counts)
