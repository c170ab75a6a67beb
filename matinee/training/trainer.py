"""The training loop: collect, update, evaluate, save. A run can stop at any time and resume from its checkpoint.

A run's folder holds `NAME.pt` (everything needed to resume), `NAME.npz` (the weights as bots read them), `NAME.csv`
(progress) and `NAME.svg` and `.png` (the learning curve).
"""
# pyright: basic, reportMissingImports=false

import csv
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from rich.console import Console

from matinee.bots.network import save_weights
from matinee.training.configuration import Configuration
from matinee.training.curve import draw_curve
from matinee.training.evaluation import Evaluation
from matinee.training.opponents import Opponents
from matinee.training.policy import Policy
from matinee.training.ppo import update
from matinee.training.rollout import Rollout
from matinee.training.tables import Tables
from matinee.training.torch_types import Optimizer


def read_checkpoint(file: Path, device: str) -> dict[str, Any]:
    """Read a checkpoint, or the weights of a bot. A new run that starts from weights skips imitation."""
    if file.suffix != ".npz":
        return torch.load(file, map_location=device, weights_only=True)
    with np.load(file) as arrays:
        policy = {name: torch.from_numpy(arrays[name]) for name in arrays.files if name != "about"}
        return {"policy": policy, "started_from": json.loads(str(arrays["about"]))}


def read_policy(file: Path, device: str) -> Policy:
    """Return the network in a checkpoint or in the weights of a bot, of any width."""
    weights = read_checkpoint(file, device)["policy"]
    sizes = [*reversed(weights["first.weight"].shape), weights["context.weight"].shape[0]]
    policy = Policy(sizes[0], weights["move.weight"].shape[1], sizes[1], sizes[2]).to(device)
    policy.load_state_dict(weights)
    return policy


