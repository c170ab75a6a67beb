"""Environments for TorchRL: one learning seat in each of many games, with action masks."""
# PyTorch is not part of the development installation, and TorchRL's types are incomplete:
# pyright: basic, reportMissingImports=false, reportArgumentType=false, reportAttributeAccessIssue=false

from typing import Any

from matinee.engine.errors import MissingExtra

try:
    import torch
    from tensordict import TensorDict
    from torchrl.data import Binary, Categorical, Composite, Unbounded
    from torchrl.envs import EnvBase

    from matinee.environments.gymnasium_vector import SeatVectorEnv
except ImportError:
    raise MissingExtra("torchrl") from None


class TorchSeatEnv(EnvBase):
    """The environments of `gymnasium.make_vec`, with the same parameters. Random actions of `action_spec` are legal.

    A game that ends shows its final observation. Its environment has already dealt the next game for TorchRL's reset.
    """

    def __init__(self, game: str, num_envs: int = 1, **parameters: Any) -> None:
        self.envs: SeatVectorEnv = SeatVectorEnv(game, num_envs, copy=False, **parameters)
        super().__init__(batch_size=[num_envs])
        choices = self.envs.core.game.choices
        observations = Unbounded(self.envs.observation_space.shape)
        masks = Binary(choices, (num_envs, choices), dtype=torch.bool)
        self.observation_spec = Composite(observation=observations, action_mask=masks, shape=(num_envs,))
        self.action_spec = Categorical(choices, (num_envs,))
        self.reward_spec = Unbounded((num_envs, 1))
        self._seed, self._done = None, torch.zeros(num_envs, dtype=torch.bool)

    def _set_seed(self, seed: int | None) -> None:
        self._seed = seed

    def _reset(self, tensordict: Any = None, **unused: Any) -> TensorDict:
        chosen = None if tensordict is None else tensordict.get("_reset", None)
        if chosen is None or (chosen.all() and not self._done.all()):
            self._dealt, _ = self.envs.reset(seed=self._seed)
            self._seed, self._done = None, torch.zeros_like(self._done)
        elif (chosen.flatten() & ~self._done).any():
            raise NotImplementedError("Reset all games, or those that are over.")
        return self._seen()

    def _step(self, tensordict: Any) -> TensorDict:
        self._dealt, rewards, done, _, info = self.envs.step(tensordict["action"].numpy())
        self._done = torch.from_numpy(done)
        reward, over = torch.from_numpy(rewards).float()[:, None], self._done[:, None]
        seen = self._seen().update({"reward": reward, "done": over, "terminated": over})
        for i in done.nonzero()[0]:
            seen["observation"][i] = torch.from_numpy(info["final_obs"][i])
        return seen

    def _seen(self) -> TensorDict:
        self.action_spec.update_mask(masks := torch.from_numpy(self.envs.action_masks()))
        return TensorDict({"observation": torch.tensor(self._dealt), "action_mask": masks}, self.batch_size)
