"""Number formats of each language."""

from babel import Locale
from babel.numbers import format_decimal

DASH = "–"


def number(value: float | None, language: str, digits: int = 0, sign: bool = False) -> str:
    """Return a rounded number as text.

    >>> number(-1234.56, "en", 1), number(1234.56, "de", 1, sign=True), number(-0.1, "fr", sign=True)
    ('−1,234.6', '+1.234,6', '0')
    """
    if value is None:
        return DASH
    rounded = round(value, digits) + 0.0  # turns -0 into 0
    pattern = f"#,##0.{'0' * digits}"
    plus = "+" if sign and rounded else ""
    return format_decimal(rounded, f"{plus}{pattern};−{pattern}", language)


def percent(value: float | None, language: str, digits: int = 1) -> str:
    """Return a share as a percentage.

    >>> percent(0.5, "en"), percent(0.254, "de", 0)
    ('50.0%', '25\\xa0%')
    """
    if value is None:
        return DASH
    return number(100 * value, language, digits) + percent_sign(language)


def percent_sign(language: str) -> str:
    """Return the percent sign, with the space before it if the language has one."""
    return Locale(language).percent_formats[None].suffix[0]


def duration(seconds: float | None, language: str) -> str:
    """Return a time in a suitable unit.

    >>> duration(0.0123, "en"), duration(2.5, "fr"), duration(0.00004, "de")
    ('12 ms', '2,5 s', '40 µs')
    """
    if seconds is None:
        return DASH
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            value = seconds / size
            return f"{number(value, language, 1 if value < 10 else 0)} {unit}"
    return f"{number(seconds / 1e-6, language)} µs"
