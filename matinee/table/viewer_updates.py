"""The data sent to viewers. Everything that a client learns about a table or match is built here.

A viewer is a person who holds some seats, or a spectator. They receive the views of their seats, their legal moves and
the public events. A view contains only what the game explicitly includes for that seat. The moves themselves are not
sent: a vote may be secret.
"""

from typing import Any

import msgspec
from msgspec import Raw

from matinee.api_types import PlayedMove, PlayerView, ScoreInfo, SeatInfo, TableInfo, Update
from matinee.engine.match import Match
from matinee.engine.scores import places
from matinee.table.active_match import ActiveMatch
from matinee.table.model import Table
from matinee.table.pauses import discussion_end

encoder: msgspec.json.Encoder = msgspec.json.Encoder()


class UpdateCache:
    """Encoded updates of one position. Each part is built and encoded once and shared by all viewers."""

    def __init__(self, active: ActiveMatch, table: Table) -> None:
        self.number: int = active.number
        self.active = active
        self._match_index = table.matches
        deadlines = {str(seat): table.deadline(seat, active.asked[seat][1]) for seat in active.awaiting}
        self.deadlines: dict[str, float] = {seat: time for seat, time in deadlines.items() if time is not None}
        self.discussion: float | None = discussion_end(table, active)
        self._player_views: dict[int | None, Raw] = {}
        self._updates: dict[tuple[int, tuple[int, ...]], bytes] = {}
        self._views: list[Any] | None = None

    def encoded_update(self, moves: list[PlayedMove], seats: tuple[int, ...]) -> bytes:
        """Return an `Update` as JSON for a viewer of these seats who has not seen these moves."""
        key = (moves[0].number if moves else -1, seats)
        if key not in self._updates:
            self._updates[key] = encoder.encode(self._update(moves, seats))
        return self._updates[key]

    def _update(self, moves: list[PlayedMove], seats: tuple[int, ...]) -> Update:
        active, match = self.active, self.active.match
        over = not active.awaiting
        return Update(
            match=self._match_index,
            number=self.number,
            happened=moves,
            awaiting=list(active.awaiting),
            deadline=self.deadlines,
            discussion=self.discussion,
            over=over,
            clause=match.clause,
            points=list(match.points) if over else None,
            winners=list(match.winners) if over else [],
            score_sheet=score_lines(match) if over else None,
            places=places(match.points, match.winners) if over else None,
            you=[self._player_view(seat) for seat in seats or (None,)],  # pyright: ignore[reportArgumentType]
        )

    def _player_view(self, seat: int | None) -> Raw:
        if seat not in self._player_views:
            match = self.active.match
            if self._views is None:
                self._views = match.views()
            moves = match.offered(seat) if seat in self.active.awaiting else []
            view = self._views[-1 if seat is None else seat]
            self._player_views[seat] = Raw(encoder.encode(PlayerView(seat, view, moves)))
        return self._player_views[seat]


def score_lines(match: Match) -> list[ScoreInfo]:
    """Return the score sheet of a match."""
    return [
        ScoreInfo(seat=line.seat, kind=line.kind, label=line.label, points=line.points, ids=dict(line.ids))
        for line in match.score_sheet()
    ]


def table_info(
    table: Table, commitment: str | None, present: frozenset[int], absent: frozenset[int], holder: str | None
) -> TableInfo:
    """Return the public part of a table for a viewer.

    Args:
        table: The table.
        commitment: The commitment of the current match, if there is one.
        present: Seats whose players are connected.
        absent: Seats whose players have disconnected for a while.
        holder: The digest of the viewer's key; None for a spectator.
    """
    own_seats = table.seats_of(holder)
    return TableInfo(
        code=table.code,
        stage=table.stage,
        settings=table.settings,
        seats=[
            SeatInfo(
                name=seat.name,
                kind="open" if seat.is_open else "person" if seat.holder else "bot",
                bot=seat.bot,
                present=number in present,
                studio=seat.studio,
                ready=seat.ready or seat.bot is not None,
                yours=number in own_seats,
                bot_number=table.bot_number(number),
                rematch=seat.rematch or seat.holder is None,
            )
            for number, seat in enumerate(table.seats)
        ],
        host=table.may_act_as_host(holder, absent),
        match=table.matches,
        commitment=commitment,
        opened=table.opened,
    )
