"""The current match of a table, with the recent part of its log."""

from collections import deque
from collections.abc import Sequence

from msgspec import Struct

from matinee.api_types import By, PlayedMove
from matinee.engine.game import Event
from matinee.engine.match import Match
from matinee.table.model import Deal, LogEntry

RECENT_MOVES = 12  # kept in memory; older ones are read from storage


class PreparedMove(Struct, frozen=True):
    """A legal move with the match after it. It is not written yet."""

    seat: int
    text: str
    match: Match
    events: list[Event]


def prepare_move(match: Match, seat: int, move: str) -> PreparedMove:
    """Play a move on a copy of the match.

    Raises:
        IllegalMove: The move is not legal.
    """
    after = match.copy()
    text = after.apply(seat, move)
    return PreparedMove(seat, text, after, after.events)


class ActiveMatch:
    """A match in memory. It changes only by `commit`, after the entry has been written."""

    def __init__(self, deal: Deal, match: Match, entries: Sequence[LogEntry]) -> None:
        self.deal = deal
        self.match: Match = match  # without history: the log is in storage
        self.recent: deque[PlayedMove] = deque(maxlen=RECENT_MOVES)
        self.number: int = 0
        self.awaiting: tuple[int, ...] = ()
        self.asked: list[tuple[int, float]] = [(0, 0.0)] * match.players
        """For each awaited seat: the number and time of the move that led to its current decision."""
        self._requests: deque[tuple[int, str | None, int]] = deque(maxlen=RECENT_MOVES)
        """Seat, idempotency key and number of recent moves."""
        for entry in entries:
            self.commit(entry)

    def entry_for(self, prepared: PreparedMove, by: By, at: float, key: str | None = None) -> LogEntry:
        """Return the next log entry for a prepared move."""
        return self._next_entry(prepared.seat, prepared.text, by, at, key, prepared.match.state.tobytes())

    def undo_entry(self, seat: int, target: LogEntry, at: float, key: str | None) -> LogEntry:
        """Return the next log entry for an undo back to `target`."""
        return self._next_entry(seat, f"undo {target.number}", "person", at, key, target.state)

    def _next_entry(self, seat: int, move: str, by: By, at: float, key: str | None, state: bytes) -> LogEntry:
        return LogEntry(
            match=self.deal.id, number=self.number + 1, seat=seat, move=move, by=by, at=at, key=key, state=state
        )

    def commit(self, entry: LogEntry, prepared: PreparedMove | None = None) -> None:
        """Apply an entry that is on disk. With `prepared`, its position and events need not be decoded again."""
        self.match = prepared.match if prepared else self.match.at(entry.state)
        played = played_move(entry, prepared.events if prepared else self.match.events)
        self.recent.append(played)
        self._requests.append((entry.seat, entry.key, entry.number))
        self.number = entry.number
        before, self.awaiting = self.awaiting, self.match.awaiting
        for seat in self.awaiting:
            if seat not in before or seat == entry.seat or played.undone_to is not None:
                self.asked[seat] = (entry.number, entry.at)

    def is_current(self, seat: int, after: int) -> bool:
        """Whether a move chosen after move `after` is still meant for the seat's current decision.

        Votes are simultaneous: another player's vote does not change the decision of this seat.
        """
        asked = self.asked[seat][0] if seat in self.awaiting else self.number
        return asked <= after <= self.number

    def number_of_request(self, seat: int, key: str | None) -> int | None:
        """Return the number of the recent move made by the request with this idempotency key; None if there is none."""
        recent = reversed(self._requests)
        return next((number for *request, number in recent if key and request == [seat, key]), None)

    def moves_since(self, number: int) -> list[PlayedMove] | None:
        """Return the moves after `number`, or None if they are no longer in memory."""
        if number > self.number or not self.recent or number < self.recent[0].number - 1:
            return None
        return [move for move in self.recent if move.number > number]


def played_move(entry: LogEntry, events: list[Event]) -> PlayedMove:
    """Return the public part of a log entry."""
    return PlayedMove(
        number=entry.number,
        seat=entry.seat,
        by=entry.by,
        at=entry.at,
        events=[] if entry.undo_target is not None else events,
        undone_to=entry.undo_target,
    )
