"""Who is at the table: whose stream is open, here or in another process."""

import asyncio
import logging
import time

from matinee.table.house import House, Live
from matinee.table.refusals import Refusal

BEAT = 15.0  # seconds between two signs of life to those who watch
PRESENT = 3 * BEAT  # seconds that somebody's sign of life lasts

logger = logging.getLogger("matinee.table")


def presence_changed(house: House, live: Live) -> None:
    """Somebody has come or gone: it is noted, and all are told."""

    async def note() -> None:
        if live.table is None or house.closing:
            return
        before, here = live.present, live.here
        come, gone = here - before, [seat for seat in before - here if seat in noted]
        noted.update(here)
        try:
            if come:
                await house.store.see([(live.code, seat) for seat in come], time.time() + PRESENT)
            if gone:
                await house.store.see([(live.code, seat) for seat in gone], time.time())
            if come or gone:
                await house.look_around(live)
                house.told(live)
                if live.table and live.here != here:
                    presence_changed(house, live)  # again, meanwhile
        except Refusal:
            logger.info("presence could not be noted")

    noted = live.seen_here
    task = asyncio.create_task(note())
    house.errands.add(task)
    task.add_done_callback(house.errands.discard)
