"""Format messages and numbers in one language."""

from msgspec import Struct

from matinee.arena.number_format import DASH, number, percent
from matinee.engine.i18n import Fact, translate
from matinee.lab.aims import Aim, Unit
from matinee.lab.statistics import Estimate


class Formatter(Struct, frozen=True):
    """Formats messages and numbers in one language."""

    language: str

    def __call__(self, message: str, **facts: Fact) -> str:
        """Return the message `lab-MESSAGE`."""
        return translate(self.language, f"lab-{message}", **facts)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number with a fixed number of decimal digits."""
        return number(value, self.language, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """Return a share as a percentage."""
        return percent(share, self.language, digits)

    def amount(self, value: float, unit: Unit, digits: int = 1) -> str:
        """Return a number or a share, with only the digits it needs."""
        if unit == "share":
            return self.percent(value, 1 if 0 < value < 0.01 else 0)
        return self.number(value, 0 if value == int(value) else digits)

    def with_share(self, value: float, of: float, separator: str = "\n") -> str:
        """Return a number and its share of another number."""
        return f"{self.number(value, 1)}{separator}{self.percent(value / of if of else 0.0)}"

    def estimate(self, estimate: Estimate, digits: int = 1) -> str:
        """Return the value of an estimate as a number; a dash without data."""
        return self.number(estimate.value, digits) if estimate.of else DASH

    def share(self, estimate: Estimate) -> str:
        """Return the value of an estimate as a percentage; a dash without data."""
        return self.percent(estimate.value) if estimate.of else DASH

    def interval(self, low: float, high: float, unit: Unit = "share") -> str:
        """Return an interval such as "20 … 30%"."""
        if unit == "number":
            return f"{self.number(low, 1)} … {self.number(high, 1)}"
        return f"{self.number(100 * low)} … {self.percent(high)}"

    def interval_of(self, estimate: Estimate, unit: Unit = "share") -> str:
        """Return the interval of an estimate; a dash without data."""
        return self.interval(estimate.low, estimate.high, unit) if estimate.of else DASH

    def target_range(self, aim: Aim) -> str:
        """Return the range that an aim requires."""
        least = None if aim.least is None else self.amount(aim.least, aim.unit)
        most = None if aim.most is None else self.amount(aim.most, aim.unit)
        if least is not None and most is not None:
            return self("range", least=least, most=most)
        return f"≥ {least}" if least is not None else f"≤ {most}"


def capitalise_first(text: str) -> str:
    """Return the text with its first letter as a capital and the rest unchanged."""
    return text[:1].upper() + text[1:]
