"""Where tables are kept: an SQLite file, or PostgreSQL by its URL. What is answered for is on disk."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import delete, event, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from matinee.engine.errors import MatineeError
from matinee.table.model import Deal, Entry, Line, Table
from matinee.table.refusals import Closed
from matinee.table.schema import LINES, MATCHES, MOVES, PRESENCE, TABLES
from matinee.table.writing import Conflict, Writer

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000")
P = ParamSpec("P")
T = TypeVar("T")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Pulse(Struct, frozen=True):
    """How far a table is: whoever has seen less has something to read."""

    version: int
    number: int
    lines: int


class Kept(Struct, frozen=True):
    """A table as it is in storage."""

    table: Table
    pulse: Pulse
    due: float | None


def open_engine(url: str) -> AsyncEngine:
    """An engine for a URL: a file as `sqlite:///FILE`, or `postgresql://USER@HOST/NAME`."""
    kind, _, rest = url.partition("://")
    kind = kind.partition("+")[0]
    if kind not in DRIVERS:
        raise MatineeError("error-storage-url", kind=kind)
    if kind != "sqlite":
        return create_async_engine(f"{DRIVERS[kind]}://{rest}", pool_pre_ping=True, pool_size=8, hide_parameters=True)
    Path(rest.removeprefix("/")).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"{DRIVERS[kind]}://{rest}", hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:  # pyright: ignore[reportUnusedFunction]
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def to_the_end(read: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A viewer who leaves in the middle of a read must not tear its connection apart: it is finished without them."""

    @wraps(read)
    async def shielded(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.create_task(read(*args, **kwargs)))

    return shielded


