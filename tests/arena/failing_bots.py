"""Bots that fail on their second move. The first is the warm-up, which is not measured."""

import os
import re
import sys
import time

from matinee.bots.bot import RandomBot
from matinee.engine.match import Match


class AlsoRandom(RandomBot):
    """A random bot with another name."""


class FailingBot(RandomBot):
    def __init__(self) -> None:
        self.moves = 0

    def choose(self, match: Match, seat: int, seed: int) -> str:
        self.moves += 1
        return super().choose(match, seat, seed) if self.moves == 1 else self.fail()

    def fail(self) -> str:
        raise NotImplementedError


class Crashing(FailingBot):
    def fail(self) -> str:
        raise ValueError("first line\nsecond line")


class Exiting(FailingBot):
    def fail(self) -> str:
        sys.exit(1)


class Cheating(FailingBot):
    def fail(self) -> str:
        return "reel 9"


class ReturningNone(FailingBot):
    def fail(self) -> str:
        return None  # pyright: ignore[reportReturnType] - that is the point


class Slow(FailingBot):
    def fail(self) -> str:
        time.sleep(0.6)
        return "clap"


class Hanging(FailingBot):
    """Hangs in C code that holds the global interpreter lock."""

    def fail(self) -> str:
        re.match(r"(a+)+$", "a" * 60 + "b")
        return "clap"


class Dying(FailingBot):
    def fail(self) -> str:
        os._exit(3)


class Meddling(RandomBot):
    """Looks for hidden information and changes the match it gets."""

    def choose(self, match: Match, seat: int, seed: int) -> str:
        assert not match.history
        move = super().choose(match, seat, seed)
        while not match.over:
            match.play(match.awaiting[0], match.moves(match.awaiting[0])[0])
        return move


class FailingToStart(RandomBot):
    def __init__(self) -> None:
        raise RuntimeError("no bot today")
