"""A match: one game being played, move by move."""

import threading
from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex

import numpy as np

from matinee.engine import rng
from matinee.engine.boxes import Box
from matinee.engine.compiling import Mode, rules_over_arrays
from matinee.engine.contract import MAX_SEATS, SPECTATOR
from matinee.engine.errors import (
    BadSeed,
    IllegalMove,
    MatineeError,
    NothingToUndo,
    OtherVersion,
    UnknownOption,
    UnknownSeat,
)
from matinee.engine.game import Event, Game
from matinee.engine.layout import plain
from matinee.engine.scores import ScoreLine

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    View = TypeVar("View", default=Any)
else:
    from typing import TypeVar

    View = TypeVar("View")

Seed = SupportsIndex | str | bytes | None


class Match(Generic[View]):
    """One game being played; `View` is the type of its views. `matinee.start` and `matinee.replay` create one.

    A match holds all hidden information. Bots and environments get only what `determinized` or `observe` returns.

    Attributes:
        game: The game.
        version: The version of the rules that the match follows.
        players: The number of players.
        options: The options given.
        box: The components.
        history: Seat and notation of each move so far.

    Examples:
        >>> from matinee import start
        >>> match = start("hollywood", players=3, seed=7, mode="interpreted")
        >>> seat = match.awaiting[0]
        >>> match.moves(seat)
        ['reel 1', 'reel 2', 'reel 3', 'reel 4', 'clap', 'double']
        >>> match.play(seat, "reel 4")
        [Event(name='laid', facts={'seat': 0, 'column': 4})]
        >>> match.play(seat, "reel 4")
        Traceback (most recent call last):
        ...
        matinee.engine.errors.IllegalMove: H-R3: It is not the turn of seat 0. To move: 1.
        >>> match.view(1).columns[3][2].reel
        0
        >>> match.undo()
        >>> match.history
        []
    """

    def __init__(
        self,
        game: Game,
        players: SupportsIndex,
        seed: Seed = None,
        box: str | Path | None = None,
        options: Mapping[str, Any] | None = None,
        mode: Mode | None = None,
        version: int | None = None,
    ) -> None:
        """Deal a match.

        Args:
            game: The game.
            players: The number of players.
            seed: An integer, 32 bytes or 64 hexadecimal digits; None for a random seed.
            box: A TOML file with components; None for the game's default box.
            options: Options of the game by id; the others have their defaults.
            mode: "interpreted" or "compiled"; None follows the environment variable `MATINEE_COMPILE`.
            version: The version of the rules, one of `game.versions`; None for the current one.

        Raises:
            OtherVersion: The rules cannot be played in this version.
            MatineeError: A parameter is invalid; the message says which, and what is allowed.
        """
        if mode not in (None, "interpreted", "compiled"):
            raise UnknownOption("error-choice", what="mode", value=str(mode), known="interpreted, compiled")
        self.game = game
        self.version: int = game.version if version is None else version
        if self.version not in game.versions:
            raise OtherVersion("error-record-rules", game=game.name, found=self.version, ours=game.version)
        self.players: int = game.check_players(players)
        self.options: dict[str, Any] = dict(options or {})
        self._seed: bytes | None = read_seed(seed)
        self.box: Box = game.box(box)
        self.history: list[tuple[int, str]] = []
        self._rules = rules_over_arrays(game.rules, mode)
        packed = game.pack_options(self.players, self.options)
        self._states = game.empty_position(self.box, self.version)
        self._rules.setup(self._states, self.players, packed, rng.secure_rng(self._seed))
        self._undo_stack: list[bytes] = []

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may move now; none when the game is over."""
        return _SEATS[self._rules.awaiting(self._states)]

    def actions(self, seat: int) -> list[int]:
        """Return the legal actions of a seat: the integers that rules, bots and environments use.

        Args:
            seat: A seat; one that is not awaited has none.

        Raises:
            UnknownSeat: There is no such seat.
        """
        moves = _scratch(self.game.max_legal_moves)
        count = self._rules.legal(self._states, self._seat(seat), moves)
        return moves[:count].tolist()

    def moves(self, seat: int) -> list[str]:
        """Return the legal moves of a seat in notation. Order, arguments and errors are those of `actions`."""
        return [self.game.text(self._states[0], self.box, seat, action) for action in self.actions(seat)]

    def play(self, seat: int, move: str | int) -> list[Event]:
        """Play a move.

        Args:
            seat: The seat that moves.
            move: The move in notation, or one of `actions`.

        Returns:
            The events of the move.

        Raises:
            IllegalMove: The move is not legal; the match is unchanged.
            UnknownSeat: There is no such seat.
        """
        before = self._states.tobytes()
        text = self.apply(seat, move)
        self._undo_stack.append(before)
        self.history.append((self._seat(seat), text))
        return self.events

    def apply(self, seat: int, move: str | int) -> str:
        """Play a move without recording it for `undo` and `history`, which is faster.

        Args:
            seat: The seat that moves.
            move: The move in notation, or one of `actions`.

        Returns:
            The move in notation.

        Raises:
            IllegalMove: The move is not legal; the match is unchanged.
            UnknownSeat: There is no such seat.
        """
        s = self._states[0]
        seat = self._seat(seat)
        if not self._rules.awaiting(self._states) >> seat & 1:
            raise self.game.out_of_turn(plain(s), self.box, seat, self.awaiting)
        action = self.game.action(s, self.box, seat, move) if isinstance(move, str) else self._action_index(move)
        moves = _scratch(self.game.max_legal_moves)
        if not (0 <= action < self.game.actions and self._rules.is_legal(self._states, seat, action, moves)):
            raise self._refusal(seat, action)
        text = self.game.text(s, self.box, seat, action)
        self._rules.apply(self._states, seat, action)
        return text

    def _action_index(self, move: object) -> int:
        if type(move) is int:
            return move
        if isinstance(move, SupportsIndex) and not isinstance(move, bool):
            return index(move)
        raise IllegalMove(self.game.clause_now(self._states[0]), "refused-number", move=str(move))

    def _refusal(self, seat: int, action: int) -> IllegalMove:
        s = plain(self._states[0])
        if not 0 <= action < self.game.actions:
            return IllegalMove(self.game.clause_now(s), "refused-number", move=str(action))
        return self.game.refusal(s, self.box, seat, action)

    def sample(self, seat: int, seed: int) -> int:
        """Return a random legal action.

        Args:
            seat: An awaited seat.
            seed: The same seed gives the same action.
        """
        return int(self._rules.sample(self._states, self._seat(seat), rng.fast_rng(seed)))

    def undo(self) -> None:
        """Undo the last move.

        Raises:
            NothingToUndo: There is no move to undo.
        """
        if not self._undo_stack:
            raise NothingToUndo()
        self._states = read_position(self.game, self._undo_stack.pop())
        self.history.pop()

    def at(self, position: bytes) -> "Match[View]":
        """Return the match at a stored position, without a history.

        Args:
            position: The bytes of an earlier `state`.

        Raises:
            OtherVersion: The position is not of this game, or of an older version.
        """
        if len(position) != self.game.state.itemsize:
            raise OtherVersion("error-position", game=self.box.name)
        copy = self.copy()
        copy.forget()
        copy._states = read_position(self.game, position)
        if "rules_version" in (self.game.state.names or ()) and not copy._states["rules_version"][0]:
            # It was stored before positions had a version, and may lack values of the box.
            self.box.write_values(copy._states[0])
            copy._states["rules_version"] = self.version
        return copy

    def forget(self) -> None:
        """Delete the history and the positions for `undo`, to free memory."""
        self.history, self._undo_stack = [], []

    @property
    def events(self) -> list[Event]:
        """The events of the last move, or of the deal."""
        return self.game.events(self._states[0], self.box)

    def view(self, seat: int | None = None) -> View:
        """Return the view of a seat, which holds only what the seat may see.

        Args:
            seat: The seat; None for a spectator.
        """
        s = plain(self._states[0])
        shared = self.game.public_view(s, self.box)
        return shared if seat is None else self.game.seat_view(s, shared, self._seat(seat))

    def views(self) -> list[View]:
        """Return the views of all seats, then that of a spectator. Much faster than calling `view` for each."""
        s = plain(self._states[0])
        shared = self.game.public_view(s, self.box)
        return [*(self.game.seat_view(s, shared, seat) for seat in range(self.players)), shared]

    def offered(self, seat: int) -> list[str]:
        """Return the legal moves of a seat as shown to people. If there are thousands, X and Y replace coordinates."""
        return self.game.offered(self._states[0], lambda: self.moves(seat), self._seat(seat))

    def full_state(self) -> dict[str, Any]:
        """Return the whole position, hidden parts included, for tests, replays of finished games and analysis."""
        return self.game.full_state(plain(self._states[0]), self.box)

    def observe(self, seat: int | None = None) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Return the observation of a seat: numbers in the order of `game.features`.

        Args:
            seat: The seat; None for a spectator.
        """
        out = np.zeros(self.game.observation_size, np.float32)
        self._rules.observe(self._states, SPECTATOR if seat is None else self._seat(seat), out)
        return out

    def determinized(self, seat: int | None = None, seed: int = 0) -> "Match[View]":
        """Return a copy in which everything that a seat cannot know is redrawn, for bots to search.

        The copy has no history and no seed, because both would reveal hidden information.

        Args:
            seat: The seat; None for a spectator.
            seed: The same seed gives the same copy.
        """
        copy = self.copy()
        copy.history, copy._undo_stack, copy._seed = [], [], None
        copy._rules.determinize(copy._states, SPECTATOR if seat is None else self._seat(seat), rng.fast_rng(seed))
        return copy

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._rules.awaiting(self._states)

    @property
    def clause(self) -> str:
        """The id of the rule about the present decision."""
        return self.game.clause_now(self._states[0])

    @property
    def points(self) -> tuple[int, ...]:
        """The points of every seat so far. Points awarded at the end count only then."""
        out = np.zeros(self.players, np.int64)
        self._rules.points(self._states, out)
        return tuple(out.tolist())

    def score_sheet(self) -> list[ScoreLine]:
        """Return the lines of the score sheet. When the game is over, the lines of a seat add up to its points."""
        return self.game.score_sheet(plain(self._states[0]), self.box)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, with ties broken by the rules; none before the end."""
        mask = self._rules.winners(self._states) if self.over else 0
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    @property
    def seed(self) -> bytes:
        """The 256 bits that determine the deal.

        Raises:
            MatineeError: The match is a copy made by `determinized`.
        """
        if self._seed is None:
            raise MatineeError("error-no-seed")
        return self._seed

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed. Published before the game, it proves afterwards that the deal was fixed."""
        return rng.commitment(self.seed)

    @property
    def state(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The position, an array of one record. Changing it can produce an impossible position."""
        return self._states

    def copy(self) -> "Match[View]":
        """Return an independent copy."""
        copy: Match[View] = object.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy.options = dict(self.options)
        copy.history = list(self.history)
        copy._states = read_position(self.game, self._states.tobytes())
        copy._undo_stack = list(self._undo_stack)
        return copy

    def record(self) -> dict[str, Any]:
        """Return the match as plain JSON data, for `matinee.replay` and `matinee.verify`."""
        from matinee.engine.records import record_of

        return record_of(self)

    def _seat(self, seat: object) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        if (
            isinstance(seat, bool)
            or not isinstance(seat, SupportsIndex)
            or not 0 <= (number := index(seat)) < self.players
        ):
            raise UnknownSeat(seat, self.players)
        return number


_SEATS = [tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(1 << MAX_SEATS)]
"""The seats of each bit mask."""


class _Scratch(threading.local):
    """A buffer per thread for lists of moves. Some games have too many moves for a buffer in every match."""

    moves = np.zeros(0, np.int32)


_scratch_space = _Scratch()


def _scratch(size: int) -> np.ndarray[Any, np.dtype[np.int32]]:
    if _scratch_space.moves.size < size:
        _scratch_space.moves = np.zeros(size, np.int32)
    return _scratch_space.moves


def read_position(game: Game, position: bytes) -> np.ndarray[Any, np.dtype[Any]]:
    """Return a position as a new array of one record.

    Copying bytes is many times as fast as copying a record, which NumPy does field by field.
    """
    states = np.empty(1, game.state)
    states.view(np.uint8)[:] = np.frombuffer(position, np.uint8)
    return states


def read_seed(seed: Seed) -> bytes:
    """Return a seed as 256 bits.

    Args:
        seed: An integer, 32 bytes or 64 hexadecimal digits; None for a random seed.

    Raises:
        BadSeed: It is none of these.
    """
    if seed is None:
        return rng.fresh_seed()
    if isinstance(seed, SupportsIndex) and not isinstance(seed, bool):
        return rng.seed_from_int(index(seed))
    try:
        seed = bytes.fromhex(seed) if isinstance(seed, str) else seed
    except ValueError:
        raise BadSeed(seed) from None
    if not isinstance(seed, bytes) or len(seed) != rng.SEED_BYTES:
        raise BadSeed(seed)
    return seed


def play_all(match: Match, moves: Sequence[tuple[int, str]]) -> Match:
    """Play a list of moves, each with its seat; return the match."""
    for seat, move in moves:
        match.play(seat, move)
    return match
