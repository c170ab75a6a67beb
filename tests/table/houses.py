"""Houses for tests, with real storage, and people at their tables."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from matinee.engine.match import Match
from matinee.table import gathering, playing
from matinee.table.house import House, Live
from matinee.table.migrating import migrate
from matinee.table.model import Settings, Table
from matinee.table.position import Position
from matinee.table.secrets import digest_of
from matinee.table.staff import Staff
from matinee.table.storage import Store
from matinee.table.watching import Message, watch

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
PATIENCE = 40.0  # seconds, on a busy machine
GAMES = {"dream-factory": 4, "traumfabrik": 3, "hollywood": 3, "dreams": 4}


@asynccontextmanager
async def house_in(folder: Path, hurry: bool = True) -> AsyncGenerator[House]:
    """A house whose tables are in that folder. Bots take no time unless they are told to."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    await migrate(store.engine)
    house = House(store, Staff(1, hurry), folder)
    try:
        yield house
    finally:
        await settled(house)
        await house.close()


async def settled(house: House) -> None:
    """All that a house does by itself has been done: bots have moved, presence is noted."""
    async with asyncio.timeout(PATIENCE):
        while tasks := [*house.errands, *(live.driver for live in house.tables.values() if live.driver)]:
            await asyncio.wait(tasks)
            await asyncio.sleep(0)


async def until(what: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


def settings(game: str = "hollywood", players: int | None = None, **more: Any) -> Settings:
    chosen: dict[str, Any] = {"pace": 0.0} | more
    return Settings(game=game, players=players or GAMES[game], **chosen)


class Party:
    """A table and the people at it, who act through it."""

    def __init__(self, house: House, code: str, keys: dict[int, str]) -> None:
        self.house, self.code, self.keys = house, code, keys

    def holder(self, seat: int) -> str:
        return digest_of(self.keys[seat])

    @property
    def host(self) -> str:
        return self.holder(min(self.keys))

    @property
    def live(self) -> Live:
        return self.house.tables[self.code]

    @property
    def table(self) -> Table:
        return self.live.known

    @property
    def position(self) -> Position:
        assert self.live.position is not None
        return self.live.position

    @property
    def match(self) -> Match:
        return self.position.match

    @property
    def turn(self) -> int:
        """The first seat that is awaited."""
        return self.match.awaiting[0]

    async def sit(self, seat: int, **more: Any) -> str:
        _, self.keys[seat] = await gathering.sit(self.house, self.code, None, seat, NAMES[seat], **more)
        return self.keys[seat]

    async def start(self) -> None:
        await gathering.start(self.house, self.code, self.host)

    async def move(self, text: str | None = None, seat: int | None = None, **more: Any) -> int:
        """A move of whoever is awaited, after the last one; any legal one unless it is said which."""
        seat = self.turn if seat is None else seat
        text = text or self.match.moves(seat)[0]
        after = more.pop("after", self.position.number)
        return (await playing.move(self.house, self.code, self.holder(seat), seat, text, after, **more))[1]

    async def undo(self, seat: int, **more: Any) -> int:
        after = more.pop("after", self.position.number)
        return (await playing.undo(self.house, self.code, self.holder(seat), seat, after, **more))[1]

    async def play(self, most: int = 10_000, seed: int = 1, stop: Callable[[], bool] = lambda: False) -> None:
        """Random moves of all people, while bots make theirs."""
        rng = random.Random(seed)
        for _ in range(most):
            await settled(self.house)
            people = [seat for seat in self.match.awaiting if self.table.seats[seat].is_person]
            if not people or stop():
                return
            seat = rng.choice(people)
            actions = self.match.actions(seat)
            text = self.match.game.text(self.match.state[0], self.match.box, seat, rng.choice(actions))
            await self.move(text, seat)
        await settled(self.house)


async def opened(house: House, of: Settings, bots: Sequence[str | None] = (), studio: int = 0) -> Party:
    """A table at which only the host sits."""
    live, key = await gathering.open_table(house, of, NAMES[0], list(bots), studio)
    (seat,) = live.known.held_by(digest_of(key))
    return Party(house, live.code, {seat: key})


async def started(house: House, of: Settings, bots: Sequence[str | None] = ()) -> Party:
    """A table in play: a person with a key of their own on every seat that no bot has."""
    party = await opened(house, of, bots)
    for number, seat in enumerate(party.table.seats):
        if seat.is_open:
            await party.sit(number)
    await party.start()
    return party


async def hot_seat(house: House, of: Settings) -> Party:
    """A table in play at which one person has all seats."""
    party = await opened(house, of)
    for number in range(1, of.players):
        await gathering.sit(house, party.code, party.keys[0], number, NAMES[number])
        party.keys[number] = party.keys[0]
    await party.start()
    return party


class Viewer:
    """Somebody who watches a table, and all they have been told."""

    def __init__(self, house: House, live: Live, holder: str | None, number: int | None = None) -> None:
        self._house = house
        self.told: list[Message] = []
        self._messages = watch(house, live, holder, number)
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self._messages:
            self.told.append(message)

    def heard(self, event: str) -> list[Any]:
        """What the messages of one kind say."""
        return [msgspec.json.decode(message.data) for message in self.told if message.event == event]

    async def hears(self, what: Callable[[], bool]) -> None:
        await until(what)

    @property
    def done(self) -> bool:
        return self._task.done()

    async def go(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._messages.aclose()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        await until(lambda: not self._house.errands)


async def watching(party: Party, seat: int | None = None, number: int | None = None) -> Viewer:
    """A viewer who has been told how things stand."""
    holder = None if seat is None else party.holder(seat)
    viewer = Viewer(party.house, party.live, holder, number)
    await until(lambda: bool(viewer.heard("table")) and (not party.live.position or bool(viewer.heard("update"))))
    await until(lambda: not party.house.errands)
    return viewer
