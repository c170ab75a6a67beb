"""What can go wrong between a client and its server."""

from matinee.table.answers import Problem


class ClientError(Exception):
    """Anything of this kind."""


class Refused(ClientError):
    """The server said no; nothing was changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.status = problem.status
        self.reason = problem.reason
        """Stable, for programs: "table-stale", "table-full"."""
        self.sentence = problem.detail
        """For people, in the language of the client."""
        self.clause = problem.clause
        """Of the rules, where a move broke one."""
        self.number = problem.number
        """Of the last move, where the table has gone on since one looked."""

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence}" if self.clause else self.sentence


class NoAnswer(ClientError):
    """The server did not answer for too long, or not as a Matinee server does. What was asked may have been done."""
