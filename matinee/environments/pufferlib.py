"""Environments for PufferLib: one learning seat in each of many games, written into PufferLib's buffers.

No extra installs PufferLib, because it asks for an older NumPy: see docs/training.md.
"""
# PufferLib is not part of the development installation, so pyright takes this module for it:
# pyright: basic, reportGeneralTypeIssues=false

from typing import Any

import numpy as np
from gymnasium import spaces
from pufferlib import PufferEnv

from matinee.environments.gymnasium_vector import SeatVectorEnv


class PufferSeatEnv(PufferEnv):
    """The environments of `gymnasium.make_vec`, with the same parameters, for PufferLib.

    PufferLib has no action masks, so an observation ends with one: 1 for each legal action, 0 for the others.

    Attributes:
        envs: Gymnasium's environments.
    """

    def __init__(self, game: str, num_envs: int = 1, buf: Any = None, seed: int = 0, **parameters: Any) -> None:
        self.envs: SeatVectorEnv = SeatVectorEnv(game, num_envs, copy=False, **parameters)
        seen: Any = self.envs.single_observation_space
        low, high = np.pad(seen.low, (0, self._choices)), np.pad(seen.high, (0, self._choices), constant_values=1)
        self.single_observation_space = spaces.Box(low, high, dtype=np.float32)
        self.single_action_space = self.envs.single_action_space
        self.num_agents = num_envs
        self._seed = seed
        super().__init__(buf)

    @property
    def _choices(self) -> int:
        return self.envs.core.game.choices

    def reset(self, seed: int | None = None) -> tuple[Any, list[Any]]:
        observations, _ = self.envs.reset(seed=self._seed if seed is None else seed)
        for results in (self.rewards, self.terminals, self.truncations):
            results[:] = 0
        return self._write(observations), []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[Any]]:
        observations, self.rewards[:], self.terminals[:], _, _ = self.envs.step(actions)
        infos = [{"episode_return": self.rewards[self.terminals].tolist()}] if self.terminals.any() else []
        return self._write(observations), self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        self.envs.close()

    def _write(self, observations: Any) -> Any:
        self.observations[:, : -self._choices] = observations
        self.observations[:, -self._choices :] = self.envs.action_masks()
        return self.observations
