"""The charts of the report on a box of Hollywood."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from matinee.arena.chart_style import figure, save, style
from matinee.games.hollywood.lab.names import kind_name, variant_name
from matinee.games.hollywood.lab.points import LARGEST_SIZE, Sources
from matinee.games.hollywood.lab.report import HollywoodReport
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
    BarSegments,
    draw_estimates,
    draw_fair_line,
    draw_legend,
    draw_stacked_bars,
    draw_win_shares,
    format_as_number,
    format_as_percent,
    label_rows,
    reduce_frame,
    set_footer,
    set_title,
)
from matinee.lab.formatting import Formatter, capitalise_first
from matinee.lab.statistics import Estimate

SOURCE_COLOURS = {"films": BLUE, "blockbusters": AMBER, "project": SKY}


def draw_all(report: HollywoodReport, fmt: Formatter, folder: Path, footer: str) -> list[Path]:
    """Write all charts and return their files. See `Analysis.draw`."""
    charts: dict[str, Callable[[HollywoodReport, Formatter], Any]] = {
        "sizes": draw_sizes,
        "stars": draw_stars,
        "points": draw_points,
        "seats": draw_seats,
        "studio-cards": draw_studio_cards,
        "thrown": draw_thrown_cards,
    }
    if len(report.variants) > 1:
        charts["variants"] = draw_variants
    files: list[Path] = []
    with style():
        for name, draw in charts.items():
            chart = draw(report, fmt)
            set_footer(chart, footer)
            files += save(chart, folder, name)
    return files


def draw_sizes(report: HollywoodReport, fmt: Formatter) -> Any:
    """Draw how many cards films have."""
    chart = figure(7.6, 4.0)
    axes: Any = chart.add_subplot()
    films = max(1, sum(report.making.sizes))
    for counts, shift, colour, label in (
        (report.making.sizes, -0.2, BLUE, "counted"),
        (report.making.cards, 0.2, PALE, "cards"),
    ):
        positions = [number + shift for number in range(1, LARGEST_SIZE + 1)]
        bars = axes.bar(positions, [count / films for count in counts], 0.38, color=colour, label=fmt(label))
        axes.bar_label(bars, [fmt.percent(count / films) for count in counts], fontsize=8.5, padding=2)
    axes.set_xticks(range(1, LARGEST_SIZE + 1), [*map(str, range(1, LARGEST_SIZE)), f"{LARGEST_SIZE}+"])
    axes.margins(y=0.1)
    reduce_frame(axes, "y")
    format_as_percent(axes.yaxis, fmt)
    axes.set_xlabel(fmt("axis-size"))
    axes.set_ylabel(fmt("axis-films"))
    draw_legend(axes, 2)
    films_per_game, value = fmt.estimate(report.making.game), fmt.estimate(report.making.value)
    set_title(axes, fmt("sizes-title"), fmt("sizes-below", films=films_per_game, value=value))
    return chart


def draw_stars(report: HollywoodReport, fmt: Formatter) -> Any:
    """Draw the value of stars, and how they are used."""
    chart = figure(9.4, 4.0)
    left: Any = chart.add_subplot(1, 2, 1)
    labels = [fmt("star", stars=star.stars) for star in report.stars]
    label_rows(left, labels)
    for name, colour in (("film", BLUE), ("gain", GREEN)):
        estimates: list[Estimate] = [getattr(star, name) for star in report.stars]
        draw_estimates(left, estimates, [fmt.estimate(estimate) for estimate in estimates], colour)
        left.plot([], [], "o", color=colour, label=fmt(f"worth-{name}"))
    draw_fair_line(left, report.reel, "")
    left.set_xlim(0, 1.05 * max(star.film.high for star in report.stars))
    format_as_number(left.xaxis, fmt)
    draw_legend(left, 1)
    set_title(left, fmt("worth-title"), fmt("worth-below", reel=fmt.number(report.reel, 1)))
    right: Any = chart.add_subplot(1, 2, 2)
    colours = {"finishing": BLUE, "wasted": ORANGE, "thrown": GREY}
    segments = [
        BarSegments(fmt(f"star-{fate}"), colour, [getattr(star, fate) for star in report.stars])
        for fate, colour in colours.items()
    ]
    texts = [[fmt.percent(value) for value in part.values] for part in segments]
    draw_stacked_bars(right, [""] * len(labels), segments, texts)
    right.set_xlim(0, 1)
    format_as_percent(right.xaxis, fmt)
    draw_legend(right, 2)
    set_title(right, fmt("fates-title"), fmt("fates-below"))
    return chart


def draw_points(report: HollywoodReport, fmt: Formatter) -> Any:
    """Draw points by source."""
    chart = figure(8.4, 3.3)
    axes: Any = chart.add_subplot()
    draw_sources(axes, [report.winners, report.everybody], [fmt("winners"), fmt("everybody")], fmt)
    set_title(axes, fmt("points-title"))
    return chart


def draw_sources(axes: Any, bars: list[Sources], labels: list[str], fmt: Formatter) -> None:
    """Draw one stacked bar of points by source for each label."""
    segments = [
        BarSegments(fmt(f"from-{name}"), colour, [getattr(bar, name) for bar in bars])
        for name, colour in SOURCE_COLOURS.items()
    ]
    two_lines_fit = len(bars) < 3
    texts = [
        [
            fmt.with_share(value, bar.points) if two_lines_fit else fmt.percent(value / (bar.points or 1.0))
            for value, bar in zip(part.values, bars, strict=True)
        ]
        for part in segments
    ]
    draw_stacked_bars(axes, labels, segments, texts)
    axes.set_xlabel(fmt("points"))
    draw_legend(axes, len(segments))


def draw_seats(report: HollywoodReport, fmt: Formatter) -> Any:
    """Draw the win shares of seats."""
    chart = figure(8.4, 3.6)
    axes: Any = chart.add_subplot()
    draw_win_shares(axes, report.seats, [fmt("seat", number=place.number + 1) for place in report.seats], fmt)
    set_title(axes, fmt("seats-title"), f"{fmt('seats-below')}. {fmt('balance-below')}")
    return chart


def draw_studio_cards(report: HollywoodReport, fmt: Formatter) -> Any:
    """Draw when studio cards are played, and how often their players win."""
    chart: Any = figure(10.4, 3.8)
    left, right = chart.subplots(1, 2, width_ratios=[1.25, 1])
    rounds = range(1, report.players + 1)
    for card, shift, colour in zip(report.studio_cards, (-0.2, 0.2), (BLUE, PURPLE), strict=True):
        shares = [*card.rounds, 1 - card.played.value]
        bars = left.bar([number + shift for number in (*rounds, report.players + 1)], shares, 0.38, color=colour)
        left.bar_label(bars, [fmt.percent(share) for share in shares], fontsize=8, padding=2)
        bars.set_label(fmt(card.id))
    labels = [*(fmt("round-number", number=number) for number in rounds), fmt("never")]
    left.set_xticks(range(1, report.players + 2), labels)
    left.margins(y=0.1)
    reduce_frame(left, "y")
    format_as_percent(left.yaxis, fmt)
    draw_legend(left, 2)
    set_title(left, fmt("studio-cards-title"), fmt("studio-cards-below"))
    labels, wins = list[str](), list[Estimate]()
    for card in report.studio_cards:
        labels += [fmt("with", card=fmt(card.id)), fmt("without", card=fmt(card.id))]
        wins += [card.wins, card.wins_without]
    label_rows(right, labels)
    draw_estimates(right, wins, [fmt.share(share) for share in wins], [BLUE, BLUE, PURPLE, PURPLE])
    draw_fair_line(right, 1 / report.players, fmt("fair"))
    format_as_percent(right.xaxis, fmt)
    right.set_xlabel(fmt("axis-wins"))
    set_title(right, fmt("used-title"), fmt("used-below"))
    return chart


def draw_thrown_cards(report: HollywoodReport, fmt: Formatter) -> Any:
    """Draw the kinds of cards that no player took, compared with those dealt."""
    chart = figure(7.6, 4.0)
    axes: Any = chart.add_subplot()
    dealt, thrown = [kind.dealt for kind in report.thrown], [kind.share for kind in report.thrown]
    label_rows(axes, [kind_name(kind.kind, fmt) for kind in report.thrown])
    for row, shares in enumerate(zip(dealt, thrown, strict=True)):
        axes.plot(shares, [row, row], color=ORANGE, alpha=0.4, linewidth=3)
    rows = range(len(report.thrown))
    axes.plot(dealt, rows, "o", color=SOFT, markerfacecolor=WHITE, label=fmt("dealt"))
    axes.plot(thrown, rows, "o", color=ORANGE, label=fmt("thrown"))
    for row, share in enumerate(thrown):
        axes.annotate(
            fmt.percent(share), (share, row), xytext=(0, 6), textcoords="offset points", ha="center", fontsize=8.5
        )
    axes.set_xlim(0, 1.12 * max([*thrown, *dealt]))
    format_as_percent(axes.xaxis, fmt)
    draw_legend(axes, 2)
    set_title(axes, fmt("thrown-title"), fmt("thrown-below"))
    return chart


def draw_variants(report: HollywoodReport, fmt: Formatter) -> Any:
    """Draw how the variants differ."""
    chart: Any = figure(9.4, 5.2)
    grid = chart.add_gridspec(2, 3, height_ratios=[1.3, 1])
    labels = [variant_name(variant, fmt) for variant in report.variants]
    top: Any = chart.add_subplot(grid[0, :])
    draw_sources(top, [variant.everybody for variant in report.variants], labels, fmt)
    set_title(top, fmt("variants-title"), fmt("variants-below"))
    measures: list[tuple[str, list[Estimate]]] = [
        ("margin", [variant.outcome.margin for variant in report.variants]),
        ("fact-game", [variant.films for variant in report.variants]),
        ("moves", [variant.outcome.moves for variant in report.variants]),
    ]
    for column, (name, estimates) in enumerate(measures):
        axes: Any = chart.add_subplot(grid[1, column])
        label_rows(axes, labels if column == 0 else [""] * len(labels))
        draw_estimates(axes, estimates, [fmt.estimate(estimate) for estimate in estimates], INK)
        axes.set_xlim(0, 1.15 * max(estimate.high for estimate in estimates))
        format_as_number(axes.xaxis, fmt)
        set_title(axes, capitalise_first(fmt(name)))
    return chart
