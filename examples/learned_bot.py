"""A bot that plays what train_ppo.py has learnt. It needs NumPy only.

    PYTHONPATH=examples LEARNED=learned/hollywood.npz matinee arena hollywood --bots learned_bot:Learned,greedy

The network is a few arrays of numbers, kept in an .npz file. It looks at what a seat sees, and at each legal move; a
number for each move says how likely the seat should make it.
"""

import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.bots.bot import Bot
from matinee.bots.roster import find_bot
from matinee.engine.match import Match
from matinee.environments.match_env import OVER, MatchEnv
from matinee.games import find_game

Numbers = NDArray[np.float32]


class Network:
    """The numbers of `train_ppo.Policy` by their names, and how it thinks with them."""

    def __init__(self, numbers: dict[str, Numbers]) -> None:
        self.numbers = numbers

    def save(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(".new.npz")
        np.savez(fresh, **self.numbers)  # pyright: ignore[reportArgumentType]
        fresh.replace(file)  # whoever reads it meanwhile finds the old one whole

    @staticmethod
    def load(file: Path) -> "Network":
        with np.load(file) as kept:
            return Network({name: kept[name] for name in kept.files})

    def scores(self, observations: Numbers, descriptions: Numbers) -> Numbers:
        """A number for each listed move, the more the better. Rows are positions, as in a `Batch`."""
        seen = np.maximum(self._layer("first", observations), 0)
        seen = np.maximum(self._layer("second", seen), 0)
        moves = descriptions @ self.numbers["move.weight"].T
        return self._layer("score", np.maximum(self._layer("context", seen)[:, None] + moves, 0))[:, :, 0]

    def _layer(self, name: str, x: Any) -> Any:
        return x @ self.numbers[f"{name}.weight"].T + self.numbers[f"{name}.bias"]

    def ranked(self, table: MatchEnv, seat: int) -> list[int]:
        """The choices of a seat, the best first."""
        choices = table.choices(seat)
        seen, means = table.match.observe(seat), table.described(seat, choices)
        return [choices[place] for place in np.argsort(-self.scores(seen[None], means[None])[0], kind="stable")]


class Learned(Bot):
    """Plays the network in the file that the variable LEARNED names."""

    name = "learned"

    def __init__(self) -> None:
        self.network = Network.load(Path(os.environ["LEARNED"]))
        self.table: MatchEnv | None = None

    def rank(self, known: Match, seat: int, seed: int) -> list[int]:
        if self.table is None:
            self.table = MatchEnv(known.game, known.players, options=known.options)
        self.table.match = known
        return [self.table.action(choice) for choice in self.network.ranked(self.table, seat)]


def against(network: Network, game: str, players: int, bot: str, games: int, seed: int) -> NDArray[np.float64]:
    """Matches of one against a table of a bot, each seat in turn: what share of each win it got."""
    table = MatchEnv(find_game(game), players, reward="win")
    others = find_bot(bot, table.game)
    shares: list[float] = []
    for number in range(games):
        table.deal(seed + number)
        mine = number % players
        while (seat := table.seat) != OVER:
            if seat == mine:
                table.play(network.ranked(table, seat)[0], seat)
            else:
                table.act(seat, others.decide(table.match.determinized(seat, seed), seat, seed))
        shares.append(table.rewards()[mine])
    return np.array(shares)
