"""Updates of the network from a rollout: imitation of the heuristic, and PPO."""
# pyright: basic, reportMissingImports=false

import torch
from torch import Tensor, nn

from matinee.training.policy import Policy
from matinee.training.rollout import SEEN, Rollout


def update(
    policy: Policy, optimizer: torch.optim.Optimizer, rollout: Rollout, entropy_weight: float, imitate: bool
) -> dict[str, float]:
    """Learn from a rollout; return the mean policy entropy and value error.

    With `imitate`, the moves made become more likely whatever they brought. Otherwise this is PPO with a clipped
    ratio: moves that went better than expected become more likely, within limits.
    """
    settings = rollout.configuration
    advantages, returns = rollout.advantages()
    advantages, returns = advantages.flatten(), returns.flatten(0, 1)
    own = rollout.learning.flatten().nonzero()[:, 0]
    chosen = advantages[own]
    advantages = (advantages - chosen.mean()) / (chosen.std() + 1e-6)
    seen = [getattr(rollout, name).flatten(0, 1) for name in SEEN]
    places, before = rollout.places.flatten(), rollout.log_probabilities.flatten()
    figures: list[Tensor] = []
    for _ in range(settings.epochs):
        for rows in own[torch.randperm(len(own), device=own.device)].split(settings.minibatch):
            log_probabilities, values = policy(*(each[rows] for each in seen))
            now = log_probabilities.gather(1, places[rows, None])[:, 0]
            if imitate:
                gain = now.mean()
            else:
                ratio = (now - before[rows]).exp()
                clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                gain = torch.minimum(ratio * advantages[rows], clipped * advantages[rows]).mean()
            entropy = -(log_probabilities.exp() * log_probabilities).sum(dim=1).mean()
            error = (values - returns[rows]).square().sum(dim=1).mean()
            loss = settings.value_weight * error - gain - (0.0 if imitate else entropy_weight) * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), settings.max_gradient)
            optimizer.step()
            figures.append(torch.stack([entropy.detach(), error.detach()]))
    entropy, error = torch.stack(figures).mean(dim=0).tolist()
    return {"entropy": entropy, "value error": error}
