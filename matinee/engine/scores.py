"""The score sheet of a match: what each seat scored for, line by line."""

from collections.abc import Mapping

import msgspec

from matinee.engine.i18n import LANGUAGES, Fact, LocalisedName, translate


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet. At the end of a game the lines of a seat add up to its points."""

    seat: int
    kind: str
    """What sort of thing scored, such as "film": programs choose a symbol by it."""
    points: int
    message: str
    """The id of the message that names it."""
    facts: Mapping[str, Fact] = {}

    def text(self, language: str) -> str:
        """Return what scored, in words."""
        return translate(language, self.message, **self.facts)

    @property
    def label(self) -> LocalisedName:
        """What scored, in every language."""
        return LocalisedName(**{language: self.text(language) for language in LANGUAGES})
