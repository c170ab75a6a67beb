"""Subscriptions: the messages a viewer of a table receives.

A subscriber has no queue. It remembers what was sent last, and sends the difference to the current state. So a slow
reader needs no memory and misses nothing important: it gets the newest view with all moves that led there.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Literal

from msgspec import Struct

from matinee.api_types import ChatUpdate
from matinee.table.presence import update_presence
from matinee.table.service import TableService
from matinee.table.session import TableSession
from matinee.table.viewer_updates import encoder, table_info

CHAT_HISTORY = 100  # chat lines sent to a new viewer


class StreamMessage(Struct, frozen=True):
    """A message to a viewer, in JSON. `id` is the number of a move."""

    event: Literal["table", "update", "chat", "heartbeat"]
    data: bytes = b""
    id: int | None = None


async def subscribe(
    service: TableService, session: TableSession, holder: str | None, last_seen: int | None = None
) -> AsyncIterator[StreamMessage]:
    """Yield the state of a table and then every change, until the table is gone or the service closes.

    Args:
        service: The table service.
        session: The table's session.
        holder: The digest of the viewer's key; None for a spectator.
        last_seen: The number of the last move the viewer has seen. The first update contains the moves since then.
    """
    wake_up = asyncio.Event()
    session.subscribers[wake_up] = holder
    sent_table_state: object = None
    seats_table: object = None
    seats: tuple[int, ...] = ()
    sent_chat_lines = 0
    sent_update: tuple[int, int, tuple[int, ...], dict[str, float]] | None = None
    update_presence(service, session)
    try:
        while not service.closing and session.cached_table is not None:
            wake_up.clear()
            is_idle = True
            table = session.cached_table
            table_state = (session.version, session.present, session.absent)
            if table_state != sent_table_state:
                sent_table_state, is_idle = table_state, False
                commitment = session.active.deal.commitment if session.active else None
                info = table_info(table, commitment, session.present, session.absent, holder)
                yield StreamMessage("table", encoder.encode(info))
            if session.chat_lines > sent_chat_lines:
                lines = await service.store.last_lines(session.code, sent_chat_lines, CHAT_HISTORY)
                sent_chat_lines, is_idle = lines[-1].number if lines else session.chat_lines, False
                yield StreamMessage("chat", encoder.encode(ChatUpdate(lines)))
            table = session.cached_table  # during the sending above, a rematch may have changed the seats
            updates = session.updates if table else None
            if table is not seats_table:
                seats_table, seats = table, table.seats_of(holder) if table else ()
            current = (table.matches, updates.number, seats, updates.deadlines) if table and updates else None
            if updates and current and current != sent_update:
                same_match = sent_update is not None and sent_update[0] == current[0]
                known = last_seen if sent_update is None else sent_update[1] if same_match else -1
                moves = [] if known is None else await service.moves_since(session, known)
                if session.cached_table is not table or updates is not session.updates:
                    continue  # the state changed while the moves were read
                sent_update, is_idle = current, False
                yield StreamMessage("update", updates.encoded_update(moves, seats), updates.number)
            if is_idle:
                yield StreamMessage("heartbeat")
            await wake_up.wait()
    finally:
        del session.subscribers[wake_up]
        session.last_used = session.watched_at = time.time()
        update_presence(service, session)
