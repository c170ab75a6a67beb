"""What happened in one game of Dreams, as far as it tells how well gods and mortals play. Taken from its record."""

from pathlib import Path

from msgspec import Struct

from matinee.engine.records import RecordSource, replay
from matinee.games import find_game
from matinee.games.dreams.box import COLOURS
from matinee.games.dreams.view import DreamsView, RoundView


class Round(Struct, frozen=True):
    """A round, revealed."""

    named: int  # gods who named the mortal
    found: bool  # whether the mortal named the true vision
    mortal: int  # points of the mortal,
    gods: int  # and of all gods together


class DreamsGame(Struct, frozen=True, kw_only=True):
    """One finished game."""

    players: int
    moves: int
    starter: int  # who dealt first
    points: list[int]
    winners: list[int]
    rounds: list[Round]


def facts_of(record: RecordSource, box: str | Path | None = None) -> DreamsGame:
    """The facts of a finished game."""
    match = replay(record, find_game, box)
    view = match.view()
    assert isinstance(view, DreamsView)
    return DreamsGame(
        players=match.players,
        moves=len(match.history),
        starter=match.history[0][0],
        points=list(match.points),
        winners=list(match.winners),
        rounds=[_round(each) for each in view.history],
    )


def _round(seen: RoundView) -> Round:
    return Round(
        named=seen.votes.count(COLOURS[seen.mortal]),
        found=seen.votes[seen.mortal] == str(seen.vision),
        mortal=seen.gains[seen.mortal],
        gods=sum(seen.gains) - seen.gains[seen.mortal],
    )
