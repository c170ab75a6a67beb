"""Why a network prefers a move: which of its features raise its score most, compared with the other legal moves."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.bots import network
from matinee.bots.network import Evaluator, Network
from matinee.engine.compiling import bind
from matinee.engine.game import Game
from matinee.engine.i18n import LocalisedName
from matinee.engine.match import Match

MAX_REASONS = 2
MIN_GAIN = 0.1  # in the network's score, which is the logarithm of a probability, up to a constant


def move_reasons(weights: Network, match: Match, seat: int, action: int) -> tuple[LocalisedName, ...]:
    """Return the groups of features that speak most for a move, the strongest first.

    A game names the groups in its descriptor (`move_reasons`).
    """
    game = match.game
    evaluator = weights.evaluator(game)
    count = int(bind(network.evaluate_position, game.rules)(match.state[0], seat, evaluator))
    if count < 2 or not game.move_reasons:
        return ()
    chosen = evaluator.actions[:count].tolist().index(action)
    gains = dict(zip(game.move_reasons, group_gains(evaluator, game, chosen, count), strict=True))
    strongest = sorted(gains, key=lambda group: -gains[group])[:MAX_REASONS]
    return tuple(game.word(f"{game.family}-reason-{group}") for group in strongest if gains[group] > MIN_GAIN)


def group_gains(evaluator: Evaluator, game: Game, chosen: int, count: int) -> NDArray[np.float32]:
    """Return how much each group of features raises the score of the legal move with the index `chosen`.

    That is how much lower the score is with the other moves' average in place of the move's own features. The average
    is weighted by the policy, so that it is about the moves that are worth considering. A group whose features are all
    0 does not apply to the move, so its gain is 0.

    Args:
        evaluator: The network, after `evaluate_position`.
        game: The game.
        chosen: The index of the move.
        count: The number of legal moves.
    """
    features: Any = evaluator.descriptions[:count]
    weights = np.delete(evaluator.probabilities[:count], chosen) + 1e-6  # so that their sum is not 0
    average: Any = np.average(np.delete(features, chosen, axis=0), axis=0, weights=weights)
    rows = np.repeat(features[chosen][None], len(game.move_reasons) + 1, axis=0)
    for row, names in zip(rows[1:], game.move_reasons.values(), strict=True):
        indices = [game.move_features.index(name) for name in names]
        if row[indices].any():
            row[indices] = average[indices]
    scores = np.zeros(len(rows), np.float32)
    bind(network.forward)(evaluator.observation, rows, evaluator.layers, evaluator.scratch, scores, evaluator.values)
    return scores[0] - scores[1:]
