"""OpenSpiel: the games as registered Python games. Import this module, then load one by name.

>>> import pyspiel
>>> import matinee.environments.openspiel
>>> game = pyspiel.load_game("python_matinee_hollywood(players=4)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(2, ['reel 1', 'reel 2', 'reel 3', 'reel 4', 'clap', 'double'])

All chance of a game is in its deal: four chance nodes of 256 outcomes each spell the number of one of 2^32 deals.
Nobody is shown them. What a player knows is in `information_state_string`, which `resample_from_infostate` keeps while
it redraws all else; that is all an information-set search needs. A search that is handed the state itself, such as
MCTS, sees the cards to come.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, ClassVar

import numpy as np

from matinee.engine.errors import MissingExtra, UnknownOption
from matinee.engine.game import Game
from matinee.environments.match_env import OVER, MatchEnv
from matinee.games import GAMES, find_game

try:
    pyspiel: Any = import_module("pyspiel")
except ImportError:
    raise MissingExtra("environments") from None

DIGITS = 4  # chance nodes
BASE = 256  # outcomes of each
SECRET = -1  # instead of a choice that others may not see yet
MOST_POINTS = 10_000  # more than any box can bring

UTILITIES: dict[str, tuple[Any, float, float, float | None]] = {
    "points": (pyspiel.GameType.Utility.GENERAL_SUM, 0.0, float(MOST_POINTS), None),
    "rank": (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    "win": (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
}


def type_of(game: Game, reward: str) -> Any:
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
def table_for(game: str, players: int, reward: str, options: tuple[tuple[str, Any], ...]) -> MatchEnv:
    """A table of which states take copies."""
    return MatchEnv(find_game(game), players, reward, options=dict(options))


class Play:
    """All that a state holds: the match, the deal spelt so far and the choices made."""

    def __init__(self, *table: Any) -> None:
        self.table = table  # as `table_for` takes it
        self.core = table_for(*table)
        self.digits: tuple[int, ...] = ()
        self.made: tuple[tuple[int, int], ...] = ()  # seat and choice
        self.retold: tuple[int, ...] = ()  # seats whose choices are only to be written down

    @property
    def player(self) -> int:
        if len(self.digits) < DIGITS:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.retold[0] if self.retold else self.core.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def go_on(self, choice: int) -> None:
        if self.player == pyspiel.PlayerId.CHANCE:
            self.digits = (*self.digits, choice)
            if len(self.digits) == DIGITS and not self.retold:
                self.core = self.core.copy()
                self.core.deal(int.from_bytes(bytes(self.digits), "big"))
        elif self.retold:
            self.retold = self.retold[1:]
        else:
            self.made = (*self.made, self._played(self.player, choice))

    def _played(self, seat: int, choice: int) -> tuple[int, int]:
        """Seat and choice. While others are still to decide at the same time, a choice is secret: what it was is in the
        position, and anybody who may know it finds it there."""
        waiting = [each for each in self.core.match.awaiting if each != seat]
        self.core.play(choice)
        return seat, SECRET if waiting and list(self.core.match.awaiting) == waiting else choice

    def known_to(self, player: int) -> str:
        """A digest of the position as a player knows it: what it does not know is redrawn, always in the same way."""
        position = self.core.redrawn(player, 0).match.state.tobytes()
        return hashlib.blake2b(position, digest_size=16).hexdigest()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        twin = object.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.core = self.core.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.core.match.state.tobytes() if len(self.digits) == DIGITS else b""
        return _play_from, (self.table, position, self.digits, self.made)


def _play_from(table: tuple[Any, ...], position: bytes, digits: tuple[int, ...], made: tuple[Any, ...]) -> Play:
    play = Play(*table)
    play.digits, play.made = digits, made
    if position:
        play.core = play.core.copy()
        play.core.match = play.core.match.at(position)
    return play


class MatineeGame(pyspiel.Game):
    """A game with its number of players, its reward ("rank", "points" or "win") and its options."""

    matinee: ClassVar[Game]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.matinee
        given: dict[str, Any] = {**type_of(game, "rank").parameter_specification, **(parameters or {})}
        options = tuple((each.id, given[each.id]) for each in game.options if each.kind != "per-seat")
        table = (game.name, given["players"], given["reward"], options)
        core = table_for(*table)
        utility = UTILITIES[core.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=game.choices,
            max_chance_outcomes=BASE,
            num_players=core.players,
            min_utility=utility[1],
            max_utility=utility[2],
            utility_sum=utility[3],
            max_game_length=game.max_game_length(core.players),
        )
        super().__init__(type_of(game, core.reward), info, given)  # pyright: ignore[reportUnknownMemberType]
        self.table = table

    def new_initial_state(self) -> "MatineeState":
        return MatineeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "MatineeObserver":
        return MatineeObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class MatineeState(pyspiel.State):
    """A match, and before it the deal. In Dreams' votes players decide in order without seeing one another's."""

    def __init__(self, game: MatineeGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        self.play = Play(*game.table)

    def current_player(self) -> int:
        return self.play.player

    def is_terminal(self) -> bool:
        return self.play.player == pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / BASE) for outcome in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.core.choices(player)

    def _apply_action(self, action: int) -> None:
        self.play.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.play.core.text(player, action)

    def returns(self) -> list[float]:
        return self.play.core.rewards() if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "MatineeState":
        """A state that looks the same to a player. All it cannot know has been redrawn, from a number of `sampler`.

        Its history has what the player has seen; the deal, and choices that are still secret, stand in it as 0.
        """
        twin = self.get_game().new_initial_state()
        twin.play.retold = tuple(seat for seat, _ in self.play.made)
        for _ in range(DIGITS):
            twin.apply_action(0)
        for _, choice in self.play.made:
            twin.apply_action(max(choice, 0))
        twin.play.made = self.play.made
        twin.play.core = self.play.core.redrawn(player, int(sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        position = hashlib.blake2b(self.play.core.match.state.tobytes(), digest_size=8).hexdigest()
        return f"deal {bytes(self.play.digits).hex()}, {told(self.play.made)}, position {position}"


class MatineeObserver:
    """What a player knows: by `observe` of the rules as a tensor, and by name as a string.

    With perfect recall the tensor adds the choices made; the string has these and a digest of all that is known.
    """

    def __init__(self, game: MatineeGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise UnknownOption("error-no-options", option=", ".join(params))
        self.features = game.matinee.features
        self.choices = game.matinee.choices
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalling = iig_obs_type.perfect_recall
        sizes = {"player": game.num_players(), "observation": len(self.features)}
        if self.recalling:
            sizes["moves"] = game.max_game_length()
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        ends = np.cumsum(list(sizes.values()))
        self.dict = dict(zip(sizes, np.split(self.tensor, ends[:-1]), strict=True))

    def set_from(self, state: MatineeState, player: int) -> None:
        self.tensor.fill(0)
        if 0 <= player < len(self.dict["player"]):
            self.dict["player"][player] = 1
        if state.is_chance_node():
            return
        self.dict["observation"][:] = self._observed(state, player)
        if self.recalling:
            made = [choice for _, choice in state.play.made]
            self.dict["moves"][: len(made)] = (np.array(made, np.float32) + 2) / (self.choices + 1)

    def string_from(self, state: MatineeState, player: int) -> str:
        if state.is_chance_node():
            return f"player {player}, before the deal"
        if self.recalling:
            return f"player {player}, {told(state.play.made)}, knows {state.play.known_to(player)}"
        named = zip(self.features, self._observed(state, player).tolist(), strict=True)
        return f"player {player}\n" + "\n".join(f"{name}: {value:.4g}" for name, value in named if value)

    def _observed(self, state: MatineeState, player: int) -> Any:
        return state.play.core.match.observe(player if self.private else None)


def told(made: Sequence[tuple[int, int]]) -> str:
    """Choices as text: seat and choice."""
    return "moves " + " ".join(f"{seat}:{'?' if choice == SECRET else choice}" for seat, choice in made)


for _game in GAMES.values():
    _name = _game.name.title().replace("-", "")
    globals()[_name] = type(_name, (MatineeGame,), {"matinee": _game, "__module__": __name__})
    pyspiel.register_game(type_of(_game, "rank"), globals()[_name])
