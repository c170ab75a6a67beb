"""Estimate a move by rollouts: seers on all seats play the round to its end. Compiled, like `beliefs.py`."""

import math
from typing import Any

from matinee.engine.layout import FloatRow, Row
from matinee.engine.loops import lowest_seat
from matinee.engine.rng import Rng, draw
from matinee.games.dreams.bots.beliefs import LandmarkTable, update_posterior
from matinee.games.dreams.bots.move_scores import RANDOM_STEPS, score_moves
from matinee.games.dreams.bots.star_values import infer_beliefs
from matinee.games.dreams.rules import apply, awaiting, determinize, is_mortal, winners
from matinee.games.dreams.state import GOAL, SHOWN, State

MEAN_GAIN = 1.8  # mean points of a player per round
GAIN_DEVIATION = 1.4  # their standard deviation


def run_rollouts(
    states: Any,
    rows: Any,
    seat: int,
    action: int,
    playouts: int,
    table: LandmarkTable,
    settings: Any,
    rng: Rng,
    moves: Row,
    scores: FloatRow,
    out: FloatRow,
) -> None:
    """Play an action and the round to its end `playouts` times; add the expected points and shares of wins to `out`.

    `states` are the position and a scratch position, `rows` the same as bytes.
    """
    for _ in range(playouts):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rng)
        sample_hidden(s, seat, table, settings, rng)
        apply(s, seat, action)
        number = states[0].round_number
        mask = awaiting(s)
        while mask != 0 and s.round_number == number:
            mover = lowest_seat(mask)
            count = score_moves(s, mover, table, settings, rng, moves, scores)
            best = 0
            for i in range(1, count):
                if scores[i] > scores[best]:
                    best = i
            apply(s, mover, moves[best])
            mask = awaiting(s)
        add_expected_result(s, seat, out)


def sample_hidden(s: State, seat: int, table: LandmarkTable, settings: Any, rng: Rng) -> None:
    """Draw the mortal (for a god) or the vision (for the mortal) from the seat's beliefs."""
    beliefs = infer_beliefs(s, table, settings)
    if is_mortal(s, seat):
        update_posterior(beliefs, seat, 1.0)
        s.vision[s.round_number] = draw_weighted(beliefs.posterior[seat], SHOWN, rng)
    else:
        suspicion_weight = beliefs.suspicion_weight[s.vision[s.round_number]]
        suspicion_weight[seat] = 0.0
        s.mortal[s.round_number] = draw_weighted(suspicion_weight, s.players, rng)


def draw_weighted(weights: Any, count: int, rng: Rng) -> int:
    """Draw a number from 0 to `count - 1` by weights."""
    total = 0.0
    for number in range(count):
        total += weights[number]
    left = total * (draw(rng, RANDOM_STEPS) + 0.5) / RANDOM_STEPS
    last = 0
    for number in range(count):
        if left > 0.0 and weights[number] > 0.0:
            last = number
        left -= weights[number]
    return last


def add_expected_result(s: State, seat: int, out: FloatRow) -> None:
    """Add the expected points and share of the win of a seat, given the points at the end of a round."""
    most = 0
    for other in range(s.players):
        most = max(most, s.score[other])
    if awaiting(s) == 0:
        winner_mask = winners(s)
        share = 0.0
        for other in range(s.players):
            share += (winner_mask >> other) & 1
        out[0] += s.score[seat]
        out[1] += ((winner_mask >> seat) & 1) / share
        return
    rounds = max(1.0, (GOAL - most) / MEAN_GAIN)
    spread = GAIN_DEVIATION * math.sqrt(rounds)
    share = 0.0
    for other in range(s.players):
        share += math.exp((s.score[other] - most) / spread)
    out[0] += s.score[seat] + MEAN_GAIN * rounds
    out[1] += math.exp((s.score[seat] - most) / spread) / share
