"""Simulated players: four at each table, one seat each, over HTTP and event streams."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct


class PlayerView(Struct):
    """The part of a player's view that is needed; the view itself is not decoded."""

    seat: int | None
    moves: list[str]


class Update(Struct):
    """The part of an update that is needed."""

    number: int
    match: int
    awaiting: list[int]
    over: bool
    you: list[PlayerView]


update_decoder: msgspec.json.Decoder[Update] = msgspec.json.Decoder(Update)


class Measurements:
    """Counters shared by all tables."""

    def __init__(self) -> None:
        self.measuring = False
        self.over = False  # disconnections at the end are not errors
        self.moves = 0
        self.games = 0
        self.bytes = 0
        self.errors: list[str] = []
        self.latencies: list[float] = []  # seconds from sending a move until all viewers have received it

    def fail(self, error: str) -> None:
        """Record an error, unless the test is over."""
        if not self.over:
            self.errors.append(error)


class LoadTable:
    """A table whose players play one match after another."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        url: str,
        game: str,
        seed: int,
        interval: float,
        measurements: Measurements,
        address: str | None = None,
    ) -> None:
        """Prepare a table. `address` is sent as a proxy would send it."""
        self._headers = {"X-Forwarded-For": address} if address else {}
        self._confirmed = (0, 0)
        self._session, self._url, self._game = session, url, game
        self._interval, self.measurements = interval, measurements
        self._random = random.Random(seed)
        self._keys: list[str] = []
        self._seen: dict[tuple[int, int], int] = {}
        self._sent: dict[tuple[int, int], float] = {}
        self.code: str = ""
        self.players = 4
        self._pending_request: asyncio.Task[None] | None = None

    async def _request(self, method: str, path: str, body: Any = None, viewer: int | None = None) -> Any:
        headers = self._headers | ({"Authorization": f"Bearer {self._keys[viewer]}"} if viewer is not None else {})
        data = msgspec.json.encode(body) if body is not None else None
        headers["Content-Type"] = "application/json"
        async with self._session.request(method, f"{self._url}{path}", data=data, headers=headers) as response:
            text = await response.read()
            if response.status >= 300:
                raise RuntimeError(f"{method} {path}: {response.status} {text.decode()[:200]}")
            return msgspec.json.decode(text)

    async def open(self) -> None:
        """Open the table, seat everybody and start the match."""
        settings = {"game": self._game, "players": self.players}
        grant = await self._request("POST", "/api/tables", {"settings": settings, "name": "Player 0"})
        self.code = grant["table"]["code"]
        self._keys = [grant["key"]]
        for seat in range(1, self.players):
            grant = await self._request("PUT", f"/api/tables/{self.code}/seats/{seat}", {"name": f"Player {seat}"})
            self._keys.append(grant["key"])
        await self._request("POST", f"/api/tables/{self.code}/start", viewer=0)

    async def play(self, until: Callable[[], bool]) -> None:
        """Let all players receive updates and move when awaited, until `until` is true."""
        try:
            await asyncio.gather(*(self._play_seat(viewer, until) for viewer in range(self.players)))
        except (aiohttp.ClientError, RuntimeError, OSError, TimeoutError) as error:
            self.measurements.fail(f"{type(error).__name__}: {error}")
        finally:
            if self._pending_request:
                self._pending_request.cancel()

    async def _play_seat(self, viewer: int, until: Callable[[], bool]) -> None:
        headers = self._headers | {"Authorization": f"Bearer {self._keys[viewer]}"}
        address = f"{self._url}/api/tables/{self.code}/stream"
        async with self._session.get(address, headers=headers, timeout=aiohttp.ClientTimeout(None)) as stream:
            buffer = b""
            async for data in stream.content.iter_any():
                self.measurements.bytes += len(data)
                buffer += data
                *messages, buffer = buffer.split(b"\n\n")
                for message in messages:
                    if message.startswith(b"id:"):
                        await self._on_update(viewer, update_decoder.decode(message[message.index(b"data: ") + 6 :]))
                if until():
                    return

    async def _on_update(self, viewer: int, update: Update) -> None:
        position = (update.match, update.number)
        seen = self._seen[position] = self._seen.get(position, 0) + 1
        if seen == self.players:
            del self._seen[position]
            sent = self._sent.pop(position, None)
            if sent is not None and self.measurements.measuring:
                self.measurements.moves += 1
                self.measurements.latencies.append(time.perf_counter() - sent)
        if update.you[0].seat in update.awaiting:
            self._pending_request = asyncio.create_task(self._move(viewer, update))
        elif update.over and viewer == 0:
            self.measurements.games += self.measurements.measuring
            self._pending_request = asyncio.create_task(self._start_rematch())

    async def _start_rematch(self) -> None:
        for player in range(self.players):
            await self._request("PUT", f"/api/tables/{self.code}/rematch", viewer=player)

    async def _move(self, viewer: int, update: Update) -> None:
        if self._interval:
            await asyncio.sleep(self._interval * self._random.uniform(0.5, 1.5))
        move = self._random.choice(update.you[0].moves)
        if "X" in move:
            move = move.replace("X Y", f"{self._random.randrange(10, 70)} {self._random.randrange(10, 110)}")
        body = {
            "seat": update.you[0].seat,
            "move": move,
            "after": update.number,
            "key": f"{update.match}.{update.number}",
        }
        self._sent[update.match, update.number + 1] = time.perf_counter()
        try:
            answer = await self._request("POST", f"/api/tables/{self.code}/moves", body, viewer)
            self._confirmed = max(self._confirmed, (update.match, answer["number"]))
        except (aiohttp.ClientError, RuntimeError, OSError, TimeoutError) as error:
            self.measurements.fail(f"{type(error).__name__}: {error}")

    async def lost(self) -> int:
        """Return how many confirmed moves the server does not have, and how many a viewer has not received."""
        state = await self._request("GET", f"/api/tables/{self.code}")
        has_last = (state["update"]["match"], state["update"]["number"]) >= self._confirmed
        unseen = [position for position in self._sent if position < self._confirmed]
        return len(unseen) + (not has_last)
