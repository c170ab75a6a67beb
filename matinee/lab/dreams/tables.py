"""What the lab finds out about bots in Dreams, as tables."""

from rich.console import RenderableType
from rich.table import Table

from matinee.lab.aims import Unit
from matinee.lab.dreams.report import DreamsReport
from matinee.lab.formatting import Formatter
from matinee.lab.statistics import Estimate
from matinee.lab.tables import ahead, empty_table, places_table


def tables_of(found: DreamsReport, fmt: Formatter) -> list[RenderableType]:
    """The most important first."""
    places = [(fmt("seat", number=place.number + 1), place) for place in found.seats]
    return [roles_table(found, fmt), places_table([places], fmt)]


def roles_table(found: DreamsReport, fmt: Formatter) -> Table:
    headings = [fmt(heading) for heading in ("dreams-what", "found", "interval", "dreams-chance")]
    table = empty_table(fmt("dreams-title"), headings, ahead(found.outcome, fmt))
    others = found.players - 1
    rows: list[tuple[str, Estimate, Unit, float | None]] = [
        ("named", found.named, "share", 1 / others),
        ("found", found.found, "share", 1 / 4),
        ("hidden", found.hidden, "share", (1 - 1 / others) ** others),
        ("god", found.god, "number", None),
        ("mortal", found.mortal, "number", None),
        ("rounds", found.rounds, "number", None),
    ]
    for name, estimate, unit, chance in rows:
        digits = 1 if unit == "share" else 2
        amount = fmt.percent if unit == "share" else fmt.number
        between = f"{amount(estimate.low, digits)} … {amount(estimate.high, digits)}"
        by_chance = "" if chance is None else amount(chance, digits)
        table.add_row(fmt(f"dreams-{name}"), amount(estimate.value, digits), between, by_chance)
    return table
