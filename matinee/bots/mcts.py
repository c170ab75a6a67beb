"""Information-set Monte Carlo tree search, once for all games: written against the contract and bound to a game.

One tree stands for what the searching seat knows. Every iteration redraws all that it cannot know, walks down the tree
along moves that are legal in that deal, adds the most promising move that is not there yet, plays on sensibly for some
rounds, and credits each move on the way with what it brought to the player who made it. A move is compared with others
only by the iterations in which it was there to be chosen.

Of the others only the move that seems best at first sight is looked at, so that the tree is deep rather than wide:
opponents who search as far as oneself come out as players nobody meets (docs/strength.md). The tree ends with the
round: in the next one other cards or tiles lie there in every deal.
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

NOBODY = -1
SEATS = 8  # at any table, at most
ROOT = 0


class Node:
    """A move in the tree. Children hang on their parent as a list."""

    action: Annotated[int, "i4"]
    mover: Annotated[int, "i4"]  # the seat that made the move
    child: Annotated[int, "i4"]  # the newest one, or -1
    sibling: Annotated[int, "i4"]
    visits: Annotated[int, "i4"]
    offered: Annotated[int, "i4"]  # iterations in which it was there to be chosen
    promise: Annotated[float, "f8"]  # what it seemed worth when it was added, in points
    reward: Annotated[float, "f8"]  # sums over the visits, for the mover
    gained: Annotated[float, "f8"]  # points
    won: Annotated[float, "f8"]  # shares of wins


NODE = record_type(Node)

EXPLORING, WIDTH, MARGIN, POINTS, BIAS, ROUNDS, SPREAD = range(7)


class Settings(Struct, frozen=True):
    """How the search weighs things."""

    exploring: float = 0.5  # how eagerly moves tried less are tried again
    width: float = 1.0  # own moves looked at beside the first, times the root of visits
    margin: float = 20.0  # points ahead of the average that count as fully ahead
    points: float = 0.3  # the part of the reward that is points ahead; the rest is winning
    bias: float = 6.0  # how much a move's promise counts before it has been tried
    rounds: float = 2.0  # playouts go on to the start of a round so many later; what is then expected counts
    spread: float = 10.0  # points by which expectations err

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
    worth: FloatRow,
    totals: Row,
    path: Row,
) -> int:
    """Adds iterations to a tree; returns how many nodes are used. `states` are root and scratch, `rows` their bytes."""
    this = round_of(states[0])
    last = this + settings[ROUNDS]
    for _ in range(iterations):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rng)
        depth = 0
        node = ROOT
        path[0] = ROOT
        mask = awaiting(s)
        growing = True
        while growing and mask != 0 and round_of(s) == this:
            mover = lowest_seat(mask)
            count = legal(s, mover, moves)
            children = offer(nodes, node, mover, moves, count)
            if used < nodes.size and children < min(count, widest(nodes[node].visits, mover == seat, settings)):
                chosen = used
                appraise(s, mover, moves, count, worth)
                new = most_promising(nodes, node, mover, moves, count, worth)
                add(nodes, node, chosen, mover, moves[new], worth[new])
                used += 1
                growing = False
            elif children == 0:
                break  # no node is left to go on with
            else:
                chosen = best(nodes, node, mover, moves, count, settings)
            apply(s, mover, nodes[chosen].action)
            depth += 1
            path[depth] = chosen
            node = chosen
            mask = awaiting(s)
        play_on(s, last, rng)
        judge(s, worth, totals, settings)
        credit(nodes, path, depth, s.players, worth, settings)
    return used


def play_on(s: Any, last: float, rng: Rng) -> None:
    """A playout: sensible moves up to the start of a round or to the end of the game."""
    mask = awaiting(s)
    while mask != 0 and round_of(s) < last:
        mover = lowest_seat(mask)
        apply(s, mover, improvise(s, mover, rng))
        mask = awaiting(s)


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


def widest(visits: int, own: bool, settings: Any) -> int:
    """Progressive widening: how many moves are looked at after so many visits."""
    return 1 + int(settings[WIDTH] * math.sqrt(visits)) if own else 1


def most_promising(nodes: Any, parent: int, mover: int, moves: Row, count: int, worth: FloatRow) -> int:
    """Of the legal moves that have no node yet, the place in the list of the one that seems worth most."""
    chosen = -1
    for i in range(count):
        if chosen < 0 or worth[i] > worth[chosen]:
            node = nodes[parent].child
            while node != NOBODY and not (nodes[node].mover == mover and nodes[node].action == moves[i]):
                node = nodes[node].sibling
            if node == NOBODY:
                chosen = i
    return chosen


def add(nodes: Any, parent: int, node: int, mover: int, action: int, promise: float) -> None:
    nodes[node].action = action
    nodes[node].mover = mover
    nodes[node].child = NOBODY
    nodes[node].sibling = nodes[parent].child
    nodes[node].visits = 0
    nodes[node].offered = 1
    nodes[node].promise = promise
    nodes[node].reward = 0.0
    nodes[node].gained = 0.0
    nodes[node].won = 0.0
    nodes[parent].child = node


def best(nodes: Any, parent: int, mover: int, moves: Row, count: int, settings: Any) -> int:
    """The child with the highest upper confidence bound among those that can be chosen, promising ones preferred."""
    chosen = NOBODY
    highest = -1e18
    node = nodes[parent].child
    while node != NOBODY:
        if nodes[node].mover == mover and is_listed(nodes[node].action, moves, count):
            visits = nodes[node].visits + 1e-9
            bound = nodes[node].reward / visits + settings[EXPLORING] * math.sqrt(
                math.log(nodes[node].offered + 1.0) / visits
            )
            bound += settings[BIAS] * nodes[node].promise / settings[MARGIN] / (visits + 1.0)
            if bound > highest:
                highest = bound
                chosen = node
        node = nodes[node].sibling
    return chosen


def judge(s: Any, worth: FloatRow, totals: Row, settings: Any) -> None:
    """Writes everybody's points, then everybody's share of the win: as they are, or as they may be expected."""
    players = s.players
    if awaiting(s) == 0:
        points(s, totals)
        won = winners(s)
        share = 0.0
        for seat in range(players):
            share += (won >> seat) & 1
        for seat in range(players):
            worth[seat] = totals[seat]
            worth[players + seat] = ((won >> seat) & 1) / share
    else:
        expect(s, worth)
        most = worth[0]
        for seat in range(1, players):
            most = max(most, worth[seat])
        share = 0.0
        for seat in range(players):
            worth[players + seat] = math.exp((worth[seat] - most) / settings[SPREAD])
            share += worth[players + seat]
        for seat in range(players):
            worth[players + seat] /= share


def credit(nodes: Any, path: Row, depth: int, players: int, worth: FloatRow, settings: Any) -> None:
    """Each move gets what the game brought to its mover: a share of the win, and something for points ahead."""
    average = 0.0
    for seat in range(players):
        average += worth[seat] / players
    nodes[ROOT].visits += 1
    for step in range(1, depth + 1):
        node = path[step]
        mover = nodes[node].mover
        ahead = (worth[mover] - average) / settings[MARGIN]
        nodes[node].visits += 1
        nodes[node].won += worth[players + mover]
        nodes[node].gained += worth[mover]
        nodes[node].reward += (1.0 - settings[POINTS]) * worth[players + mover] + settings[POINTS] * (
            0.5 + 0.5 * max(-1.0, min(1.0, ahead))
        )


def rehearse(
    states: Any,
    rows: Any,
    seat: int,
    action: int,
    playouts: int,
    settings: Any,
    rng: Rng,
    worth: FloatRow,
    totals: Row,
    out: FloatRow,
) -> None:
    """Plays one move and on from it, again and again; adds up the points and the shares of wins it brings the seat."""
    last = round_of(states[0]) + settings[ROUNDS]
    for _ in range(playouts):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rng)
        apply(s, seat, action)
        play_on(s, last, rng)
        judge(s, worth, totals, settings)
        out[0] += worth[seat]
        out[1] += worth[s.players + seat]
