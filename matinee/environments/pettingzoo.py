"""PettingZoo: every game as an AEC environment; games with simultaneous decisions also as a parallel one.

>>> from matinee.environments.pettingzoo import env
>>> table = env("hollywood", players=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
>>> table.agents
[]
"""

from pathlib import Path
from typing import Any

import numpy as np

from matinee.engine.errors import MissingExtra, UnknownOption
from matinee.engine.game import Game
from matinee.engine.options import check_spelling
from matinee.environments.batch import seed_number
from matinee.environments.errors import MissingAction, MustWait, UnknownAgent
from matinee.environments.match_env import HIGHEST, LOWEST, MatchEnv, whole_number
from matinee.games import GAMES, find_game

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv  # pyright: ignore[reportMissingTypeStubs]
    from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]
except ImportError:
    raise MissingExtra("pettingzoo") from None

RENDERING = ("ansi", "human")

Observation = dict[str, Any]


def env(game: str, players: int = 4, **kwargs: Any) -> AECEnv[str, Observation, Any]:
    """Create an AEC environment with PettingZoo's checks of the calling order.

    Args:
        game: A name in `matinee.GAMES`.
        players: The number of players.
        **kwargs: The other parameters of `raw_env`.

    Raises:
        MatineeError: A parameter is wrong; the message says which, and what is allowed.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **kwargs))


def raw_env(
    game: str,
    players: int = 4,
    reward: str = "points",
    render_mode: str | None = None,
    box: str | Path | None = None,
    checked: bool = True,
    **options: Any,
) -> "MatineeAECEnv":
    """Create an AEC environment without PettingZoo's checks.

    Args:
        game: A name in `matinee.GAMES`.
        players: The number of players.
        reward: "points", "rank" (1 for the first, -1 for the last) or "win" (1, shared by all winners).
        render_mode: "ansi", "human" or None.
        box: A TOML file with the components of your own copy.
        checked: Raise `IllegalMove` for an illegal action; else the first legal action is played.
        **options: Options of the game, as in `matinee.start`.

    Raises:
        MatineeError: A parameter is wrong; the message says which, and what is allowed.
    """
    found = find_game(game)
    check_spelling(raw_env, found.options, options)
    return MatineeAECEnv(found, players, reward, render_mode, box, checked, options)


def parallel_env(
    players: int = 4,
    reward: str = "points",
    render_mode: str | None = None,
    box: str | Path | None = None,
    game: str | None = None,
    checked: bool = True,
) -> "MatineeParallelEnv":
    """Create a parallel environment of a game in which several players decide at the same time.

    In other games one player moves at a time, so AEC is enough.

    Args:
        players: The number of players.
        reward: "points", "rank" (1 for the first, -1 for the last) or "win" (1, shared by all winners).
        render_mode: "ansi", "human" or None.
        box: A TOML file with the components of your own copy.
        game: A name in `matinee.GAMES`; None for the first game with simultaneous decisions.
        checked: Raise `IllegalMove` for an illegal action; else the first legal action is played.

    Raises:
        MatineeError: A parameter is wrong; the message says which, and what is allowed.
    """
    chosen = find_game(game) if game else next(each for each in GAMES.values() if each.simultaneous)
    return MatineeParallelEnv(chosen, players, reward, render_mode, box, checked)


class AgentEnv:
    """The common part of the AEC and the parallel environment.

    Attributes:
        core: The match.
        checked: Whether `step` raises on an illegal action.
        possible_agents: "player_0" and so on, one for each seat.
        agents: The agents of the running episode.
        seat_of: The seat of each agent.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        reward: str,
        render_mode: str | None,
        box: str | Path | None,
        checked: bool,
        options: dict[str, Any],
        extra_actions: int = 0,
    ) -> None:
        if render_mode not in (None, *RENDERING):
            raise UnknownOption("error-choice", what="render_mode", value=str(render_mode), known=", ".join(RENDERING))
        self.core: MatchEnv = MatchEnv(game, players, reward, box, options)
        self.checked: bool = checked
        self.render_mode: str | None = render_mode
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(self.core.players)]
        self.agents: list[str] = []
        self.seat_of: dict[str, int] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = game.choices + extra_actions
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOWEST, HIGHEST, (game.observation_size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent; it is the same for all."""
        return self.observation_spaces[self._check_agent(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent; it is the same for all."""
        return self.action_spaces[self._check_agent(agent)]

    def _check_agent(self, agent: str) -> str:
        if agent not in self.seat_of:
            raise UnknownAgent(agent, self.possible_agents)
        return agent

    def _deal(self, seed: int | None) -> None:
        """Deal a game. A seed starts a reproducible stream of games; None continues the stream."""
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed_number(seed))
        self.core.deal(int(self._rng.integers(1 << 62)))

    def _play(self, core: MatchEnv, action: object, seat: int | None = None) -> None:
        if self.checked:
            core.play(action, seat)
        else:
            core.play_unchecked(action, seat)

    def _draw(self) -> str | None:
        """Draw the spectator's view, because all agents may see the drawing."""
        drawing = self.core.drawing(None)
        if self.render_mode == "human":
            print(drawing)
        return drawing if self.render_mode == "ansi" else None


