"""Options and output that the commands share."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from matinee.engine.errors import MatineeError, MissingExtra, UnknownLanguage, UnknownOption
from matinee.engine.game import Game
from matinee.engine.i18n import LANGUAGES, Fact, translate

console: Console = Console()

ARENA = ("babel", "matplotlib", "openskill", "pebble")  # modules of the extra
SERVER = ("aiosqlite", "alembic", "granian", "limits", "litestar", "prometheus_client", "sqlalchemy", "structlog")


def system_language() -> str:
    """Return the language of the environment if Matinee supports it, else English."""
    locale = os.environ.get("MATINEE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return locale[:2] if locale[:2] in LANGUAGES else "en"


SYSTEM_LANGUAGE = system_language()


class ErrorLanguage:
    """The language of error messages: the system's until `--lang` has been read."""

    current: str = SYSTEM_LANGUAGE


def choose_language(language: str | None) -> str | None:
    """Check the value of `--lang`, and use it for error messages as well."""
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


Options = Annotated[
    list[str] | None,
    typer.Option(
        "--with",
        help="An option of the game: NAME switches it on, NAME=3 chooses a value, NAME=3,1,0,2 gives one to each seat.",
    ),
]


def read_options(game: Game, given: list[str] | None) -> dict[str, Any]:
    """Parse `--with`: `name` switches an option on, `name=3` chooses a value, `name=3,1,0,2` gives one to each seat."""
    choices = [option.id for option in game.options if option.kind == "choice"]
    options: dict[str, Any] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        try:
            numbers = [int(number) for number in value.split(",")] if equals else []
        except ValueError:
            raise UnknownOption("error-option-form", option=each) from None
        options[name] = numbers[0] if len(numbers) == 1 and name in choices else numbers or True
    return options


def needs_extra(extra: str, *modules: str) -> None:
    """Raise `MissingExtra` if one of the modules, which are part of an extra, is not installed."""
    if not all(find_spec(module) for module in modules):
        raise MissingExtra(extra)


def needs_server(database: str | None, redis: str | None = None) -> None:
    """Raise `MissingExtra` if packages are not installed that the server needs for this database and Redis."""
    needs_extra("server", *SERVER)
    if database and database.startswith("postgres"):
        needs_extra("shared", "asyncpg")
    if redis:
        needs_extra("shared", "redis")


def check_writable(file: Path) -> None:
    """Raise `MatineeError` if a file cannot be written, before the work for it starts."""
    try:
        file.touch()
    except (OSError, ValueError) as problem:
        raise MatineeError("error-file", file=str(file), reason=type(problem).__name__) from None
