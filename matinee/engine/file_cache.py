"""A cache of what was read from files, for as long as the files do not change."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from matinee.engine.errors import MatineeError

P = ParamSpec("P")
T = TypeVar("T")
MAX_FILES = 64


def cached_by_file(
    read: Callable[Concatenate[str | Path, P], T],
) -> Callable[Concatenate[str | Path, P], T]:
    """Remember the result of reading a file, or the error, until the file's time or size changes.

    The other arguments must be hashable. The result is shared, so it must not be changed.
    """
    results: OrderedDict[object, T | MatineeError] = OrderedDict()

    @wraps(read)
    def cached(file: str | Path, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            stat = Path(file).stat()
        except (OSError, ValueError, TypeError):
            return read(file, *args, **kwargs)
        key = (str(file), stat.st_ino, stat.st_mtime_ns, stat.st_size, args, tuple(kwargs.items()))
        if key not in results:
            try:
                results[key] = read(file, *args, **kwargs)
            except MatineeError as error:
                results[key] = error
            while len(results) > MAX_FILES:
                results.popitem(last=False)
        results.move_to_end(key)
        result = results[key]
        if isinstance(result, MatineeError):
            raise result.with_traceback(None)
        return result

    return cached
