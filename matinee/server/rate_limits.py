"""Limits of what one client may do: requests in a minute, and open event streams."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from litestar.exceptions import TooManyRequestsException

# By kind of route: the limit for one address, and for one key.
LIMITS: dict[str, tuple[RateLimitItem, RateLimitItem]] = {
    "open": (parse("30/minute"), parse("30/minute")),
    "publish": (parse("10/hour"), parse("10/hour")),
    "read": (parse("1200/minute"), parse("600/minute")),
    "replay": (parse("240/minute"), parse("240/minute")),
    "picture": (parse("120/minute"), parse("120/minute")),
    "seat": (parse("120/minute"), parse("60/minute")),
    "move": (parse("3000/minute"), parse("600/minute")),
    "site": (parse("3000/minute"), parse("3000/minute")),
    "hint": (parse("60/minute"), parse("30/minute")),
    "chat": (parse("240/minute"), parse("40/minute")),
    "spectator-chat": (parse("10/minute"), parse("10/minute")),
}
MAX_STREAMS_OF_ADDRESS = 32
MAX_STREAMS_OF_KEY = 8


class RateLimiter:
    """Limits requests by IP address and by key, in this process."""

    def __init__(self) -> None:
        self._windows = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._streams: Counter[tuple[str, str]] = Counter()

    def check(self, kind: str, address: str, holder: str | None = None) -> None:
        """Count a request; raise an error if it exceeds a limit.

        Args:
            kind: The kind of route.
            address: The client's address.
            holder: The digest of a key that opens a seat. Other keys must not be counted: a client can invent any
                number of them.
        """
        by_address, by_key = LIMITS[kind]
        if not self._windows.hit(by_address, kind, address) or (holder and not self._windows.hit(by_key, kind, holder)):
            raise TooManyRequestsException(headers={"Retry-After": "10"})

    @contextmanager
    def stream(self, address: str, holder: str | None) -> Generator[None]:
        """Count an event stream while it is open; raise an error if the client may open no further one."""
        counted = [("address", address), *([("key", holder)] if holder else [])]
        limits = (MAX_STREAMS_OF_ADDRESS, MAX_STREAMS_OF_KEY)
        if any(self._streams[each] >= limit for each, limit in zip(counted, limits, strict=False)):
            raise TooManyRequestsException(headers={"Retry-After": "10"})
        self._streams.update(counted)
        try:
            yield
        finally:
            self._streams.subtract(counted)
            for each in counted:
                if not self._streams[each]:
                    del self._streams[each]
