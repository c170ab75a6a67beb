"""Finished matches: records that anybody can verify, and replays."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, to_builtins

from matinee.api_types import PlayerView, ScoreInfo
from matinee.engine.game import Event
from matinee.engine.match import Match, play_all
from matinee.engine.scores import places
from matinee.table.errors import MatchNotFound, TableError
from matinee.table.model import Deal, LogEntry
from matinee.table.service import TableService
from matinee.table.undo import effective_moves
from matinee.table.viewer_updates import score_lines


class ReplayMove(Struct, frozen=True, kw_only=True):
    """A move of a finished match. Nothing is secret any more."""

    number: int
    seat: int
    move: str
    events: list[Event]
    points: list[int]
    """All players' points after the move."""


class MoveCount(Struct, frozen=True):
    """How many moves were made for a seat, and how many of them by a bot."""

    moves: int
    by_bots: int


class Replay(Struct, frozen=True, kw_only=True):
    """All moves of a finished match, without undone ones."""

    names: list[str]
    """The players by seat. In a rematch everybody moves one seat on."""
    bots: list[int]
    """By seat: which of the bots' names the bot has, 0 for a person. Empty for matches of former versions."""
    winners: list[int]
    places: list[int]
    """The place of each seat, counted from 1."""
    move_counts: list[MoveCount]
    """By seat, without undone moves."""
    score_sheet: list[ScoreInfo]
    """The lines that each seat's points are made of."""
    moves: list[ReplayMove]


async def load_finished(service: TableService, code: str, index: int | None) -> tuple[Deal, Match, list[LogEntry]]:
    """Return the deal of a finished match, the match at its start, and the moves that were not undone."""
    session = await service.find(code)
    table = session.table
    deal, match = await service.load_deal(table, table.matches if index is None else index)
    (last,) = await service.store.last_entries(deal.id, 1)
    if not match.at(last.state).over:
        raise TableError("table-not-over")
    entries = await service.store.entries(deal.id)
    return deal, match, effective_moves({entry.number: entry for entry in entries}, entries[-1].number)[::-1]


async def load_record(service: TableService, code: str, index: int | None = None) -> dict[str, Any]:
    """Return the record of a finished match, including its seed.

    A running match survives a change of the rules, because its positions are stored. If the rules can no longer be
    played in its version, it has no record.

    Args:
        service: The table service.
        code: The table's code.
        index: Which match of the table, counted from 1; None for the last one.
    """
    deal, match, moves = await load_finished(service, code, index)
    if deal.rules != match.version:
        raise TableError("error-record-rules", game=deal.game, found=deal.rules, ours=match.game.version)
    played = await asyncio.to_thread(play_all, match, [(entry.seat, entry.move) for entry in moves[1:]])
    return {**played.record(), "names": deal.names}


async def load_replay(service: TableService, code: str, index: int | None = None) -> Replay:
    """Return all moves of a finished match."""
    deal, match, moves = await load_finished(service, code, index)
    end = match.at(moves[-1].state)

    def replay_moves() -> list[ReplayMove]:
        return [_replay_move(number, entry, match.at(entry.state)) for number, entry in enumerate(moves)]

    return Replay(
        names=deal.names,
        bots=deal.bots,
        winners=list(end.winners),
        places=places(end.points, end.winners),
        move_counts=count_moves(moves, deal.players),
        score_sheet=score_lines(end),
        moves=await asyncio.to_thread(replay_moves),
    )


def count_moves(moves: Sequence[LogEntry], players: int) -> list[MoveCount]:
    """Return for each seat how many of these moves were made for it, and by whom."""
    made = Counter((entry.seat, entry.by == "bot") for entry in moves)
    return [MoveCount(made[seat, True] + made[seat, False], made[seat, True]) for seat in range(players)]


def _replay_move(number: int, entry: LogEntry, match: Match) -> ReplayMove:
    return ReplayMove(number=number, seat=entry.seat, move=entry.move, events=match.events, points=list(match.points))


async def load_position(
    service: TableService, code: str, index: int | None, number: int, seat: int | None = None
) -> dict[str, Any]:
    """Return the position after a move of a finished match: with hidden information, or as a seat saw it."""
    _, match, moves = await load_finished(service, code, index)
    if not 0 <= number < len(moves):
        raise MatchNotFound()
    position = match.at(moves[number].state)
    return position.full_state() if seat is None else to_builtins(position.view(seat))


async def load_decision(service: TableService, code: str, index: int | None, number: int) -> PlayerView:
    """Return what the player of a move saw before it, in a finished match, and the moves that were legal."""
    _, match, moves = await load_finished(service, code, index)
    if not 1 <= number < len(moves):
        raise MatchNotFound()
    before, seat = match.at(moves[number - 1].state), moves[number].seat
    return PlayerView(seat, before.view(seat), before.offered(seat))
