"""Loops over environments in which one seat learns: the other seats are played until every learner is awaited.

Like `step_loops`, they are written against the rules contract and bound to a game by `compiling.bind`.
"""

from typing import Any, NamedTuple

from matinee.engine.contract import apply, appraise, awaiting, legal, mark, observe, offer, setup
from matinee.engine.loops import lowest_seat
from matinee.environments.step_loops import (
    RANDOM_STEP,
    RESET,
    SAMPLE,
    Envs,
    StepArrays,
    compute_rewards,
    first_legal_index,
    list_moves,
    sample_index,
    sample_range,
)
from matinee.environments.thread_pool import OPERATION, SHUT_DOWN, STEPS, borrow, finish_job, wait_for_job

# Who plays the other seats. POLICY stops at each of their turns.
GREEDY, RANDOM, POLICY = range(3)

STEP_OTHERS = 4
"""An operation beside those of `step_loops`: play `actions` where another seat than the learner is awaited."""

ROTATING = -1
"""Instead of a fixed seat: the learner's seat is another one in each episode, and in neighbouring environments."""


class SeatArrays(NamedTuple):
    """The arrays of the learners, one row per environment, and scratch space, one row per thread."""

    learners: Any  # the learner's seat
    episodes: Any  # the number of episodes begun
    final_rewards: Any  # the learner's reward if the last step ended a game, else 0
    final_seats: Any  # the learner's seat in the last finished game
    final_observations: Any  # and its observation of the final position
    moves: Any
    worth: Any


def run_seat_worker(
    control: Any,
    worker: int,
    first: int,
    last: int,
    states: Any,
    fields: Any,
    arrays: Any,
    seat_arrays: Any,
    seat: int,
    opponents: int,
) -> bool:
    """Do the worker's part of each job, as `thread_pool.run_worker` does.

    Args:
        control: The control array.
        worker: The number of the worker.
        first: The first environment of its range.
        last: The end of its range.
        states: All positions.
        fields: The fields of `Envs` except `arrays`.
        arrays: The fields of `StepArrays`.
        seat_arrays: The fields of `SeatArrays`.
        seat: The learner's seat, or `ROTATING`.
        opponents: GREEDY, RANDOM or POLICY.
    """
    while wait_for_job(control, worker):
        if control[OPERATION] == SHUT_DOWN:
            return False
        envs = borrow(Envs(fields[0], fields[1], fields[2], fields[3], fields[4], StepArrays(*arrays)))
        learning = borrow(SeatArrays(*seat_arrays))
        run_seats(
            control[OPERATION], control[STEPS], worker, first, last, borrow(states), envs, learning, seat, opponents
        )
        finish_job(control, worker)
        if worker == 0:
            break
    return True


def run_seats(
    operation: int,
    steps: int,
    worker: int,
    first: int,
    last: int,
    states: Any,
    envs: Envs,
    learning: SeatArrays,
    seat: int,
    opponents: int,
) -> None:
    """Run an operation on the environments `first` to `last - 1`; see `run_seat_worker`."""
    if operation == SAMPLE:
        sample_range(first, last, envs.rngs, envs.arrays.masks, envs.arrays.counts, envs.actions)
        return
    for i in range(first, last):
        for _ in range(steps):
            if operation != STEP_OTHERS or envs.arrays.seats[i] != learning.learners[i]:
                step_seat(operation, worker, i, states[i], envs, learning, seat, opponents)


def step_seat(
    operation: int, worker: int, i: int, s: Any, envs: Envs, learning: SeatArrays, seat: int, opponents: int
) -> None:
    """Reset or step the environment `i`, whose position is `s`, and play on until its learner is awaited."""
    arrays = envs.arrays
    mask = arrays.masks[i]
    if operation != STEP_OTHERS:
        arrays.done[i] = False
        learning.final_rewards[i] = 0.0
        for player in range(envs.players):
            arrays.rewards[i, player] = 0.0
    if operation == RESET:
        deal(i, s, envs, learning, seat)
    else:
        action = sample_index(envs.rngs[i], mask, arrays.counts[i]) if operation == RANDOM_STEP else envs.actions[i]
        if not (0 <= action < mask.size and mask[action]):
            action = first_legal_index(mask)
        apply(s, arrays.seats[i], offer(action))
    awaited = -1
    while awaited < 0:
        awaiting_seats = awaiting(s)
        if awaiting_seats == 0:
            finish(i, s, envs, learning)
            deal(i, s, envs, learning, seat)
        else:
            to_act = lowest_seat(awaiting_seats)
            if opponents == POLICY or to_act == learning.learners[i]:
                awaited = to_act
            elif opponents == RANDOM:
                count = mark(s, to_act, mask)
                apply(s, to_act, offer(sample_index(envs.rngs[i], mask, count)))
            else:
                apply(s, to_act, greedy_action(s, to_act, learning.moves[worker], learning.worth[worker]))
    arrays.seats[i] = awaited
    observe(s, awaited, arrays.observations[i])
    arrays.counts[i] = mark(s, awaited, mask)
    if arrays.moves.shape[1] > 0:
        list_moves(s, awaited, mask, arrays.moves[i], arrays.descriptions[i])


def deal(i: int, s: Any, envs: Envs, learning: SeatArrays, seat: int) -> None:
    """Set up the next game of an environment and choose its learner's seat."""
    setup(s, envs.players, envs.options, envs.rngs[i, 0:1])
    learning.learners[i] = (i + learning.episodes[i]) % envs.players if seat == ROTATING else seat
    learning.episodes[i] += 1


def finish(i: int, s: Any, envs: Envs, learning: SeatArrays) -> None:
    """Write the rewards of a finished game, and the final observation of its learner."""
    arrays, learner = envs.arrays, learning.learners[i]
    compute_rewards(s, envs.reward, arrays.rewards[i], arrays.points[i])
    arrays.done[i] = True
    learning.final_rewards[i] = arrays.rewards[i, learner]
    learning.final_seats[i] = learner
    observe(s, learner, learning.final_observations[i])


def greedy_action(s: Any, seat: int, moves: Any, worth: Any) -> int:
    """Return the legal action with the highest heuristic value, as the greedy bot does."""
    count = legal(s, seat, moves)
    appraise(s, seat, moves, count, worth)
    best = 0
    for move in range(1, count):
        if worth[move] > worth[best]:
            best = move
    return moves[best]
