"""The bots of the house: they think in threads, only so many at a time, so that the tables go on."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from matinee.bots.bot import Thought
from matinee.bots.roster import find_bot, levels_for
from matinee.engine.errors import UnknownBot
from matinee.engine.game import Game
from matinee.engine.match import Match


def levels_of(game: Game) -> list[str]:
    """Those who may be asked to a table."""
    return [level.id for level in levels_for(game)]


def check_level(level: str, game: Game) -> str:
    if level not in levels_of(game):
        raise UnknownBot(level, game.box().name, levels_of(game))
    return level


class Staff:
    """Bots and the threads they think in. `hurry` makes them move as soon as they know."""

    def __init__(self, threads: int | None = None, hurry: bool = False) -> None:
        self.hurry = hurry
        self._pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), "bot")

    async def think(self, match: Match, seat: int, level: str, seed: int) -> str:
        """The move that a bot makes; `match` is not changed meanwhile."""
        bot = find_bot(level, match.game)
        return await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, match, seat, seed)

    async def consider(self, match: Match, seat: int, seed: int) -> list[Thought]:
        """The few moves that the strongest bot would consider, and what each may bring."""
        bot = find_bot(levels_of(match.game)[-1], match.game)
        return await asyncio.get_running_loop().run_in_executor(self._pool, bot.consider, match, seat, seed)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
