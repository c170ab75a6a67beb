"""Charts of what things are worth, and who wins."""

from typing import Any

from matinee.arena.chart_style import figure
from matinee.games.films.box import FilmsBox
from matinee.games.films.words import kind_name, trophy_name
from matinee.lab.charts import (
    AMBER,
    BLUE,
    GREEN,
    INK,
    PALE,
    Part,
    dots,
    fair_line,
    key,
    percents,
    plain_numbers,
    rows,
    stacked,
    table_of_shades,
    title,
    win_shares,
)
from matinee.lab.films.report import FilmsReport
from matinee.lab.formatting import Formatter, capitalized

RANKS = ("richest", "second", "third", "fourth")


def points(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Where points come from."""
    sheet = figure(8.4, 3.3)
    axes: Any = sheet.add_subplot()
    both = (found.winners, found.everybody)
    colours = {"films": BLUE, "trophies": AMBER, "money": GREEN}
    parts = [
        Part(fmt(f"from-{name}"), colour, [getattr(each, name) for each in both]) for name, colour in colours.items()
    ]
    texts = [[fmt.with_share(part.values[row], each.points) for row, each in enumerate(both)] for part in parts]
    stacked(axes, [fmt("winners"), fmt("everybody")], parts, texts)
    axes.set_xlabel(fmt("points"))
    key(axes, len(parts))
    title(axes, fmt("points-title"))
    return sheet


def balance(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Which studios and seats win."""
    sheet = figure(9.2, 4.0)
    studios = {studio.number: studio.name.in_language(fmt.language) for studio in box.studios}
    axes: Any = sheet.add_subplot(1, 2, 1)
    win_shares(axes, found.studios, [studios[place.number] for place in found.studios], fmt)
    title(axes, fmt("studios-title"), fmt("balance-below"))
    beside: Any = sheet.add_subplot(1, 2, 2)
    win_shares(beside, found.seats, [fmt("seat", number=place.number + 1) for place in found.seats], fmt)
    title(beside, fmt("seats-title"), fmt("seats-below"))
    return sheet


def trophies(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """How often the holder of a trophy wins, and whether anybody else was close to it."""
    sheet = figure(9.2, 5.6)
    names = [capitalized(trophy_name(box, each.id).in_language(fmt.language)) for each in found.trophies]
    axes: Any = sheet.add_subplot(1, 2, 1)
    rows(axes, [f"{name} ({each.points})" for name, each in zip(names, found.trophies, strict=True)])
    wins = [each.wins for each in found.trophies]
    dots(axes, wins, [fmt.share(each) for each in wins])
    fair_line(axes, found.trophies[0].fair, fmt("fair"))
    axes.set_xlim(0, min(1.0, max(each.high for each in wins) + 0.03))
    percents(axes.xaxis, fmt)
    axes.set_xlabel(fmt("axis-wins"))
    title(axes, fmt("trophies-title"), fmt("trophies-below"))
    beside: Any = sheet.add_subplot(1, 2, 2)
    rows(beside, [""] * len(names))
    places = range(len(names))
    beside.barh(places, [each.awarded.value for each in found.trophies], 0.62, color=PALE, label=fmt("awarded"))
    contested = [each.contested.value for each in found.trophies]
    beside.barh(places, contested, 0.62, color=BLUE, label=fmt("contested"))
    fair_line(beside, 0.5, "")
    beside.set_xlim(0, 1)
    percents(beside.xaxis, fmt)
    beside.set_xlabel(fmt("axis-games"))
    key(beside, 2)
    title(beside, fmt("contested-title"), fmt("contested-below"))
    return sheet


def prices(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """What is paid for which tiles, and where and when."""
    sheet = figure(9.2, 4.4)
    axes: Any = sheet.add_subplot(1, 2, 1)
    kinds = sorted(found.prices.kinds, key=lambda each: -each.price.value)
    rows(axes, [kind_name(box, each.kind, fmt.language) for each in kinds])
    dots(axes, [each.price for each in kinds], [fmt.estimate(each.price) for each in kinds])
    axes.set_xlim(min(0.0, *(each.price.low for each in kinds)), max(each.price.high for each in kinds) * 1.05)
    plain_numbers(axes.xaxis, fmt)
    axes.set_xlabel(fmt("axis-price"))
    star = fmt.estimate(found.prices.star, 2)
    title(axes, fmt("prices-title"), fmt("prices-below", star=star))
    beside: Any = sheet.add_subplot(1, 2, 2)
    table = found.prices.rounds
    table_of_shades(beside, list(table.values()), [[fmt.number(each, 1) for each in row] for row in table.values()])
    names = [f"{box.locations[place].name.in_language(fmt.language)} ({box.locations[place].tiles})" for place in table]
    beside.set_yticks(range(len(names)), names, color=INK)
    beside.set_xticks(range(4), [fmt("round-number", number=number) for number in range(1, 5)])
    title(beside, fmt("lots-title"), fmt("lots-below"))
    return sheet


def money(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Whether saving money wins games."""
    sheet = figure(7.2, 3.4)
    axes: Any = sheet.add_subplot()
    ranks = [*RANKS[: found.players - 1], "poorest"]
    rows(axes, [fmt("rich", rank=rank) for rank in ranks])
    dots(axes, found.money.ranks, [fmt.share(each) for each in found.money.ranks], GREEN)
    fair_line(axes, found.money.fair, fmt("fair"))
    axes.set_xlim(0, max(2 * found.money.fair, *(each.high for each in found.money.ranks)) + 0.02)
    percents(axes.xaxis, fmt)
    axes.set_xlabel(fmt("axis-wins"))
    below = fmt("money-below", left=fmt.estimate(found.money.left), share=fmt.share(found.money_share))
    title(axes, fmt("money-title"), below)
    return sheet
