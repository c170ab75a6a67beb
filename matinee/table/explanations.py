"""Bots' reasons for their decisions in a revealed round, in games whose bots can explain them."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from matinee.api_types import ChatLine
from matinee.bots.roster import BotMove, round_explainer
from matinee.table import bot_choice
from matinee.table.chat import MAX_LINES
from matinee.table.errors import MatchNotFound
from matinee.table.model import LogEntry
from matinee.table.service import TableService
from matinee.table.talk import remarks_heard
from matinee.table.undo import effective_moves


class BotReasons(Struct, frozen=True):
    """A bot's reasons, the strongest first."""

    seat: int
    reasons: list[Any]
    """Their format depends on the game."""


async def explain_round(service: TableService, code: str, number: int, index: int | None = None) -> list[BotReasons]:
    """Return the reasons of all bots that decided something in a revealed round.

    Args:
        service: The table service.
        code: The table's code.
        number: The round, counted from 1.
        index: Which match of the table, counted from 1; None for the last one.

    Raises:
        MatchNotFound: There is no such match or round, it is not revealed yet, or the game's bots give no reasons.
    """
    session = await service.find(code)
    table = session.table
    played = table.matches if index is None else index
    deal, match = await service.load_deal(table, played)
    explain = round_explainer(match.game)
    if explain is None:
        raise MatchNotFound()

    async def compute() -> dict[int, list[Any]]:
        entries = await service.store.entries(deal.id)
        moves = effective_moves({entry.number: entry for entry in entries}, entries[-1].number)[::-1]
        positions = [match.at(entry.state) for entry in moves]
        lines = await service.store.last_lines(code, 0, MAX_LINES)
        bots = [bot_move(entry, lines, played, number) for entry in moves]
        reasons = await service.bots.run(session.customer, lambda: explain(positions, bots, number))
        if reasons is None:
            raise MatchNotFound()
        return reasons

    reasons = await service.reasons.get((deal.id, number), compute)
    return [BotReasons(seat, reasons[seat]) for seat in sorted(reasons)]


def bot_move(entry: LogEntry, lines: Sequence[ChatLine], index: int, number: int) -> BotMove | None:
    """Return a bot's move with what its choice depended on; None for a person's, and for one of a former version."""
    choice = bot_choice.decode(entry.key) if entry.by == "bot" else None
    if choice is None:
        return None
    heard = remarks_heard(lines, index, number, choice.lines)
    return BotMove(entry.seat, entry.move, choice.level, choice.seed, heard)
