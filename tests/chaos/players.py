"""Players over HTTP who survive failures of their server and record everything it sends and acknowledges."""

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
from tests.chaos.raw_http import Broken, Event, Wire

RETRY_DELAY = 0.2  # seconds
BOT_TIMEOUT = 60.0  # seconds, on a busy machine
UPDATE = {"match", "number", "happened", "awaiting", "deadline", "over", "points", "score_sheet", "winners", "you"}
HAPPENED = {"number", "seat", "by", "at", "events", "undone_to"}
SKY = (20, 95, 10, 65)  # the part of the sky where most places for a star are legal


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
        assert self.acknowledged.setdefault(number, move) == move, "one number was given to two moves"


async def open_table(wire: Wire, game: str, players: int = 4, bots: Sequence[str | None] = (), **more: Any) -> Table:
    """Open a table, seat a player with their own key in every free seat, and start the match."""
    settings = {"game": game, "players": players, "pace": 0, **more}
    answer = await wire.ask("POST", "/api/tables", {"settings": settings, "name": "Host", "bots": list(bots)})
    assert answer.status == 201, answer.body
    seats = answer.json["table"]["seats"]
    mine = next(seat for seat, chair in enumerate(seats) if chair["yours"])
    table = Table(game, answer.json["table"]["code"], {mine: answer.json["key"]})
    for seat, chair in enumerate(seats):
        if chair["kind"] == "open":
            sat = await wire.ask("PUT", f"{table.path}/seats/{seat}", {"name": f"Guest {seat}"})
            assert sat.status == 200, sat.body
            table.keys[seat] = sat.json["key"]
    begun = await wire.ask("POST", f"{table.path}/start", key=table.keys[mine])
    assert begun.status == 200, begun.body
    table.commitment = begun.json["commitment"]
    return table


class Player:
    """A player of one seat. `watching` and `asking` may be connected to different servers."""

    def __init__(
        self, table: Table, seat: int, watching: Wire, asking: Wire | None = None, closely: bool = True
    ) -> None:
        self.table, self.seat, self.key = table, seat, table.keys[seat]
        self.watching, self.asking = watching, asking or watching
        self.chance = random.Random(f"{table.code} {seat}")
        self.number: int | None = None  # of the last move received
        self.update: dict[str, Any] = {}
        self.over = False
        self.notes: list[dict[str, Any]] | None = [] if closely else None
        self.streams = 0  # opened so far
        self.farewells = 0  # streams that the server has ended properly

    async def play(self) -> None:
        """Play until the match is over, reconnecting after failures."""
        while not self.over:
            try:
                async with self.watching.stream(f"{self.table.path}/stream", self.key, self.number) as stream:
                    self.streams += 1
                    async for event in stream.events():
                        await self.hear(event)
                        if self.over:
                            return
                    self.farewells += 1
            except Broken:
                pass
            await asyncio.sleep(RETRY_DELAY)

    async def look(self) -> dict[str, Any]:
        """Fetch the current update without a stream."""
        self.number = None
        self.take((await self.asking.ask("GET", self.table.path, key=self.key)).json["update"])
        return self.update

    async def hear(self, event: Event) -> None:
        if event.name != "update":
            return
        self.take(event.json)
        assert event.id == self.number
        if self.seat in self.update["awaiting"]:
            await self.move()

    def take(self, update: dict[str, Any]) -> None:
        """Check that an update contains each new move once, in order, and no secrets of others; then remember it."""
        numbers = [step["number"] for step in update["happened"]]
        known = update["number"] if self.number is None else self.number
        assert numbers == list(range(known + 1, update["number"] + 1)), (self.number, update["number"], numbers)
        check_secrets(update, self.table.game, self.seat)
        self.update, self.number, self.over = update, update["number"], update["over"]
        if self.notes is not None:
            self.notes.append(update)

    async def move(self) -> None:
        """Choose a move and send it until it is answered."""
        [own] = self.update["you"]
        while True:
            move = self.choose(own["moves"])
            status = await self.send(move, self.update["number"], secrets.token_hex(8))
            if status != 422:  # the place for the star is not free
                return

    def choose(self, moves: list[str]) -> str:
        left, right, top, bottom = SKY
        x, y = self.chance.randint(left, right), self.chance.randint(top, bottom)
        return self.chance.choice(moves).replace(" X Y", f" {x} {y}")

    async def send(self, move: str, after: int, key: str) -> int:
        body = {"seat": self.seat, "move": move, "after": after, "key": key}
        while True:
            try:
                answer = await self.asking.ask("POST", f"{self.table.path}/moves", body, self.key)
            except Broken:
                await asyncio.sleep(RETRY_DELAY)
                continue
            if answer.status == 200:
                self.table.acknowledge(answer.json["number"], Move(self.seat, move))
                return 200
            self.table.refused.append(answer.status)
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.status in (409, 422, 503), answer.body
            if answer.status != 503:
                return answer.status
            await asyncio.sleep(RETRY_DELAY)


