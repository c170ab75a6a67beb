"""Measure the games of other Python libraries. Needs the `bench` extra."""

import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from matinee.bench.alternating import Step
from matinee.engine.errors import MissingExtra

PACKAGES = ("pyspiel", "rlcard", "pettingzoo")
# By default, bridge would spend most of its time computing the tricks of perfect play ("double dummy").
BRIDGE = "bridge(use_double_dummy_result=false)"
CARD_GAMES = (BRIDGE, "hearts", "oh_hell", "gin_rummy")
ROLLOUTS = (BRIDGE, "hearts")
ROLLOUTS_PER_CALL = 2000


class OtherSpeed(Struct):
    """Decisions per second of random play in another library."""

    environment: str  # the library
    game: str
    driven_by: str
    decisions: float


def check_installed() -> None:
    """Raise `MissingExtra` if none of the libraries is installed."""
    if not any(find_spec(name) for name in PACKAGES):
        raise MissingExtra("bench")


def other_libraries() -> Iterator[tuple[OtherSpeed, Step]]:
    """Yield, for each game of the installed libraries, a speed still to be measured and a step that plays one game."""
    if find_spec("pyspiel"):
        pyspiel = import_module("pyspiel")
        for name in CARD_GAMES:
            yield OtherSpeed("OpenSpiel", short_name(name), "Python", 0.0), openspiel_game(pyspiel, name)
        for name in ROLLOUTS:
            yield OtherSpeed("OpenSpiel", short_name(name), "C++", 0.0), openspiel_rollouts(pyspiel, name)
    yield from rl_environments()


def rl_environments() -> Iterator[tuple[OtherSpeed, Step]]:
    """Do as `other_libraries`, for the libraries for reinforcement learning."""
    if find_spec("rlcard"):
        for name in ("leduc-holdem", "uno"):
            yield OtherSpeed("RLCard", name, "Python", 0.0), rlcard_game(name)
    if find_spec("pettingzoo") and find_spec("rlcard"):
        yield OtherSpeed("PettingZoo", "leduc_holdem_v4", "Python", 0.0), pettingzoo_game()


def short_name(name: str) -> str:
    """Return the name of an OpenSpiel game without its parameters."""
    return name.partition("(")[0]


def openspiel_game(pyspiel: Any, name: str) -> Step:
    """Return a function that plays a random game of OpenSpiel from Python."""
    game = pyspiel.load_game(name)
    return lambda: play_randomly(game.new_initial_state())


def play_randomly(state: Any) -> int:
    """Play a random game to its end, as OpenSpiel's examples do; return the number of players' decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            play_chance(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def play_chance(state: Any) -> None:
    """Draw the outcome of a chance node."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


def openspiel_rollouts(pyspiel: Any, name: str) -> Step:
    """Return a function that plays random rollouts in OpenSpiel's C++ from one position.

    Python cannot call the evaluator, but a search with one simulation calls it once, on that position. The number of
    decisions is estimated from the mean length of rollouts.
    """
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        play_chance(state)
    lengths = [play_randomly(state.clone()) for _ in range(200)]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_PER_CALL, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def play() -> int:
        search.mcts_search(state)
        return round(ROLLOUTS_PER_CALL * sum(lengths) / len(lengths))

    return play


def rlcard_game(name: str) -> Step:
    """Return a function that plays a random game of RLCard."""
    rlcard = import_module("rlcard")
    agents = import_module("rlcard.agents")
    environment = rlcard.make(name)
    environment.set_agents([agents.RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def play() -> int:
        trajectories, _ = environment.run(is_training=False)  # of each player: states and actions alternate
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def pettingzoo_game() -> Step:
    """Return a function that plays a random game of PettingZoo's Leduc hold'em."""
    environment = import_module("pettingzoo.classic.leduc_holdem_v4").env()

    def play() -> int:
        environment.reset()
        decisions = 0
        for agent in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                environment.step(environment.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return play
