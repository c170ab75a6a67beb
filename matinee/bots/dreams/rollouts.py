"""What a move may bring, by playing the round on with seers on all seats. Compiled, like `seeing.py`."""

import math
from typing import Any

from matinee.bots.dreams.beliefs import Table, make_up_mind
from matinee.bots.dreams.move_scores import FINE, weigh
from matinee.bots.dreams.star_values import look
from matinee.engine.layout import FloatRow, Row
from matinee.engine.loops import lowest_seat
from matinee.engine.rng import Rng, draw
from matinee.games.dreams.rules import apply, awaiting, determinize, is_mortal, winners
from matinee.games.dreams.state import GOAL, SHOWN, State

GAIN = 1.8  # points that somebody scores in a round, on average,
LUCK = 1.4  # and how far a round is off that


def rehearse(
    states: Any,
    rows: Any,
    seat: int,
    action: int,
    playouts: int,
    table: Table,
    settings: Any,
    rng: Rng,
    moves: Row,
    worth: FloatRow,
    out: FloatRow,
) -> None:
    """Plays a move and the round on, again and again; adds up the points and shares of wins it may bring in the end.
    `states` are the position and scratch, `rows` their bytes."""
    for _ in range(playouts):
        rows[1] = rows[0]
        s = states[1]
        determinize(s, seat, rng)
        imagine(s, seat, table, settings, rng)
        apply(s, seat, action)
        number = states[0].round_number
        mask = awaiting(s)
        while mask != 0 and s.round_number == number:
            mover = lowest_seat(mask)
            count = weigh(s, mover, table, settings, rng, moves, worth)
            best = 0
            for i in range(1, count):
                if worth[i] > worth[best]:
                    best = i
            apply(s, mover, moves[best])
            mask = awaiting(s)
        foresee(s, seat, out)


def imagine(s: State, seat: int, table: Table, settings: Any, rng: Rng) -> None:
    """Draws who is the mortal, or which dream is the vision, as likely as it seems to a seat."""
    sight = look(s, table, settings)
    if is_mortal(s, seat):
        make_up_mind(sight, seat, 1.0)
        s.vision[s.round_number] = drawn(sight.minds[seat], SHOWN, rng)
    else:
        doubts = sight.doubts[s.vision[s.round_number]]
        doubts[seat] = 0.0
        s.mortal[s.round_number] = drawn(doubts, s.players, rng)


def drawn(weights: Any, count: int, rng: Rng) -> int:
    """A number drawn by weights."""
    total = 0.0
    for number in range(count):
        total += weights[number]
    left = total * (draw(rng, FINE) + 0.5) / FINE
    last = 0
    for number in range(count):
        if left > 0.0 and weights[number] > 0.0:
            last = number
        left -= weights[number]
    return last


def foresee(s: State, seat: int, out: FloatRow) -> None:
    """Adds the points and the share of the win that a seat may expect, from the points at the end of a round."""
    most = 0
    for other in range(s.players):
        most = max(most, s.score[other])
    if awaiting(s) == 0:
        won = winners(s)
        share = 0.0
        for other in range(s.players):
            share += (won >> other) & 1
        out[0] += s.score[seat]
        out[1] += ((won >> seat) & 1) / share
        return
    rounds = max(1.0, (GOAL - most) / GAIN)
    spread = LUCK * math.sqrt(rounds)
    share = 0.0
    for other in range(s.players):
        share += math.exp((s.score[other] - most) / spread)
    out[0] += s.score[seat] + GAIN * rounds
    out[1] += math.exp((s.score[seat] - most) / spread) / share
