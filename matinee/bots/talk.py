"""Remarks of bots at a table, in games whose bots talk. A remark is an id with a message in every language.

A game names its talker in its descriptor (`talker`). Talk is no part of the rules: it changes no position, and a game
is complete without it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from msgspec import Struct

from matinee.engine.match import Match


class Remark(Struct, frozen=True):
    """A ready-made remark. Its message is `FAMILY-remark-ID`.

    Attributes:
        id: The remark.
        about: The seat it is about; None if it is about nobody.
    """

    id: str
    about: int | None = None


class Said(Struct, frozen=True):
    """A remark that a player or a bot has made in this round."""

    seat: int
    remark: Remark


class Talker(ABC):
    """What the bots of a game say, and when they wait for people."""

    remarks: ClassVar[frozenset[str]] = frozenset()
    """The ids of the remarks that people can choose from."""

    def remark(self, match: Match, seat: int, said: Sequence[Said], seed: int) -> Remark | None:
        """Return what the bot in a seat says now; None if it says nothing.

        Args:
            match: The match. Everything hidden from the seat is redrawn before the talker sees it.
            seat: The bot's seat.
            said: What has been said in this round, the oldest first.
            seed: Determines everything random in the choice.
        """
        return self.choose(match.determinized(seat, seed), seat, said, seed)

    @abstractmethod
    def choose(self, match: Match, seat: int, said: Sequence[Said], seed: int) -> Remark | None:
        """Choose a remark from a determinization of the match. See `remark`."""

    @abstractmethod
    def round(self, match: Match) -> int:
        """Return the number of the round, counted from 1: bots hear what was said in it."""

    @abstractmethod
    def is_discussion(self, match: Match) -> bool:
        """Whether the players talk before they decide."""

    @abstractmethod
    def is_reveal(self, match: Match) -> bool:
        """Whether the last move has ended a round whose result people look at."""


MAX_REMARKS = 2  # of one bot in a discussion, or after a reveal


def first_remark(talker: Talker, match: Match, seats: Sequence[int], said: Sequence[Said], seed: int) -> Said | None:
    """Return the remark of the first of these seats that has something to say; None if none has."""
    for seat in seats:
        remark = talker.remark(match, seat, said, seed + seat)
        if remark is not None:
            return Said(seat, remark)
    return None


class Conversation:
    """The talk of bots among themselves, as at a table, but without the pauses.

    Attributes:
        said: What has been said in this round.
    """

    def __init__(self, talker: Talker, seed: int) -> None:
        self.said: list[Said] = []
        self._talker = talker
        self._rng = Random(seed)
        self._round = 0

    def after_move(self, match: Match) -> None:
        """Let the bots talk about the last move."""
        if self._talker.round(match) != self._round:
            self._round = self._talker.round(match)
            self.said = []
        is_long = self._talker.is_discussion(match) or self._talker.is_reveal(match)
        left: dict[int, int] = dict.fromkeys(range(match.players), MAX_REMARKS if is_long else 1)
        while left:
            seats = self._rng.sample(list(left), len(left))
            said = first_remark(self._talker, match, seats, tuple(self.said), self._rng.getrandbits(60))
            if said is None:
                return
            self.said.append(said)
            left[said.seat] -= 1
            left = {seat: count for seat, count in left.items() if count} if is_long else {}
