"""The box of Dreams (D-B1)."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from matinee.engine.boxes import Box, Id, repeated
from matinee.engine.i18n import LocalisedName
from matinee.games.dreams.state import SHOWN

PICTURES = 72
MOST_PICTURES = 255  # of an own deck: a position counts them in bytes
TONE_IDS = ("light", "grey", "dark")
COLOURS = ("red", "blue", "yellow", "green", "purple", "orange")  # of the seats, in order
VOTES = (*COLOURS, "1", "2", "3", "4")  # in the order of state.py

FRAME_WIDTH, FRAME_HEIGHT = 400, 600  # of a picture, in its own units


class Landmark(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that catches the eye, in the units of the picture."""

    x: Annotated[float, Meta(ge=0, le=FRAME_WIDTH)]
    y: Annotated[float, Meta(ge=0, le=FRAME_HEIGHT)]
    r: Annotated[float, Meta(gt=0, le=FRAME_WIDTH)]
    weight: Annotated[int, Meta(ge=1, le=3)]  # how strongly it draws a person to lay a star there
    tone: Literal["light", "grey", "dark"]  # which star
    what: LocalisedName


class Dream(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Ours are drawn in pictures/. Those of an own deck name their file, and say themselves what catches the eye."""

    id: Id
    name: LocalisedName
    file: Annotated[str, Meta(pattern=r"^\w[\w .-]*\.(svg|png|jpg|jpeg|webp)$", max_length=100)] | None = None
    landmarks: list[Landmark] = []


class DreamsBox(Box, frozen=True, forbid_unknown_fields=True, kw_only=True):
    dreams: list[Dream]

    @property
    def is_own_deck(self) -> bool:
        return any(dream.file for dream in self.dreams)

    def rules_data(self) -> Any:
        """Return the ids: the rules know nothing of what pictures show."""
        return [self.game, self.edition, [dream.id for dream in self.dreams]]

    def problems(self) -> Iterator[tuple[str, str]]:
        yield from repeated("dreams", [dream.id for dream in self.dreams])
        if self.is_own_deck:
            if not SHOWN <= len(self.dreams) <= MOST_PICTURES:
                yield "dreams", f"a deck has {SHOWN} to {MOST_PICTURES} dreams, not {len(self.dreams)}"
        elif len(self.dreams) != PICTURES:
            yield "dreams", f"{PICTURES} dreams are needed (D-B1), not {len(self.dreams)}"

    def lay(self, s: Any) -> None:
        s.dreams = len(self.dreams)
