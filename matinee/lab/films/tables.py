"""What the lab finds out about a box of Dream Factory or Traumfabrik, as tables."""

from rich.console import RenderableType
from rich.table import Table

from matinee.games.films.box import FilmsBox
from matinee.games.films.words import kind_name, trophy_name
from matinee.lab.aims import Aim
from matinee.lab.films.report import FilmsReport
from matinee.lab.saying import Speaker, capitalized
from matinee.lab.tables import ahead, aims_table, empty_table, facts_table, places_table, side_by_side, sparkline


def tables_of(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> list[RenderableType]:
    """The most important first."""
    studios = studio_names(box, speaker)

    def about(aim: Aim) -> str:
        if aim.id == "studio":
            return studios[int(aim.about)]
        if aim.id == "seat":
            return speaker("seat", number=int(aim.about) + 1)
        return capitalized(trophy_name(box, aim.about).in_language(speaker.language))

    places = [(studios[place.number], place) for place in found.studios if place.wins.of]
    seats = [(speaker("seat", number=place.number + 1), place) for place in found.seats]
    return [
        aims_table(found.aims, about, speaker),
        points_table(found, speaker),
        side_by_side(making_table(found, speaker), places_table([places, seats], speaker)),
        trophies_table(found, box, speaker),
        kinds_table(found, box, speaker),
        locations_table(found, box, speaker),
        money_table(found, speaker),
        screenplays_table(found, box, speaker),
    ]


def studio_names(box: FilmsBox, speaker: Speaker) -> dict[int, str]:
    return {studio.number: studio.name.in_language(speaker.language) for studio in box.studios}


def points_table(found: FilmsReport, speaker: Speaker) -> Table:
    headings = ("", *(speaker(f"from-{name}") for name in ("films", "trophies", "money")), speaker("total"))
    table = empty_table(speaker("points-title"), headings, ahead(found.outcome, speaker))
    for name, sources in (("winners", found.winners), ("everybody", found.everybody)):
        parts = (sources.films, sources.trophies, sources.money)
        texts = [speaker.with_share(part, sources.points, " · ") for part in parts]
        table.add_row(speaker(name), *texts, speaker.number(sources.points, 1))
    return table


def making_table(found: FilmsReport, speaker: Speaker) -> Table:
    data, ratings = found.finishing, found.ratings
    never = [f"{each.value}{'+' * each.plus}" for each in ratings.markers if not each.taken]
    facts = [
        ("each", speaker.estimate(data.each)),
        ("winner", speaker.estimate(data.winner)),
        ("game", speaker.estimate(data.game)),
        ("rounds", "  ".join(speaker.percent(share) for share in data.rounds)),
        ("rating", f"{speaker.number(ratings.median)}  {speaker.estimate(ratings.mean)}"),
        ("range", f"{ratings.lowest} … {ratings.highest}"),
        ("spread", sparkline(ratings.films)),
        ("never", "  ".join(never) or speaker("none")),
        ("unmarked", speaker.number(ratings.unmarked)),
        ("contracts", speaker.share(found.contracts.films)),
    ]
    return facts_table(speaker("making-title"), facts, speaker)


def trophies_table(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Table:
    headings = ("trophy", "awarded", "rating", "holder", "close", "lead", "lost")
    names = [speaker(heading) for heading in headings]
    table = empty_table(speaker("trophy-title"), names, speaker("trophy-caption"))
    for each in found.trophies:
        table.add_row(
            capitalized(trophy_name(box, each.id).in_language(speaker.language)),
            speaker.share(each.awarded),
            speaker.estimate(each.rating),
            speaker.share(each.wins),
            speaker.share(each.contested),
            speaker.estimate(each.lead),
            speaker.share(each.lost),
        )
    return table


def kinds_table(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Table:
    headings = ("kind", "stars", "price", "interval", "in-films", "covered", "wasted")
    caption = speaker("kinds-caption", star=speaker.estimate(found.prices.star, 2))
    table = empty_table(speaker("kinds-title"), [speaker(heading) for heading in headings], caption)
    for price, use in zip(found.prices.kinds, found.kinds, strict=True):
        came = sum(count for fate, count in use.fates.items() if fate != "unseen") or 1.0
        table.add_row(
            kind_name(box, use.kind, speaker.language),
            speaker.number(price.stars, 1),
            speaker.estimate(price.price),
            speaker.interval(price.price, "number"),
            speaker.percent(use.fates["finished"] / came),
            speaker.percent(use.fates["covered"] / came),
            speaker.share(use.wasted),
        )
    return table


def locations_table(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Table:
    prices = found.prices
    headings = [speaker("location"), speaker("average")]
    headings += [speaker("round-number", number=number) for number in range(1, 5)]
    sizes = " · ".join(f"{size} → {speaker.estimate(price)}" for size, price in prices.sizes.items())
    facts = {"lots": speaker.estimate(prices.lot), "sizes": sizes, "bidders": speaker.estimate(prices.bidders)}
    table = empty_table(speaker("locations-title"), headings, speaker("locations-caption", **facts))
    for number, price in prices.locations.items():
        location = box.locations[number]
        name = f"{location.name.in_language(speaker.language)} ({location.tiles})"
        table.add_row(name, speaker.estimate(price), *(speaker.number(each, 1) for each in prices.rounds[number]))
    return table


def money_table(found: FilmsReport, speaker: Speaker) -> Table:
    money = found.money
    facts = [
        ("left", speaker.estimate(money.left)),
        ("money-share", speaker.share(found.money_share)),
        ("richest", "  ".join(speaker.share(each) for each in money.ranks)),
        ("with-points", speaker.number(money.with_points, 2)),
        ("with-other-points", speaker.number(money.with_other_points, 2)),
        ("with-winning", speaker.number(money.with_winning, 2)),
    ]
    return facts_table(speaker("money-table-title"), facts, speaker)


def screenplays_table(found: FilmsReport, box: FilmsBox, speaker: Speaker) -> Table:
    headings = ("screenplay", "genre", "owned", "finished", "rating", "stars")
    table = empty_table(speaker("screenplays-table-title"), [speaker(heading) for heading in headings])
    table.columns[1].justify = "left"
    genres = {genre.id: genre.name.in_language(speaker.language) for genre in box.genres}
    for screenplay, use in zip(box.screenplays, found.screenplays, strict=True):
        table.add_row(
            screenplay.title.in_language(speaker.language),
            genres[screenplay.genre],
            speaker.number(use.owned),
            speaker.share(use.finished),
            speaker.estimate(use.rating),
            speaker.estimate(use.total),
        )
    return table
