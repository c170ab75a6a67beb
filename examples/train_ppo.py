"""Self-play PPO on the vector environment: one network for all seats learns a game by playing against itself.

    pip install "matinee[arena]" torch
    python examples/train_ppo.py                            # Hollywood, 12 minutes on two cores, then the arena
    python examples/train_ppo.py --device cuda --envs 16384 --rows 32768
    python examples/train_ppo.py --game dream-factory --minutes 60

In half of the environments the current network plays all seats; in the others it plays one seat against the game's
heuristic, which the greedy bot uses. Its inputs are the observation of the seat and the features of each legal move.

The weights are saved in `learned/hollywood.npz`, the progress in `learned/hollywood.csv`, and the learning curve in
`learned/hollywood.svg` and `.png`; learned_bot.py plays the network. Read `train` first, then `collect`,
`compute_advantages` and `update`: that is all of PPO. docs/training.md has the results.

An action is the index of a move in its list of legal moves.
"""
# PyTorch is not part of the development installation, so pyright does not know its types:
# pyright: basic, reportMissingImports=false

import argparse
import csv
import os
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import torch
from learned_bot import Network, against
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from torch import Tensor, nn

import matinee

GAE_LAMBDA = 0.95  # there is no discount, because matches end
CLIP = 0.2
VALUE_WEIGHT = 0.5
MAX_GRADIENT = 0.5


@dataclass(frozen=True)
class Settings:
    """The settings of a run; each is also a command-line option."""

    game: str = "hollywood"
    players: int = 4
    minutes: float = 12.0
    envs: int = 256
    steps: int = 68  # decisions of each environment per rollout; a match of Hollywood with four has 60 to 68
    epochs: int = 3
    rows: int = 1024  # the size of a minibatch
    width: int = 128
    narrow: int = 64  # the layer that combines the observation with a move
    rate: float = 1e-3  # the learning rate at the start
    entropy: float = 0.01  # the weight of the entropy bonus
    margin: float = 10.0  # the lead in points that is worth as much as a win
    seed: int = 1
    device: matinee.Device = "cpu"
    rival: str = "greedy"  # the opponent in evaluations
    heuristic_share: float = (
        0.5  # share of the environments in which one seat learns and the heuristic plays the others
    )
    looks: int = 20  # the number of evaluations
    matches: int = 200  # the number of matches per evaluation
    arena: int = 2000  # matches in the arena at the end; 0 for none
    resume: str = ""  # weights to continue from
    out: str = "learned"

    @property
    def checkpoint(self) -> Path:
        """The file of the weights."""
        return Path(self.out) / f"{self.game}.npz"


class Policy(nn.Module):
    """Scores the listed moves by their features, and predicts the value of the match for the seat to move."""

    def __init__(self, features: int, move_features: int, width: int, narrow: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.second = nn.Linear(width, width)
        self.context = nn.Linear(width, narrow)
        self.move = nn.Linear(move_features, narrow, bias=False)
        self.score = nn.Linear(narrow, 1)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Tensor, descriptions: Tensor, listed: Tensor) -> tuple[Tensor, Tensor]:
        """Return log probabilities of the listed moves, and the value of each row."""
        hidden = torch.relu(self.second(torch.relu(self.first(observations))))
        scores = self.score(torch.relu(self.context(hidden)[:, None] + self.move(descriptions))).squeeze(2)
        return torch.log_softmax(scores.masked_fill(~listed, -1e9), dim=1), self.value(hidden).squeeze(1)

    def network(self) -> Network:
        """Return the same network for NumPy."""
        return Network({name: weights.detach().cpu().numpy() for name, weights in self.state_dict().items()})


