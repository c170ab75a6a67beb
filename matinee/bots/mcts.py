"""Information-set Monte Carlo tree search for any game. `bind` replaces the functions of the contract by a game's own.

The tree represents the information set of the searching seat. Each iteration draws a determinization (it redraws
everything hidden from the seat), descends along moves that are legal in it, adds a node for the most promising move
without one, runs a playout of some rounds with `improvise`, and backs up the result: to each node, for the seat that
moved there. Selection counts only the iterations in which a move was legal.

For opponents only the move with the highest heuristic value is considered, which makes the tree deep instead of wide.
Wider trees for opponents were weaker in all measurements (docs/strength.md). The tree ends with the round, because the
next round shows different cards or tiles in each determinization.
"""

import math
from typing import Annotated, Any

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from matinee.engine.contract import (
    apply,
    appraise,
    awaiting,
    determinize,
    expect,
    improvise,
    legal,
    points,
    round_of,
    winners,
)
from matinee.engine.layout import FloatRow, Row, record_type
from matinee.engine.loops import lowest_seat
from matinee.engine.rng import Rng

NO_NODE = -1
ROOT = 0


class Node:
    """A move in the tree. The children of a node form a linked list."""

    action: Annotated[int, "i4"]
    mover: Annotated[int, "i4"]  # the seat that made the move
    newest_child: Annotated[int, "i4"]  # or NO_NODE
    older_sibling: Annotated[int, "i4"]  # or NO_NODE
    visits: Annotated[int, "i4"]
    availability: Annotated[int, "i4"]  # iterations in which the move was legal
    prior: Annotated[float, "f8"]  # its heuristic value when it was added, in points
    reward_sum: Annotated[float, "f8"]  # for the mover, over all visits, like the next two
    points_sum: Annotated[float, "f8"]
    win_sum: Annotated[float, "f8"]  # of the shares of the win


NODE = record_type(Node)

# The indices of the settings in `Settings.packed()`.
EXPLORATION, WIDENING, LEAD_SCALE, LEAD_WEIGHT, PROGRESSIVE_BIAS, PLAYOUT_ROUNDS, TEMPERATURE = range(7)