class Store:
    """Reading and writing tables."""

    def __init__(self, url: str, watch: Callable[[int], None] = lambda size: None) -> None:
        self.engine = open_engine(url)
        self.is_shared = self.engine.dialect.name != "sqlite"  # other processes may write, too
        self._writer = Writer(self.engine, watch)
        self._upsert = (postgresql if self.is_shared else sqlite).insert(PRESENCE)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError):
            raise Closed() from None

    # --- Reading

    @to_the_end
    async def find(self, code: str) -> Kept | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).first()
        if row is None:
            return None
        table = msgspec.json.decode(row.doc, type=Table)
        return Kept(table, Pulse(row.version, row.number, row.lines), row.due)

    @to_the_end
    async def pulses(self, codes: Iterable[str]) -> dict[str, Pulse]:
        query = select(TABLES.c.code, TABLES.c.version, TABLES.c.number, TABLES.c.lines)
        async with self._reading() as connection:
            rows = await connection.execute(query.where(TABLES.c.code.in_(list(codes))))
            return {row.code: Pulse(row.version, row.number, row.lines) for row in rows}

    @to_the_end
    async def public_tables(self, most: int) -> list[Table]:
        """Those that wait for players or are being played, the newest first."""
        query = select(TABLES.c.doc).where(TABLES.c.public, TABLES.c.stage != "over")
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(TABLES.c.touched.desc()).limit(most))
            return [msgspec.json.decode(row.doc, type=Table) for row in rows]

    @to_the_end
    async def deal(self, match: str) -> Deal | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(MATCHES.c.doc).where(MATCHES.c.id == match))).first()
        return msgspec.json.decode(row.doc, type=Deal) if row else None

    @to_the_end
    async def entries(self, match: str, first: int = 0, last: int | None = None) -> list[Entry]:
        """Moves of a match in order."""
        query = select(MOVES).where(MOVES.c.match == match, MOVES.c.number >= first)
        if last is not None:
            query = query.where(MOVES.c.number <= last)
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(MOVES.c.number))
            return [Entry(**row) for row in rows.mappings()]

    @to_the_end
    async def last_entries(self, match: str, count: int) -> list[Entry]:
        query = select(MOVES).where(MOVES.c.match == match).order_by(MOVES.c.number.desc()).limit(count)
        async with self._reading() as connection:
            rows = await connection.execute(query)
            return [Entry(**row) for row in reversed(rows.mappings().all())]

    @to_the_end
    async def sent_before(self, match: str, seat: int, key: str) -> int | None:
        """The number of the move that a request with that key made."""
        query = select(MOVES.c.number).where(MOVES.c.match == match, MOVES.c.seat == seat, MOVES.c.key == key)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar()

    @to_the_end
    async def last_lines(self, code: str, after: int, most: int) -> list[Line]:
        query = select(LINES.c.doc).where(LINES.c.code == code, LINES.c.number > after)
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(LINES.c.number.desc()).limit(most))
            return [msgspec.json.decode(row.doc, type=Line) for row in reversed(rows.all())]

    @to_the_end
    async def presence(self, code: str) -> dict[int, float]:
        """The seats at which people are or were, and until when."""
        query = select(PRESENCE.c.seat, PRESENCE.c.until).where(PRESENCE.c.code == code)
        async with self._reading() as connection:
            return {row.seat: row.until for row in await connection.execute(query)}

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        query = select(TABLES.c.code, TABLES.c.due).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        async with self._reading() as connection:
            return [(row.code, row.due) for row in await connection.execute(query)]

    # --- Writing

    async def open(self, table: Table) -> bool:
        """Puts a new table there. False if the code is taken."""
        row = {"code": table.code, "version": 1, "number": 0, "lines": 0, "due": None}
        try:
            await self._writer.run(lambda connection: connection.execute(insert(TABLES), row | columns(table)))
        except Conflict:
            return False
        return True

    async def save(self, table: Table, version: int, due: float | None) -> bool:
        """Writes a table that was at `version`. False if somebody else has changed it since."""

        async def work(connection: AsyncConnection) -> bool:
            return await save_table(connection, table, version, {"due": due})

        return await self._writer.run(work, table.code)

    async def begin(self, table: Table, version: int, deal: Deal, entry: Entry, due: float | None) -> bool:
        """Writes a table together with the match that begins on it."""

        async def work(connection: AsyncConnection) -> bool:
            if not await save_table(connection, table, version, {"due": due, "number": 0}):
                return False
            doc = msgspec.json.encode(deal)
            await connection.execute(insert(MATCHES), {"id": deal.id, "code": table.code, "doc": doc})
            await connection.execute(insert(MOVES), msgspec.structs.asdict(entry))
            return True

        try:
            return await self._writer.run(work, table.code)
        except Conflict:
            return False

    async def append(self, entry: Entry, code: str, due: float | None) -> bool:
        """Writes a move. False if that number is taken: somebody else has moved."""
        try:
            await self._writer.append(entry, code, due)
        except Conflict:
            return False
        return True

    async def add_chat_line(self, code: str, line: Line) -> bool:
        """Writes a line. False if that number is taken."""

        async def work(connection: AsyncConnection) -> None:
            row = {"code": code, "number": line.number, "doc": msgspec.json.encode(line)}
            await connection.execute(insert(LINES), row)
            table = update(TABLES).where(TABLES.c.code == code)
            await connection.execute(table.values(lines=line.number, touched=line.at))

        try:
            await self._writer.run(work, code)
        except Conflict:
            return False
        return True

    async def see(self, seats: Sequence[tuple[str, int]], until: float) -> None:
        """Notes that people are at their tables until some time; a time past means they have gone."""
        rows = [{"code": code, "seat": seat, "until": until} for code, seat in sorted(seats)]
        upsert = self._upsert.on_conflict_do_update(
            index_elements=["code", "seat"], set_={"until": self._upsert.excluded.until}
        )
        await self._writer.run(lambda connection: connection.execute(upsert, rows), *{code for code, _ in seats})

    async def claim(self, code: str, due: float, until: float) -> bool:
        """Takes it upon this process to look after a table that is due; others leave it alone until then."""

        async def work(connection: AsyncConnection) -> bool:
            mine = update(TABLES).where(TABLES.c.code == code, TABLES.c.due == due).values(due=until)
            return (await connection.execute(mine)).rowcount == 1

        return await self._writer.run(work, code)

    async def sweep(self, before: float) -> list[str]:
        """Removes tables that were left unfinished before some time; returns their codes."""

        async def work(connection: AsyncConnection) -> list[str]:
            left = select(TABLES.c.code).where(TABLES.c.stage != "over", TABLES.c.touched < before).limit(100)
            codes = list((await connection.execute(left)).scalars())
            matches = select(MATCHES.c.id).where(MATCHES.c.code.in_(codes))
            await connection.execute(delete(MOVES).where(MOVES.c.match.in_(matches)))
            for each in (MATCHES, LINES, PRESENCE, TABLES):
                await connection.execute(delete(each).where(each.c.code.in_(codes)))
            return codes

        return await self._writer.run(work)


async def save_table(connection: AsyncConnection, table: Table, version: int, more: dict[str, Any]) -> bool:
    at_version = update(TABLES).where(TABLES.c.code == table.code, TABLES.c.version == version)
    values = {"version": version + 1, **columns(table), **more}
    return (await connection.execute(at_version.values(**values))).rowcount == 1


def columns(table: Table) -> dict[str, Any]:
    """What stands beside the document, to be searched by."""
    doc = msgspec.json.encode(table)
    return {"stage": table.stage, "public": table.settings.public, "touched": time.time(), "doc": doc}
