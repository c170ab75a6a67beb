"""The table service: all tables this process works with. Memory is only a cache of the storage.

A table is changed under its lock and written before anybody sees the change. If the write fails, or another process was
faster, the cached table is discarded and read again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from matinee.analysis.match_analysis import Analysis, MatchAnalysis
from matinee.api_types import PlayedMove, Settings
from matinee.bots.bot import MoveEvaluation
from matinee.engine.errors import DamagedBox, MatineeError
from matinee.engine.match import Match
from matinee.games import find_game
from matinee.table.active_match import ActiveMatch, PreparedMove, played_move
from matinee.table.bot_runner import BotRunner
from matinee.table.errors import MatchNotFound, TableError, TableNotFound, Unavailable
from matinee.table.model import Deal, LogEntry, Table, match_id
from matinee.table.session import TableSession
from matinee.table.shared_results import SharedResults
from matinee.table.storage import Revision, Store

LEASE = 5.0  # seconds after which another process takes over a bot's turn
MAX_SESSIONS = 4096  # tables kept in memory without subscribers
RECENT_ENTRIES = 16  # log entries read when a match is loaded
ABSENT_AFTER = 10.0  # seconds after disconnecting; reloading a page takes less
MAX_ANALYSES = 16  # kept in memory
MAX_MISSED_MOVES = 200  # moves that a returning viewer receives one by one

logger: logging.Logger = logging.getLogger("matinee.table")


class TableService:
    """Tables, their storage, their bots and their subscribers."""

    def __init__(self, store: Store, bots: BotRunner, boxes: Path | None = None) -> None:
        self.store = store
        self.bots = bots
        self.hints: SharedResults[list[MoveEvaluation]] = SharedResults()
        self.reasons: SharedResults[dict[int, list[Any]]] = SharedResults()
        self.analyses: OrderedDict[str, MatchAnalysis] = OrderedDict()
        """The newest ones, by deal; see `matinee.table.analyses`."""
        self.analysis_steps: SharedResults[Analysis] = SharedResults(MAX_ANALYSES)
        self.boxes = boxes
        self.closing: bool = False
        self.sessions: dict[str, TableSession] = {}
        self.background_tasks: set[asyncio.Task[None]] = set()
        self.publish: Callable[[str], None] = lambda code: None
        """Tell other processes that a table has changed."""

    # --- Loading

    async def find(self, code: str) -> TableSession:
        """Return the session of a table for a person's request; see `load`. Bots play on while there are requests.

        Raises:
            TableNotFound: There is no such table.
        """
        session = await self.load(code)
        session.watched_at = time.time()
        return session

    async def load(self, code: str) -> TableSession:
        """Return the session of a table, reading it from storage if needed. With shared storage it is up to date.

        Raises:
            TableNotFound: There is no such table.
        """
        session = self.sessions.get(code)
        if session is None or session.cached_table is None:
            session = self.sessions.setdefault(code, TableSession(code))
            async with session.lock:
                if session.cached_table is None:
                    await self.reload(session)
            self._evict_idle()
        elif self.store.is_shared:
            await self.refresh(session)
        session.last_used = time.time()
        return session

    async def reload(self, session: TableSession) -> None:
        """Read a table from storage, under its lock. The old one stays visible until all is read.

        The session is removed only if the table does not exist: tasks waiting for its lock must not end up with another
        session than later callers.
        """
        try:
            stored = await self.store.find(session.code)
            if stored is None:
                self.sessions.pop(session.code, None)
                raise TableNotFound()
            present, absent = await self._read_presence(session.code)
            active = await self._load_active_match(stored.table) if stored.table.match else None
        except MatineeError:
            session.cached_table = None
            session.notify()
            raise
        session.cached_table = stored.table
        session.version, session.chat_lines = stored.revision.version, stored.revision.lines
        session.present, session.absent, session.active = present, absent, active
        session.drop_cached_updates()

    async def _load_active_match(self, table: Table) -> ActiveMatch:
        deal, match = await self.load_deal(table, table.matches)
        return ActiveMatch(deal, match, await self.store.last_entries(deal.id, RECENT_ENTRIES))

    async def load_deal(self, table: Table, index: int) -> tuple[Deal, Match]:
        """Return the deal of a match of this table, counted from 1, and the match at its start."""
        deal = await self.store.deal(match_id(table.code, index)) if 0 < index <= table.matches else None
        if deal is None:
            raise MatchNotFound()
        game = find_game(deal.game)
        box = self.box_file(deal.box) if deal.box else None
        version = deal.rules if deal.rules in game.versions else None
        try:
            match = Match(game, deal.players, deal.seed, box, deal.options, version=version)
        except DamagedBox:
            match = None
        if match is None or not match.game.accepts_digest(match.box, deal.digest):
            raise TableError("table-box-changed", box=deal.box or deal.game)
        return deal, match

    def box_file(self, box: str) -> Path:
        """Return the file of a box on this server."""
        file = self.boxes / f"{box}.toml" if self.boxes else None
        if file is None or not file.is_file():
            raise TableError("table-no-box", box=box, known=", ".join(self.box_names()) or "–")
        return file

    def box_names(self) -> list[str]:
        """Return the names of the boxes on this server."""
        return sorted(file.stem for file in self.boxes.glob("*.toml")) if self.boxes else []

    def _evict_idle(self) -> None:
        """Remove the least recently used sessions if there are too many."""
        if len(self.sessions) <= MAX_SESSIONS:
            return
        idle = [
            session
            for session in self.sessions.values()
            if not session.subscribers and not session.lock.locked() and not session.bot_task
        ]
        excess = max(0, len(idle) - MAX_SESSIONS * 3 // 4)
        for session in sorted(idle, key=lambda session: session.last_used)[:excess]:
            del self.sessions[session.code]

    # --- Synchronising with other processes

    async def refresh(self, session: TableSession) -> None:
        """Read the changes that other processes have written."""
        async with session.lock:
            revision = (await self.store.revisions([session.code])).get(session.code)
            if revision is None or session.cached_table is None or revision.version != session.version:
                await self.reload(session)
            elif revision != session.revision:
                await self._read_new_entries(session, revision)
            else:
                return
        session.notify()

    async def _read_new_entries(self, session: TableSession, revision: Revision) -> None:
        session.chat_lines = revision.lines
        active = session.active
        if active and revision.number > active.number:
            for entry in await self.store.entries(active.deal.id, active.number + 1):
                active.commit(entry)

    async def on_remote_change(self, code: str) -> None:
        """Handle the message of another process that a table has changed."""
        session = self.sessions.get(code)
        if session:
            if session.subscribers:
                await self.refresh_presence(session)
            await self.refresh(session)
            session.notify()

    async def refresh_presence(self, session: TableSession) -> None:
        """Read who is present at a table, and who is absent."""
        session.present, session.absent = await self._read_presence(session.code)

    async def _read_presence(self, code: str) -> tuple[frozenset[int], frozenset[int]]:
        until, now = await self.store.presence(code), time.time()
        present = frozenset(seat for seat, end in until.items() if end > now)
        return present, frozenset(seat for seat, end in until.items() if end <= now - ABSENT_AFTER)

    # --- Writing

    async def change(self, code: str, edit: Callable[[Table], None]) -> TableSession:
        """Change the seats or the stage of a table and notify everybody.

        Args:
            code: The table's code.
            edit: Changes the table it is given, or raises. After a conflict it is called again.
        """
        session = await self.load(code)
        async with session.lock:
            while True:
                table = copy_table(session.table)
                edit(table)
                if await self.store.save(table, session.version, self.next_due(table, session.active)):
                    break
                await self.reload(session)
            session.cached_table, session.version = table, session.version + 1
            session.drop_cached_updates()
        self.broadcast(session)
        return session

    async def append(self, session: TableSession, entry: LogEntry, prepared: PreparedMove | None) -> bool:
        """Write a log entry, then apply it. Call this under the session's lock.

        Returns:
            False if another process was faster; its entries have been read then.
        """
        active = session.active
        assert active is not None
        try:
            due = self._due_after(session.table, active, entry, prepared)
            written = await self.store.append(entry, session.code, due)
        except BaseException:
            session.cached_table = None  # it is unknown whether the entry was written: read the table again
            session.notify()
            raise
        if not written:
            await self.reload(session)
            return False
        active.commit(entry, prepared)
        session.drop_cached_updates()
        return True

    async def finish_match(self, code: str, index: int) -> None:
        """Mark a finished match as over. The last move is on disk, so if this fails, the scheduler repeats it."""

        def edit(table: Table) -> None:
            if table.matches == index and table.stage == "playing":  # otherwise there is a rematch
                table.stage = "over"

        try:
            await self.change(code, edit)
        except TableError as error:
            logger.warning("match not marked as over", extra={"reason": error.message})

    def broadcast(self, session: TableSession) -> None:
        """Notify the subscribers of a table, here and in other processes."""
        session.notify()
        self.publish(session.code)

    def next_due(self, table: Table, active: ActiveMatch | None) -> float | None:
        """Return when the scheduler must act on a table if nothing happens before; None if it need not."""
        if active is None or table.stage != "playing":
            return None
        if not active.awaiting or any(table.seats[seat].bot for seat in active.awaiting):
            return time.time() + LEASE
        return first_deadline(table, {seat: active.asked[seat][1] for seat in active.awaiting})

    def _due_after(
        self, table: Table, active: ActiveMatch, entry: LogEntry, prepared: PreparedMove | None
    ) -> float | None:
        """Return when the scheduler must act on a table after an entry that is not applied yet."""
        awaiting = (prepared.match if prepared else active.match.at(entry.state)).awaiting
        if not awaiting or any(table.seats[seat].bot for seat in awaiting):
            return entry.at + LEASE
        if not table.settings.clock:
            return None
        unchanged = () if entry.undo_target is not None else active.awaiting  # these face the same decision as before
        return first_deadline(
            table,
            {
                seat: active.asked[seat][1] if seat in unchanged and seat != entry.seat else entry.at
                for seat in awaiting
            },
        )

    # --- Reading

    async def moves_since(self, session: TableSession, after: int) -> list[PlayedMove]:
        """Return the moves after a number; only the newest if that is more than `MAX_MISSED_MOVES` ago."""
        active = session.active
        if active is None:
            return []
        moves = active.moves_since(after)
        if moves is None:
            number = active.number
            first = after + 1 if number - MAX_MISSED_MOVES <= after < number else number
            entries = await self.store.entries(active.deal.id, first, number)
            moves = [played_move(entry, active.match.at(entry.state).events) for entry in entries]
        return moves

    # --- Shutting down

    def disconnect_all(self) -> None:
        """End all subscriptions and stop the bots."""
        self.closing = True
        for session in list(self.sessions.values()):
            for task in (session.bot_task, session.talk_task):
                if task:
                    task.cancel()
            session.notify()

    async def close(self) -> None:
        """Disconnect everybody and finish pending writes."""
        self.disconnect_all()
        self.bots.close()
        await self.store.close()

    def require_open(self) -> None:
        """Raise `Unavailable` if the service is shutting down."""
        if self.closing:
            raise Unavailable()


def first_deadline(table: Table, asked: dict[int, float]) -> float | None:
    """Return the earliest deadline of seats, given the time since which each is awaited; None without a clock."""
    return min((end for seat, at in asked.items() if (end := table.deadline(seat, at)) is not None), default=None)


def copy_table(table: Table) -> Table:
    """Return a deep copy of a table."""
    return msgspec.convert(msgspec.to_builtins(table), Table)


def check_settings(service: TableService, settings: Settings) -> None:
    """Raise an error if no table can be opened with these settings."""
    game = find_game(settings.game)
    game.pack_options(game.check_players(settings.players), settings.options)
    try:
        game.box(service.box_file(settings.box) if settings.box else None)
    except DamagedBox as error:
        # Report the name of the box instead of its path: paths on the server are private.
        raise TableError(error.message, **error.facts | {"file": settings.box or settings.game}) from None
