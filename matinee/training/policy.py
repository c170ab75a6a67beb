"""The network: from the observation and the features of each legal move it computes a policy and two values."""
# pyright: basic, reportMissingImports=false

import torch
from torch import nn

from matinee.training.torch_types import Layer, Module, Tensor

INPUTS = ("observations", "descriptions", "listed")  # the arrays that `Policy.forward` takes


class Policy(Module):
    """Scores listed moves by their features, and predicts two values for the seat to move.

    The values are the win chance above an equal share, and the points ahead of the others' mean, in units of the
    configured margin.
    """

    def __init__(self, features: int, move_features: int, width: int, narrow: int) -> None:
        super().__init__()
        self.first: Layer = nn.Linear(features, width)
        self.second: Layer = nn.Linear(width, width)
        self.context: Layer = nn.Linear(width, narrow)
        self.move: Layer = nn.Linear(move_features, narrow, bias=False)
        self.join: Layer = nn.Linear(narrow, narrow)
        self.score: Layer = nn.Linear(narrow, 1)
        self.value: Layer = nn.Linear(width, 2)

    def forward(self, observations: Tensor, descriptions: Tensor, listed: Tensor) -> tuple[Tensor, Tensor]:
        """Return log probabilities of the listed moves and the two values of each row."""
        hidden = torch.relu(self.first(observations.float()))
        hidden = hidden + torch.relu(self.second(hidden))
        # Only listed moves are scored: most entries of a list are empty.
        indices = listed.flatten().nonzero()[:, 0]
        rows = torch.div(indices, listed.shape[1], rounding_mode="floor")
        moves = self.move(descriptions.flatten(0, 1).index_select(0, indices).float())
        joined = torch.relu(self.context(hidden).index_select(0, rows) + moves)
        scores = self.score(torch.relu(self.join(joined)))[:, 0]
        empty = torch.full((listed.numel(),), -1e9, dtype=scores.dtype, device=scores.device)
        logits = empty.index_copy(0, indices, scores).view(listed.shape)
        return torch.log_softmax(logits, dim=1), self.value(hidden)
