"""Step ranges of environments in worker threads that run compiled code without the GIL.

Waking a sleeping thread takes as long as stepping a thousand environments. So a worker that has finished spins briefly
in compiled code, waiting for the next job, before it sleeps.
"""

import time
import weakref
from collections.abc import Sequence
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
FINISHED, ASLEEP = 0, 1  # in the row of a worker; FINISHED is the number of its last job
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
    row = ROW * (worker + 1)
    finished = control[row + FINISHED]
    while True:
        spins = 0
        while atomic_load(control, JOB) == finished:
            spins += 1
            if spins > SPINS:
                atomic_store(control, row + ASLEEP, 1)
                if atomic_load(control, JOB) == finished:
                    return True
                atomic_store(control, row + ASLEEP, 0)
        finished = atomic_load(control, JOB)  # not `finished + 1`: after an interrupt a worker may have missed some
        if control[OPERATION] == SHUT_DOWN:
            return False
        envs = Envs(fields[0], fields[1], fields[2], fields[3], fields[4], StepArrays(*arrays))
        run_operation(control[OPERATION], control[STEPS], first, last, borrow(states), borrow(envs))
        atomic_store(control, row + FINISHED, finished)
        if worker == 0:
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


def start_worker(run: Any, wake_up: SimpleQueue[None], arguments: tuple[Any, ...]) -> None:
    """Start a worker thread. It holds no reference to the pool, so that an unused pool is garbage collected."""

    def work() -> None:
        while run(*arguments):
            wake_up.get()

    Thread(target=work, name="matinee", daemon=True).start()


class ThreadPool:
    """Workers that step the environments, one range each. The calling thread is worker 0.

    Args:
        rules: The rules module of the game.
        ranges: First and end of each worker's range of environments.
        states: The positions.
        envs: The parameters and arrays of the loops.
    """

    def __init__(self, rules: Rules, ranges: Sequence[tuple[int, int]], states: Any, envs: Envs) -> None:
        self._run_worker = bind(run_worker, rules, "compiled")
        self._post_job, self._take_asleep, self._wait_briefly = (
            bind(each, None, "compiled") for each in (post_job, take_asleep, wait_briefly)
        )
        self._workers = len(ranges)
        control = self._control = np.zeros(ROW * (self._workers + 1), np.int64)
        shared = (states, tuple(envs[:-1]), tuple(envs.arrays))
        self._caller_arguments = (control, 0, *ranges[0], *shared)
        self._wake_ups = [SimpleQueue[None]() for _ in ranges[1:]]
        for worker, (wake_up, envs_range) in enumerate(zip(self._wake_ups, ranges[1:], strict=True), 1):
            start_worker(self._run_worker, wake_up, (control, worker, *envs_range, *shared))
        weakref.finalize(self, shut_down, self._post_job, control, self._wake_ups)

    def run(self, operation: int, steps: int) -> None:
        """Run an operation on all environments and wait for all workers."""
        self._post_job(self._control, operation, steps)
        for worker, wake_up in enumerate(self._wake_ups, 1):
            if self._take_asleep(self._control, worker):
                wake_up.put(None)
        self._run_worker(*self._caller_arguments)
        while not self._wait_briefly(self._control, self._workers):
            time.sleep(0)  # another process has the core


def shut_down(post: Any, control: Any, wake_ups: list[SimpleQueue[None]]) -> None:
    """End all worker threads."""
    post(control, SHUT_DOWN, 0)
    for wake_up in wake_ups:
        wake_up.put(None)
