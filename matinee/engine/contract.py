"""The contract: the functions that make up the rules of a game, and their guarantees.

Rules are a module of plain functions over one record, `s`, whose fields are declared in `state.py`. They are written
once, in the part of Python that Numba compiles, and run interpreted, compiled, or inside a CUDA kernel (see
`compiling.py`). Code that works with every game (`loops.py`, the bots' search, the environments) imports these names
and is bound to the functions of one game before it runs.

Guarantees of all functions:

- They allocate nothing, raise nothing and use no Python objects. They write to buffers that the caller owns.
- They do not recurse, not even indirectly: a GPU has hardly any stack.
- Only `setup` makes random draws that matter for play, so seed and moves determine a game. `determinize` and `sample`
  draw too, but are not part of play.
- The box (values of tiles and cards) is in the record before `setup`, so a different box needs no recompilation.
- Seats count from 0. A set of seats is a bit mask. Actions are small integers; `Game.text` gives their notation.
- `seat` -1 is a spectator, who knows nothing hidden.
- `RULES_VERSION` is increased whenever the rules behave differently. Rules that can still play former versions define
  `OLDEST_RULES_VERSION` too, and ask the field `rules_version` of the record, which is written before `setup`.

`matinee.testing.check_game` checks these guarantees. A game must define the functions that raise `NotImplementedError`
here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng, draw

SPECTATOR = -1
MAX_SEATS = 8

MAX_LISTED_MOVES = 512
"""The maximum number of legal moves in a game that uses the default `sample` or `mark`, which list all moves."""


def setup(s: Any, players: int, options: int, rng: Rng) -> None:
    """Set up a new game: write every field but the box, shuffle all decks and draw all roles.

    Args:
        s: The record.
        players: The number of players.
        options: The packed options, see `options.py`.
        rng: The random number generator.
    """
    raise NotImplementedError


def awaiting(s: Any) -> int:
    """Return the seats that may act now, as a bit mask. Several if they act simultaneously; 0 when the game is over."""
    raise NotImplementedError


def legal(s: Any, seat: int, out: Row) -> int:
    """Write all legal actions of `seat` to `out` in a fixed order; return how many, 0 if the seat is not awaited."""
    raise NotImplementedError


def sample(s: Any, seat: int, rng: Rng) -> int:
    """Draw a legal action of an awaited seat, all equally likely. Games with many moves draw without listing them."""
    moves = np.empty(MAX_LISTED_MOVES, np.int32)
    return int(moves[draw(rng, legal(s, seat, moves))])


def apply(s: Any, seat: int, action: int) -> None:
    """Play a legal action and everything that follows automatically. The events are written to `s.events`."""
    raise NotImplementedError


def points(s: Any, out: Row) -> None:
    """Write the points of every seat so far. Points awarded at the end count only then."""
    raise NotImplementedError


def winners(s: Any) -> int:
    """Return the seats that win with the current points, as a bit mask; ties are broken by the rules."""
    raise NotImplementedError


def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraw everything that `seat` cannot know, so that every position possible for it may result.

    The result depends only on the seat's knowledge and on `rng`. Two positions of one information set become the same,
    so a bot with a fixed seed makes the same move in both.
    """
    raise NotImplementedError


def observe(s: Any, seat: int, out: FloatRow) -> None:
    """Write what `seat` may know, itself first, as numbers mostly from 0 to 1, in the order of `Game.features`."""
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


# For environments. A game defines `mark` if listing moves is slow, `describe` to provide move features, and `offer`
# together with `mark` if it has too many actions for one mask.


def offer(choice: int) -> int:
    """Return the action for an index of the mask: the index itself, unless the mask covers only some of the actions."""
    return choice


def mark(s: Any, seat: int, out: Row) -> int:
    """Write the action mask of an awaited seat: 1 for every legal choice, else 0. Return how many choices are legal."""
    moves = np.empty(MAX_LISTED_MOVES, np.int32)
    count = legal(s, seat, moves)
    for choice in range(out.size):
        out[choice] = 0
    for i in range(count):
        out[moves[i]] = 1
    return count


def describe(s: Any, seat: int, action: int, out: FloatRow) -> None:
    """Write the features of a legal action of `seat`, mostly from 0 to 1, in the order of `Game.move_features`."""


def describe_together(s: Any, seat: int, moves: Row, count: int, out: Any) -> None:
    """Write the features that are computed once for all the `count` legal actions in `moves`.

    It is called after `describe` has filled the rows of `out`, one for each action. Games that define `offer` cannot
    use it.
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
