"""Watching a table. A viewer keeps no queue: it knows what it has told, and tells what has come since.

So a slow reader costs nothing and misses nothing that matters: it gets the newest view, and what happened on the way.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Literal

from msgspec import Struct

from matinee.table.house import House, Live
from matinee.table.presence import presence_changed
from matinee.table.viewing import Said, encoder, table_info

LINES = 100  # of the chat, for somebody who comes


class Message(Struct, frozen=True):
    """Something to tell a viewer, in JSON. `id` is the number of a move."""

    event: Literal["table", "update", "chat", "beat"]
    data: bytes = b""
    id: int | None = None


async def watch(house: House, live: Live, holder: str | None, number: int | None = None) -> AsyncIterator[Message]:
    """All there is to tell to somebody who knows the match up to `number`, as it comes."""
    news = asyncio.Event()
    live.viewers[news] = holder
    told_table: object = None
    seen: object = None
    seats: tuple[int, ...] = ()
    told_lines = 0
    told: tuple[int, int, tuple[int, ...], dict[str, float]] | None = None
    presence_changed(house, live)
    try:
        while not house.closing and live.table is not None:
            news.clear()
            quiet = True
            table = live.table
            state = (live.version, live.present, live.absent)
            if state != told_table:
                told_table, quiet = state, False
                commitment = live.position.deal.commitment if live.position else None
                info = table_info(table, commitment, live.present, live.absent, holder)
                yield Message("table", encoder.encode(info))
            if live.lines > told_lines:
                lines = await house.store.last_lines(live.code, told_lines, LINES)
                told_lines, quiet = lines[-1].number if lines else live.lines, False
                yield Message("chat", encoder.encode(Said(lines)))
            table = live.table  # while something was sent, seats may have changed hands: a rematch
            viewed = live.viewed if table else None
            if table is not seen:
                seen, seats = table, table.held_by(holder) if table else ()
            now = (table.matches, viewed.number, seats, viewed.deadline) if table and viewed else None
            if viewed and now and now != told:
                known = number if told is None else told[1] if told[0] == now[0] else -1
                steps = [] if known is None else await house.steps(live, known)
                if live.table is not table or viewed is not live.viewed:
                    continue  # it went on meanwhile
                told, quiet = now, False
                yield Message("update", viewed.update(steps, now[2]), viewed.number)
            if quiet:
                yield Message("beat")
            await news.wait()
    finally:
        del live.viewers[news]
        live.used = time.time()
        presence_changed(house, live)
