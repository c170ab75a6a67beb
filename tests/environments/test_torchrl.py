"""The environments for TorchRL follow its specifications, and their games are those of `gymnasium.make_vec`."""
# PyTorch is not part of the development installation, and TorchRL's types are incomplete:
# pyright: basic, reportMissingImports=false, reportArgumentType=false, reportCallIssue=false

from typing import Any

import numpy as np
import pytest

import matinee
from matinee.environments.gymnasium_vector import SeatVectorEnv
from tests.environments.documented import example
from tests.environments.wrapped import every_game

pytest.importorskip("torchrl", reason="needs the packages of requirements-learning.txt")

import torch
from tensordict import TensorDict
from torchrl.envs import ActionMask, Compose, RewardSum, TransformedEnv, check_env_specs

from matinee.environments.torchrl import TorchSeatEnv

ENVS = 6


@every_game
@pytest.mark.parametrize("num_envs", [1, ENVS])
def test_the_specifications_hold(game: str, num_envs: int) -> None:
    last_feature = matinee.GAMES[game].move_features[-1]
    envs = TorchSeatEnv(game, num_envs, players=3, move_features=[last_feature])
    check_env_specs(envs, seed=1)
    check_env_specs(envs, seed=1, break_when_any_done=False)
    check_env_specs(TransformedEnv(envs, ActionMask()), seed=1)


@every_game
def test_games_are_those_of_gymnasiums_environments(game: str) -> None:
    envs, others = (
        TorchSeatEnv(game, ENVS, players=3, reward="rank"),
        SeatVectorEnv(game, ENVS, players=3, reward="rank"),
    )
    envs.set_seed(5)
    torch.manual_seed(1)
    steps = envs.rollout(150, break_when_any_done=False)
    seen, info = others.reset(seed=5)
    ended = 0
    for t in range(150):
        step = steps[:, t]
        assert np.array_equal(step["observation"], seen)
        assert np.array_equal(step["action_mask"], info["action_mask"])
        seen, rewards, done, _, info = others.step(step["action"].numpy())
        after = step["next"]
        assert np.array_equal(after["reward"][:, 0], rewards.astype(np.float32))
        assert np.array_equal(after["done"][:, 0], done)
        assert np.array_equal(after["terminated"], after["done"])
        for i in range(ENVS):
            assert np.array_equal(after["observation"][i], info["final_obs"][i] if done[i] else seen[i])
        ended += int(done.sum())
    assert ended > 0


def test_all_games_or_those_that_are_over_can_be_reset() -> None:
    envs = TorchSeatEnv("hollywood", ENVS, players=3)
    envs.set_seed(1)
    first = envs.reset()["observation"]
    assert not torch.equal(envs.reset()["observation"], first)
    envs.set_seed(1)
    everything = TensorDict({"_reset": torch.ones(ENVS, 1, dtype=torch.bool)}, [ENVS])
    assert torch.equal(envs.reset(everything)["observation"], first)
    some = TensorDict({"_reset": torch.arange(ENVS)[:, None] == 2}, [ENVS])
    with pytest.raises(NotImplementedError, match="those that are over"):
        envs.reset(some)


def test_one_environment_plays_on_all_seats() -> None:
    envs = TorchSeatEnv("hollywood", 1, players=4)
    envs.set_seed(1)
    seats: list[int] = []
    step = envs.reset()
    while len(seats) < 8:
        step, following = envs.step_and_maybe_reset(envs.rand_action(step))
        if step["next", "done"].any():
            seats.append(int(envs.envs.core.batch.seats[0]))
        step = following
    assert seats == [1, 2, 3, 0, 1, 2, 3, 0]


def test_the_example_in_the_documents_runs() -> None:
    variables: Any = example("TorchRL")
    batch = variables["batch"]
    assert batch["action_mask"].gather(-1, batch["action"][..., None]).all()


def test_transforms_work() -> None:
    envs = TransformedEnv(TorchSeatEnv("hollywood", ENVS), Compose(RewardSum(), ActionMask()))
    steps = envs.rollout(60, break_when_any_done=False)
    done = steps["next", "done"]
    assert torch.equal(steps["next", "episode_reward"][done], steps["next", "reward"][done])
    assert steps["next", "reward"][done].any()
