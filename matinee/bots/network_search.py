"""The search bot with a network: it plays the move that a tree search with policy and values visited most often."""

import time
from pathlib import Path

import numpy as np

from matinee.bots import network_mcts
from matinee.bots.bot import MAX_EVALUATIONS, Bot, MoveEvaluation, evaluate
from matinee.bots.mcts import NO_NODE, ROOT
from matinee.bots.network import NetworkBot
from matinee.bots.search import DEFAULT_MILLISECONDS, MAX_DEPTH
from matinee.engine.compiling import bind
from matinee.engine.contract import MAX_SEATS
from matinee.engine.game import Game
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng

MAX_NODES = 1 << 19
CHUNK = 10  # iterations between checks of the clock


class NetworkSearchBot(Bot):
    """Search with the weights in a file.

    Args:
        file: The weights.
        game: The game.
        milliseconds: The time limit for a move.
        iterations: The exact number of iterations, instead of a time limit; then the same seed gives the same move.
        settings: The parameters of the search.
    """

    name = "network-search"

    def __init__(
        self,
        file: Path,
        game: Game,
        milliseconds: float = DEFAULT_MILLISECONDS,
        iterations: int | None = None,
        settings: network_mcts.Settings | None = None,
    ) -> None:
        self.network = NetworkBot(file, game).network
        self.milliseconds: float = milliseconds
        self.iterations: int | None = iterations
        self.settings: network_mcts.Settings = settings or network_mcts.Settings()

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        return [int(node["action"]) for node in self._search(match, seat, seed)]

    def evaluate_determinized(self, match: Match, seat: int, seed: int) -> list[MoveEvaluation]:
        return [
            MoveEvaluation(
                move=match.game.text(match.state[0], match.box, seat, int(node["action"])),
                visits=int(node["visits"]),
                points=evaluate(match, seat, int(node["action"]), seed).points,
                win=float(node["win_sum"]) / int(node["visits"]),
            )
            for node in self._search(match, seat, seed)[:MAX_EVALUATIONS]
            if node["visits"] > 0
        ]

    def _search(self, match: Match, seat: int, seed: int) -> list[np.void]:
        """Return the nodes of the moves at the root, the most visited first."""
        nodes = np.zeros(MAX_NODES, network_mcts.NODE)
        nodes[ROOT]["newest_child"] = NO_NODE
        self._run(match, seat, seed, nodes)
        children: list[np.void] = []
        child = int(nodes[ROOT]["newest_child"])
        while child != NO_NODE:
            children.append(nodes[child])
            child = int(nodes[child]["older_sibling"])
        return sorted(children, key=lambda node: (-int(node["visits"]), int(node["action"])))

    def _run(self, match: Match, seat: int, seed: int, nodes: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
        end = time.perf_counter() + self.milliseconds / 1000
        run_iterations = bind(network_mcts.run_iterations, match.game.rules)
        states = np.repeat(match.state, 2)
        network = self.network.evaluator(match.game)
        totals, path = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_DEPTH, np.int32)
        settings, rng = self.settings.packed(), fast_rng(seed)
        node_count, done = 1, 0
        while done < self.iterations if self.iterations else (done == 0 or time.perf_counter() < end):
            chunk = min(CHUNK, self.iterations - done) if self.iterations else CHUNK
            node_count = run_iterations(
                states, bytes_of(states), nodes, node_count, seat, chunk, settings, rng, network, totals, path
            )
            done += chunk
