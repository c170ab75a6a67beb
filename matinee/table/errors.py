"""Errors of the table service. Each has a message in three languages; a failed request changes nothing."""

from matinee.engine.errors import MatineeError


class TableError(MatineeError):
    """The request is not possible at this table now."""


class TableNotFound(TableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("table-unknown")


class MatchNotFound(TableError):
    """There is no such match at this table."""

    def __init__(self) -> None:
        super().__init__("table-no-match")


class InvalidKey(TableError):
    """The key does not belong to a seat at this table."""

    def __init__(self) -> None:
        super().__init__("table-unknown-key")


class Forbidden(TableError):
    """The key does not allow this request."""


class StaleMove(TableError):
    """The match has moved on since the sender last looked."""

    def __init__(self, after: int, number: int) -> None:
        super().__init__("table-stale", after=after, number=number)
        self.number = number


class Unavailable(TableError):
    """The server is shutting down, or its storage does not respond. Nothing was changed; retry later."""

    def __init__(self) -> None:
        super().__init__("table-closed")


class BotsBusy(TableError):
    """Too many people wait for bots. Nothing was changed; retry later."""

    def __init__(self) -> None:
        super().__init__("table-bots-busy")


class StorageFull(TableError):
    """The database has reached the size that the host allows."""

    def __init__(self) -> None:
        super().__init__("table-storage-full")
