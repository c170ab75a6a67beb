"""Events: rules record in the position what a move did, so that log, animation and replay need not derive it."""

from typing import Any

EVENTS = 24  # the maximum of one move; a test checks it
ROWS = f"({EVENTS},5)i1"  # the dtype of `s.events`: for each event its kind and up to four numbers


def emit(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Record an event of the move being played; `a` to `d` are its facts."""
    row = s.event_count
    if row < EVENTS:
        s.events[row, 0] = kind
        s.events[row, 1] = a
        s.events[row, 2] = b
        s.events[row, 3] = c
        s.events[row, 4] = d
        s.event_count = row + 1
