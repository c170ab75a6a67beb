"""Batched writes: everything queued while one transaction commits goes into the next.

A commit to disk takes milliseconds whatever its size, so batching lets one process serve many tables. A caller gets its
result only after its transaction is on disk.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from msgspec import Struct
from sqlalchemy import Select, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from matinee.table.errors import Unavailable
from matinee.table.model import LogEntry
from matinee.table.schema import MOVES, TABLES

T = TypeVar("T")
Operation = Callable[[AsyncConnection], Awaitable[Any]]
Row = dict[str, Any]

MAX_BATCH = 500  # writes in one transaction

logger: logging.Logger = logging.getLogger("matinee.table")

INSERT_MOVE = insert(MOVES)
UPDATE_TABLE = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("table_code"))
    .values(number=bindparam("new_number"), due=bindparam("new_due"), touched=bindparam("moved_at"))
)


class MoveWrite(Struct, frozen=True):
    """A row of `moves`, and the matching update of the row in `tables`."""

    move: Row
    table: Row


class Job(Struct, frozen=True):
    """Any other write, and the codes of the tables it changes."""

    operation: Operation
    codes: tuple[str, ...]


class Conflict(Exception):
    """The row already exists: another writer was faster."""


class WriteQueue:
    """The single writer of a process."""

    def __init__(self, engine: AsyncEngine, observe_batch: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._observe_batch = observe_batch
        self._pending: list[tuple[Job | MoveWrite, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._closed = False

    async def append(self, entry: LogEntry, code: str, due: float | None) -> None:
        """Write a move and the position after it.

        Raises:
            Conflict: The number is taken.
            Unavailable: The write failed.
        """
        row = {name: getattr(entry, name) for name in LogEntry.__struct_fields__}
        table = {"table_code": code, "new_number": entry.number, "new_due": due, "moved_at": entry.at}
        await self._enqueue(MoveWrite(row, table))

    async def run(self, operation: Callable[[AsyncConnection], Awaitable[T]], *codes: str) -> T:
        """Run any other write in a transaction and return its result.

        It may run twice: when another write of the batch conflicts, each is repeated in its own transaction.
        """
        return cast(T, await self._enqueue(Job(operation, codes)))

    async def _enqueue(self, work: Job | MoveWrite) -> Any:
        if self._closed:
            raise Unavailable()
        done = asyncio.get_running_loop().create_future()
        self._pending.append((work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_pending())
        return await done

    async def _write_pending(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
            self._observe_batch(len(batch))
            results: list[Any]
            try:
                results = await self._commit([work for work, _ in batch])
            except IntegrityError:
                # One write conflicts. Repeat each in its own transaction, so that only that one fails.
                results = [await self._commit_alone(work) for work, _ in batch]
            except Exception as error:
                results = [_as_unavailable(error)] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    async def _commit_alone(self, work: Job | MoveWrite) -> Any:
        try:
            return (await self._commit([work]))[0]
        except IntegrityError:
            return Conflict()
        except Exception as error:
            return _as_unavailable(error)

    async def _commit(self, batch: list[Job | MoveWrite]) -> list[Any]:
        """Write a batch in one transaction."""
        moves = sorted((work for work in batch if isinstance(work, MoveWrite)), key=lambda work: work.move["match"])
        results: list[Any] = []
        connection = self._connection = self._connection or await self._engine.connect()
        try:
            async with connection.begin():
                if self._engine.dialect.name == "postgresql":
                    await connection.execute(_lock_tables(batch))
                if moves:
                    await connection.execute(INSERT_MOVE, [work.move for work in moves])
                    await connection.execute(UPDATE_TABLE, [work.table for work in moves])
                for work in batch:
                    results.append(None if isinstance(work, MoveWrite) else await work.operation(connection))
        except IntegrityError:
            raise
        except BaseException:
            # The connection may be broken; the next transaction gets a new one.
            self._connection = None
            await connection.invalidate()
            await connection.close()
            raise
        return results

    async def close(self) -> None:
        """Write everything pending, then refuse further writes."""
        self._closed = True
        if self._task:
            await self._task
        if self._connection:
            await self._connection.close()


def _lock_tables(batch: list[Job | MoveWrite]) -> Select[Any]:
    """Lock the tables of a batch in a fixed order, so that processes cannot deadlock."""
    codes = {
        code for work in batch for code in ((work.table["table_code"],) if isinstance(work, MoveWrite) else work.codes)
    }
    return select(TABLES.c.code).where(TABLES.c.code.in_(sorted(codes))).order_by(TABLES.c.code).with_for_update()


def _as_unavailable(error: Exception) -> Unavailable:
    """Log an unexpected error, and return the error that callers get."""
    if not isinstance(error, SQLAlchemyError | OSError):
        logger.error("transaction failed", exc_info=error)
    return Unavailable()
