"""Undo: which entry of the log a person may go back to."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from itertools import pairwise

from matinee.engine.errors import IllegalMove
from matinee.engine.match import Match
from matinee.table.active_match import ActiveMatch
from matinee.table.errors import TableError
from matinee.table.model import LogEntry, Table
from matinee.table.storage import Store

MAX_LOG = 2000  # entries of a match after which nothing can be undone; a match without undo has a few hundred
READ_AT_ONCE = 16  # entries
REDRAWS = 8  # random hidden states tried to find out whether a move revealed information


async def undo_target(store: Store, table: Table, active: ActiveMatch, holder: str, seat: int) -> LogEntry:
    """Return the entry that an undo goes back to.

    A person may undo their last move if nobody has moved since. If all other seats are bots, everything since the
    person's last decision is undone, and the bots decide again with other random seeds. A move without an alternative
    is no decision. In both cases nothing may have been revealed: otherwise one could undo to look at hidden cards.

    Raises:
        TableError: The table or the situation does not allow an undo.
        IllegalMove: The rules make the move final.
    """
    if not table.settings.undo:
        raise TableError("table-undo-off")
    if not active.awaiting:
        raise TableError("table-undo-over")  # the seed is public now
    if active.number >= MAX_LOG:
        raise TableError("table-undo-often")
    alone = all(each.holder in (None, holder) for each in table.seats)
    match = active.match
    moves: list[LogEntry] = []  # to undo, the last one first
    async for target in moves_backwards(store, active.deal.id, active.number):
        if moves and moves[-1].by == "person":
            choices = match.at(target.state).actions(moves[-1].seat)
            if not alone or len(choices) > 1:
                break
        if target.by == "deal":
            raise TableError("table-undo-nothing")
        own = target.by == "person" and table.seats[target.seat].holder == holder and (alone or target.seat == seat)
        if not own and not (alone and target.by == "bot"):
            raise TableError("table-undo-others")
        moves.append(target)
    else:
        raise TableError("table-undo-nothing")
    for entry in moves:
        _check_undoable(match, entry.move)
    viewers = table.seats_of(holder) if alone else (None, *range(match.players))

    def reveal_information() -> bool:
        return any(
            reveals_information(match.at(previous.state), entry.seat, entry.move, viewers)
            for entry, previous in pairwise([*moves, target])
        )

    if await asyncio.to_thread(reveal_information):
        raise TableError("table-undo-revealed")
    return target


async def moves_backwards(store: Store, match: str, number: int) -> AsyncGenerator[LogEntry]:
    """Yield the moves up to `number` that were not undone, the last one first, reading only as much as is needed."""
    entries: dict[int, LogEntry] = {}
    while number >= 0:
        if number not in entries:
            first = max(0, number - READ_AT_ONCE + 1)
            entries = {entry.number: entry for entry in await store.entries(match, first, number)}
        entry = entries[number]
        if entry.undo_target is None:
            yield entry
        number = entry.number - 1 if entry.undo_target is None else entry.undo_target


def effective_moves(entries: dict[int, LogEntry], number: int) -> list[LogEntry]:
    """Return the moves up to `number` that were not undone, the last one first, as far back as `entries` reach."""
    moves: list[LogEntry] = []
    while number in entries:
        entry = entries[number]
        if entry.undo_target is None:
            moves.append(entry)
        number = entry.number - 1 if entry.undo_target is None else entry.undo_target
    return moves


def _check_undoable(match: Match, move: str) -> None:
    if clause := match.game.final_moves.get(move.split()[0]):
        raise IllegalMove(clause, "table-undo-final")


def reveals_information(before: Match, seat: int, move: str, viewers: Iterable[int | None]) -> bool:
    """Whether a move shows one of the viewers (None is a spectator) something that was hidden from them before it.

    A move that reveals nothing leads to the same view whatever the hidden state is. So it is played again on several
    redrawn hidden states, and the views are compared.
    """
    after = before.copy()
    after.play(seat, move)
    for viewer in viewers:
        seen = after.view(viewer)
        for number in range(REDRAWS):
            other = before.determinized(viewer, number)
            try:
                other.play(seat, move)
            except IllegalMove:
                continue
            if other.view(viewer) != seen:
                return True
    return False
