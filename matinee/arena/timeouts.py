"""Play jobs in worker processes, with time limits that also stop a bot stuck in compiled code.

Compiled code can be interrupted only by ending its process. So a worker ends its process when a move takes much longer
than its limit. The games of that worker are then played again in a supervised process, which reports whose turn it is
before each move, so that only the bot that caused the problem is recorded as failed.
"""

import faulthandler
import multiprocessing
import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType

from matinee.arena.game_runner import STARTUP_SECONDS, Failure, FailureKind, Result, play
from matinee.arena.lineups import Job
from matinee.engine.errors import MatineeError

GRACE = 2.0  # seconds beyond the limit after which the process of a thinking bot ends
REARM_INTERVAL = 1.0  # seconds; setting the watchdog takes 0.2 ms, so it is not set again for every move


class Watchdog:
    """Ends this process, even in compiled code, unless it is called again in time. It is called before each move."""

    def __init__(self, limit: float) -> None:
        self._timeout = limit + GRACE
        self._deadline = 0.0
        self._devnull = open(os.devnull, "w")  # noqa: SIM115 - stays open as long as the watchdog is armed

    def __enter__(self) -> "Watchdog":
        return self

    def __call__(self, seat: int, move: int, extra: float) -> None:
        """Restart the countdown: the time limit, the grace period and `extra` seconds (see `BeforeMove`)."""
        now, timeout = time.monotonic(), self._timeout + extra
        if not timeout <= self._deadline - now <= timeout + REARM_INTERVAL:
            faulthandler.dump_traceback_later(timeout + REARM_INTERVAL, exit=True, file=self._devnull)
            self._deadline = now + timeout + REARM_INTERVAL

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        faulthandler.cancel_dump_traceback_later()
        self._devnull.close()


def play_all_jobs(jobs: Sequence[Job]) -> list[Result]:
    """Play games one after the other. The process ends if a bot does not return."""
    results: list[Result] = []
    for job in jobs:
        with Watchdog(job.limit) as watchdog:
            results.append(play(job, watchdog))
    return results


def play_supervised(jobs: Sequence[Job]) -> list[Result]:
    """Play games in child processes, and record a failure if a bot ends its process or does not return."""
    results: list[Result] = []
    while len(results) < len(jobs):
        results += _play_in_child(jobs[len(results) :])
    return results


def _play_in_child(jobs: Sequence[Job]) -> list[Result]:
    """Play games in a child process. If it ends early, the last result is a failure of the bot that was to move."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    child = context.Process(target=_child_main, args=(jobs, sender), daemon=True)
    child.start()
    sender.close()
    results: list[Result] = []
    turn: tuple[int, int] | None = None  # seat and number of the move
    turn_started = time.monotonic()
    timeout = 2 * (max(job.limit for job in jobs) + STARTUP_SECONDS + GRACE)  # long after the child's watchdog
    try:
        while len(results) < len(jobs) and receiver.poll(timeout):
            message = receiver.recv()
            if isinstance(message, Result):
                results.append(message)
            else:
                turn, turn_started = message, time.monotonic()
    except EOFError:
        pass
    elapsed = time.monotonic() - turn_started
    receiver.close()
    child.join(GRACE)
    child.kill()
    child.join()
    if turn is None:  # the child ended before any bot was called, so no bot is to blame
        raise MatineeError("error-arena-worker", reason=f"exit code {child.exitcode}")
    if len(results) < len(jobs):
        results.append(_failed(jobs[len(results)], *turn, elapsed, child.exitcode))
    return results


def _failed(job: Job, seat: int, move: int, elapsed: float, exit_code: int | None) -> Result:
    """Return the result of a game whose process ended `elapsed` seconds after a bot was called."""
    hung = elapsed > job.limit
    kind: FailureKind = "hung" if hung else "died"
    reason = f"{elapsed:.0f} s" if hung else f"exit code {exit_code}"
    players = job.settings.players
    return Result(
        deal=job.deal,
        line_up=job.line_up,
        seat=job.seat,
        points=[0] * players,
        winners=[],
        moves=[0] * players,
        seconds=[0.0] * players,
        longest=[0.0] * players,
        took=elapsed,
        failure=Failure(job.bots[seat], seat, move, kind, reason),
    )


def _child_main(jobs: Sequence[Job], sender: Connection) -> None:
    """Run in the child: play the games, and send the turn before each move and the result after each game."""
    for job in jobs:
        with Watchdog(job.limit) as watchdog:

            def before_move(seat: int, move: int, extra: float, watchdog: Watchdog = watchdog) -> None:
                sender.send((seat, move))
                watchdog(seat, move, extra)

            sender.send(play(job, before_move))
