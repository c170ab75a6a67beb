"""Runs bots in a thread pool of limited size, so that the event loop is never blocked."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from matinee.bots.bot import MoveEvaluation
from matinee.bots.roster import find_bot, levels_for
from matinee.engine.errors import UnknownBot
from matinee.engine.game import Game
from matinee.engine.match import Match


def level_ids(game: Game) -> list[str]:
    """Return the levels of bots that can be seated, the weakest first."""
    return [level.id for level in levels_for(game)]


def check_level(level: str, game: Game) -> str:
    """Return the level if such a bot plays this game; else raise `UnknownBot`."""
    if level not in level_ids(game):
        raise UnknownBot(level, game.box().name, level_ids(game))
    return level


class BotRunner:
    """A thread pool for bots. With `no_delay` they move as soon as they have decided."""

    def __init__(self, threads: int | None = None, no_delay: bool = False) -> None:
        self.no_delay = no_delay
        self._pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), "bot")

    async def choose_move(self, match: Match, seat: int, level: str, seed: int) -> str:
        """Return a bot's move in notation. The match must not change meanwhile."""
        bot = find_bot(level, match.game)
        return await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, match, seat, seed)

    async def evaluate_moves(self, match: Match, seat: int, seed: int) -> list[MoveEvaluation]:
        """Return the best moves according to the strongest bot, each with its expected outcome."""
        bot = find_bot(level_ids(match.game)[-1], match.game)
        return await asyncio.get_running_loop().run_in_executor(self._pool, bot.evaluate_moves, match, seat, seed)

    def close(self) -> None:
        """Stop the threads; drop requests that have not started."""
        self._pool.shutdown(wait=False, cancel_futures=True)
