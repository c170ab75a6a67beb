"""Finished games: their records, which anybody can verify, and their positions, one after the other."""

from typing import Any

from msgspec import Struct

from matinee.engine.game import Event
from matinee.engine.match import Match, play_all
from matinee.table.house import House
from matinee.table.model import Entry
from matinee.table.position import standing
from matinee.table.refusals import NoSuchMatch, Refusal


class Past(Struct, frozen=True, kw_only=True):
    """A move of a finished game: everything may be shown now."""

    number: int
    seat: int
    move: str
    events: list[Event]


async def finished(house: House, code: str, which: int | None) -> tuple[Match, list[Entry], list[str]]:
    """A match of a table that is over, as it was dealt, its moves that were not taken back, and who played."""
    live = await house.find(code)
    table = live.known
    which = table.matches if which is None else which
    deal, match = await house.dealt(table, which)
    entries = await house.store.entries(deal.id)
    moves = standing({entry.number: entry for entry in entries}, entries[-1].number)[::-1]
    if not match.at(entries[-1].state).over:
        raise Refusal("table-not-over")
    return match, moves, deal.names


async def record(house: House, code: str, which: int | None = None) -> dict[str, Any]:
    """The record of a finished match, seed included."""
    match, moves, names = await finished(house, code, which)
    return {**play_all(match, [(entry.seat, entry.move) for entry in moves[1:]]).record(), "names": names}


async def story(house: House, code: str, which: int | None = None) -> list[Past]:
    """Every move of a finished match."""
    match, moves, _ = await finished(house, code, which)
    return [
        Past(number=nth, seat=entry.seat, move=entry.move, events=match.at(entry.state).events)
        for nth, entry in enumerate(moves)
    ]


async def scene(house: House, code: str, which: int | None, nth: int) -> dict[str, Any]:
    """Everything there was on the table after the nth move of a finished match."""
    match, moves, _ = await finished(house, code, which)
    if not 0 <= nth < len(moves):
        raise NoSuchMatch()
    return match.at(moves[nth].state).everything()