class MatineeAECEnv(AgentEnv, AECEnv[str, Observation, Any]):
    """An AEC environment: one agent acts at a time.

    If several may act, as in the vote of Dreams, they act in the order of their seats and see no vote before the last
    one is cast.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        reward: str,
        render_mode: str | None,
        box: str | Path | None,
        checked: bool,
        options: dict[str, Any],
    ) -> None:
        super().__init__(game, players, reward, render_mode, box, checked, options)
        self.metadata: dict[str, Any] = {
            "name": f"matinee_{game.name.replace('-', '_')}_v{game.version}",
            "is_parallelizable": False,
            "render_modes": list(RENDERING),
            "render_fps": 1,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed gives the same games; None continues the random stream."""
        self._deal(seed)
        self.agents: list[str] = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.possible_agents[self.core.seat]

    def observe(self, agent: str) -> Observation:
        """Return the observation and the action mask of an agent; the mask is all 0 if it is not its turn."""
        seat = self.seat_of[self._check_agent(agent)]
        mask = self.core.mask(seat) if seat == self.core.seat else np.zeros(self.core.game.choices, np.int8)
        return {"observation": self.core.match.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play an action index of the agent to act.

        Args:
            action: An action index; None after the end.

        Raises:
            IllegalMove: The action is illegal and the environment is `checked`; the match is unchanged.
            WrongType: The action is not an integer; the match is unchanged.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._play(self.core, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.core.match.over:
            self.rewards = dict(zip(self.agents, self.core.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.core.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draw the board: return the text ("ansi") or print it ("human")."""
        return self._draw()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class MatineeParallelEnv(AgentEnv, ParallelEnv[str, Observation, Any]):
    """A parallel environment: all awaited agents act in one step, as in the vote of Dreams.

    An agent that may not act must play the last action index, `wait`; its mask allows nothing else.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        reward: str,
        render_mode: str | None,
        box: str | Path | None,
        checked: bool,
    ) -> None:
        super().__init__(game, players, reward, render_mode, box, checked, {}, extra_actions=1)
        self.wait: int = game.choices
        self.metadata: dict[str, Any] = {
            "name": f"matinee_{game.name.replace('-', '_')}_parallel_v{game.version}",
            "render_modes": list(RENDERING),
            "render_fps": 1,
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game. The same seed gives the same games; None continues the random stream."""
        self._deal(seed)
        self.agents: list[str] = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play one action index of every agent.

        Args:
            actions: An action index for each agent.

        Returns:
            Observations, rewards, terminations, truncations and infos by agent.

        Raises:
            IllegalMove: An action is illegal and the environment is `checked`; the match is unchanged.
            MissingAction: An agent has no action.
            MustWait: An agent may not act and does not wait, and the environment is `checked`.
            WrongType: An action is not an integer; the match is unchanged.
        """
        awaited = self.core.match.awaiting
        self._check(actions, awaited)
        for seat in awaited:
            self._play(self.core, actions[self.possible_agents[seat]], seat)
        over = self.core.match.over
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        results = (
            self._observations(),
            dict(zip(agents, self.core.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )
        self.agents = [] if over else agents
        if self.render_mode == "human":
            self.render()
        return results

    def _check(self, actions: dict[str, Any], awaited: tuple[int, ...]) -> None:
        """Check all actions before playing any, so that a refused step changes nothing."""
        for agent in actions:
            self._check_agent(agent)
        trial = self.core.copy()
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise MissingAction(agent)
            if seat in awaited:
                self._play(trial, actions[agent], seat)
            elif self.checked and whole_number(actions[agent]) != self.wait:
                raise MustWait(agent, self.wait, actions[agent])

    def _observations(self) -> dict[str, Observation]:
        awaited = self.core.match.awaiting
        waiting = {seat: np.array([0 if seat in awaited else 1], np.int8) for seat in range(self.core.players)}
        return {
            agent: {
                "observation": self.core.match.observe(seat),
                "action_mask": np.concatenate([self.core.mask(seat), waiting[seat]]),
            }
            for agent, seat in self.seat_of.items()
        }

    def render(self) -> str | None:
        """Draw the board: return the text ("ansi") or print it ("human")."""
        return self._draw()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
