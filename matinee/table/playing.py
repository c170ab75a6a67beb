"""Moves, undo and talk; and the bots' turns."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable

from matinee.bots.bot import Thought
from matinee.engine.match import Match
from matinee.table.house import House, Live
from matinee.table.model import Entry, Line, Reaction, Table
from matinee.table.position import Position, check_final, has_revealed, standing
from matinee.table.refusals import NoSuchMatch, NotYours, Refusal, StaleMove, UnknownKey
from matinee.table.secrets import tidy

LONGEST_LINE = 400
Making = Callable[[Position, Table], Awaitable[tuple[Entry, Match | None] | None]]
logger = logging.getLogger("matinee.table")


async def move(
    house: House,
    code: str,
    holder: str,
    seat: int,
    text: str,
    after: int,
    key: str | None = None,
    match: int | None = None,
) -> tuple[Live, int]:
    """A person's move, thought of after move `after`. Returns the number it got; by then it is on disk."""

    async def make(position: Position, _: Table) -> tuple[Entry, Match | None] | None:
        return position.played(seat, text, "person", time.time(), key) if position.fits(seat, after) else None

    return await act(house, code, holder, seat, after, key, match, make)


async def undo(
    house: House, code: str, holder: str, seat: int, after: int, key: str | None = None, match: int | None = None
) -> tuple[Live, int]:
    """Takes a person's last move back; where all others are bots, everything since that person's last decision."""

    async def make(position: Position, table: Table) -> tuple[Entry, Match | None] | None:
        if after != position.number:
            return None
        to = await goal_of_undo(house, table, position, holder, seat)
        return position.taken_back(seat, to, time.time(), key), None

    return await act(house, code, holder, seat, after, key, match, make)


async def act(
    house: House, code: str, holder: str, seat: int, after: int, key: str | None, match: int | None, make: Making
) -> tuple[Live, int]:
    """The one door for what a person does to a match. `make` gives the entry, or None if it comes too late."""
    live = await house.find(code)
    async with live.lock:
        while True:
            position = await ready(house, live, holder, seat, match, after)
            if again := position.sent_before(seat, key):
                return live, again.number
            made = await make(position, live.known)
            if made is None:
                return live, await sent_long_ago(house, position, seat, after, key)
            if await house.write(live, *made):
                break
    await settle(house, live)
    return live, made[0].number


async def goal_of_undo(house: House, table: Table, position: Position, holder: str, seat: int) -> Entry:
    """The entry to go back to."""
    if not table.settings.undo:
        raise Refusal("table-undo-off")
    entries = {entry.number: entry for entry in await house.store.entries(position.deal.id)}
    if not position.awaiting:
        raise Refusal("table-undo-over")  # its seed has been shown
    moves = standing(entries, position.number)
    alone = all(each.holder in (None, holder) for each in table.seats)
    last = next(entry for entry in moves if not alone or entry.by != "bot")
    if last.by == "deal":
        raise Refusal("table-undo-nothing")
    if table.seats[last.seat].holder != holder or last.by != "person" or not (alone or last.seat == seat):
        raise Refusal("table-undo-others")
    before = standing(entries, last.number - 1)[0]
    match = position.match.at(before.state)
    for entry in moves[: moves.index(last) + 1]:
        check_final(match, entry.move)
    if not alone and await asyncio.to_thread(has_revealed, match, last.seat, last.move):
        raise Refusal("table-undo-revealed")
    return before


async def hint(house: House, code: str, holder: str, seat: int) -> tuple[int, list[Thought]]:
    """What a bot would consider in a person's place, and after which move."""
    live = await house.find(code)
    async with live.lock:
        position = await ready(house, live, holder, seat)
        if not live.known.settings.hints:
            raise Refusal("table-hints-off")
        number, match = position.number, position.match
        if seat not in position.awaiting:
            raise Refusal("table-hint-turn")
    return number, await house.staff.consider(match, seat, secrets.randbits(62))


async def ready(house: House, live: Live, holder: str, seat: int, match: int | None = None, after: int = 0) -> Position:
    """The position, if that person may act for that seat, and in that match."""
    house.check_open()
    if live.table is None:
        await house.reread(live)
    table, position = live.known, live.position
    if not table.held_by(holder):
        raise UnknownKey()
    if not 0 <= seat < len(table.seats) or table.seats[seat].holder != holder:
        raise NotYours("table-not-your-seat", seat=seat)
    if position is None:
        raise NoSuchMatch()
    if match is not None and match != table.matches:
        raise StaleMove(after, position.number)
    if table.seats[seat].bot:
        raise Refusal("table-stand-in")
    return position


