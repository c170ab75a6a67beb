"""Vectorized environments are closed, copied, pickled, saved and forked like other Python objects."""

import copy
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import matinee
from matinee.environments.vector import Vector
from tests.environments.test_vector import copied, same

COPIES: dict[str, Callable[[Vector], Vector]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "method": Vector.copy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


def played(game: str = "hollywood", threads: int = 1, **more: Any) -> Vector:
    """Environments in the middle of their games."""
    players = matinee.GAMES[game].players[-1]
    env = Vector(matinee.GAMES[game], players, 193, seed=3, threads=threads, moves=True, reward="rank", **more)
    env.random_step(40)
    return env


def continue_alike(one: Vector, other: Vector, steps: int = 60) -> bool:
    """Play on in both and return whether all arrays stay equal."""
    alike = same(copied(one.batch), copied(other.batch))
    for _ in range(steps):
        actions = one.sample().copy()
        alike = alike and np.array_equal(actions, other.sample())
        alike = alike and same(copied(one.step(actions)), copied(other.step(actions)))
    return alike and same(copied(one.reset()), copied(other.reset()))


def workers() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "matinee"}


@pytest.mark.parametrize("kind", COPIES)
@pytest.mark.parametrize("threads", [1, 3])
def test_a_copy_continues_identically(kind: str, threads: int) -> None:
    env = played(threads=threads, checked=False)
    other = COPIES[kind](env)
    assert (other.threads, other.checked, other.game) == (threads, False, env.game)
    assert continue_alike(env, other)


@pytest.mark.parametrize("game", matinee.GAMES)
def test_a_copy_is_independent(game: str) -> None:
    env = played(game)
    before = copied(env.batch)
    other = env.copy()
    other.random_step(20)
    assert same(before, copied(env.batch))
    assert not same(before, copied(other.batch))
    assert continue_alike(env, pickle.loads(pickle.dumps(env)), 10)


def test_an_interpreted_environment_is_copied() -> None:
    env = Vector(matinee.GAMES["hollywood"], 3, 2, seed=1, mode="interpreted")
    assert continue_alike(env, copy.deepcopy(env), 2)


@pytest.mark.parametrize("game", matinee.GAMES)
def test_a_saved_state_is_continued(game: str) -> None:
    env, other = played(game), played(game, threads=2)
    other.random_step(3)
    arrays = other.batch
    other.load_state(env.save_state())
    assert other.batch is arrays
    assert continue_alike(env, other, 20)


def test_foreign_states_are_refused() -> None:
    env = played()
    state, before = env.save_state(), copied(env.batch)
    players = 3
    others = [
        matinee.vector("hollywood", players, 193, reward="rank", moves=True),
        matinee.vector("hollywood", 4, 194, reward="rank", moves=True),
        matinee.vector("hollywood", 4, 193, reward="rank"),
        matinee.vector("hollywood", 4, 193, reward="win", moves=True),
        matinee.vector("hollywood", 4, 193, reward="rank", moves=True, scarcity=True),
        matinee.vector("traumfabrik", 4, 193, reward="rank", moves=True),
    ]
    damaged = bytearray(state)
    damaged[len(state) // 2] ^= 1
    wrong: list[Any] = [b"", b"GIF89a", state[:-1], state + b"\0", bytes(damaged), None, "x", *map(saved, others)]
    for foreign in wrong:
        with pytest.raises(matinee.MatineeError, match="not a saved state of 193 environments of Hollywood") as refused:
            env.load_state(foreign)
        assert isinstance(refused.value, ValueError)
    assert same(before, copied(env.batch))


def saved(env: matinee.Environment) -> bytes:
    return env.save_state()


@pytest.mark.parametrize("threads", [1, 3])
def test_closed_environments_refuse_every_step(threads: int) -> None:
    before = workers()
    env = played(threads=threads)
    actions = env.sample()
    assert len(workers() - before) == threads - 1
    env.close()
    assert not workers() - before
    env.close()
    assert env.closed
    calls: list[Callable[[], Any]] = [lambda: env.step(actions), env.sample, env.reset, env.random_step]
    calls += [env.save_state, env.copy, lambda: env.load_state(b""), lambda: pickle.dumps(env)]
    for call in calls:
        with pytest.raises(matinee.MatineeError, match="These environments are closed") as refused:
            call()
        assert isinstance(refused.value, ValueError)


def test_the_context_manager_closes() -> None:
    with matinee.vector("hollywood", num_envs=128, threads=2) as env:
        env.step(env.sample())
        assert not env.closed
    assert env.closed


FORKED = """
import os, sys
import matinee
env, twin = (matinee.vector("hollywood", num_envs=256, seed=1, threads=threads) for threads in (3, 1))
unused = matinee.vector("hollywood", num_envs=256, threads=3)
for _ in range(5):
    env.step(env.sample()), twin.step(twin.sample())
child = os.fork()
for _ in range(100):
    env.step(env.sample()), twin.step(twin.sample())
    assert (env.batch.observations == twin.batch.observations).all()
unused.close()
copy = env.copy()
env.close()
copy.step(copy.sample())
if child:
    assert os.waitpid(child, 0)[1] == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
def test_a_forked_process_steps_inherited_environments() -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", FORKED], check=True, timeout=120)


def test_arrays_are_read_only() -> None:
    env = played()
    for name in ("observations", "masks", "counts", "seats", "rewards", "done", "points", "moves", "descriptions"):
        array = getattr(env.batch, name)
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    env.batch.observations.copy()[:] = 0


def test_arrays_are_shared_by_dlpack_without_a_copy() -> None:
    env = played()
    observations, masks = np.from_dlpack(env.batch.observations), np.from_dlpack(env.batch.masks)
    env.step(env.sample())
    assert np.shares_memory(observations, env.batch.observations)
    assert np.array_equal(observations, env.batch.observations)
    assert np.array_equal(masks, env.batch.masks)
    assert env.batch.masks.__dlpack__() is not None  # as PyTorch before 2.9 calls it
