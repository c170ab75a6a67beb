"""Environments for Stable-Baselines3: one learning seat in each of many games, with action masks."""
# PyTorch is not part of the development installation, so pyright does not know its types:
# pyright: basic, reportMissingImports=false

from typing import Any

from matinee.engine.errors import MissingExtra

try:
    from stable_baselines3.common.vec_env import VecEnv

    from matinee.environments.gymnasium_vector import SeatVectorEnv
except ImportError:
    raise MissingExtra("stable-baselines3") from None


class SeatVecEnv(VecEnv):
    """The environments of `gymnasium.make_vec`, with the same parameters, for Stable-Baselines3.

    Attributes:
        envs: Gymnasium's environments. All games are stepped together and share the attributes of `envs`.
    """

    def __init__(self, game: str, num_envs: int = 1, **parameters: Any) -> None:
        self.envs: SeatVectorEnv = SeatVectorEnv(game, num_envs, **parameters)
        super().__init__(num_envs, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> Any:
        observations, _ = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        return observations

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observations, rewards, done, _, info = self.envs.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in done.nonzero()[0]:
            infos[i] = {name: info["final_info"][name][i] for name in ("points", "seat")}
            infos[i] |= {"terminal_observation": info["final_obs"][i], "TimeLimit.truncated": False}
        return observations, rewards.astype("float32"), done, infos

    def close(self) -> None:
        self.envs.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("The environments share their attributes.")

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """Return the row of each environment in what the method returns. MaskablePPO calls `action_masks`."""
        rows = getattr(self.envs, method_name)(*method_args, **method_kwargs)
        return [rows[i] for i in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]
