"""What has to be done from time to time: bots and clocks that are due, signs of life, news from others, sweeping."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from matinee.table.gathering import usual_level
from matinee.table.house import LEASE, House
from matinee.table.model import DAY, Table
from matinee.table.playing import drive, finish
from matinee.table.presence import BEAT, PRESENT
from matinee.table.refusals import NoSuchTable, Refusal

LOOK = 1.0  # seconds between two looks at what is due
SWEEP = 3600.0
MOST_DUE = 200

logger = logging.getLogger("matinee.table")


class Upkeep:
    """The regular work of a process."""

    def __init__(self, house: House, keep_days: float) -> None:
        self.house = house
        self.keep = keep_days * DAY
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        for seconds, work in ((LOOK, self.look), (BEAT, self.beat), (SWEEP, self.sweep)):
            self._tasks.append(asyncio.create_task(again_and_again(seconds, work)))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Tables that are due, and, where other processes write, news that nobody told us of."""
        for code, due in await self.house.store.due(time.time(), MOST_DUE):
            if await self.house.store.claim(code, due, time.time() + LEASE):
                await look_after(self.house, code)
        watched = {code: live for code, live in self.house.tables.items() if live.viewers and live.table}
        if self.house.store.is_shared and watched:
            for code, pulse in (await self.house.store.pulses(watched)).items():
                if pulse != watched[code].pulse:
                    await self.house.refresh(watched[code])

    async def beat(self) -> None:
        """Signs of life, both ways; and what is idle rests."""
        house = self.house
        watched = [live for live in house.tables.values() if live.viewers and live.table]
        here = [(live.code, seat) for live in watched for seat in live.here]
        if here:
            await house.store.see(here, time.time() + PRESENT)
        for live in watched:
            going = live.seen_here - live.present - live.absent
            if house.store.is_shared or live.present != live.here or going:
                await house.look_around(live)
            live.tell()
        for live in house.tables.values():
            if live.used < time.time() - BEAT:
                live.rest()

    async def sweep(self) -> None:
        """Unfinished tables that nobody has touched for long."""
        while codes := await self.house.store.sweep(time.time() - self.keep):
            for code in codes:
                if live := self.house.tables.pop(code, None):
                    live.table = None
                    live.tell()
            logger.info("swept tables", extra={"count": len(codes)})


async def again_and_again(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Refusal as refusal:
            logger.warning("upkeep has to wait", extra={"reason": refusal.message})
        except Exception:
            logger.exception("upkeep failed")
        await asyncio.sleep(seconds)


async def look_after(house: House, code: str) -> None:
    """A bot's turn that nobody sees to, a clock that has run out, or an end that was not put down."""
    try:
        live = await house.find(code)
    except NoSuchTable:
        return
    position, table = live.position, live.known
    if position is None or table.stage != "playing":
        return
    if not position.awaiting:
        await finish(house, code, table.matches)
        return
    out = {seat: table.runs_out(seat, position.since[seat][1]) for seat in position.awaiting}
    late = [seat for seat, time_out in out.items() if time_out is not None and time_out <= time.time()]
    if any(table.seats[seat].is_person for seat in late):
        number = position.number

        def stand_in(table: Table) -> None:
            for seat in late:
                if live.position and live.position.number == number and table.seats[seat].is_person:
                    table.seats[seat].bot = usual_level(table)

        live = await house.change(code, stand_in)
    drive(house, live)
