"""Bots that give trouble, each on its second move: the first is a rehearsal."""

import os
import re
import sys
import time

from matinee.bots.bot import RandomBot
from matinee.engine.match import Match


class AlsoRandom(RandomBot):
    """Random by another name."""


class Awkward(RandomBot):
    def __init__(self) -> None:
        self.moves = 0

    def choose(self, match: Match, seat: int, seed: int) -> str:
        self.moves += 1
        return super().choose(match, seat, seed) if self.moves == 1 else self.trouble()

    def trouble(self) -> str:
        raise NotImplementedError


class Crashing(Awkward):
    def trouble(self) -> str:
        raise ValueError("lost\nthe plot")


class Leaving(Awkward):
    def trouble(self) -> str:
        sys.exit(1)


class Cheating(Awkward):
    def trouble(self) -> str:
        return "reel 9"


class Speechless(Awkward):
    def trouble(self) -> str:
        return None  # pyright: ignore[reportReturnType] - that is the point


class Slow(Awkward):
    def trouble(self) -> str:
        time.sleep(0.6)
        return "clap"


class Stuck(Awkward):
    """In a search of the library's own C code, which lets nobody else run meanwhile."""

    def trouble(self) -> str:
        re.match(r"(a+)+$", "a" * 60 + "b")
        return "clap"


class Dying(Awkward):
    def trouble(self) -> str:
        os._exit(3)


class Peeping(RandomBot):
    """Looks for what it must not have, and spoils what it is handed."""

    def choose(self, match: Match, seat: int, seed: int) -> str:
        assert not match.history
        move = super().choose(match, seat, seed)
        while not match.over:
            match.play(match.awaiting[0], match.moves(match.awaiting[0])[0])
        return move


class Unmade(RandomBot):
    def __init__(self) -> None:
        raise RuntimeError("no bot today")
