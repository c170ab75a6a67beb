"""The numbers of a single match, as environments give them: for wrappers, bots and tests."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.engine.compiling import bind
from matinee.engine.game import Game
from matinee.engine.match import Match
from matinee.environments.step_loops import describe_listed


def offered(game: Game) -> NDArray[np.int64]:
    """The action that each place of the mask stands for."""
    offer: Any = getattr(game.rules, "offer", int)
    return np.array([offer(choice) for choice in range(game.choices)], np.int64)


def described(match: Match, seat: int) -> NDArray[np.float32]:
    """What each legal move of a seat means, a row for each of `match.actions(seat)`; see `game.move_features`."""
    actions = np.array(match.actions(seat), np.int64)
    out = np.zeros((actions.size, len(match.game.move_features)), np.float32)
    bind(describe_listed, match.game.rules)(match.state, seat, actions, out)
    return out
