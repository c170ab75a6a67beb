"""The report on a box of Dream Factory or Traumfabrik as tables."""

from rich.console import RenderableType
from rich.table import Table

from matinee.games.films.box import FilmsBox
from matinee.games.films.lab.report import FilmsReport
from matinee.games.films.words import kind_name, trophy_name
from matinee.lab.aims import Aim
from matinee.lab.formatting import Formatter, capitalise_first
from matinee.lab.tables import (
    aims_table,
    empty_table,
    figures_table,
    outcome_sentence,
    places_table,
    side_by_side,
    sparkline,
)


def tables_of(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> list[RenderableType]:
    """Return the tables of a report, the most important first."""
    studios = studio_names(box, fmt)

    def subject(aim: Aim) -> str:
        if aim.id == "studio":
            return studios[int(aim.about)]
        if aim.id == "seat":
            return fmt("seat", number=int(aim.about) + 1)
        return capitalise_first(trophy_name(box, aim.about).in_language(fmt.language))

    places = [(studios[place.number], place) for place in report.studios if place.wins.of]
    seats = [(fmt("seat", number=place.number + 1), place) for place in report.seats]
    return [
        aims_table(report.aims, subject, fmt),
        points_table(report, fmt),
        side_by_side(production_table(report, fmt), places_table([places, seats], fmt)),
        trophies_table(report, box, fmt),
        kinds_table(report, box, fmt),
        locations_table(report, box, fmt),
        money_table(report, fmt),
        screenplays_table(report, box, fmt),
    ]


def studio_names(box: FilmsBox, fmt: Formatter) -> dict[int, str]:
    """Return the names of studios by number."""
    return {studio.number: studio.name.in_language(fmt.language) for studio in box.studios}


def points_table(report: FilmsReport, fmt: Formatter) -> Table:
    """Return a table of points by source."""
    headings = ("", *(fmt(f"from-{name}") for name in ("films", "trophies", "money")), fmt("total"))
    table = empty_table(fmt("points-title"), headings, outcome_sentence(report.outcome, fmt))
    for name, sources in (("winners", report.winners), ("everybody", report.everybody)):
        parts = (sources.films, sources.trophies, sources.money)
        texts = [fmt.with_share(part, sources.points, " · ") for part in parts]
        table.add_row(fmt(name), *texts, fmt.number(sources.points, 1))
    return table


def production_table(report: FilmsReport, fmt: Formatter) -> Table:
    """Return a table of figures about films and ratings."""
    data, ratings = report.finishing, report.ratings
    never_taken = [f"{marker.value}{'+' * marker.plus}" for marker in ratings.markers if not marker.taken]
    figures = [
        ("each", fmt.estimate(data.each)),
        ("winner", fmt.estimate(data.winner)),
        ("game", fmt.estimate(data.game)),
        ("rounds", "  ".join(fmt.percent(share) for share in data.rounds)),
        ("rating", f"{fmt.number(ratings.median)}  {fmt.estimate(ratings.mean)}"),
        ("range", f"{ratings.lowest} … {ratings.highest}"),
        ("spread", sparkline(ratings.films)),
        ("never", "  ".join(never_taken) or fmt("none")),
        ("unmarked", fmt.number(ratings.unmarked)),
        ("contracts", fmt.share(report.contracts.films)),
    ]
    return figures_table(fmt("making-title"), figures, fmt)


def trophies_table(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Table:
    """Return a table of the value of trophies."""
    headings = ("trophy", "awarded", "rating", "holder", "close", "lead", "lost")
    names = [fmt(heading) for heading in headings]
    table = empty_table(fmt("trophy-title"), names, fmt("trophy-caption"))
    for trophy in report.trophies:
        table.add_row(
            capitalise_first(trophy_name(box, trophy.id).in_language(fmt.language)),
            fmt.share(trophy.awarded),
            fmt.estimate(trophy.rating),
            fmt.share(trophy.wins),
            fmt.share(trophy.contested),
            fmt.estimate(trophy.lead),
            fmt.share(trophy.lost),
        )
    return table


def kinds_table(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Table:
    """Return a table of the prices and the use of tiles, by kind."""
    headings = ("kind", "stars", "price", "interval", "in-films", "covered", "wasted")
    caption = fmt("kinds-caption", star=fmt.estimate(report.prices.star, 2))
    table = empty_table(fmt("kinds-title"), [fmt(heading) for heading in headings], caption)
    for price, use in zip(report.prices.kinds, report.kinds, strict=True):
        turned_up = sum(count for fate, count in use.fates.items() if fate != "unseen") or 1.0
        table.add_row(
            kind_name(box, use.kind, fmt.language),
            fmt.number(price.stars, 1),
            fmt.estimate(price.price),
            fmt.interval_of(price.price, "number"),
            fmt.percent(use.fates["finished"] / turned_up),
            fmt.percent(use.fates["covered"] / turned_up),
            fmt.share(use.wasted),
        )
    return table


def locations_table(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Table:
    """Return a table of the prices at each location."""
    prices = report.prices
    headings = [fmt("location"), fmt("average")]
    headings += [fmt("round-number", number=number) for number in range(1, 5)]
    sizes = " · ".join(f"{size} → {fmt.estimate(price)}" for size, price in prices.sizes.items())
    facts = {"lots": fmt.estimate(prices.lot), "sizes": sizes, "bidders": fmt.estimate(prices.bidders)}
    table = empty_table(fmt("locations-title"), headings, fmt("locations-caption", **facts))
    for number, price in prices.locations.items():
        location = box.locations[number]
        name = f"{location.name.in_language(fmt.language)} ({location.tiles})"
        table.add_row(name, fmt.estimate(price), *(fmt.number(average, 1) for average in prices.rounds[number]))
    return table


def money_table(report: FilmsReport, fmt: Formatter) -> Table:
    """Return a table of figures about money."""
    money = report.money
    figures = [
        ("left", fmt.estimate(money.left)),
        ("money-share", fmt.share(report.money_share)),
        ("richest", "  ".join(fmt.share(rank) for rank in money.ranks)),
        ("with-points", fmt.number(money.with_points, 2)),
        ("with-other-points", fmt.number(money.with_other_points, 2)),
        ("with-winning", fmt.number(money.with_winning, 2)),
    ]
    return figures_table(fmt("money-table-title"), figures, fmt)


def screenplays_table(report: FilmsReport, box: FilmsBox, fmt: Formatter) -> Table:
    """Return a table of the use of screenplays."""
    headings = ("screenplay", "genre", "owned", "finished", "rating", "stars")
    table = empty_table(fmt("screenplays-table-title"), [fmt(heading) for heading in headings])
    table.columns[1].justify = "left"
    genres = {genre.id: genre.name.in_language(fmt.language) for genre in box.genres}
    for screenplay, use in zip(box.screenplays, report.screenplays, strict=True):
        table.add_row(
            screenplay.title.in_language(fmt.language),
            genres[screenplay.genre],
            fmt.number(use.owned),
            fmt.share(use.finished),
            fmt.estimate(use.rating),
            fmt.estimate(use.total),
        )
    return table
