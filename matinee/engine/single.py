"""The contract for an array of one position, which Python passes to compiled code 20 times faster than a record."""

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
    """Call `setup` for `states[0]`."""
    setup(states[0], players, options, rng)


def single_awaiting(states: Any) -> int:
    """Call `awaiting` for `states[0]`."""
    return awaiting(states[0])


def single_legal(states: Any, seat: int, out: Row) -> int:
    """Call `legal` for `states[0]`."""
    return legal(states[0], seat, out)


def single_is_legal(states: Any, seat: int, action: int, moves: Row) -> bool:
    """Call `is_legal` for `states[0]`."""
    return is_legal(states[0], seat, action, moves)


def single_sample(states: Any, seat: int, rng: Rng) -> int:
    """Call `sample` for `states[0]`."""
    return sample(states[0], seat, rng)


def single_apply(states: Any, seat: int, action: int) -> None:
    """Call `apply` for `states[0]`."""
    apply(states[0], seat, action)


def single_points(states: Any, out: Row) -> None:
    """Call `points` for `states[0]`."""
    points(states[0], out)


def single_winners(states: Any) -> int:
    """Call `winners` for `states[0]`."""
    return winners(states[0])


def single_determinize(states: Any, seat: int, rng: Rng) -> None:
    """Call `determinize` for `states[0]`."""
    determinize(states[0], seat, rng)


def single_observe(states: Any, seat: int, out: FloatRow) -> None:
    """Call `observe` for `states[0]`."""
    observe(states[0], seat, out)
