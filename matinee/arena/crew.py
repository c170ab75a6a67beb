"""Those who play the games: processes on this machine, or a Ray cluster.

    with open_crew(workers=8) as crew:
        for result in crew.results(jobs):
            ...

Results come as games are finished, in no order. Jobs need not be those of an arena: any bots at any table, with any
deal, and with their records if wished (see `Job`).
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
from importlib import import_module
from itertools import islice
from types import TracebackType
from typing import Any

from matinee.arena.lineups import Job, Place, one_line
from matinee.arena.playing import Result
from matinee.arena.watching import perform, perform_watched
from matinee.engine.errors import MatineeError, MissingExtra

Work = Callable[[Sequence[Job]], list[Result]]
LOCAL = "local"  # instead of the address of a cluster: start one here

TASK = 1.0  # seconds of play that are handed to a worker at a time,
MOST = 100  # and games at most
AHEAD = 2  # tasks for each worker that are handed out and not yet finished
TRIES = 3  # of a game that loses its worker even under watch


def cores() -> int:
    """The cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def open_crew(workers: int | None = None, ray: str | None = None) -> "Crew":
    """As many processes as there are cores, or as wished; or a Ray cluster, by its address or `LOCAL`."""
    return Processes(workers or cores()) if ray is None else Cluster(ray, workers)


class Crew(ABC):
    """Workers. Leaving the context sends them home, at once and whatever they are doing."""

    hands: int  # how many games can be played at a time
    losses: tuple[type[BaseException], ...]  # how it shows that a worker is gone

    @abstractmethod
    def submit(self, work: Work, jobs: Sequence[Job]) -> "Future[list[Result]]":
        """Has a worker do this."""

    @abstractmethod
    def stop(self) -> None: ...

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def results(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Plays all games; gives their results as they come. No two may have the same `Job.place`."""
        waiting = iter(jobs)
        running: dict[Future[list[Result]], Sequence[Job]] = {}
        lost: Counter[Place] = Counter()
        size = 1
        while True:
            while len(running) < AHEAD * self.hands and (batch := list(islice(waiting, size))):
                running[self.submit(perform, batch)] = batch
            if not running:
                return
            for task in wait(running, return_when=FIRST_COMPLETED).done:
                batch = running.pop(task)
                problem = task.exception()
                if problem is None:
                    played = task.result()
                    size = _size_for(played)
                    yield from played
                elif isinstance(problem, self.losses):
                    lost.update(job.place for job in batch)
                    if max(lost.values()) > TRIES:
                        raise MatineeError("error-arena-worker", reason=one_line(problem))
                    running[self.submit(perform_watched, batch)] = batch
                else:
                    raise getattr(problem, "cause", None) or problem  # Ray wraps what a worker raised


def _size_for(played: Sequence[Result]) -> int:
    """How many such games make a task."""
    seconds = sum(result.took for result in played) / len(played)
    return max(1, min(MOST, int(TASK / max(seconds, 1e-3))))


class Processes(Crew):
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        try:
            self._pebble: Any = import_module("pebble")
        except ImportError:
            raise MissingExtra("arena") from None
        self.hands = workers
        self.losses = (self._pebble.ProcessExpired, BrokenProcessPool)
        self._pool: Any = None

    def submit(self, work: Work, jobs: Sequence[Job]) -> "Future[list[Result]]":
        if self._pool is None or not self._pool.active:
            self.stop()
            self._pool = self._pebble.ProcessPool(self.hands, context=multiprocessing.get_context("spawn"))
            with _deaf():
                self._pool.active  # noqa: B018 - asking starts it
        with _deaf():  # a pool that is interrupted with a lock in its hand never stops
            return self._pool.schedule(work, args=(jobs,))

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.stop()
            self._pool.join()
            self._pool = None


@contextmanager
def _deaf() -> Generator[None]:
    """Ctrl-C waits until this is done. Processes and threads started in here never hear it: it is for us, and they may
    not even be ready for it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Cluster(Crew):
    """A Ray cluster. One that is started here serves this machine only and ends with the crew."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == LOCAL:  # Ray's way, whatever the system, of staying on the loopback interface
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        try:
            self._ray: Any = import_module("ray")
            problems: Any = import_module("ray.exceptions")
        except ImportError:
            raise MissingExtra("ray") from None
        self.losses = (problems.WorkerCrashedError, problems.NodeDiedError, problems.OutOfMemoryError)
        self._ours = not self._ray.is_initialized()
        if self._ours:
            self._connect(address, workers)
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self.hands = max(1, min(processors, workers or processors))
        self._remote: dict[Work, Any] = {}

    def _connect(self, address: str, workers: int | None) -> None:
        here = {"num_cpus": workers or cores(), "include_dashboard": False}
        more = here if address == LOCAL else {}
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="error", **more)
        except (OSError, ValueError, RuntimeError) as problem:
            raise MatineeError("error-arena-ray", address=address, reason=one_line(problem)) from None

    def submit(self, work: Work, jobs: Sequence[Job]) -> "Future[list[Result]]":
        if work not in self._remote:
            self._remote[work] = self._ray.remote(max_retries=0)(work)
        return self._remote[work].remote(jobs).future()

    def stop(self) -> None:
        if self._ours:
            self._ray.shutdown()
