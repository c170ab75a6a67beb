"""What a bot is: somebody who looks at a position as a seat knows it and says what they would do, and why."""

from abc import ABC, abstractmethod

from msgspec import Struct

from matinee.engine.match import Match


class Thought(Struct, frozen=True):
    """A move a bot has considered."""

    move: str
    visits: int  # how often it was tried
    points: float  # expected at the end of the game
    win: float  # chance of winning, shared wins by their share


class Bot(ABC):
    """A player. The same seed gives the same thoughts."""

    name: str

    def consider(self, match: Match, seat: int, seed: int) -> list[Thought]:
        """The moves worth considering, the best first. What the seat cannot know is redrawn before the bot looks."""
        return self.think(match.determinized(seat, seed), seat, seed)

    def choose(self, match: Match, seat: int, seed: int) -> str:
        """The move the bot makes."""
        return self.consider(match, seat, seed)[0].move

    @abstractmethod
    def think(self, known: Match, seat: int, seed: int) -> list[Thought]:
        """As `consider`, with a match in which all that the seat cannot know has been redrawn."""


class RandomBot(Bot):
    """Plays anything, each move as likely as the other."""

    name = "random"

    def think(self, known: Match, seat: int, seed: int) -> list[Thought]:
        action = known.sample(seat, seed)
        move = known.game.text(known.state[0], known.box, seat, action)
        return [Thought(move, 1, float(known.points[seat]), 1 / known.players)]
