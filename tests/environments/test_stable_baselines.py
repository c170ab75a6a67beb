"""The environments for Stable-Baselines3 are those of `gymnasium.make_vec`, and its algorithms learn in them."""
# PyTorch is not part of the development installation, so pyright does not know its types:
# pyright: basic, reportMissingImports=false

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import matinee
from matinee.environments.gymnasium_vector import SeatVectorEnv
from tests.environments.documented import example
from tests.environments.wrapped import every_game

pytest.importorskip("sb3_contrib", reason="needs the packages of requirements-learning.txt")

from sb3_contrib import MaskablePPO
from stable_baselines3 import PPO
from stable_baselines3.common.vec_env import VecMonitor

from matinee.environments.stable_baselines import SeatVecEnv

ENVS = 6


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    return import_module("train_maskable_ppo")


@every_game
def test_games_are_those_of_gymnasiums_environments(game: str) -> None:
    envs, others = SeatVecEnv(game, ENVS, players=3, reward="rank"), SeatVectorEnv(game, ENVS, players=3, reward="rank")
    envs.seed(5)
    seen: Any = envs.reset()
    assert np.array_equal(seen, others.reset(seed=5)[0])
    rng, ended = np.random.default_rng(1), 0
    for _ in range(150):
        assert seen[0] in envs.observation_space
        masks = np.stack(envs.env_method("action_masks"))
        assert np.array_equal(masks, others.action_masks())
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        seen, rewards, done, infos = envs.step(actions)
        expected, expected_rewards, terminations, _, info = others.step(actions)
        assert np.array_equal(seen, expected)
        assert np.array_equal(rewards, expected_rewards.astype(np.float32))
        assert np.array_equal(done, terminations)
        for i in range(ENVS):
            assert bool(infos[i]) == done[i]
            if done[i]:
                assert np.array_equal(infos[i]["terminal_observation"], info["final_obs"][i])
                assert not infos[i]["TimeLimit.truncated"]
                assert np.array_equal(infos[i]["points"], info["final_info"]["points"][i])
                assert infos[i]["seat"] == info["final_info"]["seat"][i]
                ended += 1
    assert ended > 0
    envs.close()
    assert envs.envs.core.closed


def test_only_the_seed_repeats_games() -> None:
    envs = SeatVecEnv("hollywood", ENVS)
    envs.seed(1)
    first, second = envs.reset(), envs.reset()
    envs.seed(1)
    assert np.array_equal(first, envs.reset())
    assert not np.array_equal(first, second)


def test_attributes_and_methods_are_those_of_all_environments() -> None:
    envs = SeatVecEnv("hollywood", ENVS)
    envs.reset()
    assert [mask.tolist() for mask in envs.env_method("action_masks", indices=[4, 1])] == [
        envs.envs.action_masks()[i].tolist() for i in (4, 1)
    ]
    assert envs.get_attr("num_envs", indices=[0, 3]) == [ENVS, ENVS]
    assert envs.has_attr("action_masks")
    assert not envs.has_attr("nothing")
    assert envs.env_is_wrapped(VecMonitor) == [False] * ENVS
    with pytest.raises(NotImplementedError):
        envs.set_attr("num_envs", 1)
    with pytest.raises(matinee.IllegalAction, match="Environment 2"):
        envs.step(np.array([0, 0, 8, 0, 0, 0]))


@pytest.mark.parametrize("game", ["hollywood", "dreams"])
def test_wrappers_and_algorithms_work(game: str, tmp_path: Path) -> None:
    small: Any = {"n_steps": 8, "batch_size": 64, "n_epochs": 1, "device": "cpu"}
    recorded = VecMonitor(SeatVecEnv(game, 64, players=3, checked=False))
    PPO("MlpPolicy", recorded, **small).learn(1024)
    model = MaskablePPO("MlpPolicy", recorded, **small).learn(64 * 64)
    assert {round(episode["l"]) for episode in model.ep_info_buffer or ()} >= {16 if game == "hollywood" else 36}
    model.save(tmp_path / "model")
    again = MaskablePPO.load(tmp_path / "model", env=SeatVecEnv(game, 64, players=3)).learn(512)
    assert again.num_timesteps == 512


def test_the_example_in_the_documents_runs() -> None:
    variables = example("Stable-Baselines3")
    assert variables["model"].num_timesteps == 32_768


def test_maskable_ppo_learns(training: Any) -> None:
    """Hollywood against random opponents. Ten seeds won 25 to 39 % of their games before, and 83 to 91 % after."""
    parameters: Any = {"players": 3, "opponents": "random", "reward": "win", "move_features": training.FEATURES}
    envs, others = (SeatVecEnv("hollywood", count, **parameters) for count in (256, 200))
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        learning_rate=1e-3,
        n_steps=16,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        seed=1,
        device="cpu",
    )
    before = training.play_games(model, others, 400).mean()
    model.learn(100_000)
    assert training.play_games(model, others, 400).mean() > before + 0.3


def test_the_example_saves_its_results(training: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = {"minutes": 0.05, "envs": 64, "rows": 256, "threads": 1, "evaluations": 2, "games": 400, "out": tmp_path}
    arguments = [f"--{name}={value}" for name, value in settings.items()]
    monkeypatch.setattr("sys.argv", ["train_maskable_ppo.py", *arguments])
    training.main()
    names = {f"maskable-ppo-1.{suffix}" for suffix in ("csv", "png", "svg", "zip")}
    assert {file.name for file in tmp_path.iterdir()} == names
    lines = (tmp_path / "maskable-ppo-1.csv").read_text("utf-8").splitlines()
    assert lines[0] == "seconds,cpu_seconds,decisions,games,wins,standard_error"
    assert len(lines) > 2
