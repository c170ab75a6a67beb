"""Who plays the seats that do not learn: the game's heuristic, or a snapshot of an earlier network."""
# pyright: basic, reportMissingImports=false

import copy

import torch
from torch import Tensor

from matinee.training.policy import Policy
from matinee.training.tables import Tables

SELF, HEURISTIC, PAST = range(3)


def heuristic_places(tables: Tables, descriptions: Tensor, listed: Tensor) -> Tensor:
    """The places of the moves with the greatest judged gain: what the greedy bot plays."""
    gain = tables.move_features.index("judged gain")
    return descriptions[:, :, gain].float().masked_fill(~listed, -1e9).argmax(dim=1)


def sample_places(log_probabilities: Tensor) -> Tensor:
    """Draw a place for each row (Gumbel: faster than `multinomial`, and without its checks)."""
    noise = torch.empty_like(log_probabilities).exponential_()
    return (log_probabilities - noise.log()).argmax(dim=1)


class Opponents:
    """Assigns opponents to environments, and keeps a ring of snapshots."""

    def __init__(self, tables: Tables, policy: Policy, heuristic_share: float, past_share: float, ring: int) -> None:
        self.tables = tables
        kinds: list[Tensor] = []
        for part in tables.parts:
            position = torch.arange(part.env.num_envs) / part.env.num_envs
            past = (position < heuristic_share + past_share) * PAST
            kinds.append(torch.where(position < heuristic_share, HEURISTIC, past))
        self.kinds = torch.cat(kinds).to(tables.device)
        self.size = ring
        self.snapshots: list[dict[str, Tensor]] = []
        self.past = copy.deepcopy(policy)

    def add_snapshot(self, policy: Policy) -> None:
        """Store the network in half precision; drop the oldest beyond the ring's size."""
        self.snapshots.append({name: value.detach().half().clone() for name, value in policy.state_dict().items()})
        self.snapshots = self.snapshots[-self.size :]

    def choose_snapshot(self) -> None:
        """Load a random snapshot for the next rollout."""
        chosen = int(torch.randint(len(self.snapshots), (1,)))
        self.past.load_state_dict(self.snapshots[chosen])

    def replace_moves(self, places: Tensor, seats: Tensor, views: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Replace the learner's moves where another plays the seat; also return where the learner moves."""
        other = (self.kinds != SELF) & (seats != self.tables.learner)
        heuristic = heuristic_places(self.tables, views["descriptions"], views["listed"])
        places = torch.where(other & (self.kinds == HEURISTIC), heuristic, places)
        rows = (other & (self.kinds == PAST)).nonzero()[:, 0]
        if len(rows):
            log_probabilities, _ = self.past(
                *(views[name][rows] for name in ("observations", "descriptions", "listed"))
            )
            places[rows] = sample_places(log_probabilities)
        return places, ~other
