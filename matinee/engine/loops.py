"""Loops that play any game: written against the rules contract and bound to a game by `compiling.bind`."""

from typing import Any

import numpy as np

from matinee.engine.contract import MAX_SEATS, apply, awaiting, legal, sample, setup
from matinee.engine.layout import Row
from matinee.engine.rng import Rng, draw

# The lowest seat of each bit mask of up to six seats.
LOWEST_SEAT: Any = np.array([max((mask & -mask).bit_length() - 1, 0) for mask in range(1 << 6)], np.int8)


def lowest_seat(mask: int) -> int:
    """Return the lowest seat of a bit mask of up to six seats. A table avoids a branch, which would be mispredicted."""
    return int(LOWEST_SEAT[mask])


def draw_seat(mask: int, rng: Rng) -> int:
    """Draw one of the seats in a bit mask, all equally likely."""
    count = 0
    for seat in range(MAX_SEATS):
        count += (mask >> seat) & 1
    skip = draw(rng, count)
    for seat in range(MAX_SEATS):
        if (mask >> seat) & 1:
            if skip == 0:
                return seat
            skip -= 1
    return -1


def play_random_games(s: Any, players: int, options: int, games: int, rng: Rng) -> int:
    """Play random games and return the number of decisions. The function `sample` of the game draws the moves."""
    decisions = 0
    for _ in range(games):
        setup(s, players, options, rng)
        mask = awaiting(s)
        while mask != 0:
            seat = lowest_seat(mask)
            apply(s, seat, sample(s, seat, rng))
            decisions += 1
            mask = awaiting(s)
    return decisions


def play_random_games_from_lists(s: Any, players: int, options: int, games: int, rng: Rng, moves: Row) -> int:
    """Play random games and return the number of decisions. The moves are drawn from the list of legal moves."""
    decisions = 0
    for _ in range(games):
        setup(s, players, options, rng)
        mask = awaiting(s)
        while mask != 0:
            seat = lowest_seat(mask)
            count = legal(s, seat, moves)
            apply(s, seat, moves[draw(rng, count)])
            decisions += 1
            mask = awaiting(s)
    return decisions


def record_random_game(s: Any, rng: Rng, seats: Row, actions: Row) -> int:
    """Play randomly from `s` to the end or until the buffers are full; return the number of moves written."""
    count = 0
    mask = awaiting(s)
    while mask != 0 and count < seats.size:
        seat = draw_seat(mask, rng)
        action = sample(s, seat, rng)
        apply(s, seat, action)
        seats[count] = seat
        actions[count] = action
        count += 1
        mask = awaiting(s)
    return count


def copy_positions(positions: Any, rounds: int) -> int:
    """Copy each position, a row of bytes, over the next one, `rounds` times; return the number of copies."""
    for _ in range(rounds):
        for index in range(positions.shape[0] - 1):
            positions[index + 1] = positions[index]
    return rounds * (positions.shape[0] - 1)
