"""Input lines for whole games, and functions that run a terminal command with such lines as its standard input."""

import io
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console

from matinee.terminal import table
from matinee.terminal.session import GameSession, new_session


class Setup(NamedTuple):
    game: str
    players: int
    seats: tuple[int, ...]  # the seats of people; bots play the others
    options: dict[str, Any]
    seed: int = 4

    def __str__(self) -> str:
        return f"{self.game}-{self.players}"


SETUPS = [
    Setup("dream-factory", 2, (0,), {}),
    Setup("traumfabrik", 3, (1,), {}),
    Setup("hollywood", 4, (0, 3), {"scarcity": True}),
    Setup("dreams", 3, (0, 2), {}),
]


class ScriptedGame(NamedTuple):
    """The input lines of a whole game and the session in which they were played."""

    lines: list[str]
    session: GameSession


def play_scripted_game(setup: Setup) -> ScriptedGame:
    """Play a game without a screen and record the lines that people would type."""
    session = new_session(setup.game, setup.players, "en", setup.seed, None, setup.options)
    rng = random.Random(setup.seed)
    hands_over = len(setup.seats) > 1 and session.prompts.has_secrets(setup.players)
    lines: list[str] = []
    last_seat = None
    while not session.match.over:
        awaiting = session.match.awaiting
        seat = next((bot_seat for bot_seat in awaiting if bot_seat not in setup.seats), awaiting[0])
        if seat not in setup.seats:
            session.play(seat, session.bot_move(seat))
            continue
        if hands_over and seat != last_seat:
            lines.append("")  # Enter, after the keyboard was handed over
        last_seat = seat
        lines.append(choose_move(session, seat, rng))
        session.play(seat, lines[-1])
    return ScriptedGame(lines, session)


def choose_move(session: GameSession, seat: int, rng: random.Random) -> str:
    """Return a random move. Prefer placing a tile to discarding it."""
    match = session.match
    if match.game.family == "dreams":
        return session.bot_move(seat)
    moves = match.moves(seat)
    return rng.choice([move for move in moves if move.startswith("place")] or moves)


def run_with_input(
    monkeypatch: pytest.MonkeyPatch, lines: list[str], command: Callable[[Console], None], width: int = 80
) -> str:
    """Run a terminal command with these lines on standard input. Return its output."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    output = io.StringIO()
    command(Console(file=output, width=width, highlight=False))
    return output.getvalue()


def play_with_input(
    monkeypatch: pytest.MonkeyPatch, setup: Setup, language: str, lines: list[str], width: int = 80
) -> str:
    """Start a new game at the terminal with these lines on standard input. Return the output."""
    game, players, seats, options, seed = setup
    return run_with_input(
        monkeypatch,
        lines,
        lambda console: table.play(game, players, seats, language, seed, None, options, console),
        width,
    )


def json_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


def join_lines(text: str) -> str:
    return text.replace("\n", " ")
