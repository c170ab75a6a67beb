"""Redis only speeds up notifications. Without it, processes poll and play continues."""

import asyncio
import signal
import time
from pathlib import Path
from statistics import median

import httpx

from tests.chaos.players import Player, Spectator, finished_match, open_table, play_all
from tests.chaos.raw_http import connect_to_pair
from tests.servers import ServerPair

TIMEOUT = 200.0
WITH_REDIS = 0.3  # seconds
WITHOUT_REDIS = 2.0


def test_play_continues_without_redis_and_is_fast_again_with_it(tmp_path: Path) -> None:
    with ServerPair(tmp_path) as pair:
        asyncio.run(play_through_outage(pair))
        pair.redis.kill()
        for server in (pair.first, pair.second):
            assert httpx.get(f"{server.url}/health", timeout=10).status_code == 200
            start = time.monotonic()
            assert server.stop(signal.SIGTERM) == 0
            assert time.monotonic() - start < 10


async def play_through_outage(pair: ServerPair) -> None:
    async with connect_to_pair(pair, TIMEOUT) as (here, there):
        watched = await open_table(here, "hollywood")
        bots = [None, None, "extra", "understudy"]
        tables = await asyncio.gather(*(open_table(there, "hollywood", 4, bots) for _ in range(3)))
        async with Spectator(watched, here).connected() as spectator:
            assert median(await spectator.measure_delays(there, 9)) < WITH_REDIS
            await asyncio.to_thread(pair.redis.kill)
            async with play_all([Player(table, seat, (here, there)[seat]) for table in tables for seat in table.keys]):
                assert median(await spectator.measure_delays(there, 5)) < WITHOUT_REDIS
            for table in tables:
                await finished_match(here, table)
            await asyncio.to_thread(pair.redis.start)
            delays = [WITHOUT_REDIS]
            while median(delays) > WITH_REDIS:  # fails if the match ends first
                delays = await spectator.measure_delays(there, 5)
