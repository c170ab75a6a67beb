"""A rollout: decisions in all environments, with their advantages and returns."""
# pyright: basic, reportMissingImports=false

import torch

from matinee.training.configuration import Configuration
from matinee.training.opponents import Opponents, heuristic_actions, sample_actions
from matinee.training.policy import Policy
from matinee.training.tables import Tables
from matinee.training.torch_types import Tensor


class Rollout:
    """Buffers for `steps` decisions of each environment, on the device."""

    def __init__(self, configuration: Configuration, tables: Tables) -> None:
        self.configuration = configuration
        self.tables = tables
        float_type = torch.float32 if tables.device == "cpu" else torch.float16

        def buffer(*sizes: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(configuration.steps, tables.envs, *sizes, dtype=dtype, device=tables.device)

        self.observations: Tensor = buffer(tables.features, dtype=float_type)
        self.descriptions: Tensor = buffer(tables.listed, len(tables.move_features), dtype=float_type)
        self.listed: Tensor = buffer(tables.listed, dtype=torch.bool)
        self.actions: Tensor = buffer(dtype=torch.int64)
        self.seats: Tensor = buffer(dtype=torch.int64)
        self.learning: Tensor = buffer(dtype=torch.bool)  # whether the decision was the learner's
        self.log_probabilities: Tensor = buffer()
        self.values: Tensor = buffer(2)
        self.done: Tensor = buffer(dtype=torch.bool)
        self.outcome: Tensor = buffer(tables.players, 2)

    @torch.no_grad()
    def collect(self, policy: Policy, opponents: Opponents | None) -> None:
        """Play all steps. Without opponents, the heuristic plays every seat, for imitation."""
        tables = self.tables
        for step in range(self.configuration.steps):
            views = {
                "observations": tables.read("observations", self.observations[step]),
                "descriptions": tables.read("descriptions", self.descriptions[step]),
                "listed": tables.read_listed(self.listed[step]),
            }
            seats = tables.read("seats", self.seats[step])
            log_probabilities, self.values[step] = policy(*views.values())
            if opponents is None:
                actions = heuristic_actions(tables, views["descriptions"], views["listed"])
                self.learning[step] = True
            else:
                actions = sample_actions(log_probabilities)
                actions, self.learning[step] = opponents.replace_moves(actions, seats, views)
            self.actions[step] = actions
            self.log_probabilities[step] = log_probabilities.gather(1, actions[:, None])[:, 0]
            tables.step(actions)
            tables.read_outcome(self.configuration.margin, self.done[step], self.outcome[step])

    def advantages(self) -> tuple[Tensor, Tensor]:
        """Return generalised advantages (GAE), summed over both values, and the returns of each value.

        A seat's next state is its next decision in the same game, or the end of the game. If neither is in the rollout,
        the advantage is 0.
        """
        advantages = torch.zeros_like(self.values)
        next_value = torch.zeros_like(self.outcome[0])
        next_advantage = torch.zeros_like(next_value)
        has_next = torch.zeros_like(next_value[:, :, 0], dtype=torch.bool)
        for step in reversed(range(len(advantages))):
            done = self.done[step][:, None]
            next_value = torch.where(done[:, :, None], self.outcome[step], next_value)
            next_advantage = next_advantage.masked_fill(done[:, :, None], 0.0)
            has_next = has_next | done
            seat, value = self.seats[step][:, None], self.values[step][:, None]
            index = seat[:, :, None].expand(-1, -1, 2)
            td_error = next_value.gather(1, index) - value
            advantage = td_error + self.configuration.gae_lambda * next_advantage.gather(1, index)
            advantage = advantage * has_next.gather(1, seat)[:, :, None]
            advantages[step] = advantage[:, 0]
            next_value = next_value.scatter(1, index, value)
            next_advantage = next_advantage.scatter(1, index, advantage)
            has_next = has_next.scatter(1, seat, True)
        return advantages.sum(dim=2), advantages + self.values
