"""The report on Dreams as tables."""

from rich.console import RenderableType
from rich.table import Table

from matinee.games.dreams.lab.report import DreamsReport
from matinee.lab.aims import Unit
from matinee.lab.formatting import Formatter
from matinee.lab.statistics import Estimate
from matinee.lab.tables import empty_table, outcome_sentence, places_table


def tables_of(report: DreamsReport, fmt: Formatter) -> list[RenderableType]:
    """Return the tables of a report, the most important first."""
    seats = [(fmt("seat", number=place.number + 1), place) for place in report.seats]
    return [roles_table(report, fmt), places_table([seats], fmt)]


def roles_table(report: DreamsReport, fmt: Formatter) -> Table:
    """Return a table of the results of gods and mortals, compared with random votes."""
    headings = [fmt(heading) for heading in ("dreams-what", "found", "interval", "dreams-chance")]
    table = empty_table(fmt("dreams-title"), headings, outcome_sentence(report.outcome, fmt))
    others = report.players - 1
    rows: list[tuple[str, Estimate, Unit, float | None]] = [
        ("named", report.named, "share", 1 / others),
        ("found", report.found, "share", 1 / 4),
        ("hidden", report.hidden, "share", (1 - 1 / others) ** others),
        ("god", report.god, "number", None),
        ("mortal", report.mortal, "number", None),
        ("rounds", report.rounds, "number", None),
    ]
    for name, estimate, unit, chance in rows:
        digits = 1 if unit == "share" else 2
        write = fmt.percent if unit == "share" else fmt.number
        interval = f"{write(estimate.low, digits)} … {write(estimate.high, digits)}"
        by_chance = "" if chance is None else write(chance, digits)
        table.add_row(fmt(f"dreams-{name}"), write(estimate.value, digits), interval, by_chance)
    return table
