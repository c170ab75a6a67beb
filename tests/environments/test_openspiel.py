"""OpenSpiel: the library's conformance tests, and ours."""

import pickle
import random
import sys
from importlib import import_module
from subprocess import run
from typing import Any

import numpy as np
import pytest

import matinee
from tests.environments.wrapped import every_game, fewest_and_most_players

pyspiel: Any = import_module("pyspiel")
import_module("matinee.environments.openspiel")


def loaded(game: str, **parameters: Any) -> Any:
    named = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"python_matinee_{game.replace('-', '_')}({named})")


def dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.randrange(256))
    return state


def random_states(game: Any, seed: int, share: float) -> Any:
    """A match played at random; gives some of its states."""
    rng = random.Random(seed)
    state = dealt(game, rng)
    while not state.is_terminal():
        if rng.random() < share:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def sampler(seed: int) -> Any:
    return random.Random(seed).random


@fewest_and_most_players
def test_random_simulations_with_serialization(game: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["points", "win"])
def test_random_simulations_with_other_rewards(reward: str) -> None:
    for game in ("hollywood", "dreams"):
        pyspiel.random_sim_test(loaded(game, players=3, reward=reward), num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded("hollywood", scarcity=True), num_sims=2, serialize=True, verbose=False)


@every_game
def test_a_custom_observer_sees_the_same(game: str) -> None:
    observation = import_module("open_spiel.python.observation")
    of = loaded(game, players=3)
    observer = observation.make_observation(of)
    perfect_recall = observation.make_observation(of, pyspiel.IIGObservationType(perfect_recall=True))
    public = observation.make_observation(
        of, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    for state in random_states(of, 1, 0.1):
        for player in range(3):
            observer.set_from(state, player)
            assert observer.tensor.tolist() == state.observation_tensor(player)
            assert observer.dict["observation"].tolist() == state.progress.core.match.observe(player).tolist()
            perfect_recall.set_from(state, player)
            assert perfect_recall.tensor.tolist() == state.information_state_tensor(player)
            played = [choice for _, choice in state.progress.played]
            assert np.count_nonzero(perfect_recall.dict["moves"]) == len(played)
            public.set_from(state, player)
            assert public.dict["observation"].tolist() == state.progress.core.match.observe(None).tolist()


@every_game
def test_resampling_keeps_the_information_state(game: str) -> None:
    of = loaded(game, players=4)
    for state in random_states(of, 2, 0.1):
        if state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler(1))
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.current_player() == player
        assert twin.history()[:4] == [0] * 4
        assert len(twin.history()) == len(state.history())
        assert str(twin) != str(state)  # the deck is another
        assert str(pickle.loads(pickle.dumps(twin))) == str(twin)
        while not twin.is_terminal():
            twin.apply_action(twin.legal_actions()[-1])


def test_votes_of_dreams_are_secret_until_all_are_cast() -> None:
    of = loaded("dreams", players=3)
    state = dealt(of, random.Random(3))
    for _ in range(9):
        state.apply_action(state.legal_actions()[0])
    before = [state.information_state_string(player) for player in range(3)]
    assert state.current_player() == 0
    core, two = state.clone(), state.clone()
    core.apply_action(core.legal_actions()[0])
    two.apply_action(two.legal_actions()[1])
    for player in (1, 2):
        assert core.information_state_string(player) == two.information_state_string(player)
        assert core.information_state_string(player) != before[player]  # that it has voted is seen
        redrawn = core.resample_from_infostate(player, sampler(2))
        assert redrawn.history()[-1] == 0
    assert core.information_state_string(0) != two.information_state_string(0)
    for each in (core, two):
        while each.current_player() != 0 and not each.is_terminal():
            each.apply_action(each.legal_actions()[0])
            if "round: 0.0625" in each.observation_string(0):
                break
    for player in range(3):
        assert core.information_state_string(player) != two.information_state_string(player)


def test_information_states_have_perfect_recall() -> None:
    """Two orders of the same stars on the sky: the moves tell them apart."""
    of = loaded("hollywood", players=3)
    state = dealt(of, random.Random(4))
    core, two = state.clone(), state.clone()
    for each, first in ((core, 0), (two, 1)):
        for action in (first, 4, 4, 1 - first):
            each.apply_action(action)
    assert core.observation_string(0) == two.observation_string(0)
    assert core.information_state_string(0) != two.information_state_string(0)
    assert core.information_state_tensor(0) != two.information_state_tensor(0)


@pytest.mark.parametrize("game", ["hollywood", "dreams"])
def test_openspiel_searches_play(game: str) -> None:
    mcts, ismcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("mcts", "ismcts"))
    of = loaded(game, players=3)
    rng = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(of, 1.0, 6, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game=of, evaluator=evaluator, uct_c=1.0, max_simulations=6, random_state=rng),
    ]
    state = dealt(of, random.Random(5))
    for _ in range(8 if game == "dreams" else 0):
        state.apply_action(state.legal_actions()[0])
    for number in range(6):
        action = bots[number % 2].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_information_set_search_finds_the_best_last_move() -> None:
    mcts, ismcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("mcts", "ismcts"))
    of = loaded("hollywood", players=3)
    *_, last = (
        state.clone() for state in random_states(of, 6, 1.0) if not state.is_terminal() and choice_matters(state)
    )
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=of, evaluator=mcts.RandomRolloutEvaluator(1, rng), uct_c=1.0, max_simulations=60, random_state=rng
    )
    worth = {action: value(last, action) for action in last.legal_actions()}
    assert worth[bot.step(last)] == max(worth.values())


def value(state: Any, action: int) -> float:
    """What an action brings if the game ends with it, else nothing."""
    child = state.child(action)
    return child.returns()[state.current_player()] if child.is_terminal() else -2.0


def choice_matters(state: Any) -> bool:
    values = [value(state, action) for action in state.legal_actions()]
    return bool(values) and min(values) > -2.0 and len(set(values)) > 1


def test_wrong_parameters_get_a_clear_message() -> None:
    with pytest.raises(matinee.MatineeError, match="3 to 4 players"):
        loaded("hollywood", players=9)
    with pytest.raises(matinee.MatineeError, match=r"gold.*points, rank, win"):
        loaded("hollywood", reward="gold")
    state = dealt(loaded("hollywood"), random.Random(1))
    with pytest.raises(matinee.IllegalMove, match="H-A5"):
        state.apply_action(8)


def test_the_interpreter_exits_cleanly() -> None:
    """Games that are registered must outlive Python: others have crashed here."""
    script = "import pyspiel, matinee.environments.openspiel; pyspiel.load_game('python_matinee_dreams')"
    assert run([sys.executable, "-c", script], check=False, timeout=120).returncode == 0
