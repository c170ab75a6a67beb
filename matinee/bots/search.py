"""The search bot: information-set Monte Carlo tree search for a number of iterations or milliseconds."""

import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np

from matinee.bots import mcts
from matinee.bots.bot import MAX_EVALUATIONS, Bot, MoveEvaluation
from matinee.engine.compiling import bind
from matinee.engine.contract import MAX_SEATS
from matinee.engine.i18n import LocalisedName
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng

MAX_DEPTH = 4096  # the maximum number of moves in a game
DEFAULT_MILLISECONDS = 950  # a move takes less than a second

CHECK_SECONDS = 0.05  # between checks whether the choice is decided

Grow = Callable[[int, int], int]
"""Takes the number of nodes in use and a number of iterations; runs them and returns how many nodes are now in use."""


class TreeSearchBot(Bot):
    """Play the move that a tree search visited most often.

    It plays an only legal move at once, and stops early when the rest of the time could not change the choice.

    Args:
        milliseconds: The time limit for a move.
        iterations: The exact number of iterations, instead of a time limit; then the same seed gives the same move.
    """

    chunk: int = 50  # iterations between checks of the clock

    def __init__(self, milliseconds: float = DEFAULT_MILLISECONDS, iterations: int | None = None) -> None:
        self.milliseconds: float = milliseconds
        self.iterations: int | None = iterations

    @abstractmethod
    def prepare(self, match: Match, seat: int, seed: int) -> tuple[Any, Grow]:
        """Return an empty array of nodes, and the function that grows the tree."""

    @abstractmethod
    def expected_points(self, match: Match, seat: int, seed: int, node: np.void) -> float:
        """Return the points expected after the move of a node."""

    def reasons(self, match: Match, seat: int, action: int) -> tuple[LocalisedName, ...]:
        """Return what speaks most for a move; nothing by default."""
        return ()

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        actions = match.actions(seat)
        if len(actions) == 1:
            return actions
        return [int(node["action"]) for node in self._search(match, seat, seed, until_decided=True)]

    def evaluate_determinized(self, match: Match, seat: int, seed: int) -> list[MoveEvaluation]:
        return [
            MoveEvaluation(
                move=match.game.text(match.state[0], match.box, seat, int(node["action"])),
                visits=int(node["visits"]),
                points=self.expected_points(match, seat, seed, node),
                win=min(max(float(node["win_sum"]) / int(node["visits"]), 0.0), 1.0),  # networks may exceed the bounds
                reasons=self.reasons(match, seat, int(node["action"])),
            )
            for node in self._search(match, seat, seed)[:MAX_EVALUATIONS]
            if node["visits"] > 0
        ]

    def _search(self, match: Match, seat: int, seed: int, until_decided: bool = False) -> list[np.void]:
        """Return the nodes of the moves at the root, the most visited first.

        With `until_decided`, stop when the second move cannot get more visits than the first in the remaining time.
        """
        start = checked = time.perf_counter()
        end = start + self.milliseconds / 1000
        nodes, grow = self.prepare(match, seat, seed)
        nodes[mcts.ROOT]["newest_child"] = mcts.NO_NODE
        node_count, done = 1, 0
        while done < self.iterations if self.iterations else (done == 0 or time.perf_counter() < end):
            chunk = min(self.chunk, self.iterations - done) if self.iterations else self.chunk
            node_count = grow(node_count, chunk)
            done += chunk
            now = time.perf_counter()
            if until_decided and not self.iterations and now > checked + CHECK_SECONDS:
                checked = now
                if lead_in_visits(moves_at_root(nodes)) > done * (end - now) / (now - start):
                    break
        return moves_at_root(nodes)


def moves_at_root(nodes: Any) -> list[np.void]:
    """Return the nodes of the moves at the root, the most visited first."""
    children: list[np.void] = []
    child = int(nodes[mcts.ROOT]["newest_child"])
    while child != mcts.NO_NODE:
        children.append(nodes[child])
        child = int(nodes[child]["older_sibling"])
    return sorted(children, key=lambda node: (-int(node["visits"]), int(node["action"])))


def lead_in_visits(moves: list[np.void]) -> int:
    """Return how many visits the first move has more than the second; 0 if there is only one so far."""
    return int(moves[0]["visits"]) - int(moves[1]["visits"]) if len(moves) > 1 else 0


class SearchBot(TreeSearchBot):
    """Search with the heuristic of the game.

    Args:
        milliseconds: The time limit for a move.
        iterations: The exact number of iterations, instead of a time limit; then the same seed gives the same move.
        settings: The parameters of the search.
    """

    name = "search"
    max_nodes: int = 1 << 18

    def __init__(
        self,
        milliseconds: float = DEFAULT_MILLISECONDS,
        iterations: int | None = None,
        settings: mcts.Settings | None = None,
    ) -> None:
        super().__init__(milliseconds, iterations)
        self.settings: mcts.Settings = settings or mcts.Settings()

    def prepare(self, match: Match, seat: int, seed: int) -> tuple[Any, Grow]:
        run_iterations = bind(mcts.run_iterations, match.game.rules)
        nodes = np.zeros(min(self.max_nodes, self.iterations + 1) if self.iterations else self.max_nodes, mcts.NODE)
        states = np.repeat(match.state, 2)
        moves, values = np.zeros(match.game.max_legal_moves, np.int32), np.zeros(match.game.max_legal_moves)
        results, totals = np.zeros(2 * MAX_SEATS), np.zeros(MAX_SEATS, np.int64)
        scratch = (moves, values, results, totals, np.zeros(MAX_DEPTH, np.int32))
        settings, rng = self.settings.packed(), fast_rng(seed)

        def grow(node_count: int, iterations: int) -> int:
            return run_iterations(
                states, bytes_of(states), nodes, node_count, seat, iterations, settings, rng, *scratch
            )

        return nodes, grow

    def expected_points(self, match: Match, seat: int, seed: int, node: np.void) -> float:
        return float(node["points_sum"]) / int(node["visits"])
