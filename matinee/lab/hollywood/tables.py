"""What the lab finds out about a box of Hollywood, as tables."""

from collections.abc import Callable
from functools import partial

from rich.console import RenderableType
from rich.table import Table

from matinee.lab.aims import Aim
from matinee.lab.formatting import Formatter
from matinee.lab.hollywood.names import kind_word, variant_word
from matinee.lab.hollywood.points import LARGEST, Sources
from matinee.lab.hollywood.report import HollywoodReport, Variant
from matinee.lab.tables import ahead, aims_table, empty_table, facts_table, places_table, side_by_side

SOURCES = ("films", "blockbusters", "project")


def tables_of(found: HollywoodReport, fmt: Formatter) -> list[RenderableType]:
    """The most important first."""

    def about(aim: Aim) -> str:
        if aim.id == "seat":
            return fmt("seat", number=int(aim.about) + 1)
        return fmt("size", size=int(aim.about)) if aim.id == "size" else fmt("star", stars=int(aim.about))

    seats = [(fmt("seat", number=place.number + 1), place) for place in found.seats]
    tables: list[RenderableType] = [
        aims_table(found.aims, about, fmt),
        points_table(found, fmt),
        stars_table(found, fmt),
        side_by_side(sizes_table(found, fmt), facts_of_films(found, fmt)),
        side_by_side(places_table([seats], fmt), thrown_table(found, fmt)),
        cards_table(found, fmt),
    ]
    return [*tables, variants_table(found, fmt)] if len(found.variants) > 1 else tables


def source_texts(sources: Sources, fmt: Formatter) -> list[str]:
    parts = [fmt.with_share(getattr(sources, name), sources.points, " · ") for name in SOURCES]
    return [*parts, fmt.number(sources.points, 1)]


def points_table(found: HollywoodReport, fmt: Formatter) -> Table:
    headings = ("", *(fmt(f"from-{name}") for name in SOURCES), fmt("total"))
    table = empty_table(fmt("points-title"), headings, ahead(found.outcome, fmt))
    for name, sources in (("winners", found.winners), ("everybody", found.everybody)):
        table.add_row(fmt(name), *source_texts(sources, fmt))
    return table


def stars_table(found: HollywoodReport, fmt: Formatter) -> Table:
    headings = ("star-heading", "film-value", "gain", "interval", "finishing", "wasted-stars", "thrown-stars")
    names = [fmt(heading) for heading in (*headings, "holder", "correlation")]
    table = empty_table(fmt("stars-title"), names, fmt("stars-caption"))
    for star in found.stars:
        table.add_row(
            fmt("star", stars=star.stars),
            fmt.estimate(star.film),
            fmt.estimate(star.gain),
            fmt.interval(star.gain, "number"),
            *(fmt.percent(share) for share in (star.finishing, star.wasted, star.thrown)),
            fmt.share(star.wins),
            fmt.number(star.with_winning, 2),
        )
    return table


def sizes_table(found: HollywoodReport, fmt: Formatter) -> Table:
    headings = [fmt("size-heading"), *map(str, range(1, LARGEST)), f"{LARGEST}+"]
    table = empty_table(fmt("sizes-table-title"), headings)
    films = max(1, sum(found.making.sizes))
    for name, counts in (("share-counted", found.making.sizes), ("share-cards", found.making.cards)):
        table.add_row(fmt(name), *(fmt.percent(count / films) for count in counts))
    return table


def facts_of_films(found: HollywoodReport, fmt: Formatter) -> Table:
    making = found.making
    facts = [
        ("each", fmt.estimate(making.each)),
        ("winner", fmt.estimate(making.winner)),
        ("game", fmt.estimate(making.game)),
        ("size", fmt.estimate(making.size)),
        ("film-value", fmt.estimate(making.value)),
        ("wasted", fmt.estimate(found.wasted)),
        ("reel", fmt.number(found.reel, 1)),
    ]
    return facts_table(fmt("averages-title"), facts, fmt)


def cards_table(found: HollywoodReport, fmt: Formatter) -> Table:
    rounds = [fmt("round-number", number=number) for number in range(1, found.players + 1)]
    last = ("wins-with", "wins-without", "points-with", "points-without")
    headings = [fmt("card"), fmt("played"), *rounds, *(fmt(heading) for heading in last)]
    table = empty_table(fmt("cards-table-title"), headings)
    for card in found.studio_cards:
        table.add_row(
            fmt(card.id),
            fmt.share(card.played),
            *(fmt.percent(share) for share in card.rounds),
            *(fmt.share(share) for share in (card.wins, card.wins_without)),
            *(fmt.estimate(points) for points in (card.points, card.points_without)),
        )
    return table


def thrown_table(found: HollywoodReport, fmt: Formatter) -> Table:
    headings = ("card", "a-game", "share-thrown", "share-dealt")
    table = empty_table(fmt("thrown-table-title"), [fmt(heading) for heading in headings])
    for each in found.thrown:
        shares = (fmt.percent(each.share), fmt.percent(each.dealt))
        table.add_row(kind_word(each.kind, fmt), fmt.estimate(each.game), *shares)
    return table


def variants_table(found: HollywoodReport, fmt: Formatter) -> Table:
    """The variants side by side."""
    headings = [fmt("variant-heading"), *(variant_word(variant, fmt) for variant in found.variants)]
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
        table.add_row(fmt(name), *(text(variant) for variant in found.variants))
    return table


def source_share(variant: Variant, name: str, fmt: Formatter) -> str:
    return fmt.percent(getattr(variant.everybody, name) / (variant.everybody.points or 1.0))
