"""The match on a table as it stands, with as much of its log as is needed from day to day."""

from collections import deque
from collections.abc import Sequence

from matinee.engine.errors import IllegalMove
from matinee.engine.game import Event
from matinee.engine.match import Match
from matinee.table.model import By, Deal, Entry

TAIL = 12  # entries kept in memory; older ones are read from storage
REDRAWS = 8  # ways in which what is hidden is redrawn to see whether a move has revealed any of it


class Step:
    """An entry without its position, and what happened in it."""

    __slots__ = ("at", "back_to", "by", "events", "key", "number", "seat")
    by: By

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.number, self.seat, self.by, self.at, self.key = entry.number, entry.seat, entry.by, entry.at, entry.key
        self.back_to = entry.back_to
        self.events = [] if entry.back_to is not None else events


class Position:
    """Never changed half-way: `played` gives the entry to be written, `accept` takes one that has been."""

    def __init__(self, deal: Deal, match: Match, entries: Sequence[Entry]) -> None:
        self.deal = deal
        self.match = match  # it holds no past: that is in storage
        self.tail: deque[Step] = deque(maxlen=TAIL)
        self.number = 0
        self.awaiting: tuple[int, ...] = ()
        self.since = [(0, 0.0)] * match.players
        """For each awaited seat, the number and the time from which on it has been asked the same question."""
        for entry in entries:
            self.accept(entry)

    def accept(self, entry: Entry, match: Match | None = None) -> None:
        """An entry that is on disk."""
        self.match = match or self.match.at(entry.state)
        step = Step(entry, self.match.events)
        self.tail.append(step)
        self.number = entry.number
        before, self.awaiting = self.awaiting, self.match.awaiting
        for seat in self.awaiting:
            if seat not in before or seat == entry.seat or step.back_to is not None:
                self.since[seat] = (entry.number, entry.at)

    def fits(self, seat: int, after: int) -> bool:
        """Whether a move thought of after move `after` still answers the question.

        Votes are cast at the same time: another's vote in between changes nothing for this seat.
        """
        asked = self.since[seat][0] if seat in self.awaiting else self.number
        return asked <= after <= self.number

    def sent_before(self, seat: int, key: str | None) -> Step | None:
        """The entry that a request sent again has already made."""
        return next((step for step in reversed(self.tail) if key and step.key == key and step.seat == seat), None)

    def played(self, seat: int, move: str, by: By, at: float, key: str | None) -> tuple[Entry, Match]:
        """The next entry, if the move is legal, and the match after it."""
        match = self.match.copy()
        match.play(seat, move)
        text = match.history[-1][1]
        match.forget()
        return self._next(seat, text, by, at, key, match.state.tobytes()), match

    def taken_back(self, seat: int, to: Entry, at: float, key: str | None) -> Entry:
        """The next entry if the match goes back to an earlier one."""
        return self._next(seat, f"undo {to.number}", "person", at, key, to.state)

    def _next(self, seat: int, move: str, by: By, at: float, key: str | None, state: bytes) -> Entry:
        return Entry(
            match=self.deal.id, number=self.number + 1, seat=seat, move=move, by=by, at=at, key=key, state=state
        )

    def steps_after(self, number: int) -> list[Step] | None:
        """What happened since, if it is all in memory."""
        if number > self.number or not self.tail or number < self.tail[0].number - 1:
            return None
        return [step for step in self.tail if step.number > number]


def standing(entries: dict[int, Entry], number: int) -> list[Entry]:
    """The moves that have not been taken back, the last one first, as far as `entries` reach."""
    moves: list[Entry] = []
    while number in entries:
        entry = entries[number]
        if entry.back_to is None:
            moves.append(entry)
        number = entry.number - 1 if entry.back_to is None else entry.back_to
    return moves


def check_final(match: Match, move: str) -> None:
    """Some moves are never taken back: the game says which, and by which clause."""
    if clause := match.game.final_moves.get(move.split()[0]):
        raise IllegalMove(clause, "table-undo-final")


def has_revealed(before: Match, seat: int, move: str) -> bool:
    """Whether a move brought to light what somebody could not know.

    If not, then the same move made after all that is hidden has been redrawn leads to a position that looks the same.
    """
    after = before.copy()
    after.play(seat, move)
    for viewer in (None, *range(before.players)):
        seen = after.view(viewer)
        for number in range(REDRAWS):
            other = before.determinized(viewer, number)
            try:
                other.play(seat, move)
            except IllegalMove:
                continue
            if other.view(viewer) != seen:
                return True
    return False
