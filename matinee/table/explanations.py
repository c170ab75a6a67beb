"""The bots' reasons for their votes in a revealed round of Dreams."""

import asyncio

from msgspec import Struct

from matinee.bots.dreams.reasons import Reason, reasons
from matinee.engine.match import Match
from matinee.games.dreams.state import VOTING
from matinee.table.errors import MatchNotFound
from matinee.table.model import LogEntry
from matinee.table.service import TableService
from matinee.table.undo import effective_moves


class BotReasons(Struct, frozen=True):
    """A bot's reasons, the strongest first."""

    seat: int
    reasons: list[Reason]


async def explain_round(service: TableService, code: str, number: int, index: int | None = None) -> list[BotReasons]:
    """Return the reasons of all bots that voted in a revealed round.

    Args:
        service: The table service.
        code: The table's code.
        number: The round, counted from 1.
        index: Which match of the table, counted from 1; None for the last one.

    Raises:
        MatchNotFound: There is no such match or round, it is not revealed yet, or the game has no votes.
    """
    table = (await service.find(code)).table
    deal, match = await service.load_deal(table, table.matches if index is None else index)
    entries = await service.store.entries(deal.id)
    moves = effective_moves({entry.number: entry for entry in entries}, entries[-1].number)[::-1]
    if match.game.name != "dreams":
        raise MatchNotFound()
    return await asyncio.to_thread(_reasons_in_round, match, moves, number - 1)


def _reasons_in_round(match: Match, moves: list[LogEntry], number: int) -> list[BotReasons]:
    positions = [match.at(entry.state) for entry in moves]
    voting = [
        index
        for index, position in enumerate(positions)
        if (position.state[0].round_number, position.state[0].stage) == (number, VOTING)
    ]
    # The last vote reveals all of them. The reasons are those in the position before it.
    if not voting or voting[-1] + 1 == len(moves):
        raise MatchNotFound()
    before = positions[voting[-1]]
    votes = [entry for entry in moves[voting[0] + 1 : voting[-1] + 2] if entry.by == "bot"]
    return [BotReasons(seat, reasons(before, seat)) for seat in sorted(entry.seat for entry in votes)]
