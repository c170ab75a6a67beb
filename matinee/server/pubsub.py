"""Notifications between processes over Redis. They carry only table codes; each process reads the rest from storage.

If one is lost, no change is missed: each process also polls storage once a second (`table/scheduler.py`).
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "tables"
RETRY_DELAY = 1.0  # seconds

logger: logging.Logger = logging.getLogger("matinee.server")


class PubSub:
    """Publishes the codes of changed tables, and calls `on_change` with the codes published by other processes."""

    def __init__(self, url: str, on_change: Callable[[str], Awaitable[None]]) -> None:
        self._url = url
        self._on_change = on_change
        self._process_id = secrets.token_hex(4)
        self._changed: set[str] = set()
        self._wake_up = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to send and receive."""
        self._tasks = [asyncio.create_task(self._with_reconnect(work)) for work in (self._send, self._receive)]

    async def stop(self) -> None:
        """Stop to send and receive."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, code: str) -> None:
        """Tell other processes that a table has changed. Returns at once; changes are sent together."""
        self._changed.add(code)
        self._wake_up.set()

    async def _with_reconnect(self, work: Callable[[RedisChannelsPubSubBackend], Awaitable[None]]) -> None:
        logged = False
        while True:
            redis = Redis.from_url(self._url)  # pyright: ignore[reportUnknownMemberType]
            backend = RedisChannelsPubSubBackend(redis=redis, key_prefix="MATINEE")
            try:
                await work(backend)
            except (RedisError, OSError) as error:
                if not logged:
                    logger.warning("Redis unavailable", extra={"reason": type(error).__name__})
                logged = True
                await asyncio.sleep(RETRY_DELAY)
            finally:
                await redis.aclose()

    async def _send(self, backend: RedisChannelsPubSubBackend) -> None:
        while True:
            await self._wake_up.wait()
            self._wake_up.clear()
            codes, self._changed = self._changed, set()
            await backend.publish(" ".join([self._process_id, *codes]).encode(), [CHANNEL])

    async def _receive(self, backend: RedisChannelsPubSubBackend) -> None:
        await backend.subscribe([CHANNEL])
        async for _, data in backend.stream_events():
            sender, *codes = data.decode().split()
            if sender != self._process_id:
                await asyncio.gather(*(self._handle(code) for code in codes))

    async def _handle(self, code: str) -> None:
        try:
            await self._on_change(code)
        except Exception as error:
            logger.warning("notification not handled", extra={"reason": type(error).__name__})
