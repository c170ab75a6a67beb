"""Gymnasium: one seat at a table of bots.

>>> import gymnasium
>>> import matinee.environments.gymnasium
>>> env = gymnasium.make("matinee/Hollywood-v0", players=3, bots=["greedy", "random"], seat=0)
>>> observation, info = env.reset(seed=7)
>>> observation.shape, info["action_mask"].tolist()
((237,), [1, 1, 1, 1, 1, 1, 0, 0, 0])
>>> observation, reward, terminated, truncated, info = env.step(3)
>>> terminated
False
"""

from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from matinee.bots.roster import find_bot, usual_bot
from matinee.engine.errors import IllegalMove, MatineeError, MissingExtra, UnknownOption, UnknownSeat
from matinee.environments.match_env import HIGHEST, LOWEST, OVER, MatchEnv
from matinee.games import GAMES, find_game

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise MissingExtra("environments") from None

RENDERING = ("ansi", "human")

Observation = NDArray[np.float32]


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """A seat of a game, bots on all others. The reward comes with the end: "points", "rank" or "win".

    `seat` is a number, or None for any, drawn anew for each match. `bots` is one name for all other seats, or one for
    each of them, clockwise. What may be chosen is in `info["action_mask"]` and from `action_masks()`; anything else is
    refused if `checked`, or else the first legal choice is played in its place and `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDERING), "render_fps": 1}  # noqa: RUF012, as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int = 4,
        seat: int | None = None,
        bots: str | Sequence[str] | None = None,
        reward: str = "points",
        checked: bool = False,
        render_mode: str | None = None,
        box: str | Path | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *RENDERING):
            raise UnknownOption("error-choice", what="render_mode", value=str(render_mode), known=", ".join(RENDERING))
        self.core = MatchEnv(find_game(game), players, reward, box, options)
        if seat is not None and not is_seat(seat, self.core.players):
            raise UnknownSeat(seat, self.core.players)
        self.wish, self.checked, self.render_mode = seat, checked, render_mode
        bots = usual_bot(self.core.game) if bots is None else bots
        names = [bots] * (self.core.players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.core.players - 1:
            raise MatineeError("error-envs-bots", count=self.core.players - 1, found=len(names))
        self.bots = [find_bot(name, self.core.game) for name in names]
        self.action_space = spaces.Discrete(self.core.game.choices)
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (self.core.game.observation_size,), np.float32)
        self.seat = seat or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.core.deal(self._number())
        self.seat = int(self.np_random.integers(self.core.players)) if self.wish is None else index(self.wish)
        self._let_others_play()
        return self.core.match.observe(self.seat), self._info(False)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        illegal = False
        try:
            self.core.play(action, self.seat)
        except IllegalMove:
            if self.checked or self.core.match.over:
                raise
            self.core.play(self.core.choices(self.seat)[0], self.seat)
            illegal = True
        self._let_others_play()
        over = self.core.match.over
        if self.render_mode == "human":
            self.render()
        return (
            self.core.match.observe(self.seat),
            self.core.rewards()[self.seat],
            over,
            False,
            self._info(illegal),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen, under the name by which other libraries look for it."""
        return self.core.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it."""
        drawing = self.core.drawing(self.seat)
        if self.render_mode == "human":
            print(drawing)
        return drawing if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        """Bots move until the seat is awaited. They are handed what they may know."""
        while (seat := self.core.seat) not in (self.seat, OVER):
            bot = self.bots[(seat - self.seat) % self.core.players - 1]
            number = self._number()
            self.core.act(seat, bot.decide(self.core.match.determinized(seat, number), seat, number))

    def _info(self, illegal: bool) -> dict[str, Any]:
        """Points are told at the end: before it, in the games of films, they would tell what money others hide."""
        info = {"action_mask": self.core.mask(self.seat), "illegal": illegal}
        return {**info, "points": self.core.match.points} if self.core.match.over else info

    def _number(self) -> int:
        return int(self.np_random.integers(1 << 62))


def is_seat(seat: object, players: int) -> bool:
    return isinstance(seat, SupportsIndex) and not isinstance(seat, bool) and 0 <= index(seat) < players


def id_of(game: str) -> str:
    """The name of a game's environment."""
    return f"matinee/{game.title().replace('-', '')}-v0"


for _game in GAMES:
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
        id_of(_game), "matinee.environments.gymnasium:OneSeat", kwargs={"game": _game}
    )
