"""PettingZoo: every game as an AEC environment, Dreams as a parallel one, too.

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

from matinee.engine.errors import MatineeError, MissingExtra, UnknownOption
from matinee.engine.game import Game
from matinee.engine.rng import fresh_seed
from matinee.environments.batch import seed_number
from matinee.environments.match_env import HIGHEST, LOWEST, MatchEnv
from matinee.games import GAMES, find_game

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv  # pyright: ignore[reportMissingTypeStubs]
    from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]
except ImportError:
    raise MissingExtra("environments") from None

RENDERING = ("ansi", "human")

Observation = dict[str, Any]


def env(game: str, players: int = 4, **more: Any) -> AECEnv[str, Observation, Any]:
    """A game as an AEC environment. Steps out of order are refused by PettingZoo, illegal ones by the rules."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **more))


def raw_env(
    game: str,
    players: int = 4,
    reward: str = "points",
    render_mode: str | None = None,
    box: str | Path | None = None,
    **options: Any,
) -> "SeatsInTurn":
    """The same without PettingZoo's own checks."""
    return SeatsInTurn(find_game(game), players, reward, render_mode, box, options)


def parallel_env(
    players: int = 4,
    reward: str = "points",
    render_mode: str | None = None,
    box: str | Path | None = None,
    game: str | None = None,
) -> "SeatsAtOnce":
    """Return a parallel environment of a game in which several seats decide at once.

    Without a name, it is the first game that has such decisions.
    """
    found = find_game(game) if game else next(each for each in GAMES.values() if each.simultaneous)
    return SeatsAtOnce(found, players, reward, render_mode, box)


class Seats:
    """What both kinds of environment share: the agents, their spaces, the match."""

    def __init__(
        self,
        game: Game,
        players: int,
        reward: str,
        render_mode: str | None,
        box: str | Path | None,
        options: dict[str, Any],
        more: int = 0,
    ) -> None:
        if render_mode not in (None, *RENDERING):
            raise UnknownOption("error-choice", what="render_mode", value=str(render_mode), known=", ".join(RENDERING))
        self.core = MatchEnv(game, players, reward, box, options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.core.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        choices = game.choices + more
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOWEST, HIGHEST, (game.observation_size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.seat_of:
            raise MatineeError("error-envs-agent", agent=str(agent), known=", ".join(self.possible_agents))
        return agent

    def _deal(self, seed: int | None) -> None:
        """With a seed the same matches follow one another as ever with that seed."""
        if seed is not None or self._chance is None:
            number = int.from_bytes(fresh_seed()[:8], "little") if seed is None else seed_number(seed)
            self._chance = np.random.default_rng(number % (1 << 64))
        self.core.deal(int(self._chance.integers(1 << 62)))

    def _draw(self) -> str | None:
        """What a spectator sees: a drawing may be seen by all."""
        drawing = self.core.drawing(None)
        if self.render_mode == "human":
            print(drawing)
        return drawing if self.render_mode == "ansi" else None


class SeatsInTurn(Seats, AECEnv[str, Observation, Any]):
    """One seat after the other, as AEC has it. In Dreams' votes the seats are asked in order, and see no vote before
    all are cast."""

    def __init__(
        self,
        game: Game,
        players: int,
        reward: str,
        render_mode: str | None,
        box: str | Path | None,
        options: dict[str, Any],
    ) -> None:
        super().__init__(game, players, reward, render_mode, box, options)
        self.metadata = {
            "name": f"matinee_{game.name.replace('-', '_')}_v{game.version}",
            "is_parallelizable": False,
            "render_modes": list(RENDERING),
            "render_fps": 1,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.core.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[self._known(agent)]
        mask = self.core.mask(seat) if seat == self.core.seat else np.zeros(self.core.game.choices, np.int8)
        return {"observation": self.core.match.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.core.play(action)
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
        return self._draw()

    def close(self) -> None:
        """Nothing is open."""


class SeatsAtOnce(Seats, ParallelEnv[str, Observation, Any]):
    """Dreams with all votes of a round in one step. Whoever is not asked waits: the last choice, then the only one."""

    def __init__(self, game: Game, players: int, reward: str, render_mode: str | None, box: str | Path | None) -> None:
        super().__init__(game, players, reward, render_mode, box, {}, more=1)
        self.wait = game.choices
        self.metadata = {
            "name": f"matinee_{game.name.replace('-', '_')}_parallel_v{game.version}",
            "render_modes": list(RENDERING),
            "render_fps": 1,
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self.agents = list(self.possible_agents)
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
        awaited = self.core.match.awaiting
        self._check(actions, awaited)
        for seat in awaited:
            self.core.play(actions[self.possible_agents[seat]], seat)
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
        """All before any is played: a refused step changes nothing."""
        for agent in actions:
            self._known(agent)
        trial = self.core.copy()
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise MatineeError("error-envs-no-action", agent=agent)
            if seat in awaited:
                trial.play(actions[agent], seat)
            elif actions[agent] != self.wait:
                raise MatineeError("error-envs-wait", agent=agent, wait=str(self.wait), action=str(actions[agent]))

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
        return self._draw()

    def close(self) -> None:
        """Nothing is open."""
