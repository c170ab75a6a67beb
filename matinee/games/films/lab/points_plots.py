"""Charts of points, prices and winners in Dream Factory and Traumfabrik."""

from typing import Any

from matinee.arena.chart_style import figure
from matinee.games.films.box import FilmsBox
from matinee.games.films.lab.report import FilmsReport
from matinee.games.films.words import kind_name, trophy_name
from matinee.lab.charts import (
    AMBER,
    BLUE,
    GREEN,
    INK,
    PALE,
    BarSegments,
    draw_estimates,
    draw_fair_line,
    draw_heatmap,
    draw_legend,
    draw_stacked_bars,
    draw_win_shares,
    format_as_number,
    format_as_percent,
    label_rows,
    set_title,
)
from matinee.lab.formatting import Formatter, capitalise_first

RANKS = ("richest", "second", "third", "fourth")


def draw_points(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw points by source."""
    chart = figure(8.4, 3.3)
    axes: Any = chart.add_subplot()
    bars = (report.winners, report.everybody)
    colours = {"films": BLUE, "trophies": AMBER, "money": GREEN}
    segments = [
        BarSegments(fmt(f"from-{name}"), colour, [getattr(sources, name) for sources in bars])
        for name, colour in colours.items()
    ]
    texts = [
        [fmt.with_share(part.values[row], sources.points) for row, sources in enumerate(bars)] for part in segments
    ]
    draw_stacked_bars(axes, [fmt("winners"), fmt("everybody")], segments, texts)
    axes.set_xlabel(fmt("points"))
    draw_legend(axes, len(segments))
    set_title(axes, fmt("points-title"))
    return chart


def draw_balance(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw the win shares of studios and seats."""
    chart = figure(9.2, 4.0)
    studios = {studio.number: studio.name.in_language(fmt.language) for studio in box.studios}
    left: Any = chart.add_subplot(1, 2, 1)
    draw_win_shares(left, report.studios, [studios[place.number] for place in report.studios], fmt)
    set_title(left, fmt("studios-title"), fmt("balance-below"))
    right: Any = chart.add_subplot(1, 2, 2)
    draw_win_shares(right, report.seats, [fmt("seat", number=place.number + 1) for place in report.seats], fmt)
    set_title(right, fmt("seats-title"), fmt("seats-below"))
    return chart


def draw_trophies(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw how often the holder of a trophy wins, and how often the trophy is contested."""
    chart = figure(9.2, 5.6)
    trophies = report.trophies
    names = [capitalise_first(trophy_name(box, trophy.id).in_language(fmt.language)) for trophy in trophies]
    left: Any = chart.add_subplot(1, 2, 1)
    label_rows(left, [f"{name} ({trophy.points})" for name, trophy in zip(names, trophies, strict=True)])
    wins = [trophy.wins for trophy in trophies]
    draw_estimates(left, wins, [fmt.share(share) for share in wins])
    draw_fair_line(left, trophies[0].fair, fmt("fair"))
    left.set_xlim(0, min(1.0, max(share.high for share in wins) + 0.03))
    format_as_percent(left.xaxis, fmt)
    left.set_xlabel(fmt("axis-wins"))
    set_title(left, fmt("trophies-title"), fmt("trophies-below"))
    right: Any = chart.add_subplot(1, 2, 2)
    label_rows(right, [""] * len(names))
    rows = range(len(names))
    right.barh(rows, [trophy.awarded.value for trophy in trophies], 0.62, color=PALE, label=fmt("awarded"))
    right.barh(rows, [trophy.contested.value for trophy in trophies], 0.62, color=BLUE, label=fmt("contested"))
    draw_fair_line(right, 0.5, "")
    right.set_xlim(0, 1)
    format_as_percent(right.xaxis, fmt)
    right.set_xlabel(fmt("axis-games"))
    draw_legend(right, 2)
    set_title(right, fmt("contested-title"), fmt("contested-below"))
    return chart


def draw_prices(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw prices by kind of tile, and by location and round."""
    chart = figure(9.2, 4.4)
    left: Any = chart.add_subplot(1, 2, 1)
    kinds = sorted(report.prices.kinds, key=lambda kind: -kind.price.value)
    label_rows(left, [kind_name(box, kind.kind, fmt.language) for kind in kinds])
    draw_estimates(left, [kind.price for kind in kinds], [fmt.estimate(kind.price) for kind in kinds])
    left.set_xlim(min(0.0, *(kind.price.low for kind in kinds)), max(kind.price.high for kind in kinds) * 1.05)
    format_as_number(left.xaxis, fmt)
    left.set_xlabel(fmt("axis-price"))
    star = fmt.estimate(report.prices.star, 2)
    set_title(left, fmt("prices-title"), fmt("prices-below", star=star))
    right: Any = chart.add_subplot(1, 2, 2)
    prices = report.prices.rounds
    draw_heatmap(
        right, list(prices.values()), [[fmt.number(price, 1) for price in rounds] for rounds in prices.values()]
    )
    locations = [box.locations[number] for number in prices]
    names = [f"{location.name.in_language(fmt.language)} ({location.tiles})" for location in locations]
    right.set_yticks(range(len(names)), names, color=INK)
    right.set_xticks(range(4), [fmt("round-number", number=number) for number in range(1, 5)])
    set_title(right, fmt("lots-title"), fmt("lots-below"))
    return chart


def draw_money(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Any:
    """Draw how often players win by their rank in money."""
    chart = figure(7.2, 3.4)
    axes: Any = chart.add_subplot()
    money = report.money
    ranks = [*RANKS[: report.players - 1], "poorest"]
    label_rows(axes, [fmt("rich", rank=rank) for rank in ranks])
    draw_estimates(axes, money.ranks, [fmt.share(share) for share in money.ranks], GREEN)
    draw_fair_line(axes, money.fair, fmt("fair"))
    axes.set_xlim(0, max(2 * money.fair, *(share.high for share in money.ranks)) + 0.02)
    format_as_percent(axes.xaxis, fmt)
    axes.set_xlabel(fmt("axis-wins"))
    subtitle = fmt("money-below", left=fmt.estimate(money.left), share=fmt.share(report.money_share))
    set_title(axes, fmt("money-title"), subtitle)
    return chart
