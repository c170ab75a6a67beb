"""Summarise the games of a tournament: by bot, by line-up, and the failures.

Failed games are counted only among the failures.
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from matinee.arena import league_ratings
from matinee.arena.game_runner import Failure, Result
from matinee.arena.league_ratings import RankedGame
from matinee.arena.lineups import LineUp, Plan
from matinee.arena.ratings import MIN_DEALS, Estimates, Floats, Tally, estimate
from matinee.arena.results import Header
from matinee.engine.scores import places


class Interval(Struct, frozen=True):
    """An estimate with its 95% interval."""

    value: float
    low: float
    high: float


class BotSummary(Struct, frozen=True):
    """The results of a bot over all its games."""

    bot: str
    games: int
    rating: Interval | None  # None without games or without other bots
    place: float | None  # mean
    wins: float | None  # share of its seats that won
    points: float | None  # mean
    seconds: float | None  # mean thinking time per move
    longest: float | None  # thinking time of the slowest move


class LineUpSummary(
    Struct,
    frozen=True,
    rename={"candidate": "one", "opponent": "rest", "win_rate": "share", "opponent_points": "points_of_rest"},
):
    """The results of a line-up. `rename` keeps the names in `results.json` stable."""

    candidate: str
    opponent: str
    games: int
    win_rate: Interval | None  # of the candidate
    fair: float  # the win rate of equally strong bots
    points: float | None  # mean of the candidate
    opponent_points: float | None  # mean


class FailureSummary(Struct, frozen=True):
    """How often a bot failed, and its first failure."""

    bot: str
    times: int
    first: Failure
    deal: int
    line_up: int


class Summary(Struct, frozen=True):
    """The content of `results.json`."""

    arena: Header
    deals: int
    games: int
    failed: int
    few: bool  # fewer than `MIN_DEALS` deals: games are treated as independent
    bots: list[BotSummary]
    line_ups: list[LineUpSummary]
    failures: list[FailureSummary]


def summarise(plan: Plan, header: Header, results: Sequence[Result]) -> Summary:
    """Return the summary of a tournament. The order of the results makes no difference."""
    ordered = sorted(results, key=lambda result: result.key)
    finished = [result for result in ordered if result.failure is None]
    deals = {result.deal for result in finished}
    seats = _seats_by_bot(plan, finished)
    line_ups: list[LineUpSummary] = []
    if not plan.league:
        estimates = estimate(tally(plan, finished), plan.seed)
        ratings, intervals = estimates.ratings, estimates.rating_intervals
        line_ups = [_summarise_line_up(*each, finished, header, estimates) for each in enumerate(plan.line_ups)]
    else:
        ratings, intervals = league_ratings.estimate(ranked_games(plan, finished), len(plan.bots), plan.seed)
    rating_by_bot = _ratings(plan, seats, ratings, intervals)
    return Summary(
        arena=header,
        deals=len(deals),
        games=len(finished),
        failed=len(ordered) - len(finished),
        few=len(deals) < MIN_DEALS,
        bots=[_summarise_bot(bot, seats[bot], rating_by_bot.get(bot)) for bot in plan.bots],
        line_ups=line_ups,
        failures=_summarise_failures(ordered),
    )


def tally(plan: Plan, finished: Sequence[Result]) -> Tally:
    """Count games and wins by block and line-up."""
    blocks = _blocks(finished)
    games = np.zeros((max(blocks, default=0) + 1, len(plan.line_ups)))
    wins = np.zeros_like(games)
    for block, result in zip(blocks, finished, strict=True):
        games[block, result.line_up] += 1
        wins[block, result.line_up] += win_share(result, result.seat)
    indices = {bot: index for index, bot in enumerate(plan.bots)}
    return Tally(
        candidates=np.array([indices[each.candidate] for each in plan.line_ups]),
        opponents=np.array([indices[each.opponent] for each in plan.line_ups]),
        players=plan.settings.players,
        bots=len(plan.bots),
        games=games,
        wins=wins,
    )


def ranked_games(plan: Plan, finished: Sequence[Result]) -> list[RankedGame]:
    """Return the bots and places of the games of a league."""
    indices = {bot: index for index, bot in enumerate(plan.bots)}
    return [
        RankedGame(
            block, [indices[bot] for bot in plan.bots_by_seat(result.key)], places(result.points, result.winners)
        )
        for block, result in zip(_blocks(finished), finished, strict=True)
    ]


def _blocks(finished: Sequence[Result]) -> list[int]:
    """Return the number of each game's deal, or a different number for each game if there are few deals."""
    deals = {deal: number for number, deal in enumerate(sorted({result.deal for result in finished}))}
    if len(deals) < MIN_DEALS:
        return list(range(len(finished)))
    return [deals[result.deal] for result in finished]


