"""What workers do, wherever they are: play games, and never be held up by a bot for good.

A bot stuck in compiled code can be stopped only together with its process. So a worker ends itself when a move takes
much longer than its limit (or the bot ends it); the games it had in hand are then played again in a process that tells
all along who is thinking, so that only the guilty one is written down.
"""

import faulthandler
import multiprocessing
import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType

from matinee.arena.game_runner import STARTING, Failure, Kind, Result, play
from matinee.arena.lineups import Job
from matinee.engine.errors import MatineeError

GRACE = 2.0  # seconds over the limit after which a process with a thinking bot ends itself
RENEWED = 1.0  # setting the alarm takes 0.2 ms: it is set again no more often than this


class Alarm:
    """Ends this process, whatever it is doing, unless it is heard from in time."""

    def __init__(self, limit: float) -> None:
        self._patience = limit + GRACE
        self._rings = 0.0
        self._nowhere = open(os.devnull, "w")  # noqa: SIM115 - for as long as the alarm may ring

    def __enter__(self) -> "Alarm":
        return self

    def __call__(self, seat: int, move: int, more: float) -> None:
        """A note, as `play` makes them: the bot has from now its limit, some grace, and what more it may take."""
        now, patience = time.monotonic(), self._patience + more
        if not patience <= self._rings - now <= patience + RENEWED:
            faulthandler.dump_traceback_later(patience + RENEWED, exit=True, file=self._nowhere)
            self._rings = now + patience + RENEWED

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        faulthandler.cancel_dump_traceback_later()
        self._nowhere.close()


def play_all_jobs(jobs: Sequence[Job]) -> list[Result]:
    """Plays games one after the other. Ends the process if a bot does not come back."""
    results: list[Result] = []
    for job in jobs:
        with Alarm(job.limit) as alarm:
            results.append(play(job, alarm))
    return results


def play_supervised(jobs: Sequence[Job]) -> list[Result]:
    """The same, for games in which somebody is under suspicion. Always comes back."""
    results: list[Result] = []
    while len(results) < len(jobs):
        results += _watch(jobs[len(results) :])
    return results


def _watch(jobs: Sequence[Job]) -> list[Result]:
    """Plays games in a process of its own, for as long as that lives; if it dies, whoever was thinking has failed."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_alone, args=(jobs, theirs), daemon=True)
    child.start()
    theirs.close()
    results: list[Result] = []
    thinking: tuple[int, int] | None = None
    asked = time.monotonic()
    quiet = 2 * (max(job.limit for job in jobs) + STARTING + GRACE)  # long after the alarm of the child has rung
    try:
        while len(results) < len(jobs) and ours.poll(quiet):
            told = ours.recv()
            if isinstance(told, Result):
                results.append(told)
            else:
                thinking, asked = told, time.monotonic()
    except EOFError:
        pass
    silent = time.monotonic() - asked
    ours.close()
    child.join(GRACE)
    child.kill()
    child.join()
    if thinking is None:  # no bot was asked: it is nobody's fault but ours, or the machine's
        raise MatineeError("error-arena-worker", reason=f"exit code {child.exitcode}")
    if len(results) < len(jobs):
        results.append(_failed(jobs[len(results)], *thinking, silent, child.exitcode))
    return results


def _failed(job: Job, seat: int, move: int, silent: float, code: int | None) -> Result:
    """The result of a game whose process ended, so long after a bot was asked."""
    hung = silent > job.limit
    kind: Kind = "hung" if hung else "died"
    reason = f"{silent:.0f} s" if hung else f"exit code {code}"
    players = job.table.players
    return Result(
        deal=job.deal,
        line_up=job.line_up,
        seat=job.seat,
        points=[0] * players,
        winners=[],
        moves=[0] * players,
        seconds=[0.0] * players,
        longest=[0.0] * players,
        took=silent,
        failure=Failure(job.bots[seat], seat, move, kind, reason),
    )


def _alone(jobs: Sequence[Job], told: Connection) -> None:
    """In the child: plays, telling before each move who is asked, and after each game its result."""
    for job in jobs:
        with Alarm(job.limit) as alarm:

            def note(seat: int, move: int, more: float, alarm: Alarm = alarm) -> None:
                told.send((seat, move))
                alarm(seat, move, more)

            told.send(play(job, note))
