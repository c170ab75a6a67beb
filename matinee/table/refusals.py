"""What a table refuses. Each is a sentence in three languages and changes nothing."""

from matinee.engine.errors import MatineeError


class Refusal(MatineeError):
    """Something that cannot be done at this table now."""


class NoSuchTable(Refusal):
    def __init__(self) -> None:
        super().__init__("table-unknown")


class NoSuchMatch(Refusal):
    def __init__(self) -> None:
        super().__init__("table-no-match")


class UnknownKey(Refusal):
    """The key opens no seat here, or no longer."""

    def __init__(self) -> None:
        super().__init__("table-unknown-key")


class NotYours(Refusal):
    """Somebody else's to do."""


class StaleMove(Refusal):
    """The table has gone on since the sender looked."""

    def __init__(self, after: int, number: int) -> None:
        super().__init__("table-stale", after=after, number=number)
        self.number = number


class Closed(Refusal):
    """The server is stopping, or its storage does not answer. Nothing was changed; try again."""

    def __init__(self) -> None:
        super().__init__("table-closed")
