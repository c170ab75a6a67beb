"""The search bot with a network: tree search with the policy and the values of trained weights."""

from pathlib import Path
from typing import Any

import numpy as np

from matinee.bots import network_mcts
from matinee.bots.bot import evaluate
from matinee.bots.move_reasons import move_reasons
from matinee.bots.network import Network, NetworkBot
from matinee.bots.search import DEFAULT_MILLISECONDS, MAX_DEPTH, Grow, TreeSearchBot
from matinee.engine.compiling import bind
from matinee.engine.contract import MAX_SEATS
from matinee.engine.game import Game
from matinee.engine.i18n import LocalisedName
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng


class NetworkSearchBot(TreeSearchBot):
    """Search with the weights in a file.

    Args:
        file: The weights.
        game: The game.
        milliseconds: The time limit for a move.
        iterations: The exact number of iterations, instead of a time limit; then the same seed gives the same move.
        settings: The parameters of the search.
    """

    name = "network-search"
    max_nodes: int = 1 << 19
    chunk: int = 10

    def __init__(
        self,
        file: Path,
        game: Game,
        milliseconds: float = DEFAULT_MILLISECONDS,
        iterations: int | None = None,
        settings: network_mcts.Settings | None = None,
    ) -> None:
        super().__init__(milliseconds, iterations)
        self.network: Network = NetworkBot(file, game).network
        self.settings: network_mcts.Settings = settings or network_mcts.Settings()

    def prepare(self, match: Match, seat: int, seed: int) -> tuple[Any, Grow]:
        run_iterations = bind(network_mcts.run_iterations, match.game.rules)
        nodes = np.zeros(self.max_nodes, network_mcts.NODE)
        states, network = np.repeat(match.state, 2), self.network.evaluator(match.game)
        totals, path = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_DEPTH, np.int32)
        settings, rng = self.settings.packed(), fast_rng(seed)

        def grow(node_count: int, iterations: int) -> int:
            return run_iterations(
                states, bytes_of(states), nodes, node_count, seat, iterations, settings, rng, network, totals, path
            )

        return nodes, grow

    def reasons(self, match: Match, seat: int, action: int) -> tuple[LocalisedName, ...]:
        return move_reasons(self.network, match, seat, action)

    def expected_points(self, match: Match, seat: int, seed: int, node: np.void) -> float:
        return evaluate(match, seat, int(node["action"]), seed).points
