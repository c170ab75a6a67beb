"""What environments give and take, wherever they run, and what may be wrong with it."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from operator import index
from pathlib import Path
from typing import Any, Generic, SupportsIndex, TypeVar

import numpy as np

from matinee.engine.errors import BadSeed, IllegalMove, MatineeError, UnknownOption
from matinee.engine.game import Game
from matinee.engine.i18n import LANGUAGES, LocalisedName
from matinee.engine.layout import plain
from matinee.engine.rng import fresh_seed
from matinee.environments.step_loops import REWARDS

Array = TypeVar("Array")


@dataclass(frozen=True)
class Batch(Generic[Array]):
    """What the seats to act are given, a row for each environment, and what the last step brought.

    The arrays belong to the environment: it writes the next step into the same ones. Read them, copy what you keep.
    """

    observations: Array  # float32 (environments, features): what the seat to act may know
    masks: Array  # bool (environments, choices): what it may do
    counts: Array  # int32 (environments,): how many choices that are
    seats: Array  # int64 (environments,): who it is
    rewards: Array  # float32 (environments, players): of the game that the last step ended, else 0
    done: Array  # bool (environments,): whether the last step ended a game; what is shown belongs to the next
    points: Array  # int64 (environments, players): of the last game that ended
    moves: Array  # int32 (environments, most): the legal choices listed, then -1; (environments, 0) if not asked for
    descriptions: Array  # float32 (environments, most, move features): what each listed one means


# The arrays in the order in which a step is handed them.
STEP_ARRAYS = ("seats", "observations", "masks", "counts", "moves", "descriptions", "rewards", "done", "points")


class IllegalAction(IllegalMove):
    """A refused action in a vector: which environment, which seat, which clause."""

    def __init__(self, index: int, seat: int, action: int, refusal: IllegalMove) -> None:
        reason = LocalisedName(**{language: refusal.sentence(language) for language in LANGUAGES})
        super().__init__(
            refusal.clause, "error-envs-move", index=str(index), seat=str(seat), action=str(action), reason=reason
        )
        self.index, self.seat, self.action = index, seat, action


class Shape:
    """The games that an environment plays, checked: how many, which, and how large its arrays are."""

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
        self.num_envs = positive_int(num_envs, "error-envs-count")
        if reward not in REWARDS:
            raise UnknownOption("error-choice", what="reward", value=str(reward), known=", ".join(REWARDS))
        self.game = game
        self.players = game.check_players(players)
        self.reward = REWARDS.index(reward)
        self.options = game.pack_options(self.players, options)
        self.box = game.box(box)
        self.listed = min(game.max_legal_moves, game.choices) if moves else 0

    def arrays(self) -> dict[str, tuple[tuple[int, ...], str]]:
        """The shape and the kind of each array of a `Batch`."""
        count, listed = self.num_envs, self.listed
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
    def size(self) -> int:
        """Bytes of all arrays, the positions, the generators and the actions."""
        rows = sum(np.dtype(kind).itemsize * prod(shape) for shape, kind in self.arrays().values())
        return rows + self.num_envs * (self.game.state.itemsize + 3 * 8)

    def check_memory(self, there: int) -> None:
        """All of it must fit."""
        if self.size > there:
            gigabytes = [f"{size / (1 << 30):.1f}" for size in (self.size, there)]
            raise MatineeError("error-envs-memory", count=str(self.num_envs), need=gigabytes[0], there=gigabytes[1])

    def refusal(self, s: Any, i: int, seat: int, action: int) -> IllegalAction:
        """Why an action is not legal, given the position of its environment."""
        if 0 <= action < self.game.choices:
            offer = getattr(self.game.rules, "offer", int)
            return IllegalAction(i, seat, action, self.game.refusal(plain(s), self.box, seat, offer(action)))
        return IllegalAction(i, seat, action, IllegalMove(self.game.clause_now(s), "refused-number", move=str(action)))


class WrongActions(MatineeError):
    def __init__(self, count: int, found: str) -> None:
        super().__init__("error-envs-actions", count=str(count), found=found)


def positive_int(number: object, wrong: str) -> int:
    """How many environments, threads or steps there shall be; `wrong` is what is said of anything else."""
    try:
        whole = 0 if isinstance(number, bool) else index(number)  # pyright: ignore[reportArgumentType]
    except TypeError:
        whole = 0
    if whole < 1:
        raise MatineeError(wrong, number=str(number))
    return whole


def seed_number(seed: object) -> int:
    """The seed of all environments together: a whole number, or one drawn fresh."""
    if seed is None:
        return int.from_bytes(fresh_seed()[:8], "little")
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise BadSeed(seed)
    return index(seed)
