"""Gymnasium's vector environments: one learning seat in each of many games, stepped together in compiled code.

>>> import gymnasium
>>> import matinee.environments.gymnasium
>>> envs = gymnasium.make_vec("matinee/Hollywood-v0", num_envs=64, opponents="greedy")
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape
((64, 237), (64, 9))
>>> actions = infos["action_mask"].argmax(1)
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> envs.close()
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from matinee.engine.errors import MissingExtra, UnknownOption
from matinee.engine.game import Game
from matinee.engine.options import check_spelling
from matinee.environments.batch import seed_number
from matinee.environments.match_env import HIGHEST, LOWEST
from matinee.environments.seat_loops import GREEDY, POLICY, RANDOM
from matinee.environments.seat_vector import SeatVector
from matinee.games import find_game

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from matinee.environments.gymnasium import NeedsReset
except ImportError:
    raise MissingExtra("gymnasium") from None

Array = NDArray[Any]
Policy = Callable[[Array, Array, Array], Any]
"""Returns an action index for each row of the observations, masks and seats that it gets."""


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """One seat in each of many games; a heuristic, chance or a policy plays the others.

    A game that ends is followed by the next one in the same step (`AutoresetMode.SAME_STEP`): `final_obs` and
    `final_info` of the info belong to the old game, everything else to the new one. The reward is sparse: it is the
    learner's, at the end of the game. The legal actions are in `info["action_mask"]` and from `action_masks()`, the
    learner's seats in `info["seat"]`. `final_info` has the points of all seats and the learner's seat.

    Attributes:
        core: The environments.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012, as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 4,
        seat: int | None = None,
        opponents: Literal["greedy", "random"] | Policy | None = None,
        reward: str = "points",
        checked: bool = True,
        threads: int | None = None,
        copy: bool = True,
        move_features: Sequence[str] = (),
        box: str | Path | None = None,
        **options: Any,
    ) -> None:
        """Create the environments. `gymnasium.make_vec` passes the parameters on.

        Args:
            game: A name in `matinee.GAMES`; `gymnasium.make_vec` sets it.
            num_envs: The number of environments.
            players: The number of players of each game.
            seat: The seat to play; None for the next one in each episode, so that all seats are played equally.
            opponents: "greedy", which plays the move with the highest heuristic value; "random"; or a function of
                observations, masks and seats that returns actions. None for "greedy" if the game has a heuristic.
            reward: "points", "rank" (1 for the first, -1 for the last) or "win" (1, split).
            checked: Raise `IllegalAction` for illegal actions; else the first legal action is played instead, and
                `info["illegal"]` reports it.
            threads: The number of CPU threads; None for one per core, fewer if there are few environments.
            copy: Return copies of the observations; else a read-only view, which the next step overwrites.
            move_features: Names in the game's `move_features`, such as "judged gain". The observation ends with these
                features of each action, 0 for illegal ones. Such observations are copies.
            box: A TOML file with the components of your own copy.
            **options: Options of the game, as in `matinee.start`.

        Raises:
            MatineeError: A parameter is wrong; the message says which, and what is allowed.
        """
        found = find_game(game)
        check_spelling(SeatVectorEnv, found.options, options)
        kind = kind_of_opponents(found, opponents)
        self._policy: Policy | None = opponents if callable(opponents) else None
        self._features: list[int] = indices_of_features(found, move_features)
        self.core: SeatVector = SeatVector(
            found, players, num_envs, seat, kind, threads, reward, checked, box, options, bool(self._features)
        )
        self._copy = copy
        self._begun = False
        self.num_envs: int = self.core.num_envs
        sizes = found.observation_size, found.choices * len(self._features)
        low, high = (np.repeat(bounds, sizes).astype(np.float32) for bounds in ((LOWEST, -np.inf), (HIGHEST, np.inf)))
        self.single_observation_space: spaces.Space[Any] = spaces.Box(low, high, dtype=np.float32)
        self.single_action_space: spaces.Space[Any] = spaces.Discrete(found.choices)
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, self.num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal new games in all environments; the opponents play until every learner is awaited.

        Args:
            seed: The same seed gives the same games, opponents included. None continues the random streams.
            options: Not used.

        Returns:
            The observations and the info.
        """
        number = None if seed is None else seed_number(seed)
        super().reset(seed=number)
        self.core.reset(number)
        self._await_learners()
        return self._observations(), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play the learners' actions; the opponents play until every learner is awaited again.

        Args:
            actions: Integers of shape (environments,), an action index each.

        Returns:
            Observations, rewards, terminations, truncations (always False) and info.

        Raises:
            WrongActions: The shape or the type is wrong.
            IllegalAction: An action is illegal and the environment is `checked`; no environment has been stepped.
            NeedsReset: `reset` has never been called, or the opponents' policy has failed.
        """
        if not self._begun:
            raise NeedsReset()
        illegal = None if self.core.checked else self._find_illegal(actions)
        self.core.step(actions)
        self._await_learners()
        info = self._info() if illegal is None else {**self._info(), **for_all("illegal", illegal)}
        done = np.array(self.core.batch.done)
        if done.any():
            info.update(self._final(done))
        rewards = self.core.learning.final_rewards.copy()
        return self._observations(), rewards, done, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action masks; sb3-contrib expects this name."""
        return np.array(self.core.batch.masks)

    def close_extras(self, **unused: Any) -> None:
        """End the threads."""
        self.core.close()

    def _await_learners(self) -> None:
        """Let the policy act for the other seats until every environment awaits its learner."""
        if self._policy:
            self._begun = False
            batch, learners = self.core.batch, self.core.learning.learners
            while (rows := np.flatnonzero(batch.seats != learners)).size:
                known = (np.asarray(array)[rows] for array in (batch.observations, batch.masks, batch.seats))
                self.core.play_others(rows, self._policy(*known))
        self._begun = True

    def _find_illegal(self, actions: Any) -> NDArray[np.bool_]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            return np.zeros(self.num_envs, np.bool_)  # `step` refuses them
        inside = (given >= 0) & (given < self.core.game.choices)
        masks = np.asarray(self.core.batch.masks)
        return ~(inside & masks[np.arange(self.num_envs), np.where(inside, given, 0)])

    def _observations(self) -> Array:
        batch = self.core.batch
        if not self._features:
            return np.array(batch.observations) if self._copy else np.asarray(batch.observations)
        # `moves` is padded with -1, so the values of the padding go to an extra row.
        features = np.zeros((self.num_envs, self.core.game.choices + 1, len(self._features)), np.float32)
        np.put_along_axis(features, batch.moves[:, :, None], batch.descriptions[:, :, self._features], 1)
        return np.concatenate((batch.observations, features[:, :-1].reshape(self.num_envs, -1)), 1)

    def _info(self) -> dict[str, Any]:
        masks = np.array(self.core.batch.masks).view(np.int8)
        return {**for_all("action_mask", masks), **for_all("seat", self.core.learning.learners.copy())}

    def _final(self, done: Array) -> dict[str, Any]:
        """Return the entries of the info about the games that the last step ended."""
        learning = self.core.learning
        observations = np.full(self.num_envs, None, dtype=object)
        rows = learning.final_observations[done]
        if self._features:
            rows = np.pad(rows, ((0, 0), (0, len(self._features) * self.core.game.choices)))
        for i, row in zip(np.flatnonzero(done), rows, strict=True):
            observations[i] = row
        points = np.where(done[:, None], self.core.batch.points, 0)
        seats = np.where(done, learning.final_seats, 0)
        final = {"points": points, "_points": done.copy(), "seat": seats, "_seat": done.copy()}
        return {
            "final_obs": observations,
            "_final_obs": done.copy(),
            "final_info": final,
            "_final_info": done.copy(),
        }


def kind_of_opponents(game: Game, opponents: object) -> int:
    """Return GREEDY, RANDOM or POLICY; raise `UnknownOption` if the game has no such opponents."""
    has_heuristic = hasattr(game.rules, "appraise")
    if callable(opponents):
        return POLICY
    if opponents == "random" or (opponents is None and not has_heuristic):
        return RANDOM
    if opponents not in (None, "greedy") or not has_heuristic:
        known = ["greedy"] * has_heuristic + ["random", "a function of observations, masks and seats"]
        raise UnknownOption("error-choice", what="opponents", value=str(opponents), known=", ".join(known))
    return GREEDY


def indices_of_features(game: Game, names: Sequence[str]) -> list[int]:
    """Return the indices of move features; raise `UnknownOption` if the game has no such feature."""
    known = game.move_features
    for name in names:
        if name not in known:
            raise UnknownOption("error-choice", what="move_features", value=name, known=", ".join(known))
    return [known.index(name) for name in names]


def for_all(name: str, values: Array) -> dict[str, Array]:
    """Return an entry of the info that every environment has."""
    return {name: values, f"_{name}": np.ones(len(values), np.bool_)}
