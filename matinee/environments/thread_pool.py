"""Threads that share the work on many environments, without the interpreter and without its lock.

A core that has gone to sleep takes as long to wake as a thousand environments take for a step. So whoever has done its
part looks out for the next call for a moment, in compiled code, before it goes to sleep.
"""

import time
import weakref
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic

from matinee.engine.compiling import bind
from matinee.engine.contract import Rules
from matinee.environments.step_loops import do_part

PATIENCE = 100_000  # looks, about a tenth of a millisecond
DISMISS = -1

# The board on which work is called out: a row for what is called, and one for each hand, so that none shares a cache
# line with another.
CALL, WHAT, STEPS = 0, 1, 2
DONE, ASLEEP = 0, 1
ROW = 8


def reading(_: Any, board: Any, place: Any) -> Any:
    """What stands on the board now, whoever wrote it."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers = context.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.load_atomic(builder.gep(numbers.data, [arguments[1]]), "seq_cst", 8)

    return types.int64(board, types.intp), generate


def writing(_: Any, board: Any, place: Any, number: Any) -> Any:
    """Writes on the board; whoever reads it sees all that was written before."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers = context.make_array(signature.args[0])(context, builder, arguments[0])
        builder.store_atomic(arguments[2], builder.gep(numbers.data, [arguments[1]]), "seq_cst", 8)
        return context.get_dummy_value()

    return types.void(board, types.intp, types.int64), generate


def lending(_: Any, arrays: Any) -> Any:
    """The same arrays, lent: nobody counts who holds them. Each row taken of an array is counted, twice, and on a count
    that all threads write these wait for each other longer than a game takes for a move."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lent = arguments[0]
        for place, kind in enumerate(signature.args[0]):
            if isinstance(kind, types.Array):
                array = context.make_array(kind)(context, builder, builder.extract_value(lent, place))
                array.meminfo, array.parent = array.meminfo.type(None), array.parent.type(None)
                lent = builder.insert_value(lent, array._getvalue(), place)
        return lent

    return arrays(arrays), generate


# Called in compiled code as `peek(board, place)`, `post(board, place, number)` and `lend((array, ...))`.
peek: Any = intrinsic(reading)
post: Any = intrinsic(writing)
lend: Any = intrinsic(lending)


def attend(board: Any, hand: int, first: int, last: int, games: Any, actions: Any, turns: Any) -> bool:
    """Does a hand's part of what is called, until nothing is for a while; then it is asleep. Hand 0, who calls, does
    its part once. False if the crew is dismissed."""
    row = ROW * (hand + 1)
    done = board[row + DONE]
    while True:
        looks = 0
        while peek(board, CALL) == done:
            looks += 1
            if looks > PATIENCE:
                post(board, row + ASLEEP, 1)
                if peek(board, CALL) == done:
                    return True
                post(board, row + ASLEEP, 0)
        done = peek(board, CALL)  # not one more: whoever was interrupted has missed some
        if board[WHAT] == DISMISS:
            return False
        do_part(board[WHAT], board[STEPS], first, last, lend(games), lend((actions,))[0], lend(turns))
        post(board, row + DONE, done)
        if hand == 0:
            return True


def call(board: Any, what: int, steps: int) -> None:
    """Everybody who is awake begins."""
    board[WHAT] = what
    board[STEPS] = steps
    post(board, CALL, board[CALL] + 1)


def is_asleep(board: Any, hand: int) -> bool:
    """Whether a hand has to be woken, which it is from now on."""
    asleep = peek(board, ROW * (hand + 1) + ASLEEP) == 1
    if asleep:
        post(board, ROW * (hand + 1) + ASLEEP, 0)
    return asleep


def are_done(board: Any, hands: int) -> bool:
    """Waits for a moment until all are."""
    looks = 0
    for hand in range(hands):
        while peek(board, ROW * (hand + 1) + DONE) != board[CALL]:
            looks += 1
            if looks > PATIENCE:
                return False
    return True


def hire(attending: Any, bell: SimpleQueue[None], part: tuple[Any, ...]) -> None:
    """What a thread does: it holds nothing of the crew, so that a crew nobody needs any more can go."""

    def serve() -> None:
        while attending(*part):
            bell.get()

    Thread(target=serve, name="matinee", daemon=True).start()


class ThreadPool:
    """As many hands as there are parts, the calling thread among them."""

    def __init__(
        self, rules: Rules, parts: Sequence[tuple[int, int]], games: tuple[Any, ...], actions: Any, turns: Any
    ) -> None:
        self._attend = bind(attend, rules, "compiled")
        self._call, self._is_asleep, self._are_done = (
            bind(each, None, "compiled") for each in (call, is_asleep, are_done)
        )
        self._hands = len(parts)
        board = self._board = np.zeros(ROW * (self._hands + 1), np.int64)
        self._own = (board, 0, *parts[0], games, actions, turns)
        self._bells = [SimpleQueue[None]() for _ in parts[1:]]
        for hand, (bell, part) in enumerate(zip(self._bells, parts[1:], strict=True), 1):
            hire(self._attend, bell, (board, hand, *part, games, actions, turns))
        weakref.finalize(self, dismiss, self._call, board, self._bells)

    def work(self, what: int, steps: int) -> None:
        """Everybody does their part; afterwards all of it is done."""
        self._call(self._board, what, steps)
        for hand, bell in enumerate(self._bells, 1):
            if self._is_asleep(self._board, hand):
                bell.put(None)
        self._attend(*self._own)
        while not self._are_done(self._board, self._hands):
            time.sleep(0)  # somebody else needs the core


def dismiss(calling: Any, board: Any, bells: list[SimpleQueue[None]]) -> None:
    calling(board, DISMISS, 0)
    for bell in bells:
        bell.put(None)
