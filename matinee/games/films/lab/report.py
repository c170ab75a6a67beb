"""The report on a box of Dream Factory or Traumfabrik."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from matinee.games.films.box import FilmsBox
from matinee.games.films.lab.game_summary import FilmsGame
from matinee.games.films.lab.points import (
    Money,
    Prices,
    Sources,
    TrophyWorth,
    money_of,
    prices_of,
    sources_of,
    trophies_of,
)
from matinee.games.films.lab.production import (
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
from matinee.games.films.state import HIGHEST_MARKER, STUDIOS
from matinee.lab.aims import Aim, exact_estimate, judge_aim, judge_balance
from matinee.lab.outcome import Outcome, Place, outcome_of, results_by_place, results_by_seat
from matinee.lab.statistics import Estimate, ratio_of_sums

ENOUGH_FILMS = 3000  # if a rating has not occurred in so many films, it is considered impossible


class FilmsReport(Struct, frozen=True, kw_only=True, tag="films"):
    """The report on games with the same number of players."""

    games: int
    players: int
    aims: list[Aim]
    outcome: Outcome
    finishing: Finishing
    ratings: Ratings
    everybody: Sources  # points by source
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
    """Return the report on at least one game, all with the same number of players."""
    kinds, tiles = tiles_of(games, box)
    everybody, winners = sources_of(games)
    report = FilmsReport(
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
        studios=results_by_place(np.asarray([game.studios for game in games]), range(1, STUDIOS + 1), games),
        seats=results_by_seat([game.first for game in games], games),
    )
    report.aims.extend(aims_of(report))
    return report


def money_share(games: Sequence[FilmsGame]) -> Estimate:
    """Return the share of money in the winners' points."""
    money = [np.mean([game.money[seat] for seat in game.winners]) for game in games]
    return ratio_of_sums(money, [max(game.points) for game in games])


def aims_of(report: FilmsReport) -> list[Aim]:
    """Return the designer's aims with their verdicts, the most important first."""
    ratings, films = report.ratings, sum(report.ratings.films)
    # The lowest and highest ratings that are possible as far as the films show.
    lowest, highest = (ratings.lowest, ratings.highest) if films >= ENOUGH_FILMS else (0, HIGHEST_MARKER)
    fair = 1 / report.players
    aims = [
        judge_aim("median", exact_estimate(ratings.median, films), MIDDLE[0], MIDDLE[-1]),
        judge_aim("middle", ratings.middle, 0.5, None, "share"),
        judge_aim("low", ratings.low, 0.01, None, "share"),
        judge_aim("high", ratings.high, 0.01, None, "share"),
        judge_aim("lowest", Estimate(ratings.lowest, lowest, ratings.lowest, films), None, 0),
        judge_aim("highest", Estimate(ratings.highest, ratings.highest, highest, films), 20, None),
    ]
    if report.players == 4:
        aims.append(judge_aim("films", report.finishing.each, 3, 5))
    aims += [judge_balance("studio", str(place.number), place.wins, fair) for place in report.studios if place.wins.of]
    aims += [judge_balance("seat", str(place.number), place.wins, fair) for place in report.seats]
    aims += [judge_aim("trophy", trophy.contested, 0.5, None, "share", trophy.id) for trophy in report.trophies]
    aims.append(judge_aim("money-share", report.money_share, 0.05, 0.35, "share"))
    aims.append(judge_aim("richest", report.money.ranks[0], None, 2 * fair, "share"))
    return aims
