"""A queue of work for threads, in which nobody waits for all the work of somebody else.

Jobs belong to a table, and tables to an origin: the address of the person who started the match. The origins are served
in turn. A table has at most one job running.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar, cast

from matinee.table.errors import BotsBusy

T = TypeVar("T")
MAX_REQUESTS_OF_ORIGIN = 4  # that wait or run
MAX_REQUESTS = 64


class Customer(NamedTuple):
    """For whom a job is done."""

    table: str
    origin: str


class Job(NamedTuple):
    """A call that waits for a thread."""

    customer: Customer
    is_request: bool  # of a person, who can ask again. Bots' turns are never refused
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class FairQueue:
    """Some threads, and the jobs that wait for them."""

    def __init__(self, threads: int, name: str) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._idle = threads
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()  # by origin, the next to be served first
        self._busy_tables: set[str] = set()
        self._requests: Counter[str] = Counter()  # by origin, waiting and running
        self._closed = False

    async def run(self, customer: Customer, work: Callable[[], T], is_request: bool = False) -> T:
        """Call a function in a thread and return its result. If the caller is cancelled, a waiting job is dropped.

        Raises:
            BotsBusy: This is a request, and the table has a request waiting already, or there are too many.
        """
        if is_request:
            self._check_request(customer)
        job = Job(customer, is_request, work, asyncio.get_running_loop().create_future())
        self._requests[customer.origin] += is_request
        self._waiting.setdefault(customer.origin, deque()).append(job)
        self._start_jobs()
        try:
            return cast(T, await job.done)
        except asyncio.CancelledError:
            self._drop(job)
            raise

    def _check_request(self, customer: Customer) -> None:
        queue = self._waiting.get(customer.origin, ())
        table_waits = any(job.is_request and job.customer.table == customer.table for job in queue)
        origin_waits = self._requests[customer.origin] >= MAX_REQUESTS_OF_ORIGIN
        if table_waits or origin_waits or self._requests.total() >= MAX_REQUESTS:
            raise BotsBusy()

    def _start_jobs(self) -> None:
        while self._idle and not self._closed and (job := self._next_job()):
            self._idle -= 1
            self._busy_tables.add(job.customer.table)
            running = asyncio.get_running_loop().run_in_executor(self._pool, job.work)
            running.add_done_callback(lambda result, job=job: self._finish(job, result))

    def _next_job(self) -> Job | None:
        """Remove and return the next job of the first origin that has one for a table without a running job."""
        for origin, queue in self._waiting.items():
            for job in queue:
                if job.customer.table not in self._busy_tables:
                    queue.remove(job)
                    self._waiting.move_to_end(origin)
                    if not queue:
                        del self._waiting[origin]
                    return job
        return None

    def _finish(self, job: Job, result: asyncio.Future[Any]) -> None:
        self._idle += 1
        self._busy_tables.discard(job.customer.table)
        self._forget(job)
        if result.cancelled():
            job.done.cancel()
        elif (error := result.exception()) and not job.done.done():
            job.done.set_exception(error)
        elif not job.done.done():
            job.done.set_result(result.result())
        self._start_jobs()

    def _drop(self, job: Job) -> None:
        queue = self._waiting.get(job.customer.origin, deque[Job]())
        if job in queue:
            queue.remove(job)
            self._forget(job)
            if not queue:
                del self._waiting[job.customer.origin]

    def _forget(self, job: Job) -> None:
        self._requests[job.customer.origin] -= job.is_request
        if not self._requests[job.customer.origin]:
            del self._requests[job.customer.origin]

    def close(self) -> None:
        """Stop the threads; drop jobs that have not started."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        for queue in self._waiting.values():
            for job in queue:
                job.done.cancel()
