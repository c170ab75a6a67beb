"""Talk at a table: ready-made remarks of people and bots, which hear each other."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Sequence

from matinee.api_types import ChatLine, RemarkTarget
from matinee.bots.roster import talker_of
from matinee.bots.talk import MAX_REMARKS, Remark, Said, Talker, first_remark
from matinee.engine.errors import UnknownSeat
from matinee.engine.match import Match
from matinee.table import chat
from matinee.table.active_match import ActiveMatch
from matinee.table.errors import Forbidden, TableError
from matinee.table.model import Table
from matinee.table.pauses import REVEAL, pause_end
from matinee.table.service import TableService
from matinee.table.session import TableSession

REMARK_PAUSE = 1.6  # seconds between two remarks, on average, at the default pace of bots
SCENE_SHARE = 0.8  # of the pause after a reveal: about when the viewers' scenes have shown all
HEARD_LINES = 100  # the last chat lines that bots know
MAX_BOT_LINES = 1500  # lines of a chat after which bots are silent, to leave room for people

logger: logging.Logger = logging.getLogger("matinee.table")


# --- Remarks of people


async def post_remark(service: TableService, code: str, holder: str | None, remark: str, about: int | None) -> int:
    """Add a ready-made remark of a player to the chat, and return the number of its line.

    Raises:
        Forbidden: The person has no seat at this table.
        TableError: The game has no such remark, or no match is on.
    """
    session = await service.find(code)
    service.require_open()
    await service.store.check_space()
    async with session.lock:
        table, active = session.table, session.active
        seats = table.seats_of(holder)
        if not seats:
            raise Forbidden("table-chat-players")
        talker = talker_of(active.match.game) if active and table.stage == "playing" else None
        if active is None or talker is None or remark not in talker.remarks:
            raise TableError("table-no-remark", remark=remark)
        if about is not None and about not in range(len(table.seats)):
            raise UnknownSeat(about, len(table.seats))
        said = Said(seats[0], Remark(remark, about))
        number = await chat.add_line(service, session, line_of(table, talker, active.match, said))
    service.broadcast(session)
    start_talk(service, session)
    return number


def line_of(table: Table, talker: Talker, match: Match, said: Said) -> ChatLine:
    """Return the chat line for a remark, without its number."""
    about = said.remark.about
    return ChatLine(
        number=0,
        seat=said.seat,
        name=table.seats[said.seat].name,
        bot_number=bot_number(table, said.seat),
        remark=said.remark.id,
        about=None
        if about is None
        else RemarkTarget(seat=about, name=table.seats[about].name, bot_number=bot_number(table, about)),
        match=table.matches,
        round=talker.round(match),
        at=time.time(),
    )


def bot_number(table: Table, seat: int) -> int:
    """Return which of the bots' names a bot has; 0 for a person, also while a bot stands in."""
    return 0 if table.seats[seat].holder else table.bot_number(seat)


def remarks_heard(lines: Sequence[ChatLine], match: int, number: int, last: int) -> tuple[Said, ...]:
    """Return the remarks of a round that were known when `last` was the last chat line."""
    return tuple(
        Said(line.seat, Remark(line.remark, line.about.seat if line.about else None))
        for line in lines
        if line.remark
        and line.seat is not None
        and (line.match, line.round) == (match, number)
        and last - HEARD_LINES < line.number <= last
    )


async def listen(service: TableService, session: TableSession, match: Match) -> tuple[tuple[Said, ...], int]:
    """Return what bots have heard in this round, and the number of the last chat line."""
    talker, last = talker_of(match.game), session.chat_lines
    if talker is None or not last:
        return (), last
    lines = await service.store.last_lines(session.code, max(0, last - HEARD_LINES), HEARD_LINES)
    return remarks_heard(lines, session.table.matches, talker.round(match), last), last


# --- Waiting for people


def waits_until(service: TableService, session: TableSession) -> float:
    """Return until when the bots wait for people before they move; 0 if they do not wait."""
    if session.cached_table is None or session.active is None or service.bots.no_delay or not session.is_watched:
        return 0.0
    return pause_end(session.cached_table, session.active)


# --- Remarks of bots


def start_talk(service: TableService, session: TableSession) -> None:
    """Start the task in which bots make remarks on the last move, if it is not running and somebody watches."""
    table, active = session.cached_table, session.active
    if table is None or active is None or service.bots.no_delay or service.closing or not session.subscribers:
        return
    talker = talker_of(active.match.game)
    is_free = session.talk_task is None or session.talk_task.done()
    if talker and is_free and speakers(table) and session.chat_lines < MAX_BOT_LINES:
        session.talk_task = asyncio.create_task(_talk(service, session, talker, active))


def speakers(table: Table) -> list[int]:
    """Return the seats of bots that may speak. One that stands in for a person is silent."""
    return [number for number, seat in enumerate(table.seats) if seat.bot and not seat.holder]


async def _talk(service: TableService, session: TableSession, talker: Talker, active: ActiveMatch) -> None:
    """Make remarks: one on a move, or several in a discussion or after a reveal."""
    pace = session.table.settings.pace
    left: dict[int, int] = dict.fromkeys(speakers(session.table), MAX_REMARKS)
    reveal: Match | None = None
    try:
        while left and not service.closing:
            if reveal is None and talker.is_reveal(active.match):
                reveal = active.match  # the next round may begin while the bots talk about this one
                await asyncio.sleep(pace * REVEAL * SCENE_SHARE)
            await asyncio.sleep(pace * REMARK_PAUSE * random.uniform(0.6, 1.5))
            match = reveal or active.match
            is_discussion = talker.is_discussion(match)
            if is_discussion and time.time() >= waits_until(service, session):
                return
            if reveal is None and talker.is_reveal(match):
                continue
            said = await _next_remark(service, session, talker, match, list(left))
            if said is None or session.active is not active or session.cached_table is None:
                return
            async with session.lock:
                await chat.add_line(service, session, line_of(session.table, talker, match, said))
            service.broadcast(session)
            left[said.seat] -= 1
            left = {seat: count for seat, count in left.items() if count}
            if not (reveal or is_discussion):
                return
    except TableError as error:
        logger.info("remark not written", extra={"reason": error.message})
    finally:
        session.talk_task = None


async def _next_remark(
    service: TableService, session: TableSession, talker: Talker, match: Match, seats: list[int]
) -> Said | None:
    """Return a remark of one of the bots that have something to say; None if none has."""
    said, _ = await listen(service, session, match)
    seed = secrets.randbits(62)
    random.shuffle(seats)
    return await service.bots.run_quickly(session.customer, lambda: first_remark(talker, match, seats, said, seed))
