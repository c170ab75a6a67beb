"""The arrays that vectorized environments return, and the checks of their parameters."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from operator import index
from pathlib import Path
from typing import Any, Generic, SupportsIndex, TypeVar

import numpy as np

from matinee.engine.boxes import Box
from matinee.engine.errors import BadSeed, IllegalMove, MatineeError, UnknownOption
from matinee.engine.game import Game
from matinee.engine.i18n import LANGUAGES, LocalisedName
from matinee.engine.layout import plain
from matinee.engine.rng import fresh_seed
from matinee.environments.step_loops import REWARDS

Array = TypeVar("Array")


@dataclass(frozen=True)
class Batch(Generic[Array]):
    """Observations and action masks of the seats to act, one row per environment, and rewards of the last step.

    The arrays belong to the environment and are overwritten by the next step: copy anything you keep.

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


class IllegalAction(IllegalMove):
    """An illegal action in a vectorized environment.

    Attributes:
        index: The environment.
        seat: The seat to act.
        action: The illegal action index.
        clause: The clause of the rules that forbids it.
    """

    def __init__(self, index: int, seat: int, action: int, refusal: IllegalMove) -> None:
        reason = LocalisedName(**{language: refusal.sentence(language) for language in LANGUAGES})
        super().__init__(
            refusal.clause, "error-envs-move", index=str(index), seat=str(seat), action=str(action), reason=reason
        )
        self.index = index
        self.seat = seat
        self.action = action


class WrongActions(MatineeError):
    """Actions of the wrong shape or type."""

    def __init__(self, count: int, found: str) -> None:
        super().__init__("error-envs-actions", count=str(count), found=found)


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

    @property
    def total_bytes(self) -> int:
        """The memory for all arrays, positions, generators and actions."""
        rows = sum(np.dtype(kind).itemsize * prod(shape) for shape, kind in self.arrays().values())
        return rows + self.num_envs * (self.game.state.itemsize + 3 * 8)

    def check_memory(self, available: int) -> None:
        """Raise `MatineeError` if the environments need more than `available` bytes."""
        if self.total_bytes > available:
            gigabytes = [f"{size / (1 << 30):.1f}" for size in (self.total_bytes, available)]
            raise MatineeError("error-envs-memory", count=str(self.num_envs), need=gigabytes[0], there=gigabytes[1])

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
    """Return `number` as an int of at least 1; else raise `MatineeError` with the given message id."""
    try:
        whole = 0 if isinstance(number, bool) else index(number)  # pyright: ignore[reportArgumentType]
    except TypeError:
        whole = 0
    if whole < 1:
        raise MatineeError(message, number=str(number))
    return whole


def seed_number(seed: object) -> int:
    """Return a seed as an int; None draws one from the operating system. Raise `BadSeed` if it is not an integer."""
    if seed is None:
        return int.from_bytes(fresh_seed()[:8], "little")
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise BadSeed(seed)
    return index(seed)