async def sent_long_ago(house: House, position: Position, seat: int, after: int, key: str | None) -> int:
    """The number that a request got when it was sent before; one that is new comes too late."""
    number = await house.store.sent_before(position.deal.id, seat, key) if key else None
    if number is None:
        raise StaleMove(after, position.number)
    return number


async def settle(house: House, live: Live) -> None:
    """After a move: everybody is told, bots go on, and a finished game is put down as such."""
    house.told(live)
    position = live.position
    if position and not position.awaiting and live.known.stage == "playing":
        await finish(house, live.code, live.known.matches)
    else:
        drive(house, live)


async def finish(house: House, code: str, which: int) -> None:
    """Puts a finished game down as such. The last move is on disk: if this cannot be written now, upkeep does it."""

    def edit(table: Table) -> None:
        if table.matches == which:  # a rematch may have begun meanwhile
            table.stage = "over"

    try:
        await house.change(code, edit)
    except Refusal as refusal:
        logger.warning("an end was not put down", extra={"reason": refusal.message})


async def speak(
    house: House, code: str, holder: str | None, name: str, text: str, reaction: Reaction | None
) -> tuple[Live, int]:
    """Says something, as the person at the first of one's seats, or as a spectator with a name."""
    live = await house.find(code)
    text = tidy(text, LONGEST_LINE)
    if not text and reaction is None:
        raise Refusal("table-nothing-said")
    house.check_open()
    async with live.lock:
        seats = live.known.held_by(holder)
        name = live.known.seats[seats[0]].name if seats else tidy(name, 24)
        if not name:
            raise Refusal("table-name")
        while True:
            line = Line(
                number=live.lines + 1,
                seat=seats[0] if seats else None,
                name=name,
                text=text,
                reaction=reaction,
                at=time.time(),
            )
            if await house.store.add_chat_line(code, line):
                break
            live.lines = (await house.store.pulses([code]))[code].lines
        live.lines = line.number
    house.told(live)
    return live, line.number


# --- Bots


def awaited_bot(live: Live) -> tuple[int, str] | None:
    """A seat whose turn it is and the bot that plays it."""
    if live.table is None or live.position is None:
        return None
    for seat in live.position.awaiting:
        if level := live.table.seats[seat].bot:
            return seat, level
    return None


def drive(house: House, live: Live) -> None:
    """Sees to it that bots make their moves."""
    if (live.driver is None or live.driver.done()) and awaited_bot(live) and not house.closing:
        live.driver = asyncio.create_task(_bots_move(house, live))


async def _bots_move(house: House, live: Live) -> None:
    try:
        while (awaited := awaited_bot(live)) and not house.closing:
            await _bot_moves(house, live, *awaited)
    except Refusal as refusal:
        logger.warning("a bot's move was not written", extra={"reason": refusal.message})
    finally:
        live.driver = None
    if live.position and not live.position.awaiting and live.table and live.table.stage == "playing":
        await finish(house, live.code, live.table.matches)


async def _bot_moves(house: House, live: Live, seat: int, level: str) -> None:
    position = live.position
    assert position is not None
    number, began = position.number, time.monotonic()
    text = await _thought(house, position, seat, level)
    if not house.staff.hurry:
        pace = live.known.settings.pace * random.uniform(0.7, 1.4)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
    async with live.lock:
        if live.position is not position or position.number != number or awaited_bot(live) != (seat, level):
            return  # taken back, or another process was faster
        entry, match = position.played(seat, text, "bot", time.time(), None)
        written = await house.write(live, entry, match)
    if written:
        house.told(live)


async def _thought(house: House, position: Position, seat: int, level: str) -> str:
    match = position.match
    try:
        text = await house.staff.think(match, seat, level, secrets.randbits(62))
        match.copy().play(seat, text)
        return text
    except Exception:
        # People at the table should not have to wait for ever because a bot has a flaw.
        logger.exception("a bot failed and moves at random", extra={"level": level, "game": position.deal.game})
        return match.game.text(match.state[0], match.box, seat, match.sample(seat, secrets.randbits(62)))
