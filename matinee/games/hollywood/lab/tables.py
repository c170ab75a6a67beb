"""The report on a box of Hollywood as tables."""

from collections.abc import Callable
from functools import partial

from rich.console import RenderableType
from rich.table import Table

from matinee.games.hollywood.lab.names import kind_name, variant_name
from matinee.games.hollywood.lab.points import LARGEST_SIZE, Sources
from matinee.games.hollywood.lab.report import HollywoodReport, Variant
from matinee.lab.aims import Aim
from matinee.lab.formatting import Formatter
from matinee.lab.tables import aims_table, empty_table, figures_table, outcome_sentence, places_table, side_by_side

SOURCES = ("films", "blockbusters", "project")


def tables_of(report: HollywoodReport, fmt: Formatter) -> list[RenderableType]:
    """Return the tables of a report, the most important first."""

    def subject(aim: Aim) -> str:
        if aim.id == "seat":
            return fmt("seat", number=int(aim.about) + 1)
        return fmt("size", size=int(aim.about)) if aim.id == "size" else fmt("star", stars=int(aim.about))

    seats = [(fmt("seat", number=place.number + 1), place) for place in report.seats]
    tables: list[RenderableType] = [
        aims_table(report.aims, subject, fmt),
        points_table(report, fmt),
        stars_table(report, fmt),
        side_by_side(sizes_table(report, fmt), averages_table(report, fmt)),
        side_by_side(places_table([seats], fmt), thrown_table(report, fmt)),
        studio_cards_table(report, fmt),
    ]
    return [*tables, variants_table(report, fmt)] if len(report.variants) > 1 else tables


def source_texts(sources: Sources, fmt: Formatter) -> list[str]:
    """Return the points of each source with their shares, and the total."""
    parts = [fmt.with_share(getattr(sources, name), sources.points, " · ") for name in SOURCES]
    return [*parts, fmt.number(sources.points, 1)]


def points_table(report: HollywoodReport, fmt: Formatter) -> Table:
    """Return a table of points by source."""
    headings = ("", *(fmt(f"from-{name}") for name in SOURCES), fmt("total"))
    table = empty_table(fmt("points-title"), headings, outcome_sentence(report.outcome, fmt))
    for name, sources in (("winners", report.winners), ("everybody", report.everybody)):
        table.add_row(fmt(name), *source_texts(sources, fmt))
    return table


def stars_table(report: HollywoodReport, fmt: Formatter) -> Table:
    """Return a table of the use and the value of stars."""
    headings = ("star-heading", "film-value", "gain", "interval", "finishing", "wasted-stars", "thrown-stars")
    names = [fmt(heading) for heading in (*headings, "holder", "correlation")]
    table = empty_table(fmt("stars-title"), names, fmt("stars-caption"))
    for star in report.stars:
        table.add_row(
            fmt("star", stars=star.stars),
            fmt.estimate(star.film),
            fmt.estimate(star.gain),
            fmt.interval_of(star.gain, "number"),
            *(fmt.percent(share) for share in (star.finishing, star.wasted, star.thrown)),
            fmt.share(star.wins),
            fmt.number(star.with_winning, 2),
        )
    return table


def sizes_table(report: HollywoodReport, fmt: Formatter) -> Table:
    """Return a table of the sizes of films."""
    headings = [fmt("size-heading"), *map(str, range(1, LARGEST_SIZE)), f"{LARGEST_SIZE}+"]
    table = empty_table(fmt("sizes-table-title"), headings)
    films = max(1, sum(report.making.sizes))
    for name, counts in (("share-counted", report.making.sizes), ("share-cards", report.making.cards)):
        table.add_row(fmt(name), *(fmt.percent(count / films) for count in counts))
    return table


def averages_table(report: HollywoodReport, fmt: Formatter) -> Table:
    """Return a table of averages about films."""
    making = report.making
    figures = [
        ("each", fmt.estimate(making.each)),
        ("winner", fmt.estimate(making.winner)),
        ("game", fmt.estimate(making.game)),
        ("size", fmt.estimate(making.size)),
        ("film-value", fmt.estimate(making.value)),
        ("wasted", fmt.estimate(report.wasted)),
        ("reel", fmt.number(report.reel, 1)),
    ]
    return figures_table(fmt("averages-title"), figures, fmt)


def studio_cards_table(report: HollywoodReport, fmt: Formatter) -> Table:
    """Return a table of the use of studio cards."""
    rounds = [fmt("round-number", number=number) for number in range(1, report.players + 1)]
    last = ("wins-with", "wins-without", "points-with", "points-without")
    headings = [fmt("card"), fmt("played"), *rounds, *(fmt(heading) for heading in last)]
    table = empty_table(fmt("cards-table-title"), headings)
    for card in report.studio_cards:
        table.add_row(
            fmt(card.id),
            fmt.share(card.played),
            *(fmt.percent(share) for share in card.rounds),
            *(fmt.share(share) for share in (card.wins, card.wins_without)),
            *(fmt.estimate(points) for points in (card.points, card.points_without)),
        )
    return table


def thrown_table(report: HollywoodReport, fmt: Formatter) -> Table:
    """Return a table of the cards that no player took."""
    headings = ("card", "a-game", "share-thrown", "share-dealt")
    table = empty_table(fmt("thrown-table-title"), [fmt(heading) for heading in headings])
    for kind in report.thrown:
        shares = (fmt.percent(kind.share), fmt.percent(kind.dealt))
        table.add_row(kind_name(kind.kind, fmt), fmt.estimate(kind.game), *shares)
    return table


def variants_table(report: HollywoodReport, fmt: Formatter) -> Table:
    """Return a table that compares the variants."""
    headings = [fmt("variant-heading"), *(variant_name(variant, fmt) for variant in report.variants)]
    table = empty_table(fmt("variants-table-title"), headings)
    rows: dict[str, Callable[[Variant], str]] = {
        "games": lambda variant: fmt.number(variant.games),
        "points": lambda variant: fmt.estimate(variant.outcome.points),
        **{f"from-{name}": partial(source_share, name=name, fmt=fmt) for name in SOURCES},
        "margin": lambda variant: fmt.estimate(variant.outcome.margin),
        "ties": lambda variant: fmt.share(variant.outcome.ties),
        "fact-game": lambda variant: fmt.estimate(variant.films),
        "fact-size": lambda variant: fmt.estimate(variant.size),
        "fact-film-value": lambda variant: fmt.estimate(variant.value),
        "moves": lambda variant: fmt.number(variant.outcome.moves.value),
    }
    for name, text in rows.items():
        table.add_row(fmt(name), *(text(variant) for variant in report.variants))
    return table


def source_share(variant: Variant, name: str, fmt: Formatter) -> str:
    """Return the share of a source in all points of a variant."""
    return fmt.percent(getattr(variant.everybody, name) / (variant.everybody.points or 1.0))
