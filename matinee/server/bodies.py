"""What is sent to the server."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from matinee.table.model import Number, Reaction, SeatNumber, Settings

Short = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[str, Meta(min_length=1, max_length=32, description="A level of bots, as `/api/games` lists them.")]
Studio = Annotated[int, Meta(ge=0, le=5, description="In the films: the studio one would like, 0 for any.")]
Key = Annotated[str, Meta(min_length=8, max_length=64, description="A secret: whoever has it plays your seats.")]
Which = Annotated[int, Meta(ge=1, le=10_000, description="Which match of the table; refused if another is on it.")]
Again = Annotated[
    str,
    Meta(max_length=64, description="Anything unique. The same request sent again with it is carried out once."),
]


class Opening(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. You sit at the first seat that no bot has."""

    settings: Settings
    name: Short
    bots: Annotated[list[Level | None], Meta(max_length=6)] = []
    """For each seat, the level of the bot that sits there; null keeps it for a person."""
    studio: Studio = 0


class Sitting(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Short
    studio: Studio = 0
    ready: bool = False
    """For the others to see, before the game."""


class Unlocking(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key


class BotWanted(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class Moving(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A move, in notation, thought of after the move numbered `after`."""

    seat: SeatNumber
    move: Annotated[str, Meta(min_length=1, max_length=80)]
    after: Number
    match: Which | None = None
    key: Again | None = None


class Undoing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seat: SeatNumber
    after: Number
    match: Which | None = None
    key: Again | None = None


class Speaking(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    text: Annotated[str, Meta(max_length=400)] = ""
    reaction: Reaction | None = None
    name: Annotated[str, Meta(max_length=64)] = ""
    """For spectators; whoever sits is called by the name of the seat."""


class Health(Struct, frozen=True):
    status: str
    version: str


Plain = dict[str, Any]
