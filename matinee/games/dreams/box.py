"""The box of Dreams (D-B1)."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from matinee.engine.boxes import Box, Id, repeated
from matinee.engine.words import Name

PICTURES = 72
TONE_IDS = ("light", "grey", "dark")
COLOURS = ("red", "blue", "yellow", "green", "purple", "orange")  # of the seats, in order
VOTES = (*COLOURS, "1", "2", "3", "4")  # in the order of state.py


class Dream(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name


class DreamsBox(Box, frozen=True, forbid_unknown_fields=True, kw_only=True):
    dreams: list[Dream]

    def problems(self) -> Iterator[tuple[str, str]]:
        yield from repeated("dreams", [dream.id for dream in self.dreams])
        if len(self.dreams) != PICTURES:
            yield "dreams", f"{PICTURES} dreams are needed (D-B1), not {len(self.dreams)}"

    def lay(self, s: Any) -> None:
        s.dreams = len(self.dreams)
