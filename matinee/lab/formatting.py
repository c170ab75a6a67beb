"""Numbers and words as each language writes them."""

from msgspec import Struct

from matinee.arena.number_format import NOTHING, number, percent
from matinee.engine.i18n import Fact, translate
from matinee.lab.aims import Aim, Unit
from matinee.lab.statistics import Estimate


class Formatter(Struct, frozen=True):
    """Says things in one language."""

    language: str

    def __call__(self, message: str, **facts: Fact) -> str:
        """A message of `lab.ftl`, named without its prefix."""
        return translate(self.language, f"lab-{message}", **facts)

    def number(self, value: float, digits: int = 0) -> str:
        return number(value, self.language, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        return percent(share, self.language, digits)

    def amount(self, value: float, unit: Unit, digits: int = 1) -> str:
        if unit == "share":
            return self.percent(value, 1 if 0 < value < 0.01 else 0)
        return self.number(value, 0 if value == int(value) else digits)

    def with_share(self, value: float, of: float, between: str = "\n") -> str:
        """A number and its share of another."""
        return f"{self.number(value, 1)}{between}{self.percent(value / of if of else 0.0)}"

    def estimate(self, found: Estimate, digits: int = 1) -> str:
        return self.number(found.value, digits) if found.of else NOTHING

    def share(self, found: Estimate) -> str:
        return self.percent(found.value) if found.of else NOTHING

    def between(self, low: float, high: float, unit: Unit = "share") -> str:
        """An interval."""
        if unit == "number":
            return f"{self.number(low, 1)} … {self.number(high, 1)}"
        return f"{self.number(100 * low)} … {self.percent(high)}"

    def interval(self, found: Estimate, unit: Unit = "share") -> str:
        return self.between(found.low, found.high, unit) if found.of else NOTHING

    def wanted(self, aim: Aim) -> str:
        """The range an aim names."""
        least = None if aim.least is None else self.amount(aim.least, aim.unit)
        most = None if aim.most is None else self.amount(aim.most, aim.unit)
        if least is not None and most is not None:
            return self("range", least=least, most=most)
        return f"≥ {least}" if least is not None else f"≤ {most}"


def capitalized(text: str) -> str:
    """With a capital at the beginning, and the rest as it is."""
    return text[:1].upper() + text[1:]