class Spectator:
    """A viewer without a seat who records when each move arrived."""

    def __init__(self, table: Table, wire: Wire) -> None:
        self.table, self.wire = table, wire
        self.shown: dict[int, float] = {}
        self.info: dict[str, Any] = {}  # the last `table` event
        self.said: list[str] = []
        self._news = asyncio.Event()

    @asynccontextmanager
    async def watching(self) -> AsyncGenerator["Spectator"]:
        task = asyncio.create_task(self._watch())
        try:
            await self.until(lambda: bool(self.info))
            yield self
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _watch(self) -> None:
        async with self.wire.stream(f"{self.table.path}/stream") as stream:
            async for event in stream.events():
                if event.name == "update":
                    assert [own["seat"] for own in event.json["you"]] == [None]
                    for number in range(max(self.shown, default=-1) + 1, event.json["number"] + 1):
                        self.shown[number] = time.monotonic()
                elif event.name == "table":
                    self.info = event.json
                elif event.name == "chat":
                    self.said += [line["text"] for line in event.json["lines"]]
                self._news.set()

    async def until(self, what: Callable[[], bool], seconds: float = 60.0) -> None:
        async with asyncio.timeout(seconds):
            while not what():
                self._news.clear()
                await self._news.wait()

    async def delays(self, wire: Wire, moves: int) -> list[float]:
        """Make moves at another server; return for each the seconds from its answer until it arrived here."""
        found: list[float] = []
        for _ in range(moves):
            number = await one_move(wire, self.table)
            answered = time.monotonic()
            await self.until(lambda number=number: number in self.shown)
            found.append(self.shown[number] - answered)
        return found


async def one_move(wire: Wire, table: Table) -> int:
    """Wait for the bots, make the first legal move of the awaited player, and return its number."""
    async with asyncio.timeout(BOT_TIMEOUT):
        while (seat := (await wire.ask("GET", table.path)).json["update"]["awaiting"][0]) not in table.keys:
            await asyncio.sleep(RETRY_DELAY)
    update = (await wire.ask("GET", table.path, key=table.keys[seat])).json["update"]
    own = next(own for own in update["you"] if own["seat"] == seat)
    move = {"seat": seat, "move": own["moves"][0], "after": update["number"]}
    answer = await wire.ask("POST", f"{table.path}/moves", move, table.keys[seat])
    assert answer.status == 200, answer.body
    return answer.json["number"]


@asynccontextmanager
async def play_all(players: Sequence[Player]) -> AsyncGenerator[None]:
    """Let everybody play while the block runs, until all matches are over."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        yield
    assert all(player.over for player in players)


def check_secrets(update: dict[str, Any], game: str, seat: int) -> None:
    """Check that an update contains one seat's view, without information hidden from it."""
    assert set(update) == UPDATE
    assert all(set(step) == HAPPENED for step in update["happened"])
    [own] = update["you"]
    view = own["view"]
    assert own["seat"] == view["seat"] == seat
    assert not own["moves"] or seat in update["awaiting"]
    if game == "dreams":
        shown = {event["name"] for step in update["happened"] for event in step["events"]}
        assert "named" not in shown or "revealed" in shown, "a vote was sent before it was revealed"
        assert len(view["history"]) == view["round"] - (not update["over"])
        assert view["role"] in ("god", "mortal")
        assert (view["vision"] is None) == (view["role"] == "mortal")
        assert view["vote"] is None or seat in view["voted"]
    elif game != "hollywood" and not update["over"]:
        assert [each for each, chair in enumerate(view["seats"]) if chair["money"] is not None] == [seat]


def check_truth(record: dict[str, Any], players: Sequence[Player]) -> None:
    """Check that every update equals the view of the seat when the record is replayed to that number."""
    game: str = record["game"]
    match = matinee.start(game, record["players"], record["seed"], **record["options"])
    told: dict[int, list[tuple[int, dict[str, Any]]]] = {}
    for player in players:
        for update in player.notes or ():
            told.setdefault(update["number"], []).append((player.seat, update))
    happened: list[Any] = [[]]
    for number, move in enumerate([None, *record["moves"]]):
        if move:
            happened.append(plain(match.play(*move)))
        for seat, update in told.pop(number, ()):
            moves = match.offered(seat) if seat in match.awaiting else []
            assert update["you"] == [{"seat": seat, "view": plain(match.view(seat)), "moves": moves}]
            assert update["awaiting"] == list(match.awaiting)
            assert all(step["events"] == happened[step["number"]] for step in update["happened"])
    assert not told


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def finished_match(wire: Wire, table: Table) -> tuple[dict[str, Any], Match]:
    """Return the record and end of a table's match, verified against the commitment seen at its start."""
    answer = await wire.ask("GET", f"{table.path}/record")
    assert answer.status == 200, answer.body
    match = matinee.verify(answer.json, commitment=table.commitment)
    assert match.over
    return answer.json, match
