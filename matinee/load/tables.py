"""Tables full of tireless players: four viewers each, one seat a viewer, over real HTTP and event streams."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct


class Own(Struct):
    """Of an update, what a player needs; the view itself is skipped over."""

    seat: int | None
    moves: list[str]


class Update(Struct):
    number: int
    match: int
    awaiting: list[int]
    over: bool
    you: list[Own]


updates = msgspec.json.Decoder(Update)


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.measuring = False
        self.over = False  # what breaks off at the end is no error
        self.moves = 0
        self.games = 0
        self.bytes = 0
        self.errors: list[str] = []
        self.seconds: list[float] = []  # from a move's being sent to every viewer's having seen what came of it

    def fail(self, what: str) -> None:
        if not self.over:
            self.errors.append(what)


class LoadTable:
    """A table that plays game after game."""

    def __init__(
        self, session: aiohttp.ClientSession, url: str, game: str, seed: int, every: float, tally: Tally
    ) -> None:
        self._session, self._url, self._game, self._every, self._tally = session, url, game, every, tally
        self._random = random.Random(seed)
        self._keys: list[str] = []
        self._seen: dict[tuple[int, int], int] = {}
        self._sent: dict[tuple[int, int], float] = {}
        self.code = ""
        self.players = 4
        self._errand: asyncio.Task[None] | None = None

    async def _ask(self, method: str, path: str, body: Any = None, viewer: int | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self._keys[viewer]}"} if viewer is not None else {}
        data = msgspec.json.encode(body) if body is not None else None
        headers["Content-Type"] = "application/json"
        async with self._session.request(method, f"{self._url}{path}", data=data, headers=headers) as answer:
            text = await answer.read()
            if answer.status >= 300:
                raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()[:200]}")
            return msgspec.json.decode(text)

    async def open(self) -> None:
        """Opens the table, sits everybody down, begins."""
        settings = {"game": self._game, "players": self.players}
        seated = await self._ask("POST", "/api/tables", {"settings": settings, "name": "Player 0"})
        self.code = seated["table"]["code"]
        self._keys = [seated["key"]]
        for seat in range(1, self.players):
            seated = await self._ask("PUT", f"/api/tables/{self.code}/seats/{seat}", {"name": f"Player {seat}"})
            self._keys.append(seated["key"])
        await self._ask("POST", f"/api/tables/{self.code}/start", viewer=0)

    async def play(self, until: Callable[[], bool]) -> None:
        """All viewers watch, and move when it is their turn."""
        try:
            await asyncio.gather(*(self._watch(viewer, until) for viewer in range(self.players)))
        except (aiohttp.ClientError, RuntimeError, OSError, TimeoutError) as problem:
            self._tally.fail(f"{type(problem).__name__}: {problem}")
        finally:
            if self._errand:
                self._errand.cancel()

    async def _watch(self, viewer: int, until: Callable[[], bool]) -> None:
        headers = {"Authorization": f"Bearer {self._keys[viewer]}"}
        address = f"{self._url}/api/tables/{self.code}/stream"
        async with self._session.get(address, headers=headers, timeout=aiohttp.ClientTimeout(None)) as stream:
            waiting = b""
            async for data in stream.content.iter_any():
                self._tally.bytes += len(data)
                waiting += data
                *whole, waiting = waiting.split(b"\n\n")
                for message in whole:
                    if message.startswith(b"id:"):
                        await self._seen_by(viewer, updates.decode(message[message.index(b"data: ") + 6 :]))
                if until():
                    return

    async def _seen_by(self, viewer: int, update: Update) -> None:
        place = (update.match, update.number)
        seen = self._seen[place] = self._seen.get(place, 0) + 1
        if seen == self.players:
            # Everybody has seen it.
            del self._seen[place]
            sent = self._sent.pop(place, None)
            if sent is not None and self._tally.measuring:
                self._tally.moves += 1
                self._tally.seconds.append(time.perf_counter() - sent)
        if update.you[0].seat in update.awaiting:
            self._errand = asyncio.create_task(self._move(viewer, update))
        elif update.over and viewer == 0:
            self._tally.games += self._tally.measuring
            self._errand = asyncio.create_task(self._once_more())

    async def _once_more(self) -> None:
        # The server puts the end down right after the last move.
        for _ in range(50):
            try:
                await self._ask("POST", f"/api/tables/{self.code}/rematch", viewer=0)
                return
            except (RuntimeError, aiohttp.ClientError):
                await asyncio.sleep(0.02)
        self._tally.fail("no rematch")

    async def _move(self, viewer: int, update: Update) -> None:
        if self._every:
            await asyncio.sleep(self._every * self._random.uniform(0.5, 1.5))
        move = self._random.choice(update.you[0].moves)
        if "X" in move:
            move = move.replace("X Y", f"{self._random.randrange(20, 100)} {self._random.randrange(20, 60)}")
        body = {
            "seat": update.you[0].seat,
            "move": move,
            "after": update.number,
            "key": f"{update.match}.{update.number}",
        }
        self._sent[update.match, update.number + 1] = time.perf_counter()
        try:
            await self._ask("POST", f"/api/tables/{self.code}/moves", body, viewer)
        except (aiohttp.ClientError, RuntimeError, OSError, TimeoutError) as problem:
            self._tally.fail(f"{type(problem).__name__}: {problem}")
