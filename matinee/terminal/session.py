"""A match with its log: what each move brought about, so that it can be told again and taken back."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from rich.console import RenderableType

import matinee
from matinee.bots.bot import Bot, RandomBot
from matinee.engine import records
from matinee.engine.boxes import Box
from matinee.engine.errors import IllegalMove, MatineeError, NothingToUndo
from matinee.engine.game import Event
from matinee.engine.match import Match, Seed
from matinee.engine.records import RecordSource
from matinee.games import find_game
from matinee.games.generic_table import GenericTable, table_of

NAMES = ("Asta", "Buster", "Charlie", "Dorothy", "Ernst", "Fritz")
"""The players at the table. Given names suit every language, and these begin with the letters of the seats."""


class Drawing(Protocol):
    """The module `drawing` of a game."""

    def draw(self, view: Any, box: Box, names: Sequence[str], language: str) -> RenderableType: ...
    def breakdown(self, view: Any, box: Box, names: Sequence[str], language: str) -> RenderableType: ...


class Asking(Protocol):
    """The module `asking` of a game."""

    GROUPED: tuple[str, ...]
    TIES: str

    def has_secrets(self, players: int) -> bool: ...
    def called(self, names: Sequence[str], language: str) -> list[str]: ...
    def typed(self, view: Any, moves: Callable[[], list[str]]) -> list[str]: ...
    def question(self, view: Any, box: Box, names: Sequence[str], language: str) -> str: ...
    def meaning(self, view: Any, box: Box, names: Sequence[str], words: Sequence[str], language: str) -> str: ...


class GameSession:
    """A match, how it is drawn and asked about in one language, and the events of every move."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.language = language
        self.events: list[list[Event]] = [match.events]
        self.drawing = cast(Drawing, table_of(match.game, "drawing"))
        self.asking = cast(Asking, table_of(match.game, "asking"))
        self.numbered = isinstance(self.asking, GenericTable)
        self.bot: Bot = RandomBot()
        self.names = self.asking.called(NAMES[: match.players], language)

    def play(self, seat: int, move: str | int) -> None:
        self.events.append(self.match.play(seat, move))

    def last_move_of(self, seat: int) -> int:
        """The number of the last move of a seat, from 1; 0 if it has not moved yet."""
        decided = [number for number, (mover, _) in enumerate(self.match.history, 1) if mover == seat]
        return decided[-1] if decided else 0

    def undo(self, seat: int, people: Sequence[int]) -> None:
        """Back to where this seat decided last; what bots did since then is taken back as well.

        What another person has done since stands, and so does a move that the rules call final.
        """
        last = self.last_move_of(seat)
        if not last:
            raise NothingToUndo()
        for mover, move in self.match.history[last - 1 :]:
            if clause := self.match.game.final_moves.get(move.split()[0]):
                raise IllegalMove(clause, "terminal-undo-final")
            if mover != seat and mover in people:
                raise MatineeError("terminal-undo-others", name=self.names[mover])
        while len(self.match.history) >= last:
            self.match.undo()
            self.events.pop()

    def log_lines(self, start: int = 0) -> list[tuple[int, str]]:
        """The log in words from move `start` on, each line with the number of its move; 0 is the deal."""
        game, box = self.match.game, self.match.box
        return [
            (number, game.tell(box, event, self.names, self.language))
            for number, events in enumerate(self.events[start:], start)
            for event in events
        ]

    def draw(self, seat: int | None) -> RenderableType:
        return self.drawing.draw(self.match.view(seat), self.match.box, self.names, self.language)

    def breakdown(self) -> RenderableType:
        return self.drawing.breakdown(self.match.view(), self.match.box, self.names, self.language)

    def bot_move(self, seat: int) -> str:
        """What the bot does.

        It follows from the seed and the number of moves, so that neither resuming nor taking back rolls the dice anew.
        """
        seed = int.from_bytes(self.match.seed[:8], "big") + len(self.match.history)
        return self.bot.choose(self.match, seat, seed)


def new_session(
    game: str, players: int, language: str, seed: Seed, box: str | Path | None, options: Mapping[str, Any]
) -> GameSession:
    """The story of a new match. Interpreted, so that nothing has to be compiled before the first move."""
    return GameSession(matinee.start(game, players, seed, box, "interpreted", **options), language)


def session_from_record(source: RecordSource, language: str, box: str | Path | None = None) -> GameSession:
    """The story of a record, told move by move."""
    session: GameSession | None = None
    for match in records.steps(source, find_game, box, "interpreted"):
        if session is None:
            session = GameSession(match, language)
        else:
            session.events.append(match.events)
    assert session is not None
    return session
