"""A bot that plays a network trained by train_ppo.py. It needs only NumPy.

    PYTHONPATH=examples LEARNED=learned/hollywood.npz matinee arena hollywood --bots learned_bot:Learned,greedy

The weights of the network are in an .npz file. From the observation of a seat and the features of its legal moves, the
network computes a score for each move.
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

Floats = NDArray[np.float32]


class Network:
    """The policy of `train_ppo.Policy`, computed with NumPy from its weights by name."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    def save(self, file: Path) -> None:
        """Write the weights. The file is replaced at once, so that other processes never read half of it."""
        file.parent.mkdir(parents=True, exist_ok=True)
        temporary = file.with_suffix(".new.npz")
        np.savez(temporary, **self.weights)  # pyright: ignore[reportArgumentType]
        temporary.replace(file)

    @staticmethod
    def load(file: Path) -> "Network":
        """Read weights that `save` wrote."""
        with np.load(file) as arrays:
            return Network({name: arrays[name] for name in arrays.files})

    def scores(self, observations: Floats, descriptions: Floats) -> Floats:
        """Return a score for each listed move; higher is better. Rows are positions, as in a `Batch`."""
        hidden = np.maximum(self._layer("first", observations), 0)
        hidden = np.maximum(self._layer("second", hidden), 0)
        moves = descriptions @ self.weights["move.weight"].T
        return self._layer("score", np.maximum(self._layer("context", hidden)[:, None] + moves, 0))[:, :, 0]

    def _layer(self, name: str, x: Any) -> Any:
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def ranked(self, env: MatchEnv, seat: int) -> list[int]:
        """Return the legal action indices of a seat, the best first."""
        choices = env.choices(seat)
        observation, descriptions = env.match.observe(seat), env.described(seat, choices)
        scores = self.scores(observation[None], descriptions[None])[0]
        return [choices[i] for i in np.argsort(-scores, kind="stable")]


class Learned(Bot):
    """Play the network in the file named by the environment variable LEARNED."""

    name = "learned"

    def __init__(self) -> None:
        self.network = Network.load(Path(os.environ["LEARNED"]))
        self.env: MatchEnv | None = None

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        if self.env is None:
            self.env = MatchEnv(match.game, match.players, options=match.options)
        self.env.match = match
        return [self.env.action(choice) for choice in self.network.ranked(self.env, seat)]


def against(network: Network, game: str, players: int, bot: str, games: int, seed: int) -> NDArray[np.float64]:
    """Play one network against a table of bots, on each seat in turn; return its share of the win in each match."""
    env = MatchEnv(find_game(game), players, reward="win")
    opponent = find_bot(bot, env.game)
    shares: list[float] = []
    for number in range(games):
        env.deal(seed + number)
        network_seat = number % players
        while (seat := env.seat) != OVER:
            if seat == network_seat:
                env.play(network.ranked(env, seat)[0], seat)
            else:
                env.act(seat, opponent.decide(env.match.determinized(seat, seed), seat, seed))
        shares.append(env.rewards()[network_seat])
    return np.array(shares)
