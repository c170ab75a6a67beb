"""The JSON types of the HTTP API, shared by server and client.

They are encoded and decoded by msgspec. Field names are public and stable. Some of them (`Settings`, `ChatLine`) are
also part of stored documents.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from matinee.engine.game import Event
from matinee.engine.i18n import LANGUAGES, LocalisedName
from matinee.engine.options import Kind

MINUTE = 60
DAY = 24 * 60 * MINUTE
LAST_NUMBER = (1 << 31) - 1

Stage = Literal["gathering", "playing", "over"]
By = Literal["deal", "person", "bot"]
Language = Literal["en", "fr", "de"]
"""The language of texts."""
assert Language.__args__ == LANGUAGES
REACTIONS = ("applause", "laugh", "wow", "hmm", "sorry", "thanks", "hurry", "good-game")
Reaction = Literal["applause", "laugh", "wow", "hmm", "sorry", "thanks", "hurry", "good-game"]
"""A reaction in the chat of a table."""
assert Reaction.__args__ == REACTIONS

SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.")]
MoveNumber = Annotated[int, Meta(ge=0, le=LAST_NUMBER, description="The number of a move in its match; 0 is the deal.")]

# --- Tables


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table. Before a match the host can change them, except for the game and the box."""

    game: Annotated[str, Meta(max_length=40, description="The name of a game, as listed by `/api/games`.")]
    players: Annotated[int, Meta(ge=2, le=6)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], bool | int], Meta(max_length=8)] = {}
    """By option id: true or false for a switch, one of its values for a choice."""
    box: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]+$")] | None = None
    """The name of a box on this server; null for the default box."""
    public: bool = False
    """Whether the table is listed for everybody. A private table is found only by its code."""
    clock: Annotated[int, Meta(ge=20, le=30 * DAY)] | None = None
    """Seconds per move. When they run out, a bot takes over the seat until the player returns."""
    undo: bool = True
    hints: bool = True
    """Whether players may ask a bot for a hint."""
    spectator_chat: bool = True
    """Whether spectators may write in the chat. Players always may."""
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    """Minimum seconds between a bot's turn and its move."""
    language: Language = "en"


class SeatInfo(Struct, frozen=True, kw_only=True):
    """The public part of a seat."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    """The bot's level: in a bot's seat, or of a bot that stands in for a person."""
    present: bool
    studio: int
    ready: bool
    """Whether the player is ready to start. Bots always are. The host may start anyway."""
    yours: bool
    bot_number: int
    """Of a bot: which of the bots' names it has, counted from 1. Bots keep their names in a rematch."""
    rematch: bool
    """After a match: whether the player wants another one. Bots always do."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table, its settings and its players. Sent whenever it changes."""

    code: str
    stage: Stage
    settings: Settings
    seats: list[SeatInfo]
    host: bool
    """Whether the viewer has the host's rights: as the host, or because the host is away."""
    match: int
    """The current match of this table, counted from 1; 0 before the first."""
    commitment: str | None
    """The SHA-256 of the seed, published as soon as the match is dealt."""
    opened: float


class SeatGrant(Struct, frozen=True, kw_only=True):
    """The key to the caller's seats, also set as a cookie. On another device, append `#KEY` to the table's link."""

    key: str
    """Empty for browsers: they keep it in the cookie, where scripts cannot read it."""
    table: TableInfo


# --- Matches


class PlayedMove(Struct, frozen=True, kw_only=True):
    """A move as everybody sees it."""

    number: int
    seat: int
    by: By
    at: float
    events: list[Event]
    undone_to: int | None = None
    """For an undo: the match is back at the position after this move."""


class PlayerView(Struct, frozen=True):
    """The view of one of the caller's seats, and its legal moves. For spectators the seat is null."""

    seat: int | None
    view: Any
    moves: list[str]


