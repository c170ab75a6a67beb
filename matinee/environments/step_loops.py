"""Reset, step and sample many environments: loops over the rules contract, bound to a game by `compiling.bind`.

Arrays have one row per environment. Each environment has two random generators, one for deals and one for `sample`, so
that a game depends only on its seed and its moves. On the CPU each thread runs these loops over its range of
environments; on a GPU each thread runs them for one.
"""

from typing import Any, NamedTuple

from matinee.engine.arithmetic import is_negative
from matinee.engine.contract import (
    apply,
    awaiting,
    describe,
    describe_together,
    mark,
    observe,
    offer,
    points,
    setup,
    winners,
)
from matinee.engine.loops import lowest_seat
from matinee.engine.rng import draw

# How a finished game is rewarded.
REWARDS = ("points", "rank", "win")
POINTS, RANK, WIN = range(3)

# Operations on a range of environments. STEP plays the given actions, RANDOM_STEP draws them.
RESET, STEP, RANDOM_STEP, SAMPLE = range(4)


class StepArrays(NamedTuple):
    """The arrays that a step writes; the fields of `Batch` of the same names."""

    seats: Any
    observations: Any
    masks: Any
    counts: Any
    moves: Any
    descriptions: Any
    rewards: Any
    done: Any
    points: Any


class Envs(NamedTuple):
    """The parameters and arrays of the loops, except the positions."""

    rngs: Any  # (environments, 2): for deals, for `sample`
    players: int
    options: int  # packed, as `setup` takes them
    reward: int  # POINTS, RANK or WIN
    actions: Any  # action indices: read by STEP, written by SAMPLE
    arrays: StepArrays


def run_operation(operation: int, steps: int, first: int, last: int, states: Any, envs: Envs) -> None:
    """Run an operation on the environments `first` to `last - 1`.

    With several steps, each environment makes all of its steps before the next one starts, while its position is in
    the CPU cache.

    Args:
        operation: RESET, STEP, RANDOM_STEP or SAMPLE.
        steps: The number of steps.
        first: The first environment.
        last: The end of the range.
        states: All positions.
        envs: The other arrays.
    """
    if operation == SAMPLE:
        sample_range(first, last, envs.rngs, envs.arrays.masks, envs.arrays.counts, envs.actions)
    elif steps == 1:
        step_range(operation, first, last, 0, states, envs)
    else:
        for i in range(first, last):
            for _ in range(steps):
                step_range(operation, i, i + 1, 0, states, envs)


def step_range(operation: int, first: int, last: int, offset: int, states: Any, envs: Envs) -> None:
    """Step or reset the environments `first` to `last - 1`; `states[0]` is the position of environment `offset`.

    A game that ends is rewarded and the next one is dealt at once. If several seats may act, the lowest one acts first.
    """
    rngs, arrays = envs.rngs, envs.arrays
    masks, seats, done, rewards = arrays.masks, arrays.seats, arrays.done, arrays.rewards
    reset = operation == RESET
    for i in range(first, last):
        s = states[i - offset]
        over = reset
        if not reset:
            if operation == RANDOM_STEP:
                action = sample_index(rngs[i], masks[i], arrays.counts[i])
            else:
                action = envs.actions[i]
            if not (0 <= action < masks.shape[1] and masks[i, action]):
                action = first_legal_index(masks[i])
            apply(s, seats[i], offer(action))
            over = awaiting(s) == 0
            if over:
                compute_rewards(s, envs.reward, rewards[i], arrays.points[i])
        if over:
            setup(s, envs.players, envs.options, rngs[i, 0:1])
        if reset or (done[i] and not over):
            for player in range(envs.players):
                rewards[i, player] = 0.0
        done[i] = over and not reset
        seat = lowest_seat(awaiting(s))
        seats[i] = seat
        observe(s, seat, arrays.observations[i])
        arrays.counts[i] = mark(s, seat, masks[i])
        if arrays.moves.shape[1] > 0:
            list_moves(s, seat, masks[i], arrays.moves[i], arrays.descriptions[i])


def first_legal_index(mask: Any) -> int:
    """Return the first legal action index, which replaces an illegal one."""
    index = 0
    while not mask[index]:
        index += 1
    return index


def list_moves(s: Any, seat: int, mask: Any, moves: Any, descriptions: Any) -> None:
    """Write the legal action indices to `moves`, padded with -1, and the features of each to `descriptions`."""
    count = 0
    for index in range(mask.size):
        if mask[index]:
            moves[count] = index
            describe(s, seat, offer(index), descriptions[count])
            count += 1
    describe_together(s, seat, moves, count, descriptions)
    for i in range(count, moves.size):
        moves[i] = -1


def compute_rewards(s: Any, reward: int, rewards: Any, final_points: Any) -> None:
    """Write the reward and the points of every seat in a finished game."""
    points(s, final_points)
    winner_mask = winners(s)
    winner_count = 0
    for seat in range(s.players):
        winner_count += (winner_mask >> seat) & 1
    for seat in range(s.players):
        if reward == POINTS:
            rewards[seat] = final_points[seat]
        elif reward == WIN:
            rewards[seat] = ((winner_mask >> seat) & 1) / winner_count
        else:
            ahead = 0
            for other in range(s.players):
                lead = compare_seats(other, seat, winner_mask, final_points)
                ahead += 1 if lead > 0 else -1 if lead < 0 else 0
            rewards[seat] = -ahead / (s.players - 1)


def compare_seats(one: int, other: int, winner_mask: int, final_points: Any) -> int:
    """Return a positive number if seat `one` ranks before `other`, a negative one if after, 0 if they are equal.

    Winners rank first, because winning includes tie-breaks.
    """
    lead = ((winner_mask >> one) & 1) - ((winner_mask >> other) & 1)
    if lead != 0 or (winner_mask >> one) & 1:
        return lead
    return final_points[one] - final_points[other]


def find_illegal(first: int, last: int, masks: Any, actions: Any) -> int:
    """Return the first environment whose action is illegal, or -1."""
    for i in range(first, last):
        if not (0 <= actions[i] < masks.shape[1] and masks[i, actions[i]]):
            return i
    return -1


def sample_range(first: int, last: int, rngs: Any, masks: Any, counts: Any, actions: Any) -> None:
    """Draw a legal action index for each environment, all equally likely."""
    for i in range(first, last):
        actions[i] = sample_index(rngs[i], masks[i], counts[i])


def sample_index(rngs: Any, mask: Any, count: int) -> int:
    """Draw one of the `count` legal action indices of a mask."""
    return nth_legal_index(mask, draw(rngs[1:2], count))


def nth_legal_index(mask: Any, nth: int) -> int:
    """Return the legal action index number `nth`, from 0.

    It counts eight entries at a time without branches, which would be mispredicted because `nth` is random.
    """
    index = 0
    for first in range(0, mask.size - 7, 8):
        for i in range(8):
            nth -= 1 if mask[first + i] else 0
            index += 1 - is_negative(nth)
        if nth < 0:
            return index
    while nth >= 0:
        nth -= 1 if mask[index] else 0
        index += 1 - is_negative(nth)
    return index


def describe_actions(states: Any, seat: int, actions: Any, out: Any) -> None:
    """Write the features of each of `actions` in the position `states[0]`."""
    for i in range(actions.size):
        describe(states[0], seat, actions[i], out[i])
    describe_together(states[0], seat, actions, actions.size, out)
