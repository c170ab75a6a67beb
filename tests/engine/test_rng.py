"""Chance: even, repeatable, and not to be computed backwards from a few cards."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from matinee.engine.rng import commitment, draw, fast_rng, fast_rngs, fresh_seed, secure_rng, seed_from_int, shuffle


@pytest.mark.parametrize("keep", ["fast", "secure"])
def test_draws_are_even(keep: str) -> None:
    counts: Counter[int] = Counter()
    for seed in range(40):
        rng = fast_rng(seed) if keep == "fast" else secure_rng(seed_from_int(seed))
        counts.update(draw(rng, 7) for _ in range(500))
    assert set(counts) == set(range(7))
    expected = 40 * 500 / 7
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 27.9  # one in ten thousand exceeds it by chance


def test_shuffles_are_even_and_leave_the_rest_alone() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    rng = fast_rng(1)
    for _ in range(6000):
        deck = np.array([9, 0, 1, 2, 3, 9])
        shuffle(deck, 1, 5, rng)
        assert deck[0] == deck[5] == 9
        counts[tuple(deck[1:5].tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    chi_square = sum((count - 250) ** 2 / 250 for count in counts.values())
    assert chi_square < 56  # 23 degrees of freedom


def test_the_same_seed_gives_the_same_draws() -> None:
    for make in (lambda: fast_rng(7), lambda: secure_rng(seed_from_int(7))):
        assert [draw(make(), 1000) for _ in range(3)] == [draw(make(), 1000)] * 3
    assert seed_from_int(7) != seed_from_int(8)
    assert commitment(seed_from_int(7)) == commitment(seed_from_int(7)) != commitment(seed_from_int(8))
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()


def test_streams_differ() -> None:
    drawn = {tuple(draw(rng, 1 << 20) for _ in range(4)) for rng in fast_rngs(1, 500)}
    assert len(drawn) == 500


def test_draws_are_fixed_for_all_time() -> None:
    """Records depend on it."""
    rng, tape = fast_rng(2026), secure_rng(seed_from_int(2026))
    assert [draw(rng, 1000) for _ in range(6)] == QUICK
    assert [draw(tape, 1000) for _ in range(6)] == KEYED
    assert tape.dtype == rng.dtype == np.uint64


QUICK = [911, 910, 372, 478, 590, 309]
KEYED = [852, 807, 748, 390, 386, 359]
