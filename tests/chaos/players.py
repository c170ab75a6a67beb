"""Players over HTTP that reconnect after failures of their server and record what it sends and acknowledges."""

import asyncio
import random
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec

import matinee
from matinee.engine.match import Match
from tests.chaos.raw_http import ConnectionLost, Event, HttpClient

RETRY_DELAY = 0.2  # seconds
BOT_TIMEOUT = 60.0  # seconds, on a busy machine
UPDATE_FIELDS = {
    "clause",
    "discussion",
    "match",
    "number",
    "happened",
    "awaiting",
    "deadline",
    "over",
    "places",
    "points",
    "score_sheet",
    "winners",
    "you",
}
STEP_FIELDS = {"number", "seat", "by", "at", "events", "undone_to"}
SKY = (5, 74, 5, 114)  # the part of the sky where most places for a star are legal


class Move(NamedTuple):
    seat: int
    text: str


class Table:
    """An open table, with its players' keys by seat."""

    def __init__(self, game: str, code: str, keys: dict[int, str], commitment: str = "") -> None:
        self.game, self.code, self.keys, self.commitment = game, code, keys, commitment
        self.path = f"/api/tables/{code}"
        self.match = f"{code}-1"
        self.acknowledged: dict[int, Move] = {}  # acknowledged moves by number
        self.refused: list[int] = []  # statuses of refused moves

    def acknowledge(self, number: int, move: Move) -> None:
        assert self.acknowledged.setdefault(number, move) == move, "two moves were acknowledged with one number"


async def open_table(
    client: HttpClient, game: str, players: int = 4, bots: Sequence[str | None] = (), **more: Any
) -> Table:
    """Open a table, seat a player with their own key in every free seat, and start the match."""
    settings = {"game": game, "players": players, "pace": 0, **more}
    response = await client.request("POST", "/api/tables", {"settings": settings, "name": "Host", "bots": list(bots)})
    assert response.status == 201, response.body
    seats = response.json["table"]["seats"]
    host = next(seat for seat, info in enumerate(seats) if info["yours"])
    table = Table(game, response.json["table"]["code"], {host: response.json["key"]})
    for seat, info in enumerate(seats):
        if info["kind"] == "open":
            seated = await client.request("PUT", f"{table.path}/seats/{seat}", {"name": f"Guest {seat}"})
            assert seated.status == 200, seated.body
            table.keys[seat] = seated.json["key"]
    started = await client.request("POST", f"{table.path}/start", key=table.keys[host])
    assert started.status == 200, started.body
    table.commitment = started.json["commitment"]
    return table


class Player:
    """A player of one seat. `stream_client` and `request_client` may use different servers."""

    def __init__(
        self,
        table: Table,
        seat: int,
        stream_client: HttpClient,
        request_client: HttpClient | None = None,
        keep_updates: bool = True,
    ) -> None:
        self.table, self.seat, self.key = table, seat, table.keys[seat]
        self.stream_client, self.request_client = stream_client, request_client or stream_client
        self.rng = random.Random(f"{table.code} {seat}")
        self.number: int | None = None  # of the last move received
        self.update: dict[str, Any] = {}
        self.over = False
        self.received: list[dict[str, Any]] | None = [] if keep_updates else None
        self.streams = 0  # opened until now
        self.streams_ended = 0  # without an error

    async def play(self) -> None:
        """Play until the match is over, reconnecting after failures."""
        while not self.over:
            try:
                async with self.stream_client.stream(f"{self.table.path}/stream", self.key, self.number) as stream:
                    self.streams += 1
                    async for event in stream.events():
                        await self.handle(event)
                        if self.over:
                            return
                    self.streams_ended += 1
            except ConnectionLost:
                pass
            await asyncio.sleep(RETRY_DELAY)

    async def refresh(self) -> dict[str, Any]:
        """Fetch the current update without a stream."""
        self.number = None
        self.check_and_store((await self.request_client.request("GET", self.table.path, key=self.key)).json["update"])
        return self.update

    async def handle(self, event: Event) -> None:
        if event.name != "update":
            return
        self.check_and_store(event.json)
        assert event.id == self.number
        if self.seat in self.update["awaiting"]:
            await self.move()

    def check_and_store(self, update: dict[str, Any]) -> None:
        """Check that an update contains each new move once, in order, and no hidden information; then store it."""
        numbers = [step["number"] for step in update["happened"]]
        known = update["number"] if self.number is None else self.number
        assert numbers == list(range(known + 1, update["number"] + 1)), (self.number, update["number"], numbers)
        check_hidden_information(update, self.table.game, self.seat)
        self.update, self.number, self.over = update, update["number"], update["over"]
        if self.received is not None:
            self.received.append(update)

    async def move(self) -> None:
        """Choose a move and send it until there is a response."""
        [own] = self.update["you"]
        while True:
            move = self.choose(own["moves"])
            status = await self.send(move, self.update["number"], secrets.token_hex(8))
            if status != 422:  # the place for the star is not free
                return

    def choose(self, moves: list[str]) -> str:
        left, right, top, bottom = SKY
        x, y = self.rng.randint(left, right), self.rng.randint(top, bottom)
        return self.rng.choice(moves).replace(" X Y", f" {x} {y}")

    async def send(self, move: str, after: int, key: str) -> int:
        body = {"seat": self.seat, "move": move, "after": after, "key": key}
        while True:
            try:
                response = await self.request_client.request("POST", f"{self.table.path}/moves", body, self.key)
            except ConnectionLost:
                await asyncio.sleep(RETRY_DELAY)
                continue
            if response.status == 200:
                self.table.acknowledge(response.json["number"], Move(self.seat, move))
                return 200
            self.table.refused.append(response.status)
            assert response.headers["content-type"] == "application/problem+json"
            assert response.status in (409, 422, 503), response.body
            if response.status != 503:
                return response.status
            await asyncio.sleep(RETRY_DELAY)


