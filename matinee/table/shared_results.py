"""Results that several people ask for at the same time, such as hints. Each is computed once for all of them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")
MAX_RESULTS = 200


class _Computation(Generic[T]):
    def __init__(self, task: asyncio.Task[T]) -> None:
        self.task = task
        self.askers = 0


class SharedResults(Generic[T]):
    """The newest results, and those being computed. A computation is cancelled when nobody waits for it any more."""

    def __init__(self, max_results: int = MAX_RESULTS) -> None:
        self._max_results = max_results
        self._results: OrderedDict[Hashable, T] = OrderedDict()
        self._computations: dict[Hashable, _Computation[T]] = {}

    async def get(self, key: Hashable, compute: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result for a key. Errors are raised for all who wait, and not stored."""
        if key in self._results:
            return self._results[key]
        computation = self._computations.get(key)
        if computation is None:
            computation = _Computation(asyncio.create_task(self._compute(key, compute)))
            self._computations[key] = computation
        computation.askers += 1
        try:
            return await asyncio.shield(computation.task)
        finally:
            computation.askers -= 1
            if not computation.askers:
                computation.task.cancel()
                if self._computations.get(key) is computation:
                    del self._computations[key]

    async def _compute(self, key: Hashable, compute: Callable[[], Coroutine[Any, Any, T]]) -> T:
        result = await compute()
        self._results[key] = result
        while len(self._results) > self._max_results:
            self._results.popitem(last=False)
        return result
