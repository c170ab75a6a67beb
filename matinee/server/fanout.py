"""News between processes, over Redis. It carries codes of tables only: each process reads the rest from storage.

So nothing depends on it. When Redis is away, processes look for news themselves (`table/upkeep.py`), once a second.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "tables"
AGAIN = 1.0  # seconds before Redis is tried again

logger = logging.getLogger("matinee.server")


class Fanout:
    """Tells other processes which tables have changed, and hears from them."""

    def __init__(self, url: str, heard: Callable[[str], Awaitable[None]]) -> None:
        self._url = url
        self._heard = heard
        self._me = secrets.token_hex(4)
        self._news: set[str] = set()
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._for_ever(work)) for work in (self._tell, self._listen)]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, code: str) -> None:
        self._news.add(code)
        self._more.set()

    async def _for_ever(self, work: Callable[[RedisChannelsPubSubBackend], Awaitable[None]]) -> None:
        told = False
        while True:
            redis = Redis.from_url(self._url)  # pyright: ignore[reportUnknownMemberType]
            backend = RedisChannelsPubSubBackend(redis=redis, key_prefix="MATINEE")
            try:
                await work(backend)
            except (RedisError, OSError) as problem:
                if not told:
                    logger.warning("Redis is away", extra={"reason": type(problem).__name__})
                told = True
                await asyncio.sleep(AGAIN)
            finally:
                await redis.aclose()

    async def _tell(self, backend: RedisChannelsPubSubBackend) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            codes, self._news = self._news, set()
            await backend.publish(" ".join([self._me, *codes]).encode(), [CHANNEL])

    async def _listen(self, backend: RedisChannelsPubSubBackend) -> None:
        await backend.subscribe([CHANNEL])
        async for _, data in backend.stream_events():
            sender, *codes = data.decode().split()
            if sender != self._me:
                await asyncio.gather(*(self._told(code) for code in codes))

    async def _told(self, code: str) -> None:
        try:
            await self._heard(code)
        except Exception as problem:
            logger.warning("news of a table could not be read", extra={"reason": type(problem).__name__})