class Spectator:
    """A viewer without a seat that records when each move arrives."""

    def __init__(self, table: Table, client: HttpClient) -> None:
        self.table, self.client = table, client
        self.arrived: dict[int, float] = {}
        self.info: dict[str, Any] = {}  # the last `table` event
        self.chat_texts: list[str] = []
        self._changed = asyncio.Event()

    @asynccontextmanager
    async def connected(self) -> AsyncGenerator["Spectator"]:
        """Stay connected while the block runs."""
        task = asyncio.create_task(self._watch())
        try:
            await self.wait_until(lambda: bool(self.info))
            yield self
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _watch(self) -> None:
        async with self.client.stream(f"{self.table.path}/stream") as stream:
            async for event in stream.events():
                if event.name == "update":
                    assert [own["seat"] for own in event.json["you"]] == [None]
                    for number in range(max(self.arrived, default=-1) + 1, event.json["number"] + 1):
                        self.arrived[number] = time.monotonic()
                elif event.name == "table":
                    self.info = event.json
                elif event.name == "chat":
                    self.chat_texts += [line["text"] for line in event.json["lines"]]
                self._changed.set()

    async def wait_until(self, condition: Callable[[], bool], seconds: float = 60.0) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def measure_delays(self, client: HttpClient, moves: int) -> list[float]:
        """Make moves through another client; return the seconds from each response until the move arrived here."""
        delays: list[float] = []
        for _ in range(moves):
            number = await make_move(client, self.table)
            response_time = time.monotonic()
            await self.wait_until(lambda number=number: number in self.arrived)
            delays.append(self.arrived[number] - response_time)
        return delays


async def make_move(client: HttpClient, table: Table) -> int:
    """Wait for the bots, make the first legal move of the awaited player, and return its number."""
    async with asyncio.timeout(BOT_TIMEOUT):
        while (seat := (await client.request("GET", table.path)).json["update"]["awaiting"][0]) not in table.keys:
            await asyncio.sleep(RETRY_DELAY)
    update = (await client.request("GET", table.path, key=table.keys[seat])).json["update"]
    own = next(own for own in update["you"] if own["seat"] == seat)
    move = {"seat": seat, "move": own["moves"][0], "after": update["number"]}
    response = await client.request("POST", f"{table.path}/moves", move, table.keys[seat])
    assert response.status == 200, response.body
    return response.json["number"]


@asynccontextmanager
async def play_all(players: Sequence[Player]) -> AsyncGenerator[None]:
    """Let all players play while the block runs, and then until all matches are over."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        yield
    assert all(player.over for player in players)


def check_hidden_information(update: dict[str, Any], game: str, seat: int) -> None:
    """Check that an update contains one seat's view, without information hidden from it."""
    assert set(update) == UPDATE_FIELDS
    assert all(set(step) == STEP_FIELDS for step in update["happened"])
    [own] = update["you"]
    view = own["view"]
    assert own["seat"] == view["seat"] == seat
    assert not own["moves"] or seat in update["awaiting"]
    if game == "dreams":
        event_names = {event["name"] for step in update["happened"] for event in step["events"]}
        assert "named" not in event_names or "revealed" in event_names, "a vote was sent before it was revealed"
        assert len(view["history"]) == view["round"] - (not update["over"])
        assert view["role"] in ("god", "mortal")
        assert (view["vision"] is None) == (view["role"] == "mortal")
        assert view["vote"] is None or seat in view["voted"]
    elif game != "hollywood" and not update["over"]:
        assert [other for other, info in enumerate(view["seats"]) if info["money"] is not None] == [seat]


def check_updates(record: dict[str, Any], players: Sequence[Player]) -> None:
    """Check that every update equals the view of the seat when the record is replayed to that number."""
    game: str = record["game"]
    match = matinee.start(game, record["players"], record["seed"], **record["options"])
    sent: dict[int, list[tuple[int, dict[str, Any]]]] = {}
    for player in players:
        for update in player.received or ():
            sent.setdefault(update["number"], []).append((player.seat, update))
    events: list[Any] = [[]]
    for number, move in enumerate([None, *record["moves"]]):
        if move:
            events.append(plain(match.play(*move)))
        for seat, update in sent.pop(number, ()):
            moves = match.offered(seat) if seat in match.awaiting else []
            assert update["you"] == [{"seat": seat, "view": plain(match.view(seat)), "moves": moves}]
            assert update["awaiting"] == list(match.awaiting)
            assert all(step["events"] == events[step["number"]] for step in update["happened"])
    assert not sent


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def finished_match(client: HttpClient, table: Table) -> tuple[dict[str, Any], Match]:
    """Return the record and end of a table's match, verified against the commitment seen at its start."""
    response = await client.request("GET", f"{table.path}/record")
    assert response.status == 200, response.body
    match = matinee.verify(response.json, commitment=table.commitment)
    assert match.over
    return response.json, match
