"""Errors of the environments; see `matinee.engine.errors`."""

from collections.abc import Sequence

from matinee.engine.errors import IllegalMove, MatineeError
from matinee.engine.i18n import LANGUAGES, Fact, LocalisedName


class IllegalAction(IllegalMove):
    """An illegal action in a vectorized environment.

    Attributes:
        index: The environment.
        seat: The seat to act.
        action: The illegal action index.
        clause: The clause of the rules that forbids it.
    """

    def __init__(self, index: int, seat: int, action: int, refusal: IllegalMove) -> None:
        reason = LocalisedName(**{language: refusal.sentence(language) for language in LANGUAGES})
        super().__init__(
            refusal.clause, "error-envs-move", index=str(index), seat=str(seat), action=str(action), reason=reason
        )
        self.index = index
        self.seat = seat
        self.action = action


class WrongActions(MatineeError, ValueError, TypeError):
    """Actions of the wrong shape or type."""

    def __init__(self, count: int, found: str) -> None:
        super().__init__("error-envs-actions", count=str(count), found=found)


class WrongNumber(MatineeError, ValueError):
    """A number of environments, threads or steps is not a whole number of at least 1."""


class TooManyEnvironments(MatineeError, MemoryError):
    """The environments need more memory than there is."""


class ClosedEnvironment(MatineeError, ValueError):
    """A closed environment cannot be used."""

    def __init__(self) -> None:
        super().__init__("error-envs-closed")


class ForeignState(MatineeError, ValueError):
    """A saved state is of other environments, or damaged."""

    def __init__(self, game: Fact, players: int, count: int) -> None:
        super().__init__("error-envs-state", game=game, players=players, count=str(count))


class WrongBots(MatineeError, ValueError):
    """The number of bots differs from the number of opponents."""

    def __init__(self, count: int, found: int) -> None:
        super().__init__("error-envs-bots", count=count, found=found)


class UnknownAgent(MatineeError, KeyError):
    """No agent has this name."""

    def __init__(self, agent: object, known: Sequence[str]) -> None:
        super().__init__("error-envs-agent", agent=str(agent), known=", ".join(known))


class MissingAction(MatineeError, KeyError):
    """An agent has no action."""

    def __init__(self, agent: str) -> None:
        super().__init__("error-envs-no-action", agent=agent)


class MustWait(MatineeError, ValueError):
    """An agent that may not act has another action than to wait."""

    def __init__(self, agent: str, wait: int, action: object) -> None:
        super().__init__("error-envs-wait", agent=agent, wait=str(wait), action=str(action))
