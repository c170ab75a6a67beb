"""What a table's server answers beside what `viewing.py` makes. Clients read the same shapes."""

from msgspec import Struct

from matinee.bots.bot import Thought
from matinee.engine.game import Game
from matinee.engine.i18n import LocalisedName
from matinee.engine.options import Kind, Option
from matinee.table.viewing import TableInfo, Update


class Seated(Struct, frozen=True, kw_only=True):
    """You sit. The key is set as a cookie, too; append it to the table's link as `#KEY` to play on another device."""

    key: str
    table: TableInfo


class Moved(Struct, frozen=True):
    """The number the move got. It is on disk."""

    number: int


class Look(Struct, frozen=True, kw_only=True):
    """A table and the match on it, as you may see them. Before the first match there is no update."""

    table: TableInfo
    update: Update | None


class LevelInfo(Struct, frozen=True):
    """Bots that may be asked to a table."""

    id: str
    name: LocalisedName
    character: LocalisedName


class OptionValue(Struct, frozen=True):
    """A value that an option can have."""

    value: int
    label: LocalisedName


class OptionInfo(Struct, frozen=True, kw_only=True):
    """An option of a game."""

    id: str
    kind: Kind
    """`switch` is on or off, `choice` has one of the values, `per-seat` another of them for each seat."""
    values: list[OptionValue]
    default: bool | int
    label: LocalisedName
    help: LocalisedName
    clause: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game, how many play it, its options, and who else plays it."""

    name: str
    title: LocalisedName
    players: list[int]
    options: list[str]
    """The ids of the options that are on or off."""
    option_details: list[OptionInfo]
    """All options."""
    levels: list[LevelInfo]
    boxes: list[str]
    """Boxes of this server beside the one that ships with Matinee."""


def option_info(game: Game, option: Option) -> OptionInfo:
    """Return an option with its words."""
    return OptionInfo(
        id=option.id,
        kind=option.kind,
        values=[OptionValue(value, game.value_label(option, value)) for value in option.values],
        default=option.default,
        label=game.option_label(option),
        help=game.option_help(option),
        clause=option.clause,
    )


class Hint(Struct, frozen=True):
    """What a strong bot would consider, the move it would make first."""

    after: int
    moves: list[Thought]


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What went wrong (RFC 9457). `reason` is stable and for programs; `detail` is a sentence for people."""

    status: int
    reason: str
    detail: str
    type: str = "about:blank"
    clause: str | None = None
    """Of the rules, where a move broke one."""
    number: int | None = None
    """Of the last move, where somebody had not seen it yet."""
