"""All that the lab finds out about bots in Dreams: how well gods find the mortal, and the mortal the vision."""

from collections.abc import Sequence

from msgspec import Struct

from matinee.lab.dreams.facts import DreamsGame
from matinee.lab.outcome import Outcome, Place, outcome_of, seats
from matinee.lab.statistics import Estimate, mean_of, per


class DreamsReport(Struct, frozen=True, kw_only=True, tag="dreams"):
    """Shares are of votes or of rounds, points of one player and round."""

    games: int
    players: int
    outcome: Outcome
    rounds: Estimate  # a game
    named: Estimate  # votes of gods that name the mortal
    hidden: Estimate  # rounds in which no god does
    found: Estimate  # rounds in which the mortal names the vision
    god: Estimate  # points
    mortal: Estimate
    seats: list[Place]


def report_of(games: Sequence[DreamsGame]) -> DreamsReport:
    """Games of as many players each."""
    gods = games[0].players - 1
    rounds = [len(game.rounds) for game in games]
    votes = [gods * count for count in rounds]
    return DreamsReport(
        games=len(games),
        players=games[0].players,
        outcome=outcome_of(games),
        rounds=mean_of(rounds),
        named=per([sum(each.named for each in game.rounds) for game in games], votes),
        hidden=per([sum(each.named == 0 for each in game.rounds) for game in games], rounds),
        found=per([sum(each.found for each in game.rounds) for game in games], rounds),
        god=per([sum(each.gods for each in game.rounds) for game in games], votes),
        mortal=per([sum(each.mortal for each in game.rounds) for game in games], rounds),
        seats=seats([game.starter for game in games], games),
    )
