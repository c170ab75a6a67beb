"""Plans, jobs and results for the tests."""

from collections.abc import Iterable

import msgspec

from matinee.arena.game_runner import Result
from matinee.arena.lineups import Job, MatchSettings, Plan

FAILING_BOTS = "tests.arena.failing_bots:"


def plan_for(*bots: str, game: str = "hollywood", players: int = 3, limit: float = 10.0, record: bool = False) -> Plan:
    return Plan(MatchSettings(game, players), bots, limit=limit, record=record)


def job_for(*bots: str, deal: int = 0, limit: float = 10.0, record: bool = False) -> Job:
    """Return a job for a game of Hollywood."""
    return Job(MatchSettings("hollywood", len(bots)), bots, seed=1, deal=deal, limit=limit, record=record)


def untimed(results: Iterable[Result]) -> list[Result]:
    """Return results in order and without times, which differ between runs."""
    return [
        msgspec.structs.replace(result, seconds=[], longest=[], took=0.0)
        for result in sorted(results, key=lambda result: result.key)
    ]
