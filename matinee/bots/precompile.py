"""What bots compile, as steps of `engine.precompile`."""

from matinee.bots.dreams.seer import LandmarkBot, SeerBot
from matinee.bots.greedy import GreedyBot
from matinee.bots.roster import is_judged
from matinee.bots.search import SearchBot
from matinee.engine.game import Game
from matinee.engine.match import Match
from matinee.engine.precompile import Step


def steps_of_bots(game: Game) -> list[Step]:
    match = Match(game, game.players[-1], seed=1, mode="compiled")
    seat = match.awaiting[0]
    if not is_judged(game):
        return [
            ("landmarks", lambda: LandmarkBot().choose(match, seat, 1)),
            ("seer", lambda: SeerBot().choose(match, seat, 1)),
            ("reasons", lambda: SeerBot().consider(match, seat, 1)),
        ]
    return [
        ("greedy bot", lambda: GreedyBot().choose(match, seat, 1)),
        ("search", lambda: SearchBot(iterations=1).choose(match, seat, 1)),
        ("reasons", lambda: GreedyBot().consider(match, seat, 1)),
    ]
