"""Hostile clients: a fifth of the clients of a server, which try to stall it or to fill its memory."""

import asyncio
import multiprocessing
import os
import random
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from typing import Any, Self
from urllib.parse import urlsplit

import aiohttp

PAUSE = 0.2  # seconds between two attacks of a client, times a random number from 0 to 2
HELD = 20  # connections or event streams that a client holds
ADDRESSES = 4  # from which the clients come
POLLING = 0.05  # seconds
NICENESS = 10  # elsewhere, attackers would not use the processor of the server


class HostileClient:
    """Attacks a server until it is cancelled. `attacks` counts what it has done."""

    def __init__(self, session: aiohttp.ClientSession, url: str, game: str, number: int, attacks: Counter[str]) -> None:
        self._session, self._url, self._game, self._attacks = session, url, game, attacks
        self._random = random.Random(number)
        self._headers = {"X-Forwarded-For": f"203.0.113.{number % ADDRESSES + 1}"}
        self._held: list[asyncio.StreamWriter] = []
        self._tables: list[tuple[str, str]] = []

    async def attack(self) -> None:
        """Attack again and again."""
        ways: list[Callable[[], Awaitable[None]]] = [
            self.open_bots,
            self.ask_hints,
            self.invent_keys,
            self.hold_silent_connection,
            self.hold_unfinished_body,
            self.hold_stream,
            self.send_large_headers,
            self.ask_for_boxes,
            self.ask_for_records,
            self.flood_chat,
        ]
        try:
            while True:
                way = self._random.choice(ways)
                with suppress(aiohttp.ClientError, OSError, TimeoutError, KeyError, IndexError):
                    async with asyncio.timeout(10):
                        await way()
                self._attacks[way.__name__] += 1
                await asyncio.sleep(PAUSE * self._random.uniform(0, 2))
        finally:
            for writer in self._held:
                writer.close()

    async def _request(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        everything = self._headers | headers
        async with self._session.request(method, self._url + path, json=body, headers=everything) as response:
            return await response.json() if response.ok else {}

    async def _connect(self, text: str) -> None:
        address = urlsplit(self._url)
        _, writer = await asyncio.open_connection(address.hostname, address.port)
        forwarded = f"X-Forwarded-For: {self._headers['X-Forwarded-For']}\r\n"
        writer.write(text.replace("\r\n", f"\r\nHost: {address.netloc}\r\n{forwarded}", 1).encode())
        self._held.append(writer)
        if len(self._held) > HELD:
            self._held.pop(0).close()

    async def open_bots(self) -> None:
        """Open a table for the strongest bots, and leave it."""
        games = await self._request("GET", "/api/games")
        strongest: str = next(game["levels"] for game in games if game["name"] == self._game)[-1]["id"]
        settings = {"game": self._game, "players": 4, "pace": 0}
        bots = [None, strongest, strongest, strongest]
        opened = await self._request("POST", "/api/tables", {"settings": settings, "name": "Mallory", "bots": bots})
        code: str = opened["table"]["code"]
        key = f"Bearer {opened['key']}"
        await self._request("POST", f"/api/tables/{code}/start", Authorization=key)
        if self._random.random() < 0.5:
            await self._request("DELETE", f"/api/tables/{code}/seats/0", Authorization=key)
        self._tables = [*self._tables[-5:], (code, key)]

    async def ask_hints(self) -> None:
        """Ask for hints, and hang up."""
        code, key = self._random.choice(self._tables)
        async with asyncio.timeout(0.2):
            await self._request("GET", f"/api/tables/{code}/hint/0", Authorization=key)

    async def invent_keys(self) -> None:
        """Send keys that nobody has given out, as long as they may be."""
        for _ in range(10):
            await self._request("GET", "/api/tables", Cookie=f"matinee-={secrets.token_hex(3500)}")

    async def hold_silent_connection(self) -> None:
        """Open a connection, and send nothing."""
        await self._connect("")

    async def hold_unfinished_body(self) -> None:
        """Announce a body, and do not send it."""
        await self._connect("POST /api/tables HTTP/1.1\r\nContent-Length: 1000\r\n\r\n{")

    async def hold_stream(self) -> None:
        """Open an event stream, and do not read it."""
        code, _ = self._random.choice(self._tables)
        await self._connect(f"GET /api/tables/{code}/stream HTTP/1.1\r\n\r\n")

    async def send_large_headers(self) -> None:
        """Send headers that are too large."""
        await self._connect(f"GET /health HTTP/1.1\r\nX-Large: {'x' * 300_000}\r\n\r\n")

    async def ask_for_boxes(self) -> None:
        """Ask for what is expensive to build."""
        for path in ("/api/games", f"/api/games/{self._game}/box", f"/api/games/{self._game}/messages"):
            await self._request("GET", path)

    async def ask_for_records(self) -> None:
        """Ask for the record of a match in progress."""
        code, _ = self._random.choice(self._tables)
        for path in ("record", "replay", "replay/3"):
            await self._request("GET", f"/api/tables/{code}/{path}")

    async def flood_chat(self) -> None:
        """Write long lines as a spectator."""
        code, _ = self._random.choice(self._tables)
        await self._request("POST", f"/api/tables/{code}/chat", {"text": "\U0001f3ac" * 400, "name": "Eve"})


class Attackers:
    """Hostile clients in a process of their own, so that they do not delay the measurement of honest ones.

    Use it in an `async with` statement. The clients attack while `active` is set.
    """

    def __init__(self, url: str, game: str, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.active: Event = context.Event()
        self.attacks: Counter[str] = Counter()
        """What they have done; complete after the statement."""
        self._over = context.Event()
        self._results, sender = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_attack_until, args=(url, game, count, self.active, self._over, sender), daemon=True
        )

    async def __aenter__(self) -> Self:
        self._process.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._over.set()
        with suppress(EOFError):
            self.attacks = await asyncio.to_thread(self._results.recv)
        await asyncio.to_thread(self._process.join)


def _attack_until(url: str, game: str, count: int, active: Event, over: Event, results: Connection) -> None:
    """Attack while `active` is set, until `over` is; then send what was done."""
    os.nice(NICENESS)
    attacks: Counter[str] = Counter()
    asyncio.run(_attack_in_turn(url, game, count, active, over, attacks))
    results.send(attacks)


async def _attack_in_turn(url: str, game: str, count: int, active: Event, over: Event, attacks: Counter[str]) -> None:
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(60)) as session:
        clients = [HostileClient(session, url, game, number, attacks) for number in range(count)]
        attacking: list[asyncio.Task[None]] = []
        while not over.is_set():
            if active.is_set() and not attacking:
                attacking = [asyncio.create_task(client.attack()) for client in clients]
            elif attacking and not active.is_set():
                await stop(attacking)
                attacking = []
            await asyncio.sleep(POLLING)
        await stop(attacking)


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
