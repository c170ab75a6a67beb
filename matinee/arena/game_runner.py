"""Play one game between bots and measure their thinking times.

Any error of a bot ends the game with a `Failure` in its result. Bots that never return are stopped by `timeouts`.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Literal

from msgspec import Struct

from matinee.arena.lineups import GameKey, Job, describe_exception
from matinee.bots.bot import Bot
from matinee.bots.roster import find_bot, talker_of
from matinee.bots.talk import Conversation
from matinee.engine.match import Match
from matinee.games import find_game

STARTUP_SECONDS = 60.0  # a bot has this long, on top of the limit per move, to load and compile

FailureKind = Literal["error", "illegal", "overrun", "hung", "died"]
BeforeMove = Callable[[int, int, float], object]
"""Called before a bot moves, with its seat, the number of the move, and the seconds it has on top of the limit."""


class Failure(Struct, frozen=True):
    """Why a game was not finished, and which bot caused it."""

    bot: str
    seat: int
    move: int  # moves played before
    kind: FailureKind
    reason: str


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of a game. After a failure, points are as of the last move and there are no winners."""

    deal: int
    line_up: int
    seat: int  # of the candidate
    points: list[int]
    winners: list[int]
    moves: list[int]  # by seat
    seconds: list[float]  # thinking time by seat
    longest: list[float]  # thinking time of the slowest move by seat
    took: float  # seconds for the whole game
    failure: Failure | None = None
    record: dict[str, Any] | None = None

    @property
    def key(self) -> GameKey:
        return self.deal, self.line_up, self.seat


def do_nothing(seat: int, move: int, extra: float) -> None:
    """The default callback."""


def play(job: Job, before_move: BeforeMove = do_nothing) -> Result:
    """Play a game and return its result.

    Each seat has a new instance of its bot. Bots get determinized copies of the match, so that they can neither see
    hidden information nor change the game. Raises only if the settings of the match are invalid.
    """
    match = job.settings.start(job.deal_seed)
    clock = Clock(job.settings.players)
    failure = _play_moves(match, job, clock, before_move)
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
    """The thinking time of each seat."""

    def __init__(self, players: int) -> None:
        self.moves: list[int] = [0] * players
        self.seconds: list[float] = [0.0] * players
        self.longest: list[float] = [0.0] * players
        self.started: float = time.perf_counter()

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self.started

    def add(self, seat: int, seconds: float) -> None:
        """Add a decision of a seat."""
        self.moves[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)


def _play_moves(match: Match, job: Job, clock: Clock, before_move: BeforeMove) -> Failure | None:
    bots: list[Bot] = []
    for seat, name in enumerate(job.bots):
        before_move(seat, 0, STARTUP_SECONDS)
        warm_up(job.settings.game, job.settings.players, name)
        try:
            bots.append(find_bot(name, match.game))
        except (Exception, SystemExit) as problem:
            return Failure(name, seat, 0, "error", describe_exception(problem))
    clock.started = time.perf_counter()
    talker = talker_of(match.game) if job.talk else None
    conversation = Conversation(talker, job.bot_seed(0, -1)) if talker else None
    while not match.over:
        seat = match.awaiting[0]
        before_move(seat, len(match.history), 0)
        bot = bots[seat].hearing(conversation.said) if conversation else bots[seat]
        failure = _play_move(match, job, seat, bot, clock)
        if failure:
            return failure
        if conversation:
            conversation.after_move(match)
    return None


def _play_move(match: Match, job: Job, seat: int, bot: Bot, clock: Clock) -> Failure | None:
    number = len(match.history)
    seed = job.bot_seed(seat, number)
    determinized = match.determinized(seat, seed)
    started = time.perf_counter()
    try:
        move = bot.choose(determinized, seat, seed)
    except (Exception, SystemExit) as problem:
        return Failure(job.bots[seat], seat, number, "error", describe_exception(problem))
    seconds = time.perf_counter() - started
    clock.add(seat, seconds)
    if seconds > job.limit:
        return Failure(job.bots[seat], seat, number, "overrun", f"{seconds:.3g} s > {job.limit:g} s")
    try:
        match.play(seat, move)
    except Exception as problem:  # IllegalMove, or any error caused by a move of the wrong type
        return Failure(job.bots[seat], seat, number, "illegal", describe_exception(problem))
    return None


@cache
def warm_up(game: str, players: int, bot: str) -> None:
    """Have a bot make one move per process, so that compiling and loading are not counted as thinking time.

    Errors are ignored here: they will occur again in the games and be reported there.
    """
    with suppress(Exception, SystemExit):
        match = Match(find_game(game), players, 1)
        seat = match.awaiting[0]
        find_bot(bot, match.game).choose(match.determinized(seat, 1), seat, 1)
