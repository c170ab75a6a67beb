"""Random numbers. They are used only to set up a game; after that, rules are deterministic.

A generator is an array of 64-bit words, so that compiled rules can update it:

- `fast_rng(seed)`: one word, the state of a multiply-with-carry generator. For environments, bots and tests.
- `secure_rng(seed)`: a sequence of words from SHAKE-256 of a 256-bit seed, and a read position. For games between
  people: known cards do not reveal unknown ones, and the seed proves the deal afterwards.

Both return 32 bits per draw. Multiply-with-carry never exceeds 64 bits, so the interpreter needs no masking.
"""

import hashlib
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.engine.layout import Row

Rng = NDArray[np.uint64]

SEED_BYTES = 32
SECURE_WORDS = 1024  # in the sequence of `secure_rng`; no `setup` draws more than half of them, which a test checks
MULTIPLIER = np.uint64(0xFFFEB81B)  # of the generator MWC64X
LOW = np.uint64(0xFFFFFFFF)  # the mask of the lower half of a word
HALF = np.uint64(32)  # bits in half a word
ONE = np.uint64(1)


def fresh_seed() -> bytes:
    """Return 256 random bits from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_int(number: int) -> bytes:
    """Return the 256-bit seed for a number."""
    return hashlib.sha256(f"matinee seed {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed. Shown before a game, it proves afterwards that the deal was fixed."""
    return hashlib.sha256(seed).hexdigest()


def secure_rng(seed: bytes) -> Rng:
    """Return the generator for a game between people. Word 0 is the read position."""
    words = np.frombuffer(hashlib.shake_256(b"matinee tape" + seed).digest(4 * SECURE_WORDS), "<u4")
    return np.concatenate([np.zeros(1, np.uint64), words.astype(np.uint64)])


def fast_rng(seed: int) -> Rng:
    """Return a fast generator. The same seed gives the same game in every mode and on every machine."""
    return fast_rngs(seed, 1)[0]


def fast_rngs(seed: int, count: int) -> NDArray[Any]:
    """Return `count` independent fast generators, one per row."""
    return np.random.SeedSequence(seed % (1 << 64)).generate_state(count, np.uint64).reshape(count, 1)


def draw(rng: Rng, bound: int) -> int:
    """Draw a number from 0 to `bound - 1`, uniform to one part in 2^32 / `bound`."""
    if rng.size == 1:
        word = (rng[0] & LOW) * MULTIPLIER + (rng[0] >> HALF)
        rng[0] = word
    else:
        rng[0] += ONE
        word = rng[rng[0]]
    return int(np.int64((((word ^ (word >> HALF)) & LOW) * np.uint64(bound)) >> HALF))


def shuffle(deck: Row, start: int, stop: int, rng: Rng) -> None:
    """Shuffle `deck[start:stop]`."""
    for place in range(stop - 1, start, -1):
        other = start + draw(rng, place - start + 1)
        card = deck[place]
        deck[place] = deck[other]
        deck[other] = card


def sort(deck: Row, start: int, stop: int) -> None:
    """Sort `deck[start:stop]`, so that a later shuffle depends on the generator alone."""
    for i in range(start + 1, stop):
        card = deck[i]
        place = i
        while place > start and deck[place - 1] > card:
            deck[place] = deck[place - 1]
            place -= 1
        deck[place] = card
