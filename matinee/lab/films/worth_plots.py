"""Charts of what things are worth, and who wins."""

from typing import Any

from matinee.arena.plots import figure
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
from matinee.lab.saying import Speaker, capitalized

RANKS = ("richest", "second", "third", "fourth")


def points(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Any:
    """Where points come from."""
    sheet = figure(8.4, 3.3)
    axes: Any = sheet.add_subplot()
    both = (found.winners, found.everybody)
    colours = {"films": BLUE, "trophies": AMBER, "money": GREEN}
    parts = [
        Part(speaker(f"from-{name}"), colour, [getattr(each, name) for each in both])
        for name, colour in colours.items()
    ]
    texts = [[speaker.with_share(part.values[row], each.points) for row, each in enumerate(both)] for part in parts]
    stacked(axes, [speaker("winners"), speaker("everybody")], parts, texts)
    axes.set_xlabel(speaker("points"))
    key(axes, len(parts))
    title(axes, speaker("points-title"))
    return sheet


def balance(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Any:
    """Which studios and seats win."""
    sheet = figure(9.2, 4.0)
    studios = {studio.number: studio.name.in_language(speaker.language) for studio in box.studios}
    axes: Any = sheet.add_subplot(1, 2, 1)
    win_shares(axes, found.studios, [studios[place.number] for place in found.studios], speaker)
    title(axes, speaker("studios-title"), speaker("balance-below"))
    beside: Any = sheet.add_subplot(1, 2, 2)
    win_shares(beside, found.seats, [speaker("seat", number=place.number + 1) for place in found.seats], speaker)
    title(beside, speaker("seats-title"), speaker("seats-below"))
    return sheet


def trophies(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Any:
    """How often the holder of a trophy wins, and whether anybody else was close to it."""
    sheet = figure(9.2, 5.6)
    names = [capitalized(trophy_name(box, each.id).in_language(speaker.language)) for each in found.trophies]
    axes: Any = sheet.add_subplot(1, 2, 1)
    rows(axes, [f"{name} ({each.points})" for name, each in zip(names, found.trophies, strict=True)])
    wins = [each.wins for each in found.trophies]
    dots(axes, wins, [speaker.share(each) for each in wins])
    fair_line(axes, found.trophies[0].fair, speaker("fair"))
    axes.set_xlim(0, min(1.0, max(each.high for each in wins) + 0.03))
    percents(axes.xaxis, speaker)
    axes.set_xlabel(speaker("axis-wins"))
    title(axes, speaker("trophies-title"), speaker("trophies-below"))
    beside: Any = sheet.add_subplot(1, 2, 2)
    rows(beside, [""] * len(names))
    places = range(len(names))
    beside.barh(places, [each.awarded.value for each in found.trophies], 0.62, color=PALE, label=speaker("awarded"))
    contested = [each.contested.value for each in found.trophies]
    beside.barh(places, contested, 0.62, color=BLUE, label=speaker("contested"))
    fair_line(beside, 0.5, "")
    beside.set_xlim(0, 1)
    percents(beside.xaxis, speaker)
    beside.set_xlabel(speaker("axis-games"))
    key(beside, 2)
    title(beside, speaker("contested-title"), speaker("contested-below"))
    return sheet


def prices(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Any:
    """What is paid for which tiles, and where and when."""
    sheet = figure(9.2, 4.4)
    axes: Any = sheet.add_subplot(1, 2, 1)
    kinds = sorted(found.prices.kinds, key=lambda each: -each.price.value)
    rows(axes, [kind_name(box, each.kind, speaker.language) for each in kinds])
    dots(axes, [each.price for each in kinds], [speaker.estimate(each.price) for each in kinds])
    axes.set_xlim(min(0.0, *(each.price.low for each in kinds)), max(each.price.high for each in kinds) * 1.05)
    plain_numbers(axes.xaxis, speaker)
    axes.set_xlabel(speaker("axis-price"))
    star = speaker.estimate(found.prices.star, 2)
    title(axes, speaker("prices-title"), speaker("prices-below", star=star))
    beside: Any = sheet.add_subplot(1, 2, 2)
    table = found.prices.rounds
    table_of_shades(beside, list(table.values()), [[speaker.number(each, 1) for each in row] for row in table.values()])
    names = [
        f"{box.locations[place].name.in_language(speaker.language)} ({box.locations[place].tiles})" for place in table
    ]
    beside.set_yticks(range(len(names)), names, color=INK)
    beside.set_xticks(range(4), [speaker("round-number", number=number) for number in range(1, 5)])
    title(beside, speaker("lots-title"), speaker("lots-below"))
    return sheet


def money(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Any:
    """Whether saving money wins games."""
    sheet = figure(7.2, 3.4)
    axes: Any = sheet.add_subplot()
    ranks = [*RANKS[: found.players - 1], "poorest"]
    rows(axes, [speaker("rich", rank=rank) for rank in ranks])
    dots(axes, found.money.ranks, [speaker.share(each) for each in found.money.ranks], GREEN)
    fair_line(axes, found.money.fair, speaker("fair"))
    axes.set_xlim(0, max(2 * found.money.fair, *(each.high for each in found.money.ranks)) + 0.02)
    percents(axes.xaxis, speaker)
    axes.set_xlabel(speaker("axis-wins"))
    below = speaker("money-below", left=speaker.estimate(found.money.left), share=speaker.share(found.money_share))
    title(axes, speaker("money-title"), below)
    return sheet