class Rollout:
    """Buffers for `steps` decisions of each environment, on the device."""

    def __init__(self, settings: Settings, views: dict[str, Tensor]) -> None:
        def buffer(*sizes: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(settings.steps, settings.envs, *sizes, dtype=dtype, device=settings.device)

        self.observations = buffer(*views["observations"].shape[1:])
        self.descriptions = buffer(*views["descriptions"].shape[1:])
        self.listed = buffer(*views["moves"].shape[1:], dtype=torch.bool)
        self.actions = buffer(dtype=torch.int64)
        self.seats = buffer(dtype=torch.int64)
        self.learning = buffer(dtype=torch.bool)  # whether the network made the decision
        self.log_probabilities = buffer()
        self.values = buffer()
        self.done = buffer(dtype=torch.bool)
        self.outcome = buffer(settings.players)


def match_outcome(wins: Tensor, points: Tensor, margin: float) -> Tensor:
    """Return the value of a finished match for each seat, from its win and its lead in points. The sum is 0."""
    points, players = points.float(), points.shape[1]
    ahead = (points - points.mean(dim=1, keepdim=True)) * players / (players - 1)
    return wins - 1 / players + ahead / margin


class HeuristicOpponents:
    """Opponents that play the move with the greatest judged gain, like the greedy bot, if the game has this feature."""

    def __init__(self, settings: Settings, move_features: tuple[str, ...]) -> None:
        self.gain = move_features.index("judged gain") if "judged gain" in move_features else -1
        share = settings.heuristic_share if self.gain >= 0 else 0.0
        number = torch.arange(settings.envs, device=settings.device)
        self.learner = number % settings.players
        self.has_opponents = number < share * settings.envs

    def to_move(self, seats: Tensor) -> Tensor:
        """Return in which environments an opponent is to move."""
        return self.has_opponents & (seats != self.learner)

    def actions(self, descriptions: Tensor, listed: Tensor) -> Tensor:
        """Return the action that an opponent would choose in each environment."""
        return descriptions[:, :, self.gain].masked_fill(~listed, -1e9).argmax(dim=1, keepdim=True)


@torch.no_grad()
def collect(
    env: Any, views: dict[str, Tensor], policy: Policy, opponents: HeuristicOpponents, rollout: Rollout, margin: float
) -> None:
    """Play all steps of a rollout. `views` are the environment's own arrays, which every step overwrites."""
    for step in range(rollout.actions.shape[0]):
        listed = views["moves"] >= 0
        log_probabilities, values = policy(views["observations"], views["descriptions"], listed)
        is_opponent = opponents.to_move(views["seats"])
        actions = torch.multinomial(log_probabilities.exp(), 1)
        actions = torch.where(is_opponent[:, None], opponents.actions(views["descriptions"], listed), actions)
        rollout.learning[step] = ~is_opponent
        rollout.observations[step] = views["observations"]
        rollout.descriptions[step] = views["descriptions"]
        rollout.listed[step] = listed
        rollout.seats[step] = views["seats"]
        rollout.actions[step] = actions[:, 0]
        rollout.log_probabilities[step] = log_probabilities.gather(1, actions)[:, 0]
        rollout.values[step] = values
        env.step(views["moves"].gather(1, actions)[:, 0])
        rollout.done[step] = views["done"]
        rollout.outcome[step] = match_outcome(views["rewards"], views["points"], margin)


def compute_advantages(rollout: Rollout) -> tuple[Tensor, Tensor]:
    """Return generalised advantages (GAE) and returns.

    A seat's next state is its next decision in the same match, or the end of the match. If neither is in the rollout,
    the advantage is 0.
    """
    advantages = torch.zeros_like(rollout.values)
    next_value = torch.zeros_like(rollout.outcome[0])
    next_advantage = torch.zeros_like(next_value)
    has_next = torch.zeros_like(next_value, dtype=torch.bool)
    for step in reversed(range(len(advantages))):
        done = rollout.done[step][:, None]
        next_value = torch.where(done, rollout.outcome[step], next_value)
        next_advantage = next_advantage.masked_fill(done, 0.0)
        has_next = has_next | done
        seat, value = rollout.seats[step][:, None], rollout.values[step][:, None]
        td_error = next_value.gather(1, seat) - value
        advantage = (td_error + GAE_LAMBDA * next_advantage.gather(1, seat)) * has_next.gather(1, seat)
        advantages[step] = advantage[:, 0]
        next_value = next_value.scatter(1, seat, value)
        next_advantage = next_advantage.scatter(1, seat, advantage)
        has_next = has_next.scatter(1, seat, True)
    return advantages, advantages + rollout.values


def update(policy: Policy, optimizer: torch.optim.Optimizer, rollout: Rollout, settings: Settings) -> float:
    """Update the network from a rollout by PPO with a clipped ratio; return the mean entropy of the policy."""
    advantages, returns = (each.flatten() for each in compute_advantages(rollout))
    learner_rows = rollout.learning.flatten().nonzero()[:, 0]
    advantages = (advantages - advantages[learner_rows].mean()) / (advantages[learner_rows].std() + 1e-6)
    buffers = (rollout.observations, rollout.descriptions, rollout.listed, rollout.actions, rollout.log_probabilities)
    inputs = [each.flatten(0, 1) for each in buffers]
    entropies: list[Tensor] = []
    for _ in range(settings.epochs):
        for rows in learner_rows[torch.randperm(len(learner_rows), device=learner_rows.device)].split(settings.rows):
            observations, descriptions, listed, actions, old_log_probabilities = (each[rows] for each in inputs)
            log_probabilities, values = policy(observations, descriptions, listed)
            ratio = (log_probabilities.gather(1, actions[:, None])[:, 0] - old_log_probabilities).exp()
            objective = torch.minimum(
                ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]
            ).mean()
            entropy = -(log_probabilities.exp() * log_probabilities).sum(dim=1).mean()
            loss = VALUE_WEIGHT * (values - returns[rows]).square().mean() - objective - settings.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), MAX_GRADIENT)
            optimizer.step()
            entropies.append(entropy.detach())
    return float(torch.stack(entropies).mean())


