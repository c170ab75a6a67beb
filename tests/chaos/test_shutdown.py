"""On SIGTERM the server disconnects clients and keeps acknowledged moves; play continues after a restart."""

import asyncio
import os
import signal
import time

from tests.chaos.players import Move, Player, finished_match, open_table, play_all
from tests.chaos.raw_http import HttpClient
from tests.servers import MatineeServer, StartServer

TIMEOUT = 200.0
STOP_TIMEOUT = 10.0  # seconds
TABLES = 12


def test_a_server_stops_gracefully_in_the_middle_of_play(serve: StartServer) -> None:
    asyncio.run(play_through_restart(serve()))


async def play_through_restart(server: MatineeServer) -> None:
    async with asyncio.timeout(TIMEOUT), HttpClient(server.port) as client:
        bots = [None, None, None, "extra"]
        tables = await asyncio.gather(*(open_table(client, "hollywood", 4, bots) for _ in range(TABLES)))
        players = [Player(table, seat, client) for table in tables for seat in table.keys]
        async with play_all(players):
            while sum(len(table.acknowledged) for table in tables) < TABLES * 16:
                await asyncio.sleep(0.005)
            start = time.monotonic()
            assert await asyncio.to_thread(stop_main_process, server) == 0
            assert time.monotonic() - start < STOP_TIMEOUT
            await asyncio.to_thread(server.start)
        assert all(player.streams == player.streams_ended + 1 > 1 for player in players), "a stream was cut off"
        for table in tables:
            _, match = await finished_match(client, table)
            played = {number: Move(*move) for number, move in enumerate(match.history, 1) if move[0] in table.keys}
            assert table.acknowledged == played


def stop_main_process(server: MatineeServer) -> int:
    """Send SIGTERM to the main process only, as an administrator does."""
    assert server.process
    os.kill(server.process.pid, signal.SIGTERM)
    return server.process.wait(TIMEOUT)
