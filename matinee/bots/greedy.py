"""The greedy bot: takes the move that seems worth most to it and against the others, and looks no further."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.bots.bot import Bot
from matinee.engine.compiling import bind
from matinee.engine.contract import appraise, legal
from matinee.engine.layout import FloatRow, Row
from matinee.engine.match import Match


class GreedyBot(Bot):
    """Values every move by the game's own judgement.

    Like people it may slip: `misjudging` is by how many points it errs about a move, `overlooking` the chance that
    it does not notice one at all.
    """

    name = "greedy"

    def __init__(self, misjudging: float = 0.0, overlooking: float = 0.0) -> None:
        self.misjudging = misjudging
        self.overlooking = overlooking

    def rank(self, known: Match, seat: int, seed: int) -> list[int]:
        moves, worth = np.zeros(known.game.max_legal_moves, np.int32), np.zeros(known.game.max_legal_moves)
        count = int(bind(value, known.game.rules)(known.state[0], seat, moves, worth))
        seen = self._slip(worth[:count], seed) if self.misjudging or self.overlooking else worth[:count]
        return moves[np.argsort(-seen, kind="stable")].tolist()

    def _slip(self, worth: NDArray[np.float64], seed: int) -> NDArray[np.float64]:
        """What the moves seem worth to somebody who slips. Those overlooked come after all others."""
        rng = np.random.default_rng(seed % (1 << 64))
        seen = worth + rng.normal(0, self.misjudging, worth.size)
        overlooked = rng.random(worth.size) < self.overlooking
        return np.where(overlooked, seen - np.ptp(seen) - 1.0, seen)


def value(s: Any, seat: int, moves: Row, worth: FloatRow) -> int:
    """Lists the legal moves of a seat and what each seems worth; returns how many."""
    count = legal(s, seat, moves)
    appraise(s, seat, moves, count, worth)
    return count