def train(settings: Settings, console: Console) -> list[dict[str, float]]:
    """Train for `settings.minutes` and save the network; return the progress."""
    torch.manual_seed(settings.seed)
    env = matinee.vector(
        settings.game,
        players=settings.players,
        num_envs=settings.envs,
        seed=settings.seed,
        reward="win",
        checked=False,  # the policy chooses from the legal moves
        moves=True,
        device=settings.device,
    )
    names = ("observations", "descriptions", "moves", "seats", "rewards", "done", "points")
    views = {name: torch.from_dlpack(getattr(env.batch, name)) for name in names}
    sizes = (env.game.observation_size, len(env.game.move_features))
    policy = Policy(*sizes, settings.width, settings.narrow).to(settings.device)
    if settings.resume:
        weights = Network.load(Path(settings.resume)).weights
        policy.load_state_dict({name: torch.from_numpy(array) for name, array in weights.items()})
    optimizer = torch.optim.Adam(policy.parameters(), lr=settings.rate, eps=1e-5)
    rollout = Rollout(settings, views)
    opponents = HeuristicOpponents(settings, env.game.move_features)
    rows: list[dict[str, float]] = []
    start, decisions, duration = time.monotonic(), 0, 60 * settings.minutes
    columns = (TextColumn("Training"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=duration)
        while (elapsed := time.monotonic() - start) < duration:
            optimizer.param_groups[0]["lr"] = settings.rate * max(1 - elapsed / duration, 0.05)
            collect(env, views, policy, opponents, rollout, settings.margin)
            entropy = update(policy, optimizer, rollout, settings)
            decisions += rollout.actions.numel()
            elapsed = time.monotonic() - start
            if elapsed >= len(rows) * duration / settings.looks or elapsed >= duration:
                rows.append({"seconds": elapsed, "decisions": decisions, "entropy": entropy})
                evaluate_and_save(policy, rows, settings)
                progress.console.print(
                    "{seconds:4.0f} s, {decisions:10,.0f} decisions, wins {wins:.3f}".format(**rows[-1])
                )
            progress.update(task, completed=elapsed)
    return rows


def evaluate_and_save(policy: Policy, rows: list[dict[str, float]], settings: Settings) -> None:
    """Evaluate the network; save it and the progress."""
    network = policy.network()
    network.save(settings.checkpoint)
    shares = against(network, settings.game, settings.players, settings.rival, settings.matches, 10_000_000)
    rows[-1] |= {"wins": float(shares.mean()), "cpu": time.process_time()}
    with settings.checkpoint.with_suffix(".csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def draw(rows: list[dict[str, float]], settings: Settings) -> None:
    """Draw the learning curve."""
    from matinee.arena.chart_style import colour, figure, save, style

    with style():
        chart = figure(7, 4)
        axes = chart.add_subplot()
        millions, wins = [row["decisions"] / 1e6 for row in rows], [100 * row["wins"] for row in rows]
        axes.plot(millions, wins, color=colour(0), marker="o", markersize=3, label="learned")
        axes.axhline(100 / settings.players, color=colour(1), linestyle="--", label="fair share")
        axes.set_title(f"{settings.game}: one against {settings.players - 1} {settings.rival}")
        axes.set_xlabel("decisions in self-play, millions")
        axes.set_ylabel("wins, %")
        axes.set_ylim(bottom=0)
        axes.legend()
        save(chart, Path(settings.out), settings.game)


def run_arena(settings: Settings, console: Console) -> None:
    """Play the network against a built-in bot in the arena, every deal from every seat."""
    from matinee.arena.lineups import MatchSettings, Plan
    from matinee.arena.report import run

    os.environ["LEARNED"] = str(settings.checkpoint.absolute())
    plan = Plan(MatchSettings(settings.game, settings.players), ("learned_bot:Learned", settings.rival), settings.seed)
    run(plan, settings.arena, "en", console, settings.checkpoint.with_suffix(f".arena-{int(time.time())}"))


def read(arguments: list[str] | None = None) -> Settings:
    """Return the settings from the command line."""
    parser = argparse.ArgumentParser(description="Self-play PPO on Matinee's vector environment.")
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    return Settings(**vars(parser.parse_args(arguments)))


def main() -> None:
    """Train, draw the learning curve, and play in the arena."""
    settings, console = read(), Console()
    rows = train(settings, console)
    draw(rows, settings)
    console.print(f"Saved as {settings.checkpoint}, with the learning curve next to it.")
    if settings.arena:
        run_arena(settings, console)


if __name__ == "__main__":
    main()
