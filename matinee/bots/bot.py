"""The interface of bots, and the random bot."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from matinee.bots import mcts
from matinee.bots.talk import Said
from matinee.engine.compiling import bind
from matinee.engine.contract import MAX_SEATS
from matinee.engine.i18n import LocalisedName
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng

MAX_EVALUATIONS = 5
"""The maximum number of moves in the result of `Bot.evaluate_moves`."""

PLAYOUTS = 40  # per move


class MoveEvaluation(Struct, frozen=True):
    """A move that a bot has considered.

    Attributes:
        move: The move in notation.
        visits: How often it was tried.
        points: The points expected at the end of the game.
        win: The chance of winning; a shared win counts in part.
        reasons: What speaks most for the move, if the bot can tell: short phrases such as "the stars it adds".
    """

    move: str
    visits: int
    points: float
    win: float
    reasons: tuple[LocalisedName, ...] = ()


class Bot(ABC):
    """A computer player. The same seed gives the same move and the same evaluations.

    Subclasses implement `rank`. It gets a determinization: a match in which everything hidden from the seat is redrawn.

    Attributes:
        name: The name under which `matinee.bots.roster.find_bot` found the bot.
    """

    name: str

    def choose(self, match: Match, seat: int, seed: int) -> str:
        """Return the bot's move in notation.

        Args:
            match: The match. Everything hidden from the seat is redrawn before the bot sees it.
            seat: The bot's seat, which may move.
            seed: Determines everything random in the choice.
        """
        match = match.determinized(seat, seed)
        return match.game.text(match.state[0], match.box, seat, self.decide(match, seat, seed))

    def evaluate_moves(self, match: Match, seat: int, seed: int) -> list[MoveEvaluation]:
        """Return the best few moves with their expected results, the best first. Arguments as in `choose`.

        The first is the bot's choice, unless the bot tries its best moves out further for the evaluation.
        """
        match = match.determinized(seat, seed)
        return self.evaluate_determinized(match, seat, seed)

    def hearing(self, said: Sequence[Said]) -> "Bot":
        """Return the bot after it has heard remarks of other players; by default it does not mind them."""
        return self

    @abstractmethod
    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        """Return legal actions, the preferred one first.

        Args:
            match: A determinization of the match for the seat.
            seat: The bot's seat, which may move.
            seed: Determines everything random in the choice.
        """

    def decide(self, match: Match, seat: int, seed: int) -> int:
        """Return the bot's action. See `rank`."""
        return self.rank(match, seat, seed)[0]

    def evaluate_determinized(self, match: Match, seat: int, seed: int) -> list[MoveEvaluation]:
        """Evaluate the best moves in a determinization; by default with playouts."""
        return [evaluate(match, seat, action, seed) for action in self.rank(match, seat, seed)[:MAX_EVALUATIONS]]


def evaluate(match: Match, seat: int, action: int, seed: int) -> MoveEvaluation:
    """Estimate the result of an action by playouts."""
    states = np.repeat(match.state, 2)
    results, totals, sums = np.zeros(2 * MAX_SEATS), np.zeros(MAX_SEATS, np.int64), np.zeros(2)
    run_playouts = bind(mcts.run_playouts, match.game.rules)
    settings = mcts.Settings().packed()
    run_playouts(states, bytes_of(states), seat, action, PLAYOUTS, settings, fast_rng(seed), results, totals, sums)
    move = match.game.text(match.state[0], match.box, seat, action)
    return MoveEvaluation(move, PLAYOUTS, sums[0] / PLAYOUTS, sums[1] / PLAYOUTS)


class RandomBot(Bot):
    """Play any legal move, all equally likely."""

    name = "random"

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        return [match.sample(seat, seed)]
