"""The box of Hollywood (H-B1)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from matinee.engine.box_errors import Problem
from matinee.engine.boxes import Box, Id, repeated
from matinee.engine.i18n import LocalisedName
from matinee.games.hollywood.state import BLOCKBUSTER, STAR, State

GENRE_IDS = ("action", "horror", "romance")
COUNTS = {"star": 12, "screenplay": 39, "blockbuster": 5}


class StarCard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="star"):
    """A star, which finishes a film."""

    id: Id
    stars: Annotated[int, Meta(ge=1, le=9)]
    name: LocalisedName


class ScreenplayCard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="screenplay"):
    """A screenplay of one genre, perhaps with an award."""

    id: Id
    genre: Literal["action", "horror", "romance"]
    name: LocalisedName
    award: bool = False


class BlockbusterCard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="blockbuster"):
    """A blockbuster."""

    id: Id
    name: LocalisedName


class HollywoodBox(Box, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The cards of Hollywood."""

    clauses: ClassVar[Mapping[str, str]] = {"": "H-B1"}

    cards: list[StarCard | ScreenplayCard | BlockbusterCard]

    def problems(self) -> Iterator[Problem]:
        yield from repeated("cards", [card.id for card in self.cards])
        found = Counter(card.__struct_config__.tag for card in self.cards)
        for kind, count in COUNTS.items():
            if found[kind] != count:
                yield Problem("cards", "hollywood-box-cards", kind=kind, count=count, found=found[kind])

    def write_values(self, s: State) -> None:
        for number, card in enumerate(self.cards):
            if isinstance(card, StarCard):
                s.kind[number], s.worth[number] = STAR, card.stars
            elif isinstance(card, ScreenplayCard):
                s.kind[number], s.worth[number] = GENRE_IDS.index(card.genre), 2 if card.award else 1
            else:
                s.kind[number], s.worth[number] = BLOCKBUSTER, 0
