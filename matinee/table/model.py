"""What a table is made of, as it is kept in storage."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from matinee.engine.i18n import LANGUAGES
from matinee.games import names_in_words

MINUTE = 60
DAY = 24 * 60 * MINUTE
LAST_NUMBER = (1 << 31) - 1

Stage = Literal["gathering", "playing", "over"]
By = Literal["deal", "person", "bot"]
Language = Literal["en", "fr", "de"]
assert Language.__args__ == LANGUAGES

SeatNumber = Annotated[int, Meta(ge=0, le=7, description="Seats count from 0.")]
Number = Annotated[int, Meta(ge=0, le=LAST_NUMBER, description="The number of a move in its match; 0 is the deal.")]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What whoever opens a table chooses."""

    game: Annotated[str, Meta(max_length=40, description=f"{names_in_words()}.")]
    players: Annotated[int, Meta(ge=2, le=6)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], bool | int], Meta(max_length=8)] = {}
    """Switches are true or false, choices one of their values."""
    box: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]+$")] | None = None
    """The name of a box that this server has."""
    public: bool = False
    """Listed for everybody; otherwise only whoever has the code finds it."""
    clock: Annotated[int, Meta(ge=20, le=30 * DAY)] | None = None
    """Seconds for a move; then a bot stands in."""
    undo: bool = True
    hints: bool = True
    """Whether people may ask a bot what it would do."""
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    """Seconds a bot takes at least."""
    language: Language = "en"


class Seat(Struct):
    """A chair. With a holder it is a person's, with a bot alone a bot's; with both, the bot stands in."""

    name: str = ""
    holder: str | None = None  # the digest of the key of the person
    bot: str | None = None  # a level
    studio: int = 0  # that the person would like, 0 for any
    ready: bool = False  # so the person says, before the game
    back: float = 0.0  # when the person took the seat back from a bot: the clock begins anew

    @property
    def is_open(self) -> bool:
        return self.holder is None and self.bot is None

    @property
    def is_person(self) -> bool:
        return self.holder is not None and self.bot is None


class Table(Struct, kw_only=True):
    """A table and who sits at it."""

    code: str
    settings: Settings
    seats: list[Seat]
    host: str | None  # the digest of the host's key
    stage: Stage = "gathering"
    matches: int = 0  # that were begun here; the last one is on the table
    opened: float

    def held_by(self, holder: str | None) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(number for number, seat in enumerate(self.seats) if holder and seat.holder == holder)

    def is_hosted_by(self, holder: str | None, absent: frozenset[int]) -> bool:
        """Whether a person may do what the host does: the host; or, if the host has gone away, anybody at the table."""
        return bool(self.held_by(holder)) and (holder == self.host or absent.issuperset(self.held_by(self.host)))

    def runs_out(self, seat: int, asked: float) -> float | None:
        """When the time of a seat is over that was asked then."""
        clock = self.settings.clock
        return max(asked, self.seats[seat].back) + clock if clock else None

    @property
    def match(self) -> str | None:
        """The id of the match on the table."""
        return match_id(self.code, self.matches) if self.matches else None


def match_id(code: str, which: int) -> str:
    return f"{code}-{which}"


class Deal(Struct, frozen=True, kw_only=True):
    """What a match began with."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    box: str | None
    digest: str  # of the box
    rules: int
    seed: str
    commitment: str
    names: list[str]
    started: float


class Entry(Struct, frozen=True, kw_only=True):
    """A move in the log of a match, and the position after it. Number 0 is the deal; `undo 12` goes back to 12."""

    match: str
    number: int
    seat: int  # -1 for the deal
    move: str
    by: By
    at: float
    key: str | None = None  # by which a request that is sent again is known
    state: bytes

    @property
    def back_to(self) -> int | None:
        """Where an undo went."""
        return int(self.move[5:]) if self.move.startswith("undo ") else None


class Line(Struct, frozen=True, kw_only=True):
    """Something said at the table."""

    number: int
    seat: int | None  # None for a spectator
    name: str
    text: str = ""
    reaction: str | None = None
    at: float


REACTIONS = ("applause", "laugh", "wow", "hmm", "sorry", "thanks", "hurry", "good-game")
Reaction = Literal["applause", "laugh", "wow", "hmm", "sorry", "thanks", "hurry", "good-game"]
assert Reaction.__args__ == REACTIONS