class ScoreInfo(Struct, frozen=True, kw_only=True):
    """A line of the score sheet."""

    seat: int
    kind: str
    """What the points are for, such as `film`."""
    label: LocalisedName
    points: int
    ids: dict[str, str] = {}
    """The ids of the components that the line is about, such as a `film`."""


class Update(Struct, frozen=True, kw_only=True):
    """The state of a match. Sent after every move, with the move's number as event id."""

    match: int
    number: int
    happened: list[PlayedMove]
    """The moves since the viewer's last update; only the newest if more than 200 were missed."""
    awaiting: list[int]
    deadline: dict[str, float]
    """At a table with a clock: when each awaited seat runs out of time, in seconds since 1970."""
    discussion: float | None = None
    """While players talk before they decide: until when the bots wait for people, in seconds since 1970."""
    over: bool
    points: list[int] | None
    winners: list[int]
    you: list[PlayerView]
    score_sheet: list[ScoreInfo] | None = None
    """At the end of the match, the lines that add up to each seat's points."""
    places: list[int] | None = None
    """At the end of the match, the place of each seat, counted from 1. Winners share the first."""
    clause: str = ""
    """The id of the rule about the present decision."""


class TableState(Struct, frozen=True, kw_only=True):
    """A table and the state of its match. Before the first match, `update` is null."""

    table: TableInfo
    update: Update | None


class Accepted(Struct, frozen=True):
    """The number of the accepted move or chat line. It is stored on disk."""

    number: int


# --- Chat


class RemarkTarget(Struct, frozen=True, kw_only=True):
    """The player whom a remark is about, as they were called when it was made."""

    seat: int
    name: str
    """Empty for a bot."""
    bot_number: int
    """Which of the bots' names a bot has; 0 for a person."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """A chat message, a reaction or a ready-made remark."""

    number: int
    seat: int | None  # null for a spectator
    name: str
    """Empty for a bot."""
    text: str = ""
    reaction: str | None = None
    at: float
    bot_number: int = 0
    """Which of the bots' names the bot that speaks has; 0 for a person."""
    remark: str | None = None
    """The id of a ready-made remark. Its message in each language is `GAME-remark-ID`."""
    about: RemarkTarget | None = None
    match: int = 0
    """Of a remark: the match and the round in which it was made."""
    round: int = 0


class ChatUpdate(Struct, frozen=True):
    """New chat lines; for a new viewer the last hundred."""

    lines: list[ChatLine]


# --- Games and errors


class LevelInfo(Struct, frozen=True):
    """A bot that can be seated at a table."""

    id: str
    name: LocalisedName
    character: LocalisedName
    difficulty: LocalisedName


class OptionValue(Struct, frozen=True):
    """A possible value of an option."""

    value: int
    label: LocalisedName


class OptionInfo(Struct, frozen=True, kw_only=True):
    """An option of a game."""

    id: str
    kind: Kind
    """`switch` is on or off, `choice` has one of the values, `per-seat` has one of them for each seat."""
    values: list[OptionValue]
    default: bool | int
    label: LocalisedName
    help: LocalisedName
    clause: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game with its numbers of players, its options and its bots."""

    name: str
    family: str
    """The name shared by the editions of a game: the prefix of their messages."""
    clauses: str
    """The first letter of the ids of its clauses."""
    title: LocalisedName
    about: LocalisedName | None
    """A sentence about the game."""
    minutes: int | None
    """How long a game takes, roughly."""
    players: list[int]
    options: list[str]
    """The ids of the options that are switches."""
    option_details: list[OptionInfo]
    """All options."""
    levels: list[LevelInfo]
    boxes: list[str]
    """Additional boxes on this server."""
    lesson: bool = False
    """Whether there is a guided first game."""


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An error (RFC 9457). `reason` is a stable identifier for programs, `detail` a sentence for people."""

    status: int
    reason: str
    detail: str
    type: str = "about:blank"
    clause: str | None = None
    """The rule that an illegal move breaks."""
    number: int | None = None
    """For a stale request: the number of the last move."""
