"""What people would type in a whole game, and a table that reads it from a pipe."""

import io
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console

from matinee.terminal import table
from matinee.terminal.session import GameSession, new_session


class Setting(NamedTuple):
    game: str
    players: int
    seats: tuple[int, ...]
    options: dict[str, Any]
    seed: int = 4

    def __str__(self) -> str:
        return f"{self.game}-{self.players}"


SETTINGS = [
    Setting("dream-factory", 2, (0,), {}),
    Setting("traumfabrik", 3, (1,), {}),
    Setting("hollywood", 4, (0, 3), {"scarcity": True}),
    Setting("dreams", 3, (0, 2), {}),
]


class Script(NamedTuple):
    """Lines to type, whose last one ends the game, and the match that comes of it."""

    lines: list[str]
    session: GameSession


def script(setting: Setting) -> Script:
    """Plays a game at a table without a screen, noting what its people type."""
    session = new_session(setting.game, setting.players, "en", setting.seed, None, setting.options)
    rng = random.Random(setting.seed)
    secrets = len(setting.seats) > 1 and session.prompts.has_secrets(setting.players)
    lines: list[str] = []
    sitting = None
    while not session.match.over:
        awaiting = session.match.awaiting
        seat = next((each for each in awaiting if each not in setting.seats), awaiting[0])
        if seat not in setting.seats:
            session.play(seat, session.bot_move(seat))
            continue
        if secrets and seat != sitting:
            lines.append("")  # Enter, after the keyboard was handed over
        sitting = seat
        lines.append(choose(session, seat, rng))
        session.play(seat, lines[-1])
    return Script(lines, session)


def choose(session: GameSession, seat: int, rng: random.Random) -> str:
    """Any move, but rather placing a tile than throwing it away."""
    match = session.match
    if match.game.family == "dreams":
        return session.bot_move(seat)
    moves = match.moves(seat)
    return rng.choice([move for move in moves if move.startswith("place")] or moves)


def piped(monkeypatch: pytest.MonkeyPatch, lines: list[str], run: Callable[[Console], None], width: int = 80) -> str:
    """What a terminal command prints when these lines come in through a pipe."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    out = io.StringIO()
    run(Console(file=out, width=width, highlight=False))
    return out.getvalue()


def played(monkeypatch: pytest.MonkeyPatch, setting: Setting, language: str, lines: list[str], width: int = 80) -> str:
    """What a table prints when these lines are typed."""
    game, players, seats, options, seed = setting
    return piped(
        monkeypatch,
        lines,
        lambda console: table.play(game, players, seats, language, seed, None, options, console),
        width,
    )


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


def flat(text: str) -> str:
    """Printed text without its line breaks."""
    return " ".join(text.split(" ")).replace("\n", " ")
