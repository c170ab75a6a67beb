"""OpenSpiel games. Importing this module registers them.

All chance is in the deal: four chance nodes with 256 outcomes each select one of 2^32 deals, hidden from all players.
`information_state_string` is a player's knowledge. `resample_from_infostate` keeps that knowledge and redraws the rest,
which is all an information-set search needs. A search on the true state, such as MCTS, sees the hidden cards.

Examples:
    >>> import pyspiel
    >>> import matinee.environments.openspiel
    >>> game = pyspiel.load_game("python_matinee_hollywood(players=4)")
    >>> state = game.new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(7)
    >>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
    (2, ['reel 1', 'reel 2', 'reel 3', 'reel 4', 'clap', 'double'])
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from matinee.engine.errors import MissingExtra, UnknownOption
from matinee.engine.game import Game
from matinee.environments.match_env import OVER, MatchEnv
from matinee.games import GAMES, find_game

try:
    pyspiel: Any = import_module("pyspiel")
except ImportError:
    raise MissingExtra("openspiel") from None

if TYPE_CHECKING:
    from matinee.engine.untyped import Untyped as BaseGame
    from matinee.engine.untyped import Untyped as BaseState
else:
    BaseGame, BaseState = pyspiel.Game, pyspiel.State

CHANCE_NODES = 4
CHANCE_OUTCOMES = 256  # of each node
SECRET = -1  # replaces an action index that others may not see yet
MAX_POINTS = 10_000  # above the points possible with any box

UTILITIES: dict[str, tuple[Any, float, float, float | None]] = {
    "points": (pyspiel.GameType.Utility.GENERAL_SUM, 0.0, float(MAX_POINTS), None),
    "rank": (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    "win": (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
}


def game_type(game: Game, reward: str) -> Any:
    """Return the `pyspiel.GameType` of a game."""
    return pyspiel.GameType(
        short_name=f"python_matinee_{game.name.replace('-', '_')}",
        long_name=f"Matinee: {game.box().name.en}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES[reward][0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": max(game.players[0], min(4, game.players[-1])),
            "reward": "rank",
            **{option.id: option.default for option in game.options if option.kind != "per-seat"},
        },
    )


@lru_cache
def new_match_env(game: str, players: int, reward: str, options: tuple[tuple[str, Any], ...]) -> MatchEnv:
    """Return a match that states copy. Do not change it: it is cached."""
    return MatchEnv(find_game(game), players, reward, options=dict(options))


class Progress:
    """The content of a state: the match, the outcomes of the chance nodes and the moves.

    Attributes:
        match_parameters: The parameters of `new_match_env`.
        core: The match.
        deal: The outcomes of the chance nodes so far.
        played: Seat and action index of each move; `SECRET` for a hidden one.
        unreplayed: While a resampled history is rebuilt, the seats of the moves not yet replayed.
    """

    def __init__(self, *match_parameters: Any) -> None:
        self.match_parameters: tuple[Any, ...] = match_parameters
        self.core: MatchEnv = new_match_env(*match_parameters)
        self.deal: tuple[int, ...] = ()
        self.played: tuple[tuple[int, int], ...] = ()
        self.unreplayed: tuple[int, ...] = ()

    @property
    def player(self) -> int:
        """The player to act, or `CHANCE` or `TERMINAL`."""
        if len(self.deal) < CHANCE_NODES:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.unreplayed[0] if self.unreplayed else self.core.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def apply(self, choice: int) -> None:
        """Apply an action index, or the outcome of a chance node."""
        if self.player == pyspiel.PlayerId.CHANCE:
            self.deal = (*self.deal, choice)
            if len(self.deal) == CHANCE_NODES and not self.unreplayed:
                self.core = self.core.copy()
                self.core.deal(int.from_bytes(bytes(self.deal), "big"))
        elif self.unreplayed:
            self.unreplayed = self.unreplayed[1:]
        else:
            self.played = (*self.played, self._played(self.player, choice))

    def _played(self, seat: int, choice: int) -> tuple[int, int]:
        """Play an action index; return the entry for `played`.

        The entry is secret while other players must still decide simultaneously. A player who may know the move sees it
        in the position.
        """
        waiting = [each for each in self.core.match.awaiting if each != seat]
        self.core.play(choice)
        return seat, SECRET if waiting and list(self.core.match.awaiting) == waiting else choice

    def knowledge_digest(self, player: int) -> str:
        """Return a digest of a player's knowledge, computed from a determinization with a fixed seed."""
        position = self.core.determinized(player, 0).match.state.tobytes()
        return hashlib.blake2b(position, digest_size=16).hexdigest()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Progress":
        copy = object.__new__(Progress)
        copy.__dict__.update(self.__dict__)
        copy.core = self.core.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.core.match.state.tobytes() if len(self.deal) == CHANCE_NODES else b""
        return _progress_from, (self.match_parameters, position, self.deal, self.played)


def _progress_from(
    match_parameters: tuple[Any, ...], position: bytes, deal: tuple[int, ...], played: tuple[Any, ...]
) -> Progress:
    progress = Progress(*match_parameters)
    progress.deal, progress.played = deal, played
    if position:
        progress.core = progress.core.copy()
        progress.core.match = progress.core.match.at(position)
    return progress


