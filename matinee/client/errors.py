"""The client's errors."""

from matinee.api_types import Problem


class ClientError(Exception):
    """Base class of the client's errors."""


class Refused(ClientError):
    """The server refused the request; nothing was changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.status: int = problem.status
        self.reason: str = problem.reason
        """A stable identifier, such as "table-stale" or "table-full"."""
        self.sentence: str = problem.detail
        """A message for people, in the client's language."""
        self.clause: str | None = problem.clause
        """For an illegal move, the rule it breaks."""
        self.number: int | None = problem.number
        """For a stale request, the number of the last move."""

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence}" if self.clause else self.sentence


class NoAnswer(ClientError):
    """The server did not answer in time, or is not a Matinee server. The request may have been carried out."""
