"""All that the lab finds out about a box of Dream Factory or Traumfabrik."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from matinee.games.films.box import FilmsBox
from matinee.games.films.state import HIGHEST_MARKER, STUDIOS
from matinee.lab.aims import Aim, aim, balance, exact
from matinee.lab.films.facts import FilmsGame
from matinee.lab.films.points import (
    Money,
    Prices,
    Sources,
    TrophyWorth,
    money_of,
    prices_of,
    sources_of,
    trophies_of,
)
from matinee.lab.films.production import (
    MIDDLE,
    Contracts,
    Finishing,
    KindUse,
    Ratings,
    ScreenplayUse,
    TileUse,
    contracts_of,
    finishing_of,
    ratings_of,
    screenplays_of,
    tiles_of,
)
from matinee.lab.outcome import Outcome, Place, outcome_of, places, seats
from matinee.lab.statistics import Estimate, per

MANY = 3000  # films, after which a rating that has not occurred is as good as impossible


class FilmsReport(Struct, frozen=True, kw_only=True, tag="films"):
    games: int
    players: int
    aims: list[Aim]
    outcome: Outcome
    finishing: Finishing
    ratings: Ratings
    everybody: Sources  # where points come from
    winners: Sources
    money_share: Estimate  # of the winners' points
    money: Money
    trophies: list[TrophyWorth]
    prices: Prices
    kinds: list[KindUse]
    tiles: list[TileUse]
    contracts: Contracts
    screenplays: list[ScreenplayUse]
    studios: list[Place]
    seats: list[Place]


def report_of(games: Sequence[FilmsGame], box: FilmsBox) -> FilmsReport:
    """Games of as many players each, at least one."""
    kinds, tiles = tiles_of(games, box)
    everybody, winners = sources_of(games)
    found = FilmsReport(
        games=len(games),
        players=games[0].players,
        aims=[],
        outcome=outcome_of(games),
        finishing=finishing_of(games),
        ratings=ratings_of(games),
        everybody=everybody,
        winners=winners,
        money_share=money_share(games),
        money=money_of(games),
        trophies=trophies_of(games),
        prices=prices_of(games, box),
        kinds=kinds,
        tiles=tiles,
        contracts=contracts_of(games, box),
        screenplays=screenplays_of(games, box),
        studios=places(np.asarray([game.studios for game in games]), range(1, STUDIOS + 1), games),
        seats=seats([game.first for game in games], games),
    )
    found.aims.extend(aims_of(found))
    return found


def money_share(games: Sequence[FilmsGame]) -> Estimate:
    """The share of the winners' points that is money."""
    money = [np.mean([game.money[seat] for seat in game.winners]) for game in games]
    return per(money, [max(game.points) for game in games])


def aims_of(found: FilmsReport) -> list[Aim]:
    """What the designer aims at, the most important first."""
    ratings, films = found.ratings, sum(found.ratings.films)
    lowest, highest = (ratings.lowest, ratings.highest) if films >= MANY else (0, HIGHEST_MARKER)  # that may yet come
    fair = 1 / found.players
    aims = [
        aim("median", exact(ratings.median, films), MIDDLE[0], MIDDLE[-1]),
        aim("middle", ratings.middle, 0.5, None, "share"),
        aim("low", ratings.low, 0.01, None, "share"),
        aim("high", ratings.high, 0.01, None, "share"),
        aim("lowest", Estimate(ratings.lowest, lowest, ratings.lowest, films), None, 0),
        aim("highest", Estimate(ratings.highest, ratings.highest, highest, films), 20, None),
    ]
    if found.players == 4:
        aims.append(aim("films", found.finishing.each, 3, 5))
    aims += [balance("studio", str(place.number), place.wins, fair) for place in found.studios if place.wins.of]
    aims += [balance("seat", str(place.number), place.wins, fair) for place in found.seats]
    aims += [aim("trophy", trophy.contested, 0.5, None, "share", trophy.id) for trophy in found.trophies]
    aims.append(aim("money-share", found.money_share, 0.05, 0.35, "share"))
    aims.append(aim("richest", found.money.ranks[0], None, 2 * fair, "share"))
    return aims
