"""Tree search with a network, for any game that has weights: the policy guides it, and the values end it.

Each iteration draws a determinization and descends the tree. At own decisions it balances the policy and the results so
far (PUCT); opponents draw their moves from the policy, as in play. At the next own decision that is new, the network
estimates the result. So the tree contains all moves in between, and no playouts are needed. Most such decisions are
reached only once, so their policy, which takes longer than the estimate, is computed when they are reached again.
"""

import math
from typing import Annotated, Any

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from matinee.bots.mcts import NO_NODE, ROOT, is_listed
from matinee.bots.network import Evaluator, estimate_values, evaluate_position
from matinee.engine.contract import apply, awaiting, determinize, legal, points, winners
from matinee.engine.layout import Row, record_type
from matinee.engine.loops import lowest_seat
from matinee.engine.rng import Rng, draw


class Node:
    """A move in the tree. The children of a node form a linked list."""

    action: Annotated[int, "i4"]
    mover: Annotated[int, "i4"]  # the seat that made the move
    newest_child: Annotated[int, "i4"]  # or NO_NODE
    older_sibling: Annotated[int, "i4"]  # or NO_NODE
    visits: Annotated[int, "i4"]
    probability: Annotated[float, "f4"]  # in the policy
    reward_sum: Annotated[float, "f8"]  # of the searching seat, over all visits, like the next one
    win_sum: Annotated[float, "f8"]  # of the shares of the win


NODE = record_type(Node)

# The indices of the settings in `Settings.packed()`.
EXPLORATION, LEAD_WEIGHT, UNVISITED_PENALTY = range(3)
SAMPLES = 1 << 16  # opponents' moves are drawn with this resolution
MIN_PROBABILITY = 1e-9  # so that a position with children is known by their probabilities


class Settings(Struct, frozen=True):
    """Parameters of the search."""

    exploration: float = 1.0  # the weight of the policy at own decisions
    lead_weight: float = 0.3  # the weight of the lead in points, in units of the network, beside the share of the win
    unvisited_penalty: float = 0.05  # an unvisited move is rated this much below its parent

    def packed(self) -> NDArray[np.float64]:
        """Return the settings as an array for compiled code."""
        return np.array(astuple(self))


def run_iterations(
    states: Any,
    rows: Any,
    nodes: Any,
    node_count: int,
    seat: int,
    iterations: int,
    settings: Any,
    rng: Rng,
    network: Evaluator,
    totals: Row,
    path: Row,
) -> int:
    """Run iterations of the search.

    Args:
        states: The root position and a scratch position.
        rows: The same two as rows of bytes, which are copied faster.
        nodes: The tree, an array of `NODE`.
        node_count: How many nodes are in use.
        seat: The searching seat.
        iterations: How many iterations to run.
        settings: `Settings.packed()`.
        rng: A random number generator (`fast_rng`).
        network: The network.
        totals: Scratch for final points.
        path: Scratch for the nodes of a descent.

    Returns:
        How many nodes are now in use.
    """
    for _ in range(iterations):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rng)
        depth = 0
        node = ROOT
        path[0] = ROOT
        win = 0.0
        lead = 0.0
        mask = awaiting(s)
        while True:
            if mask == 0:
                win, lead = final_result(s, seat, totals)
                lead /= network.margin
                break
            mover = lowest_seat(mask)
            if mover == seat and node != ROOT and nodes[node].visits == 0:
                estimate_values(s, seat, network)
                win = network.values[0] + 1.0 / s.players
                lead = network.values[1]
                break
            count = legal(s, mover, network.actions)
            if total_probability(nodes, node, network.actions, count) == 0.0:
                if node_count + count > nodes.shape[0]:
                    visits = max(nodes[node].visits, 1)  # the tree is full: repeat the mean so far
                    win = nodes[node].win_sum / visits
                    lead = (nodes[node].reward_sum / visits - win) / max(settings[LEAD_WEIGHT], 1e-9)
                    break
                expand(s, mover, nodes, node, node_count, network)
                node_count += count
            if mover == seat:
                chosen = select_own_move(nodes, node, network.actions, count, settings)
            else:
                chosen = draw_move(nodes, node, network.actions, count, rng)
            apply(s, mover, nodes[chosen].action)
            depth += 1
            path[depth] = chosen
            node = chosen
            mask = awaiting(s)
        for step in range(depth + 1):
            nodes[path[step]].visits += 1
            nodes[path[step]].win_sum += win
            nodes[path[step]].reward_sum += win + settings[LEAD_WEIGHT] * lead
    return node_count


