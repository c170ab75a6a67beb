"""What the games of an arena say: about each bot, about each line-up, and about what failed.

Games that failed count nowhere but among the failures.
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from matinee.arena.game_runner import Failure, Result
from matinee.arena.lineups import LineUp, Plan
from matinee.arena.ratings import FEW, Estimates, Tally, estimate
from matinee.arena.results import Header


class Between(Struct, frozen=True):
    """An estimate with its interval of 95 %."""

    value: float
    low: float
    high: float


class BotSummary(Struct, frozen=True):
    """A bot, over all games it took part in."""

    bot: str
    games: int
    rating: Between | None  # none without games, or without other bots
    points: float | None  # on average
    seconds: float | None  # a move, on average
    longest: float | None


class LineUpSummary(Struct, frozen=True):
    """One bot against the rest."""

    one: str
    rest: str
    games: int
    share: Between | None  # of the wins of the one
    fair: float  # the share among equals
    points: float | None  # of the one, on average
    points_of_rest: float | None


class FailureSummary(Struct, frozen=True):
    """How often a bot failed, and the first time."""

    bot: str
    times: int
    first: Failure
    deal: int
    line_up: int


class Verdict(Struct, frozen=True):
    """All that an arena has found: `results.json`."""

    arena: Header
    deals: int
    games: int
    failed: int
    few: bool  # deals: games were then taken as independent of each other
    bots: list[BotSummary]
    line_ups: list[LineUpSummary]
    failures: list[FailureSummary]


def judge(plan: Plan, header: Header, results: Sequence[Result]) -> Verdict:
    """The verdict. It does not depend on the order in which games were finished."""
    ordered = sorted(results, key=lambda result: result.place)
    played = [result for result in ordered if result.failure is None]
    deals = {result.deal for result in played}
    found = estimate(tally(plan, played), plan.seed)
    seats = _seats(plan, played)
    ratings = _ratings(plan, seats, found)
    return Verdict(
        arena=header,
        deals=len(deals),
        games=len(played),
        failed=len(ordered) - len(played),
        few=len(deals) < FEW,
        bots=[_bot(bot, seats[bot], ratings.get(bot)) for bot in plan.bots],
        line_ups=[_line_up(number, each, played, header, found) for number, each in enumerate(plan.line_ups)],
        failures=_failures(ordered),
    )


def tally(plan: Plan, played: Sequence[Result]) -> Tally:
    """Games and wins by block and line-up."""
    deals = {deal: number for number, deal in enumerate(sorted({result.deal for result in played}))}
    single = len(deals) < FEW
    games = np.zeros((max(1, len(played) if single else len(deals)), len(plan.line_ups)))
    won = np.zeros_like(games)
    for number, result in enumerate(played):
        block = number if single else deals[result.deal]
        games[block, result.line_up] += 1
        won[block, result.line_up] += share(result, result.seat)
    places = {bot: number for number, bot in enumerate(plan.bots)}
    return Tally(
        ones=np.array([places[each.one] for each in plan.line_ups]),
        rests=np.array([places[each.rest] for each in plan.line_ups]),
        players=plan.table.players,
        bots=len(plan.bots),
        games=games,
        won=won,
    )


def share(result: Result, seat: int) -> float:
    """What a seat has won of a game."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def points_by_bot(plan: Plan, results: Sequence[Result]) -> dict[str, list[int]]:
    """All points that each bot made on any seat of the games that were played to their end."""
    seats = _seats(plan, [result for result in results if result.failure is None])
    return {bot: [result.points[seat] for result, seat in each] for bot, each in seats.items()}


def _seats(plan: Plan, played: Sequence[Result]) -> dict[str, list[tuple[Result, int]]]:
    """Where each bot sat."""
    line_ups = plan.line_ups
    seats: dict[str, list[tuple[Result, int]]] = {bot: [] for bot in plan.bots}
    for result in played:
        for seat, bot in enumerate(line_ups[result.line_up].seated(result.seat, plan.table.players)):
            seats[bot].append((result, seat))
    return seats


def _ratings(plan: Plan, seats: Mapping[str, Sequence[object]], found: Estimates) -> dict[str, Between]:
    """Of the bots that have played, if there are others to compare with; the average is 0."""
    if len(plan.bots) == 1:
        return {}
    rated = [number for number, bot in enumerate(plan.bots) if seats[bot]]
    average = found.ratings[rated].mean() if rated else 0.0
    return {
        plan.bots[number]: _between(found.ratings[number] - average, found.ratings_between[number] - average)
        for number in rated
    }


def _bot(bot: str, seats: Sequence[tuple[Result, int]], rating: Between | None) -> BotSummary:
    moves = sum(result.moves[seat] for result, seat in seats)
    return BotSummary(
        bot=bot,
        games=len({result.place for result, _ in seats}),
        rating=rating,
        points=_mean([result.points[seat] for result, seat in seats]),
        seconds=sum(result.seconds[seat] for result, seat in seats) / moves if moves else None,
        longest=max((result.longest[seat] for result, seat in seats), default=None),
    )


def _line_up(number: int, line_up: LineUp, played: Sequence[Result], header: Header, found: Estimates) -> LineUpSummary:
    games = [result for result in played if result.line_up == number]
    return LineUpSummary(
        one=line_up.one,
        rest=line_up.rest,
        games=len(games),
        share=_between(found.shares[number], found.shares_between[number]) if games else None,
        fair=1 / header.players,
        points=_mean([result.points[result.seat] for result in games]),
        points_of_rest=_mean(
            [points for result in games for seat, points in enumerate(result.points) if seat != result.seat]
        ),
    )


def _failures(ordered: Sequence[Result]) -> list[FailureSummary]:
    failed: dict[str, list[Result]] = {}
    for result in ordered:
        if result.failure:
            failed.setdefault(result.failure.bot, []).append(result)
    return [
        FailureSummary(bot, len(results), first, results[0].deal, results[0].line_up)
        for bot, results in failed.items()
        if (first := results[0].failure)
    ]


def _between(value: np.float64, bounds: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Between:
    return Between(float(value), float(bounds[0]), float(bounds[1]))


def _mean(numbers: Sequence[float]) -> float | None:
    return math.fsum(numbers) / len(numbers) if numbers else None
