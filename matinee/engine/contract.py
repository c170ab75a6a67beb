"""The contract: the functions that the rules of a game consist of, and their guarantees.

Rules are a module of plain functions over one record, `s`, whose fields are declared in `state.py`. They are written
once, in the part of Python that Numba compiles, and run interpreted, compiled, or inside a CUDA kernel (see
`compiling.py`). Loops over any game (`loops.py`, the search of the bots, the environments) import these names and are
bound to one game's functions before they run.

Guarantees of all functions:

- They allocate nothing, raise nothing and use no Python objects. They write to buffers that the caller owns.
- They do not recurse, not even indirectly: a GPU has hardly any stack.
- Only `setup` makes random draws that matter for play, so seed and moves determine a game. `determinize` and `sample`
  draw too, but are not part of play.
- The box (values of tiles and cards) is in the record before `setup`, so another box needs no compilation.
- Seats count from 0. A set of seats is a bit mask. Actions are small integers; `Game.text` gives their notation.
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
"""The most legal moves of a game that uses the default `sample` or `mark`, which list them."""


def setup(s: Any, players: int, options: int, rng: Rng) -> None:
    """Set up a new game: write every field but the box, shuffle all decks and draw all roles.

    Args:
        s: The record.
        players: The number of players.
        options: The packed options, see `options.py`.
        rng: The generator.
    """
    raise NotImplementedError


def awaiting(s: Any) -> int:
    """Return the seats that may act now: several at once if the rules say so, 0 when the game is over."""
    raise NotImplementedError


def legal(s: Any, seat: int, out: Row) -> int:
    """Write every legal action of `seat` to `out` in a fixed order; return their number. 0 for a seat not awaited."""
    raise NotImplementedError


def sample(s: Any, seat: int, rng: Rng) -> int:
    """Draw a legal action of an awaited seat, all equally likely. Games with many moves draw without listing them."""
    moves = np.empty(SCRATCH, np.int32)
    return int(moves[draw(rng, legal(s, seat, moves))])


def apply(s: Any, seat: int, action: int) -> None:
    """Play a legal action and everything that follows without a choice. The events are written to `s.events`."""
    raise NotImplementedError


def points(s: Any, out: Row) -> None:
    """Write the points of every seat so far. Points awarded at the end count only then."""
    raise NotImplementedError


def winners(s: Any) -> int:
    """Return the seats that win with the present points, as a bit mask; ties are broken by the rules."""
    raise NotImplementedError


def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraw everything that `seat` cannot know, so that every position possible for it may result.

    The result depends only on the seat's knowledge and on `rng`. Two positions of one information set become the same,
    so a bot with a fixed seed makes the same move in both.
    """
    raise NotImplementedError


def observe(s: Any, seat: int, out: FloatRow) -> None:
    """Write what `seat` may know as numbers near 0 to 1, the seat itself first, in the order of `Game.features`."""
    raise NotImplementedError


def is_legal(s: Any, seat: int, action: int, moves: Row) -> bool:
    """Return whether `seat` may play `action`; `moves` is scratch space for listing moves."""
    for i in range(legal(s, seat, moves)):
        if moves[i] == action:
            return True
    return False


# For bots; rules never call these. A game may define them; these are the defaults.


def appraise(s: Any, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    """Write the estimated value in points of each of the `count` legal moves in `moves` for `seat`."""
    for i in range(count):
        out[i] = 0.0


def improvise(s: Any, seat: int, rng: Rng) -> int:
    """Return a sensible legal move of an awaited seat, quickly and with some randomness, for playouts."""
    return sample(s, seat, rng)


def round_of(s: Any) -> int:
    """Return the number of the round being played, from 0."""
    return 0


def expect(s: Any, out: FloatRow) -> None:
    """Write the points that every seat can expect at the end. Called only when `round_of` has just increased."""
    for seat in range(s.players):
        out[seat] = 0.0


# For environments. A game defines `mark` if listing moves is slow, `describe` for environments with move features, and
# `offer` (then `mark`, too) if it has too many actions for one mask.


def offer(choice: int) -> int:
    """Return the action for an index of the mask: the index itself, unless the game offers a smaller set."""
    return choice


def mark(s: Any, seat: int, out: Row) -> int:
    """Write 1 for every legal choice of an awaited seat and 0 for all others; return the number of legal ones."""
    moves = np.empty(SCRATCH, np.int32)
    count = legal(s, seat, moves)
    for choice in range(out.size):
        out[choice] = 0
    for place in range(count):
        out[moves[place]] = 1
    return count


def describe(s: Any, seat: int, action: int, out: FloatRow) -> None:
    """Write the features of a legal action of `seat`: numbers near 0 to 1, in the order of `Game.move_features`."""


def describe_together(s: Any, seat: int, moves: Row, count: int, out: Any) -> None:
    """Add the features that are computed once for all legal actions in `moves`.

    `describe` has already filled the rows of `out`. Not for games with an `offer`.
    """


class Rules(Protocol):
    """The module of a game's rules: the functions it must define, each as described above.

    It may also define the other functions of this module.
    """

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
"""The names in `Rules`, for checking modules."""


@dataclass(frozen=True)
class BoundRules:
    """The functions of one game, interpreted or compiled."""

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
