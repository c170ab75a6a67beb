"""The bots by name.

People choose a *level*. A game can declare its own levels in its descriptor; the default levels are, from the easiest,
`passerby`, `extra`, `understudy`, `lead`, `diva` and `legend`. Other names:

- `random`, for every game;
- `search` and `greedy`, for games without their own levels;
- `network` and `network-search`, for games with trained weights;
- `search@2000` and `network-search@2000` make 2000 iterations per move, `search@250ms` searches for 250 milliseconds;
- `network:learned/run.npz` and `network-search@2000:learned/run.npz`, for weights in a file;
- `package.module:Class`, for a bot of the user's;
- `one/other`, in games with two roles: plays like `one` in the first role and like `other` in the second (in Dreams, as
  a god and as the mortal).
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from msgspec import Struct

from matinee.bots.bot import Bot, RandomBot
from matinee.bots.greedy import GreedyBot
from matinee.bots.network import WEIGHTS_FILE, NetworkBot
from matinee.bots.network_search import NetworkSearchBot
from matinee.bots.search import SearchBot, TreeSearchBot
from matinee.bots.talk import Said, Talker
from matinee.engine.errors import MatineeError, UnknownBot
from matinee.engine.game import Game
from matinee.engine.i18n import LocalisedName
from matinee.engine.match import Match

BUDGET = re.compile(r"(search|network-search)@([1-9]\d{0,8})(ms)?")


class Level(Struct, frozen=True):
    """A bot that people choose. Its name is the message `level-ID`; the other texts are attributes of that message."""

    id: str
    name: LocalisedName
    character: LocalisedName
    difficulty: LocalisedName  # in plain words


LEVELS: dict[str, Callable[[], Bot]] = {
    "passerby": lambda: GreedyBot(misjudging=8.0, overlooking=0.5),
    "extra": lambda: GreedyBot(misjudging=3.0, overlooking=0.25),
    "understudy": lambda: GreedyBot(misjudging=1.0, overlooking=0.1),
    "lead": GreedyBot,
    "diva": lambda: SearchBot(iterations=1000),
    "legend": SearchBot,
}
"""For games with heuristics. Trained weights replace the diva and the legend."""
BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}

PLAIN_LEVELS: dict[str, Callable[[], Bot]] = {
    "passerby": RandomBot,
    "extra": lambda: SearchBot(iterations=20),
    "understudy": lambda: SearchBot(iterations=100),
    "lead": lambda: SearchBot(iterations=500),
    "diva": lambda: SearchBot(iterations=2500),
    "legend": SearchBot,
}
"""For games without heuristics."""
PLAIN_BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "search": SearchBot}


def levels_for(game: Game) -> list[Level]:
    """Return the levels people may choose in a game, the easiest first."""
    levels = game.levels or LEVELS
    texts = ("", ".character", ".difficulty")
    return [Level(level, *(Game.word(f"level-{level}{text}") for text in texts)) for level in levels]


def bots_for(game: Game) -> list[str]:
    """Return the names of all bots that can play a game, levels first."""
    return list(bot_makers(game))


def bot_makers(game: Game) -> dict[str, Callable[[], Bot]]:
    """Return the constructors of a game's bots, by name."""
    if game.levels:
        levels = {name: _lazy_constructor(value) for name, value in game.levels.items()}
        return {**levels, "random": RandomBot, **{name: _lazy_constructor(value) for name, value in game.bots.items()}}
    has_heuristics = hasattr(game.rules, "appraise")
    declared = {name: _lazy_constructor(value) for name, value in game.bots.items()}
    return {**(LEVELS | BOTS if has_heuristics else PLAIN_LEVELS | PLAIN_BOTS), **network_makers(game), **declared}


def network_makers(game: Game) -> dict[str, Callable[[], Bot]]:
    """Return the constructors of the bots that play a game's trained weights, if it has any."""
    file = game.file(WEIGHTS_FILE)
    if file is None:
        return {}
    makers = makers_for_weights(file, game)
    return {"diva": makers["network"], "legend": makers["network-search"], **makers}


def makers_for_weights(file: Path, game: Game) -> dict[str, Callable[[], Bot]]:
    """Return the constructors of the bots that play the weights in a file."""
    return {"network": lambda: NetworkBot(file, game), "network-search": lambda: NetworkSearchBot(file, game)}


def _lazy_constructor(value: str) -> Callable[..., Bot]:
    """Return a constructor for "module:attribute" in a descriptor, which is imported when it is called."""

    def make(*arguments: Any) -> Bot:
        return resolve_name(value)(*arguments)

    return make


class BotMove(Struct, frozen=True):
    """A bot's move, with everything that its choice depended on besides the position."""

    seat: int
    move: str
    level: str
    seed: int
    heard: tuple[Said, ...]


RoundExplainer = Callable[[Sequence[Match], Sequence[BotMove | None], int], "dict[int, list[Any]] | None"]
"""Takes two lists with an entry for each move, and the number of the round, from 1.

The lists are the match after the move, and the bot that made it (None for a person, and for moves of former versions).

Returns the reasons of each bot by seat, or None if the round is not revealed."""


def round_explainer(game: Game) -> RoundExplainer | None:
    """Return the function that explains the bots' decisions in a round, or None if the game's bots give no reasons."""
    return resolve_name(game.round_explainer) if game.round_explainer else None


@cache
def talker_of(game: Game) -> Talker | None:
    """Return what the bots of a game say; None if they do not talk."""
    return resolve_name(game.talker)() if game.talker else None


def default_bot(game: Game) -> str:
    """Return the default level."""
    return game.default_level


def find_bot(name: str, game: Game) -> Bot:
    """Return the bot with that name, and set its `name`.

    Raises:
        UnknownBot: No such bot plays this game.
    """
    bot = _make(name, game)
    bot.name = name
    return bot


def _make(name: str, game: Game) -> Bot:
    """Return the bot with that name, without setting its `name`."""
    kind, colon, file = name.partition(":")
    is_weights = file.endswith(".npz")
    if colon and not is_weights:
        return import_bot(name, game)
    if "/" in kind and game.pair_bot:
        one, _, other = name.partition("/")
        return _lazy_constructor(game.pair_bot)(_make(one, game), _make(other, game))
    makers = makers_for_weights(Path(file), game) if is_weights else bot_makers(game)
    budget = BUDGET.fullmatch(kind)
    base = budget[1] if budget else kind
    if base not in makers:
        raise UnknownBot(name, game.box().name, bots_for(game))
    bot = makers[base]()
    if budget and isinstance(bot, TreeSearchBot):
        number = int(budget[2])
        if budget[3]:
            bot.milliseconds = number
        else:
            bot.iterations = number
    return bot


def import_bot(name: str, game: Game) -> Bot:
    """Return a bot from the user's own module, named "package.module:Class"."""
    try:
        bot = resolve_name(name)()
    except MatineeError:  # some are also an ImportError or a ValueError
        raise
    except (ImportError, AttributeError, ValueError, TypeError):
        bot = None
    if not isinstance(bot, Bot):
        raise UnknownBot(name, game.box().name, bots_for(game))
    return bot
