"""Finished games: their records, which anybody can verify, and their positions, one after the other."""

from typing import Any

from msgspec import Struct, to_builtins

from matinee.engine.game import Event
from matinee.engine.match import Match, play_all
from matinee.table.house import House
from matinee.table.model import Deal, Entry
from matinee.table.position import standing
from matinee.table.refusals import NoSuchMatch, Refusal
from matinee.table.viewing import ScoreInfo, score_info


class Past(Struct, frozen=True, kw_only=True):
    """A move of a finished game: everything may be shown now."""

    number: int
    seat: int
    move: str
    events: list[Event]
    points: list[int]
    """Everybody's, after the move."""


class Story(Struct, frozen=True, kw_only=True):
    names: list[str]
    """Who sat where: for another match, everybody moves on."""
    winners: list[int]
    score_sheet: list[ScoreInfo]
    """What each seat scored for."""
    moves: list[Past]


async def finished(house: House, code: str, which: int | None) -> tuple[Deal, Match, list[Entry]]:
    """A match of a table that is over, as it was dealt, and its moves that were not taken back."""
    live = await house.find(code)
    table = live.known
    which = table.matches if which is None else which
    deal, match = await house.dealt(table, which)
    entries = await house.store.entries(deal.id)
    moves = standing({entry.number: entry for entry in entries}, entries[-1].number)[::-1]
    if not match.at(entries[-1].state).over:
        raise Refusal("table-not-over")
    return deal, match, moves


async def record(house: House, code: str, which: int | None = None) -> dict[str, Any]:
    """The record of a finished match, seed included.

    A running match outlives a change of the rules, since its positions are stored; its record cannot be played again.
    """
    deal, match, moves = await finished(house, code, which)
    if deal.rules != match.game.version:
        raise Refusal("error-record-rules", game=deal.game, found=deal.rules, ours=match.game.version)
    return {**play_all(match, [(entry.seat, entry.move) for entry in moves[1:]]).record(), "names": deal.names}


async def story(house: House, code: str, which: int | None = None) -> Story:
    """Every move of a finished match, and who played it."""
    deal, match, moves = await finished(house, code, which)
    end = match.at(moves[-1].state)
    return Story(
        names=deal.names,
        winners=list(end.winners),
        score_sheet=score_info(end),
        moves=[past(nth, entry, match.at(entry.state)) for nth, entry in enumerate(moves)],
    )


def past(nth: int, entry: Entry, match: Match) -> Past:
    return Past(number=nth, seat=entry.seat, move=entry.move, events=match.events, points=list(match.points))


async def scene(house: House, code: str, which: int | None, nth: int, seat: int | None = None) -> dict[str, Any]:
    """What a seat saw after the nth move of a finished match; without a seat, everything there was on the table."""
    _, match, moves = await finished(house, code, which)
    if not 0 <= nth < len(moves):
        raise NoSuchMatch()
    position = match.at(moves[nth].state)
    return position.full_state() if seat is None else to_builtins(position.view(seat))
