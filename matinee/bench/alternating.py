"""Speeds measured in turns. A machine has fast and slow minutes: whoever is compared shall have had the same ones."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

ROUNDS = 6
Step = Callable[[], int]
"""Makes some decisions and returns how many."""


class Speed(Protocol):
    game: str
    decisions: float


AnySpeed = TypeVar("AnySpeed", bound=Speed)


def measure_alternately(entries: Sequence[tuple[Speed, Step]], seconds: float) -> Iterator[None]:
    """Notes the most decisions a second of each; goes on whenever one has had its turn."""
    for speed, step in entries:
        step()  # what is compiled or laid out at first is not measured
        speed.decisions = 0.0
        yield
    for _ in range(ROUNDS):
        for speed, step in entries:
            speed.decisions = max(speed.decisions, once(step, seconds / ROUNDS))
            yield


def number_of_turns(entries: Sequence[tuple[Speed, Step]]) -> int:
    """How many turns there are."""
    return (1 + ROUNDS) * len(entries)


def once(step: Step, seconds: float) -> float:
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += step()
    return decisions / (time.perf_counter() - started)


def best_batches(speeds: Sequence[AnySpeed], key: Callable[[AnySpeed], object]) -> list[AnySpeed]:
    """Of each game, or whatever the key says, the fastest, in the order in which they came."""
    found: dict[object, AnySpeed] = {}
    for speed in speeds:
        if key(speed) not in found or found[key(speed)].decisions < speed.decisions:
            found[key(speed)] = speed
    return list(found.values())
