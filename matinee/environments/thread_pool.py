"""Step ranges of environments in worker threads that run compiled code without the GIL.

Waking a sleeping thread takes as long as stepping a thousand environments. So a worker that has finished spins briefly
in compiled code, waiting for the next job, before it sleeps.
"""

import os
import time
import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic

from matinee.engine.compiling import bind
from matinee.engine.contract import Rules
from matinee.environments.step_loops import Envs, StepArrays, run_operation

SPINS = 100_000  # reads before a worker sleeps, about 0.1 ms
SHUT_DOWN = -1  # an operation that ends the workers

# The control array, through which workers get their jobs. It has a row for the job and a row for each worker, so that
# no two workers write to the same cache line.
JOB, OPERATION, STEPS = 0, 1, 2  # in the first row; JOB is the number of the job
FINISHED, ASLEEP, STARTED = 0, 1, 2  # in the row of a worker; FINISHED and STARTED are numbers of jobs
ROW = 8


def _generate_atomic_load(_: Any, control: Any, index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers = context.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.load_atomic(builder.gep(numbers.data, [arguments[1]]), "seq_cst", 8)

    return types.int64(control, types.intp), generate


def _generate_atomic_store(_: Any, control: Any, index: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers = context.make_array(signature.args[0])(context, builder, arguments[0])
        builder.store_atomic(arguments[2], builder.gep(numbers.data, [arguments[1]]), "seq_cst", 8)
        return context.get_dummy_value()

    return types.void(control, types.intp, types.int64), generate


def _generate_borrow(_: Any, value: Any) -> Any:
    def borrowed(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        if isinstance(kind, types.Array):
            array = context.make_array(kind)(context, builder, value)
            array.meminfo, array.parent = array.meminfo.type(None), array.parent.type(None)
            return array._getvalue()
        if isinstance(kind, types.BaseTuple):
            members: Any = kind
            for index, member_type in enumerate(members):
                item = borrowed(context, builder, member_type, builder.extract_value(value, index))
                value = builder.insert_value(value, item, index)
        return value

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return borrowed(context, builder, signature.args[0], arguments[0])

    return value(value), generate


# For compiled code.
atomic_load: Any = intrinsic(_generate_atomic_load)
"""`atomic_load(control, index)`: read a number that another thread may have written."""
atomic_store: Any = intrinsic(_generate_atomic_store)
"""`atomic_store(control, index, number)`: write a number; a thread that reads it sees all earlier writes."""
borrow: Any = intrinsic(_generate_borrow)
"""`borrow(value)`: an array, or a tuple of them, as borrowed references, without reference counts.

Numba updates the reference count of an array twice for each row that is read. If all threads update the same counter,
they wait for each other longer than a step takes."""


def wait_for_job(control: Any, worker: int) -> bool:
    """Spin until there is a new job for a worker; return False if the worker must sleep instead."""
    row = ROW * (worker + 1)
    spins = 0
    while atomic_load(control, JOB) == control[row + FINISHED]:
        spins += 1
        if spins > SPINS:
            atomic_store(control, row + ASLEEP, 1)
            if atomic_load(control, JOB) == control[row + FINISHED]:
                return False
            atomic_store(control, row + ASLEEP, 0)
    control[row + STARTED] = atomic_load(control, JOB)  # after an interrupt a worker may have missed some
    return True


def finish_job(control: Any, worker: int) -> None:
    """Report that a worker has done its part of the job."""
    row = ROW * (worker + 1)
    atomic_store(control, row + FINISHED, control[row + STARTED])


def run_worker(control: Any, worker: int, first: int, last: int, states: Any, fields: Any, arrays: Any) -> bool:
    """Do the worker's part of each job, until no job has been posted for a while.

    Args:
        control: The control array.
        worker: The number of the worker. Worker 0 is the calling thread: it does its part of one job and returns.
        first: The first environment of its range.
        last: The end of its range.
        states: All positions.
        fields: The fields of `Envs` except `arrays`, as a plain tuple: passing one to compiled code takes 2 µs, a named
            tuple 7.
        arrays: The fields of `StepArrays`, likewise.

    Returns:
        True if the worker must sleep (or is worker 0), False if the pool shuts down.
    """
    while wait_for_job(control, worker):
        if control[OPERATION] == SHUT_DOWN:
            return False
        envs = Envs(fields[0], fields[1], fields[2], fields[3], fields[4], StepArrays(*arrays))
        run_operation(control[OPERATION], control[STEPS], first, last, borrow(states), borrow(envs))
        finish_job(control, worker)
        if worker == 0:
            break
    return True


def post_job(control: Any, operation: int, steps: int) -> None:
    """Post the next job for all workers."""
    control[OPERATION] = operation
    control[STEPS] = steps
    atomic_store(control, JOB, control[JOB] + 1)


def take_asleep(control: Any, worker: int) -> bool:
    """Return whether a worker sleeps and must be woken, and clear its flag."""
    asleep = atomic_load(control, ROW * (worker + 1) + ASLEEP) == 1
    if asleep:
        atomic_store(control, ROW * (worker + 1) + ASLEEP, 0)
    return asleep


def wait_briefly(control: Any, workers: int) -> bool:
    """Spin until all workers have finished the job; return False if that takes too long."""
    spins = 0
    for worker in range(workers):
        while atomic_load(control, ROW * (worker + 1) + FINISHED) != control[JOB]:
            spins += 1
            if spins > SPINS:
                return False
    return True


def start_worker(run: Any, wake_up: SimpleQueue[None], arguments: tuple[Any, ...]) -> Thread:
    """Start a worker thread. It holds no reference to the pool, so that an unused pool is garbage collected."""

    def work() -> None:
        while run(*arguments):
            wake_up.get()

    thread = Thread(target=work, name="matinee", daemon=True)
    thread.start()
    return thread


class ThreadPool:
    """Workers that step the environments, one range each. The calling thread is worker 0.

    A process that is forked has no threads but the calling one, so the pool starts its workers again there.

    Args:
        worker: The function that each worker runs, such as `run_worker`.
        rules: The rules module of the game.
        ranges: First and end of each worker's range of environments.
        shared: The further arguments of `worker`, the same for all.
    """

    def __init__(
        self, worker: Callable[..., bool], rules: Rules, ranges: Sequence[tuple[int, int]], shared: tuple[Any, ...]
    ) -> None:
        self._run_worker = bind(worker, rules, "compiled")
        self._post_job, self._take_asleep, self._wait_briefly = (
            bind(each, None, "compiled") for each in (post_job, take_asleep, wait_briefly)
        )
        self._ranges = ranges
        self._shared = shared
        self._start()
        _pools.add(self)

    def _start(self) -> None:
        self._forked = False
        control = self._control = np.zeros(ROW * (len(self._ranges) + 1), np.int64)
        self._caller_arguments = (control, 0, *self._ranges[0], *self._shared)
        self._wake_ups = [SimpleQueue[None]() for _ in self._ranges[1:]]
        self._threads = [
            start_worker(self._run_worker, wake_up, (control, worker, *envs_range, *self._shared))
            for worker, (wake_up, envs_range) in enumerate(zip(self._wake_ups, self._ranges[1:], strict=True), 1)
        ]
        self._shut_down = weakref.finalize(self, shut_down, self._post_job, control, self._wake_ups)

    def mark_forked(self) -> None:
        """Start the workers again before the next job: this process is a copy, and they are not in it."""
        self._shut_down.detach()
        self._forked = True

    def run(self, operation: int, steps: int) -> None:
        """Run an operation on all environments and wait for all workers."""
        if self._forked:
            self._start()
        self._post_job(self._control, operation, steps)
        for worker, wake_up in enumerate(self._wake_ups, 1):
            if self._take_asleep(self._control, worker):
                wake_up.put(None)
        self._run_worker(*self._caller_arguments)
        while not self._wait_briefly(self._control, len(self._ranges)):
            time.sleep(0)  # another process has the core

    def close(self) -> None:
        """End the workers and wait for their threads. Closing twice does nothing."""
        if not self._forked:
            self._shut_down()
            for thread in self._threads:
                thread.join()


def shut_down(post: Any, control: Any, wake_ups: list[SimpleQueue[None]]) -> None:
    """End all worker threads."""
    post(control, SHUT_DOWN, 0)
    for wake_up in wake_ups:
        wake_up.put(None)


_pools: "weakref.WeakSet[ThreadPool]" = weakref.WeakSet()


def _mark_forked() -> None:
    for pool in _pools:
        pool.mark_forked()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_mark_forked)