class Settings(Struct, frozen=True):
    """Parameters of the search."""

    exploration: float = 0.5  # the exploration constant of the upper confidence bound
    widening: float = 1.0  # progressive widening: 1 + widening * sqrt(visits) own moves are considered
    lead_scale: float = 20.0  # the lead in points over the average for which the reward is highest
    lead_weight: float = 0.3  # the weight of the lead in points in the reward; the rest is the share of the win
    progressive_bias: float = 6.0  # the weight of a move's heuristic value before it has been visited
    playout_rounds: float = 2.0  # playouts stop at the start of the round this many later; the result is then estimated
    temperature: float = 10.0  # of the softmax that turns estimated points into shares of the win

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
    moves: Row,
    values: FloatRow,
    results: FloatRow,
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
        moves: Scratch for legal moves.
        values: Scratch for the heuristic values of moves.
        results: Scratch for the result of an iteration, as `estimate_result` writes it.
        totals: Scratch for final points.
        path: Scratch for the nodes of a descent.

    Returns:
        How many nodes are now in use.
    """
    current = round_of(states[0])
    stop_round = current + settings[PLAYOUT_ROUNDS]
    for _ in range(iterations):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rng)
        depth = 0
        node = ROOT
        path[0] = ROOT
        mask = awaiting(s)
        growing = True
        while growing and mask != 0 and round_of(s) == current:
            mover = lowest_seat(mask)
            count = legal(s, mover, moves)
            children = count_legal_children(nodes, node, mover, moves, count)
            if node_count < nodes.size and children < min(
                count, max_children(nodes[node].visits, mover == seat, settings)
            ):
                chosen = node_count
                appraise(s, mover, moves, count, values)
                index = most_promising(nodes, node, mover, moves, count, values)
                add_child(nodes, node, chosen, mover, moves[index], values[index])
                node_count += 1
                growing = False
            elif children == 0:
                break  # the tree is full
            else:
                chosen = select_child(nodes, node, mover, moves, count, settings)
            apply(s, mover, nodes[chosen].action)
            depth += 1
            path[depth] = chosen
            node = chosen
            mask = awaiting(s)
        run_playout(s, stop_round, rng)
        estimate_result(s, results, totals, settings)
        back_up(nodes, path, depth, s.players, results, settings)
    return node_count


def run_playout(s: Any, stop_round: float, rng: Rng) -> None:
    """Play moves of `improvise` to the start of round `stop_round` or to the end of the game."""
    mask = awaiting(s)
    while mask != 0 and round_of(s) < stop_round:
        mover = lowest_seat(mask)
        apply(s, mover, improvise(s, mover, rng))
        mask = awaiting(s)


def is_listed(action: int, moves: Row, count: int) -> bool:
    """Return whether an action is among the first `count` of `moves`."""
    for i in range(count):
        if moves[i] == action:
            return True
    return False


def count_legal_children(nodes: Any, parent: int, mover: int, moves: Row, count: int) -> int:
    """Count the children that are legal in this determinization, and increment their `availability`."""
    legal_count = 0
    node = nodes[parent].newest_child
    while node != NO_NODE:
        if nodes[node].mover == mover and is_listed(nodes[node].action, moves, count):
            nodes[node].availability += 1
            legal_count += 1
        node = nodes[node].older_sibling
    return legal_count


def max_children(visits: int, own_turn: bool, settings: Any) -> int:
    """Return the maximum number of moves considered at a node with this many visits (progressive widening)."""
    return 1 + int(settings[WIDENING] * math.sqrt(visits)) if own_turn else 1


def most_promising(nodes: Any, parent: int, mover: int, moves: Row, count: int, values: FloatRow) -> int:
    """Return the index in `moves` of the move with the highest heuristic value among those without a node."""
    chosen = -1
    for i in range(count):
        if chosen < 0 or values[i] > values[chosen]:
            node = nodes[parent].newest_child
            while node != NO_NODE and not (nodes[node].mover == mover and nodes[node].action == moves[i]):
                node = nodes[node].older_sibling
            if node == NO_NODE:
                chosen = i
    return chosen


def add_child(nodes: Any, parent: int, node: int, mover: int, action: int, prior: float) -> None:
    """Make `node` a new child of `parent`."""
    nodes[node].action = action
    nodes[node].mover = mover
    nodes[node].newest_child = NO_NODE
    nodes[node].older_sibling = nodes[parent].newest_child
    nodes[node].visits = 0
    nodes[node].availability = 1
    nodes[node].prior = prior
    nodes[node].reward_sum = 0.0
    nodes[node].points_sum = 0.0
    nodes[node].win_sum = 0.0
    nodes[parent].newest_child = node


def select_child(nodes: Any, parent: int, mover: int, moves: Row, count: int, settings: Any) -> int:
    """Return the legal child with the highest upper confidence bound plus progressive bias."""
    chosen = NO_NODE
    highest = -1e18
    node = nodes[parent].newest_child
    while node != NO_NODE:
        if nodes[node].mover == mover and is_listed(nodes[node].action, moves, count):
            visits = nodes[node].visits + 1e-9
            bound = nodes[node].reward_sum / visits + settings[EXPLORATION] * math.sqrt(
                math.log(nodes[node].availability + 1.0) / visits
            )
            bound += settings[PROGRESSIVE_BIAS] * nodes[node].prior / settings[LEAD_SCALE] / (visits + 1.0)
            if bound > highest:
                highest = bound
                chosen = node
        node = nodes[node].older_sibling
    return chosen


def estimate_result(s: Any, results: FloatRow, totals: Row, settings: Any) -> None:
    """Write the points of each seat, then its share of the win: final ones, or estimates if the game is not over."""
    players = s.players
    if awaiting(s) == 0:
        points(s, totals)
        winner_mask = winners(s)
        winner_count = 0.0
        for seat in range(players):
            winner_count += (winner_mask >> seat) & 1
        for seat in range(players):
            results[seat] = totals[seat]
            results[players + seat] = ((winner_mask >> seat) & 1) / winner_count
    else:
        expect(s, results)
        most = results[0]
        for seat in range(1, players):
            most = max(most, results[seat])
        total = 0.0
        for seat in range(players):
            results[players + seat] = math.exp((results[seat] - most) / settings[TEMPERATURE])
            total += results[players + seat]
        for seat in range(players):
            results[players + seat] /= total


def back_up(nodes: Any, path: Row, depth: int, players: int, results: FloatRow, settings: Any) -> None:
    """Add the result to each node on the path: its mover's share of the win, mixed with its lead in points."""
    average = 0.0
    for seat in range(players):
        average += results[seat] / players
    nodes[ROOT].visits += 1
    for step in range(1, depth + 1):
        node = path[step]
        mover = nodes[node].mover
        ahead = (results[mover] - average) / settings[LEAD_SCALE]
        nodes[node].visits += 1
        nodes[node].win_sum += results[players + mover]
        nodes[node].points_sum += results[mover]
        nodes[node].reward_sum += (1.0 - settings[LEAD_WEIGHT]) * results[players + mover] + settings[LEAD_WEIGHT] * (
            0.5 + 0.5 * max(-1.0, min(1.0, ahead))
        )


def run_playouts(
    states: Any,
    rows: Any,
    seat: int,
    action: int,
    playouts: int,
    settings: Any,
    rng: Rng,
    results: FloatRow,
    totals: Row,
    out: FloatRow,
) -> None:
    """Play an action and a playout `playouts` times; add the seat's points and shares of wins to `out`."""
    stop_round = round_of(states[0]) + settings[PLAYOUT_ROUNDS]
    for _ in range(playouts):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rng)
        apply(s, seat, action)
        run_playout(s, stop_round, rng)
        estimate_result(s, results, totals, settings)
        out[0] += results[seat]
        out[1] += results[s.players + seat]
