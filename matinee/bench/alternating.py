"""Measure several speeds in alternation, so that slow phases of the machine affect all of them equally."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

ROUNDS = 6
Step = Callable[[], int]
"""Makes some decisions and returns how many."""


class Speed(Protocol):
    """A measurement, filled in by `measure_alternately`. `decisions` are per second."""

    game: str
    decisions: float


AnySpeed = TypeVar("AnySpeed", bound=Speed)


def measure_alternately(entries: Sequence[tuple[Speed, Step]], seconds: float) -> Iterator[None]:
    """Set `decisions` of each speed to its highest rate in `ROUNDS` rounds; yield after each measurement.

    Args:
        entries: The speeds and the steps that they measure.
        seconds: The time for each entry, over all rounds.
    """
    for speed, step in entries:
        step()  # warm up: compiling and allocating do not count
        speed.decisions = 0.0
        yield
    for _ in range(ROUNDS):
        for speed, step in entries:
            speed.decisions = max(speed.decisions, decisions_per_second(step, seconds / ROUNDS))
            yield


def count_measurements(entries: Sequence[tuple[Speed, Step]]) -> int:
    """Return how often `measure_alternately` yields."""
    return (1 + ROUNDS) * len(entries)


def decisions_per_second(step: Step, seconds: float) -> float:
    """Return the decisions per second of a step that is repeated for some seconds."""
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += step()
    return decisions / (time.perf_counter() - started)


def best_batches(speeds: Sequence[AnySpeed], key: Callable[[AnySpeed], object]) -> list[AnySpeed]:
    """Return the fastest of the speeds with the same key, in the order in which the keys first occur."""
    best: dict[object, AnySpeed] = {}
    for speed in speeds:
        if key(speed) not in best or best[key(speed)].decisions < speed.decisions:
            best[key(speed)] = speed
    return list(best.values())
