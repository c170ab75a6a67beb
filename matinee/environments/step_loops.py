"""One step of many environments, written against the contract and bound to a game by `compiling.bind`.

Everything lies in arrays with a row for each environment. `chances` has two generators a row, one for the deals and one
for `sample`, so that a game depends on its seed and its moves alone. On the processor a thread runs these loops over
its part of the environments; on a GPU each thread runs them for one.
"""

from typing import Any

from matinee.engine.arithmetic import below_0
from matinee.engine.contract import apply, awaiting, describe, mark, observe, offer, points, setup, winners
from matinee.engine.loops import lowest_seat
from matinee.engine.rng import draw

# What a finished game is worth to its players.
REWARDS = ("points", "rank", "win")
POINTS, RANK, WIN = range(3)

# What can be done with many environments. A step plays given actions, or (RANDOM_STEP) draws them itself.
BEGIN, STEP, RANDOM_STEP, SAMPLE = range(4)


def do_part(what: int, steps: int, first: int, last: int, games: Any, actions: Any, turns: Any) -> None:
    """Begins, steps or samples the environments from `first` up to but without `last`. Of several steps each makes all
    of its own before the next begins, while its position is near."""
    if what == SAMPLE:
        sample_some(first, last, games[1], turns[2], turns[3], actions)
    elif steps == 1:
        step_some(what, first, last, 0, *games, actions, *turns)  # pyright: ignore[reportCallIssue]
    else:
        for i in range(first, last):
            for _ in range(steps):
                step_some(what, i, i + 1, 0, *games, actions, *turns)  # pyright: ignore[reportCallIssue]


def step_some(
    what: int,
    first: int,
    last: int,
    start: int,
    states: Any,
    chances: Any,
    players: int,
    options: int,
    reward: int,
    actions: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    counts: Any,
    moves: Any,
    descriptions: Any,
    rewards: Any,
    done: Any,
    totals: Any,
) -> None:
    """Plays an action in each environment from `first` up to but without `last`, or begins them anew.

    A game that is over is settled, and the next one laid out at once. Where several seats are awaited, it is the turn
    of the first. `states` begins with environment `start`. It is one function because whole arrays are slow to hand on.
    """
    fresh = what == BEGIN
    for i in range(first, last):
        s = states[i - start]
        over = fresh
        if not fresh:
            action = sampled(chances[i], masks[i], counts[i]) if what == RANDOM_STEP else actions[i]
            if not (0 <= action < masks.shape[1] and masks[i, action]):
                action = single_legal(masks[i])
            apply(s, seats[i], offer(action))
            over = awaiting(s) == 0
            if over:
                settle(s, reward, rewards[i], totals[i])
        if over:
            setup(s, players, options, chances[i, 0:1])
        if fresh or (done[i] and not over):
            for each in range(players):
                rewards[i, each] = 0.0
        done[i] = over and not fresh
        seat = lowest_seat(awaiting(s))
        seats[i] = seat
        observe(s, seat, observations[i])
        counts[i] = mark(s, seat, masks[i])
        if moves.shape[1] > 0:
            list_moves(s, seat, masks[i], moves[i], descriptions[i])


def single_legal(mask: Any) -> int:
    """What is played in place of an action that the mask rules out."""
    choice = 0
    while not mask[choice]:
        choice += 1
    return choice


def list_moves(s: Any, seat: int, mask: Any, moves: Any, descriptions: Any) -> None:
    listed = 0
    for choice in range(mask.size):
        if mask[choice]:
            moves[listed] = choice
            describe(s, seat, offer(choice), descriptions[listed])
            listed += 1
    for place in range(listed, moves.size):
        moves[place] = -1


def settle(s: Any, reward: int, rewards: Any, totals: Any) -> None:
    """Writes what a finished game is worth to every seat."""
    points(s, totals)
    won = winners(s)
    shared = 0
    for seat in range(s.players):
        shared += (won >> seat) & 1
    for seat in range(s.players):
        if reward == POINTS:
            rewards[seat] = totals[seat]
        elif reward == WIN:
            rewards[seat] = ((won >> seat) & 1) / shared
        else:
            ahead = 0
            for other in range(s.players):
                lead = lead_over(other, seat, won, totals)
                ahead += 1 if lead > 0 else -1 if lead < 0 else 0
            rewards[seat] = -ahead / (s.players - 1)


def lead_over(core: int, other: int, won: int, totals: Any) -> int:
    """Above 0 if one seat ends ahead of another, below 0 if behind. Winners are first, ties among them broken."""
    lead = ((won >> core) & 1) - ((won >> other) & 1)
    if lead != 0 or (won >> core) & 1:
        return lead
    return totals[core] - totals[other]


def refused_in(first: int, last: int, masks: Any, actions: Any) -> int:
    """The first environment whose action is not legal, or -1."""
    for i in range(first, last):
        if not (0 <= actions[i] < masks.shape[1] and masks[i, actions[i]]):
            return i
    return -1


def sample_some(first: int, last: int, chances: Any, masks: Any, counts: Any, actions: Any) -> None:
    """A legal choice in each environment, all equally likely."""
    for i in range(first, last):
        actions[i] = sampled(chances[i], masks[i], counts[i])


def sampled(chances: Any, mask: Any, count: int) -> int:
    return legal_choice(mask, draw(chances[1:2], count))


def legal_choice(mask: Any, nth: int) -> int:
    """The place of a legal choice, counted from 0. Eight places at a time without a branch: what chance has chosen
    cannot be guessed."""
    choice = 0
    for first in range(0, mask.size - 7, 8):
        for place in range(8):
            nth -= 1 if mask[first + place] else 0
            choice += 1 - below_0(nth)
        if nth < 0:
            return choice
    while nth >= 0:
        nth -= 1 if mask[choice] else 0
        choice += 1 - below_0(nth)
    return choice


def describe_listed(states: Any, seat: int, actions: Any, out: Any) -> None:
    """What each of the listed actions means in the first position."""
    for place in range(actions.size):
        describe(states[0], seat, actions[place], out[place])
