"""What a bot is: somebody who looks at a position as a seat knows it and says what they would do, and why."""

from abc import ABC, abstractmethod

import numpy as np
from msgspec import Struct

from matinee.bots import mcts
from matinee.engine.compiling import bind
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng

FEW = 5  # moves that a bot gives its reasons for
PLAYOUTS = 40  # that stand behind each of them


class Thought(Struct, frozen=True):
    """A move a bot has considered."""

    move: str
    visits: int  # how often it was tried
    points: float  # expected at the end of the game
    win: float  # chance of winning, shared wins by their share


class Bot(ABC):
    """A player. The same seed gives the same move and the same thoughts.

    A bot is never shown a position as it is: what the seat cannot know is redrawn before it looks.
    """

    name: str

    def choose(self, match: Match, seat: int, seed: int) -> str:
        """The move the bot makes, in notation."""
        known = match.determinized(seat, seed)
        return known.game.text(known.state[0], known.box, seat, self.decide(known, seat, seed))

    def consider(self, match: Match, seat: int, seed: int) -> list[Thought]:
        """The few moves worth considering, the one the bot makes first, with what each may bring."""
        known = match.determinized(seat, seed)
        return self.think(known, seat, seed)

    @abstractmethod
    def rank(self, known: Match, seat: int, seed: int) -> list[int]:
        """Legal actions, the preferred one first. All that the seat cannot know has been redrawn in `known`."""

    def decide(self, known: Match, seat: int, seed: int) -> int:
        """The action the bot takes."""
        return self.rank(known, seat, seed)[0]

    def think(self, known: Match, seat: int, seed: int) -> list[Thought]:
        """As `consider`. A bot that does not look ahead plays its few best moves out to be able to give reasons."""
        return [rehearsed(known, seat, action, seed) for action in self.rank(known, seat, seed)[:FEW]]


def rehearsed(known: Match, seat: int, action: int, seed: int) -> Thought:
    """What a move brings, by playing on from it."""
    states = np.repeat(known.state, 2)
    worth, totals, sums = np.zeros(2 * mcts.SEATS), np.zeros(mcts.SEATS, np.int64), np.zeros(2)
    rehearse = bind(mcts.rehearse, known.game.rules)
    settings = mcts.Settings().packed()
    rehearse(states, bytes_of(states), seat, action, PLAYOUTS, settings, fast_rng(seed), worth, totals, sums)
    move = known.game.text(known.state[0], known.box, seat, action)
    return Thought(move, PLAYOUTS, sums[0] / PLAYOUTS, sums[1] / PLAYOUTS)


class RandomBot(Bot):
    """Plays anything, each move as likely as the other."""

    name = "random"

    def rank(self, known: Match, seat: int, seed: int) -> list[int]:
        return [known.sample(seat, seed)]