def total_probability(nodes: Any, parent: int, moves: Row, count: int) -> float:
    """Return the probability of all children that are legal in this determinization; 0 if there are none."""
    total = 0.0
    node = nodes[parent].newest_child
    while node != NO_NODE:
        if is_listed(nodes[node].action, moves, count):
            total += nodes[node].probability
        node = nodes[node].older_sibling
    return total


def expand(s: Any, mover: int, nodes: Any, parent: int, first: int, network: Evaluator) -> None:
    """Evaluate a position with the network, and add a child for each legal move, from the node `first` on."""
    for i in range(evaluate_position(s, mover, network)):
        node = first + i
        nodes[node].action = network.actions[i]
        nodes[node].mover = mover
        nodes[node].newest_child = NO_NODE
        nodes[node].older_sibling = nodes[parent].newest_child
        nodes[node].visits = 0
        nodes[node].probability = max(network.probabilities[i], MIN_PROBABILITY)
        nodes[node].reward_sum = 0.0
        nodes[node].win_sum = 0.0
        nodes[parent].newest_child = node


def select_own_move(nodes: Any, parent: int, moves: Row, count: int, settings: Any) -> int:
    """Return the legal child with the highest sum of its mean reward and its share of exploration (PUCT)."""
    visits = 0
    node = nodes[parent].newest_child
    while node != NO_NODE:
        if is_listed(nodes[node].action, moves, count):
            visits += nodes[node].visits
        node = nodes[node].older_sibling
    unvisited = nodes[parent].reward_sum / max(nodes[parent].visits, 1) - settings[UNVISITED_PENALTY]
    chosen = NO_NODE
    highest = -1e18
    node = nodes[parent].newest_child
    while node != NO_NODE:
        if is_listed(nodes[node].action, moves, count):
            mean = nodes[node].reward_sum / nodes[node].visits if nodes[node].visits > 0 else unvisited
            bonus = nodes[node].probability * math.sqrt(visits + 1.0) / (1.0 + nodes[node].visits)
            if mean + settings[EXPLORATION] * bonus > highest:
                highest = mean + settings[EXPLORATION] * bonus
                chosen = node
        node = nodes[node].older_sibling
    return chosen


def draw_move(nodes: Any, parent: int, moves: Row, count: int, rng: Rng) -> int:
    """Draw a legal child from the policy."""
    rest = total_probability(nodes, parent, moves, count) * draw(rng, SAMPLES) / SAMPLES
    chosen = NO_NODE
    node = nodes[parent].newest_child
    while node != NO_NODE:
        if is_listed(nodes[node].action, moves, count):
            chosen = node
            rest -= nodes[node].probability
            if rest < 0.0:
                return chosen
        node = nodes[node].older_sibling
    return chosen


def final_result(s: Any, seat: int, totals: Row) -> tuple[float, float]:
    """Return a seat's share of the win, and its lead in points over the mean of the others, at the end of a game."""
    points(s, totals)
    winner_mask = winners(s)
    winner_count = 0
    total = 0.0
    for each in range(s.players):
        winner_count += (winner_mask >> each) & 1
        total += totals[each]
    lead = totals[seat] - (total - totals[seat]) / (s.players - 1)
    return ((winner_mask >> seat) & 1) / winner_count, lead