class Trainer:
    """One training run of a configuration."""

    def __init__(
        self,
        configuration: Configuration,
        out: Path,
        seed: int = 1,
        device: str = "cpu",
        resume: Path | None = None,
        console: Console | None = None,
        against: Path | None = None,
    ) -> None:
        """Prepare a run.

        Args:
            configuration: The settings.
            out: The folder of the run.
            seed: The seed; a resumed run has the one it began with.
            device: "cpu" or "cuda".
            resume: A checkpoint to continue, or weights to start from.
            console: Where progress is printed.
            against: Weights of a network that plays all seats but the learner's, so the run trains a best response to
                it. None for self-play.
        """
        self.configuration = configuration
        self.out = out
        self.seed: int = seed
        self.device = device
        self.console: Console = console or Console()
        self.seconds: float = 0.0
        self.decisions: int = 0
        self.rounds: int = 0
        self.rows: list[dict[str, float]] = []
        saved = read_checkpoint(resume, device) if resume else {}
        self.started_from: dict[str, Any] | None = saved.get("started_from")  # metadata of the weights it started from
        if saved.get("optimizer"):
            self.seconds, self.decisions, self.rounds = saved["seconds"], saved["decisions"], saved["rounds"]
            self.rows, self.seed = saved["rows"], saved["seed"]
        # A resumed run continues with different random numbers.
        torch.manual_seed(self.seed + self.rounds)
        torch.set_float32_matmul_precision("high")
        self.tables: Tables = Tables(configuration, configuration.envs, self.seed + self.rounds, device)
        fixed = read_policy(against, device) if against else None
        self.evaluation: Evaluation = Evaluation(configuration, 10_000_000, device, fixed)
        sizes = (self.tables.features, len(self.tables.move_features), configuration.width, configuration.narrow)
        self.policy: Policy = Policy(*sizes).to(device)
        self.optimizer: Optimizer = torch.optim.Adam(self.policy.parameters(), lr=1e-3, eps=1e-5, fused=device != "cpu")
        shares = (configuration.heuristic_share, configuration.past_share)
        self.opponents: Opponents = Opponents(self.tables, self.policy, *shares, configuration.snapshots, fixed)
        self.rollout: Rollout = Rollout(configuration, self.tables)
        if saved:
            self.policy.load_state_dict(saved["policy"])
            if saved.get("optimizer"):
                self.optimizer.load_state_dict(saved["optimizer"])
                self.opponents.snapshots = saved["snapshots"]
            else:
                self.rounds = configuration.imitation_rounds

    def train(
        self, minutes: float, rounds: int | None = None, decisions: float = float("inf")
    ) -> list[dict[str, float]]:
        """Train until a limit is reached; return the progress of the whole run.

        Args:
            minutes: The time limit.
            rounds: The number of rounds to train now; None for any. A round is one rollout and the updates from it. At
                least one is made.
            decisions: The number of decisions in the whole run, of all seats.
        """
        previous_seconds, start = self.seconds, time.monotonic()
        interval = 60 * self.configuration.minutes / self.configuration.evaluations
        next_evaluation = previous_seconds + interval
        last_round = float("inf") if rounds is None else self.rounds + rounds
        is_last = False
        while not is_last:
            statistics = self._train_round()
            self.seconds = previous_seconds + time.monotonic() - start
            is_last = self.seconds - previous_seconds >= 60 * minutes or self.rounds >= last_round
            is_last = is_last or self.decisions >= decisions
            if is_last or self.seconds >= next_evaluation or not self.rows:
                next_evaluation = self.seconds + interval
                self._report(statistics)
        return self.rows

    def _train_round(self) -> dict[str, float]:
        settings = self.configuration
        progress = self.seconds / (60 * settings.minutes)
        for group in self.optimizer.param_groups:
            group["lr"] = settings.scheduled(settings.learning_rate, progress)
        imitate = self.rounds < settings.imitation_rounds
        if not imitate:
            if not self.opponents.snapshots or self.rounds % settings.snapshot_rounds == 0:
                self.opponents.add_snapshot(self.policy)
            self.opponents.choose_snapshot()
        self.rollout.collect(self.policy, None if imitate else self.opponents)
        entropy_weight = settings.scheduled(settings.entropy, progress)
        statistics = update(self.policy, self.optimizer, self.rollout, entropy_weight, imitate)
        self.rounds += 1
        self.decisions += self.rollout.actions.numel()
        return statistics

    def _report(self, statistics: dict[str, float]) -> None:
        """Evaluate the network, and save everything."""
        shares = self.evaluation.win_shares(self.policy)
        numbers = {"seconds": round(self.seconds, 1), "decisions": self.decisions, "rounds": self.rounds}
        rounded = {name: round(value, 4) for name, value in (statistics | shares).items()}
        self.rows.append({**numbers, **rounded})
        wins = ", ".join(f"{label} {100 * share:.1f} %" for label, share in shares.items())
        entropy = f"entropy {statistics['entropy']:.3f}"
        line = f"{self.seconds:5.0f} s, {self.decisions / 1e6:8.1f} M decisions, {entropy}, wins: {wins}"
        self.console.print(line, highlight=False, soft_wrap=True)
        self.save()

    def save(self) -> None:
        """Write the checkpoint, the weights and the progress."""
        name = self.configuration.name
        self.out.mkdir(parents=True, exist_ok=True)
        checkpoint = {
            "policy": self.policy.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "snapshots": self.opponents.snapshots,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "rounds": self.rounds,
            "rows": self.rows,
            "seed": self.seed,
            "started_from": self.started_from,
        }
        temporary = self.out / f"{name}.pt.new"
        torch.save(checkpoint, temporary)
        temporary.replace(self.out / f"{name}.pt")
        about = {
            "configuration": msgspec.json.encode(self.configuration).decode(),
            "seed": self.seed,
            "decisions": self.decisions,
            "seconds": round(self.seconds),
            "started_from": self.started_from,
        }
        weights = {key: value.detach().cpu().numpy() for key, value in self.policy.state_dict().items()}
        save_weights(self.out / f"{name}.npz", weights, about)
        with (self.out / f"{name}.csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, self.rows[-1])
            writer.writeheader()
            writer.writerows(self.rows)

    def draw(self) -> None:
        """Draw the learning curve into the run's folder."""
        draw_curve(self.rows, self.configuration, self.out)
