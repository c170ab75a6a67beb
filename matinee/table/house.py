"""The house: all tables this process has to do with. Memory is a cache; the truth is in storage.

A table is changed under its lock, written, and only then shown. If it cannot be written, or another process was faster,
what is in memory is dropped and read again.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from matinee.engine.errors import DamagedBox, MatineeError
from matinee.engine.match import Match
from matinee.games import find_game
from matinee.table.model import Deal, Entry, Settings, Table
from matinee.table.position import Position, Step
from matinee.table.refusals import Closed, NoSuchMatch, NoSuchTable, Refusal
from matinee.table.staff import Staff
from matinee.table.storage import Pulse, Store
from matinee.table.viewing import Viewed

LEASE = 5.0  # seconds after which a bot's move is looked after again, should whoever saw to it be gone
IDLE = 4096  # tables in memory that nobody watches
RECENT = 16  # entries read when a match is loaded
AWAY = 10.0  # seconds after which somebody who has gone counts as absent: a page is loaded again in less
FAR_BACK = 200  # moves that a returning viewer is told one by one


class Live:
    """A table in memory, and who watches it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lock = asyncio.Lock()
        self.viewers: dict[asyncio.Event, str | None] = {}  # each with the digest of its key
        self.driver: asyncio.Task[None] | None = None  # sees to the bots
        self.used = time.time()
        self.table: Table | None = None
        self.version = 0
        self.lines = 0
        self.position: Position | None = None
        self.present: frozenset[int] = frozenset()
        self.absent: frozenset[int] = frozenset()  # seats of people who were there and have been gone for a while
        self.seen_here: set[int] = set()  # seats whose presence this process has noted
        self._viewed: Viewed | None = None

    @property
    def known(self) -> Table:
        """The table, once it has been read."""
        if self.table is None:
            raise NoSuchTable()
        return self.table

    @property
    def pulse(self) -> Pulse:
        return Pulse(self.version, self.position.number if self.position else 0, self.lines)

    @property
    def viewed(self) -> Viewed | None:
        """What viewers are told of the position."""
        if self.position is None:
            return None
        made = self._viewed
        if made is None or made.position is not self.position or made.number != self.position.number:
            self._viewed = Viewed(self.position, self.known)
        return self._viewed

    @property
    def here(self) -> frozenset[int]:
        """The seats of those who watch from this process."""
        return frozenset(seat for holder in self.viewers.values() for seat in self.known.held_by(holder))

    def rest(self) -> None:
        """Lets go of what can be made again."""
        self._viewed = None

    def tell(self) -> None:
        """Wakes all who watch."""
        for viewer in self.viewers:
            viewer.set()


