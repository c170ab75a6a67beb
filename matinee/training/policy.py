"""The network: a position's numbers meet the description of each legal move; out come a policy and two values."""
# pyright: basic, reportMissingImports=false

import torch
from torch import Tensor, nn


class Policy(nn.Module):
    """Scores listed moves by their features, and predicts two values for the seat to move.

    The values are the win chance above an equal share, and the points ahead of the others' mean, in units of the
    configured margin.
    """

    def __init__(self, features: int, move_features: int, width: int, narrow: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.second = nn.Linear(width, width)
        self.context = nn.Linear(width, narrow)
        self.move = nn.Linear(move_features, narrow, bias=False)
        self.join = nn.Linear(narrow, narrow)
        self.score = nn.Linear(narrow, 1)
        self.value = nn.Linear(width, 2)

    def forward(self, observations: Tensor, descriptions: Tensor, listed: Tensor) -> tuple[Tensor, Tensor]:
        """Return log probabilities of the listed moves and the two values of each row."""
        hidden = torch.relu(self.first(observations.float()))
        hidden = hidden + torch.relu(self.second(hidden))
        # Only listed moves are scored: most places of a list are empty.
        places = listed.flatten().nonzero()[:, 0]
        rows = torch.div(places, listed.shape[1], rounding_mode="floor")
        moves = self.move(descriptions.flatten(0, 1).index_select(0, places).float())
        joined = torch.relu(self.context(hidden).index_select(0, rows) + moves)
        scores = self.score(torch.relu(self.join(joined)))[:, 0]
        empty = torch.full((listed.numel(),), -1e9, dtype=scores.dtype, device=scores.device)
        logits = empty.index_copy(0, places, scores).view(listed.shape)
        return torch.log_softmax(logits, dim=1), self.value(hidden)
