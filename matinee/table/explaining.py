"""Bots say why they voted as they did, once a round of Dreams has been revealed."""

import asyncio

from msgspec import Struct

from matinee.bots.dreams.reasons import Reason, reasons
from matinee.engine.match import Match
from matinee.games.dreams.state import VOTING
from matinee.table.house import House
from matinee.table.model import Entry
from matinee.table.position import standing
from matinee.table.refusals import NoSuchMatch


class Explained(Struct, frozen=True):
    """What a bot saw in the sky, the strongest reason first."""

    seat: int
    reasons: list[Reason]


async def explained(house: House, code: str, number: int, which: int | None = None) -> list[Explained]:
    """The bots' reasons in a round, counted from 1, that is over."""
    table = (await house.find(code)).known
    deal, match = await house.dealt(table, table.matches if which is None else which)
    entries = await house.store.entries(deal.id)
    moves = standing({entry.number: entry for entry in entries}, entries[-1].number)[::-1]
    if match.game.name != "dreams":
        raise NoSuchMatch()
    return await asyncio.to_thread(reasons_in, match, moves, number - 1)


def reasons_in(match: Match, moves: list[Entry], number: int) -> list[Explained]:
    """Votes are revealed by the last one: so all is as it was before that, and nobody is told earlier."""
    at = [match.at(entry.state) for entry in moves]
    voting = [
        nth for nth, each in enumerate(at) if (each.state[0].round_number, each.state[0].stage) == (number, VOTING)
    ]
    if not voting or voting[-1] + 1 == len(moves):
        raise NoSuchMatch()
    before = at[voting[-1]]
    votes = [entry for entry in moves[voting[0] + 1 : voting[-1] + 2] if entry.by == "bot"]
    return [Explained(seat, reasons(before, seat)) for seat in sorted(entry.seat for entry in votes)]
