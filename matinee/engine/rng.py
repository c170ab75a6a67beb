"""Chance. All of it happens while a game is set up; after that, rules are deterministic.

A generator is an array of 64-bit words, so that compiled rules can own and advance it:

- `fast_rng(seed)`: one word, the state of a multiply-with-carry generator. For mass play, bots and tests.
- `secure_rng(seed)`: a tape of words drawn with SHAKE-256 from a 256-bit seed, and a reading head. For real games:
  nobody can compute the rest of the tape from the cards they have seen, and the seed proves the deal afterwards.

Both give 32 bits a draw. Multiply-with-carry never leaves 64 bits, so the interpreter needs no masking.
"""

import hashlib
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.engine.layout import Row

Rng = NDArray[np.uint64]

SEED_BYTES = 32
TAPE_WORDS = 1024  # no game draws more than half of this in `setup`; a test watches it
MULTIPLIER = np.uint64(0xFFFEB81B)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
ONE = np.uint64(1)


def fresh_seed() -> bytes:
    """256 bits from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_int(number: int) -> bytes:
    """The 256-bit seed that a small, memorable number stands for."""
    return hashlib.sha256(f"matinee seed {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What can be shown before a game to prove afterwards that the deal was fixed."""
    return hashlib.sha256(seed).hexdigest()


def secure_rng(seed: bytes) -> Rng:
    """The tape of a real game; word 0 is the reading head."""
    words = np.frombuffer(hashlib.shake_256(b"matinee tape" + seed).digest(4 * TAPE_WORDS), "<u4")
    return np.concatenate([np.zeros(1, np.uint64), words.astype(np.uint64)])


def fast_rng(seed: int) -> Rng:
    """A fast generator. The same number gives the same game in every mode and on every machine."""
    return fast_rngs(seed, 1)[0]


def fast_rngs(seed: int, count: int) -> NDArray[Any]:
    """`count` independent fast generators, one a row."""
    return np.random.SeedSequence(seed % (1 << 64)).generate_state(count, np.uint64).reshape(count, 1)


def draw(rng: Rng, sides: int) -> int:
    """A number from 0 to sides - 1, each as likely as the other (to one part in 2^32 / sides)."""
    if rng.size == 1:
        word = (rng[0] & LOW) * MULTIPLIER + (rng[0] >> HALF)
        rng[0] = word
    else:
        rng[0] += ONE
        word = rng[rng[0]]
    return int(np.int64((((word ^ (word >> HALF)) & LOW) * np.uint64(sides)) >> HALF))


def shuffle(deck: Row, start: int, stop: int, rng: Rng) -> None:
    """Shuffles the cards from `start` up to but without `stop`."""
    for place in range(stop - 1, start, -1):
        other = start + draw(rng, place - start + 1)
        card = deck[place]
        deck[place] = deck[other]
        deck[other] = card


def sort(deck: Row, start: int, stop: int) -> None:
    """Puts the cards in order, so that a shuffle after it depends on the generator alone and not on how they lay."""
    for taken in range(start + 1, stop):
        card = deck[taken]
        place = taken
        while place > start and deck[place - 1] > card:
            deck[place] = deck[place - 1]
            place -= 1
        deck[place] = card
