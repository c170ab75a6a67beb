"""The search with a network: legal, reproducible, fair, and stronger than the network alone."""

import numpy as np
import pytest

import matinee
from matinee.bots.network_search import NetworkSearchBot
from matinee.bots.roster import bots_for, find_bot
from matinee.games import find_game

TRAINED = ["hollywood", "dream-factory", "traumfabrik"]


def test_only_games_with_weights_have_it() -> None:
    assert {name for name in matinee.GAMES if "network-search" in bots_for(find_game(name))} == set(TRAINED)


def test_its_name_sets_its_limit() -> None:
    by_iterations = find_bot("network-search@20", find_game("hollywood"))
    by_time = find_bot("network-search@30ms", find_game("hollywood"))
    assert isinstance(by_iterations, NetworkSearchBot)
    assert isinstance(by_time, NetworkSearchBot)
    assert by_iterations.iterations == 20
    assert (by_time.iterations, by_time.milliseconds) == (None, 30)


@pytest.mark.parametrize("game", TRAINED)
def test_its_choice_is_legal_and_depends_only_on_the_seed_and_on_what_the_seat_knows(game: str) -> None:
    match = matinee.start(game, 3, seed=4)
    bot = find_bot("network-search@12", match.game)
    while not match.over:
        seat = match.awaiting[0]
        choice = bot.choose(match, seat, seed=1)
        assert bot.choose(match.determinized(seat, 77), seat, seed=1) == choice
        match.play(seat, choice)


def test_it_plays_the_best_move_where_every_move_ends_the_game() -> None:
    checked = 0
    for seed in range(12):
        match = matinee.start("hollywood", 3, seed=seed)
        network, search = find_bot("network", match.game), find_bot("network-search@60", match.game)
        while not match.over:
            seat = match.awaiting[0]
            results = {move: result_of(match, seat, move) for move in match.moves(seat)}
            if len(set(results.values())) > 1 and None not in results.values():
                best = max(result for result in results.values() if result is not None)
                assert results[search.choose(match, seat, seed=1)] == best
                checked += 1
            match.play(seat, network.choose(match, seat, seed=1))
    assert checked > 2


def result_of(match: matinee.Match, seat: int, move: str) -> tuple[float, float] | None:
    """Return a seat's share of the win and its lead if a move ends the game, else None."""
    if match.state[0].rounds_done < match.players - 1:
        return None
    branch = matinee.replay(match.record())
    branch.play(seat, move)
    if not branch.over:
        return None
    share = (seat in branch.winners) / len(branch.winners)
    return share, branch.points[seat] - sum(branch.points) / len(branch.points)


@pytest.mark.parametrize("game", TRAINED)
def test_its_evaluations_are_chances_of_the_best_moves(game: str) -> None:
    match = matinee.start(game, 4, seed=6)
    evaluations = find_bot("network-search@200", match.game).evaluate_moves(match, match.awaiting[0], seed=1)
    legal = match.moves(match.awaiting[0])
    assert all(each.move in legal for each in evaluations)
    visits = [each.visits for each in evaluations]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) <= 200
    assert all(-0.1 <= each.win <= 1.1 for each in evaluations)


def test_it_beats_the_network_alone() -> None:
    descriptor = find_game("hollywood")
    search, network = find_bot("network-search@400", descriptor), find_bot("network", descriptor)
    wins: list[float] = []
    for deal in range(10):
        for seat in range(4):
            match = matinee.start("hollywood", 4, seed=100 + deal)
            while not match.over:
                mover = match.awaiting[0]
                match.play(mover, (search if mover == seat else network).choose(match, mover, seed=deal))
            wins.append((seat in match.winners) / len(match.winners))
    assert np.mean(wins) > 0.25