class House:
    """Tables, their storage, their bots, and who has to be told."""

    def __init__(self, store: Store, staff: Staff, boxes: Path | None = None) -> None:
        self.store = store
        self.staff = staff
        self.boxes = boxes
        self.closing = False
        self.tables: dict[str, Live] = {}
        self.errands: set[asyncio.Task[None]] = set()  # small tasks that nobody waits for
        self.publish: Callable[[str], None] = lambda code: None  # tells other processes

    # --- Finding

    async def find(self, code: str) -> Live:
        """A table by its code, read from storage if need be. Where others write, too, it is made sure to be fresh."""
        live = self.tables.get(code)
        if live is None or live.table is None:
            live = self.tables.setdefault(code, Live(code))
            async with live.lock:
                if live.table is None:
                    await self.reread(live)
            self._make_room()
        elif self.store.is_shared:
            await self.refresh(live)
        live.used = time.time()
        return live

    async def reread(self, live: Live) -> None:
        """Reads a table anew, under its lock. Others see the old one until all is there.

        Only a table that does not exist is forgotten: those who wait for the lock must not end up beside `tables`.
        """
        try:
            kept = await self.store.find(live.code)
            if kept is None:
                self.tables.pop(live.code, None)
                raise NoSuchTable()
            present, absent = await self._presence(live.code)
            position = await self._position(kept.table) if kept.table.match else None
        except MatineeError:
            live.table = None
            live.tell()
            raise
        live.table, live.version, live.lines = kept.table, kept.pulse.version, kept.pulse.lines
        live.present, live.absent, live.position = present, absent, position
        live.rest()

    async def _position(self, table: Table) -> Position:
        deal, match = await self.dealt(table, table.matches)
        entries = await self.store.last_entries(deal.id, RECENT)
        match.forget()
        return Position(deal, match, entries)

    async def dealt(self, table: Table, which: int) -> tuple[Deal, Match]:
        """A match of a table as it began."""
        deal = await self.store.deal(f"{table.code}-{which}") if 0 < which <= table.matches else None
        if deal is None:
            raise NoSuchMatch()
        game = find_game(deal.game)
        try:
            match = Match(game, deal.players, deal.seed, self.box_file(deal.box) if deal.box else None, deal.options)
        except DamagedBox:
            match = None
        if match is None or not match.game.accepts_digest(match.box, deal.digest):
            raise Refusal("table-box-changed", box=deal.box or deal.game)
        return deal, match

    def box_file(self, box: str) -> Path:
        """The file of a box that this server has."""
        file = self.boxes / f"{box}.toml" if self.boxes else None
        if file is None or not file.is_file():
            raise Refusal("table-no-box", box=box, known=", ".join(self.box_names()) or "–")
        return file

    def box_names(self) -> list[str]:
        return sorted(file.stem for file in self.boxes.glob("*.toml")) if self.boxes else []

    def _make_room(self) -> None:
        """Forgets the tables that have been idle longest, if there are too many."""
        if len(self.tables) <= IDLE:
            return
        idle = [
            live for live in self.tables.values() if not live.viewers and not live.lock.locked() and not live.driver
        ]
        for live in sorted(idle, key=lambda live: live.used)[: max(0, len(idle) - IDLE * 3 // 4)]:
            del self.tables[live.code]

    # --- Keeping up with other processes

    async def refresh(self, live: Live) -> None:
        """Reads what others have written."""
        async with live.lock:
            pulse = (await self.store.pulses([live.code])).get(live.code)
            if pulse is None or live.table is None or pulse.version != live.version:
                await self.reread(live)
            elif pulse != live.pulse:
                await self._catch_up(live, pulse)
            else:
                return
        live.tell()

    async def _catch_up(self, live: Live, pulse: Pulse) -> None:
        live.lines = pulse.lines
        position = live.position
        if position and pulse.number > position.number:
            for entry in await self.store.entries(position.deal.id, position.number + 1):
                position.accept(entry)

    async def nudged(self, code: str) -> None:
        """Another process says that a table has changed."""
        live = self.tables.get(code)
        if live:
            if live.viewers:
                await self.look_around(live)
            await self.refresh(live)
            live.tell()

    async def look_around(self, live: Live) -> None:
        """Reads who is at a table, and who has gone away."""
        live.present, live.absent = await self._presence(live.code)

    async def _presence(self, code: str) -> tuple[frozenset[int], frozenset[int]]:
        until, now = await self.store.presence(code), time.time()
        present = frozenset(seat for seat, end in until.items() if end > now)
        return present, frozenset(seat for seat, end in until.items() if end <= now - AWAY)

    # --- Changing

    async def change(self, code: str, edit: Callable[[Table], None]) -> Live:
        """Changes who sits at a table or what was agreed. `edit` may refuse, and may be called more than once."""
        live = await self.find(code)
        async with live.lock:
            while True:
                table = copied(live.known)
                edit(table)
                if await self.store.save(table, live.version, self.due(table, live.position)):
                    break
                await self.reread(live)
            live.table, live.version = table, live.version + 1
            live.rest()
        self.told(live)
        return live

    async def write(self, live: Live, entry: Entry, match: Match | None) -> bool:
        """Writes an entry and shows it. False if another process was faster; what it wrote has then been read."""
        position = live.position
        assert position is not None
        try:
            written = await self.store.append(entry, live.code, self.due_after(live.known, position, entry, match))
        except BaseException:
            live.table = None  # nobody knows whether it was written: it is read again, by those who watch, too
            live.tell()
            raise
        if not written:
            await self.reread(live)
            return False
        position.accept(entry, match)
        live.rest()
        return True

    def told(self, live: Live) -> None:
        """Everybody who watches a table, here and elsewhere, is told that there is news."""
        live.tell()
        self.publish(live.code)

    def due(self, table: Table, position: Position | None) -> float | None:
        """When somebody must look after a table."""
        if position is None or table.stage != "playing":
            return None
        if not position.awaiting or any(table.seats[seat].bot for seat in position.awaiting):
            return time.time() + LEASE
        return soonest(table, {seat: position.since[seat][1] for seat in position.awaiting})

    def due_after(self, table: Table, position: Position, entry: Entry, match: Match | None) -> float | None:
        awaiting = (match or position.match.at(entry.state)).awaiting
        if not awaiting or any(table.seats[seat].bot for seat in awaiting):
            return entry.at + LEASE
        if not table.settings.clock:
            return None
        same = () if entry.back_to is not None else position.awaiting  # those are asked what they were asked before
        return soonest(
            table,
            {seat: position.since[seat][1] if seat in same and seat != entry.seat else entry.at for seat in awaiting},
        )

    # --- Looking back

    async def steps(self, live: Live, after: int) -> list[Step]:
        """What happened after some move; only the newest if that is too long ago."""
        position = live.position
        if position is None:
            return []
        steps = position.steps_after(after)
        if steps is None:
            number = position.number
            first = after + 1 if number - FAR_BACK <= after < number else number
            entries = await self.store.entries(position.deal.id, first, number)
            steps = [Step(entry, position.match.at(entry.state).events) for entry in entries]
        return steps

    def send_home(self) -> None:
        """All streams end, and bots stop thinking."""
        self.closing = True
        for live in list(self.tables.values()):
            if live.driver:
                live.driver.cancel()
            live.tell()

    async def close(self) -> None:
        """Everybody is sent home; what is being written is written."""
        self.send_home()
        self.staff.close()
        await self.store.close()

    def check_open(self) -> None:
        if self.closing:
            raise Closed()


def soonest(table: Table, asked: dict[int, float]) -> float | None:
    """When the first clock runs out of seats that were asked at some time."""
    return min((out for seat, at in asked.items() if (out := table.runs_out(seat, at)) is not None), default=None)


def copied(table: Table) -> Table:
    return msgspec.convert(msgspec.to_builtins(table), Table)


def check_settings(house: House, settings: Settings) -> None:
    """Whether such a table can be had."""
    game = find_game(settings.game)
    game.pack_options(game.check_players(settings.players), settings.options)
    try:
        game.box(house.box_file(settings.box) if settings.box else None)
    except DamagedBox as damage:
        # Where the file lies is nobody's business.
        raise Refusal(damage.message, **damage.facts | {"file": settings.box or settings.game}) from None
