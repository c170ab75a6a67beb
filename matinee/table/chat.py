"""Chat messages and reactions."""

import time

from msgspec.structs import replace

from matinee.api_types import ChatLine, Reaction
from matinee.table.errors import Forbidden, TableError
from matinee.table.service import TableService
from matinee.table.session import TableSession
from matinee.table.text import sanitise

MAX_MESSAGE_LENGTH = 400
MAX_NAME_LENGTH = 24
MAX_LINES = 2000  # at one table


async def post_message(
    service: TableService, code: str, holder: str | None, name: str, text: str, reaction: Reaction | None
) -> tuple[TableSession, int]:
    """Add a chat line.

    Args:
        service: The table service.
        code: The table's code.
        holder: The digest of the sender's key; None for a spectator.
        name: A spectator's name. Players are shown with the name of their first seat.
        text: The message; may be empty if there is a reaction.
        reaction: A reaction, or None.

    Returns:
        The session and the number of the line.

    Raises:
        Forbidden: Only players may write at this table.
        TableError: The message is empty, or a spectator gives no name, or the name of a player.
    """
    session = await service.find(code)
    text = sanitise(text, MAX_MESSAGE_LENGTH)
    if not text and reaction is None:
        raise TableError("table-nothing-said")
    service.require_open()
    await service.store.check_space()
    async with session.lock:
        seats = session.table.seats_of(holder)
        name = session.table.seats[seats[0]].name if seats else sanitise(name, MAX_NAME_LENGTH)
        if not seats and not session.table.settings.spectator_chat:
            raise Forbidden("table-chat-players")
        if not name:
            raise TableError("table-name")
        if not seats and name.casefold() in [seat.name.casefold() for seat in session.table.seats]:
            raise TableError("table-name-taken")
        number = await add_line(
            service,
            session,
            ChatLine(
                number=0, seat=seats[0] if seats else None, name=name, text=text, reaction=reaction, at=time.time()
            ),
        )
    service.broadcast(session)
    return session, number


async def add_line(service: TableService, session: TableSession, line: ChatLine) -> int:
    """Write a chat line under the session's lock, and return the number it got.

    Raises:
        TableError: The chat is full.
    """
    if session.chat_lines >= MAX_LINES:
        raise TableError("table-chat-full")
    while True:
        line = replace(line, number=session.chat_lines + 1)
        if await service.store.add_chat_line(session.code, line):
            break
        session.chat_lines = (await service.store.revisions([session.code]))[session.code].lines
    session.chat_lines = line.number
    return line.number
