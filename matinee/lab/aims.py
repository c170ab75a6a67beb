"""What a designer aims at, and whether a box gets there."""

from typing import Literal

from msgspec import Struct

from matinee.lab.statistics import Estimate

Verdict = Literal["met", "missed", "unclear"]
Unit = Literal["number", "share"]

BALANCE = 0.03  # a place may win as much more or less often than is fair


class Aim(Struct, frozen=True):
    """A number that ought to lie in a range. `low` and `high` are its interval, where it has one."""

    id: str
    about: str  # the studio, seat, trophy or star meant, or "" for all of them
    unit: Unit
    value: float
    low: float
    high: float
    least: float | None
    most: float | None
    verdict: Verdict


def aim(
    id: str, found: Estimate, least: float | None, most: float | None, unit: Unit = "number", about: str = ""
) -> Aim:
    """An aim with its verdict: unclear as long as the interval reaches both into the range and out of it."""
    bottom = float("-inf") if least is None else least
    top = float("inf") if most is None else most
    verdict: Verdict = "unclear"
    if found.of and bottom <= found.low and found.high <= top:
        verdict = "met"
    elif found.of and (found.high < bottom or found.low > top):
        verdict = "missed"
    return Aim(id, about, unit, found.value, found.low, found.high, least, most, verdict)


def exact(value: float, of: int) -> Estimate:
    """A number that is what it is."""
    return Estimate(value, value, value, of)


def balance(id: str, about: str, wins: Estimate, fair: float) -> Aim:
    return aim(id, wins, fair - BALANCE, fair + BALANCE, "share", about)


def together(aims: list[Aim]) -> Verdict:
    """The verdict on aims that belong together."""
    verdicts = [each.verdict for each in aims]
    return "missed" if "missed" in verdicts else "unclear" if "unclear" in verdicts else "met"


def farthest(aims: list[Aim]) -> Aim:
    """Of aims that belong together the one that is farthest out of its range, or closest to its edge."""

    def room(each: Aim) -> float:
        edges = [each.value - each.least] if each.least is not None else []
        return min([*edges, each.most - each.value] if each.most is not None else edges, default=0.0)

    return min(aims, key=lambda each: (("missed", "unclear", "met").index(each.verdict), room(each)))
