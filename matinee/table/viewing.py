"""What a viewer is told. This is the only place where it is made; whatever leaves the table comes from here.

A viewer is a person who holds some seats, or a spectator, who holds none. Of the game each gets the views of their
seats, which the game builds by inclusion, what happened, which is public, and the moves they may make. Of a move itself
nothing is told but what happened: in Dreams it may be a secret vote.
"""

from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from matinee.engine.game import Event
from matinee.engine.i18n import LocalisedName
from matinee.engine.match import Match
from matinee.table.model import By, Line, Settings, Stage, Table
from matinee.table.position import Position, Step

encoder = msgspec.json.Encoder()


class Chair(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    """Its level: of a bot's seat, or of the bot that stands in for a person."""
    present: bool
    studio: int
    ready: bool
    """Before the game: the person says so. Bots always are. The host may begin whatever they say."""
    yours: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """Who sits at a table and what was agreed. Sent whenever it changes."""

    code: str
    stage: Stage
    settings: Settings
    seats: list[Chair]
    host: bool
    """Whether the viewer may do what the host does: as the host, or because the host has gone away."""
    match: int
    """Which match of this table is on it, from 1; 0 before the first."""
    commitment: str | None
    """The SHA-256 of the seed, shown as soon as the cards are dealt."""
    opened: float


class Happened(Struct, frozen=True, kw_only=True):
    """A move as everybody sees it."""

    number: int
    seat: int
    by: By
    at: float
    events: list[Event]
    undone_to: int | None = None
    """An undo: the match is again as it was after that move."""


class Own(Struct, frozen=True):
    """The table as one of the viewer's seats sees it, or as a spectator does."""

    seat: int | None
    view: Any
    moves: list[str]


class ScoreInfo(Struct, frozen=True, kw_only=True):
    """A line of the score sheet."""

    seat: int
    kind: str
    """What sort of thing scored, such as `film`."""
    label: LocalisedName
    points: int


class Update(Struct, frozen=True, kw_only=True):
    """How the match stands. Sent after every move, with that move's number as the id of the event."""

    match: int
    number: int
    happened: list[Happened]
    """Since the number the viewer knew; only the newest where that is long ago."""
    awaiting: list[int]
    deadline: dict[str, float]
    """When the time of awaited seats runs out, where there is a clock."""
    over: bool
    points: list[int] | None
    winners: list[int]
    you: list[Own]
    score_sheet: list[ScoreInfo] | None = None
    """At the end: what each seat scored for. The lines of a seat add up to its points."""


class Viewed:
    """The pieces that updates of one number are put together from, each made and encoded once."""

    def __init__(self, position: Position, table: Table) -> None:
        self.number = position.number
        self.position = position
        self._which = table.matches
        out = {str(seat): table.runs_out(seat, position.since[seat][1]) for seat in position.awaiting}
        self.deadline = {seat: time for seat, time in out.items() if time is not None}
        self._own: dict[int | None, Raw] = {}
        self._updates: dict[tuple[int, tuple[int, ...]], bytes] = {}
        self._views: list[Any] | None = None

    def update(self, steps: list[Step], seats: tuple[int, ...]) -> bytes:
        """An `Update` in JSON, for a viewer of these seats."""
        key = (steps[0].number if steps else -1, seats)
        if key not in self._updates:
            self._updates[key] = encoder.encode(self._update(steps, seats))
        return self._updates[key]

    def _update(self, steps: list[Step], seats: tuple[int, ...]) -> Update:
        position, match = self.position, self.position.match
        over = not position.awaiting
        return Update(
            match=self._which,
            number=self.number,
            happened=[happened(step) for step in steps],
            awaiting=list(position.awaiting),
            deadline=self.deadline,
            over=over,
            points=list(match.points) if over else None,
            winners=list(match.winners) if over else [],
            score_sheet=score_info(match) if over else None,
            you=[self._of(seat) for seat in seats or (None,)],  # pyright: ignore[reportArgumentType]
        )

    def _of(self, seat: int | None) -> Raw:
        if seat not in self._own:
            match = self.position.match
            if self._views is None:
                self._views = match.views()
            moves = match.offered(seat) if seat in self.position.awaiting else []
            view = self._views[-1 if seat is None else seat]
            self._own[seat] = Raw(encoder.encode(Own(seat, view, moves)))
        return self._own[seat]


def score_info(match: Match) -> list[ScoreInfo]:
    """Return the score sheet with its words."""
    return [
        ScoreInfo(seat=line.seat, kind=line.kind, label=line.label, points=line.points) for line in match.score_sheet()
    ]


def happened(step: Step) -> Happened:
    return Happened(
        number=step.number, seat=step.seat, by=step.by, at=step.at, events=step.events, undone_to=step.back_to
    )


def table_info(
    table: Table, commitment: str | None, present: frozenset[int], absent: frozenset[int], holder: str | None
) -> TableInfo:
    """The table for whoever holds a key of that digest."""
    mine = table.held_by(holder)
    return TableInfo(
        code=table.code,
        stage=table.stage,
        settings=table.settings,
        seats=[
            Chair(
                name=seat.name,
                kind="open" if seat.is_open else "person" if seat.holder else "bot",
                bot=seat.bot,
                present=number in present,
                studio=seat.studio,
                ready=seat.ready or seat.bot is not None,
                yours=number in mine,
            )
            for number, seat in enumerate(table.seats)
        ],
        host=table.is_hosted_by(holder, absent),
        match=table.matches,
        commitment=commitment,
        opened=table.opened,
    )


class Said(Struct, frozen=True):
    """What was said at the table since the viewer last heard."""

    lines: list[Line]
