"""What the lab finds out about a box of Dream Factory or Traumfabrik, as tables."""

from rich.console import RenderableType
from rich.table import Table

from matinee.games.films.box import FilmsBox
from matinee.games.films.words import kind_name, trophy_name
from matinee.lab.aims import Aim
from matinee.lab.films.report import FilmsReport
from matinee.lab.formatting import Formatter, capitalized
from matinee.lab.tables import ahead, aims_table, empty_table, facts_table, places_table, side_by_side, sparkline


def tables_of(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> list[RenderableType]:
    """The most important first."""
    studios = studio_names(box, fmt)

    def about(aim: Aim) -> str:
        if aim.id == "studio":
            return studios[int(aim.about)]
        if aim.id == "seat":
            return fmt("seat", number=int(aim.about) + 1)
        return capitalized(trophy_name(box, aim.about).in_language(fmt.language))

    places = [(studios[place.number], place) for place in found.studios if place.wins.of]
    seats = [(fmt("seat", number=place.number + 1), place) for place in found.seats]
    return [
        aims_table(found.aims, about, fmt),
        points_table(found, fmt),
        side_by_side(making_table(found, fmt), places_table([places, seats], fmt)),
        trophies_table(found, box, fmt),
        kinds_table(found, box, fmt),
        locations_table(found, box, fmt),
        money_table(found, fmt),
        screenplays_table(found, box, fmt),
    ]


def studio_names(box: FilmsBox, fmt: Formatter) -> dict[int, str]:
    return {studio.number: studio.name.in_language(fmt.language) for studio in box.studios}


def points_table(found: FilmsReport, fmt: Formatter) -> Table:
    headings = ("", *(fmt(f"from-{name}") for name in ("films", "trophies", "money")), fmt("total"))
    table = empty_table(fmt("points-title"), headings, ahead(found.outcome, fmt))
    for name, sources in (("winners", found.winners), ("everybody", found.everybody)):
        parts = (sources.films, sources.trophies, sources.money)
        texts = [fmt.with_share(part, sources.points, " · ") for part in parts]
        table.add_row(fmt(name), *texts, fmt.number(sources.points, 1))
    return table


def making_table(found: FilmsReport, fmt: Formatter) -> Table:
    data, ratings = found.finishing, found.ratings
    never = [f"{each.value}{'+' * each.plus}" for each in ratings.markers if not each.taken]
    facts = [
        ("each", fmt.estimate(data.each)),
        ("winner", fmt.estimate(data.winner)),
        ("game", fmt.estimate(data.game)),
        ("rounds", "  ".join(fmt.percent(share) for share in data.rounds)),
        ("rating", f"{fmt.number(ratings.median)}  {fmt.estimate(ratings.mean)}"),
        ("range", f"{ratings.lowest} … {ratings.highest}"),
        ("spread", sparkline(ratings.films)),
        ("never", "  ".join(never) or fmt("none")),
        ("unmarked", fmt.number(ratings.unmarked)),
        ("contracts", fmt.share(found.contracts.films)),
    ]
    return facts_table(fmt("making-title"), facts, fmt)


def trophies_table(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Table:
    headings = ("trophy", "awarded", "rating", "holder", "close", "lead", "lost")
    names = [fmt(heading) for heading in headings]
    table = empty_table(fmt("trophy-title"), names, fmt("trophy-caption"))
    for each in found.trophies:
        table.add_row(
            capitalized(trophy_name(box, each.id).in_language(fmt.language)),
            fmt.share(each.awarded),
            fmt.estimate(each.rating),
            fmt.share(each.wins),
            fmt.share(each.contested),
            fmt.estimate(each.lead),
            fmt.share(each.lost),
        )
    return table


def kinds_table(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Table:
    headings = ("kind", "stars", "price", "interval", "in-films", "covered", "wasted")
    caption = fmt("kinds-caption", star=fmt.estimate(found.prices.star, 2))
    table = empty_table(fmt("kinds-title"), [fmt(heading) for heading in headings], caption)
    for price, use in zip(found.prices.kinds, found.kinds, strict=True):
        came = sum(count for fate, count in use.fates.items() if fate != "unseen") or 1.0
        table.add_row(
            kind_name(box, use.kind, fmt.language),
            fmt.number(price.stars, 1),
            fmt.estimate(price.price),
            fmt.interval(price.price, "number"),
            fmt.percent(use.fates["finished"] / came),
            fmt.percent(use.fates["covered"] / came),
            fmt.share(use.wasted),
        )
    return table


def locations_table(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Table:
    prices = found.prices
    headings = [fmt("location"), fmt("average")]
    headings += [fmt("round-number", number=number) for number in range(1, 5)]
    sizes = " · ".join(f"{size} → {fmt.estimate(price)}" for size, price in prices.sizes.items())
    facts = {"lots": fmt.estimate(prices.lot), "sizes": sizes, "bidders": fmt.estimate(prices.bidders)}
    table = empty_table(fmt("locations-title"), headings, fmt("locations-caption", **facts))
    for number, price in prices.locations.items():
        location = box.locations[number]
        name = f"{location.name.in_language(fmt.language)} ({location.tiles})"
        table.add_row(name, fmt.estimate(price), *(fmt.number(each, 1) for each in prices.rounds[number]))
    return table


def money_table(found: FilmsReport, fmt: Formatter) -> Table:
    money = found.money
    facts = [
        ("left", fmt.estimate(money.left)),
        ("money-share", fmt.share(found.money_share)),
        ("richest", "  ".join(fmt.share(each) for each in money.ranks)),
        ("with-points", fmt.number(money.with_points, 2)),
        ("with-other-points", fmt.number(money.with_other_points, 2)),
        ("with-winning", fmt.number(money.with_winning, 2)),
    ]
    return facts_table(fmt("money-table-title"), facts, fmt)


def screenplays_table(found: FilmsReport, box: FilmsBox, fmt: Formatter) -> Table:
    headings = ("screenplay", "genre", "owned", "finished", "rating", "stars")
    table = empty_table(fmt("screenplays-table-title"), [fmt(heading) for heading in headings])
    table.columns[1].justify = "left"
    genres = {genre.id: genre.name.in_language(fmt.language) for genre in box.genres}
    for screenplay, use in zip(box.screenplays, found.screenplays, strict=True):
        table.add_row(
            screenplay.title.in_language(fmt.language),
            genres[screenplay.genre],
            fmt.number(use.owned),
            fmt.share(use.finished),
            fmt.estimate(use.rating),
            fmt.estimate(use.total),
        )
    return table
