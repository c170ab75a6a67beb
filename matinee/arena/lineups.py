"""Who sits where with which deal: line-ups, deals and the games that follow from them.

A line-up is one bot against a table of another. Every deal is played in every line-up, with the one on each seat in
turn, so that luck with cards and seats is the same for everybody. One deal is finished before the next begins: an arena
that is interrupted is still balanced.
"""

import hashlib
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, pairwise, permutations
from typing import Any

from msgspec import Struct, field

from matinee.bots.roster import find_bot
from matinee.engine.errors import MatineeError
from matinee.engine.match import Match
from matinee.games import find_game

LONGEST_REASON = 300  # characters

Place = tuple[int, int, int]
"""What tells a game from the others of its arena: deal, line-up, seat of the one."""


class LineUp(Struct, frozen=True):
    """One bot, and the bot on all other seats."""

    one: str
    rest: str

    def seated(self, seat: int, players: int) -> tuple[str, ...]:
        """Who sits where when the one sits on `seat`."""
        return tuple(self.one if each == seat else self.rest for each in range(players))


class Table(Struct, frozen=True):
    """What a match needs besides its deal. `box` is a file, for workers elsewhere at the same place there."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    box: str | None = None

    def start(self, seed: bytes | int) -> Match:
        return Match(find_game(self.game), self.players, seed, self.box, self.options)


class Job(Struct, frozen=True):
    """A game to be played: all that a worker has to know."""

    table: Table
    bots: tuple[str, ...]  # by seat
    seed: int  # of the arena, from which with the deal everything else follows
    deal: int
    line_up: int = 0
    seat: int = 0  # of the one
    limit: float = 10.0  # seconds a move may take
    record: bool = False  # whether the result is to bring the record of the match

    @property
    def place(self) -> Place:
        return self.deal, self.line_up, self.seat

    @property
    def deal_seed(self) -> bytes:
        """The seed of the match, the same in all games of a deal."""
        return _digest(self.seed, "deal", self.deal)

    def bot_seed(self, seat: int, move: int) -> int:
        """The seed with which the bot on a seat thinks about move number `move`."""
        return int.from_bytes(_digest(self.seed, "bot", self.deal, seat, move)[:7], "big")


def _digest(*what: object) -> bytes:
    return hashlib.sha256(f"matinee arena {what}".encode()).digest()


class Plan(Struct, frozen=True):
    """An arena: which bots meet at which table."""

    table: Table
    bots: tuple[str, ...]
    seed: int = 1
    limit: float = 10.0
    record: bool = False
    ladder: bool = False  # each bot meets only the next one named, as the one against the rest

    @property
    def line_ups(self) -> list[LineUp]:
        """One of each against each other; with two players both orders are the same table; a bot alone meets itself."""
        if len(self.bots) == 1:
            return [LineUp(self.bots[0], self.bots[0])]
        if self.ladder:
            return [LineUp(one, rest) for one, rest in pairwise(self.bots)]
        pairs = combinations(self.bots, 2) if self.table.players == 2 else permutations(self.bots, 2)
        return [LineUp(one, rest) for one, rest in pairs]

    @property
    def games_a_deal(self) -> int:
        return len(self.line_ups) * len(self.seats(0))

    def seats(self, deal: int) -> Sequence[int]:
        """Where the one sits. Against itself all seats would give the same game, so they take turns by deal."""
        players = self.table.players
        return range(players) if len(self.bots) > 1 else [deal % players]

    def deals(self, games: int) -> int:
        """How many deals give at least so many games."""
        return -(-games // self.games_a_deal)

    def jobs(self, deals: int, played: Collection[Place] = ()) -> Iterator[Job]:
        """The games of so many deals, without those played already."""
        line_ups = self.line_ups
        for deal in range(deals):
            for number, line_up in enumerate(line_ups):
                for seat in self.seats(deal):
                    if (deal, number, seat) not in played:
                        bots = line_up.seated(seat, self.table.players)
                        yield Job(self.table, bots, self.seed, deal, number, seat, self.limit, self.record)

    def check(self) -> Match:
        """Raises whatever mistake is in table or bots; returns a match at this table."""
        match = self.table.start(1)
        if not self.bots:
            raise MatineeError("error-arena-no-bots")
        for number, bot in enumerate(self.bots):
            if bot in self.bots[:number]:
                raise MatineeError("error-arena-twice", bot=bot)
            try:
                find_bot(bot, match.game)
            except MatineeError:
                raise
            except Exception as problem:
                raise MatineeError("error-arena-bot", bot=bot, reason=one_line(problem)) from problem
        return match


def one_line(problem: BaseException) -> str:
    """An exception as people write it down: its class and what it says, if it can say it."""
    try:
        said = str(problem)
    except Exception:
        said = ""
    return " ".join(f"{type(problem).__name__}: {said}".split()).removesuffix(":")[:LONGEST_REASON]


def short_names(bots: Sequence[str]) -> dict[str, str]:
    """How bots are called in tables and charts: `package.module:Class` by its class, where that tells them apart."""
    names = {bot: bot.rpartition(":")[2] for bot in bots}
    return {bot: name if list(names.values()).count(name) == 1 else bot for bot, name in names.items()}
