"""Players' requests during a match: moves, undo, hints."""

import secrets
import time
from collections.abc import Awaitable, Callable

from matinee.bots.bot import MoveEvaluation
from matinee.engine.errors import IllegalMove, MatineeError
from matinee.table.active_match import ActiveMatch, PreparedMove, prepare_move
from matinee.table.bot_turns import start_bots
from matinee.table.errors import Forbidden, InvalidKey, MatchNotFound, StaleMove, TableError
from matinee.table.model import LogEntry, Table
from matinee.table.service import TableService
from matinee.table.session import TableSession
from matinee.table.talk import start_talk
from matinee.table.undo import undo_target

MakeEntry = Callable[[ActiveMatch, Table], Awaitable[tuple[LogEntry, PreparedMove | None] | None]]


async def move(
    service: TableService,
    code: str,
    holder: str,
    seat: int,
    text: str,
    after: int,
    key: str | None = None,
    match: int | None = None,
) -> tuple[TableSession, int]:
    """Make a person's move.

    Args:
        service: The table service.
        code: The table's code.
        holder: The digest of the person's key.
        seat: The seat that moves.
        text: The move in notation.
        after: The number of the last move the person had seen when choosing.
        key: Idempotency key: a request repeated with it is carried out once.
        match: The index of the match the move is for; None for the current one.

    Returns:
        The session, and the number of the move, which is on disk.

    Raises:
        TableError: The person may not move for this seat, or the match has moved on.
        IllegalMove: The move is not legal.
    """

    async def make_entry(active: ActiveMatch, _: Table) -> tuple[LogEntry, PreparedMove | None] | None:
        if not active.is_current(seat, after):
            return None
        prepared = prepare_move(active.match, seat, text)
        return active.entry_for(prepared, "person", time.time(), key), prepared

    return await _act(service, code, holder, seat, after, key, match, make_entry)


async def undo(
    service: TableService,
    code: str,
    holder: str,
    seat: int,
    after: int,
    key: str | None = None,
    match: int | None = None,
) -> tuple[TableSession, int]:
    """Undo a person's last move; see `undo_target`. The arguments and the result are the same as for `move`."""

    async def make_entry(active: ActiveMatch, table: Table) -> tuple[LogEntry, PreparedMove | None] | None:
        if after != active.number:
            return None
        target = await undo_target(service.store, table, active, holder, seat)
        return active.undo_entry(seat, target, time.time(), key), None

    return await _act(service, code, holder, seat, after, key, match, make_entry)


async def undo_refusal(service: TableService, code: str, holder: str, seat: int) -> tuple[int, MatineeError | None]:
    """Return the number of the last move, and the reason why an undo would be refused now, or None if it would not."""
    session = await service.find(code)
    async with session.lock:
        active = await authorise(service, session, holder, seat)
        try:
            await undo_target(service.store, session.table, active, holder, seat)
        except (TableError, IllegalMove) as error:
            return active.number, error
        return active.number, None


async def _act(
    service: TableService,
    code: str,
    holder: str,
    seat: int,
    after: int,
    key: str | None,
    match: int | None,
    make_entry: MakeEntry,
) -> tuple[TableSession, int]:
    """Check a request, then make, write and broadcast an entry. `make_entry` returns None for a stale request."""
    session = await service.find(code)
    async with session.lock:
        while True:
            active = await authorise(service, session, holder, seat, match, after)
            if (number := active.number_of_request(seat, key)) is not None:
                return session, number
            new_entry = await make_entry(active, session.table)
            if new_entry is None:
                return session, await _number_of_stored_request(service, active, seat, after, key)
            entry, prepared = new_entry
            if await service.append(session, entry, prepared):
                break
    service.broadcast(session)
    if not active.awaiting and session.table.stage == "playing":
        await service.finish_match(code, session.table.matches)
    else:
        start_bots(service, session)
    start_talk(service, session)
    return session, entry.number


async def authorise(
    service: TableService, session: TableSession, holder: str, seat: int, match: int | None = None, after: int = 0
) -> ActiveMatch:
    """Return the current match if the person may act for the seat in it."""
    service.require_open()
    if session.cached_table is None:
        await service.reload(session)
    table, active = session.table, session.active
    if not table.seats_of(holder):
        raise InvalidKey()
    if not 0 <= seat < len(table.seats) or table.seats[seat].holder != holder:
        raise Forbidden("table-not-your-seat", seat=seat)
    if active is None:
        raise MatchNotFound()
    if match is not None and match != table.matches:
        raise StaleMove(after, active.number)
    if table.seats[seat].bot:
        raise TableError("table-stand-in")
    return active


async def _number_of_stored_request(
    service: TableService, active: ActiveMatch, seat: int, after: int, key: str | None
) -> int:
    """Return the number of the move if this request was carried out before; otherwise it is stale.

    Raises:
        StaleMove: The request was not carried out before.
    """
    number = await service.store.number_of_request(active.deal.id, seat, key) if key else None
    if number is None:
        raise StaleMove(after, active.number)
    return number


async def hint(service: TableService, code: str, holder: str, seat: int) -> tuple[int, list[MoveEvaluation]]:
    """Return the best moves for a person's seat according to a strong bot, and the number of the last move."""
    session = await service.find(code)
    async with session.lock:
        active = await authorise(service, session, holder, seat)
        if not session.table.settings.hints:
            raise TableError("table-hints-off")
        number, match = active.number, active.match
        if seat not in active.awaiting:
            raise TableError("table-hint-turn")
        if len(match.actions(seat)) == 1:
            raise TableError("table-hint-forced")
    seed, customer = secrets.randbits(62), session.customer
    position = (active.deal.id, number, seat)
    return number, await service.hints.get(position, lambda: service.bots.evaluate_moves(match, seat, seed, customer))
