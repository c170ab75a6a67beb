"""The win rates of a network against a table of heuristic or random players, or of copies of another network."""
# pyright: basic, reportMissingImports=false

import torch

from matinee.training.configuration import Configuration
from matinee.training.opponents import heuristic_actions, sample_actions
from matinee.training.policy import Policy
from matinee.training.tables import Tables
from matinee.training.torch_types import Tensor


class Evaluation:
    """Matches of one learner against all other seats, the learner on each seat in turn."""

    def __init__(self, configuration: Configuration, seed: int, device: str, fixed: Policy | None = None) -> None:
        self.opponent: str = configuration.opponent
        self.fixed = fixed
        self.seed = seed
        self.tables: Tables = Tables(configuration, configuration.evaluation_matches, seed, device)

    @torch.no_grad()
    def win_shares(self, policy: Policy) -> dict[str, float]:
        """Play one match in each environment, always with the same deals; return the mean win share at each table."""
        tables = self.tables
        for number, part in enumerate(tables.parts):
            part.env.reset(seed=self.seed + 1000 * number)
        wins = torch.zeros(tables.envs, device=tables.device)
        finished = torch.zeros(tables.envs, dtype=torch.bool, device=tables.device)
        done = torch.zeros(tables.envs, dtype=torch.bool, device=tables.device)
        outcome = torch.zeros(tables.envs, tables.players, 2, device=tables.device)
        while not bool(finished.all()):
            tables.step(self._choose_actions(policy))
            tables.read_outcome(1.0, done, outcome)
            share = outcome[:, :, 0].gather(1, tables.learner[:, None])[:, 0]
            wins = torch.where(done & ~finished, share + self._equal_share(), wins)
            finished |= done
        return {part.settings.label: float(wins[part.rows].mean()) for part in tables.parts}

    def _choose_actions(self, policy: Policy) -> Tensor:
        tables = self.tables
        size = (tables.envs, tables.listed)
        observations = tables.read("observations", self._empty(tables.envs, tables.features))
        descriptions = tables.read("descriptions", self._empty(*size, len(tables.move_features)))
        listed = tables.read_listed(self._empty(*size, dtype=torch.bool))
        seats = tables.read("seats", self._empty(tables.envs, dtype=torch.int64))
        learner_actions = policy(observations, descriptions, listed)[0].argmax(dim=1)
        if self.fixed is not None:
            opponent_actions = self.fixed(observations, descriptions, listed)[0].argmax(dim=1)
        elif self.opponent == "random":
            opponent_actions = sample_actions(torch.zeros(size, device=tables.device).masked_fill(~listed, -1e9))
        else:
            opponent_actions = heuristic_actions(tables, descriptions, listed)
        return torch.where(seats == tables.learner, learner_actions, opponent_actions)

    def _empty(self, *sizes: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.empty(sizes, dtype=dtype, device=self.tables.device)

    def _equal_share(self) -> Tensor:
        shares = [torch.full((part.env.num_envs,), 1 / part.settings.players) for part in self.tables.parts]
        return torch.cat(shares).to(self.tables.device)
