"""Rematches. Anybody who has played can offer one; it starts when all have accepted, or when the host starts it."""

from matinee.table.errors import InvalidKey, TableError
from matinee.table.lobby import check_host, default_level, replace_host
from matinee.table.model import Seat, Table
from matinee.table.presence import update_presence
from matinee.table.service import TableService
from matinee.table.session import TableSession
from matinee.table.starting import start_match


async def accept(service: TableService, code: str, holder: str) -> TableSession:
    """Offer a rematch, or accept the offer. When everybody who is still seated has accepted, it starts."""
    session = await service.find(code)
    index = session.table.matches

    def edit(table: Table) -> None:
        own = _own_seats(table, holder)
        _check_over(session, table)
        for seat in own:
            seat.rematch = True

    def prepare(table: Table) -> None:
        _check_over(session, table)
        seat_accepted(table)

    session = await service.change(code, edit)
    if not has_everyone_accepted(session.table):
        return session
    try:
        return await start_match(service, session, prepare)
    except TableError:
        if session.table.matches > index:
            return session  # the request of another player, who accepted at the same time, has started it
        raise


async def withdraw(service: TableService, code: str, holder: str) -> TableSession:
    """Take back an offer of a rematch, or its acceptance."""
    session = await service.find(code)

    def edit(table: Table) -> None:
        own = _own_seats(table, holder)
        _check_over(session, table)
        for seat in own:
            seat.rematch = False

    return await service.change(code, edit)


async def start_rematch(service: TableService, code: str, holder: str, in_lobby: bool = False) -> TableSession:
    """As the host, start a rematch without waiting for the others.

    Args:
        service: The table service.
        code: The table's code.
        holder: The digest of the host's key.
        in_lobby: Return to the lobby, where the seats of players who have not accepted are free. Otherwise bots take
            these seats and the match starts at once.
    """
    session = await service.find(code)
    await service.refresh_presence(session)

    def prepare(table: Table) -> None:
        check_host(table, holder, session.absent)
        _check_over(session, table)
        for seat in _own_seats(table, holder):
            seat.rematch = True
        seat_accepted(table, fill=not in_lobby)
        if in_lobby:
            table.stage = "gathering"

    if not in_lobby:
        return await start_match(service, session, prepare)
    session = await service.change(code, prepare)
    update_presence(service, session)
    return session


def has_everyone_accepted(table: Table) -> bool:
    """Whether a rematch is offered and nobody has yet to accept it. A player who has left the match is not asked."""
    return any(seat.rematch for seat in table.seats) and all(seat.rematch or not seat.is_person for seat in table.seats)


def seat_accepted(table: Table, fill: bool = True) -> None:
    """Prepare the seats of a rematch: free those of players who have not accepted, then move everybody on by one.

    Bots keep their names and levels. With `fill`, others take the free seats.
    """
    level = next((seat.bot for seat in table.seats if seat.bot and not seat.holder), default_level(table))
    for number, seat in enumerate(table.seats):
        if seat.rematch:
            seat.bot, seat.rematch, seat.ready = None, False, True
        elif seat.holder:
            table.seats[number] = Seat()
        else:
            seat.bot_number = table.bot_number(number)
    for number, seat in enumerate(table.seats):
        if fill and seat.is_open:
            table.put_bot(number, level)
    table.seats = [*table.seats[-1:], *table.seats[:-1]]
    replace_host(table)


def _check_over(session: TableSession, table: Table) -> None:
    """Check that the match is over, and mark it as over if that has not been done yet."""
    if table.stage == "playing" and session.active and not session.active.awaiting:
        table.stage = "over"
    if table.stage != "over":
        raise TableError("table-not-over")


def _own_seats(table: Table, holder: str) -> list[Seat]:
    if not (own := table.seats_of(holder)):
        raise InvalidKey()
    return [table.seats[number] for number in own]
