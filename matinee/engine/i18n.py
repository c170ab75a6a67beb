"""Words in three languages. One catalogue (Fluent) serves whatever talks to people.

Each language has a folder in `locales/`. The clauses of a game are in `FOLDER-clauses.ftl`, everything else it
says in `FOLDER.ftl`. Files are read when the first word of them is needed.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

LANGUAGES = ("en", "fr", "de")
LOCALES = Path(__file__).parent.parent / "locales"


Called = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class LocalisedName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What something is called in each language."""

    en: Called
    fr: Called
    de: Called

    def in_language(self, language: str) -> str:
        return getattr(self, language)


Fact = int | str | LocalisedName


def translate(language: str, message: str, /, **facts: Fact) -> str:
    """A message of the catalogue; `message` may name an attribute: "F-S1.ruling"."""
    text = translate_or_none(language, message, facts)
    if text is None:
        raise KeyError(f"no message {message} in {language}")
    return text


def translate_or_none(language: str, message: str, facts: Mapping[str, Fact] | None = None) -> str | None:
    """The same, or None where the catalogue has no such message."""
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return None
    known = {
        key: fact.in_language(language) if isinstance(fact, LocalisedName) else fact
        for key, fact in (facts or {}).items()
    }
    text, problems = bundle.format_pattern(pattern, known)
    if problems:
        raise KeyError(f"message {message} in {language}: {problems[0]}")
    return str(text)


def messages(language: str, file: str) -> list[str]:
    """The ids of all messages of one file, in order."""
    from fluent.syntax import FluentParser, ast

    resource = FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text("utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


@lru_cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    from matinee.engine.errors import UnknownLanguage

    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
