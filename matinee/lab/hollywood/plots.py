"""Charts of what the lab finds out about a box of Hollywood."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from matinee.arena.chart_style import figure, save, style
from matinee.lab.charts import (
    AMBER,
    BLUE,
    GREEN,
    GREY,
    INK,
    ORANGE,
    PALE,
    PURPLE,
    SKY,
    SOFT,
    WHITE,
    Part,
    bare,
    dots,
    fair_line,
    footer,
    key,
    percents,
    plain_numbers,
    rows,
    stacked,
    title,
    win_shares,
)
from matinee.lab.formatting import Formatter, capitalized
from matinee.lab.hollywood.names import kind_word, variant_word
from matinee.lab.hollywood.points import LARGEST, Sources
from matinee.lab.hollywood.report import HollywoodReport
from matinee.lab.statistics import Estimate

SOURCES = {"films": BLUE, "blockbusters": AMBER, "project": SKY}


def draw(found: HollywoodReport, fmt: Formatter, folder: Path, played: str) -> list[Path]:
    """Writes all charts into a folder, each called after its function; returns their files. `played` is their foot."""
    drawings: list[Callable[[HollywoodReport, Formatter], Any]] = [sizes, stars, points, seats, studio_cards, thrown]
    if len(found.variants) > 1:
        drawings.append(variants)
    files: list[Path] = []
    with style():
        for drawing in drawings:
            sheet = drawing(found, fmt)
            footer(sheet, played)
            files += save(sheet, folder, drawing.__name__.replace("_", "-"))
    return files


def sizes(found: HollywoodReport, fmt: Formatter) -> Any:
    """How many cards films have."""
    sheet = figure(7.6, 4.0)
    axes: Any = sheet.add_subplot()
    films = max(1, sum(found.making.sizes))
    for counts, shift, colour, word in (
        (found.making.sizes, -0.2, BLUE, "counted"),
        (found.making.cards, 0.2, PALE, "cards"),
    ):
        places = [number + shift for number in range(1, LARGEST + 1)]
        bars = axes.bar(places, [count / films for count in counts], 0.38, color=colour, label=fmt(word))
        axes.bar_label(bars, [fmt.percent(count / films) for count in counts], fontsize=8.5, padding=2)
    axes.set_xticks(range(1, LARGEST + 1), [*map(str, range(1, LARGEST)), f"{LARGEST}+"])
    axes.margins(y=0.1)
    bare(axes, "y")
    percents(axes.yaxis, fmt)
    axes.set_xlabel(fmt("axis-size"))
    axes.set_ylabel(fmt("axis-films"))
    key(axes, 2)
    films_a_game, value = fmt.estimate(found.making.game), fmt.estimate(found.making.value)
    title(axes, fmt("sizes-title"), fmt("sizes-below", films=films_a_game, value=value))
    return sheet


def stars(found: HollywoodReport, fmt: Formatter) -> Any:
    """What stars of each value bring, and what becomes of them."""
    sheet = figure(9.4, 4.0)
    axes: Any = sheet.add_subplot(1, 2, 1)
    labels = [fmt("star", stars=star.stars) for star in found.stars]
    rows(axes, labels)
    for name, colour in (("film", BLUE), ("gain", GREEN)):
        each: list[Estimate] = [getattr(star, name) for star in found.stars]
        dots(axes, each, [fmt.estimate(one) for one in each], colour)
        axes.plot([], [], "o", color=colour, label=fmt(f"worth-{name}"))
    fair_line(axes, found.reel, "")
    axes.set_xlim(0, 1.05 * max(star.film.high for star in found.stars))
    plain_numbers(axes.xaxis, fmt)
    key(axes, 1)
    title(axes, fmt("worth-title"), fmt("worth-below", reel=fmt.number(found.reel, 1)))
    beside: Any = sheet.add_subplot(1, 2, 2)
    colours = {"finishing": BLUE, "wasted": ORANGE, "thrown": GREY}
    parts = [
        Part(fmt(f"star-{fate}"), colour, [getattr(star, fate) for star in found.stars])
        for fate, colour in colours.items()
    ]
    stacked(beside, [""] * len(labels), parts, [[fmt.percent(value) for value in part.values] for part in parts])
    beside.set_xlim(0, 1)
    percents(beside.xaxis, fmt)
    key(beside, 2)
    title(beside, fmt("fates-title"), fmt("fates-below"))
    return sheet


def points(found: HollywoodReport, fmt: Formatter) -> Any:
    """Where points come from."""
    sheet = figure(8.4, 3.3)
    axes: Any = sheet.add_subplot()
    sources(axes, [found.winners, found.everybody], [fmt("winners"), fmt("everybody")], fmt)
    title(axes, fmt("points-title"))
    return sheet


def sources(axes: Any, bars: list[Sources], labels: list[str], fmt: Formatter) -> None:
    parts = [
        Part(fmt(f"from-{name}"), colour, [getattr(bar, name) for bar in bars]) for name, colour in SOURCES.items()
    ]
    tall = len(bars) < 3  # enough for two lines on each
    texts = [
        [
            fmt.with_share(value, bar.points) if tall else fmt.percent(value / (bar.points or 1.0))
            for value, bar in zip(part.values, bars, strict=True)
        ]
        for part in parts
    ]
    stacked(axes, labels, parts, texts)
    axes.set_xlabel(fmt("points"))
    key(axes, len(parts))


def seats(found: HollywoodReport, fmt: Formatter) -> Any:
    """Which seats win."""
    sheet = figure(8.4, 3.6)
    axes: Any = sheet.add_subplot()
    win_shares(axes, found.seats, [fmt("seat", number=place.number + 1) for place in found.seats], fmt)
    title(axes, fmt("seats-title"), f"{fmt('seats-below')}. {fmt('balance-below')}")
    return sheet


def studio_cards(found: HollywoodReport, fmt: Formatter) -> Any:
    """When studio cards are played, and whether they help."""
    sheet: Any = figure(10.4, 3.8)
    axes, beside = sheet.subplots(1, 2, width_ratios=[1.25, 1])
    rounds = range(1, found.players + 1)
    for card, shift, colour in zip(found.studio_cards, (-0.2, 0.2), (BLUE, PURPLE), strict=True):
        shares = [*card.rounds, 1 - card.played.value]
        bars = axes.bar([number + shift for number in (*rounds, found.players + 1)], shares, 0.38, color=colour)
        axes.bar_label(bars, [fmt.percent(share) for share in shares], fontsize=8, padding=2)
        bars.set_label(fmt(card.id))
    labels = [*(fmt("round-number", number=number) for number in rounds), fmt("never")]
    axes.set_xticks(range(1, found.players + 2), labels)
    axes.margins(y=0.1)
    bare(axes, "y")
    percents(axes.yaxis, fmt)
    key(axes, 2)
    title(axes, fmt("studio-cards-title"), fmt("studio-cards-below"))
    labels, wins = list[str](), list[Estimate]()
    for card in found.studio_cards:
        labels += [fmt("with", card=fmt(card.id)), fmt("without", card=fmt(card.id))]
        wins += [card.wins, card.wins_without]
    rows(beside, labels)
    dots(beside, wins, [fmt.share(each) for each in wins], [BLUE, BLUE, PURPLE, PURPLE])
    fair_line(beside, 1 / found.players, fmt("fair"))
    percents(beside.xaxis, fmt)
    beside.set_xlabel(fmt("axis-wins"))
    title(beside, fmt("used-title"), fmt("used-below"))
    return sheet


def thrown(found: HollywoodReport, fmt: Formatter) -> Any:
    """Which cards nobody gets, against those dealt."""
    sheet = figure(7.6, 4.0)
    axes: Any = sheet.add_subplot()
    rows(axes, [kind_word(each.kind, fmt) for each in found.thrown])
    for row, each in enumerate(found.thrown):
        axes.plot([each.dealt, each.share], [row, row], color=ORANGE, alpha=0.4, linewidth=3)
    places = range(len(found.thrown))
    thrown_away = [each.share for each in found.thrown]
    axes.plot([each.dealt for each in found.thrown], places, "o", color=SOFT, markerfacecolor=WHITE, label=fmt("dealt"))
    axes.plot(thrown_away, places, "o", color=ORANGE, label=fmt("thrown"))
    for row, share in enumerate(thrown_away):
        axes.annotate(
            fmt.percent(share), (share, row), xytext=(0, 6), textcoords="offset points", ha="center", fontsize=8.5
        )
    axes.set_xlim(0, 1.12 * max([*thrown_away, *(each.dealt for each in found.thrown)]))
    percents(axes.xaxis, fmt)
    key(axes, 2)
    title(axes, fmt("thrown-title"), fmt("thrown-below"))
    return sheet


def variants(found: HollywoodReport, fmt: Formatter) -> Any:
    """How the variants differ."""
    sheet: Any = figure(9.4, 5.2)
    grid = sheet.add_gridspec(2, 3, height_ratios=[1.3, 1])
    labels = [variant_word(each, fmt) for each in found.variants]
    axes: Any = sheet.add_subplot(grid[0, :])
    sources(axes, [each.everybody for each in found.variants], labels, fmt)
    title(axes, fmt("variants-title"), fmt("variants-below"))
    measures: list[tuple[str, list[Estimate]]] = [
        ("margin", [each.outcome.margin for each in found.variants]),
        ("fact-game", [each.films for each in found.variants]),
        ("moves", [each.outcome.moves for each in found.variants]),
    ]
    for column, (name, each) in enumerate(measures):
        beside: Any = sheet.add_subplot(grid[1, column])
        rows(beside, labels if column == 0 else [""] * len(labels))
        dots(beside, each, [fmt.estimate(one) for one in each], INK)
        beside.set_xlim(0, 1.15 * max(one.high for one in each))
        plain_numbers(beside.xaxis, fmt)
        title(beside, capitalized(fmt(name)))
    return sheet
