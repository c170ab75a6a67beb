"""Runs bots in a limited number of threads, so that the event loop is never blocked."""

import os
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from matinee.bots.bot import MoveEvaluation
from matinee.bots.roster import find_bot, levels_for
from matinee.bots.talk import Said
from matinee.engine.errors import UnknownBot
from matinee.engine.game import Game
from matinee.engine.match import Match
from matinee.table.fair_queue import Customer, FairQueue

T = TypeVar("T")
QUICK = 0.02  # seconds of CPU time; a search takes longer


def level_ids(game: Game) -> list[str]:
    """Return the levels of bots that can be seated, the weakest first."""
    return [level.id for level in levels_for(game)]


def check_level(level: str, game: Game) -> str:
    """Return the level if such a bot plays this game; else raise `UnknownBot`."""
    if level not in level_ids(game):
        raise UnknownBot(level, game.box().name, level_ids(game))
    return level


class BotRunner:
    """The threads in which bots think. With `no_delay` bots move as soon as they have decided.

    Bots that decide quickly have a thread of their own, so that they do not wait for those that search.
    """

    def __init__(self, threads: int | None = None, no_delay: bool = False) -> None:
        self.no_delay = no_delay
        self._slow = FairQueue(threads or max(1, (os.cpu_count() or 2) - 1), "bot")
        self._quick = FairQueue(1, "bot-quick")
        self._quick_levels: dict[tuple[str, str], bool] = {}  # by game and level; measured at each move

    async def choose_move(
        self, match: Match, seat: int, level: str, seed: int, customer: Customer, heard: Sequence[Said] = ()
    ) -> str:
        """Return a bot's move in notation. The match must not change meanwhile."""
        bot, name = find_bot(level, match.game).hearing(heard), (match.game.name, level)

        def choose() -> str:
            start = time.thread_time()
            try:
                return bot.choose(match, seat, seed)
            finally:
                self._quick_levels[name] = time.thread_time() - start < QUICK

        queue = self._quick if self._quick_levels.get(name) else self._slow
        return await queue.run(customer, choose)

    async def evaluate_moves(self, match: Match, seat: int, seed: int, customer: Customer) -> list[MoveEvaluation]:
        """Return the best moves according to the strongest bot, each with its expected outcome."""
        bot = find_bot(level_ids(match.game)[-1], match.game)
        return await self.run(customer, lambda: bot.evaluate_moves(match, seat, seed))

    async def run(self, customer: Customer, work: Callable[[], T]) -> T:
        """Do other expensive work that a person has asked for, such as an analysis.

        Raises:
            BotsBusy: Too much is waiting.
        """
        return await self._slow.run(customer, work, is_request=True)

    async def run_quickly(self, customer: Customer, work: Callable[[], T]) -> T:
        """Do work that takes a few milliseconds."""
        return await self._quick.run(customer, work)

    def close(self) -> None:
        """Stop the threads; drop requests that have not started."""
        self._slow.close()
        self._quick.close()
