"""Errors that a user can cause. Each has a message in every language; nothing has been changed when one is raised.

Where one of Python's own exceptions fits, an error is also of that type, so that `except ValueError` works as expected.
`MatineeError` comes first among the bases: the text of an error is its sentence, also where `KeyError` would quote it.
"""

from typing import Any

from matinee.engine.i18n import LANGUAGES, Fact, LocalisedName, translate


class MatineeError(Exception):
    """The base class of all errors: a message id and its facts."""

    def __init__(self, message: str, /, **facts: Fact) -> None:
        super().__init__(message, facts)
        self.message: str = message
        self.facts: dict[str, Fact] = facts

    def sentence(self, language: str = "en") -> str:
        """Return the message in a language."""
        return translate(language, self.message, **self.facts)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by fields, because subclasses have constructors of their own."""
        return _unpickle, (type(self), self.args, self.__dict__)


def _unpickle(kind: type[MatineeError], args: tuple[Any, ...], fields: dict[str, Any]) -> MatineeError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class UnknownGame(MatineeError, KeyError, ValueError):
    """No game has this name."""

    def __init__(self, game: object, known: list[str], near: list[str]) -> None:
        if near:
            super().__init__("error-unknown-game-near", game=str(game), near=near[0])
        else:
            super().__init__("error-unknown-game", game=str(game), known=", ".join(known))


class NoLesson(MatineeError):
    """A game has no guided first game."""

    def __init__(self, game: Fact) -> None:
        super().__init__("error-no-lesson", game=game)


class BrokenGame(MatineeError):
    """A game is registered but cannot be used."""

    def __init__(self, game: str, reason: str) -> None:
        super().__init__("error-broken-game", game=game, reason=reason)


class WrongPlayers(MatineeError, ValueError):
    """The game cannot be played with this number of players."""

    def __init__(self, game: Fact, players: object, fewest: int, most: int) -> None:
        super().__init__("error-players", game=game, players=str(players), fewest=fewest, most=most)


class MissingExtra(MatineeError, ImportError):
    """Optional packages are not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__("error-missing-extra", extra=extra)


class UnknownOption(MatineeError, ValueError):
    """There is no such option, or it does not have this value."""


class UnknownArgument(UnknownOption, TypeError):
    """A keyword argument is neither a parameter nor an option, but resembles one."""

    def __init__(self, argument: str, near: str) -> None:
        super().__init__("error-argument", argument=argument, near=near)


class UnknownSeat(MatineeError, ValueError):
    """No seat has this number."""

    def __init__(self, seat: object, players: int) -> None:
        super().__init__("error-seat", seat=str(seat), last=players - 1)


class UnknownLanguage(MatineeError, ValueError):
    """Matinee is not translated into this language."""

    def __init__(self, language: str) -> None:
        super().__init__("error-language", language=language, known=", ".join(LANGUAGES))


class UnknownClause(MatineeError, KeyError):
    """No clause has this id."""


class UnknownBot(MatineeError, ValueError):
    """No bot of this name plays the game."""

    def __init__(self, bot: str, game: Fact, known: list[str]) -> None:
        super().__init__("error-bot", bot=bot, game=game, known=", ".join(known))


class BadSeed(MatineeError, ValueError):
    """A seed is neither a whole number nor 64 hexadecimal digits."""

    def __init__(self, seed: object, message: str = "error-seed") -> None:
        super().__init__(message, seed=str(seed))


class DamagedBox(MatineeError, ValueError):
    """A box file is invalid; the message names file, line, clause and reason.

    Attributes:
        clause: The clause of the rules that describes the wrong entry; None if the file is not a box of a game.
    """

    def __init__(self, file: str, line: int, reason: LocalisedName, clause: str | None = None) -> None:
        message = "error-box-clause" if clause else "error-box"
        super().__init__(message, file=file, line=str(line), reason=reason, clause=clause or "")
        self.clause: str | None = clause


class DamagedRecord(MatineeError, ValueError):
    """A record is invalid, or cannot be replayed."""


class OtherVersion(DamagedRecord):
    """A record or position was saved with another version of the rules or of the format."""


class NothingToUndo(MatineeError):
    """There is no move to undo."""

    def __init__(self) -> None:
        super().__init__("error-undo")


class IllegalMove(MatineeError, ValueError):
    """A move is illegal.

    Attributes:
        clause: The clause of the rules that forbids it.
    """

    def __init__(self, clause: str, message: str, /, **facts: Fact) -> None:
        super().__init__(message, **facts)
        self.clause: str = clause

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence()}"


class WrongType(IllegalMove, TypeError):
    """An action is not a whole number."""

    def __init__(self, clause: str, action: object) -> None:
        super().__init__(clause, "refused-type", action=repr(action))
