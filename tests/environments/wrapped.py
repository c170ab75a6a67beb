"""Helpers for the tests of the PettingZoo, OpenSpiel and Gymnasium interfaces."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import matinee
from matinee.environments.match_env import OVER, MatchEnv

# The fewest and the most players of each game.
TABLE_SIZES = [
    (name, players) for name, game in matinee.GAMES.items() for players in (game.players[0], game.players[-1])
]
every_game = pytest.mark.parametrize("game", list(matinee.GAMES))
fewest_and_most_players = pytest.mark.parametrize(("game", "players"), TABLE_SIZES)


def random_choices(env: MatchEnv, seed: int) -> Iterator[int]:
    """Play a match to its end with random legal actions; yield the seat before each of them."""
    rng = random.Random(seed)
    while (seat := env.seat) != OVER:
        yield seat
        env.play(rng.choice(env.choices(seat)))


def hide(env: MatchEnv, seat: int, seed: int) -> bytes:
    """Redraw all that a seat cannot know; return the position before that."""
    before = env.match.state.tobytes()
    env.match = env.match.determinized(seat, seed)
    return before


def same(first: object, second: object) -> bool:
    return bool(np.array_equal(np.asarray(first), np.asarray(second)))
