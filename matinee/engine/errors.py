"""What can go wrong through somebody's mistake. Each has a sentence in three languages and changes nothing."""

from typing import Any

from matinee.engine.i18n import LANGUAGES, Fact, translate


class MatineeError(Exception):
    """A mistake, as a message of the catalogue with its facts."""

    def __init__(self, message: str, /, **facts: Fact) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """What was wrong and what was expected."""
        return translate(language, self.message, **self.facts)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        """Mistakes travel between processes, though each kind is made from facts of its own."""
        return _made_again, (type(self), self.args, self.__dict__)


def _made_again(kind: type[MatineeError], args: tuple[Any, ...], fields: dict[str, Any]) -> MatineeError:
    mistake = kind.__new__(kind, *args)
    mistake.__dict__.update(fields)
    return mistake


class UnknownGame(MatineeError):
    def __init__(self, game: object, known: list[str], near: list[str]) -> None:
        if near:
            super().__init__("error-unknown-game-near", game=str(game), near=near[0])
        else:
            super().__init__("error-unknown-game", game=str(game), known=", ".join(known))


class BrokenGame(MatineeError):
    """A game that is registered but cannot be used."""

    def __init__(self, game: str, reason: str) -> None:
        super().__init__("error-broken-game", game=game, reason=reason)


class WrongPlayers(MatineeError):
    def __init__(self, game: Fact, players: object, fewest: int, most: int) -> None:
        super().__init__("error-players", game=game, players=str(players), fewest=fewest, most=most)


class MissingExtra(MatineeError):
    def __init__(self, extra: str) -> None:
        super().__init__("error-missing-extra", extra=extra)


class UnknownOption(MatineeError):
    pass


class UnknownSeat(MatineeError):
    def __init__(self, seat: object, players: int) -> None:
        super().__init__("error-seat", seat=str(seat), last=players - 1)


class UnknownLanguage(MatineeError):
    def __init__(self, language: str) -> None:
        super().__init__("error-language", language=language, known=", ".join(LANGUAGES))


class UnknownClause(MatineeError):
    pass


class UnknownBot(MatineeError):
    def __init__(self, bot: str, game: Fact, known: list[str]) -> None:
        super().__init__("error-bot", bot=bot, game=game, known=", ".join(known))


class BadSeed(MatineeError):
    def __init__(self, seed: object) -> None:
        super().__init__("error-seed", seed=str(seed))


class DamagedBox(MatineeError):
    """Names file, line and reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__("error-box", file=file, line=line, reason=reason)


class DamagedRecord(MatineeError):
    pass


class OtherVersion(DamagedRecord):
    """A record of other rules than ours."""


class NothingToUndo(MatineeError):
    def __init__(self) -> None:
        super().__init__("error-undo")


class IllegalMove(MatineeError):
    """A refused move: the clause it breaks, and why."""

    def __init__(self, clause: str, message: str, /, **facts: Fact) -> None:
        super().__init__(message, **facts)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence()}"
