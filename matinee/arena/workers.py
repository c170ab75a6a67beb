"""Workers that play games: processes on this machine, or a Ray cluster.

    with open_pool(workers=8) as pool:
        for result in pool.results(jobs):
            ...

Results arrive in the order in which games finish. Jobs need not belong to a tournament: see `Job`.
"""

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from types import TracebackType
from typing import Any, TypeVar

from matinee.arena.game_runner import Result
from matinee.arena.lineups import GameKey, Job, describe_exception
from matinee.arena.timeouts import play_all_jobs, play_supervised
from matinee.engine.errors import MatineeError, MissingExtra

T = TypeVar("T")
Work = Callable[[Sequence[Job]], list[tuple[float, Any]]]  # returns for each game its seconds and the extract
Extract = Callable[[Job, Result], T]  # returns the needed part of a result
LOCAL = "local"  # given as the address of a cluster: start one on this machine

TASK_SECONDS = 1.0  # targeted duration of a task
MAX_GAMES_PER_TASK = 100
MIN_GAME_SECONDS = 1e-3  # assumed for faster games
TASKS_PER_WORKER = 2  # submitted and not yet finished, so that no worker waits for its next task
MAX_RETRIES = 3  # of a game whose worker dies even under supervision


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def open_pool(workers: int | None = None, ray: str | None = None) -> "WorkerPool":
    """Open a pool of processes, or of workers on a Ray cluster.

    Args:
        workers: How many games to play in parallel; by default one per core.
        ray: The address of a Ray cluster, or `LOCAL` to start one on this machine.
    """
    return ProcessPool(workers or cores()) if ray is None else RayPool(ray, workers)


class WorkerPool(ABC):
    """A pool of workers. Leaving the context stops them at once."""

    size: int  # games played in parallel
    worker_died: tuple[type[BaseException], ...]  # exceptions raised when a worker has died

    @abstractmethod
    def submit(self, work: Work, jobs: Sequence[Job]) -> "Future[list[tuple[float, Any]]]":
        """Have a worker play games."""

    @abstractmethod
    def stop(self) -> None:
        """Stop all workers at once."""

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def results(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Play all games and yield their results as they finish. No two jobs may have the same `Job.key`."""
        return self.map(_result, jobs)

    def map(self, extract: Extract[T], jobs: Iterable[Job]) -> Iterator[T]:
        """Play all games and yield `extract(job, result)` of each as it finishes. `extract` runs in the worker."""
        unsupervised, supervised = partial(_work, play_all_jobs, extract), partial(_work, play_supervised, extract)
        pending = iter(jobs)
        running: dict[Future[list[tuple[float, T]]], Sequence[Job]] = {}
        retries: Counter[GameKey] = Counter()
        games = 1
        while True:
            while len(running) < TASKS_PER_WORKER * self.size and (batch := list(islice(pending, games))):
                running[self.submit(unsupervised, batch)] = batch
            if not running:
                return
            for task in wait(running, return_when=FIRST_COMPLETED).done:
                batch = running.pop(task)
                problem = task.exception()
                if problem is None:
                    played = task.result()
                    games = _games_per_task([seconds for seconds, _ in played])
                    yield from (value for _, value in played)
                elif isinstance(problem, self.worker_died):
                    retries.update(job.key for job in batch)
                    if max(retries.values()) > MAX_RETRIES:
                        raise MatineeError("error-arena-worker", reason=describe_exception(problem))
                    running[self.submit(supervised, batch)] = batch
                else:
                    raise getattr(problem, "cause", None) or problem  # Ray wraps the exception of a worker


def _result(job: Job, result: Result) -> Result:
    return result


def _work(
    play: Callable[[Sequence[Job]], list[Result]], extract: Extract[T], jobs: Sequence[Job]
) -> list[tuple[float, T]]:
    """Run in a worker: play games and extract the needed part of each result."""
    return [(result.took, extract(job, result)) for job, result in zip(jobs, play(jobs), strict=True)]


def _games_per_task(seconds: Sequence[float]) -> int:
    """Return how many games fit into a task, given the seconds that earlier games took."""
    average = max(sum(seconds) / len(seconds), MIN_GAME_SECONDS)
    return max(1, min(MAX_GAMES_PER_TASK, int(TASK_SECONDS / average)))


class ProcessPool(WorkerPool):
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        try:
            self._pebble: Any = import_module("pebble")
        except ImportError:
            raise MissingExtra("arena") from None
        self.size = workers
        self.worker_died: tuple[type[BaseException], ...] = (self._pebble.ProcessExpired, BrokenProcessPool)
        self._pool: Any = None

    def submit(self, work: Work, jobs: Sequence[Job]) -> "Future[list[tuple[float, Any]]]":
        if self._pool is None or not self._pool.active:
            self.stop()
            self._pool = self._pebble.ProcessPool(self.size, context=multiprocessing.get_context("spawn"))
            with _ctrl_c_blocked():
                self._pool.active  # noqa: B018 - reading the property starts the pool
        with _ctrl_c_blocked():  # a pool that is interrupted while it holds its lock never stops
            return self._pool.schedule(work, args=(jobs,))

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.stop()
            self._pool.join()
            self._pool = None


def _run(work: Work, jobs: Sequence[Job]) -> list[tuple[float, Any]]:
    return work(jobs)


@contextmanager
def _ctrl_c_blocked() -> Generator[None]:
    """Delay Ctrl-C until the block is done.

    Processes and threads started in the block inherit the mask and never get the signal: only this process handles it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class RayPool(WorkerPool):
    """Workers of a Ray cluster. A cluster started by the pool uses this machine only and ends with the pool."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == LOCAL:  # keeps Ray on the loopback interface
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        try:
            self._ray: Any = import_module("ray")
            problems: Any = import_module("ray.exceptions")
        except ImportError:
            raise MissingExtra("ray") from None
        self.worker_died: tuple[type[BaseException], ...] = (
            problems.WorkerCrashedError,
            problems.NodeDiedError,
            problems.OutOfMemoryError,
        )
        self._owns_connection = not self._ray.is_initialized()
        if self._owns_connection:
            self._connect(address, workers)
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self.size: int = max(1, min(processors, workers or processors))
        self._run: Any = None

    def _connect(self, address: str, workers: int | None) -> None:
        local = {"num_cpus": workers or cores(), "include_dashboard": False} if address == LOCAL else {}
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="error", **local)
        except (OSError, ValueError, RuntimeError) as problem:
            raise MatineeError("error-arena-ray", address=address, reason=describe_exception(problem)) from None

    def submit(self, work: Work, jobs: Sequence[Job]) -> "Future[list[tuple[float, Any]]]":
        if self._run is None:
            self._run = self._ray.remote(max_retries=0)(_run)
        return self._run.remote(work, jobs).future()

    def stop(self) -> None:
        if self._owns_connection:
            self._ray.shutdown()
