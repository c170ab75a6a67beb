"""Reading a game from its record: its events are told, one after the other, to somebody who takes notes."""

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Protocol, TypeVar

from matinee.engine.game import Event
from matinee.engine.match import Match
from matinee.engine.records import RecordSource, steps
from matinee.games import find_game

Facts = TypeVar("Facts", covariant=True)


class Notes(Protocol[Facts]):
    """What somebody writes down who watches a game."""

    def see(self, event: Event) -> None:
        """Takes note of an event."""

    def facts(self, match: Match) -> Facts:
        """What is known at the end."""
        ...


def facts_in(record: RecordSource, box: str | Path | None, begin: Callable[[Match], Notes[Facts]]) -> Facts:
    """The facts of a finished game."""
    game = steps(record, find_game, box)
    start = match = next(game)
    notes = begin(start)
    for match in chain((start,), game):
        for event in match.events:
            notes.see(event)
    return notes.facts(match)
