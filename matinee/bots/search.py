"""The search bot: information-set Monte Carlo tree search for a number of iterations or milliseconds."""

import time

import numpy as np

from matinee.bots import mcts
from matinee.bots.bot import MAX_EVALUATIONS, Bot, MoveEvaluation
from matinee.engine.compiling import bind
from matinee.engine.contract import MAX_SEATS
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng

MAX_NODES = 1 << 18
MAX_DEPTH = 4096  # the maximum number of moves in a game
CHUNK = 50  # iterations between checks of the clock
DEFAULT_MILLISECONDS = 950  # a move takes less than a second


class SearchBot(Bot):
    """Play the move that a tree search visited most often.

    Args:
        milliseconds: The time limit for a move.
        iterations: The exact number of iterations, instead of a time limit; then the same seed gives the same move.
        settings: The parameters of the search.
    """

    name = "search"

    def __init__(
        self,
        milliseconds: float = DEFAULT_MILLISECONDS,
        iterations: int | None = None,
        settings: mcts.Settings | None = None,
    ) -> None:
        self.milliseconds: float = milliseconds
        self.iterations: int | None = iterations
        self.settings: mcts.Settings = settings or mcts.Settings()

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        return [int(node["action"]) for node in self._search(match, seat, seed)]

    def evaluate_determinized(self, match: Match, seat: int, seed: int) -> list[MoveEvaluation]:
        return [self._evaluation(match, seat, node) for node in self._search(match, seat, seed)[:MAX_EVALUATIONS]]

    def _search(self, match: Match, seat: int, seed: int) -> list[np.void]:
        """Return the nodes of the moves at the root, the most visited first."""
        nodes = np.zeros(min(MAX_NODES, self.iterations + 1) if self.iterations else MAX_NODES, mcts.NODE)
        nodes[mcts.ROOT]["newest_child"] = mcts.NO_NODE
        self._run(match, seat, seed, nodes)
        children: list[np.void] = []
        child = int(nodes[mcts.ROOT]["newest_child"])
        while child != mcts.NO_NODE:
            children.append(nodes[child])
            child = int(nodes[child]["older_sibling"])
        return sorted(children, key=lambda node: (-int(node["visits"]), int(node["action"])))

    def _run(self, match: Match, seat: int, seed: int, nodes: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
        end = time.perf_counter() + self.milliseconds / 1000
        run_iterations = bind(mcts.run_iterations, match.game.rules)
        states = np.repeat(match.state, 2)
        moves, values = np.zeros(match.game.max_legal_moves, np.int32), np.zeros(match.game.max_legal_moves)
        results, totals = np.zeros(2 * MAX_SEATS), np.zeros(MAX_SEATS, np.int64)
        path = np.zeros(MAX_DEPTH, np.int32)
        settings, rng = self.settings.packed(), fast_rng(seed)
        node_count, done = 1, 0
        while done < self.iterations if self.iterations else (done == 0 or time.perf_counter() < end):
            chunk = min(CHUNK, self.iterations - done) if self.iterations else CHUNK
            scratch = (moves, values, results, totals, path)
            node_count = run_iterations(
                states, bytes_of(states), nodes, node_count, seat, chunk, settings, rng, *scratch
            )
            done += chunk

    def _evaluation(self, match: Match, seat: int, node: np.void) -> MoveEvaluation:
        visits = int(node["visits"])
        return MoveEvaluation(
            move=match.game.text(match.state[0], match.box, seat, int(node["action"])),
            visits=visits,
            points=float(node["points_sum"]) / visits,
            win=float(node["win_sum"]) / visits,
        )
