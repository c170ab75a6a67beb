"""Storage in SQLite or PostgreSQL. A write returns only when it is on disk."""

import asyncio
import os
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, delete, event, exists, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from matinee.api_types import ChatLine
from matinee.engine.errors import MatineeError
from matinee.table.errors import StorageFull, Unavailable
from matinee.table.model import Deal, LogEntry, Table
from matinee.table.schema import LINES, MATCHES, MOVES, PRESENCE, TABLES
from matinee.table.write_queue import Conflict, WriteQueue

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000")
SIZE_INTERVAL = 5.0  # seconds
P = ParamSpec("P")
T = TypeVar("T")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Revision(Struct, frozen=True):
    """Counters that tell whether a cached table is up to date."""

    version: int
    number: int
    lines: int


class StoredTable(Struct, frozen=True):
    """A table as read from the database."""

    table: Table
    revision: Revision
    due: float | None


def open_engine(url: str, create: bool = True) -> AsyncEngine:
    """Return an engine for `sqlite:///FILE` or `postgresql://USER@HOST/NAME`.

    Args:
        url: The database.
        create: Create the file of SQLite if it does not exist.

    Raises:
        MatineeError: The database is of another kind, or its file does not exist.
    """
    kind, _, rest = url.partition("://")
    kind = kind.partition("+")[0]
    if kind not in DRIVERS:
        raise MatineeError("error-storage-url", kind=kind)
    if kind != "sqlite":
        return create_async_engine(f"{DRIVERS[kind]}://{rest}", pool_pre_ping=True, pool_size=8, hide_parameters=True)
    file = Path(rest.removeprefix("/").partition("?")[0])
    if not create and not file.is_file():
        raise MatineeError("error-no-database", file=str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    make_private(file)
    engine = create_async_engine(f"{DRIVERS[kind]}://{rest}", hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:  # pyright: ignore[reportUnusedFunction]
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def make_private(file: Path) -> None:
    """Create a file if it does not exist, readable only by its owner: it contains hidden cards and private chats."""
    if file.name not in ("", ":memory:"):
        file.touch(0o600)
        if file.stat().st_uid == os.geteuid():
            file.chmod(0o600)


def uncancellable(read: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Finish a read even if its caller is cancelled: cancelling it would break the database connection."""

    @wraps(read)
    async def shielded(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.create_task(read(*args, **kwargs)))

    return shielded


class Store:
    """Reads and writes of tables, matches, chat and presence."""

    def __init__(
        self, url: str, observe_batch: Callable[[int], None] = lambda size: None, max_bytes: int | None = None
    ) -> None:
        self.max_bytes = max_bytes
        self._size, self._size_read = 0, -SIZE_INTERVAL
        self.engine: AsyncEngine = open_engine(url)
        self.is_shared: bool = self.engine.dialect.name != "sqlite"  # whether other processes may write as well
        self._queue = WriteQueue(self.engine, observe_batch)
        self._upsert = (postgresql if self.is_shared else sqlite).insert(PRESENCE)

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        await self._queue.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError):
            raise Unavailable() from None

    # --- Reading

    @uncancellable
    async def find(self, code: str) -> StoredTable | None:
        """Return a table, or None if there is no such code."""
        async with self._reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).first()
        if row is None:
            return None
        table = msgspec.json.decode(row.doc, type=Table)
        return StoredTable(table, Revision(row.version, row.number, row.lines), row.due)

    @uncancellable
    async def revisions(self, codes: Iterable[str]) -> dict[str, Revision]:
        """Return the current revisions of tables by their codes."""
        query = select(TABLES.c.code, TABLES.c.version, TABLES.c.number, TABLES.c.lines)
        async with self._reading() as connection:
            rows = await connection.execute(query.where(TABLES.c.code.in_(list(codes))))
            return {row.code: Revision(row.version, row.number, row.lines) for row in rows}

    @uncancellable
    async def public_tables(self, limit: int) -> list[Table]:
        """Return public tables that are waiting for players or in play: those with a player present first."""
        query = select(TABLES.c.doc).where(TABLES.c.public, TABLES.c.stage != "over")
        present = exists().where(PRESENCE.c.code == TABLES.c.code, PRESENCE.c.until > time.time())
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(present.desc(), TABLES.c.touched.desc()).limit(limit))
            return [msgspec.json.decode(row.doc, type=Table) for row in rows]

    @uncancellable
    async def deal(self, match: str) -> Deal | None:
        """Return the deal of a match, or None if there is no such match."""
        async with self._reading() as connection:
            row = (await connection.execute(select(MATCHES.c.doc).where(MATCHES.c.id == match))).first()
        return msgspec.json.decode(row.doc, type=Deal) if row else None

    @uncancellable
    async def entries(self, match: str, first: int = 0, last: int | None = None) -> list[LogEntry]:
        """Return the log of a match in order, optionally only a range of numbers."""
        query = select(MOVES).where(MOVES.c.match == match, MOVES.c.number >= first)
        if last is not None:
            query = query.where(MOVES.c.number <= last)
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(MOVES.c.number))
            return [LogEntry(**row) for row in rows.mappings()]

    @uncancellable
    async def last_entries(self, match: str, count: int) -> list[LogEntry]:
        """Return the last entries of the log of a match, in order."""
        query = select(MOVES).where(MOVES.c.match == match).order_by(MOVES.c.number.desc()).limit(count)
        async with self._reading() as connection:
            rows = await connection.execute(query)
            return [LogEntry(**row) for row in reversed(rows.mappings().all())]

    @uncancellable
    async def number_of_request(self, match: str, seat: int, key: str) -> int | None:
        """Return the number of the move made by the request with this idempotency key; None if there is none."""
        query = select(MOVES.c.number).where(MOVES.c.match == match, MOVES.c.seat == seat, MOVES.c.key == key)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar()

    @uncancellable
    async def last_lines(self, code: str, after: int, limit: int) -> list[ChatLine]:
        """Return the last chat lines of a table with a number above `after`, in order."""
        query = select(LINES.c.doc).where(LINES.c.code == code, LINES.c.number > after)
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(LINES.c.number.desc()).limit(limit))
            return [msgspec.json.decode(row.doc, type=ChatLine) for row in reversed(rows.all())]

    @uncancellable
    async def presence(self, code: str) -> dict[int, float]:
        """Return the time until which each seat counts as present; a past time means absent since then."""
        query = select(PRESENCE.c.seat, PRESENCE.c.until).where(PRESENCE.c.code == code)
        async with self._reading() as connection:
            return {row.seat: row.until for row in await connection.execute(query)}

    async def due(self, now: float, limit: int) -> list[tuple[str, float]]:
        """Return tables on which the scheduler must act, with the time they became due."""
        query = select(TABLES.c.code, TABLES.c.due).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(limit)
        async with self._reading() as connection:
            return [(row.code, row.due) for row in await connection.execute(query)]

    # --- Writing

    async def create(self, table: Table) -> bool:
        """Insert a new table. Return False if the code is taken."""
        row = {"code": table.code, "version": 1, "number": 0, "lines": 0, "due": None}
        try:
            await self._queue.run(lambda connection: connection.execute(insert(TABLES), row | columns(table)))
        except Conflict:
            return False
        return True

    async def save(self, table: Table, version: int, due: float | None) -> bool:
        """Write a table that was at `version`. Return False if it has been changed since."""

        async def operation(connection: AsyncConnection) -> bool:
            return await save_table(connection, table, version, {"due": due})

        return await self._queue.run(operation, table.code)

    async def start_match(self, table: Table, version: int, deal: Deal, entry: LogEntry, due: float | None) -> bool:
        """Write a table and its new match. Return False if the table has been changed since `version`."""

        async def operation(connection: AsyncConnection) -> bool:
            if not await save_table(connection, table, version, {"due": due, "number": 0}):
                return False
            doc = msgspec.json.encode(deal)
            await connection.execute(insert(MATCHES), {"id": deal.id, "code": table.code, "doc": doc})
            await connection.execute(insert(MOVES), msgspec.structs.asdict(entry))
            return True

        try:
            return await self._queue.run(operation, table.code)
        except Conflict:
            return False

    async def append(self, entry: LogEntry, code: str, due: float | None) -> bool:
        """Write a move. Return False if the number is taken: another process was faster."""
        try:
            await self._queue.append(entry, code, due)
        except Conflict:
            return False
        return True

    async def add_chat_line(self, code: str, line: ChatLine) -> bool:
        """Write a chat line. Return False if the number is taken."""

        async def operation(connection: AsyncConnection) -> None:
            row = {"code": code, "number": line.number, "doc": msgspec.json.encode(line)}
            await connection.execute(insert(LINES), row)
            # The table is not touched: otherwise spectators could keep it for ever, and on top of the list.
            await connection.execute(update(TABLES).where(TABLES.c.code == code).values(lines=line.number))

        try:
            await self._queue.run(operation, code)
        except Conflict:
            return False
        return True

    async def mark_present(self, seats: Sequence[tuple[str, int]], until: float) -> None:
        """Set the time until which seats, given with their table's code, count as present; a past time means absent."""
        rows = [{"code": code, "seat": seat, "until": until} for code, seat in sorted(seats)]
        upsert = self._upsert.on_conflict_do_update(
            index_elements=["code", "seat"], set_={"until": self._upsert.excluded.until}
        )
        await self._queue.run(lambda connection: connection.execute(upsert, rows), *{code for code, _ in seats})

    async def claim(self, code: str, due: float, until: float) -> bool:
        """Lease a due table to this process until `until`. Return False if another process has it."""

        async def operation(connection: AsyncConnection) -> bool:
            lease = update(TABLES).where(TABLES.c.code == code, TABLES.c.due == due).values(due=until)
            return (await connection.execute(lease)).rowcount == 1

        return await self._queue.run(operation, code)

    async def set_due(self, code: str, due: float | None) -> None:
        """Set when the scheduler must act on a table; None for never."""
        change = update(TABLES).where(TABLES.c.code == code).values(due=due)
        await self._queue.run(lambda connection: connection.execute(change), code)

    async def wake(self, codes: Sequence[str]) -> None:
        """Let the scheduler act on those of these tables for which it waits for nothing."""
        idle = TABLES.c.code.in_(sorted(codes)), TABLES.c.due.is_(None)
        async with self._reading() as connection:
            found = list((await connection.execute(select(TABLES.c.code).where(*idle))).scalars())
        if found:
            change = update(TABLES).where(*idle).values(due=time.time())
            await self._queue.run(lambda connection: connection.execute(change), *found)

    async def delete_tables(self, before: float, finished: bool) -> list[str]:
        """Delete finished or unfinished tables untouched since `before`, at most 100, and return their codes."""

        async def operation(connection: AsyncConnection) -> list[str]:
            stage = TABLES.c.stage == "over" if finished else TABLES.c.stage != "over"
            codes = list(
                (await connection.execute(select(TABLES.c.code).where(stage, _old(before)).limit(100))).scalars()
            )
            matches = select(MATCHES.c.id).where(MATCHES.c.code.in_(codes))
            await connection.execute(delete(MOVES).where(MOVES.c.match.in_(matches)))
            for table in (MATCHES, LINES, PRESENCE, TABLES):
                await connection.execute(delete(table).where(table.c.code.in_(codes)))
            return codes

        return await self._queue.run(operation)

    async def delete_chats(self, before: float) -> None:
        """Delete the chats of finished tables untouched since `before`."""
        codes = select(TABLES.c.code).where(TABLES.c.stage == "over", _old(before))
        await self._queue.run(lambda connection: connection.execute(delete(LINES).where(LINES.c.code.in_(codes))))

    async def check_space(self) -> None:
        """Raise `StorageFull` if the database is larger than `max_bytes`. The size is read every few seconds."""
        if not self.max_bytes:
            return
        if time.monotonic() - self._size_read > SIZE_INTERVAL:
            self._size_read = time.monotonic()
            self._size = await self._read_size()
        if self._size > self.max_bytes:
            raise StorageFull()

    @uncancellable
    async def _read_size(self) -> int:
        async with self._reading() as connection:
            if self.is_shared:
                return (await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
            names = ("page_count", "freelist_count", "page_size")
            pages, free, size = [(await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in names]
            return (pages - free) * size


def _old(before: float) -> ColumnElement[bool]:
    """Return the condition that a table has not been touched since `before`."""
    return TABLES.c.touched < before


async def save_table(connection: AsyncConnection, table: Table, version: int, extra_values: dict[str, Any]) -> bool:
    """Write a table that was at `version`. Return False if it has been changed since."""
    at_version = update(TABLES).where(TABLES.c.code == table.code, TABLES.c.version == version)
    values = {"version": version + 1, **columns(table), **extra_values}
    return (await connection.execute(at_version.values(**values))).rowcount == 1


def columns(table: Table) -> dict[str, Any]:
    """Return the document and the columns used in queries."""
    doc = msgspec.json.encode(table)
    return {"stage": table.stage, "public": table.settings.public, "touched": time.time(), "doc": doc}
