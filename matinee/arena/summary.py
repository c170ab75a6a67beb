"""Summarise the games of a tournament: by bot, by line-up, and the failures.

Failed games are counted only among the failures.
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from matinee.arena.game_runner import Failure, Result
from matinee.arena.lineups import LineUp, Plan
from matinee.arena.ratings import MIN_DEALS, Estimates, Tally, estimate
from matinee.arena.results import Header


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
    estimates = estimate(tally(plan, finished), plan.seed)
    seats = _seats_by_bot(plan, finished)
    ratings = _ratings(plan, seats, estimates)
    return Summary(
        arena=header,
        deals=len(deals),
        games=len(finished),
        failed=len(ordered) - len(finished),
        few=len(deals) < MIN_DEALS,
        bots=[_summarise_bot(bot, seats[bot], ratings.get(bot)) for bot in plan.bots],
        line_ups=[
            _summarise_line_up(number, each, finished, header, estimates) for number, each in enumerate(plan.line_ups)
        ],
        failures=_summarise_failures(ordered),
    )


def tally(plan: Plan, finished: Sequence[Result]) -> Tally:
    """Count games and wins by block and line-up."""
    deals = {deal: number for number, deal in enumerate(sorted({result.deal for result in finished}))}
    independent = len(deals) < MIN_DEALS
    games = np.zeros((max(1, len(finished) if independent else len(deals)), len(plan.line_ups)))
    wins = np.zeros_like(games)
    for number, result in enumerate(finished):
        block = number if independent else deals[result.deal]
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


def win_share(result: Result, seat: int) -> float:
    """Return 1 for the winner of a game, an equal share for shared winners, and 0 for the others."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def points_by_bot(plan: Plan, results: Sequence[Result]) -> dict[str, list[int]]:
    """Return the points of each bot in each of its finished games, by seat."""
    seats = _seats_by_bot(plan, [result for result in results if result.failure is None])
    return {bot: [result.points[seat] for result, seat in each] for bot, each in seats.items()}


def _seats_by_bot(plan: Plan, finished: Sequence[Result]) -> dict[str, list[tuple[Result, int]]]:
    """Return the games and seats of each bot."""
    line_ups = plan.line_ups
    seats: dict[str, list[tuple[Result, int]]] = {bot: [] for bot in plan.bots}
    for result in finished:
        for seat, bot in enumerate(line_ups[result.line_up].bots(result.seat, plan.settings.players)):
            seats[bot].append((result, seat))
    return seats


def _ratings(plan: Plan, seats: Mapping[str, Sequence[object]], estimates: Estimates) -> dict[str, Interval]:
    """Return the ratings of the bots that have played, with mean 0, or none if there is only one bot."""
    if len(plan.bots) == 1:
        return {}
    rated = [number for number, bot in enumerate(plan.bots) if seats[bot]]
    mean = estimates.ratings[rated].mean() if rated else 0.0
    return {
        plan.bots[number]: _interval(estimates.ratings[number] - mean, estimates.rating_intervals[number] - mean)
        for number in rated
    }


def _summarise_bot(bot: str, seats: Sequence[tuple[Result, int]], rating: Interval | None) -> BotSummary:
    moves = sum(result.moves[seat] for result, seat in seats)
    return BotSummary(
        bot=bot,
        games=len({result.key for result, _ in seats}),
        rating=rating,
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