def win_share(result: Result, seat: int) -> float:
    """Return 1 for the winner of a game, an equal share for shared winners, and 0 for the others."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def points_by_bot(plan: Plan, results: Sequence[Result]) -> dict[str, list[int]]:
    """Return the points of each bot in each of its finished games, by seat."""
    seats = _seats_by_bot(plan, [result for result in results if result.failure is None])
    return {bot: [result.points[seat] for result, seat in each] for bot, each in seats.items()}


def _seats_by_bot(plan: Plan, finished: Sequence[Result]) -> dict[str, list[tuple[Result, int]]]:
    """Return the games and seats of each bot."""
    seats: dict[str, list[tuple[Result, int]]] = {bot: [] for bot in plan.bots}
    for result in finished:
        for seat, bot in enumerate(plan.bots_by_seat(result.key)):
            seats[bot].append((result, seat))
    return seats


def _ratings(
    plan: Plan, seats: Mapping[str, Sequence[object]], ratings: Floats, intervals: Floats
) -> dict[str, Interval]:
    """Return the ratings of the bots that have played, with mean 0, or none if there is only one bot."""
    if len(plan.bots) == 1:
        return {}
    rated = [number for number, bot in enumerate(plan.bots) if seats[bot]]
    mean = ratings[rated].mean() if rated else 0.0
    return {plan.bots[number]: _interval(ratings[number] - mean, intervals[number] - mean) for number in rated}


def _summarise_bot(bot: str, seats: Sequence[tuple[Result, int]], rating: Interval | None) -> BotSummary:
    moves = sum(result.moves[seat] for result, seat in seats)
    return BotSummary(
        bot=bot,
        games=len({result.key for result, _ in seats}),
        rating=rating,
        place=_mean([places(result.points, result.winners)[seat] for result, seat in seats]),
        wins=_mean([win_share(result, seat) for result, seat in seats]),
        points=_mean([result.points[seat] for result, seat in seats]),
        seconds=sum(result.seconds[seat] for result, seat in seats) / moves if moves else None,
        longest=max((result.longest[seat] for result, seat in seats), default=None),
    )


def _summarise_line_up(
    number: int, line_up: LineUp, finished: Sequence[Result], header: Header, estimates: Estimates
) -> LineUpSummary:
    games = [result for result in finished if result.line_up == number]
    return LineUpSummary(
        candidate=line_up.candidate,
        opponent=line_up.opponent,
        games=len(games),
        win_rate=_interval(estimates.win_rates[number], estimates.win_rate_intervals[number]) if games else None,
        fair=1 / header.players,
        points=_mean([result.points[result.seat] for result in games]),
        opponent_points=_mean(
            [points for result in games for seat, points in enumerate(result.points) if seat != result.seat]
        ),
    )


def _summarise_failures(ordered: Sequence[Result]) -> list[FailureSummary]:
    failed: dict[str, list[Result]] = {}
    for result in ordered:
        if result.failure:
            failed.setdefault(result.failure.bot, []).append(result)
    return [
        FailureSummary(bot, len(results), first, results[0].deal, results[0].line_up)
        for bot, results in failed.items()
        if (first := results[0].failure)
    ]


def _interval(value: np.float64, bounds: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Interval:
    return Interval(float(value), float(bounds[0]), float(bounds[1]))


def _mean(numbers: Sequence[float]) -> float | None:
    return math.fsum(numbers) / len(numbers) if numbers else None
