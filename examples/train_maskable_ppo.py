"""Train MaskablePPO of sb3-contrib at Hollywood: one learning seat against three greedy opponents.

    pip install "matinee[stable-baselines3,arena]"
    python examples/train_maskable_ppo.py                # 20 minutes on two cores

The observation ends with features of each action, because the policies of Stable-Baselines3 cannot score the listed
moves. Evaluations are always of the same games, in which the policy plays its most likely actions.
"""
# PyTorch is not part of the development installation, so pyright does not know its types:
# pyright: basic, reportMissingImports=false

import argparse
import csv
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from matinee.engine.errors import MissingExtra
from matinee.environments.stable_baselines import SeatVecEnv

FEATURES = ["judged gain", "look ahead: points ahead of the best other", "look ahead: points ahead of the others' mean"]
EVALUATION_ENVS = 400
EVALUATION_SEED = 10_000_000


@dataclass(frozen=True)
class Settings:
    """The settings of a run; each is also a command-line option."""

    minutes: float = 20.0
    seed: int = 1
    envs: int = 1024
    steps: int = 32  # of each environment per rollout; a game has 15 to 17 decisions of each seat
    rows: int = 4096  # the size of a minibatch
    epochs: int = 3
    width: int = 128
    rate: float = 1e-3  # the learning rate at the start
    entropy: float = 0.01  # the weight of the entropy bonus
    threads: int = 2
    evaluations: int = 20
    games: int = 2000  # the number of games per evaluation
    out: str = "learned"


def make_envs(settings: Settings, count: int) -> SeatVecEnv:
    """Return environments with a reward of 1 for a win; shared wins are split."""
    return SeatVecEnv(
        "hollywood",
        count,
        players=4,
        opponents="greedy",
        reward="win",
        checked=False,  # the policy chooses from the legal actions
        threads=settings.threads,
        move_features=FEATURES,
    )


class Progress(BaseCallback):
    """Ends the training when its time is over, and evaluates the policy at regular intervals.

    Attributes:
        rows: The results of the evaluations.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.duration = 60 * settings.minutes
        self.start = time.monotonic()
        self.rows: list[dict[str, float]] = []
        self._envs = make_envs(settings, EVALUATION_ENVS)

    def elapsed(self) -> float:
        """Return the share of the time that is over."""
        return (time.monotonic() - self.start) / self.duration

    def learning_rate(self, _: float) -> float:
        """Return a learning rate that falls linearly. Stable-Baselines3 calls this before each update."""
        return self.settings.rate * max(1 - self.elapsed(), 0.05)

    def _on_rollout_start(self) -> None:
        if self.elapsed() >= len(self.rows) / self.settings.evaluations:
            self._evaluate()

    def _on_step(self) -> bool:
        return self.elapsed() < 1

    def _on_training_end(self) -> None:
        self._evaluate()

    def _evaluate(self) -> None:
        wins = play_games(self.model, self._envs, self.settings.games)
        self.rows.append(
            {
                "seconds": round(time.monotonic() - self.start, 1),
                "cpu_seconds": round(time.process_time(), 1),
                "decisions": self.num_timesteps,
                "games": len(wins),
                "wins": wins.mean(),
                "standard_error": wins.std() / len(wins) ** 0.5,
            }
        )
        line = "{seconds:5.0f} s, {decisions:10,} decisions, wins {wins:.3f} ± {standard_error:.3f}"
        print(line.format(**self.rows[-1]), flush=True)


def play_games(model: Any, envs: SeatVecEnv, games: int) -> np.ndarray:
    """Return the rewards of the same number of games in each environment, about `games` in all."""
    rewards: list[list[float]] = [[] for _ in range(envs.num_envs)]
    per_env = -(-games // envs.num_envs)
    envs.seed(EVALUATION_SEED)
    observations: Any = envs.reset()
    while min(map(len, rewards)) < per_env:
        masks = np.stack(envs.env_method("action_masks"))
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        observations, given, done, _ = envs.step(actions)
        for i in np.flatnonzero(done):
            rewards[i].append(given[i])
    return np.array([each[:per_env] for each in rewards]).flatten()


def train(settings: Settings) -> tuple[MaskablePPO, list[dict[str, float]]]:
    """Train for `settings.minutes`; return the model and the results of the evaluations."""
    torch.set_num_threads(settings.threads)
    progress = Progress(settings)
    model = MaskablePPO(
        "MlpPolicy",
        make_envs(settings, settings.envs),
        learning_rate=progress.learning_rate,
        n_steps=settings.steps,
        batch_size=settings.rows,
        n_epochs=settings.epochs,
        gamma=1.0,  # games end
        ent_coef=settings.entropy,
        policy_kwargs={"net_arch": [settings.width, settings.width], "activation_fn": torch.nn.ReLU},
        seed=settings.seed,
        device="cpu",
    )
    model.learn(10**12, progress)  # `progress` ends it
    return model, progress.rows


def save_progress(rows: list[dict[str, float]], file: Path) -> None:
    """Write the results of the evaluations as CSV."""
    with file.open("w", newline="") as opened:
        writer = csv.DictWriter(opened, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def draw(rows: list[dict[str, float]], folder: Path, name: str) -> None:
    """Draw the learning curve."""
    from matinee.arena.chart_style import colour, figure, save, style

    with style():
        chart = figure(7, 4)
        axes = chart.add_subplot()
        minutes = [row["seconds"] / 60 for row in rows]
        wins, errors = ([100 * row[name] for row in rows] for name in ("wins", "standard_error"))
        axes.errorbar(minutes, wins, [1.96 * error for error in errors], color=colour(0), label="MaskablePPO")
        axes.axhline(25, color=colour(1), linestyle="--", label="fair share")
        axes.set_title("Hollywood: one against three greedy")
        axes.set_xlabel("minutes of training")
        axes.set_ylabel("wins, %")
        axes.set_ylim(bottom=0)
        axes.legend()
        save(chart, folder, name)


def read() -> Settings:
    """Return the settings from the command line."""
    parser = argparse.ArgumentParser(description="Train MaskablePPO at Hollywood.")
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    return Settings(**vars(parser.parse_args()))


def main() -> None:
    """Train, and save the model, the progress and the learning curve."""
    settings = read()
    folder, name = Path(settings.out), f"maskable-ppo-{settings.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    model, rows = train(settings)
    model.save(folder / name)
    save_progress(rows, folder / f"{name}.csv")
    try:
        draw(rows, folder, name)
    except MissingExtra as missing:
        print(f"There is no chart. {missing}")


if __name__ == "__main__":
    main()
