"""Sanitising names and chat messages."""

import unicodedata

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and symbols that are invisible


def sanitise(text: str, max_length: int) -> str:
    """Normalise to NFC, remove control and invisible characters, collapse whitespace and cut to `max_length`."""
    visible = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or (unicodedata.category(char)[0] != "C" and char not in BLANK)
    )
    return " ".join(visible.split())[:max_length].strip()
