"""The score sheet of a match: one line for each thing that a seat scores for."""

from collections.abc import Mapping, Sequence

import msgspec

from matinee.engine.i18n import LANGUAGES, Fact, LocalisedName, translate


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet. At the end of a game the lines of a seat add up to its points."""

    seat: int
    kind: str
    """The category, such as "film", by which clients choose a symbol."""
    points: int
    message: str
    """The id of the message that describes it."""
    facts: Mapping[str, Fact] = {}
    ids: Mapping[str, str] = {}
    """The ids of the components that the line is about, such as a film, for clients that draw them."""

    def text(self, language: str) -> str:
        """Return the line in words, without its points."""
        return translate(language, self.message, **self.facts)

    @property
    def label(self) -> LocalisedName:
        """The line in words, in every language."""
        return LocalisedName(**{language: self.text(language) for language in LANGUAGES})


def places(points: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return the place of each seat, counted from 1. The winners share the first; the others are ranked by points."""
    others = [total for seat, total in enumerate(points) if seat not in winners]
    return [
        1 if seat in winners else 1 + len(winners) + sum(other > total for other in others)
        for seat, total in enumerate(points)
    ]
