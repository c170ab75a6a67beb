"""Playing the bots' turns at a table."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Sequence

from matinee.bots.talk import Said
from matinee.table.active_match import ActiveMatch, PreparedMove, prepare_move
from matinee.table.bot_choice import BotChoice
from matinee.table.errors import TableError
from matinee.table.service import TableService
from matinee.table.session import TableSession
from matinee.table.talk import listen, start_talk, waits_until

MIN_PACE = 0.1  # seconds between two moves of bots
POLL = 0.25  # seconds between two looks at whether people have decided

logger: logging.Logger = logging.getLogger("matinee.table")


def start_bots(service: TableService, session: TableSession) -> None:
    """Start the task that plays the bots' turns, if a bot is awaited and the task is not running."""
    if (session.bot_task is None or session.bot_task.done()) and awaited_bot(session) and not service.closing:
        session.bot_task = asyncio.create_task(_play_bot_turns(service, session))


def awaited_bot(session: TableSession) -> tuple[int, str] | None:
    """Return an awaited seat that a bot plays, with the bot's level."""
    if session.cached_table is None or session.active is None:
        return None
    for seat in session.active.awaiting:
        if level := session.cached_table.seats[seat].bot:
            return seat, level
    return None


async def _play_bot_turns(service: TableService, session: TableSession) -> None:
    try:
        while (awaited := awaited_bot(session)) and not service.closing:
            if await _is_abandoned(service, session):
                await service.store.set_due(session.code, None)
                return
            await _wait_for_people(service, session)
            if awaited_bot(session) == awaited:
                await _play_bot_turn(service, session, *awaited)
    except TableError as error:
        logger.warning("bot's move not written", extra={"reason": error.message})
    finally:
        session.bot_task = None
    table = session.cached_table
    if table and table.stage == "playing" and session.active and not session.active.awaiting:
        await service.finish_match(session.code, table.matches)


async def _is_abandoned(service: TableService, session: TableSession) -> bool:
    """Whether nobody watches a table and nobody's clock will run. Then its bots wait, so that they cost nothing."""
    if session.is_watched:
        return False
    await service.refresh_presence(session)  # somebody may watch in another process
    table = session.cached_table
    if session.present or table is None:
        return False
    return not (table.settings.clock and any(seat.is_person for seat in table.seats))


async def _wait_for_people(service: TableService, session: TableSession) -> None:
    """Wait while people look at a reveal, or talk before they decide."""
    start_talk(service, session)
    while not service.closing and (seconds := waits_until(service, session) - time.time()) > 0:
        await asyncio.sleep(min(seconds, POLL))  # all people may have decided earlier


async def _play_bot_turn(service: TableService, session: TableSession, seat: int, level: str) -> None:
    active = session.active
    assert active is not None
    number, started = active.number, time.monotonic()
    heard, lines = await listen(service, session, active.match)
    choice = BotChoice(level, secrets.randbits(62), lines)
    prepared, key = await _prepare_bot_move(service, session, active, seat, choice, heard)
    if not service.bots.no_delay:
        pace = max(MIN_PACE, session.table.settings.pace) * random.uniform(0.7, 1.4)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
    async with session.lock:
        if session.active is not active or active.number != number or awaited_bot(session) != (seat, level):
            return  # after an undo, or when another process was faster, the move is obsolete
        written = await service.append(session, active.entry_for(prepared, "bot", time.time(), key), prepared)
    if written:
        service.broadcast(session)
        start_talk(service, session)


async def _prepare_bot_move(
    service: TableService,
    session: TableSession,
    active: ActiveMatch,
    seat: int,
    choice: BotChoice,
    heard: Sequence[Said],
) -> tuple[PreparedMove, str | None]:
    """Return a bot's move, and the key of its entry."""
    match = active.match  # an undo may replace it while the bot thinks
    try:
        text = await service.bots.choose_move(match, seat, choice.level, choice.seed, session.customer, heard)
        return prepare_move(match, seat, text), choice.encoded()
    except Exception:
        # A faulty bot must not block the table.
        logger.exception("bot failed, playing a random move", extra={"level": choice.level, "game": active.deal.game})
        action = match.sample(seat, choice.seed)
        return prepare_move(match, seat, match.game.text(match.state[0], match.box, seat, action)), None
