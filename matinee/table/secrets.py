"""Codes, keys and their digests; and what people write, made fit to be shown."""

import hashlib
import secrets
import unicodedata

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0, 1, i, l, o: a code is read out over the telephone
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing
CODE_LENGTH = 10  # 31 ** 10 codes: nobody finds a table by trying


def new_code() -> str:
    """The code of a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_key() -> str:
    """What a person at a table proves with that a seat is theirs."""
    return secrets.token_urlsafe(24)


def digest_of(key: str) -> str:
    """What is kept of a key. A key has 192 random bits, so nothing slower is needed."""
    return hashlib.sha256(key.encode()).hexdigest()


def tidy(text: str, longest: int) -> str:
    """Without control characters, invisible ones and runs of blanks, and not too long."""
    shown = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or (unicodedata.category(char)[0] != "C" and char not in BLANK)
    )
    return " ".join(shown.split())[:longest].strip()
