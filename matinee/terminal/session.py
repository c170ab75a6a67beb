"""A match at the terminal: its language, drawing, opponents and log."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from rich.console import RenderableType

from matinee.bots.bot import Bot, RandomBot
from matinee.engine import records
from matinee.engine.boxes import Box
from matinee.engine.errors import IllegalMove, MatineeError, NothingToUndo
from matinee.engine.game import Event
from matinee.engine.match import Match, Seed
from matinee.engine.records import RecordSource
from matinee.games import find_game
from matinee.games.drawing import score_table
from matinee.games.generic_table import GenericTable, terminal_part

NAMES = ("Asta", "Buster", "Charlie", "Dorothy", "Ernst", "Fritz")
"""The players' names. They work in every language; their initials are A to F, in the order of the seats."""


class Drawing(Protocol):
    """The module `drawing` of a game: the board as a Rich renderable."""

    def draw(self, view: Any, box: Box, names: Sequence[str], language: str) -> RenderableType:
        """Return the board as a seat sees it."""
        ...


class Prompts(Protocol):
    """The module `prompts` of a game: questions, and the moves to type with their explanations."""

    GROUPED_VERBS: tuple[str, ...]
    TIE_CLAUSE: str

    def has_secrets(self, players: int) -> bool:
        """Return whether seats see more than spectators."""
        ...

    def player_names(self, names: Sequence[str], language: str) -> list[str]:
        """Return the names of the players in the log."""
        ...

    def completions(self, view: Any, moves: Callable[[], list[str]]) -> list[str]:
        """Return the moves that can be completed word by word."""
        ...

    def question(self, view: Any, box: Box, names: Sequence[str], language: str) -> str:
        """Return the question that the seat must answer now."""
        ...

    def explain(self, view: Any, box: Box, names: Sequence[str], words: Sequence[str], language: str) -> str:
        """Return an explanation of the last word of a move."""
        ...


class GameSession:
    """A match with the events of every move, drawn in one language.

    Attributes:
        match: The match.
        language: The language of everything that is printed.
        events: The events of the deal, then of each move.
        drawing: Draws the board.
        prompts: Phrases the questions.
        bot: Plays all seats without a person.
        names: The players' names.
    """

    def __init__(self, match: Match, language: str) -> None:
        self.match: Match = match
        self.language: str = language
        self.events: list[list[Event]] = [match.events]
        self.drawing: Drawing = cast(Drawing, terminal_part(match.game, "drawing"))
        self.prompts: Prompts = cast(Prompts, terminal_part(match.game, "prompts"))
        self.numbered: bool = isinstance(self.prompts, GenericTable)
        self.bot: Bot = RandomBot()
        self.names: list[str] = self.prompts.player_names(NAMES[: match.players], language)

    def play(self, seat: int, move: str | int) -> None:
        """Play a move and record its events."""
        self.events.append(self.match.play(seat, move))

    def last_move_of(self, seat: int) -> int:
        """Return the number of the last move of a seat, from 1; 0 if it has not moved yet."""
        moves = [number for number, (mover, _) in enumerate(self.match.history, 1) if mover == seat]
        return moves[-1] if moves else 0

    def undo(self, seat: int, people: Sequence[int]) -> None:
        """Undo all moves back to the last decision of a seat, including it.

        Args:
            seat: The seat of the person who asks for the undo.
            people: The seats of all people.

        Raises:
            NothingToUndo: The seat has not moved yet.
            IllegalMove: A move that the rules call final would be undone.
            MatineeError: Another person has moved since.
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
        """Return the lines of the log, starting with move `start`, each with the number of its move; 0 is the deal."""
        game, box = self.match.game, self.match.box
        return [
            (number, game.tell(box, event, self.names, self.language))
            for number, events in enumerate(self.events[start:], start)
            for event in events
        ]

    def draw(self, seat: int | None) -> RenderableType:
        """Return the board as a seat sees it, or a spectator (None)."""
        return self.drawing.draw(self.match.view(seat), self.match.box, self.names, self.language)

    def breakdown(self) -> RenderableType:
        """Return the final score with all its parts."""
        return score_table(self.match.score_sheet(), self.names, self.language)

    def bot_move(self, seat: int) -> str:
        """Return the bot's move.

        The random seed depends on the deal and the number of moves only, so that resuming or undoing changes nothing.
        """
        seed = int.from_bytes(self.match.seed[:8], "big") + len(self.match.history)
        return self.bot.choose(self.match, seat, seed)


def new_session(
    game: str, players: int, language: str, seed: Seed, box: str | Path | None, options: Mapping[str, Any]
) -> GameSession:
    """Start a match. Rules are interpreted, so that nothing has to be compiled before the first move."""
    return GameSession(Match(find_game(game), players, seed, box, options, "interpreted"), language)


def session_from_record(source: RecordSource, language: str, box: str | Path | None = None) -> GameSession:
    """Return the session of a recorded match."""
    session: GameSession | None = None
    for match in records.steps(source, find_game, box, "interpreted"):
        if session is None:
            session = GameSession(match, language)
        else:
            session.events.append(match.events)
    assert session is not None
    return session
