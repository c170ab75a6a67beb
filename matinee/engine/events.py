"""What happened: rules note it in the position, so that log, animation and replay never have to work it out."""

from typing import Any

EVENTS = 24  # at most, in one move; a test watches it
ROWS = f"({EVENTS},5)i1"  # a kind and up to four numbers


def emit(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Notes an event of the move being played."""
    if s.happened < EVENTS:
        s.events[s.happened, 0] = kind
        s.events[s.happened, 1] = a
        s.events[s.happened, 2] = b
        s.events[s.happened, 3] = c
        s.events[s.happened, 4] = d
        s.happened += 1
