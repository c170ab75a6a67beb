"""Backups: the whole database as one compressed file of JSON lines, independent of the database system.

A backup of SQLite can be restored into PostgreSQL and the other way round. It can be taken while the server runs, and
is a consistent snapshot.
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
from matinee.table.migrate import migrate
from matinee.table.schema import LINES, MATCHES, MOVES, PRESENCE, TABLES
from matinee.table.storage import make_private, open_engine

FORMAT = 1
ALL_TABLES = {str(table.name): table for table in (TABLES, MATCHES, MOVES, LINES, PRESENCE)}
BATCH_SIZE = 500  # rows per insert
MAX_LINE = 1 << 20  # bytes; a longer line is not of a backup

Progress = Callable[[int, int], None]
"""Called with the number of rows done and the total."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    matinee_backup: int
    rows: int


class Row(msgspec.Struct, frozen=True):
    """Every other line. Bytes are encoded in base 64."""

    of: str  # name of the database table
    row: dict[str, Any]


async def backup(url: str, file: Path, progress: Progress) -> int:
    """Write the database to a file and return the number of rows. After a failure there is no file."""
    engine = open_engine(url, create=False)
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            make_private(temporary)
            with gzip.open(temporary, "wb") as out:
                rows = await _write_rows(connection, out, progress)
        temporary.rename(file)
        return rows
    except (OSError, SQLAlchemyError) as error:
        raise MatineeError("error-backup", file=str(file), reason=type(error).__name__) from None
    finally:
        temporary.unlink(missing_ok=True)
        await engine.dispose()


async def _write_rows(connection: AsyncConnection, out: Any, progress: Progress) -> int:
    total = 0
    for table in ALL_TABLES.values():
        total += (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    out.write(msgspec.json.encode(Header(FORMAT, total)) + b"\n")
    done = 0
    for name, table in ALL_TABLES.items():
        async with connection.stream(select(table).order_by(*table.primary_key)) as rows:
            async for row in rows.mappings():
                out.write(msgspec.json.encode(Row(name, {str(column): value for column, value in row.items()})) + b"\n")
                done += 1
                progress(done, total)
    return done


async def restore(url: str, file: Path, progress: Progress) -> int:
    """Read a backup into an empty database and return the number of rows. A failure changes nothing."""
    engine = open_engine(url)
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            if (await connection.execute(select(TABLES.c.code).limit(1))).first():
                raise MatineeError("error-restore-full")
            return await _read_rows(connection, file, progress)
    except (OSError, EOFError, SQLAlchemyError, msgspec.MsgspecError, KeyError, ValueError) as error:
        raise MatineeError("error-restore", file=str(file), reason=type(error).__name__) from None
    finally:
        await engine.dispose()


async def _read_rows(connection: AsyncConnection, file: Path, progress: Progress) -> int:
    done = 0
    with gzip.open(file, "rb") as lines:
        header = msgspec.json.decode(lines.readline(MAX_LINE), type=Header)
        if header.matinee_backup != FORMAT:
            raise ValueError("unknown format")
        for name, rows in _batches(lines):
            await connection.execute(insert(ALL_TABLES[name]), rows)
            done += len(rows)
            progress(done, header.rows)
    if done != header.rows:
        raise EOFError("truncated")
    return done


def _batches(lines: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield batches of rows, each for one table."""
    name, rows = "", list[dict[str, Any]]()
    while line := lines.readline(MAX_LINE):
        row = msgspec.json.decode(line, type=Row)
        if rows and (row.of != name or len(rows) >= BATCH_SIZE):
            yield name, rows
            rows = []
        name = row.of
        rows.append(_with_bytes(row))
    if rows:
        yield name, rows


def _with_bytes(row: Row) -> dict[str, Any]:
    """Return the values of a row with base 64 decoded to bytes."""
    types = {column.name: column.type.python_type for column in ALL_TABLES[row.of].columns}
    return {name: msgspec.convert(value, types[name] | None) for name, value in row.row.items()}
