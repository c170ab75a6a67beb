"""The steps that compile the bots, for `engine.precompile`."""

from functools import partial

from matinee.bots.bot import Bot, RandomBot
from matinee.bots.roster import bot_makers, default_bot, find_bot
from matinee.bots.search import SearchBot
from matinee.engine.game import Game
from matinee.engine.match import Match
from matinee.engine.precompile import Step


def steps_of_bots(game: Game) -> list[Step]:
    """Return a step for each kind of bot that plays a game, and one for the hints of the usual bot."""
    match = Match(game, game.players[-1], seed=1, mode="compiled")
    seat = match.awaiting[0]
    bots: dict[type[Bot], Bot] = {}
    for make in bot_makers(game).values():
        bot = make()
        bots.setdefault(type(bot), SearchBot(iterations=1) if isinstance(bot, SearchBot) else bot)
    bots.pop(RandomBot, None)
    steps: list[Step] = [(f"{bot.name} bot", partial(bot.choose, match, seat, 1)) for bot in bots.values()]
    small = Match(game, game.players[0], seed=1, mode="compiled")  # fewer moves to play out
    hint = partial(find_bot(default_bot(game), game).evaluate_moves, small, small.awaiting[0], 1)
    return [*steps, ("reasons", hint)]
