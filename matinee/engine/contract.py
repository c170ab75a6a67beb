"""The contract: the functions that the rules of a game consist of, and what each of them promises.

Rules are a module of plain functions over one record, `s`, whose fields are declared in `state.py`. They are written
once, in the part of Python that Numba compiles, and run interpreted, compiled, or inside a CUDA kernel (see
`compiling.py`). Loops over any game (`loops.py`, the search of the bots, the environments) import these names and are
bound to one game's functions before they run.

The promises that hold for all of them:

- They allocate nothing, raise nothing and touch no Python object. Output goes to buffers the caller owns.
- They do not recurse, not even indirectly: a GPU has hardly any stack.
- All chance is in `setup`: a game is its seed and its moves. `determinize` and `sample` draw, but are not play.
- The box (values of tiles and cards) is in the record before `setup`, so any box runs without compiling again.
- Seats count from 0. A set of seats is a bit mask. Actions are small integers; the words for them are the game's.
- `seat` -1 is a spectator, who knows nothing hidden.

`matinee.testing.check_game` checks them. A game must define the functions that raise `NotImplementedError` here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng, draw

SPECTATOR = -1

SCRATCH = 512
"""Legal moves at most of a game that leaves `sample` or `mark` to the defaults here, which list them."""


def setup(s: Any, players: int, options: int, rng: Rng) -> None:
    """Set up a new game: write every field but the box, shuffle all decks and draw all roles."""
    raise NotImplementedError


def awaiting(s: Any) -> int:
    """Return the seats that may act now: several at once where the rulebook says so, 0 when the game is over."""
    raise NotImplementedError


def legal(s: Any, seat: int, out: Row) -> int:
    """Write every legal action of `seat` to `out`, in a fixed order; return how many. 0 for a seat not awaited."""
    raise NotImplementedError


def sample(s: Any, seat: int, rng: Rng) -> int:
    """Return a legal action of an awaited seat, all equally likely. Games with many moves draw without listing them."""
    moves = np.empty(SCRATCH, np.int32)
    return int(moves[draw(rng, legal(s, seat, moves))])


def apply(s: Any, seat: int, action: int) -> None:
    """Play a legal action and all that follows without a choice. What happened is left in `s.events`."""
    raise NotImplementedError


def points(s: Any, out: Row) -> None:
    """Write the points of every seat so far; what is only given at the end counts once it is given."""
    raise NotImplementedError


def winners(s: Any) -> int:
    """Return the seats that win with the present points, ties broken by the rules."""
    raise NotImplementedError


def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraw everything that `seat` cannot know, such that every position it holds possible may come out.

    The result depends only on what the seat knows and on `rng`: two positions of one information set become the same,
    so that a bot with a fixed seed makes the same move in both.
    """
    raise NotImplementedError


def observe(s: Any, seat: int, out: FloatRow) -> None:
    """Write what `seat` may know as numbers near 0 to 1, the seat itself first, in the order of `Game.features`."""
    raise NotImplementedError


def is_legal(s: Any, seat: int, action: int, moves: Row) -> bool:
    """Return whether `seat` may play `action`; `moves` is scratch space to list moves in."""
    for i in range(legal(s, seat, moves)):
        if moves[i] == action:
            return True
    return False


# What bots ask beside the rules, which never call these. A game may define them; these are the defaults.


def appraise(s: Any, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    """Write what each of the legal moves listed in `moves` seems worth to `seat`, in points."""
    for i in range(count):
        out[i] = 0.0


def improvise(s: Any, seat: int, rng: Rng) -> int:
    """Return a sensible legal move of an awaited seat, found fast and not always the same: for playouts."""
    return sample(s, seat, rng)


def round_of(s: Any) -> int:
    """Return the number of the round being played, from 0."""
    return 0


def expect(s: Any, out: FloatRow) -> None:
    """Write the points that every seat may expect in the end. Called only when `round_of` has just risen."""
    for seat in range(s.players):
        out[seat] = 0.0


# What environments ask beside the rules. A game defines `mark` where listing moves is slow, `describe` for environments
# that describe moves, and `offer` (then `mark`, too) where its actions are too many for one mask.


def offer(choice: int) -> int:
    """Return the action that a place of the mask stands for: itself, unless the game offers a smaller set."""
    return choice


def mark(s: Any, seat: int, out: Row) -> int:
    """Write 1 for every legal choice of an awaited seat and 0 for all others; return how many are legal."""
    moves = np.empty(SCRATCH, np.int32)
    count = legal(s, seat, moves)
    for choice in range(out.size):
        out[choice] = 0
    for place in range(count):
        out[moves[place]] = 1
    return count


def describe(s: Any, seat: int, action: int, out: FloatRow) -> None:
    """Write what a legal action of `seat` means, as numbers near 0 to 1, in the order of `Game.move_features`."""


def describe_together(s: Any, seat: int, moves: Row, count: int, out: Any) -> None:
    """Add to the descriptions of all legal actions in `moves` what is computed once for all of them.

    `describe` has filled the rows of `out`. Not for games with an `offer`.
    """


class Rules(Protocol):
    """The rules of a game as a module: what it must define. All else in this module may be defined, too."""

    __name__: str

    @property
    def RULES_VERSION(self) -> int: ...  # noqa: N802
    def setup(self, s: Any, players: int, options: int, rng: Rng, /) -> None: ...
    def awaiting(self, s: Any, /) -> int: ...
    def legal(self, s: Any, seat: int, out: Row, /) -> int: ...
    def apply(self, s: Any, seat: int, action: int, /) -> None: ...
    def points(self, s: Any, out: Row, /) -> None: ...
    def winners(self, s: Any, /) -> int: ...
    def determinize(self, s: Any, seat: int, rng: Rng, /) -> None: ...
    def observe(self, s: Any, seat: int, out: FloatRow, /) -> None: ...


REQUIRED = ("RULES_VERSION", "setup", "awaiting", "legal", "apply", "points", "winners", "determinize", "observe")
"""What `Rules` names, to check modules by."""


@dataclass(frozen=True)
class BoundRules:
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
