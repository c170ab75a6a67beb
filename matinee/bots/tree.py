"""Information-set Monte Carlo tree search, once for all games: written against the contract and bound to a game.

One tree stands for what the searching seat knows. Every iteration redraws all that it cannot know, walks down the tree
along moves that are legal in that deal, adds one move, plays on at random to the end, and credits each move on the way
with what it brought to the player who made it. A move is compared with others only by the iterations in which it was
there to be chosen.
"""

import math
from typing import Annotated, Any

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from matinee.engine.chance import Rng, draw
from matinee.engine.contract import apply, awaiting, determinize, legal, points, sample, winners
from matinee.engine.layout import Row, record_type
from matinee.engine.loops import lowest_seat

NOBODY = -1
ROOT = 0


class Node:
    """A move in the tree. Children hang on their parent as a list."""

    action: Annotated[int, "i4"]
    mover: Annotated[int, "i4"]  # the seat that made the move
    child: Annotated[int, "i4"]  # the newest one, or -1
    sibling: Annotated[int, "i4"]
    visits: Annotated[int, "i4"]
    offered: Annotated[int, "i4"]  # iterations in which it was there to be chosen
    reward: Annotated[float, "f8"]  # sums over the visits, for the mover
    gained: Annotated[float, "f8"]  # points
    won: Annotated[float, "f8"]  # shares of wins


NODE = record_type(Node)

EXPLORING, WIDTH, WIDENING, MARGIN, POINTS = range(5)


class Settings(Struct, frozen=True):
    """How the search weighs things."""

    exploring: float = 0.7  # how eagerly moves tried less are tried again
    width: float = 2.0  # moves looked at after one visit,
    widening: float = 0.5  # and the power of visits by which they grow
    margin: float = 20.0  # points ahead of the average that count as fully ahead
    points: float = 0.3  # the part of the reward that is points ahead; the rest is winning

    def packed(self) -> NDArray[np.float64]:
        return np.array(astuple(self))


def grow(
    states: Any,
    rows: Any,
    nodes: Any,
    used: int,
    seat: int,
    iterations: int,
    settings: Any,
    rng: Rng,
    moves: Row,
    totals: Row,
    path: Row,
) -> int:
    """Adds iterations to a tree; returns how many nodes are used. `states` are root and scratch, `rows` their bytes."""
    for _ in range(iterations):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rng)
        depth = 0
        node = ROOT
        path[0] = ROOT
        mask = awaiting(s)
        growing = True
        while growing and mask != 0:
            mover = lowest_seat(mask)
            count = legal(s, mover, moves)
            children = offer(nodes, node, mover, moves, count)
            if children < count and used < nodes.size and children < widest(nodes[node].visits, settings):
                chosen = used
                add(nodes, node, chosen, mover, unexpanded(nodes, node, mover, moves, count, children, rng))
                used += 1
                growing = False
            else:
                chosen = best(nodes, node, mover, moves, count, settings)
            apply(s, mover, nodes[chosen].action)
            depth += 1
            path[depth] = chosen
            node = chosen
            mask = awaiting(s)
        while mask != 0:
            mover = lowest_seat(mask)
            apply(s, mover, sample(s, mover, rng))
            mask = awaiting(s)
        credit(s, nodes, path, depth, totals, settings)
    return used


def is_listed(action: int, moves: Row, count: int) -> bool:
    for i in range(count):
        if moves[i] == action:
            return True
    return False


def offer(nodes: Any, parent: int, mover: int, moves: Row, count: int) -> int:
    """Notes which children can be chosen in this deal; returns how many."""
    found = 0
    node = nodes[parent].child
    while node != NOBODY:
        if nodes[node].mover == mover and is_listed(nodes[node].action, moves, count):
            nodes[node].offered += 1
            found += 1
        node = nodes[node].sibling
    return found


def widest(visits: int, settings: Any) -> int:
    """Progressive widening: how many moves are looked at after so many visits."""
    return 1 + int(settings[WIDTH] * float(visits) ** settings[WIDENING])


def unexpanded(nodes: Any, parent: int, mover: int, moves: Row, count: int, children: int, rng: Rng) -> int:
    """A legal move that has no node yet, each as likely as the other."""
    skip = draw(rng, count - children)
    for i in range(count):
        node = nodes[parent].child
        while node != NOBODY and not (nodes[node].mover == mover and nodes[node].action == moves[i]):
            node = nodes[node].sibling
        if node == NOBODY:
            if skip == 0:
                return moves[i]
            skip -= 1
    return moves[0]


def add(nodes: Any, parent: int, node: int, mover: int, action: int) -> None:
    nodes[node].action = action
    nodes[node].mover = mover
    nodes[node].child = NOBODY
    nodes[node].sibling = nodes[parent].child
    nodes[node].visits = 0
    nodes[node].offered = 1
    nodes[node].reward = 0.0
    nodes[node].gained = 0.0
    nodes[node].won = 0.0
    nodes[parent].child = node


def best(nodes: Any, parent: int, mover: int, moves: Row, count: int, settings: Any) -> int:
    """The child with the highest upper confidence bound among those that can be chosen."""
    chosen = NOBODY
    highest = -1e18
    node = nodes[parent].child
    while node != NOBODY:
        if nodes[node].mover == mover and is_listed(nodes[node].action, moves, count):
            visits = nodes[node].visits + 1e-9
            bound = nodes[node].reward / visits + settings[EXPLORING] * math.sqrt(
                math.log(nodes[node].offered + 1.0) / visits
            )
            if bound > highest:
                highest = bound
                chosen = node
        node = nodes[node].sibling
    return chosen


def credit(s: Any, nodes: Any, path: Row, depth: int, totals: Row, settings: Any) -> None:
    """Each move gets what the game brought to its mover: a share of the win, and something for points ahead."""
    points(s, totals)
    won = winners(s)
    share = 0.0
    total = 0.0
    for seat in range(s.players):
        total += totals[seat]
        share += (won >> seat) & 1
    nodes[ROOT].visits += 1
    for step in range(1, depth + 1):
        node = path[step]
        mover = nodes[node].mover
        win = ((won >> mover) & 1) / share
        ahead = (totals[mover] - total / s.players) / settings[MARGIN]
        nodes[node].visits += 1
        nodes[node].won += win
        nodes[node].gained += totals[mover]
        nodes[node].reward += (1.0 - settings[POINTS]) * win + settings[POINTS] * (
            0.5 + 0.5 * max(-1.0, min(1.0, ahead))
        )
