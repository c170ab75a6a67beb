"""The searching bot: grows a tree for a number of iterations or of milliseconds, and takes the move tried most."""

import time

import numpy as np

from matinee.bots import tree
from matinee.bots.bot import Bot, Thought
from matinee.engine.chance import quick
from matinee.engine.compiling import bind
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match

NODES = 1 << 18
LONGEST = 4096  # moves in a game
SEATS = 8
CHUNK = 200  # iterations between two looks at the clock


class SearchBot(Bot):
    """Searches for `milliseconds`, or for exactly `iterations`, in which case the same seed gives the same move."""

    name = "search"

    def __init__(
        self, milliseconds: float = 1000, iterations: int | None = None, settings: tree.Settings | None = None
    ) -> None:
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.settings = settings or tree.Settings()

    def think(self, known: Match, seat: int, seed: int) -> list[Thought]:
        nodes = np.zeros(min(NODES, self.iterations + 1) if self.iterations else NODES, tree.NODE)
        nodes[tree.ROOT]["child"] = tree.NOBODY
        self._grow(known, seat, seed, nodes)
        children: list[int] = []
        child = int(nodes[tree.ROOT]["child"])
        while child != tree.NOBODY:
            children.append(child)
            child = int(nodes[child]["sibling"])
        children.sort(key=lambda child: (-int(nodes[child]["visits"]), int(nodes[child]["action"])))
        return [self._thought(known, seat, nodes[child]) for child in children]

    def _grow(self, known: Match, seat: int, seed: int, nodes: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
        grow = bind(tree.grow, known.game.rules)
        states = np.repeat(known.state, 2)
        moves = np.zeros(known.game.most_moves, np.int32)
        totals, path = np.zeros(SEATS, np.int64), np.zeros(LONGEST, np.int32)
        settings, rng = self.settings.packed(), quick(seed)
        used, done = 1, 0
        end = time.perf_counter() + self.milliseconds / 1000
        while done < self.iterations if self.iterations else (done == 0 or time.perf_counter() < end):
            chunk = min(CHUNK, self.iterations - done) if self.iterations else CHUNK
            used = grow(states, bytes_of(states), nodes, used, seat, chunk, settings, rng, moves, totals, path)
            done += chunk

    def _thought(self, known: Match, seat: int, node: np.void) -> Thought:
        visits = int(node["visits"])
        return Thought(
            move=known.game.text(known.state[0], known.box, seat, int(node["action"])),
            visits=visits,
            points=float(node["gained"]) / visits,
            win=float(node["won"]) / visits,
        )
