"""One match played by action index, shared by the adapters for other libraries.

>>> from matinee.games import find_game
>>> env = MatchEnv(find_game("hollywood"), players=3)
>>> env.deal(seed=7)
>>> env.seat, env.mask(env.seat).tolist()
(1, [1, 1, 1, 1, 1, 1, 0, 0, 0])
>>> env.play(4)
>>> env.seat
2
"""

from collections.abc import Mapping, Sequence
from io import StringIO
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from matinee.engine.compiling import bind, rules_over_arrays
from matinee.engine.contract import mark
from matinee.engine.errors import IllegalMove, WrongType
from matinee.engine.game import Game
from matinee.engine.layout import FloatRow, Row, plain
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng
from matinee.environments.batch import check_reward
from matinee.environments.features import offered
from matinee.environments.step_loops import REWARDS, compute_rewards, describe_actions
from matinee.games.generic_table import terminal_part

OVER = -1
"""The seat to act when the game is over."""

LOWEST, HIGHEST = -1.0, 16.0
"""Bounds of all observations. Most numbers are between 0 and 1; bids and money may be larger."""

DRAWING_WIDTH = 120  # columns


def single_mark(states: Any, seat: int, out: Row) -> int:
    """Call `mark` for the position `states[0]`."""
    return mark(states[0], seat, out)


def single_rewards(states: Any, reward: int, rewards: FloatRow, final_points: Row) -> None:
    """Call `compute_rewards` for the position `states[0]`."""
    compute_rewards(states[0], reward, rewards, final_points)


class MatchEnv:
    """A match that is dealt again for each episode. If several seats may act, the lowest one acts first.

    Attributes:
        game: The game.
        players: The number of players.
        reward: "points", "rank" or "win".
        match: The match.
    """

    def __init__(
        self,
        game: Game,
        players: int = 4,
        reward: str = "points",
        box: str | Path | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Create the match; the parameters are those of `matinee.vector`."""
        self.reward: str = check_reward(reward)
        self.game: Game = game
        self.match: Match = Match(game, players, 0, box, options)
        self.players: int = self.match.players
        self._options = game.pack_options(self.players, self.match.options)
        self._rules = rules_over_arrays(game.rules)
        self._mark = bind(single_mark, game.rules)
        self._describe = bind(describe_actions, game.rules)
        self._compute_rewards = bind(single_rewards, game.rules)
        self._offered = offered(game)

    def deal(self, seed: int) -> None:
        """Start a new match. The same seed gives the same match."""
        self._rules.setup(self.match.state, self.players, self._options, fast_rng(seed))

    @property
    def seat(self) -> int:
        """The seat to act, or `OVER`."""
        awaited = self._rules.awaiting(self.match.state)
        return (awaited & -awaited).bit_length() - 1

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the action mask of a seat: 1 for each legal action index; all 0 for a seat that may not act."""
        out = np.zeros(self.game.choices, np.bool_)
        if self._rules.awaiting(self.match.state) >> seat & 1:
            self._mark(self.match.state, seat, out)
        return out.view(np.int8)

    def choices(self, seat: int) -> list[int]:
        """Return the legal action indices of a seat."""
        return np.flatnonzero(self.mask(seat)).tolist()

    def described(self, seat: int, choices: Sequence[int]) -> NDArray[np.float32]:
        """Return the move features of action indices, one row each.

        Args:
            seat: The seat to act.
            choices: Legal action indices.
        """
        out = np.zeros((len(choices), len(self.game.move_features)), np.float32)
        self._describe(self.match.state, seat, self._offered[list(choices)], out)
        return out

    def play(self, choice: object, seat: int | None = None) -> None:
        """Play an action index.

        Args:
            choice: An action index: an integer, or an array of one integer.
            seat: A seat that may act; None for the lowest one.

        Raises:
            IllegalMove: The action is illegal, or the game is over; the match is unchanged.
            WrongType: The action is not an integer; the match is unchanged.
        """
        seat = self.seat if seat is None else seat
        s, game = self.match.state[0], self.game
        if not self.match.awaiting:
            raise IllegalMove(game.clause_now(s), "refused-over")
        number = whole_number(choice)
        if number is None:
            raise WrongType(game.clause_now(s), choice)
        if not 0 <= number < game.choices:
            raise IllegalMove(game.clause_now(s), "refused-number", move=str(number))
        if not self.mask(seat)[number]:
            raise game.refusal(plain(s), self.match.box, seat, self.action(number))
        self.act(seat, self.action(number))

    def play_unchecked(self, choice: object, seat: int | None = None) -> bool:
        """Play an action index, or the first legal one if it is illegal; return whether it was illegal.

        Args:
            choice: An action index: an integer, or an array of one integer.
            seat: A seat that may act; None for the lowest one.

        Raises:
            IllegalMove: The game is over.
            WrongType: The action is not an integer; the match is unchanged.
        """
        seat = self.seat if seat is None else seat
        try:
            self.play(choice, seat)
        except IllegalMove as refused:
            if self.match.over or isinstance(refused, WrongType):
                raise
            self.play(self.choices(seat)[0], seat)
            return True
        return False

    def action(self, choice: int) -> int:
        """Return the action of the rules for an action index."""
        return int(self._offered[choice])

    def act(self, seat: int, action: int) -> None:
        """Play a legal action of the rules. Bots need it, because in Dreams not every action has an action index."""
        self._rules.apply(self.match.state, seat, action)

    def text(self, seat: int, choice: int) -> str:
        """Return an action index in move notation."""
        return self.game.text(self.match.state[0], self.match.box, seat, self.action(choice))

    def rewards(self) -> list[float]:
        """Return the reward of every seat: 0 until the game is over."""
        out = np.zeros(self.players)
        if not self.match.awaiting:
            reward, final_points = REWARDS.index(self.reward), np.zeros(self.players, np.int64)
            self._compute_rewards(self.match.state, reward, out, final_points)
        return out.tolist()

    def drawing(self, seat: int | None) -> str:
        """Return the board as plain text, as a seat sees it; None for a spectator."""
        buffer = StringIO()
        names = [f"player_{each}" for each in range(self.players)]
        drawing = terminal_part(self.game, "drawing")
        Console(file=buffer, width=DRAWING_WIDTH, color_system=None).print(
            drawing.draw(self.match.view(seat), self.match.box, names, "en")
        )
        return buffer.getvalue()

    def copy(self) -> "MatchEnv":
        """Return an independent copy."""
        copy = object.__new__(MatchEnv)
        copy.__dict__.update(self.__dict__)
        copy.match = self.match.copy()
        return copy

    def determinized(self, seat: int, seed: int) -> "MatchEnv":
        """Return a copy in which everything that a seat cannot know is redrawn."""
        copy = self.copy()
        copy.match = self.match.determinized(seat, seed)
        return copy


def whole_number(action: object) -> int | None:
    """Return an action as an int, also if it is an array of one integer; None if it is not an integer."""
    given: Any = action
    if getattr(given, "shape", None) == (1,):
        given = given[0]
    try:
        return None if isinstance(given, bool) else index(given)
    except TypeError:
        return None
