"""The vector environments of all tables of a configuration, read and stepped as one batch.

An action is the index of a move in its list of legal moves.
"""
# pyright: basic, reportMissingImports=false

from dataclasses import dataclass
from typing import Any

import torch

import matinee
from matinee.training.configuration import Configuration, TableSettings
from matinee.training.torch_types import Tensor

VIEWS = ("observations", "descriptions", "moves", "seats", "rewards", "done", "points")


@dataclass
class Part:
    """One vector environment and its rows in the batch."""

    settings: TableSettings
    env: Any
    views: dict[str, Tensor]  # the environment's own arrays, not copies
    rows: slice


class Tables:
    """One vector environment for each table. Seats are padded to the largest number of players."""

    def __init__(self, configuration: Configuration, envs: int, seed: int, device: str) -> None:
        untyped_device: Any = configuration.env_device or device  # checked by `vector`
        total = sum(table.share for table in configuration.tables)
        self.parts: list[Part] = []
        start = 0
        for number, table in enumerate(configuration.tables):
            count = max(table.players, round(envs * table.share / total))
            env = matinee.vector(
                table.game,
                players=table.players,
                num_envs=count,
                seed=seed + 1000 * number,
                reward="win",
                checked=False,  # policies choose among the legal moves
                moves=True,
                device=untyped_device,
                **table.options,
            )
            views = {name: torch.from_dlpack(getattr(env.batch, name)) for name in VIEWS}
            self.parts.append(Part(table, env, views, slice(start, start + count)))
            start += count
        self.envs = start
        self.device = device
        self.players: int = max(table.players for table in configuration.tables)
        game = self.parts[0].env.game
        self.features: int = self.parts[0].views["observations"].shape[1]
        self.move_features: tuple[str, ...] = game.move_features
        self.listed: int = self.parts[0].views["moves"].shape[1]
        learner = torch.cat([torch.arange(p.env.num_envs) % p.settings.players for p in self.parts])
        self.learner: Tensor = learner.to(device)

    def read(self, name: str, out: Tensor) -> Tensor:
        """Copy an array of all environments into `out`."""
        for part in self.parts:
            out[part.rows].copy_(part.views[name])
        return out

    def read_listed(self, out: Tensor) -> Tensor:
        """Write which entries of the move lists hold a legal move."""
        for part in self.parts:
            out[part.rows].copy_(part.views["moves"] >= 0)
        return out

    def step(self, actions: Tensor) -> None:
        """Play an action in each environment."""
        for part in self.parts:
            listed = part.views["moves"]
            moves = listed.gather(1, actions[part.rows, None].to(listed.device))[:, 0]
            part.env.step(moves.numpy() if listed.device.type == "cpu" else moves.long())

    def read_outcome(self, margin: float, done: Tensor, outcome: Tensor) -> None:
        """Write which games ended in the last step, and their outcome for each seat: win and points ahead."""
        for part in self.parts:
            players = part.settings.players
            points = part.views["points"].to(self.device).float()
            ahead = (points - points.mean(dim=1, keepdim=True)) * players / (players - 1)
            done[part.rows] = part.views["done"]
            outcome[part.rows, :players, 0] = part.views["rewards"].to(self.device) - 1 / players
            outcome[part.rows, :players, 1] = ahead / margin
