"""What all commands share: the language they speak, the words they take alike, and sentences about mistakes."""

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
    """The language of the environment, if we have it."""
    wish = os.environ.get("MATINEE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return wish[:2] if wish[:2] in LANGUAGES else "en"


HERE = system_language()


class Speaking:
    """The language that sentences about mistakes are said in: that of the command, once it is known."""

    language = HERE


def choose_language(language: str | None) -> str | None:
    if language is None:
        return None
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    Speaking.language = language
    return language


def tell(language: str, message: str, **facts: Fact) -> None:
    """A sentence as it is: names and paths may hold what Rich would take for markup."""
    console.print(translate(language, message, **facts), markup=False, highlight=False)


Lang = Annotated[str, typer.Option("--lang", callback=choose_language, help="en, fr or de.")]
BoxFile = Annotated[Path | None, typer.Option("--box", help="A TOML file with the components of your own copy.")]


def read_options(given: list[str]) -> dict[str, Any]:
    """`name` switches an option on; `name=1,2` gives it numbers."""
    options: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        try:
            options[name] = [int(number) for number in value.split(",")] if equals else True
        except ValueError:
            raise UnknownOption("error-option-form", option=each) from None
    return options


def needs_extra(module: str, extra: str) -> None:
    """Before importing what only an extra installs."""
    if find_spec(module) is None:
        raise MissingExtra(extra)


def check_writable(file: Path) -> None:
    """Before the work that is to be written to it."""
    try:
        file.touch()
    except (OSError, ValueError) as problem:
        raise MatineeError("error-file", file=str(file), reason=type(problem).__name__) from None
