"""The JAX example: a compiled rollout contains what the environments really played.

It runs in processes of its own, because JAX warns of every later fork in its process.
"""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from tests.environments.documented import ROOT

pytestmark = pytest.mark.skipif(find_spec("jax") is None, reason="needs the packages of requirements-learning.txt")

COMPARE = """
import jax, matinee, numpy as np
from jax_rollout import compile_rollout, new_policy

env, other = (matinee.vector("hollywood", num_envs=32, seed=1, reward="win") for _ in range(2))
policy = new_policy(jax.random.key(1), env.game.observation_size, env.game.choices)
rollout, batch, ended = compile_rollout(env, 40), other.batch, 0
for key in jax.random.split(jax.random.key(2), 3):
    played = {name: np.asarray(array) for name, array in rollout(policy, key).items()}
    for t in range(40):
        for name in ("observations", "masks", "seats"):
            assert np.array_equal(played[name][t], getattr(batch, name)), name
        other.step(played["actions"][t])  # raises if an action is illegal
        assert np.array_equal(played["rewards"][t], batch.rewards)
        assert np.array_equal(played["done"][t], batch.done)
        ended += int(batch.done.sum())
print(ended, "games ended")
"""


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT / "examples", capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_rollout_contains_what_was_played() -> None:
    assert run("-c", COMPARE) == "32 games ended\n"


def test_the_example_reports_its_speed() -> None:
    output = run("jax_rollout.py", "--envs", "64", "--steps", "32", "--rollouts", "4")
    assert "million decisions per second, 128 games" in output
