"""Table services with real storage, and drivers that act for the players of a table."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from matinee.api_types import Settings
from matinee.engine.match import Match
from matinee.table import lobby, moves, rematch, starting
from matinee.table.active_match import ActiveMatch
from matinee.table.bot_runner import BotRunner
from matinee.table.keys import digest_of
from matinee.table.migrate import migrate
from matinee.table.model import Table
from matinee.table.service import TableService
from matinee.table.session import TableSession
from matinee.table.storage import Store
from matinee.table.subscriptions import StreamMessage, subscribe

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
TIMEOUT = 40.0  # seconds, on a busy machine
GAMES = {"dream-factory": 4, "traumfabrik": 3, "hollywood": 3, "dreams": 4}


@asynccontextmanager
async def open_service(folder: Path, no_delay: bool = True) -> AsyncGenerator[TableService]:
    """Run a service with an SQLite database in a folder. By default bots move without delay."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    await migrate(store.engine)
    service = TableService(store, BotRunner(1, no_delay), folder)
    try:
        yield service
    finally:
        await wait_until_idle(service)
        await service.close()


async def wait_until_idle(service: TableService) -> None:
    """Wait for all bot turns and background tasks."""
    async with asyncio.timeout(TIMEOUT):
        while tasks := [
            *service.background_tasks,
            *(session.bot_task for session in service.sessions.values() if session.bot_task),
        ]:
            await asyncio.wait(tasks)
            await asyncio.sleep(0)


async def wait_until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0.005)


def settings(game: str = "hollywood", players: int | None = None, **more: Any) -> Settings:
    fields: dict[str, Any] = {"pace": 0.0} | more
    return Settings(game=game, players=players or GAMES[game], **fields)


class TableDriver:
    """Acts for the players of one table."""

    def __init__(self, service: TableService, code: str, keys: dict[int, str]) -> None:
        self.service, self.code, self.keys = service, code, keys

    def holder(self, seat: int) -> str:
        return digest_of(self.keys[seat])

    @property
    def host(self) -> str:
        return self.holder(min(self.keys))

    @property
    def session(self) -> TableSession:
        return self.service.sessions[self.code]

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def active(self) -> ActiveMatch:
        assert self.session.active is not None
        return self.session.active

    @property
    def match(self) -> Match:
        return self.active.match

    @property
    def turn(self) -> int:
        """The first awaited seat."""
        return self.match.awaiting[0]

    async def sit(self, seat: int, **more: Any) -> str:
        _, self.keys[seat] = await lobby.sit(self.service, self.code, None, seat, NAMES[seat], **more)
        return self.keys[seat]

    async def start(self) -> None:
        await starting.start(self.service, self.code, self.host)

    async def rematch(self) -> None:
        """Let everybody accept a rematch."""
        for holder in {digest_of(key) for key in self.keys.values()}:
            await rematch.accept(self.service, self.code, holder)

    async def move(self, text: str | None = None, seat: int | None = None, **more: Any) -> int:
        """Make a move for an awaited seat: by default the first one, with its first legal move."""
        seat = self.turn if seat is None else seat
        text = text or self.match.moves(seat)[0]
        after = more.pop("after", self.active.number)
        return (await moves.move(self.service, self.code, self.holder(seat), seat, text, after, **more))[1]

    async def undo(self, seat: int, **more: Any) -> int:
        after = more.pop("after", self.active.number)
        return (await moves.undo(self.service, self.code, self.holder(seat), seat, after, **more))[1]

    async def play(self, max_moves: int = 10_000, seed: int = 1, stop: Callable[[], bool] = lambda: False) -> None:
        """Make random moves for all people, until the match is over, `stop` is true or `max_moves` are made."""
        rng = random.Random(seed)
        for _ in range(max_moves):
            await wait_until_idle(self.service)
            people = [seat for seat in self.match.awaiting if self.table.seats[seat].is_person]
            if not people or stop():
                return
            seat = rng.choice(people)
            actions = self.match.actions(seat)
            text = self.match.game.text(self.match.state[0], self.match.box, seat, rng.choice(actions))
            await self.move(text, seat)
        await wait_until_idle(self.service)


async def open_table(
    service: TableService, table_settings: Settings, bots: Sequence[str | None] = (), studio: int = 0
) -> TableDriver:
    """Open a table with only the host and bots."""
    session, key = await lobby.open_table(service, table_settings, NAMES[0], list(bots), studio)
    (seat,) = session.table.seats_of(digest_of(key))
    return TableDriver(service, session.code, {seat: key})


async def start_match(service: TableService, table_settings: Settings, bots: Sequence[str | None] = ()) -> TableDriver:
    """Start a match with a person, each with their own key, in every seat without a bot."""
    driver = await open_table(service, table_settings, bots)
    for number, seat in enumerate(driver.table.seats):
        if seat.is_open:
            await driver.sit(number)
    await driver.start()
    return driver


async def hot_seat(service: TableService, table_settings: Settings) -> TableDriver:
    """Start a match in which one person plays all seats."""
    driver = await open_table(service, table_settings)
    for number in range(1, table_settings.players):
        await lobby.sit(service, driver.code, driver.keys[0], number, NAMES[number])
        driver.keys[number] = driver.keys[0]
    await driver.start()
    return driver


class Viewer:
    """A subscriber and the messages it has received."""

    def __init__(
        self, service: TableService, session: TableSession, holder: str | None, number: int | None = None
    ) -> None:
        self._service = service
        self.messages: list[StreamMessage] = []
        self._subscription = subscribe(service, session, holder, number)
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self._subscription:
            self.messages.append(message)

    def received(self, event: str) -> list[Any]:
        """Return the decoded messages of one kind."""
        return [msgspec.json.decode(message.data) for message in self.messages if message.event == event]

    async def wait_for(self, condition: Callable[[], bool]) -> None:
        await wait_until(condition)

    @property
    def done(self) -> bool:
        return self._task.done()

    async def disconnect(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._subscription.aclose()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        await wait_until(lambda: not self._service.background_tasks)


async def connect_viewer(driver: TableDriver, seat: int | None = None, number: int | None = None) -> Viewer:
    """Connect a viewer and wait until it has received the current state."""
    holder = None if seat is None else driver.holder(seat)
    viewer = Viewer(driver.service, driver.session, holder, number)
    await wait_until(
        lambda: bool(viewer.received("table")) and (not driver.session.active or bool(viewer.received("update")))
    )
    await wait_until(lambda: not driver.service.background_tasks)
    return viewer
