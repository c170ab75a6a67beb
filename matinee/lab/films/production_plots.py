"""Charts of films and what they are made of."""

from typing import Any

from matinee.arena.chart_style import figure
from matinee.games.films.box import FilmsBox
from matinee.games.films.state import HIGHEST_MARKER
from matinee.games.films.words import kind_name
from matinee.lab.charts import (
    AMBER,
    BAND,
    BLUE,
    GREEN,
    GREY,
    INK,
    ORANGE,
    PALE,
    SKY,
    SOFT,
    Part,
    bare,
    key,
    percents,
    rows,
    stacked,
    title,
)
from matinee.lab.films.production import MIDDLE, MOST_FILMS
from matinee.lab.films.report import FilmsReport
from matinee.lab.formatting import Formatter


def ratings(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """How films are rated, and how many stars they had."""
    sheet = figure(8.4, 4.4)
    axes: Any = sheet.add_subplot()
    data = found.ratings
    count = max(1, sum(data.films))
    axes.axvspan(MIDDLE[0] - 0.5, MIDDLE[-1] + 0.5, color=BAND, zorder=0, label=fmt("twice"))
    shares = [each / count for each in data.films]
    axes.bar(range(HIGHEST_MARKER + 1), shares, width=0.82, color=BLUE, label=fmt("rating"))
    totals = [data.lowest_total + number for number in range(len(data.totals))]
    heights = [each / count for each in data.totals]
    edges = [totals[0] - 0.5, *(each + 0.5 for each in totals)]
    axes.stairs(heights, edges, color=INK, linewidth=1.1, label=fmt("stars-before"))
    top = max([each / count for each in data.films] + heights)
    axes.plot([data.median] * 2, [0, top * 1.06], color=ORANGE, linewidth=1.6)
    axes.text(data.median + 0.2, top * 1.06, fmt("median", value=fmt.number(data.median)), color=ORANGE, va="top")
    axes.set_xticks(range(min(0, totals[0]), max(HIGHEST_MARKER, totals[-1]) + 1))
    axes.set_xlim(min(0, totals[0]) - 0.7, max(HIGHEST_MARKER, totals[-1]) + 0.7)
    axes.set_ylim(0, top * 1.1)
    bare(axes, "y")
    percents(axes.yaxis, fmt)
    axes.set_xlabel(fmt("rating"))
    axes.set_ylabel(fmt("axis-films"))
    key(axes, 3)
    below = fmt(
        "ratings-below", films=fmt.number(count), middle=fmt.share(data.middle), low=fmt.share(data.low),
        high=fmt.share(data.high),
    )  # fmt: skip
    title(axes, fmt("ratings-title"), below)
    return sheet


def markers(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """In how many games each marker is taken."""
    sheet = figure(8.4, 3.8)
    axes: Any = sheet.add_subplot()
    single = [each for each in found.ratings.markers if each.value not in MIDDLE]
    plus = [each for each in found.ratings.markers if each.plus]
    plain = [each for each in found.ratings.markers if each.value in MIDDLE and not each.plus]
    axes.bar([each.value for each in single], [each.taken for each in single], 0.8, color=BLUE, label=fmt("single"))
    for group, shift, colour, word in ((plus, -0.21, GREEN, "plus"), (plain, 0.21, SKY, "plain")):
        places = [each.value + shift for each in group]
        axes.bar(places, [each.taken for each in group], 0.4, color=colour, label=fmt(word))
    axes.set_xticks(range(HIGHEST_MARKER + 1))
    axes.set_xlim(-0.7, HIGHEST_MARKER + 0.7)
    axes.set_ylim(0, 1)
    bare(axes, "y")
    percents(axes.yaxis, fmt)
    axes.set_xlabel(fmt("marker"))
    axes.set_ylabel(fmt("axis-games"))
    key(axes, 3)
    title(axes, fmt("markers-title"), fmt("markers-below"))
    return sheet


def films(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """How many films a player finishes, and when."""
    sheet = figure(8.4, 3.8)
    axes: Any = sheet.add_subplot(1, 2, 1)
    data = found.finishing
    players = sum(data.players)
    if found.players == 4:
        axes.axvspan(2.5, 5.5, color=BAND, zorder=0)
    axes.bar(range(MOST_FILMS + 1), [each / players for each in data.players], 0.82, color=BLUE)
    axes.axvline(data.each.value, color=ORANGE, linewidth=1.6)
    labels = [str(number) for number in range(MOST_FILMS)] + [f"{MOST_FILMS}+"]
    axes.set_xticks(range(MOST_FILMS + 1), labels)
    bare(axes, "y")
    percents(axes.yaxis, fmt)
    axes.set_xlabel(fmt("axis-films-each"))
    axes.set_ylabel(fmt("axis-players"))
    mean, winner = fmt.estimate(data.each), fmt.estimate(data.winner)
    below = "films-below-aim" if found.players == 4 else "films-below"
    title(axes, fmt("films-title"), fmt(below, mean=mean, winner=winner))
    beside: Any = sheet.add_subplot(1, 2, 2)
    places = range(1, len(data.rounds) + 1)
    beside.bar(places, data.rounds, 0.7, color=PALE)
    for place, share in zip(places, data.rounds, strict=True):
        beside.text(place, share, fmt.percent(share), ha="center", va="bottom")
    beside.margins(y=0.1)
    beside.set_xticks(places)
    beside.set_yticks([])
    bare(beside, "")
    beside.set_xlabel(fmt("round"))
    title(beside, fmt("when-title"), fmt("when-below", count=fmt.estimate(data.game)))
    return sheet


def tiles(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """What becomes of tiles."""
    sheet = figure(8.4, 4.4)
    axes: Any = sheet.add_subplot()
    colours = {"finished": BLUE, "unfinished": PALE, "covered": AMBER, "discarded": ORANGE, "left": GREY}
    came = [sum(each.fates[fate] for fate in colours) or 1.0 for each in found.kinds]
    parts: list[Part] = []
    for fate, colour in colours.items():
        shares = [each.fates[fate] / of for each, of in zip(found.kinds, came, strict=True)]
        if any(shares):
            parts.append(Part(fmt(f"fate-{fate}"), colour, shares))
    texts = [[fmt.percent(value) for value in part.values] for part in parts]
    stacked(axes, [kind_name(box, each.kind, fmt.language) for each in found.kinds], parts, texts)
    percents(axes.xaxis, fmt)
    axes.set_xlim(0, 1)
    key(axes, len(parts))
    title(axes, fmt("tiles-title"), fmt("tiles-below"))
    return sheet


def screenplays(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Which screenplays become films, and how good ones."""
    sheet = figure(9.2, 7.2)
    language = fmt.language
    order = sorted(range(len(box.screenplays)), key=lambda number: (box.screenplays[number].studio or 9, number))
    uses = [found.screenplays[number] for number in order]
    genres = [genre.id for genre in box.genres]
    colours = [(BLUE, ORANGE, GREEN)[genres.index(box.screenplays[number].genre)] for number in order]
    axes: Any = sheet.add_subplot(1, 2, 1)
    rows(axes, [box.screenplays[number].title.in_language(language) for number in order])
    axes.barh(range(len(uses)), [use.finished.value for use in uses], 0.62, color=colours)
    axes.set_xlim(0, 1)
    percents(axes.xaxis, fmt)
    axes.set_xlabel(fmt("axis-owned"))
    for genre, colour in zip(box.genres, (BLUE, ORANGE, GREEN), strict=True):
        axes.bar([0], [0], color=colour, label=genre.name.in_language(language))
    beside: Any = sheet.add_subplot(1, 2, 2)
    rows(beside, [""] * len(uses))
    beside.axvspan(MIDDLE[0], MIDDLE[-1], color=BAND, zorder=0)
    for row, use in enumerate(uses):
        if use.rating.of:
            beside.plot([use.rating.low, use.rating.high], [row, row], color=colours[row], linewidth=5, alpha=0.28)
            beside.plot([use.rating.value], [row], "o", color=colours[row], markersize=6)
    beside.set_xlim(0, HIGHEST_MARKER)
    beside.set_xlabel(fmt("rating"))
    studios = [box.screenplays[number].studio for number in order]
    for row in range(1, len(order)):
        if studios[row] != studios[row - 1]:
            for each in (axes, beside):
                each.axhline(row - 0.5, color=SOFT, linewidth=0.6)
    key(axes, 3)
    title(axes, fmt("screenplays-title"), fmt("screenplays-below"))
    title(beside, fmt("how-good-title"), fmt("how-good-below"))
    return sheet
