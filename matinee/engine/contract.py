"""What a game is.

A game is a module of plain functions over one record, `s`, whose fields are declared in its `state.py`. They are
written once, in the part of Python that Numba compiles, and run interpreted, compiled, or inside a CUDA kernel
(see `compiling.py`). This module states what each of them promises. Loops over any game (`loops.py`, later the
search of the bots) import these names and are bound to one game's functions before they run.

The promises that hold for all of them:

- Nothing is allocated, nothing is raised, no Python object is touched. Output goes to buffers the caller owns.
- No function calls itself, not even by a detour: a GPU has no stack to speak of.
- All chance is in `setup`: a game is its seed and its moves. `determinize` and `sample` draw, but are not play.
- The box (values of tiles and cards) lies in the record before `setup`, so any box runs without compiling anew.
- Seats count from 0. A set of seats is a bit mask. Actions are small integers; the words for them are the game's.
- `seat` -1 is a spectator, who knows nothing hidden.
- What a caller may rely on is checked by `tests/test_properties.py` for every game and number of players.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng

SPECTATOR = -1


def setup(s: Any, players: int, options: int, rng: Rng) -> None:
    """Lays out a new game. Every field but the box is set; all decks are shuffled and all roles drawn here."""
    raise NotImplementedError


def awaiting(s: Any) -> int:
    """The seats that may act now. Several at once where the rulebook says so. 0 when the game is over."""
    raise NotImplementedError


def legal(s: Any, seat: int, out: Row) -> int:
    """Writes every legal action of `seat` to `out`, in a fixed order; returns how many. 0 for a seat not awaited."""
    raise NotImplementedError


def sample(s: Any, seat: int, rng: Rng) -> int:
    """One legal action of an awaited seat, each as likely as the other, without listing them."""
    raise NotImplementedError


def apply(s: Any, seat: int, action: int) -> None:
    """Plays a legal action and all that follows without a choice. What happened is left in `s.events`."""
    raise NotImplementedError


def points(s: Any, out: Row) -> None:
    """Writes the points of every seat so far; what is only given at the end counts once it is given."""
    raise NotImplementedError


def winners(s: Any) -> int:
    """The seats that win with the present points, ties broken by the rules."""
    raise NotImplementedError


def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraws all that `seat` cannot know, such that any position it holds possible may come out.

    What comes out depends on what the seat knows and on `rng` alone: two positions that look the same to a seat become
    the same, so that a bot with a fixed seed cannot but choose the same.
    """
    raise NotImplementedError


def observe(s: Any, seat: int, out: FloatRow) -> None:
    """Writes what `seat` may know as numbers near 0 to 1, the seat itself first. `features()` names them."""
    raise NotImplementedError


def is_legal(s: Any, seat: int, action: int, moves: Row) -> bool:
    """Whether `seat` may play `action`; `moves` is room to list moves in, for games that need to."""
    for i in range(legal(s, seat, moves)):
        if moves[i] == action:
            return True
    return False


# What bots ask beside the rules, which never call these. A game answers in its `judging.py`; in a game that does not,
# what stands here is used.


def appraise(s: Any, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    """Writes what each of the legal moves listed in `moves` seems worth to `seat`, in points."""
    for i in range(count):
        out[i] = 0.0


def improvise(s: Any, seat: int, rng: Rng) -> int:
    """A sensible legal move of an awaited seat, found at a glance and not always the same."""
    return sample(s, seat, rng)


def round_of(s: Any) -> int:
    """The number of the round being played, from 0."""
    return 0


def expect(s: Any, out: FloatRow) -> None:
    """Writes the points that every seat may expect in the end. Asked when `round_of` has just risen, never else."""
    for seat in range(s.players):
        out[seat] = 0.0


# What environments ask beside the rules. A game answers `mark` and `describe`, and `offer` where its actions are too
# many to stand in one mask.


def offer(choice: int) -> int:
    """The action that a place of the mask stands for: itself, unless the game offers a smaller set."""
    return choice


def mark(s: Any, seat: int, out: Row) -> int:
    """Writes 1 for every legal choice of an awaited seat and 0 for all others; returns how many are legal."""
    raise NotImplementedError


def describe(s: Any, seat: int, action: int, out: FloatRow) -> None:
    """Writes what a legal action of `seat` means, as numbers near 0 to 1. `move_features()` names them."""
    raise NotImplementedError


@dataclass(frozen=True)
class Rules:
    """The functions of one game, ready to call: plain or compiled."""

    setup: Callable[[Any, int, int, Rng], None]
    awaiting: Callable[[Any], int]
    legal: Callable[[Any, int, Any], int]
    is_legal: Callable[[Any, int, int, Any], bool]
    sample: Callable[[Any, int, Rng], int]
    apply: Callable[[Any, int, int], None]
    points: Callable[[Any, Any], None]
    winners: Callable[[Any], int]
    determinize: Callable[[Any, int, Rng], None]
    observe: Callable[[Any, int, Any], None]
