"""Other environments on the same machine in the same run. Needs the `bench` extra."""

import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from matinee.bench.alternating import Step
from matinee.engine.errors import MissingExtra

PACKAGES = ("pyspiel", "rlcard", "pettingzoo")
# Bridge is played out; its default would spend the time on double-dummy tables.
BRIDGE = "bridge(use_double_dummy_result=false)"
CARD_GAMES = (BRIDGE, "hearts", "oh_hell", "gin_rummy")
ROLLOUTS = (BRIDGE, "hearts")
ROLLOUTS_EACH = 2000


class OtherSpeed(Struct):
    """Decisions a second of random play elsewhere."""

    environment: str
    game: str
    driven_by: str
    decisions: float


def installed() -> bool:
    """Whether any of them is there."""
    return any(find_spec(name) for name in PACKAGES)


def other_libraries() -> Iterator[tuple[OtherSpeed, Step]]:
    """All that are installed. A step plays one game."""
    if not installed():
        raise MissingExtra("bench")
    if find_spec("pyspiel"):
        pyspiel = import_module("pyspiel")
        for name in CARD_GAMES:
            yield OtherSpeed("OpenSpiel", short(name), "Python", 0.0), openspiel_game(pyspiel, name)
        for name in ROLLOUTS:
            yield OtherSpeed("OpenSpiel", short(name), "C++", 0.0), openspiel_rollouts(pyspiel, name)
    yield from environments()


def environments() -> Iterator[tuple[OtherSpeed, Step]]:
    """Those of them that are environments for reinforcement learning."""
    if find_spec("rlcard"):
        for name in ("leduc-holdem", "uno"):
            yield OtherSpeed("RLCard", name, "Python", 0.0), rlcard_game(name)
    if find_spec("pettingzoo") and find_spec("rlcard"):
        yield OtherSpeed("PettingZoo", "leduc_holdem_v4", "Python", 0.0), pettingzoo_game()


def short(name: str) -> str:
    return name.partition("(")[0]


def openspiel_game(pyspiel: Any, name: str) -> Step:
    game = pyspiel.load_game(name)
    return lambda: play_on(game.new_initial_state())


def play_on(state: Any) -> int:
    """The loop of OpenSpiel's own examples; only decisions of players count."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            play_chance(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def play_chance(state: Any) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


def openspiel_rollouts(pyspiel: Any, name: str) -> Step:
    """Random rollouts inside OpenSpiel's C++, from a position whose rollouts have a known mean length.

    Its evaluator is not open to Python; a search of one simulation calls it once, on the position itself.
    """
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        play_chance(state)
    lengths = [play_on(state.clone()) for _ in range(200)]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_EACH, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def play() -> int:
        search.mcts_search(state)
        return round(ROLLOUTS_EACH * sum(lengths) / len(lengths))

    return play


def rlcard_game(name: str) -> Step:
    rlcard = import_module("rlcard")
    agents = import_module("rlcard.agents")
    environment = rlcard.make(name)
    environment.set_agents([agents.RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def play() -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(each) // 2 for each in trajectories)

    return play


def pettingzoo_game() -> Step:
    environment = import_module("pettingzoo.classic.leduc_holdem_v4").env()

    def play() -> int:
        environment.reset()
        decisions = 0
        for agent in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
            else:
                environment.step(environment.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return play
