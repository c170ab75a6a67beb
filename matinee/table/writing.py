"""All writes of a process, many in one transaction: what waits while one is being committed goes into the next.

A commit that reaches the disk takes milliseconds whatever is in it, so this is what makes many tables fast. Whoever
writes is answered when the transaction is on disk, never before.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from msgspec import Struct
from sqlalchemy import Select, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from matinee.table.model import Entry
from matinee.table.refusals import Closed
from matinee.table.schema import MOVES, TABLES

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]
Columns = dict[str, Any]

MOST = 500  # writes in one transaction

logger = logging.getLogger("matinee.table")

ADD_MOVE = insert(MOVES)
TOUCH_TABLE = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("of"))
    .values(number=bindparam("reached"), due=bindparam("next"), touched=bindparam("moved"))
)


class Moved(Struct, frozen=True):
    """A move as a row, and what becomes of the row of its table."""

    move: Columns
    table: Columns


class Job(Struct, frozen=True):
    """Any other writing, and the tables that it changes."""

    do: Work
    codes: tuple[str, ...]


class Conflict(Exception):
    """Somebody else has written what was to be written."""


class Writer:
    """The one who writes."""

    def __init__(self, engine: AsyncEngine, watch: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._watch = watch
        self._waiting: list[tuple[Job | Moved, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._closed = False

    async def append(self, entry: Entry, code: str, due: float | None) -> None:
        """Writes a move and the position after it. Raises `Conflict` if that number is taken."""
        row = {name: getattr(entry, name) for name in Entry.__struct_fields__}
        await self._put(Moved(row, {"of": code, "reached": entry.number, "next": due, "moved": entry.at}))

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]], *codes: str) -> T:
        """Does any other writing. It may be done twice, if the first transaction fails for another's sake."""
        return cast(T, await self._put(Job(work, codes)))

    async def _put(self, work: Job | Moved) -> Any:
        if self._closed:
            raise Closed()
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            self._watch(len(batch))
            answers: list[Any]
            try:
                answers = await self._commit([work for work, _ in batch])
            except IntegrityError:
                # One of them stumbled over another's; each gets a transaction of its own.
                answers = [await self._alone(work) for work, _ in batch]
            except Exception as problem:
                answers = [failed(problem)] * len(batch)
            for (_, done), answer in zip(batch, answers, strict=True):
                if done.cancelled():
                    continue
                if isinstance(answer, Exception):
                    done.set_exception(answer)
                else:
                    done.set_result(answer)

    async def _alone(self, work: Job | Moved) -> Any:
        try:
            return (await self._commit([work]))[0]
        except IntegrityError:
            return Conflict()
        except Exception as problem:
            return failed(problem)

    async def _commit(self, batch: list[Job | Moved]) -> list[Any]:
        """Everything in the batch, in one transaction."""
        moved = sorted((work for work in batch if isinstance(work, Moved)), key=lambda work: work.move["match"])
        answers: list[Any] = []
        connection = self._connection = self._connection or await self._engine.connect()
        try:
            async with connection.begin():
                if self._engine.dialect.name == "postgresql":
                    await connection.execute(lock_tables(batch))
                if moved:
                    await connection.execute(ADD_MOVE, [work.move for work in moved])
                    await connection.execute(TOUCH_TABLE, [work.table for work in moved])
                for work in batch:
                    answers.append(None if isinstance(work, Moved) else await work.do(connection))
        except IntegrityError:
            raise
        except BaseException:
            # Whatever became of the connection, the next transaction gets another.
            self._connection = None
            await connection.invalidate()
            await connection.close()
            raise
        return answers

    async def close(self) -> None:
        """Writes what is waiting, then nothing more."""
        self._closed = True
        if self._task:
            await self._task
        if self._connection:
            await self._connection.close()


def lock_tables(batch: list[Job | Moved]) -> Select[Any]:
    """Processes take the tables of a batch in one order before they touch any, so that none wait in a ring."""
    codes = {code for work in batch for code in ((work.table["of"],) if isinstance(work, Moved) else work.codes)}
    return select(TABLES.c.code).where(TABLES.c.code.in_(sorted(codes))).order_by(TABLES.c.code).with_for_update()


def failed(problem: Exception) -> Closed:
    """Whatever it was, whoever waits is answered."""
    if not isinstance(problem, SQLAlchemyError | OSError):
        logger.error("a transaction failed", exc_info=problem)
    return Closed()
