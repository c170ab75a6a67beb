"""Charts of ratings, films, tiles and screenplays in Dream Factory and Traumfabrik."""

from typing import Any

from matinee.arena.chart_style import figure
from matinee.games.films.box import FilmsBox
from matinee.games.films.lab.production import MIDDLE, MOST_FILMS
from matinee.games.films.lab.report import FilmsReport
from matinee.games.films.state import HIGHEST_MARKER
from matinee.games.films.words import kind_name
from matinee.lab.charts import (
    AMBER,
    BLUE,
    GREEN,
    GREY,
    INK,
    ORANGE,
    PALE,
    SKY,
    SOFT,
    TARGET,
    BarSegments,
    draw_legend,
    draw_stacked_bars,
    format_as_percent,
    label_rows,
    reduce_frame,
    set_title,
)
from matinee.lab.formatting import Formatter


def draw_ratings(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw the distributions of ratings and of totals of stars."""
    chart = figure(8.4, 4.4)
    axes: Any = chart.add_subplot()
    ratings = report.ratings
    films = max(1, sum(ratings.films))
    axes.axvspan(MIDDLE[0] - 0.5, MIDDLE[-1] + 0.5, color=TARGET, zorder=0, label=fmt("twice"))
    rating_shares = [count / films for count in ratings.films]
    axes.bar(range(HIGHEST_MARKER + 1), rating_shares, width=0.82, color=BLUE, label=fmt("rating"))
    totals = [ratings.lowest_total + number for number in range(len(ratings.totals))]
    total_shares = [count / films for count in ratings.totals]
    edges = [totals[0] - 0.5, *(total + 0.5 for total in totals)]
    axes.stairs(total_shares, edges, color=INK, linewidth=1.1, label=fmt("stars-before"))
    top = max(rating_shares + total_shares)
    axes.plot([ratings.median] * 2, [0, top * 1.06], color=ORANGE, linewidth=1.6)
    median_text = fmt("median", value=fmt.number(ratings.median))
    axes.text(ratings.median + 0.2, top * 1.06, median_text, color=ORANGE, va="top")
    axes.set_xticks(range(min(0, totals[0]), max(HIGHEST_MARKER, totals[-1]) + 1))
    axes.set_xlim(min(0, totals[0]) - 0.7, max(HIGHEST_MARKER, totals[-1]) + 0.7)
    axes.set_ylim(0, top * 1.1)
    reduce_frame(axes, "y")
    format_as_percent(axes.yaxis, fmt)
    axes.set_xlabel(fmt("rating"))
    axes.set_ylabel(fmt("axis-films"))
    draw_legend(axes, 3)
    shares = {"middle": fmt.share(ratings.middle), "low": fmt.share(ratings.low), "high": fmt.share(ratings.high)}
    set_title(axes, fmt("ratings-title"), fmt("ratings-below", films=fmt.number(films), **shares))
    return chart


def draw_markers(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw the share of games in which each marker is taken."""
    chart = figure(8.4, 3.8)
    axes: Any = chart.add_subplot()
    markers = report.ratings.markers
    single = [marker for marker in markers if marker.value not in MIDDLE]
    plus = [marker for marker in markers if marker.plus]
    plain = [marker for marker in markers if marker.value in MIDDLE and not marker.plus]
    for group, shift, width, colour, label in (
        (single, 0.0, 0.8, BLUE, "single"),
        (plus, -0.21, 0.4, GREEN, "plus"),
        (plain, 0.21, 0.4, SKY, "plain"),
    ):
        positions = [marker.value + shift for marker in group]
        axes.bar(positions, [marker.taken for marker in group], width, color=colour, label=fmt(label))
    axes.set_xticks(range(HIGHEST_MARKER + 1))
    axes.set_xlim(-0.7, HIGHEST_MARKER + 0.7)
    axes.set_ylim(0, 1)
    reduce_frame(axes, "y")
    format_as_percent(axes.yaxis, fmt)
    axes.set_xlabel(fmt("marker"))
    axes.set_ylabel(fmt("axis-games"))
    draw_legend(axes, 3)
    set_title(axes, fmt("markers-title"), fmt("markers-below"))
    return chart


def draw_films(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw how many films players finish, and in which round."""
    chart = figure(8.4, 3.8)
    left: Any = chart.add_subplot(1, 2, 1)
    finishing = report.finishing
    players = sum(finishing.players)
    if report.players == 4:
        left.axvspan(2.5, 5.5, color=TARGET, zorder=0)
    left.bar(range(MOST_FILMS + 1), [count / players for count in finishing.players], 0.82, color=BLUE)
    left.axvline(finishing.each.value, color=ORANGE, linewidth=1.6)
    labels = [str(number) for number in range(MOST_FILMS)] + [f"{MOST_FILMS}+"]
    left.set_xticks(range(MOST_FILMS + 1), labels)
    reduce_frame(left, "y")
    format_as_percent(left.yaxis, fmt)
    left.set_xlabel(fmt("axis-films-each"))
    left.set_ylabel(fmt("axis-players"))
    mean, winner = fmt.estimate(finishing.each), fmt.estimate(finishing.winner)
    subtitle = "films-below-aim" if report.players == 4 else "films-below"
    set_title(left, fmt("films-title"), fmt(subtitle, mean=mean, winner=winner))
    right: Any = chart.add_subplot(1, 2, 2)
    rounds = range(1, len(finishing.rounds) + 1)
    right.bar(rounds, finishing.rounds, 0.7, color=PALE)
    for number, share in zip(rounds, finishing.rounds, strict=True):
        right.text(number, share, fmt.percent(share), ha="center", va="bottom")
    right.margins(y=0.1)
    right.set_xticks(rounds)
    right.set_yticks([])
    reduce_frame(right, "")
    right.set_xlabel(fmt("round"))
    set_title(right, fmt("when-title"), fmt("when-below", count=fmt.estimate(finishing.game)))
    return chart


def draw_tiles(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw what happens to the tiles of each kind that are turned up."""
    chart = figure(8.4, 4.4)
    axes: Any = chart.add_subplot()
    colours = {"finished": BLUE, "unfinished": PALE, "covered": AMBER, "discarded": ORANGE, "left": GREY}
    turned_up = [sum(kind.fates[fate] for fate in colours) or 1.0 for kind in report.kinds]
    segments: list[BarSegments] = []
    for fate, colour in colours.items():
        shares = [kind.fates[fate] / total for kind, total in zip(report.kinds, turned_up, strict=True)]
        if any(shares):
            segments.append(BarSegments(fmt(f"fate-{fate}"), colour, shares))
    texts = [[fmt.percent(value) for value in part.values] for part in segments]
    draw_stacked_bars(axes, [kind_name(box, kind.kind, fmt.language) for kind in report.kinds], segments, texts)
    format_as_percent(axes.xaxis, fmt)
    axes.set_xlim(0, 1)
    draw_legend(axes, len(segments))
    set_title(axes, fmt("tiles-title"), fmt("tiles-below"))
    return chart


def draw_screenplays(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw how often each screenplay becomes a film, and the ratings of the films."""
    chart = figure(9.2, 7.2)
    language = fmt.language
    order = sorted(range(len(box.screenplays)), key=lambda number: (box.screenplays[number].studio or 9, number))
    screenplays = [box.screenplays[number] for number in order]
    uses = [report.screenplays[number] for number in order]
    genres = [genre.id for genre in box.genres]
    colours = [(BLUE, ORANGE, GREEN)[genres.index(screenplay.genre)] for screenplay in screenplays]
    left: Any = chart.add_subplot(1, 2, 1)
    label_rows(left, [screenplay.title.in_language(language) for screenplay in screenplays])
    left.barh(range(len(uses)), [use.finished.value for use in uses], 0.62, color=colours)
    left.set_xlim(0, 1)
    format_as_percent(left.xaxis, fmt)
    left.set_xlabel(fmt("axis-owned"))
    for genre, colour in zip(box.genres, (BLUE, ORANGE, GREEN), strict=True):
        left.bar([0], [0], color=colour, label=genre.name.in_language(language))
    right: Any = chart.add_subplot(1, 2, 2)
    label_rows(right, [""] * len(uses))
    right.axvspan(MIDDLE[0], MIDDLE[-1], color=TARGET, zorder=0)
    for row, use in enumerate(uses):
        if use.rating.of:
            right.plot([use.rating.low, use.rating.high], [row, row], color=colours[row], linewidth=5, alpha=0.28)
            right.plot([use.rating.value], [row], "o", color=colours[row], markersize=6)
    right.set_xlim(0, HIGHEST_MARKER)
    right.set_xlabel(fmt("rating"))
    for row in range(1, len(order)):
        if screenplays[row].studio != screenplays[row - 1].studio:
            for axes in (left, right):
                axes.axhline(row - 0.5, color=SOFT, linewidth=0.6)
    draw_legend(left, 3)
    set_title(left, fmt("screenplays-title"), fmt("screenplays-below"))
    set_title(right, fmt("how-good-title"), fmt("how-good-below"))
    return chart
