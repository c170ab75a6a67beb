"""Other environments on the same machine in the same run. Needs the `bench` extra."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from matinee.engine.errors import MissingExtra

CARD_GAMES = ("bridge", "hearts", "oh_hell", "gin_rummy")
ROLLOUTS = ("bridge", "hearts")


class OtherSpeed(Struct):
    """Decisions a second of random play elsewhere."""

    environment: str
    game: str
    driven_by: str
    decisions: float


def load(name: str) -> Any:
    """An optional package, or a sentence that says how to get it."""
    import importlib

    try:
        return importlib.import_module(name)
    except ImportError:
        raise MissingExtra("bench") from None


def timed(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second of `play`, which plays one game and returns its decisions."""
    play()
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        decisions += play()
    return decisions / (time.perf_counter() - begun)


def others(seconds: float) -> Iterator[OtherSpeed]:
    """Each of them, as it is measured."""
    pyspiel = load("pyspiel")
    for name in CARD_GAMES:
        yield OtherSpeed("OpenSpiel", name, "Python", timed(openspiel_game(pyspiel, name), seconds))
    for name in ROLLOUTS:
        yield OtherSpeed("OpenSpiel", name, "C++", openspiel_rollouts(pyspiel, name, seconds))
    for name in ("leduc-holdem", "uno"):
        yield OtherSpeed("RLCard", name, "Python", timed(rlcard_game(name), seconds))
    yield OtherSpeed("PettingZoo", "leduc_holdem_v4", "Python", timed(pettingzoo_game(), seconds))


def openspiel_game(pyspiel: Any, name: str) -> Callable[[], int]:
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


def openspiel_rollouts(pyspiel: Any, name: str, seconds: float) -> float:
    """OpenSpiel's random rollouts in C++, from a position whose rollouts have a known mean length."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        play_chance(state)
    lengths = [play_on(state.clone()) for _ in range(200)]
    rollouts = 500
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)

    def play() -> int:
        evaluator.evaluate(state)
        return round(rollouts * sum(lengths) / len(lengths))

    return timed(play, seconds)


def rlcard_game(name: str) -> Callable[[], int]:
    rlcard = load("rlcard")
    agents = load("rlcard.agents")
    environment = rlcard.make(name)
    environment.set_agents([agents.RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def play() -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(each) // 2 for each in trajectories)

    return play


def pettingzoo_game() -> Callable[[], int]:
    environment = load("pettingzoo.classic.leduc_holdem_v4").env()

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
