"""Backups: everything that is stored, as one compressed file of JSON lines, whichever storage it is from or for.

So a backup of an SQLite file may be restored into PostgreSQL, and the other way round. It is taken while the server
runs, as of one moment.
"""

import gzip
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from matinee.engine.errors import MatineeError
from matinee.table.migrating import migrate
from matinee.table.schema import LINES, MATCHES, MOVES, PRESENCE, TABLES
from matinee.table.storage import open_engine

FORMAT = 1
EVERYTHING = {str(table.name): table for table in (TABLES, MATCHES, MOVES, LINES, PRESENCE)}
AT_ONCE = 500  # rows

Tell = Callable[[int, int], None]


class Head(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    matinee_backup: int
    rows: int


class Row(msgspec.Struct, frozen=True):
    """Every other line. Bytes are in base 64."""

    of: str
    row: dict[str, Any]


async def backup(url: str, file: Path, tell: Tell) -> int:
    """Writes all that is stored to a file; returns the number of rows. The file is there whole, or not at all."""
    engine = open_engine(url)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            with gzip.open(beside, "wb") as out:
                rows = await write_rows(connection, out, tell)
        beside.rename(file)
        return rows
    except (OSError, SQLAlchemyError) as problem:
        raise MatineeError("error-backup", file=str(file), reason=type(problem).__name__) from None
    finally:
        beside.unlink(missing_ok=True)
        await engine.dispose()


async def write_rows(connection: AsyncConnection, out: Any, tell: Tell) -> int:
    total = 0
    for table in EVERYTHING.values():
        total += (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    out.write(msgspec.json.encode(Head(FORMAT, total)) + b"\n")
    done = 0
    for name, table in EVERYTHING.items():
        async with connection.stream(select(table).order_by(*table.primary_key)) as rows:
            async for row in rows.mappings():
                out.write(msgspec.json.encode(Row(name, {str(column): value for column, value in row.items()})) + b"\n")
                done += 1
                tell(done, total)
    return done


async def restore(url: str, file: Path, tell: Tell) -> int:
    """Reads a backup into a storage in which there is nothing yet; returns the number of rows."""
    engine = open_engine(url)
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            if (await connection.execute(select(TABLES.c.code).limit(1))).first():
                raise MatineeError("error-restore-full")
            return await read_rows(connection, file, tell)
    except (OSError, EOFError, SQLAlchemyError, msgspec.MsgspecError, KeyError, ValueError) as problem:
        raise MatineeError("error-restore", file=str(file), reason=type(problem).__name__) from None
    finally:
        await engine.dispose()


async def read_rows(connection: AsyncConnection, file: Path, tell: Tell) -> int:
    done = 0
    with gzip.open(file, "rb") as lines:
        head = msgspec.json.decode(next(lines, b""), type=Head)
        if head.matinee_backup != FORMAT:
            raise ValueError("another format")
        for name, rows in runs(lines):
            await connection.execute(insert(EVERYTHING[name]), rows)
            done += len(rows)
            tell(done, head.rows)
    if done != head.rows:
        raise EOFError("cut short")
    return done


def runs(lines: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows in portions, each for one table."""
    name, rows = "", list[dict[str, Any]]()
    for line in lines:
        read = msgspec.json.decode(line, type=Row)
        if rows and (read.of != name or len(rows) >= AT_ONCE):
            yield name, rows
            rows = []
        name = read.of
        rows.append(with_bytes(read))
    if rows:
        yield name, rows


def with_bytes(read: Row) -> dict[str, Any]:
    kinds = {column.name: column.type.python_type for column in EVERYTHING[read.of].columns}
    return {name: msgspec.convert(value, kinds[name] | None) for name, value in read.row.items()}
