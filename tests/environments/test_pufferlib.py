"""The environments for PufferLib are those of `gymnasium.make_vec`, in PufferLib's buffers.

They run in processes of their own: PufferLib is kept apart from the other packages, and hides warnings when imported.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.environments.documented import ROOT, source

PUFFERLIB = ROOT / ".venv" / "pufferlib"
pytestmark = pytest.mark.skipif(
    not (PUFFERLIB / "pufferlib").exists(), reason="needs the packages of requirements-pufferlib.txt"
)

COMPARE = """
import sys

import numpy as np
import pufferlib.vector

from matinee.environments.gymnasium_vector import SeatVectorEnv
from matinee.environments.pufferlib import PufferSeatEnv

game, rng, ended = sys.argv[1], np.random.default_rng(1), 0
settings = {"players": 3, "reward": "rank"}
env_kwargs = {"game": game, "num_envs": 6, **settings}
for parameters in ({}, {"backend": "Serial", "num_envs": 2}):
    envs = pufferlib.vector.make(PufferSeatEnv, env_kwargs=env_kwargs, **parameters)
    others = [SeatVectorEnv(game, 6, **settings) for _ in range(parameters.get("num_envs", 1))]
    seen, infos = envs.reset(seed=5)
    expected = [each.reset(seed=5 + i)[0] for i, each in enumerate(others)]
    buffers = seen, envs.rewards, envs.terminals
    for _ in range(150):
        masks = np.concatenate([each.action_masks() for each in others])
        assert np.array_equal(seen, np.concatenate((np.concatenate(expected), masks), 1))
        assert all(row in envs.single_observation_space for row in seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks], np.int32)
        seen, rewards, terminals, truncations, infos = envs.step(actions)
        steps = [each.step(actions[6 * i : 6 * i + 6]) for i, each in enumerate(others)]
        expected = [step[0] for step in steps]
        assert np.array_equal(rewards, np.concatenate([step[1] for step in steps]).astype(np.float32))
        assert np.array_equal(terminals, np.concatenate([step[2] for step in steps]))
        assert not truncations.any()
        assert sum((info["episode_return"] for info in infos), []) == rewards[terminals].tolist()
        assert all(now is before for now, before in zip((seen, rewards, terminals), buffers, strict=True))
        ended += int(terminals.sum())
    envs.close()
print(ended > 0)
"""


def run(script: str, folder: Path, *arguments: str) -> str:
    # PufferLib puts a link into the working directory when it is imported.
    paths = os.pathsep.join((str(PUFFERLIB), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["hollywood", "dreams"])
def test_games_are_those_of_gymnasiums_environments(game: str, tmp_path: Path) -> None:
    assert run(COMPARE, tmp_path, game) == "True\n"


def test_the_example_in_the_documents_runs(tmp_path: Path) -> None:
    assert run(source("PufferLib") + "print(rewards.shape, terminals.shape)", tmp_path) == "(512,) (512,)\n"
