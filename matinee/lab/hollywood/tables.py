"""What the lab finds out about a box of Hollywood, as tables."""

from collections.abc import Callable
from functools import partial

from rich.console import RenderableType
from rich.table import Table

from matinee.lab.aims import Aim
from matinee.lab.hollywood.report import HollywoodReport, Variant
from matinee.lab.hollywood.words import kind_word, variant_word
from matinee.lab.hollywood.worth import LARGEST, Sources
from matinee.lab.saying import Speaker
from matinee.lab.tables import ahead, aims_table, empty_table, facts_table, places_table, side_by_side

SOURCES = ("films", "blockbusters", "project")


def tables_of(found: HollywoodReport, speaker: Speaker) -> list[RenderableType]:
    """The most important first."""

    def about(aim: Aim) -> str:
        if aim.id == "seat":
            return speaker("seat", number=int(aim.about) + 1)
        return speaker("size", size=int(aim.about)) if aim.id == "size" else speaker("star", stars=int(aim.about))

    seats = [(speaker("seat", number=place.number + 1), place) for place in found.seats]
    tables: list[RenderableType] = [
        aims_table(found.aims, about, speaker),
        points_table(found, speaker),
        stars_table(found, speaker),
        side_by_side(sizes_table(found, speaker), facts_of_films(found, speaker)),
        side_by_side(places_table([seats], speaker), thrown_table(found, speaker)),
        cards_table(found, speaker),
    ]
    return [*tables, variants_table(found, speaker)] if len(found.variants) > 1 else tables


def source_texts(sources: Sources, speaker: Speaker) -> list[str]:
    parts = [speaker.with_share(getattr(sources, name), sources.points, " · ") for name in SOURCES]
    return [*parts, speaker.number(sources.points, 1)]


def points_table(found: HollywoodReport, speaker: Speaker) -> Table:
    headings = ("", *(speaker(f"from-{name}") for name in SOURCES), speaker("total"))
    table = empty_table(speaker("points-title"), headings, ahead(found.outcome, speaker))
    for name, sources in (("winners", found.winners), ("everybody", found.everybody)):
        table.add_row(speaker(name), *source_texts(sources, speaker))
    return table


def stars_table(found: HollywoodReport, speaker: Speaker) -> Table:
    headings = ("star-heading", "film-value", "gain", "interval", "finishing", "wasted-stars", "thrown-stars")
    names = [speaker(heading) for heading in (*headings, "holder", "correlation")]
    table = empty_table(speaker("stars-title"), names, speaker("stars-caption"))
    for star in found.stars:
        table.add_row(
            speaker("star", stars=star.stars),
            speaker.estimate(star.film),
            speaker.estimate(star.gain),
            speaker.interval(star.gain, "number"),
            *(speaker.percent(share) for share in (star.finishing, star.wasted, star.thrown)),
            speaker.share(star.wins),
            speaker.number(star.with_winning, 2),
        )
    return table


def sizes_table(found: HollywoodReport, speaker: Speaker) -> Table:
    headings = [speaker("size-heading"), *map(str, range(1, LARGEST)), f"{LARGEST}+"]
    table = empty_table(speaker("sizes-table-title"), headings)
    films = max(1, sum(found.making.sizes))
    for name, counts in (("share-counted", found.making.sizes), ("share-cards", found.making.cards)):
        table.add_row(speaker(name), *(speaker.percent(count / films) for count in counts))
    return table


def facts_of_films(found: HollywoodReport, speaker: Speaker) -> Table:
    making = found.making
    facts = [
        ("each", speaker.estimate(making.each)),
        ("winner", speaker.estimate(making.winner)),
        ("game", speaker.estimate(making.game)),
        ("size", speaker.estimate(making.size)),
        ("film-value", speaker.estimate(making.value)),
        ("wasted", speaker.estimate(found.wasted)),
        ("reel", speaker.number(found.reel, 1)),
    ]
    return facts_table(speaker("averages-title"), facts, speaker)


def cards_table(found: HollywoodReport, speaker: Speaker) -> Table:
    rounds = [speaker("round-number", number=number) for number in range(1, found.players + 1)]
    last = ("wins-with", "wins-without", "points-with", "points-without")
    headings = [speaker("card"), speaker("played"), *rounds, *(speaker(heading) for heading in last)]
    table = empty_table(speaker("cards-table-title"), headings)
    for card in found.studio_cards:
        table.add_row(
            speaker(card.id),
            speaker.share(card.played),
            *(speaker.percent(share) for share in card.rounds),
            *(speaker.share(share) for share in (card.wins, card.wins_without)),
            *(speaker.estimate(points) for points in (card.points, card.points_without)),
        )
    return table


def thrown_table(found: HollywoodReport, speaker: Speaker) -> Table:
    headings = ("card", "a-game", "share-thrown", "share-dealt")
    table = empty_table(speaker("thrown-table-title"), [speaker(heading) for heading in headings])
    for each in found.thrown:
        shares = (speaker.percent(each.share), speaker.percent(each.dealt))
        table.add_row(kind_word(each.kind, speaker), speaker.estimate(each.game), *shares)
    return table


def variants_table(found: HollywoodReport, speaker: Speaker) -> Table:
    """The variants side by side."""
    headings = [speaker("variant-heading"), *(variant_word(variant, speaker) for variant in found.variants)]
    table = empty_table(speaker("variants-table-title"), headings)
    rows: dict[str, Callable[[Variant], str]] = {
        "games": lambda variant: speaker.number(variant.games),
        "points": lambda variant: speaker.estimate(variant.outcome.points),
        **{f"from-{name}": partial(source_share, name=name, speaker=speaker) for name in SOURCES},
        "margin": lambda variant: speaker.estimate(variant.outcome.margin),
        "ties": lambda variant: speaker.share(variant.outcome.ties),
        "fact-game": lambda variant: speaker.estimate(variant.films),
        "fact-size": lambda variant: speaker.estimate(variant.size),
        "fact-film-value": lambda variant: speaker.estimate(variant.value),
        "moves": lambda variant: speaker.number(variant.outcome.moves.value),
    }
    for name, text in rows.items():
        table.add_row(speaker(name), *(text(variant) for variant in found.variants))
    return table


def source_share(variant: Variant, name: str, speaker: Speaker) -> str:
    return speaker.percent(getattr(variant.everybody, name) / (variant.everybody.points or 1.0))
