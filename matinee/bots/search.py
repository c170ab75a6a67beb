"""The searching bot: grows a tree for a number of iterations or of milliseconds, and takes the move tried most."""

import time

import numpy as np

from matinee.bots import mcts
from matinee.bots.bot import FEW, Bot, Thought
from matinee.engine.compiling import bind
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng

NODES = 1 << 18
LONGEST = 4096  # moves in a game
CHUNK = 50  # iterations between two looks at the clock
SECOND = 950  # milliseconds, so that a move is made within a second


class SearchBot(Bot):
    """Searches for `milliseconds`, or for exactly `iterations`, in which case the same seed gives the same move."""

    name = "search"

    def __init__(
        self, milliseconds: float = SECOND, iterations: int | None = None, settings: mcts.Settings | None = None
    ) -> None:
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.settings = settings or mcts.Settings()

    def rank(self, known: Match, seat: int, seed: int) -> list[int]:
        return [int(node["action"]) for node in self._search(known, seat, seed)]

    def think(self, known: Match, seat: int, seed: int) -> list[Thought]:
        return [self._thought(known, seat, node) for node in self._search(known, seat, seed)[:FEW]]

    def _search(self, known: Match, seat: int, seed: int) -> list[np.void]:
        """The moves at the root of the tree, the one tried most first."""
        nodes = np.zeros(min(NODES, self.iterations + 1) if self.iterations else NODES, mcts.NODE)
        nodes[mcts.ROOT]["child"] = mcts.NOBODY
        self._grow(known, seat, seed, nodes)
        children: list[np.void] = []
        child = int(nodes[mcts.ROOT]["child"])
        while child != mcts.NOBODY:
            children.append(nodes[child])
            child = int(nodes[child]["sibling"])
        return sorted(children, key=lambda node: (-int(node["visits"]), int(node["action"])))

    def _grow(self, known: Match, seat: int, seed: int, nodes: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
        end = time.perf_counter() + self.milliseconds / 1000
        grow = bind(mcts.grow, known.game.rules)
        states = np.repeat(known.state, 2)
        moves, worth = (
            np.zeros(known.game.max_legal_moves, np.int32),
            np.zeros(max(known.game.max_legal_moves, 2 * mcts.SEATS)),
        )
        totals, path = np.zeros(mcts.SEATS, np.int64), np.zeros(LONGEST, np.int32)
        settings, rng = self.settings.packed(), fast_rng(seed)
        used, done = 1, 0
        while done < self.iterations if self.iterations else (done == 0 or time.perf_counter() < end):
            chunk = min(CHUNK, self.iterations - done) if self.iterations else CHUNK
            used = grow(states, bytes_of(states), nodes, used, seat, chunk, settings, rng, moves, worth, totals, path)
            done += chunk

    def _thought(self, known: Match, seat: int, node: np.void) -> Thought:
        visits = int(node["visits"])
        return Thought(
            move=known.game.text(known.state[0], known.box, seat, int(node["action"])),
            visits=visits,
            points=float(node["gained"]) / visits,
            win=float(node["won"]) / visits,
        )
