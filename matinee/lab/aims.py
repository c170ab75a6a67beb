"""A designer's aims, and whether a box reaches them."""

from typing import Literal

from msgspec import Struct

from matinee.lab.statistics import Estimate

Verdict = Literal["met", "missed", "unclear"]
Unit = Literal["number", "share"]

BALANCE_TOLERANCE = 0.03  # accepted difference between a win share and the fair share


class Aim(Struct, frozen=True):
    """A measured value, the range it should be in, and the verdict. `low` and `high` are its 95% interval."""

    id: str
    about: str  # the studio, seat, trophy, size or star that is measured; "" for a value of the whole game
    unit: Unit
    value: float
    low: float
    high: float
    least: float | None  # the bounds of the range
    most: float | None
    verdict: Verdict


def judge_aim(
    id: str, estimate: Estimate, least: float | None, most: float | None, unit: Unit = "number", about: str = ""
) -> Aim:
    """Return an aim with its verdict: unclear without data or if the interval is only partly in the range.

    Args:
        id: Identifies the aim in messages.
        estimate: The measured value.
        least: The lower bound of the range; None if there is none.
        most: The upper bound; None if there is none.
        unit: How to print the value.
        about: See `Aim`.
    """
    lower = float("-inf") if least is None else least
    upper = float("inf") if most is None else most
    verdict: Verdict = "unclear"
    if estimate.of and lower <= estimate.low and estimate.high <= upper:
        verdict = "met"
    elif estimate.of and (estimate.high < lower or estimate.low > upper):
        verdict = "missed"
    return Aim(id, about, unit, estimate.value, estimate.low, estimate.high, least, most, verdict)


def exact_estimate(value: float, of: int) -> Estimate:
    """Return a value without uncertainty as an estimate."""
    return Estimate(value, value, value, of)


def judge_balance(id: str, about: str, wins: Estimate, fair: float) -> Aim:
    """Return the aim that a win share is close to the fair share."""
    return judge_aim(id, wins, fair - BALANCE_TOLERANCE, fair + BALANCE_TOLERANCE, "share", about)


def overall_verdict(aims: list[Aim]) -> Verdict:
    """Return the verdict on a group of aims: missed or unclear if one of them is."""
    verdicts = [aim.verdict for aim in aims]
    return "missed" if "missed" in verdicts else "unclear" if "unclear" in verdicts else "met"


def worst_aim(aims: list[Aim]) -> Aim:
    """Return the aim with the worst verdict, and of those the one farthest outside its range or closest to a bound."""

    def margin(aim: Aim) -> float:
        distances = [aim.value - aim.least] if aim.least is not None else []
        return min([*distances, aim.most - aim.value] if aim.most is not None else distances, default=0.0)

    return min(aims, key=lambda aim: (("missed", "unclear", "met").index(aim.verdict), margin(aim)))
