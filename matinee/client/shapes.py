"""What the server answers beside what `table/viewing.py` makes: its shapes, without what a server needs."""

from msgspec import Struct

from matinee.engine.words import Name
from matinee.table.viewing import TableInfo, Update


class Seated(Struct, frozen=True):
    key: str
    table: TableInfo


class Moved(Struct, frozen=True):
    number: int


class Look(Struct, frozen=True):
    """A table and the match on it, as you may see them. Before the first match there is no update."""

    table: TableInfo
    update: Update | None


class LevelInfo(Struct, frozen=True):
    """Bots that may be asked to a table."""

    id: str
    name: Name
    character: Name


class GameInfo(Struct, frozen=True):
    """A game, how many play it, its options, and who else plays it."""

    name: str
    title: Name
    players: list[int]
    options: list[str]
    levels: list[LevelInfo]
    boxes: list[str]


class Problem(Struct, frozen=True):
    """A problem document (RFC 9457)."""

    status: int
    reason: str
    detail: str
    clause: str | None = None
    number: int | None = None
