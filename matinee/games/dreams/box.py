"""The box of Dreams (D-B1)."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from matinee.engine.box_errors import Problem
from matinee.engine.boxes import Box, Id, repeated
from matinee.engine.i18n import LocalisedName
from matinee.games.dreams.state import SHOWN

PICTURES = 72
MAX_PICTURES = 255  # in a custom deck: a position stores each picture in one byte
TONE_IDS = ("light", "grey", "dark")
COLOURS = ("red", "blue", "yellow", "green", "purple", "orange")  # by seat
VOTES = (*COLOURS, "1", "2", "3", "4")  # by the numbers in state.py

FILE_NAME = re.compile(r"\w[\w .-]*\.(svg|png|jpg|jpeg|webp)")  # without a folder
FRAME_WIDTH, FRAME_HEIGHT = 400, 600  # the units of a picture


class Landmark(Struct, frozen=True, forbid_unknown_fields=True):
    """A prominent detail of a picture, in the picture's units."""

    x: Annotated[float, Meta(ge=0, le=FRAME_WIDTH)]
    y: Annotated[float, Meta(ge=0, le=FRAME_HEIGHT)]
    r: Annotated[float, Meta(gt=0, le=FRAME_WIDTH)]
    weight: Annotated[int, Meta(ge=1, le=3)]  # how prominent it is, 3 at most
    tone: Literal["light", "grey", "dark"]  # of the star that fits it
    what: LocalisedName


class Dream(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A dream. In a custom deck it names its file and lists its landmarks; the default deck has them in pictures/."""

    id: Id
    name: LocalisedName
    file: Annotated[str, Meta(max_length=100)] | None = None
    landmarks: list[Landmark] = []


class DreamsBox(Box, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The dreams of a deck."""

    clauses: ClassVar[Mapping[str, str]] = {"": "D-B1"}

    dreams: list[Dream]

    @property
    def is_own_deck(self) -> bool:
        """Whether the deck is custom: its dreams name their own files."""
        return any(dream.file for dream in self.dreams)

    def rules_data(self) -> Any:
        """Return the data that the rules depend on: the ids, since pictures do not matter to the rules."""
        return [self.game, self.edition, [dream.id for dream in self.dreams]]

    def problems(self) -> Iterator[Problem]:
        yield from repeated("dreams", [dream.id for dream in self.dreams])
        for number, dream in enumerate(self.dreams):
            if dream.file is not None and not FILE_NAME.fullmatch(dream.file):
                yield Problem(f"dreams[{number}].file", "dreams-box-file", file=dream.file)
        if self.is_own_deck:
            if not SHOWN <= len(self.dreams) <= MAX_PICTURES:
                facts = {"low": SHOWN, "high": MAX_PICTURES, "found": len(self.dreams)}
                yield Problem("dreams", "dreams-box-own-deck", **facts)
        elif len(self.dreams) != PICTURES:
            yield Problem("dreams", "dreams-box-deck", count=PICTURES, found=len(self.dreams))

    def write_values(self, s: Any) -> None:
        s.dreams = len(self.dreams)
