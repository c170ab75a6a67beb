"""Samples of how a game continues after a move, compiled for each game.

A sample redraws everything hidden from the seat that moves, so that a move is judged by what that seat knew. All seats
play the network's policy until each has had a decision, or the game is over. The network's values at these decisions
are the win chances.
"""

from typing import Any

from matinee.bots.network import Evaluator, evaluate_position
from matinee.bots.network_mcts import final_result
from matinee.engine.contract import apply, awaiting, determinize
from matinee.engine.layout import Row
from matinee.engine.loops import lowest_seat
from matinee.engine.rng import Rng, draw

RESOLUTION = 1 << 16  # of a draw from the policy


def sample_results(
    states: Any, rows: Any, seat: int, action: int, rngs: Any, network: Evaluator, totals: Row, wins: Any, leads: Any
) -> None:
    """Write the win chances of all seats and the lead of `seat` for each sample.

    Args:
        states: The position and a scratch position.
        rows: The same two as rows of bytes, which are copied faster.
        seat: The seat that moves.
        action: Its move.
        rngs: A random number generator for each sample.
        network: The network.
        totals: Scratch for final points.
        wins: The output: win chances by sample and seat.
        leads: The output: the lead of `seat` in points over the others' mean, by sample.
    """
    for sample in range(wins.shape[0]):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rngs[sample])
        apply(s, seat, action)
        waiting = (1 << int(s.players)) - 1  # seats without a win chance so far
        mask = awaiting(s)
        while mask != 0 and waiting != 0:
            mover = lowest_seat(mask)
            count = evaluate_position(s, mover, network)
            if waiting >> mover & 1:
                waiting &= ~(1 << mover)
                wins[sample, mover] = min(max(network.values[0] + 1.0 / s.players, 0.0), 1.0)
                if mover == seat:
                    leads[sample] = network.values[1] * network.margin
            apply(s, mover, network.actions[draw_index(network.probabilities, count, rngs[sample])])
            mask = awaiting(s)
        total = 0.0
        for other in range(s.players):
            if waiting >> other & 1:  # the game is over
                win, lead = final_result(s, other, totals)
                wins[sample, other] = win
                if other == seat:
                    leads[sample] = lead
            total += wins[sample, other]
        for other in range(s.players):
            wins[sample, other] = wins[sample, other] / total if total > 0.0 else 1.0 / s.players


def draw_index(probabilities: Any, count: int, rng: Rng) -> int:
    """Draw an index by its probability."""
    rest = draw(rng, RESOLUTION) / RESOLUTION
    for index in range(count - 1):
        rest -= probabilities[index]
        if rest < 0.0:
            return index
    return count - 1
