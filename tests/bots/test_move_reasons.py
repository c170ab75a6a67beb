"""The reasons that a network gives for its moves."""

import numpy as np
import pytest

import matinee
from matinee.bots.move_reasons import MAX_REASONS, move_reasons
from matinee.bots.network import Network, NetworkBot
from matinee.bots.roster import find_bot
from matinee.engine.game import Game
from matinee.engine.match import Match
from matinee.games import GAMES

TRAINED = [game for game in GAMES.values() if game.move_reasons]


def network_of(match: Match) -> Network:
    bot = find_bot("network", match.game)
    assert isinstance(bot, NetworkBot)
    return bot.network


@pytest.mark.parametrize("game", TRAINED, ids=lambda game: game.name)
def test_reasons_are_features_of_the_move(game: Game) -> None:
    assert {name for names in game.move_reasons.values() for name in names} <= set(game.move_features)
    match = matinee.start(game.name, players=3, seed=5)
    bot = find_bot("network", game)
    given: set[str] = set()
    for number in range(100):
        seat = match.awaiting[0]
        actions, _, _ = network_of(match).evaluate(match, seat)
        reasons = move_reasons(network_of(match), match, seat, actions[0])
        assert len(set(reasons)) == len(reasons) <= MAX_REASONS
        if len(actions) == 1:
            assert reasons == ()
        given |= {reason.en for reason in reasons}
        match.play(seat, bot.choose(match, seat, number))
        if match.over:
            break
    assert len(given) >= 3


def test_the_reason_is_the_feature_that_the_network_looks_at() -> None:
    match = matinee.start("hollywood", players=3, seed=5)
    network, seat = network_of(match), match.awaiting[0]
    column = match.game.move_features.index("column: room")
    blind = [np.zeros_like(layer) for layer in network.layers]
    move, join, score = 6, 7, 9  # positions in `LAYERS`
    blind[move][column, 0] = blind[join][0, 0] = 1.0
    blind[score][0, 0] = 5.0
    only_room = Network.__new__(Network)
    only_room.about, only_room.layers = network.about, tuple(blind)
    actions, probabilities, _ = only_room.evaluate(match, seat)
    assert len(set(probabilities.tolist())) > 1
    best = actions[int(probabilities.argmax())]
    assert [reason.en for reason in move_reasons(only_room, match, seat, best)] == ["the state of the column"]


def test_the_hint_of_a_network_search_has_reasons_and_chances() -> None:
    match = matinee.start("dream-factory", players=4, seed=3)
    evaluations = find_bot("network-search@60", match.game).evaluate_moves(match, match.awaiting[0], 1)
    assert evaluations[0].reasons
    assert all(0.0 <= evaluation.win <= 1.0 for evaluation in evaluations)
    assert all(not evaluation.reasons for evaluation in find_bot("search@60", match.game).evaluate_moves(match, 0, 1))
