"""The report on Dreams: how often gods find the mortal, and the mortal the vision."""

from collections.abc import Sequence

from msgspec import Struct

from matinee.games.dreams.lab.game_summary import DreamsGame
from matinee.lab.outcome import Outcome, Place, outcome_of, results_by_seat
from matinee.lab.statistics import Estimate, mean_of, ratio_of_sums


class DreamsReport(Struct, frozen=True, kw_only=True, tag="dreams"):
    """The report on games with the same number of players."""

    games: int
    players: int
    outcome: Outcome
    rounds: Estimate  # per game
    named: Estimate  # share of the gods' votes that name the mortal
    hidden: Estimate  # share of rounds in which no god names the mortal
    found: Estimate  # share of rounds in which the mortal names the vision
    god: Estimate  # points of a god per round
    mortal: Estimate  # points of the mortal per round
    seats: list[Place]


def report_of(games: Sequence[DreamsGame]) -> DreamsReport:
    """Return the report on games with the same number of players."""
    gods = games[0].players - 1
    rounds = [len(game.rounds) for game in games]
    votes = [gods * count for count in rounds]
    return DreamsReport(
        games=len(games),
        players=games[0].players,
        outcome=outcome_of(games),
        rounds=mean_of(rounds),
        named=ratio_of_sums([sum(summary.named for summary in game.rounds) for game in games], votes),
        hidden=ratio_of_sums([sum(summary.named == 0 for summary in game.rounds) for game in games], rounds),
        found=ratio_of_sums([sum(summary.found for summary in game.rounds) for game in games], rounds),
        god=ratio_of_sums([sum(summary.gods for summary in game.rounds) for game in games], votes),
        mortal=ratio_of_sums([sum(summary.mortal for summary in game.rounds) for game in games], rounds),
        seats=results_by_seat([game.starter for game in games], games),
    )
