"""The greedy bot: plays the move with the highest heuristic value, without look-ahead."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.bots.bot import Bot
from matinee.engine.compiling import bind
from matinee.engine.contract import appraise, legal
from matinee.engine.layout import FloatRow, Row
from matinee.engine.match import Match


class GreedyBot(Bot):
    """Play the move with the highest value according to the game's heuristic (`appraise`).

    Args:
        misjudging: The standard deviation, in points, of random errors added to the values.
        overlooking: The probability with which each move is overlooked.
    """

    name = "greedy"

    def __init__(self, misjudging: float = 0.0, overlooking: float = 0.0) -> None:
        self.misjudging: float = misjudging
        self.overlooking: float = overlooking

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        moves, values = np.zeros(match.game.max_legal_moves, np.int32), np.zeros(match.game.max_legal_moves)
        count = int(bind(value_moves, match.game.rules)(match.state[0], seat, moves, values))
        perceived = self._add_errors(values[:count], seed) if self.misjudging or self.overlooking else values[:count]
        return moves[np.argsort(-perceived, kind="stable")].tolist()

    def _add_errors(self, values: NDArray[np.float64], seed: int) -> NDArray[np.float64]:
        """Return values with random errors. Overlooked moves come after all others."""
        rng = np.random.default_rng(seed % (1 << 64))
        perceived = values + rng.normal(0, self.misjudging, values.size)
        overlooked = rng.random(values.size) < self.overlooking
        return np.where(overlooked, perceived - np.ptp(perceived) - 1.0, perceived)


def value_moves(s: Any, seat: int, moves: Row, values: FloatRow) -> int:
    """Write the legal moves of a seat and the heuristic value of each; return how many there are.

    `bind` replaces `legal` and `appraise` by the functions of a game.
    """
    count = legal(s, seat, moves)
    appraise(s, seat, moves, count, values)
    return count
