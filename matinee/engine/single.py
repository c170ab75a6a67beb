"""The contract over an array of one position, which Python hands to compiled code twenty times as fast as a record."""

from typing import Any

from matinee.engine.contract import (
    apply,
    awaiting,
    determinize,
    is_legal,
    legal,
    observe,
    points,
    sample,
    setup,
    winners,
)
from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng


def single_setup(states: Any, players: int, options: int, rng: Rng) -> None:
    setup(states[0], players, options, rng)


def single_awaiting(states: Any) -> int:
    return awaiting(states[0])


def single_legal(states: Any, seat: int, out: Row) -> int:
    return legal(states[0], seat, out)


def single_is_legal(states: Any, seat: int, action: int, moves: Row) -> bool:
    return is_legal(states[0], seat, action, moves)


def single_sample(states: Any, seat: int, rng: Rng) -> int:
    return sample(states[0], seat, rng)


def single_apply(states: Any, seat: int, action: int) -> None:
    apply(states[0], seat, action)


def single_points(states: Any, out: Row) -> None:
    points(states[0], out)


def single_winners(states: Any) -> int:
    return winners(states[0])


def single_determinize(states: Any, seat: int, rng: Rng) -> None:
    determinize(states[0], seat, rng)


def single_observe(states: Any, seat: int, out: FloatRow) -> None:
    observe(states[0], seat, out)
