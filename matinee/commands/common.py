"""Options and output that the commands share."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from matinee.engine.errors import MatineeError, MissingExtra, UnknownLanguage, UnknownOption
from matinee.engine.i18n import LANGUAGES, Fact, translate

console = Console()


def system_language() -> str:
    """Return the language of the environment if Matinee has it, else English."""
    wish = os.environ.get("MATINEE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return wish[:2] if wish[:2] in LANGUAGES else "en"


SYSTEM_LANGUAGE = system_language()


class ErrorLanguage:
    """The language of error messages: the system's until `--lang` has been read."""

    current: str = SYSTEM_LANGUAGE


def choose_language(language: str | None) -> str | None:
    """Check the value of `--lang` and use it for error messages, too."""
    if language is None:
        return None
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    ErrorLanguage.current = language
    return language


def tell(language: str, message: str, **facts: Fact) -> None:
    """Print a message. Rich markup is off, because names and paths may contain brackets."""
    console.print(translate(language, message, **facts), markup=False, highlight=False)


Lang = Annotated[str, typer.Option("--lang", callback=choose_language, help="Language: en, fr or de.")]
BoxFile = Annotated[Path | None, typer.Option("--box", help="A TOML file with the components of your copy.")]


def read_options(given: list[str]) -> dict[str, Any]:
    """Parse `--with`: `name` switches an option on, `name=1,2` gives it numbers."""
    options: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        try:
            options[name] = [int(number) for number in value.split(",")] if equals else True
        except ValueError:
            raise UnknownOption("error-option-form", option=each) from None
    return options


def needs_extra(module: str, extra: str) -> None:
    """Raise `MissingExtra` if a module is not installed."""
    if find_spec(module) is None:
        raise MissingExtra(extra)


def check_writable(file: Path) -> None:
    """Raise `MatineeError` if a file cannot be written, before the work for it starts."""
    try:
        file.touch()
    except (OSError, ValueError) as problem:
        raise MatineeError("error-file", file=str(file), reason=type(problem).__name__) from None
