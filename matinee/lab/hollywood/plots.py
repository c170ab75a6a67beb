"""Charts of what the lab finds out about a box of Hollywood."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from matinee.arena.plots import figure, save, style
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
from matinee.lab.hollywood.report import HollywoodReport
from matinee.lab.hollywood.words import kind_word, variant_word
from matinee.lab.hollywood.worth import LARGEST, Sources
from matinee.lab.saying import Speaker, capitalized
from matinee.lab.statistics import Estimate

SOURCES = {"films": BLUE, "blockbusters": AMBER, "project": SKY}


def draw(found: HollywoodReport, speaker: Speaker, folder: Path, played: str) -> list[Path]:
    """Writes all charts into a folder, each called after its function; returns their files. `played` is their foot."""
    drawings: list[Callable[[HollywoodReport, Speaker], Any]] = [sizes, stars, points, seats, studio_cards, thrown]
    if len(found.variants) > 1:
        drawings.append(variants)
    files: list[Path] = []
    with style():
        for drawing in drawings:
            sheet = drawing(found, speaker)
            footer(sheet, played)
            files += save(sheet, folder, drawing.__name__.replace("_", "-"))
    return files


def sizes(found: HollywoodReport, speaker: Speaker) -> Any:
    """How many cards films have."""
    sheet = figure(7.6, 4.0)
    axes: Any = sheet.add_subplot()
    films = max(1, sum(found.making.sizes))
    for counts, shift, colour, word in (
        (found.making.sizes, -0.2, BLUE, "counted"),
        (found.making.cards, 0.2, PALE, "cards"),
    ):
        places = [number + shift for number in range(1, LARGEST + 1)]
        bars = axes.bar(places, [count / films for count in counts], 0.38, color=colour, label=speaker(word))
        axes.bar_label(bars, [speaker.percent(count / films) for count in counts], fontsize=8.5, padding=2)
    axes.set_xticks(range(1, LARGEST + 1), [*map(str, range(1, LARGEST)), f"{LARGEST}+"])
    axes.margins(y=0.1)
    bare(axes, "y")
    percents(axes.yaxis, speaker)
    axes.set_xlabel(speaker("axis-size"))
    axes.set_ylabel(speaker("axis-films"))
    key(axes, 2)
    films_a_game, value = speaker.estimate(found.making.game), speaker.estimate(found.making.value)
    title(axes, speaker("sizes-title"), speaker("sizes-below", films=films_a_game, value=value))
    return sheet


def stars(found: HollywoodReport, speaker: Speaker) -> Any:
    """What stars of each value bring, and what becomes of them."""
    sheet = figure(9.4, 4.0)
    axes: Any = sheet.add_subplot(1, 2, 1)
    labels = [speaker("star", stars=star.stars) for star in found.stars]
    rows(axes, labels)
    for name, colour in (("film", BLUE), ("gain", GREEN)):
        each: list[Estimate] = [getattr(star, name) for star in found.stars]
        dots(axes, each, [speaker.estimate(one) for one in each], colour)
        axes.plot([], [], "o", color=colour, label=speaker(f"worth-{name}"))
    fair_line(axes, found.reel, "")
    axes.set_xlim(0, 1.05 * max(star.film.high for star in found.stars))
    plain_numbers(axes.xaxis, speaker)
    key(axes, 1)
    title(axes, speaker("worth-title"), speaker("worth-below", reel=speaker.number(found.reel, 1)))
    beside: Any = sheet.add_subplot(1, 2, 2)
    colours = {"finishing": BLUE, "wasted": ORANGE, "thrown": GREY}
    parts = [
        Part(speaker(f"star-{fate}"), colour, [getattr(star, fate) for star in found.stars])
        for fate, colour in colours.items()
    ]
    stacked(beside, [""] * len(labels), parts, [[speaker.percent(value) for value in part.values] for part in parts])
    beside.set_xlim(0, 1)
    percents(beside.xaxis, speaker)
    key(beside, 2)
    title(beside, speaker("fates-title"), speaker("fates-below"))
    return sheet


def points(found: HollywoodReport, speaker: Speaker) -> Any:
    """Where points come from."""
    sheet = figure(8.4, 3.3)
    axes: Any = sheet.add_subplot()
    sources(axes, [found.winners, found.everybody], [speaker("winners"), speaker("everybody")], speaker)
    title(axes, speaker("points-title"))
    return sheet


def sources(axes: Any, bars: list[Sources], labels: list[str], speaker: Speaker) -> None:
    parts = [
        Part(speaker(f"from-{name}"), colour, [getattr(bar, name) for bar in bars]) for name, colour in SOURCES.items()
    ]
    tall = len(bars) < 3  # enough for two lines on each
    texts = [
        [
            speaker.with_share(value, bar.points) if tall else speaker.percent(value / (bar.points or 1.0))
            for value, bar in zip(part.values, bars, strict=True)
        ]
        for part in parts
    ]
    stacked(axes, labels, parts, texts)
    axes.set_xlabel(speaker("points"))
    key(axes, len(parts))


def seats(found: HollywoodReport, speaker: Speaker) -> Any:
    """Which seats win."""
    sheet = figure(8.4, 3.6)
    axes: Any = sheet.add_subplot()
    win_shares(axes, found.seats, [speaker("seat", number=place.number + 1) for place in found.seats], speaker)
    title(axes, speaker("seats-title"), f"{speaker('seats-below')}. {speaker('balance-below')}")
    return sheet


def studio_cards(found: HollywoodReport, speaker: Speaker) -> Any:
    """When studio cards are played, and whether they help."""
    sheet: Any = figure(10.4, 3.8)
    axes, beside = sheet.subplots(1, 2, width_ratios=[1.25, 1])
    rounds = range(1, found.players + 1)
    for card, shift, colour in zip(found.studio_cards, (-0.2, 0.2), (BLUE, PURPLE), strict=True):
        shares = [*card.rounds, 1 - card.played.value]
        bars = axes.bar([number + shift for number in (*rounds, found.players + 1)], shares, 0.38, color=colour)
        axes.bar_label(bars, [speaker.percent(share) for share in shares], fontsize=8, padding=2)
        bars.set_label(speaker(card.id))
    labels = [*(speaker("round-number", number=number) for number in rounds), speaker("never")]
    axes.set_xticks(range(1, found.players + 2), labels)
    axes.margins(y=0.1)
    bare(axes, "y")
    percents(axes.yaxis, speaker)
    key(axes, 2)
    title(axes, speaker("studio-cards-title"), speaker("studio-cards-below"))
    labels, wins = list[str](), list[Estimate]()
    for card in found.studio_cards:
        labels += [speaker("with", card=speaker(card.id)), speaker("without", card=speaker(card.id))]
        wins += [card.wins, card.wins_without]
    rows(beside, labels)
    dots(beside, wins, [speaker.share(each) for each in wins], [BLUE, BLUE, PURPLE, PURPLE])
    fair_line(beside, 1 / found.players, speaker("fair"))
    percents(beside.xaxis, speaker)
    beside.set_xlabel(speaker("axis-wins"))
    title(beside, speaker("used-title"), speaker("used-below"))
    return sheet


def thrown(found: HollywoodReport, speaker: Speaker) -> Any:
    """Which cards nobody gets, against those dealt."""
    sheet = figure(7.6, 4.0)
    axes: Any = sheet.add_subplot()
    rows(axes, [kind_word(each.kind, speaker) for each in found.thrown])
    for row, each in enumerate(found.thrown):
        axes.plot([each.dealt, each.share], [row, row], color=ORANGE, alpha=0.4, linewidth=3)
    places = range(len(found.thrown))
    thrown_away = [each.share for each in found.thrown]
    axes.plot(
        [each.dealt for each in found.thrown], places, "o", color=SOFT, markerfacecolor=WHITE, label=speaker("dealt")
    )
    axes.plot(thrown_away, places, "o", color=ORANGE, label=speaker("thrown"))
    for row, share in enumerate(thrown_away):
        axes.annotate(
            speaker.percent(share), (share, row), xytext=(0, 6), textcoords="offset points", ha="center", fontsize=8.5
        )
    axes.set_xlim(0, 1.12 * max([*thrown_away, *(each.dealt for each in found.thrown)]))
    percents(axes.xaxis, speaker)
    key(axes, 2)
    title(axes, speaker("thrown-title"), speaker("thrown-below"))
    return sheet


def variants(found: HollywoodReport, speaker: Speaker) -> Any:
    """How the variants differ."""
    sheet: Any = figure(9.4, 5.2)
    grid = sheet.add_gridspec(2, 3, height_ratios=[1.3, 1])
    labels = [variant_word(each, speaker) for each in found.variants]
    axes: Any = sheet.add_subplot(grid[0, :])
    sources(axes, [each.everybody for each in found.variants], labels, speaker)
    title(axes, speaker("variants-title"), speaker("variants-below"))
    measures: list[tuple[str, list[Estimate]]] = [
        ("margin", [each.outcome.margin for each in found.variants]),
        ("fact-game", [each.films for each in found.variants]),
        ("moves", [each.outcome.moves for each in found.variants]),
    ]
    for column, (name, each) in enumerate(measures):
        beside: Any = sheet.add_subplot(grid[1, column])
        rows(beside, labels if column == 0 else [""] * len(labels))
        dots(beside, each, [speaker.estimate(one) for one in each], INK)
        beside.set_xlim(0, 1.15 * max(one.high for one in each))
        plain_numbers(beside.xaxis, speaker)
        title(beside, capitalized(speaker(name)))
    return sheet
