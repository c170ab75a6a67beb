"""The bodies of requests."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from matinee.api_types import MoveNumber, Reaction, SeatNumber, Settings

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[str, Meta(min_length=1, max_length=32, description="The id of a bot, as listed by `/api/games`.")]
Studio = Annotated[int, Meta(ge=0, le=5, description="Your choice in games with an option per seat; 0 for none.")]
Key = Annotated[str, Meta(min_length=8, max_length=64, description="A secret key. Whoever has it can play your seats.")]
MatchIndex = Annotated[
    int, Meta(ge=1, le=10_000, description="The match this request is for; refused if it is not the current one.")
]
IdempotencyKey = Annotated[
    str,
    Meta(max_length=64, description="Any unique text. A request repeated with the same key is carried out once."),
]


class OpenTableRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to open. You get the first seat without a bot."""

    settings: Settings
    name: Name
    bots: Annotated[list[Level | None], Meta(max_length=6)] = []
    """For each seat the bot that plays it, or null for a person."""
    studio: Studio = 0


class SitRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The player who takes a seat."""

    name: Name
    studio: Studio = 0
    ready: bool = False
    """Shown to the others before the match."""


class UnlockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The key from a seat's link."""

    key: Key
    replace: bool = False
    """Whether the key may replace one that opens other seats of this table, which is refused otherwise."""


class BotRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes a seat."""

    level: Level


class RematchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """How a rematch starts."""

    lobby: bool = False
    """Whether the table returns to the lobby, with free seats. Otherwise bots replace players who have not accepted."""


class MoveRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A move in notation, chosen after seeing the move numbered `after`."""

    seat: SeatNumber
    move: Annotated[str, Meta(min_length=1, max_length=80)]
    after: MoveNumber
    match: MatchIndex | None = None
    key: IdempotencyKey | None = None


class UndoRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An undo, requested after seeing the move numbered `after`."""

    seat: SeatNumber
    after: MoveNumber
    match: MatchIndex | None = None
    key: IdempotencyKey | None = None


class ChatRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message, a reaction or a ready-made remark."""

    text: Annotated[str, Meta(max_length=400)] = ""
    reaction: Reaction | None = None
    remark: Annotated[str, Meta(max_length=32, description="A remark of the game, such as `suspect`.")] | None = None
    """Players may make it during a match, in games with remarks."""
    about: SeatNumber | None = None
    """The seat that the remark is about."""
    name: Annotated[str, Meta(max_length=64)] = ""
    """A spectator's name. Players are shown with the name of their seat."""


class Health(Struct, frozen=True):
    """The state of the server."""

    status: str
    version: str


JsonObject = dict[str, Any]
