"""The bots by name.

People choose a *level*, which is a character: `extra`, `understudy`, `lead` or `legend`. The bots behind
them are `greedy` and `search`; there is `random`, too. `search@2000` looks at 2000 playouts a move, `search@250ms` for
a quarter of a second. `package.module:Class` is a bot of your own.
"""

import re
from collections.abc import Callable
from importlib import import_module

from msgspec import Struct

from matinee.bots.bot import Bot, RandomBot
from matinee.bots.greedy import GreedyBot
from matinee.bots.search import SearchBot
from matinee.engine.errors import UnknownBot
from matinee.engine.game import Game
from matinee.engine.words import Name

BUDGET = re.compile(r"search@([1-9]\d{0,8})(ms)?")


class Level(Struct, frozen=True):
    """A bot that people choose. Its name and character are in `bots.ftl`."""

    id: str
    name: Name
    character: Name


LEVELS: dict[str, Callable[[], Bot]] = {
    "extra": lambda: GreedyBot(misjudging=3.0, overlooking=0.25),
    "understudy": lambda: GreedyBot(misjudging=1.0, overlooking=0.1),
    "lead": GreedyBot,
    "legend": SearchBot,
}
BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def levels_for(game: Game) -> list[Level]:
    """The levels people may choose in a game, the easiest first."""
    return [
        Level(level, Game.word(f"level-{level}"), Game.word(f"level-{level}.character"))
        for level in LEVELS
        if is_judged(game)
    ]


def is_judged(game: Game) -> bool:
    """Whether a game says what moves are worth, without which no bot plays well."""
    return hasattr(game.rules, "appraise")


def bots_for(game: Game) -> list[str]:
    """Those who can play a game."""
    return [*LEVELS, *BOTS] if is_judged(game) else ["random"]


def usual_bot(game: Game) -> str:
    """Whom somebody plays who did not choose."""
    return "understudy" if is_judged(game) else "random"


def find_bot(name: str, game: Game) -> Bot:
    """The bot of that name, which it carries."""
    bot = _made(name, game)
    bot.name = name
    return bot


def _made(name: str, game: Game) -> Bot:
    if ":" in name:
        return somebodys_bot(name, game)
    budget = BUDGET.fullmatch(name)
    if ("search" if budget else name) not in bots_for(game):
        raise UnknownBot(name, game.box().name, bots_for(game))
    if budget:
        number = int(budget[1])
        return SearchBot(milliseconds=number) if budget[2] else SearchBot(iterations=number)
    return (LEVELS | BOTS)[name]()


def somebodys_bot(name: str, game: Game) -> Bot:
    """A bot from a module of the user's."""
    module, _, attribute = name.partition(":")
    try:
        bot = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, ValueError, TypeError):
        bot = None
    if not isinstance(bot, Bot):
        raise UnknownBot(name, game.box().name, bots_for(game))
    return bot
