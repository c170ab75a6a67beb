"""Hints: a strong bot's evaluation of the moves of a position, made once for all who ask."""

import asyncio
import secrets
from collections import OrderedDict

from msgspec import Struct

from matinee.bots.bot import MoveEvaluation
from matinee.engine.match import Match
from matinee.table.bot_runner import BotRunner
from matinee.table.fair_queue import Customer

MAX_HINTS = 200
Position = tuple[str, int, int]
"""The id of a match, the number of its last move, and the seat that asks."""


class _Search(Struct):
    task: asyncio.Task[list[MoveEvaluation]]
    askers: int = 0


class HintCache:
    """The newest hints, and those that are being made. A hint is dropped when nobody waits for it any more."""

    def __init__(self, bots: BotRunner) -> None:
        self._bots = bots
        self._hints: OrderedDict[Position, list[MoveEvaluation]] = OrderedDict()
        self._searches: dict[Position, _Search] = {}

    async def evaluate_moves(self, position: Position, match: Match, customer: Customer) -> list[MoveEvaluation]:
        """Return the best moves of a position.

        Raises:
            BotsBusy: Too many people wait for bots.
        """
        if position in self._hints:
            return self._hints[position]
        search = self._searches.get(position)
        if search is None:
            search = self._searches[position] = _Search(asyncio.create_task(self._search(position, match, customer)))
        search.askers += 1
        try:
            return await asyncio.shield(search.task)
        finally:
            search.askers -= 1
            if not search.askers:
                search.task.cancel()
                if self._searches.get(position) is search:
                    del self._searches[position]

    async def _search(self, position: Position, match: Match, customer: Customer) -> list[MoveEvaluation]:
        moves = await self._bots.evaluate_moves(match, position[2], secrets.randbits(62), customer)
        self._hints[position] = moves
        while len(self._hints) > MAX_HINTS:
            self._hints.popitem(last=False)
        return moves
