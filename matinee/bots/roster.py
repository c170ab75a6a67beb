"""The bots by name."""

from matinee.bots.bot import Bot, RandomBot
from matinee.bots.search import SearchBot
from matinee.engine.errors import UnknownBot
from matinee.engine.game import Game

ITERATIONS = 4000  # a fifth of a second at most; a number of them, so that a move taken back comes out the same again
MANY_MOVES = 1000  # more than a tree can tell apart


def bots_for(game: Game) -> list[str]:
    """Those who can play a game."""
    return ["random"] if game.most_moves > MANY_MOVES else ["random", "search"]


def find_bot(name: str, game: Game) -> Bot:
    """The bot of that name."""
    if name not in bots_for(game):
        raise UnknownBot(name, game.box().name, bots_for(game))
    return SearchBot(iterations=ITERATIONS) if name == "search" else RandomBot()
