"""Updates of the network from a rollout: behaviour cloning of the heuristic, and PPO."""
# pyright: basic, reportMissingImports=false

import torch
from torch import nn

from matinee.training.policy import INPUTS, Policy
from matinee.training.rollout import Rollout
from matinee.training.torch_types import Optimizer, Tensor


def update(
    policy: Policy, optimizer: Optimizer, rollout: Rollout, entropy_weight: float, imitate: bool
) -> dict[str, float]:
    """Update the network from a rollout; return the mean policy entropy and value error.

    Args:
        policy: The network.
        optimizer: Its optimizer.
        rollout: The rollout.
        entropy_weight: The weight of the entropy bonus.
        imitate: Make the actions of the rollout more likely regardless of their results (behaviour cloning). Otherwise
            use PPO with a clipped ratio.
    """
    settings = rollout.configuration
    advantages, returns = rollout.advantages()
    advantages, returns = advantages.flatten(), returns.flatten(0, 1)
    learner_rows = rollout.learning.flatten().nonzero()[:, 0]
    learner_advantages = advantages[learner_rows]
    advantages = (advantages - learner_advantages.mean()) / (learner_advantages.std() + 1e-6)
    inputs = [getattr(rollout, name).flatten(0, 1) for name in INPUTS]
    actions, old_log_probabilities = rollout.actions.flatten(), rollout.log_probabilities.flatten()
    statistics: list[Tensor] = []
    for _ in range(settings.epochs):
        for rows in learner_rows[torch.randperm(len(learner_rows), device=learner_rows.device)].split(
            settings.minibatch
        ):
            log_probabilities, values = policy(*(each[rows] for each in inputs))
            new_log_probabilities = log_probabilities.gather(1, actions[rows, None])[:, 0]
            if imitate:
                objective = new_log_probabilities.mean()
            else:
                ratio = (new_log_probabilities - old_log_probabilities[rows]).exp()
                clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                objective = torch.minimum(ratio * advantages[rows], clipped * advantages[rows]).mean()
            entropy = -(log_probabilities.exp() * log_probabilities).sum(dim=1).mean()
            value_error = (values - returns[rows]).square().sum(dim=1).mean()
            loss = settings.value_weight * value_error - objective - (0.0 if imitate else entropy_weight) * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), settings.max_gradient)
            optimizer.step()
            statistics.append(torch.stack([entropy.detach(), value_error.detach()]))
    entropy, value_error = torch.stack(statistics).mean(dim=0).tolist()
    return {"entropy": entropy, "value error": value_error}