class MatineeGame(BaseGame):
    """An OpenSpiel game with its parameters: `players`, `reward` ("rank", "points" or "win") and its options."""

    matinee: ClassVar[Game]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.matinee
        given: dict[str, Any] = {**game_type(game, "rank").parameter_specification, **(parameters or {})}
        options = tuple((each.id, given[each.id]) for each in game.options if each.kind != "per-seat")
        match_parameters = (game.name, given["players"], given["reward"], options)
        core = new_match_env(*match_parameters)
        utility = UTILITIES[core.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=game.choices,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=core.players,
            min_utility=utility[1],
            max_utility=utility[2],
            utility_sum=utility[3],
            max_game_length=game.max_game_length(core.players),
        )
        super().__init__(game_type(game, core.reward), info, given)
        self.match_parameters: tuple[Any, ...] = match_parameters

    def new_initial_state(self) -> "MatineeState":
        """Return the state before the deal."""
        return MatineeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes."""
        return CHANCE_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "MatineeObserver":
        """Return an observer; by default one of observations without perfect recall."""
        return MatineeObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class MatineeState(BaseState):
    """The deal, then the match. Players who decide at the same time act in order and do not see each other's moves."""

    def __init__(self, game: MatineeGame) -> None:
        super().__init__(game)
        self.progress: Progress = Progress(*game.match_parameters)

    def current_player(self) -> int:
        """Return the player to act, or `CHANCE` or `TERMINAL`."""
        return self.progress.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.progress.player == pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all outcomes of a chance node, equally likely."""
        return [(outcome, 1 / CHANCE_OUTCOMES) for outcome in range(CHANCE_OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.core.choices(player)

    def _apply_action(self, action: int) -> None:
        self.progress.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.progress.core.text(player, action)

    def returns(self) -> list[float]:
        """Return the rewards at the end of the game, else zeros."""
        return self.progress.core.rewards() if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "MatineeState":
        """Return a random state with the same information state of a player.

        Args:
            player: The player.
            sampler: Returns random numbers from 0 to 1.

        Returns:
            A determinization. In its history the deal and secret moves are 0.
        """
        resampled = self.get_game().new_initial_state()
        resampled.progress.unreplayed = tuple(seat for seat, _ in self.progress.played)
        for _ in range(CHANCE_NODES):
            resampled.apply_action(0)
        for _, choice in self.progress.played:
            resampled.apply_action(max(choice, 0))
        resampled.progress.played = self.progress.played
        resampled.progress.core = self.progress.core.determinized(player, int(sampler() * (1 << 53)))
        return resampled

    def __str__(self) -> str:
        position = hashlib.blake2b(self.progress.core.match.state.tobytes(), digest_size=8).hexdigest()
        return f"deal {bytes(self.progress.deal).hex()}, {moves_text(self.progress.played)}, position {position}"


class MatineeObserver:
    """Observations and information states as tensors and strings.

    The tensor is the observation of the rules; with perfect recall also the moves. The string lists the features by
    name; with perfect recall it is the moves and a digest of the player's knowledge.
    """

    def __init__(self, game: MatineeGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise UnknownOption("error-no-options", option=", ".join(params))
        self.features: tuple[str, ...] = game.matinee.features
        self.choices: int = game.matinee.choices
        self.private: bool = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.perfect_recall: bool = iig_obs_type.perfect_recall
        sizes = {"player": game.num_players(), "observation": len(self.features)}
        if self.perfect_recall:
            sizes["moves"] = game.max_game_length()
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        ends = np.cumsum(list(sizes.values()))
        self.dict: dict[str, NDArray[np.float32]] = dict(zip(sizes, np.split(self.tensor, ends[:-1]), strict=True))

    def set_from(self, state: MatineeState, player: int) -> None:
        """Write the tensor for a player."""
        self.tensor.fill(0)
        if 0 <= player < len(self.dict["player"]):
            self.dict["player"][player] = 1
        if state.is_chance_node():
            return
        self.dict["observation"][:] = self._observed(state, player)
        if self.perfect_recall:
            played = [choice for _, choice in state.progress.played]
            self.dict["moves"][: len(played)] = (np.array(played, np.float32) + 2) / (self.choices + 1)

    def string_from(self, state: MatineeState, player: int) -> str:
        """Return the string for a player."""
        if state.is_chance_node():
            return f"player {player}, before the deal"
        if self.perfect_recall:
            return (
                f"player {player}, {moves_text(state.progress.played)}, knows {state.progress.knowledge_digest(player)}"
            )
        named = zip(self.features, self._observed(state, player).tolist(), strict=True)
        return f"player {player}\n" + "\n".join(f"{name}: {value:.4g}" for name, value in named if value)

    def _observed(self, state: MatineeState, player: int) -> Any:
        return state.progress.core.match.observe(player if self.private else None)


def moves_text(played: Sequence[tuple[int, int]]) -> str:
    """Return moves as text: seat and action index of each."""
    return "moves " + " ".join(f"{seat}:{'?' if choice == SECRET else choice}" for seat, choice in played)


for _game in GAMES.values():
    _name = _game.name.title().replace("-", "")
    globals()[_name] = type(_name, (MatineeGame,), {"matinee": _game, "__module__": __name__})
    pyspiel.register_game(game_type(_game, "rank"), globals()[_name])
