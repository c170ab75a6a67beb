"""The arrays that vectorized environments return, and the checks of their parameters."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from operator import index
from pathlib import Path
from typing import Any, Generic, TypeVar

import numpy as np

from matinee.engine.boxes import Box
from matinee.engine.errors import BadSeed, IllegalMove, UnknownOption
from matinee.engine.game import Game
from matinee.engine.layout import plain
from matinee.engine.rng import fresh_seed
from matinee.environments.errors import IllegalAction, TooManyEnvironments, WrongActions, WrongNumber
from matinee.environments.step_loops import REWARDS
from matinee.games import GAMES, find_game

__all__ = ["Batch", "EnvSpec", "IllegalAction", "WrongActions", "check_reward", "positive_int", "seed_number"]

Array = TypeVar("Array")


@dataclass(frozen=True)
class Batch(Generic[Array]):
    """Observations and action masks of the seats to act, one row per environment, and rewards of the last step.

    The arrays belong to the environment and are overwritten by the next step: copy anything you keep. On the CPU they
    are read-only.

    Attributes:
        observations: float32 (environments, features): the observation of the seat to act.
        masks: bool (environments, actions): the action mask, True for each legal action index.
        counts: int32 (environments,): the number of legal actions.
        seats: int64 (environments,): the seat to act.
        rewards: float32 (environments, players): rewards if the last step ended a game, else 0.
        done: bool (environments,): whether the last step ended a game. The other arrays show the next game (autoreset).
        points: int64 (environments, players): points at the end of the last finished game.
        moves: int32 (environments, max moves): with `moves=True` the legal action indices, padded with -1.
        descriptions: float32 (environments, max moves, move features): with `moves=True` the features of
            `moves`.
    """

    observations: Array
    masks: Array
    counts: Array
    seats: Array
    rewards: Array
    done: Array
    points: Array
    moves: Array
    descriptions: Array


class EnvSpec:
    """The checked parameters of a vectorized environment, and the shapes of its arrays."""

    def __init__(
        self,
        game: Game,
        players: int,
        num_envs: object,
        reward: str,
        moves: bool,
        box: str | Path | None,
        options: Mapping[str, Any],
    ) -> None:
        self.num_envs: int = positive_int(num_envs, "error-envs-count")
        self.game: Game = game
        self.players: int = game.check_players(players)
        self.reward: int = REWARDS.index(check_reward(reward))
        self.options: int = game.pack_options(self.players, options)
        self.box: Box = game.box(box)
        self.max_moves: int = min(game.max_legal_moves, game.choices) if moves else 0

    def arrays(self) -> dict[str, tuple[tuple[int, ...], str]]:
        """Return shape and dtype of each array of a `Batch`."""
        count, listed = self.num_envs, self.max_moves
        return {
            "observations": ((count, self.game.observation_size), "f4"),
            "masks": ((count, self.game.choices), "?"),
            "counts": ((count,), "i4"),
            "seats": ((count,), "i8"),
            "rewards": ((count, self.players), "f4"),
            "done": ((count,), "?"),
            "points": ((count, self.players), "i8"),
            "moves": ((count, listed), "i4"),
            "descriptions": ((count, listed, len(self.game.move_features)), "f4"),
        }

    def state_arrays(self) -> dict[str, tuple[tuple[int, ...], str]]:
        """Return shape and dtype of all arrays of a saved state: positions (as bytes), generators and the `Batch`."""
        count = self.num_envs
        return {
            "positions": ((count, self.game.state.itemsize), "u1"),
            "rngs": ((count, 2), "u8"),
            **self.arrays(),
        }

    @property
    def identity(self) -> str:
        """What two environments must share if one is to continue the other's games."""
        game, box = self.game, self.box
        shared = (game.name, game.version, box.digest, str(game.state), self.players, self.options, self.reward)
        return repr((*shared, self.state_arrays()))

    @property
    def total_bytes(self) -> int:
        """The memory for all arrays, actions included."""
        saved = sum(np.dtype(kind).itemsize * prod(shape) for shape, kind in self.state_arrays().values())
        return saved + 8 * self.num_envs

    def check_memory(self, available: int) -> None:
        """Raise `TooManyEnvironments` if they need more than `available` bytes."""
        if self.total_bytes > available:
            gigabytes = [f"{size / (1 << 30):.1f}" for size in (self.total_bytes, available)]
            facts = {"count": str(self.num_envs), "need": gigabytes[0], "there": gigabytes[1]}
            raise TooManyEnvironments("error-envs-memory", **facts)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle a registered game by its name."""
        known = self.game.name in GAMES and GAMES[self.game.name] is self.game
        return {**self.__dict__, "game": self.game.name if known else self.game}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        game = fields["game"]
        self.__dict__.update(fields, game=find_game(game) if isinstance(game, str) else game)

    def illegal_action(self, s: Any, i: int, seat: int, action: int) -> IllegalAction:
        """Return the error for an illegal action.

        Args:
            s: The position of the environment.
            i: The index of the environment.
            seat: The seat to act.
            action: The illegal action index.
        """
        if 0 <= action < self.game.choices:
            offer = getattr(self.game.rules, "offer", int)
            return IllegalAction(i, seat, action, self.game.refusal(plain(s), self.box, seat, offer(action)))
        return IllegalAction(i, seat, action, IllegalMove(self.game.clause_now(s), "refused-number", move=str(action)))


def check_reward(reward: str) -> str:
    """Return `reward` if it is one of `REWARDS`; else raise `UnknownOption`."""
    if reward not in REWARDS:
        raise UnknownOption("error-choice", what="reward", value=str(reward), known=", ".join(REWARDS))
    return reward


def positive_int(number: object, message: str) -> int:
    """Return `number` as an int of at least 1; else raise `WrongNumber` with the given message id."""
    try:
        whole = 0 if isinstance(number, bool) else index(number)  # pyright: ignore[reportArgumentType]
    except TypeError:
        whole = 0
    if whole < 1:
        raise WrongNumber(message, number=str(number))
    return whole


def seed_number(seed: object) -> int:
    """Return a seed as an int; None draws one from the operating system.

    Raises:
        BadSeed: It is not a whole number from 0 to 2^64 - 1.
    """
    if seed is None:
        return int.from_bytes(fresh_seed()[:8], "little")
    try:
        number = -1 if isinstance(seed, bool) else index(seed)  # pyright: ignore[reportArgumentType]
    except TypeError:
        number = -1
    if not 0 <= number < 1 << 64:
        raise BadSeed(seed, "error-envs-seed")
    return number
