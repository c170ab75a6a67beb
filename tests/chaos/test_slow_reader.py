"""A client that does not read its stream costs the server little and does not disturb others."""

import asyncio
import socket
import time
from statistics import median
from typing import Any

from tests.chaos.players import Table, make_move
from tests.chaos.raw_http import HOST, HttpClient, read_event
from tests.servers import MatineeServer, StartServer

READERS = 24
MATCHES = 2
MAX_MEMORY = 48 << 20  # bytes for all readers; queueing everything they miss would take six times as much
TIMEOUT = 200.0


def test_stalled_readers_use_no_memory_and_receive_the_newest_view(serve: StartServer) -> None:
    server = serve()
    readers: list[socket.socket] = []
    try:
        asyncio.run(play_everything(server, readers))
    finally:
        for reader in readers:
            reader.close()


async def play_everything(server: MatineeServer, readers: list[socket.socket]) -> None:
    async with asyncio.timeout(TIMEOUT), HttpClient(server.port) as client:
        table = await hot_seat_table(client)
        before = [await timed_move(client, table) for _ in range(60)]
        readers += [slow_reader(table, server.port) for _ in range(READERS)]
        used = server.memory_in_bytes()
        during: list[float] = []
        for match in range(MATCHES):
            if match:
                assert (await client.request("PUT", f"{table.path}/rematch", key=table.keys[0])).status == 200
            while not (await client.request("GET", table.path)).json["update"]["over"]:
                during.append(await timed_move(client, table))
        assert server.memory_in_bytes() - used < MAX_MEMORY
        assert median(during) < 5 * median(before) + 0.05
        newest = (await client.request("GET", table.path, key=table.keys[0])).json["update"]
        updates = await asyncio.to_thread(read_until, readers[0], newest["number"], MATCHES)
        assert updates[-1] == newest | {"happened": updates[-1]["happened"]}
        received = [(update["match"], update["number"]) for update in updates]
        assert received == sorted(set(received))
        assert len(received) < len(before) + len(during)
        async with client.stream(f"{table.path}/stream", table.keys[0], 5) as stream:
            async for event in stream.events():
                if event.name == "update":
                    assert event.json == newest | {"happened": event.json["happened"]}
                    break


async def hot_seat_table(client: HttpClient) -> Table:
    """Start a match in which one person has all four seats, and so the largest views."""
    settings = {"game": "dream-factory", "players": 4}
    opened = (await client.request("POST", "/api/tables", {"settings": settings, "name": "Host"})).json
    key: str = opened["key"]
    table = Table("dream-factory", opened["table"]["code"], dict.fromkeys(range(4), key))
    for seat in range(1, 4):
        assert (await client.request("PUT", f"{table.path}/seats/{seat}", {"name": f"Me {seat}"}, key)).status == 200
    assert (await client.request("POST", f"{table.path}/start", key=key)).status == 200
    return table


async def timed_move(client: HttpClient, table: Table) -> float:
    start = time.monotonic()
    await make_move(client, table)
    return time.monotonic() - start


def slow_reader(table: Table, port: int) -> socket.socket:
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.settimeout(TIMEOUT)
    reader.connect((HOST, port))
    request = f"GET {table.path}/stream HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer {table.keys[0]}\r\n\r\n"
    reader.sendall(request.encode())
    return reader


def read_until(reader: socket.socket, number: int, match: int) -> list[dict[str, Any]]:
    """Read updates up to the one with a number."""
    updates: list[dict[str, Any]] = []
    with reader.makefile("rb") as file:
        while file.readline().strip():
            pass
        buffer = b""
        while not updates or (updates[-1]["match"], updates[-1]["number"]) != (match, number):
            buffer += file.read(int(file.readline(), 16) + 2)[:-2]
            *blocks, buffer = buffer.split(b"\n\n")
            updates += [event.json for event in map(read_event, blocks) if event.name == "update"]
    return updates
