"""Plays one game between bots and measures it.

`play` is all that is needed to play a game anywhere: in this process, in another, on another machine. Whatever a bot
does, short of never coming back, ends in a result; `watching` takes care of the rest.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Literal

from msgspec import Struct

from matinee.arena.lineups import Job, Place, one_line
from matinee.bots.bot import Bot
from matinee.bots.roster import find_bot
from matinee.engine.match import Match
from matinee.games import find_game

STARTING = 60.0  # seconds more than the limit, in which a bot may load or compile what it needs

Kind = Literal["error", "illegal", "overrun", "hung", "died"]
Note = Callable[[int, int, float], object]
"""Told before a bot is asked: its seat, the number of the move, how many seconds more than the limit it may take."""


class Failure(Struct, frozen=True):
    """Why a game was not played to its end, and whose doing it was."""

    bot: str
    seat: int
    move: int  # how many had been made
    kind: Kind
    reason: str


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that was played. With a failure, points are those at that moment and nobody has won."""

    deal: int
    line_up: int
    seat: int  # of the one
    points: list[int]
    winners: list[int]
    moves: list[int]  # by seat, as are
    seconds: list[float]  # of thinking, and
    longest: list[float]  # of the move that took longest
    took: float  # seconds, with all that is not thinking
    failure: Failure | None = None
    record: dict[str, Any] | None = None

    @property
    def place(self) -> Place:
        return self.deal, self.line_up, self.seat


def ignore(seat: int, move: int, more: float) -> None:
    """For those who need no notes."""


def play(job: Job, note: Note = ignore) -> Result:
    """Plays a game.

    Every seat has a bot of its own, made for this game, and is handed the match with all redrawn that it cannot know:
    whatever it does to it changes nothing. Only a mistake in the table itself raises.
    """
    match = job.table.start(job.deal_seed)
    clock = Clock(job.table.players)
    failure = _play_on(match, job, clock, note)
    return Result(
        deal=job.deal,
        line_up=job.line_up,
        seat=job.seat,
        points=list(match.points),
        winners=list(match.winners),
        moves=clock.moves,
        seconds=[round(each, 6) for each in clock.seconds],
        longest=[round(each, 6) for each in clock.longest],
        took=round(clock.elapsed, 6),
        failure=failure,
        record=match.record() if job.record else None,
    )


class Clock:
    """How long each seat has thought."""

    def __init__(self, players: int) -> None:
        self.moves = [0] * players
        self.seconds = [0.0] * players
        self.longest = [0.0] * players
        self.started = time.perf_counter()

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self.started

    def add(self, seat: int, seconds: float) -> None:
        self.moves[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)


def _play_on(match: Match, job: Job, clock: Clock, note: Note) -> Failure | None:
    bots: list[Bot] = []
    for seat, name in enumerate(job.bots):
        note(seat, 0, STARTING)
        warm_up(job.table.game, job.table.players, name)
        try:
            bots.append(find_bot(name, match.game))
        except (Exception, SystemExit) as problem:
            return Failure(name, seat, 0, "error", one_line(problem))
    clock.started = time.perf_counter()
    while not match.over:
        seat = match.awaiting[0]
        note(seat, len(match.history), 0)
        failure = _move(match, job, seat, bots[seat], clock)
        if failure:
            return failure
    return None


def _move(match: Match, job: Job, seat: int, bot: Bot, clock: Clock) -> Failure | None:
    number = len(match.history)
    seed = job.bot_seed(seat, number)
    known = match.determinized(seat, seed)
    started = time.perf_counter()
    try:
        move = bot.choose(known, seat, seed)
    except (Exception, SystemExit) as problem:
        return Failure(job.bots[seat], seat, number, "error", one_line(problem))
    seconds = time.perf_counter() - started
    clock.add(seat, seconds)
    if seconds > job.limit:
        return Failure(job.bots[seat], seat, number, "overrun", f"{seconds:.3g} s > {job.limit:g} s")
    try:
        match.play(seat, move)
    except Exception as problem:  # IllegalMove, or whatever a move of a kind that nobody thought of brings about
        return Failure(job.bots[seat], seat, number, "illegal", one_line(problem))
    return None


@cache
def warm_up(game: str, players: int, bot: str) -> None:
    """Lets a bot make one move that nobody counts, once in a process: compiling and loading is not thinking.

    If it fails here, it will in its games, and be reported there.
    """
    with suppress(Exception, SystemExit):
        match = Match(find_game(game), players, 1)
        seat = match.awaiting[0]
        find_bot(bot, match.game).choose(match.determinized(seat, 1), seat, 1)
