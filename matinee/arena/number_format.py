"""Numbers as each language writes them."""

THOUSANDS_AND_POINT = {"en": (",", "."), "fr": ("\u202f", ","), "de": (".", ",")}
NO_BREAK = "\u00a0"
DASH = "–"


def number(value: float | None, language: str, digits: int = 0, sign: bool = False) -> str:
    """A number, rounded.

    >>> number(-1234.56, "en", 1), number(1234.56, "de", 1, sign=True), number(-0.1, "fr", sign=True)
    ('−1,234.6', '+1.234,6', '0')
    """
    if value is None:
        return DASH
    thousands, point = THOUSANDS_AND_POINT[language]
    rounded = round(value, digits) + 0.0  # which makes -0 a 0
    text = f"{rounded:{'+' if sign and rounded else ''},.{digits}f}"
    return text.translate(str.maketrans({",": thousands, ".": point, "-": "−"}))


def percent(value: float | None, language: str, digits: int = 1) -> str:
    """A share.

    >>> percent(0.5, "en"), percent(0.254, "de", 0)
    ('50.0%', '25\\xa0%')
    """
    if value is None:
        return DASH
    return number(100 * value, language, digits) + percent_sign(language)


def percent_sign(language: str) -> str:
    return "%" if language == "en" else f"{NO_BREAK}%"


def duration(seconds: float | None, language: str) -> str:
    """A time, in the unit that suits it.

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
