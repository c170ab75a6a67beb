"""The stored documents: tables, deals and log entries. Their field names are part of the database format."""

from typing import Any

from msgspec import Struct

from matinee.api_types import By, Settings, Stage


class Seat(Struct):
    """A seat: a person's if it has a holder, a bot's if it has only a bot. With both, the bot stands in."""

    name: str = ""
    holder: str | None = None  # digest of the person's key
    bot: str | None = None  # level
    studio: int = 0  # preferred by the person, 0 for any
    ready: bool = False
    back: float = 0.0  # when the person took the seat back from a bot, which restarts the clock
    bot_number: int = 0  # which of the bots' names the bot has; 0 in tables of former versions
    rematch: bool = False  # after a match: whether the person wants another one

    @property
    def is_open(self) -> bool:
        return self.holder is None and self.bot is None

    @property
    def is_person(self) -> bool:
        return self.holder is not None and self.bot is None


class Table(Struct, kw_only=True):
    """A table and its seats."""

    code: str
    settings: Settings
    seats: list[Seat]
    host: str | None  # digest of the host's key
    stage: Stage = "gathering"
    matches: int = 0  # matches started so far; the last one is current
    opened: float

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        """Return the seats of a person."""
        return tuple(number for number, seat in enumerate(self.seats) if holder and seat.holder == holder)

    def bot_number(self, number: int) -> int:
        """Return which of the bots' names the bot in a seat has. Former versions named bots after their first seat."""
        rematches = max(0, self.matches - 1)
        return self.seats[number].bot_number or (number - rematches) % len(self.seats) + 1

    def put_bot(self, number: int, level: str) -> None:
        """Let a bot play a seat. It is named after the seat, or if that name is taken has the first free name."""
        seat = self.seats[number]
        taken = {self.bot_number(other) for other, each in enumerate(self.seats) if each.bot and each is not seat}
        if not (seat.bot or seat.holder):
            seat.bot_number = next(name for name in (number + 1, *range(1, 100)) if name not in taken)
        seat.bot = level

    def may_act_as_host(self, holder: str | None, absent: frozenset[int]) -> bool:
        """Whether a person has the host's rights: the host, or any seated person while the host is absent."""
        return bool(self.seats_of(holder)) and (holder == self.host or absent.issuperset(self.seats_of(self.host)))

    def deadline(self, seat: int, asked_at: float) -> float | None:
        """Return when a seat that has been awaited since `asked_at` runs out of time; None without a clock."""
        clock = self.settings.clock
        return max(asked_at, self.seats[seat].back) + clock if clock else None

    @property
    def match(self) -> str | None:
        """The id of the current match."""
        return match_id(self.code, self.matches) if self.matches else None


def match_id(code: str, index: int) -> str:
    """Return the id of a table's match, counted from 1."""
    return f"{code}-{index}"


class Deal(Struct, frozen=True, kw_only=True):
    """The start of a match: all that is needed to deal it again."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    box: str | None
    digest: str  # of the box
    rules: int
    seed: str
    commitment: str
    names: list[str]  # of people; bots have none
    bots: list[int] = []  # by seat: the number of the bot's name, 0 for people; empty in deals of former versions
    started: float


class LogEntry(Struct, frozen=True, kw_only=True):
    """A move in the log of a match, and the position after it. Number 0 is the deal; `undo 12` goes back to 12."""

    match: str
    number: int
    seat: int  # -1 for the deal
    move: str
    by: By
    at: float
    key: str | None = None  # of a person's move: the idempotency key of the request; of a bot's: its `BotChoice`
    state: bytes

    @property
    def undo_target(self) -> int | None:
        """For an undo, the number of the entry it goes back to."""
        return int(self.move[5:]) if self.move.startswith("undo ") else None
