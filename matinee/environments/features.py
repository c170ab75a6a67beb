"""Action indices and move features of a single match, equal to those of the environments."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.engine.compiling import bind
from matinee.engine.game import Game
from matinee.engine.match import Match
from matinee.environments.step_loops import describe_actions


def offered(game: Game) -> NDArray[np.int64]:
    """Return the action of the rules for each action index.

    The two are equal, except in games with more actions than action indices.

    Args:
        game: A game of `matinee.GAMES`.
    """
    offer: Any = getattr(game.rules, "offer", int)
    return np.array([offer(index) for index in range(game.choices)], np.int64)


def described(match: Match, seat: int) -> NDArray[np.float32]:
    """Return the features of each legal move of a seat.

    Args:
        match: A running match.
        seat: A seat that may move.

    Returns:
        One row for each of `match.actions(seat)`, one column for each of `match.game.move_features`.
    """
    actions = np.array(match.actions(seat), np.int64)
    out = np.zeros((actions.size, len(match.game.move_features)), np.float32)
    bind(describe_actions, match.game.rules)(match.state, seat, actions, out)
    return out
