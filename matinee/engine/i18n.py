"""Messages in three languages (Fluent), for all text that people read.

Shared messages are in `matinee/locales/LANGUAGE/`, those of a game in `locales/LANGUAGE/` of its package. English is
required; a message missing in another language is given in English. Files are read when a message is first needed.
"""

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

LANGUAGES = ("en", "fr", "de")
FALLBACK = "en"
LOCALES = Path(__file__).parent.parent / "locales"

MAX_FACT = 900  # characters; Fluent raises an error at 1000
_folders: list[Path] = [LOCALES]

NameText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class LocalisedName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: NameText
    fr: NameText
    de: NameText

    def in_language(self, language: str) -> str:
        """Return the name in one language."""
        return getattr(self, language)


Fact = int | str | LocalisedName


def add_locales(folder: Path) -> None:
    """Add a game's `locales` folder to the catalogue. If an id is in several folders, the first one is used."""
    if folder.is_dir() and folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def translate(language: str, message: str, /, **facts: Fact) -> str:
    """Return a message of the catalogue.

    Args:
        language: One of `LANGUAGES`.
        message: The id of the message, or of an attribute: "F-S1.ruling".
        facts: The values of its variables.

    Raises:
        KeyError: There is no such message, or one of its variables has no value.
    """
    text = translate_or_none(language, message, facts)
    if text is None:
        raise KeyError(f"no message {message} in {language}")
    return text


def clean(fact: Any) -> Any:
    """Return a fact without characters that control a terminal, and not longer than Fluent accepts.

    Records and boxes of strangers may contain them.
    """
    if not isinstance(fact, str) or (len(fact) <= MAX_FACT and fact.isprintable()):
        return fact
    visible = "".join(char for char in fact if char in "\n\t" or unicodedata.category(char) != "Cc")
    return visible if len(visible) <= MAX_FACT else visible[: MAX_FACT - 1] + "…"


def translate_or_none(language: str, message: str, facts: Mapping[str, Fact] | None = None) -> str | None:
    """Return a message as `translate` does, or None if the catalogue has no such message."""
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return translate_or_none(FALLBACK, message, facts) if language != FALLBACK else None
    entry = bundle.get_message(name)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        return None
    values = {
        key: clean(fact.in_language(language) if isinstance(fact, LocalisedName) else fact)
        for key, fact in (facts or {}).items()
    }
    text, problems = bundle.format_pattern(pattern, values)
    if problems:
        raise KeyError(f"message {message} in {language}: {problems[0]}")
    return str(text)


def localised(message: str, /, **facts: Fact) -> LocalisedName:
    """Return a message of the catalogue in all languages."""
    return LocalisedName(**{language: translate(language, message, **facts) for language in LANGUAGES})


def messages(language: str, file: str) -> list[str]:
    """Return the ids of all messages of a file `NAME.ftl`, in order; none if it is missing.

    Args:
        language: One of `LANGUAGES`.
        file: The name of the file without the ending.
    """
    from fluent.syntax import FluentParser, ast

    paths = [folder / code / f"{file}.ftl" for code in (language, FALLBACK) for folder in _folders]
    path = next((path for path in paths if path.is_file()), None)
    if path is None:
        return []
    resource = FluentParser().parse(path.read_text("utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


def read_catalogues(folder: Path, language: str) -> dict[str, str]:
    """Return the text of each catalogue in a `locales` folder, by name.

    The English text comes first, then the translation if there is one: in Fluent a later message replaces an earlier
    one with the same id, so a message without a translation stays in English.

    Args:
        folder: A `locales` folder.
        language: One of `LANGUAGES`.
    """
    texts: dict[str, str] = {}
    for code in dict.fromkeys((FALLBACK, language)):
        for file in sorted((folder / code).glob("*.ftl")):
            texts[file.stem] = f"{texts.get(file.stem, '')}{file.read_text('utf-8')}\n"
    return texts


@lru_cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    from matinee.engine.errors import UnknownLanguage

    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
