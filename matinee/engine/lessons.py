"""Guided first games. A lesson is the file `lessons/GAME.toml` in a game's folder, and needs no code.

A part of a lesson is a deal and everybody's moves. Most of its steps ask the learner for one move. The text of a step
is the message `lesson-FAMILY-TEXT`; its attribute `.again` answers another move.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from matinee.engine.errors import BrokenGame, MatineeError, NoLesson
from matinee.engine.game import Event, Game
from matinee.engine.match import Match


class StepScript(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as written in the file."""

    text: str
    highlight: str = ""
    """The name of a part of the board, as the browser client of the game defines them."""
    move: str = ""
    """The learner's move; without one, the learner only reads."""
    then: tuple[str, ...] = ()
    """The moves of the others that follow."""


class PartScript(Struct, frozen=True, forbid_unknown_fields=True):
    """A part as written in the file. Each move is made by the first awaited seat."""

    players: int
    seed: int
    steps: tuple[StepScript, ...]
    learner: int = 0
    options: dict[str, bool | int] = {}
    before: tuple[str, ...] = ()
    """The moves before the learner's first one."""


class LessonScript(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson."""

    parts: tuple[PartScript, ...]


class LessonFrame(Struct, frozen=True, kw_only=True):
    """The position after a move, as the learner sees it. The first frame is the start of the part."""

    seat: int
    """Who has moved; -1 in the first frame."""
    events: list[Event]
    awaiting: list[int]
    over: bool
    clause: str
    view: Any
    moves: list[str]
    """The learner's legal moves."""


class LessonStep(Struct, frozen=True):
    """The text for a frame, and the move that the learner makes there."""

    frame: int
    text: str
    """The id of a message."""
    highlight: str
    move: str
    """The move to make; empty if the learner only reads."""


class LessonPart(Struct, frozen=True):
    """A part of a lesson, with all positions."""

    players: int
    learner: int
    frames: list[LessonFrame]
    steps: list[LessonStep]


class Lesson(Struct, frozen=True):
    """A guided first game."""

    game: str
    parts: list[LessonPart]


def has_lesson(game: Game) -> bool:
    """Return whether a game has a lesson."""
    return game.file(f"lessons/{game.name}.toml") is not None


@cache
def find_lesson(game: Game) -> Lesson:
    """Return the lesson of a game.

    Raises:
        NoLesson: The game has none.
        BrokenGame: The file is damaged, or a move in it is not legal.
    """
    file = game.file(f"lessons/{game.name}.toml")
    if file is None:
        raise NoLesson(game.box().name)
    try:
        script = msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonScript)
        return Lesson(game.name, [_play_part(game, part) for part in script.parts])
    except (OSError, ValueError, MatineeError) as problem:  # msgspec and tomllib raise kinds of ValueError
        raise BrokenGame(game.name, f"{file.name}: {problem}") from problem


def _play_part(game: Game, part: PartScript) -> LessonPart:
    """Play a part, and return its positions."""
    match = Match(game, part.players, part.seed, options=part.options, mode="interpreted")  # too few moves to compile
    learner = part.learner

    def frame(seat: int) -> LessonFrame:
        return LessonFrame(
            seat=seat,
            events=match.events,
            awaiting=list(match.awaiting),
            over=match.over,
            clause=match.clause,
            view=match.view(learner),
            moves=match.offered(learner),
        )

    def play(moves: tuple[str, ...], *, without: int | None = None) -> Iterator[int]:
        """Play moves, each by the first awaited seat, and yield the seats."""
        for move in moves:
            seat = next((seat for seat in match.awaiting if seat != without), learner)
            match.play(seat, move)
            yield seat

    for _ in play(part.before):
        pass
    frames, steps = [frame(-1)], list[LessonStep]()
    for step in part.steps:
        steps.append(LessonStep(len(frames) - 1, f"lesson-{game.family}-{step.text}", step.highlight, step.move))
        if step.move:
            match.play(learner, step.move)
            frames.append(frame(learner))
        frames.extend(frame(seat) for seat in play(step.then, without=learner))
    return LessonPart(part.players, learner, frames, steps)
