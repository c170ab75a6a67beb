"""Opponents for the seats that do not learn: the heuristic, a snapshot of the network, or a fixed network."""
# pyright: basic, reportMissingImports=false

import copy

import torch

from matinee.training.policy import INPUTS, Policy
from matinee.training.tables import Tables
from matinee.training.torch_types import Tensor

SELF, HEURISTIC, PAST, FIXED = range(4)


def heuristic_actions(tables: Tables, descriptions: Tensor, listed: Tensor) -> Tensor:
    """Return the actions with the greatest judged gain, which the greedy bot would play."""
    gain = tables.move_features.index("judged gain")
    return descriptions[:, :, gain].float().masked_fill(~listed, -1e9).argmax(dim=1)


def sample_actions(log_probabilities: Tensor) -> Tensor:
    """Draw an action for each row (by the Gumbel trick, which is faster than `multinomial`)."""
    noise = torch.empty_like(log_probabilities).exponential_()
    return (log_probabilities - noise.log()).argmax(dim=1)


class Opponents:
    """Assigns opponents to environments, and keeps the latest snapshots.

    Args:
        tables: The environments.
        policy: The learning network.
        heuristic_share: The share of environments with the heuristic as the opponent.
        past_share: The share of environments with a snapshot as the opponent.
        max_snapshots: How many snapshots to keep.
        fixed: A network that is the opponent in all other environments, instead of the learning one. It plays its most
            probable move.
    """

    def __init__(
        self,
        tables: Tables,
        policy: Policy,
        heuristic_share: float,
        past_share: float,
        max_snapshots: int,
        fixed: Policy | None = None,
    ) -> None:
        self.tables = tables
        self.fixed = fixed
        others = SELF if fixed is None else FIXED
        kinds: list[Tensor] = []
        for part in tables.parts:
            position = torch.arange(part.env.num_envs) / part.env.num_envs
            past = torch.where(position < heuristic_share + past_share, PAST, others)
            kinds.append(torch.where(position < heuristic_share, HEURISTIC, past))
        self.kinds: Tensor = torch.cat(kinds).to(tables.device)
        self.max_snapshots = max_snapshots
        self.snapshots: list[dict[str, Tensor]] = []
        self.past: Policy = copy.deepcopy(policy)

    def add_snapshot(self, policy: Policy) -> None:
        """Store the network in half precision; drop the oldest snapshot if there are too many."""
        self.snapshots.append({name: value.detach().half().clone() for name, value in policy.state_dict().items()})
        self.snapshots = self.snapshots[-self.max_snapshots :]

    def choose_snapshot(self) -> None:
        """Load a random snapshot for the next rollout."""
        chosen = int(torch.randint(len(self.snapshots), (1,)))
        self.past.load_state_dict(self.snapshots[chosen])

    def replace_moves(self, actions: Tensor, seats: Tensor, views: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Replace the actions of seats that an opponent plays; also return in which rows the learner acts."""
        is_opponent = (self.kinds != SELF) & (seats != self.tables.learner)
        heuristic_choice = heuristic_actions(self.tables, views["descriptions"], views["listed"])
        actions = torch.where(is_opponent & (self.kinds == HEURISTIC), heuristic_choice, actions)
        for kind, network in ((PAST, self.past), (FIXED, self.fixed)):
            rows = (is_opponent & (self.kinds == kind)).nonzero()[:, 0]
            if network is not None and len(rows):
                log_probabilities, _ = network(*(views[name][rows] for name in INPUTS))
                greedy = kind == FIXED
                actions[rows] = log_probabilities.argmax(dim=1) if greedy else sample_actions(log_probabilities)
        return actions, ~is_opponent
