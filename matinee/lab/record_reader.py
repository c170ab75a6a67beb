"""Read a game from its record: replay it and pass its events to a collector."""

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Protocol, TypeVar

from matinee.engine.game import Event
from matinee.engine.match import Match
from matinee.engine.records import RecordSource, steps
from matinee.games import find_game

Summary = TypeVar("Summary", covariant=True)


class EventCollector(Protocol[Summary]):
    """Collects the events of a game and summarises them at the end."""

    def add(self, event: Event) -> None:
        """Process an event."""

    def summarise(self, match: Match) -> Summary:
        """Return the summary of the finished match."""
        ...


def summarise_record(
    record: RecordSource, box: str | Path | None, create_collector: Callable[[Match], EventCollector[Summary]]
) -> Summary:
    """Replay a finished game and return its summary.

    Args:
        record: The record of the game.
        box: The file of the box; None for the game's own box.
        create_collector: Called with the match before its first move.
    """
    matches = steps(record, find_game, box)
    start = match = next(matches)
    collector = create_collector(start)
    for match in chain((start,), matches):
        for event in match.events:
            collector.add(event)
    return collector.summarise(match)
