"""Gymnasium environments: one seat, with bots as opponents.

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

from matinee.bots.bot import Bot
from matinee.bots.roster import default_bot, find_bot
from matinee.engine.errors import MatineeError, MissingExtra, UnknownOption, UnknownSeat
from matinee.engine.options import check_spelling
from matinee.environments.batch import seed_number
from matinee.environments.errors import WrongBots
from matinee.environments.match_env import HIGHEST, LOWEST, OVER, MatchEnv
from matinee.games import GAMES, find_game

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise MissingExtra("gymnasium") from None

RENDERING = ("ansi", "human")

Observation = NDArray[np.float32]


class NeedsReset(MatineeError, gymnasium.error.ResetNeeded):
    """No episode is running."""

    def __init__(self) -> None:
        super().__init__("error-envs-reset")


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game, with bots on the other seats. The reward is sparse: it is given at the end of the game.

    The legal actions are in `info["action_mask"]` and from `action_masks()`. `info["illegal"]` says whether the last
    action was illegal and the first legal one was played instead. `info["points"]` is added at the end of the game.

    Attributes:
        core: The match.
        bots: The opponents, clockwise from the seat.
        seat: The seat in this episode.
        checked: Whether `step` raises on an illegal action.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDERING), "render_fps": 1}  # noqa: RUF012, as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int = 4,
        seat: int | None = None,
        bots: str | Sequence[str] | None = None,
        reward: str = "points",
        checked: bool = True,
        render_mode: str | None = None,
        box: str | Path | None = None,
        **options: Any,
    ) -> None:
        """Create the environment. `gymnasium.make` passes the parameters on.

        Args:
            game: A name in `matinee.GAMES`; `gymnasium.make` sets it.
            players: The number of players.
            seat: The seat to play, or None for a random one in each episode.
            bots: The opponents: one name for all of them, or one for each, clockwise; None for the usual bot.
            reward: "points", "rank" (1 for the first, -1 for the last) or "win" (1, shared by all winners).
            checked: Raise `IllegalMove` for an illegal action; else the first legal action is played.
            render_mode: "ansi", "human" or None.
            box: A TOML file with the components of your own copy.
            **options: Options of the game, as in `matinee.start`.

        Raises:
            MatineeError: A parameter is wrong; the message says which, and what is allowed.
        """
        if render_mode not in (None, *RENDERING):
            raise UnknownOption("error-choice", what="render_mode", value=str(render_mode), known=", ".join(RENDERING))
        found = find_game(game)
        check_spelling(SeatEnv, found.options, options)
        self.core: MatchEnv = MatchEnv(found, players, reward, box, options)
        if seat is not None and not is_seat(seat, self.core.players):
            raise UnknownSeat(seat, self.core.players)
        self._fixed_seat = seat
        self.checked: bool = checked
        self.render_mode: str | None = render_mode
        bots = default_bot(self.core.game) if bots is None else bots
        names = [bots] * (self.core.players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.core.players - 1:
            raise WrongBots(self.core.players - 1, len(names))
        self.bots: list[Bot] = [find_bot(name, self.core.game) for name in names]
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(self.core.game.choices)
        size = self.core.game.observation_size
        self.observation_space: spaces.Space[Observation] = spaces.Box(LOWEST, HIGHEST, (size,), np.float32)
        self.seat: int = seat or 0
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; bots play until it is the seat's turn.

        Args:
            seed: The same seed gives the same games, opponents included. None continues the random stream.
            options: Not used.

        Returns:
            The observation and the info.
        """
        super().reset(seed=None if seed is None else seed_number(seed))
        self._begun = True
        self.core.deal(self._draw_seed())
        self.seat = (
            int(self.np_random.integers(self.core.players)) if self._fixed_seat is None else index(self._fixed_seat)
        )
        self._play_bots()
        return self.core.match.observe(self.seat), self._info(False)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action index, then let the bots play until it is the seat's turn again.

        Args:
            action: An action index: an integer, or an array of one integer.

        Returns:
            Observation, reward, terminated, truncated (always False) and info.

        Raises:
            IllegalMove: The action is illegal and the environment is `checked`.
            WrongType: The action is not an integer.
            NeedsReset: No episode has begun, or it is over.
        """
        if not self._begun or self.core.match.over:
            raise NeedsReset()
        illegal = False
        if self.checked:
            self.core.play(action, self.seat)
        else:
            illegal = self.core.play_unchecked(action, self.seat)
        self._play_bots()
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
        """Return the action mask; sb3-contrib expects this name."""
        return self.core.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Draw the board as the seat sees it: return the text ("ansi") or print it ("human").

        Raises:
            NeedsReset: No episode has begun.
        """
        if not self._begun:
            raise NeedsReset()
        drawing = self.core.drawing(self.seat)
        if self.render_mode == "human":
            print(drawing)
        return drawing if self.render_mode == "ansi" else None

    def _play_bots(self) -> None:
        """Let bots move until it is the seat's turn. Each bot gets a determinization of the match."""
        while (seat := self.core.seat) not in (self.seat, OVER):
            bot = self.bots[(seat - self.seat) % self.core.players - 1]
            bot_seed = self._draw_seed()
            self.core.act(seat, bot.decide(self.core.match.determinized(seat, bot_seed), seat, bot_seed))

    def _info(self, illegal: bool) -> dict[str, Any]:
        """Return the info. It has points only at the end: earlier they would reveal hidden money in the film games."""
        info = {"action_mask": self.core.mask(self.seat), "illegal": illegal}
        return {**info, "points": self.core.match.points} if self.core.match.over else info

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))


def is_seat(seat: object, players: int) -> bool:
    """Return whether `seat` is a seat number in a game with this number of players."""
    return isinstance(seat, SupportsIndex) and not isinstance(seat, bool) and 0 <= index(seat) < players


def env_id(game: str) -> str:
    """Return the Gymnasium id of a game. It ends with the version of the rules, counted from 0."""
    return f"matinee/{game.title().replace('-', '')}-v{GAMES[game].version - 1}"


for _game in GAMES:
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
        env_id(_game),
        "matinee.environments.gymnasium:SeatEnv",
        vector_entry_point="matinee.environments.gymnasium_vector:SeatVectorEnv",
        kwargs={"game": _game},
    )
