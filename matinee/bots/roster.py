"""The bots by name.

People choose a *level*, which is a character: `extra`, `understudy`, `lead` or `legend`, and in Dreams `daydreamer`,
`sleepwalker`, `stargazer` or `seer`. The bots behind them are `greedy` and `search`, and seers of several settings;
there are `random` and, in Dreams, `landmarks`, too. `search@2000` looks at 2000 playouts a move, `search@250ms` for a
quarter of a second. `package.module:Class` is a bot of your own. In Dreams, `seer/random` is a seer as a god and
plays at random as the mortal.
"""

import re
from collections.abc import Callable
from importlib import import_module

from msgspec import Struct

from matinee.bots.bot import Bot, RandomBot
from matinee.bots.dreams.beliefs import Settings
from matinee.bots.dreams.seer import LandmarkBot, RoleBot, SeerBot
from matinee.bots.greedy import GreedyBot
from matinee.bots.search import SearchBot
from matinee.engine.errors import UnknownBot
from matinee.engine.game import Game
from matinee.engine.i18n import LocalisedName

BUDGET = re.compile(r"search@([1-9]\d{0,8})(ms)?")


class Level(Struct, frozen=True):
    """A bot that people choose. Its name and character are in `bots.ftl`."""

    id: str
    name: LocalisedName
    character: LocalisedName


LEVELS: dict[str, Callable[[], Bot]] = {
    "extra": lambda: GreedyBot(misjudging=3.0, overlooking=0.25),
    "understudy": lambda: GreedyBot(misjudging=1.0, overlooking=0.1),
    "lead": GreedyBot,
    "legend": SearchBot,
}
BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}

DREAM_LEVELS: dict[str, Callable[[], Bot]] = {
    "daydreamer": lambda: SeerBot(Settings(leak=0.0, bluff=3.0, memory=0.0, noise=0.6, vote_noise=8.0)),
    "sleepwalker": lambda: SeerBot(Settings(memory=0.5, noise=0.3, vote_noise=4.0)),
    "stargazer": lambda: SeerBot(Settings(noise=0.12, vote_noise=1.5)),
    "seer": SeerBot,
}
DREAM_BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "landmarks": LandmarkBot}


def levels_for(game: Game) -> list[Level]:
    """The levels people may choose in a game, the easiest first."""
    levels = LEVELS if is_judged(game) else DREAM_LEVELS
    return [Level(level, Game.word(f"level-{level}"), Game.word(f"level-{level}.character")) for level in levels]


def is_judged(game: Game) -> bool:
    """Whether a game says what moves are worth. In Dreams one has to look at pictures."""
    return hasattr(game.rules, "appraise")


def bots_for(game: Game) -> list[str]:
    """Those who can play a game."""
    return list(_makers(game))


def _makers(game: Game) -> dict[str, Callable[[], Bot]]:
    return LEVELS | BOTS if is_judged(game) else DREAM_LEVELS | DREAM_BOTS


def usual_bot(game: Game) -> str:
    """Whom somebody plays who did not choose."""
    return "understudy" if is_judged(game) else "sleepwalker"


def find_bot(name: str, game: Game) -> Bot:
    """The bot of that name, which it carries."""
    bot = _made(name, game)
    bot.name = name
    return bot


def _made(name: str, game: Game) -> Bot:
    if ":" in name:
        return somebodys_bot(name, game)
    if "/" in name and not is_judged(game):
        god, _, mortal = name.partition("/")
        return RoleBot(_made(god, game), _made(mortal, game))
    budget = BUDGET.fullmatch(name)
    if ("search" if budget else name) not in bots_for(game):
        raise UnknownBot(name, game.box().name, bots_for(game))
    if budget:
        number = int(budget[1])
        return SearchBot(milliseconds=number) if budget[2] else SearchBot(iterations=number)
    return _makers(game)[name]()


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
