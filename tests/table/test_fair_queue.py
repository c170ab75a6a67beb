"""Work for threads is done in turn by origin, once at a time for a table, and requests are refused in time."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from matinee.table.errors import BotsBusy
from matinee.table.fair_queue import MAX_REQUESTS, MAX_REQUESTS_OF_ORIGIN, Customer, FairQueue
from matinee.table.shared_results import SharedResults
from tests.table.helpers import TIMEOUT, wait_until

pytestmark = pytest.mark.anyio


class Work:
    """Jobs that note their names when they start, and wait until they may finish."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.started: list[str] = []
        self.may_finish = threading.Event()

    def submit(self, table: str, origin: str, is_request: bool = False) -> "asyncio.Task[str]":
        def work() -> str:
            self.started.append(table)
            assert self.may_finish.wait(TIMEOUT)
            return table

        return asyncio.create_task(self.queue.run(Customer(table, origin), work, is_request))


@pytest.fixture
async def work() -> AsyncIterator[Work]:
    queue = FairQueue(1, "test")
    work = Work(queue)
    yield work
    work.may_finish.set()
    queue.close()


async def test_origins_are_served_in_turn(work: Work) -> None:
    tasks = [work.submit(f"greedy {number}", "greedy") for number in range(20)]
    await wait_until(lambda: len(work.started) == 1)
    tasks += [work.submit("honest", "honest")]
    await asyncio.sleep(0)
    work.may_finish.set()
    assert await asyncio.gather(*tasks) == [f"greedy {number}" for number in range(20)] + ["honest"]
    assert work.started.index("honest") <= 2


async def test_a_table_has_one_job_at_a_time() -> None:
    work = Work(FairQueue(4, "test"))
    tasks = [work.submit("same", "one") for _ in range(3)] + [work.submit("other", "two")]
    await wait_until(lambda: len(work.started) == 2)
    await asyncio.sleep(0.05)
    assert sorted(work.started) == ["other", "same"]
    work.may_finish.set()
    await asyncio.gather(*tasks)
    work.queue.close()


async def test_requests_are_refused_when_too_many_wait(work: Work) -> None:
    tasks = [work.submit("a", "one", True)]
    await wait_until(lambda: len(work.started) == 1)
    tasks.append(work.submit("a", "one", True))
    await asyncio.sleep(0)
    with pytest.raises(BotsBusy):
        await work.submit("a", "one", True)
    for number in range(MAX_REQUESTS_OF_ORIGIN - 2):
        tasks.append(work.submit(str(number), "one", True))
        await asyncio.sleep(0)
    with pytest.raises(BotsBusy):
        await work.submit("z", "one", True)
    tasks.append(work.submit("a", "one"))  # the turn of a bot
    for number in range(MAX_REQUESTS - MAX_REQUESTS_OF_ORIGIN):
        tasks.append(work.submit(f"table {number}", f"origin {number}", True))
    await asyncio.sleep(0)
    with pytest.raises(BotsBusy):
        await work.submit("new", "new", True)
    work.may_finish.set()
    assert len(await asyncio.gather(*tasks)) == MAX_REQUESTS + 1
    assert await work.submit("new", "new", True) == "new"


async def test_a_waiting_job_is_dropped_with_its_caller(work: Work) -> None:
    first = work.submit("first", "one", True)
    await wait_until(lambda: len(work.started) == 1)
    for _ in range(3 * MAX_REQUESTS_OF_ORIGIN):
        dropped = work.submit("dropped", "one", True)
        await asyncio.sleep(0)
        dropped.cancel()
        await asyncio.gather(dropped, return_exceptions=True)
    last = work.submit("last", "one", True)
    work.may_finish.set()
    assert [await first, await last] == ["first", "last"]
    assert work.started == ["first", "last"]


async def test_an_error_reaches_the_caller(work: Work) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await work.queue.run(Customer("a", "a"), fail)
    work.may_finish.set()
    assert await work.submit("a", "a") == "a"


async def test_a_result_is_computed_once_for_all_who_ask() -> None:
    results, calls, may_finish = SharedResults[str](), list[str](), asyncio.Event()

    async def compute() -> str:
        calls.append("asked")
        await may_finish.wait()
        return "found"

    def ask() -> "asyncio.Task[str]":
        return asyncio.create_task(results.get("key", compute))

    gone = ask()
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    tasks = [ask() for _ in range(3)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    await asyncio.sleep(0)
    may_finish.set()
    assert [await tasks[1], await tasks[2], await ask()] == ["found"] * 3
    assert len(calls) == 2, "the one that nobody waited for was dropped"
