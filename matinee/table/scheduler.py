"""Periodic work of a process: due bots and clocks, heartbeats, missed notifications, clean-up."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from matinee.api_types import DAY
from matinee.table.bot_turns import awaited_bot, start_bots
from matinee.table.errors import TableError, TableNotFound
from matinee.table.lobby import default_level
from matinee.table.model import Table
from matinee.table.presence import HEARTBEAT, PRESENCE_TTL
from matinee.table.service import LEASE, TableService

POLL_INTERVAL = 1.0  # seconds
CLEANUP_INTERVAL = 3600.0
MAX_DUE = 200

logger: logging.Logger = logging.getLogger("matinee.table")


class Scheduler:
    """Runs the periodic work, and deletes old tables.

    Args:
        service: The table service.
        keep_days: After how many days without a change unfinished tables are deleted.
        keep_finished_days: The same for finished tables; None to keep them.
        keep_records: Keep the records of finished tables, and delete only their chats.
    """

    def __init__(
        self,
        service: TableService,
        keep_days: float,
        keep_finished_days: float | None = None,
        keep_records: bool = False,
    ) -> None:
        self.service = service
        self.keep_seconds: float = keep_days * DAY
        self.keep_finished_seconds = None if keep_finished_days is None else keep_finished_days * DAY
        self.keep_records = keep_records
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the periodic work."""
        for interval, work in (
            (POLL_INTERVAL, self.poll),
            (HEARTBEAT, self.send_heartbeats),
            (CLEANUP_INTERVAL, self.delete_old_tables),
        ):
            self._tasks.append(asyncio.create_task(run_periodically(interval, work)))

    async def stop(self) -> None:
        """Stop the periodic work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def poll(self) -> None:
        """Handle due tables, and with shared storage look for changes whose notification was lost."""
        service = self.service
        sessions = list(service.sessions.values())
        paused = [each.code for each in sessions if not each.bot_task and awaited_bot(each) and each.is_watched]
        if paused:
            await service.store.wake(paused)
        for code, due in await service.store.due(time.time(), MAX_DUE):
            if await service.store.claim(code, due, time.time() + LEASE):
                await resume(service, code)
        watched = {code: each for code, each in service.sessions.items() if each.subscribers and each.cached_table}
        if service.store.is_shared and watched:
            for code, revision in (await service.store.revisions(watched)).items():
                if revision != watched[code].revision:
                    await service.refresh(watched[code])

    async def send_heartbeats(self) -> None:
        """Extend the presence of connected players, send heartbeats to viewers, and free the caches of idle tables."""
        service = self.service
        watched = [session for session in service.sessions.values() if session.subscribers and session.cached_table]
        connected = [(session.code, seat) for session in watched for seat in session.connected_seats]
        if connected:
            await service.store.mark_present(connected, time.time() + PRESENCE_TTL)
        for session in watched:
            leaving = session.announced_seats - session.present - session.absent
            if service.store.is_shared or session.present != session.connected_seats or leaving:
                await service.refresh_presence(session)
            session.notify()
        for session in service.sessions.values():
            if session.last_used < time.time() - HEARTBEAT:
                session.drop_cached_updates()

    async def delete_old_tables(self) -> None:
        """Delete tables that have not changed for a long time, and of finished ones at least the chats."""
        await self._delete(self.keep_seconds, finished=False)
        if self.keep_finished_seconds is None:
            return
        if self.keep_records:
            await self.service.store.delete_chats(time.time() - self.keep_finished_seconds)
        else:
            await self._delete(self.keep_finished_seconds, finished=True)

    async def _delete(self, age: float, finished: bool) -> None:
        while codes := await self.service.store.delete_tables(time.time() - age, finished):
            for code in codes:
                if session := self.service.sessions.pop(code, None):
                    session.cached_table = None
                    session.notify()
            logger.info("old tables deleted", extra={"count": len(codes)})


async def run_periodically(interval: float, work: Callable[[], Awaitable[None]]) -> None:
    """Repeat some work after each interval, in seconds. Errors are logged."""
    while True:
        try:
            await work()
        except TableError as error:
            logger.warning("periodic work postponed", extra={"reason": error.message})
        except Exception:
            logger.exception("periodic work failed")
        await asyncio.sleep(interval)


async def resume(service: TableService, code: str) -> None:
    """Handle a due table: play a bot's turn, replace players whose time has run out, or mark a match as over."""
    try:
        session = await service.load(code)
    except TableNotFound:
        return
    active, table = session.active, session.table
    if active is None or table.stage != "playing":
        return
    if not active.awaiting:
        await service.finish_match(code, table.matches)
        return
    deadlines = {seat: table.deadline(seat, active.asked[seat][1]) for seat in active.awaiting}
    late = [seat for seat, deadline in deadlines.items() if deadline is not None and deadline <= time.time()]
    if any(table.seats[seat].is_person for seat in late):
        number = active.number

        def stand_in(table: Table) -> None:
            for seat in late:
                if session.active and session.active.number == number and table.seats[seat].is_person:
                    table.seats[seat].bot = default_level(table)

        session = await service.change(code, stand_in)
    start_bots(service, session)
