"""Summarise a game of Dreams from its record: the votes and points of each round."""

from pathlib import Path

from msgspec import Struct

from matinee.engine.records import RecordSource, replay
from matinee.games import find_game
from matinee.games.dreams.box import COLOURS
from matinee.games.dreams.view import DreamsView, RoundView


class Round(Struct, frozen=True):
    """The votes and points of a round."""

    named: int  # gods who named the mortal
    found: bool  # whether the mortal named the vision
    mortal: int  # points of the mortal
    gods: int  # points of all gods together


class DreamsGame(Struct, frozen=True, kw_only=True):
    """The summary of a finished game. Points are by seat."""

    players: int
    moves: int
    starter: int  # the first dealer
    points: list[int]
    winners: list[int]
    rounds: list[Round]


def summarise_game(record: RecordSource, box: str | Path | None = None) -> DreamsGame:
    """Replay a finished game and return its summary.

    Args:
        record: The record of the game.
        box: The file of the box; None for the game's own box.
    """
    match = replay(record, find_game, box)
    view = match.view()
    assert isinstance(view, DreamsView)
    return DreamsGame(
        players=match.players,
        moves=len(match.history),
        starter=match.history[0][0],
        points=list(match.points),
        winners=list(match.winners),
        rounds=[_summarise_round(round_view) for round_view in view.history],
    )


def _summarise_round(view: RoundView) -> Round:
    return Round(
        named=view.votes.count(COLOURS[view.mortal]),
        found=view.votes[view.mortal] == str(view.vision),
        mortal=view.gains[view.mortal],
        gods=sum(view.gains) - view.gains[view.mortal],
    )
