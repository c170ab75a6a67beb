"""Table codes, secret keys and their digests."""

import hashlib
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without 0, 1, i, l and o, which are easily confused
CODE_LENGTH = 10  # 31 ** 10 codes: too many to guess


def new_code() -> str:
    """Return a random table code."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_key() -> str:
    """Return a random secret key, with which a person proves that a seat is theirs."""
    return secrets.token_urlsafe(24)


def digest_of(key: str) -> str:
    """Return the digest under which a key is stored. Keys have 192 random bits, so no slow hash is needed."""
    return hashlib.sha256(key.encode()).hexdigest()
