"""The network weights in the package: they can be loaded, give known results, and do not use hidden information."""

import json

import numpy as np
import pytest

import matinee
from matinee.bots.network import WEIGHTS_FILE, Network, NetworkBot
from matinee.bots.roster import bots_for, find_bot
from matinee.engine.errors import MatineeError
from matinee.games import find_game

TRAINED = ["hollywood", "dream-factory", "traumfabrik"]


@pytest.mark.parametrize("game", TRAINED)
def test_weights_are_small_and_describe_their_training(game: str) -> None:
    file = find_game(game).file(WEIGHTS_FILE)
    assert file
    assert file.stat().st_size <= 2_000_000
    about = Network(file).about
    earlier = about.get("started_from") or {"decisions": 0}
    assert about["decisions"] + earlier["decisions"] > 1e8
    assert isinstance(about["seed"], int)
    assert json.loads(about["configuration"])["name"] == find_game(game).family


def test_dreams_has_no_network() -> None:
    assert find_game("dreams").file(WEIGHTS_FILE) is None
    assert "network" not in bots_for(find_game("dreams"))


@pytest.mark.parametrize(
    ("game", "moves", "move", "probability", "win"),
    [
        ("hollywood", 8, "reel 2", 0.642, 0.233),
        ("dream-factory", 10, "place effects-10 top-bun 3", 0.932, 0.307),
        ("traumfabrik", 7, "bid 11", 0.412, 0.206),
    ],
)
def test_the_network_gives_known_probabilities_for_fixed_positions(
    game: str, moves: int, move: str, probability: float, win: float
) -> None:
    match = matinee.start(game, 4, seed=5)
    bot = find_bot("network", match.game)
    assert isinstance(bot, NetworkBot)
    for number in range(moves):
        match.play(match.awaiting[0], bot.choose(match, match.awaiting[0], number))
    seat = match.awaiting[0]
    actions, probabilities, (win_probability, _) = bot.network.evaluate(match, seat)
    assert bot.choose(match, seat, 1) == move
    chosen = actions.index(match.game.action(match.state[0], match.box, seat, move))
    assert probabilities[chosen] == pytest.approx(probability, abs=0.01)
    assert probabilities.sum() == pytest.approx(1)
    assert win_probability == pytest.approx(win, abs=0.01)


@pytest.mark.parametrize("game", TRAINED)
def test_the_choice_does_not_depend_on_hidden_information(game: str) -> None:
    match = matinee.start(game, 3, seed=2)
    bot = find_bot("network", match.game)
    while not match.over:
        seat = match.awaiting[0]
        choice = bot.choose(match, seat, 1)
        assert bot.choose(match, seat, 99) == choice
        match.play(seat, choice)


@pytest.mark.parametrize("game", TRAINED)
def test_one_network_wins_more_than_a_quarter_of_the_games_against_three_leads(game: str) -> None:
    descriptor = find_game(game)
    network, lead = find_bot("network", descriptor), find_bot("lead", descriptor)
    wins: list[float] = []
    for deal in range(24):
        match = matinee.start(game, 4, seed=deal)
        while not match.over:
            seat = match.awaiting[0]
            match.play(seat, (network if seat == deal % 4 else lead).choose(match, seat, deal))
        wins.append((deal % 4 in match.winners) / len(match.winners))
    assert np.mean(wins) > 0.25


def test_weights_for_other_features_are_refused() -> None:
    hollywood = find_game("hollywood")
    file = hollywood.file(WEIGHTS_FILE)
    assert file
    with pytest.raises(MatineeError, match="Train new ones"):
        NetworkBot(file, find_game("dream-factory"))
