"""One match played by choices, the places of the mask: what the interfaces of other libraries share.

>>> from matinee.games import find_game
>>> one = Single(find_game("hollywood"), players=3)
>>> one.deal(seed=7)
>>> one.seat, one.mask(one.seat).tolist()
(1, [1, 1, 1, 1, 1, 1, 0, 0, 0])
>>> one.play(4)
>>> one.seat
2
"""

from collections.abc import Mapping, Sequence
from io import StringIO
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from matinee.engine.compiling import bind, rules_over_arrays
from matinee.engine.contract import mark
from matinee.engine.errors import IllegalMove, UnknownOption
from matinee.engine.game import Game
from matinee.engine.layout import FloatRow, Row, plain
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng
from matinee.environments.features import offered
from matinee.environments.step_loops import REWARDS, describe_listed, settle
from matinee.games.generic_table import table_of

OVER = -1  # instead of a seat

# Between which all numbers of all observations lie. Most lie between 0 and 1; bids and money may be more.
LOWEST, HIGHEST = -1.0, 16.0

WIDTH = 120  # columns of a drawing


def first_mark(states: Any, seat: int, out: Row) -> int:
    return mark(states[0], seat, out)


def first_settle(states: Any, reward: int, rewards: FloatRow, totals: Row) -> None:
    settle(states[0], reward, rewards, totals)


class MatchEnv:
    """One match after the other, the same seats at the same table. Where several are awaited, the first is asked."""

    def __init__(
        self,
        game: Game,
        players: int = 4,
        reward: str = "points",
        box: str | Path | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise UnknownOption("error-choice", what="reward", value=str(reward), known=", ".join(REWARDS))
        self.game, self.reward = game, reward
        self.match = Match(game, players, 0, box, options)
        self.players = self.match.players
        self._options = game.pack_options(self.players, self.match.options)
        self._rules = rules_over_arrays(game.rules)
        self._mark = bind(first_mark, game.rules)
        self._describe = bind(describe_listed, game.rules)
        self._settle = bind(first_settle, game.rules)
        self._offered = offered(game)

    def deal(self, seed: int) -> None:
        """A new match. The same number gives the same one."""
        self._rules.setup(self.match.state, self.players, self._options, fast_rng(seed))

    @property
    def seat(self) -> int:
        """Who is asked, or `OVER`."""
        awaited = self._rules.awaiting(self.match.state)
        return (awaited & -awaited).bit_length() - 1

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each choice of a seat, 0 for all else; nothing but 0 for whoever is not awaited."""
        out = np.zeros(self.game.choices, np.bool_)
        if self._rules.awaiting(self.match.state) >> seat & 1:
            self._mark(self.match.state, seat, out)
        return out.view(np.int8)

    def choices(self, seat: int) -> list[int]:
        """The same as a list."""
        return np.flatnonzero(self.mask(seat)).tolist()

    def described(self, seat: int, choices: Sequence[int]) -> NDArray[np.float32]:
        """What choices of a seat mean: a row of `move_features` for each."""
        out = np.zeros((len(choices), len(self.game.move_features)), np.float32)
        self._describe(self.match.state, seat, self._offered[list(choices)], out)
        return out

    def play(self, choice: object, seat: int | None = None) -> None:
        """Plays a choice of the seat that is asked, or of another that is awaited. One that is not legal is refused."""
        seat = self.seat if seat is None else seat
        s, game = self.match.state[0], self.game
        if not self.match.awaiting:
            raise IllegalMove(game.clause_now(s), "refused-over")
        if isinstance(choice, bool) or not isinstance(choice, SupportsIndex) or not 0 <= index(choice) < game.choices:
            raise IllegalMove(game.clause_now(s), "refused-number", move=str(choice))
        if not self.mask(seat)[index(choice)]:
            raise game.refusal(plain(s), self.match.box, seat, self.action(index(choice)))
        self.act(seat, self.action(index(choice)))

    def action(self, choice: int) -> int:
        """The action of the rules that a choice stands for."""
        return int(self._offered[choice])

    def act(self, seat: int, action: int) -> None:
        """Plays a legal action, which need not be among the choices: bots do not keep to Dreams' lattice."""
        self._rules.apply(self.match.state, seat, action)

    def text(self, seat: int, choice: int) -> str:
        """A choice in notation."""
        return self.game.text(self.match.state[0], self.match.box, seat, self.action(choice))

    def rewards(self) -> list[float]:
        """What the match is worth to each seat; nothing before it is over."""
        out = np.zeros(self.players)
        if not self.match.awaiting:
            self._settle(self.match.state, REWARDS.index(self.reward), out, np.zeros(self.players, np.int64))
        return out.tolist()

    def drawing(self, seat: int | None) -> str:
        """The table as a seat sees it, or a spectator, in plain characters."""
        paper = StringIO()
        names = [f"player_{each}" for each in range(self.players)]
        drawing = table_of(self.game, "drawing")
        Console(file=paper, width=WIDTH, color_system=None).print(
            drawing.draw(self.match.view(seat), self.match.box, names, "en")
        )
        return paper.getvalue()

    def copy(self) -> "MatchEnv":
        """An independent copy."""
        twin = object.__new__(MatchEnv)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.copy()
        return twin

    def redrawn(self, seat: int, seed: int) -> "MatchEnv":
        """A copy in which all that a seat cannot know has been redrawn."""
        twin = self.copy()
        twin.match = self.match.determinized(seat, seed)
        return twin
