"""A rollout: decisions of all environments, and the advantages and returns that follow from the games' outcomes."""
# pyright: basic, reportMissingImports=false

import torch
from torch import Tensor

from matinee.training.configuration import Configuration
from matinee.training.opponents import Opponents, heuristic_places, sample_places
from matinee.training.policy import Policy
from matinee.training.tables import Tables

SEEN = ("observations", "descriptions", "listed")


class Rollout:
    """Buffers for `steps` decisions of each environment, on the device."""

    def __init__(self, configuration: Configuration, tables: Tables) -> None:
        self.configuration, self.tables = configuration, tables
        numbers = torch.float32 if tables.device == "cpu" else torch.float16

        def buffer(*sizes: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(configuration.steps, tables.envs, *sizes, dtype=dtype, device=tables.device)

        self.observations = buffer(tables.features, dtype=numbers)
        self.descriptions = buffer(tables.listed, len(tables.move_features), dtype=numbers)
        self.listed = buffer(tables.listed, dtype=torch.bool)
        self.places = buffer(dtype=torch.int64)  # of the moves that were made, in the lists
        self.seats = buffer(dtype=torch.int64)
        self.learning = buffer(dtype=torch.bool)  # whether the decision was the learner's
        self.log_probabilities = buffer()
        self.values = buffer(2)
        self.done = buffer(dtype=torch.bool)
        self.outcome = buffer(tables.players, 2)

    @torch.no_grad()
    def collect(self, policy: Policy, opponents: Opponents | None) -> None:
        """Play all steps. Without opponents, the heuristic plays every seat and is what is learnt from."""
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
                places = heuristic_places(tables, views["descriptions"], views["listed"])
                self.learning[step] = True
            else:
                places = sample_places(log_probabilities)
                places, self.learning[step] = opponents.replace_moves(places, seats, views)
            self.places[step] = places
            self.log_probabilities[step] = log_probabilities.gather(1, places[:, None])[:, 0]
            tables.step(places)
            tables.read_outcome(self.configuration.margin, self.done[step], self.outcome[step])

    def advantages(self) -> tuple[Tensor, Tensor]:
        """Generalised advantages, summed over both values, and the returns of each value.

        A seat's next state is its next decision in the same game, or the game's end. The last decision of a seat
        within the rollout has no known successor: its advantage is 0.
        """
        advantages = torch.zeros_like(self.values)
        next_value = torch.zeros_like(self.outcome[0])
        next_advantage = torch.zeros_like(next_value)
        known = torch.zeros_like(next_value[:, :, 0], dtype=torch.bool)
        for step in reversed(range(len(advantages))):
            done = self.done[step][:, None]
            next_value = torch.where(done[:, :, None], self.outcome[step], next_value)
            next_advantage = next_advantage.masked_fill(done[:, :, None], 0.0)
            known = known | done
            seat, value = self.seats[step][:, None], self.values[step][:, None]
            index = seat[:, :, None].expand(-1, -1, 2)
            error = next_value.gather(1, index) - value
            advantage = error + self.configuration.gae_lambda * next_advantage.gather(1, index)
            advantage = advantage * known.gather(1, seat)[:, :, None]
            advantages[step] = advantage[:, 0]
            next_value = next_value.scatter(1, index, value)
            next_advantage = next_advantage.scatter(1, index, advantage)
            known = known.scatter(1, seat, True)
        return advantages.sum(dim=2), advantages + self.values
