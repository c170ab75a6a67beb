"""Presence: which players have an open event stream, in this process or another."""

import asyncio
import logging
import time

from matinee.table.errors import TableError
from matinee.table.service import TableService
from matinee.table.session import TableSession

HEARTBEAT = 15.0  # seconds between heartbeats to viewers
PRESENCE_TTL = 3 * HEARTBEAT  # seconds that a recorded presence lasts

logger: logging.Logger = logging.getLogger("matinee.table")


def update_presence(service: TableService, session: TableSession) -> None:
    """Record in the background who has connected or disconnected, and notify everybody if that changed."""

    async def update() -> None:
        if session.cached_table is None or service.closing:
            return
        before, connected = session.present, session.connected_seats
        joined, left = connected - before, [seat for seat in before - connected if seat in announced]
        announced.update(connected)
        try:
            if joined:
                until = time.time() + PRESENCE_TTL
                await service.store.mark_present([(session.code, seat) for seat in joined], until)
            if left:
                await service.store.mark_present([(session.code, seat) for seat in left], time.time())
            if joined or left:
                await service.refresh_presence(session)
                service.broadcast(session)
                if session.cached_table and session.connected_seats != connected:
                    update_presence(service, session)  # somebody connected or disconnected meanwhile
        except TableError:
            logger.info("presence not recorded")

    announced = session.announced_seats
    task = asyncio.create_task(update())
    service.background_tasks.add(task)
    task.add_done_callback(service.background_tasks.discard)
