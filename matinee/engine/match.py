"""A match: one game being played, move by move."""

import threading
from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np

from matinee.engine import rng
from matinee.engine.boxes import Box
from matinee.engine.compiling import Mode, rules_over_arrays
from matinee.engine.contract import SPECTATOR
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

Seed = int | str | bytes | None


class Match:
    """One game being played. Made by `matinee.start` or `matinee.replay`.

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
    matinee.engine.errors.IllegalMove: H-R3: It is not the turn of seat 0. Awaited: 1.
    >>> match.view(1).columns[3][2].reel
    0
    >>> match.undo()
    >>> match.history
    []

    Bots and environments must not be given a match: it holds the whole future. They get `determinized` or `observe`.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: Seed = None,
        box: str | Path | None = None,
        options: Mapping[str, Any] | None = None,
        mode: Mode | None = None,
    ) -> None:
        if mode not in (None, "interpreted", "compiled"):
            raise UnknownOption("error-choice", what="mode", value=str(mode), known="interpreted, compiled")
        self.game = game
        self.players = game.check_players(players)
        self.options = dict(options or {})
        self._seed: bytes | None = read_seed(seed)
        self.box: Box = game.box(box)
        self.history: list[tuple[int, str]] = []
        self._rules = rules_over_arrays(game.rules, mode)
        packed = game.pack_options(self.players, self.options)
        self._states = game.blank(self.box)
        self._rules.setup(self._states, self.players, packed, rng.secure_rng(self._seed))
        self._past: list[bytes] = []

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may move now; none when the game is over."""
        return _SEATS[self._rules.awaiting(self._states)]

    def actions(self, seat: int) -> list[int]:
        """The legal moves of a seat as the integers that rules, bots and environments use."""
        moves = _room_for(self.game.most_moves)
        count = self._rules.legal(self._states, self._seat(seat), moves)
        return moves[:count].tolist()

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat in notation."""
        return [self.game.text(self._states[0], self.box, seat, action) for action in self.actions(seat)]

    def play(self, seat: int, move: str | int) -> list[Event]:
        """Plays a move, given in notation or as an action; returns what happened.

        A move that is not legal raises `IllegalMove`, and the match is as before.
        """
        s = self._states[0]
        seat = self._seat(seat)
        if not self._rules.awaiting(self._states) >> seat & 1:
            raise self.game.out_of_turn(plain(s), self.box, seat, self.awaiting)
        action = self.game.action(s, self.box, seat, move) if isinstance(move, str) else self._number(move)
        moves = _room_for(self.game.most_moves)
        if not (0 <= action < self.game.actions and self._rules.is_legal(self._states, seat, action, moves)):
            raise self._refusal(seat, action)
        text = self.game.text(s, self.box, seat, action)
        self._past.append(self._states.tobytes())
        self._rules.apply(self._states, seat, action)
        self.history.append((seat, text))
        return self.events

    def _number(self, move: object) -> int:
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
        """A legal move of an awaited seat, drawn at random from a number; the same number gives the same move."""
        return int(self._rules.sample(self._states, self._seat(seat), rng.fast_rng(seed)))

    def undo(self) -> None:
        """Takes the last move back."""
        if not self._past:
            raise NothingToUndo()
        self._states = read_position(self.game, self._past.pop())
        self.history.pop()

    def at(self, position: bytes) -> "Match":
        """The same match at a position that was written down (`state.tobytes()`). It has no past."""
        if len(position) != self.game.state.itemsize:
            raise OtherVersion("error-position", game=self.box.name)
        twin = self.copy()
        twin.forget()
        twin._states = read_position(self.game, position)
        return twin

    def forget(self) -> None:
        """Drops the past, for whoever keeps it elsewhere."""
        self.history, self._past = [], []

    @property
    def events(self) -> list[Event]:
        """What the last move brought about."""
        return self.game.events(self._states[0], self.box)

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see; without a seat, what a spectator may see."""
        s = plain(self._states[0])
        shared = self.game.open_view(s, self.box)
        return shared if seat is None else self.game.seat_view(s, shared, self._seat(seat))

    def views(self) -> list[Any]:
        """What each seat may see, and last what a spectator may see: much faster than one by one."""
        s = plain(self._states[0])
        shared = self.game.open_view(s, self.box)
        return [*(self.game.seat_view(s, shared, seat) for seat in range(self.players)), shared]

    def offered(self, seat: int) -> list[str]:
        """The legal moves as a person is offered them: `moves`, but the places of a star as X and Y."""
        return self.game.offered(self._states[0], lambda: self.moves(seat), self._seat(seat))

    def everything(self) -> dict[str, Any]:
        """All there is, decks in order: for tests, replays and analysis."""
        return self.game.everything(plain(self._states[0]), self.box)

    def observe(self, seat: int | None = None) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a seat may know, as numbers for a network."""
        out = np.zeros(self.game.observation, np.float32)
        self._rules.observe(self._states, SPECTATOR if seat is None else self._seat(seat), out)
        return out

    def determinized(self, seat: int | None = None, seed: int = 0) -> "Match":
        """A copy in which all that a seat cannot know has been redrawn. This is what a bot may think with.

        It has no past and no seed: both would tell what was redrawn.
        """
        twin = self.copy()
        twin.history, twin._past, twin._seed = [], [], None
        twin._rules.determinize(twin._states, SPECTATOR if seat is None else self._seat(seat), rng.fast_rng(seed))
        return twin

    @property
    def over(self) -> bool:
        return not self._rules.awaiting(self._states)

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points so far. Trophies that are given at the end count once they are given."""
        out = np.zeros(self.players, np.int64)
        self._rules.points(self._states, out)
        return tuple(out.tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, ties broken by the rules; nobody while the game goes on."""
        mask = self._rules.winners(self._states) if self.over else 0
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    @property
    def seed(self) -> bytes:
        """The 256 bits from which the deal follows."""
        if self._seed is None:
            raise MatineeError("error-no-seed")
        return self._seed

    @property
    def commitment(self) -> str:
        """May be shown before the game; proves afterwards that the deal was fixed."""
        return rng.commitment(self.seed)

    @property
    def state(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The position itself, an array of one record. Whoever changes it leaves the rules."""
        return self._states

    def copy(self) -> "Match":
        """An independent copy."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin.history = list(self.history)
        twin._states = read_position(self.game, self._states.tobytes())
        twin._past = list(self._past)
        return twin

    def record(self) -> dict[str, Any]:
        """The match as plain JSON data, from which `matinee.replay` makes it again."""
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


_SEATS = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]
"""The seats that a bit mask stands for."""


class _Rooms(threading.local):
    """Room to list moves in, one for each thread: Dreams has so many that no match should carry its own."""

    moves = np.zeros(0, np.int32)


_rooms = _Rooms()


def _room_for(most: int) -> np.ndarray[Any, np.dtype[np.int32]]:
    if _rooms.moves.size < most:
        _rooms.moves = np.zeros(most, np.int32)
    return _rooms.moves


def read_position(game: Game, position: bytes) -> np.ndarray[Any, np.dtype[Any]]:
    """A position of its own from bytes. (NumPy copies a record field by field, which takes many times as long.)"""
    states = np.empty(1, game.state)
    states.view(np.uint8)[:] = np.frombuffer(position, np.uint8)
    return states


def read_seed(seed: Seed) -> bytes:
    """A seed as 256 bits: drawn fresh, from a small number, or from 64 hexadecimal digits."""
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
    """Plays a list of moves; returns the match."""
    for seat, move in moves:
        match.play(seat, move)
    return match
