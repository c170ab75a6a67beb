"""The games of a tournament: line-ups and deals.

In a line-up one bot, the candidate, plays against copies of another bot on all other seats. Each deal is played in
every line-up with the candidate on each seat in turn, so that luck with cards and seats affects all bots equally. All
games of a deal are listed before those of the next, so that an interrupted tournament is still balanced.

In a league there are no line-ups. Bots are drawn at random for each deal, and play it with the seats rotated until each
has been on every seat.
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

MAX_REASON_LENGTH = 300  # characters
BOT_SEED_BYTES = 7

GameKey = tuple[int, int, int]
"""Identifies a game of a tournament: deal, line-up, seat of the candidate.

In a league, the line-up is always 0, and the seat is the one of the first bot drawn for the deal.
"""


class LineUp(Struct, frozen=True):
    """A candidate and the bot on all other seats."""

    candidate: str
    opponent: str

    def bots(self, seat: int, players: int) -> tuple[str, ...]:
        """Return the bots by seat if the candidate sits on `seat`."""
        return tuple(self.candidate if each == seat else self.opponent for each in range(players))


class MatchSettings(Struct, frozen=True):
    """All settings of a match except its deal.

    `box` is a file. Workers on other machines look for it at the same path.
    """

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    box: str | None = None

    def start(self, seed: bytes | int) -> Match:
        """Start a match with these settings."""
        return Match(find_game(self.game), self.players, seed, self.box, self.options)


class Job(Struct, frozen=True):
    """One game to play, with everything a worker needs to play it."""

    settings: MatchSettings
    bots: tuple[str, ...]  # by seat
    seed: int  # of the tournament; the seeds of the deal and of the bots derive from it
    deal: int
    line_up: int = 0
    seat: int = 0  # of the candidate
    limit: float = 10.0  # seconds per move
    record: bool = False  # include the record of the match in the result
    talk: bool = False  # let the bots talk, in games whose bots do

    @property
    def key(self) -> GameKey:
        return self.deal, self.line_up, self.seat

    @property
    def deal_seed(self) -> bytes:
        """The seed of the match, the same in all games of a deal."""
        return _digest(self.seed, "deal", self.deal)

    def bot_seed(self, seat: int, move: int) -> int:
        """Return the seed with which the bot on a seat chooses move number `move`."""
        return int.from_bytes(_digest(self.seed, "bot", self.deal, seat, move)[:BOT_SEED_BYTES], "big")


def _digest(*values: object) -> bytes:
    return hashlib.sha256(f"matinee arena {values}".encode()).digest()


class Plan(Struct, frozen=True):
    """A tournament: the bots, the settings of their matches, and which bots meet."""

    settings: MatchSettings
    bots: tuple[str, ...]
    seed: int = 1
    limit: float = 10.0
    record: bool = False
    ladder: bool = False  # each bot is the candidate only against the next one in `bots`
    league: bool = False  # the bots are drawn at random for each deal

    @property
    def line_ups(self) -> list[LineUp]:
        """Each bot as the candidate against each other bot; none in a league.

        With two players, A against B and B against A are the same line-up. A single bot plays against itself.
        """
        if self.league:
            return []
        if len(self.bots) == 1:
            return [LineUp(self.bots[0], self.bots[0])]
        if self.ladder:
            return [LineUp(candidate, opponent) for candidate, opponent in pairwise(self.bots)]
        pairs = combinations(self.bots, 2) if self.settings.players == 2 else permutations(self.bots, 2)
        return [LineUp(candidate, opponent) for candidate, opponent in pairs]

    @property
    def games_per_deal(self) -> int:
        return (1 if self.league else len(self.line_ups)) * len(self.seats(0))

    def seats(self, deal: int) -> Sequence[int]:
        """Return the seats of the candidate: all of them, or a different one per deal if a bot plays against itself.

        When a bot plays against itself, the seat of the candidate makes no difference to the game.
        """
        players = self.settings.players
        return range(players) if len(self.bots) > 1 else [deal % players]

    def deals(self, games: int) -> int:
        """Return the number of deals needed for at least this many games."""
        return -(-games // self.games_per_deal)

    def draw(self, deal: int) -> tuple[str, ...]:
        """Return the bots of a deal of a league, all different if there are enough.

        Copies of a bot sit next to each other, so that no two rotations of the seats are the same game.
        """
        shuffled = sorted(self.bots, key=lambda bot: _digest(self.seed, "draw", deal, bot))
        drawn = shuffled[: self.settings.players]
        copies, remaining = divmod(self.settings.players, len(drawn))
        return tuple(bot for number, bot in enumerate(drawn) for _ in range(copies + (number < remaining)))

    def bots_by_seat(self, key: GameKey) -> tuple[str, ...]:
        """Return the bot on each seat in a game."""
        deal, line_up, seat = key
        if self.league:
            drawn = self.draw(deal)
            return drawn[len(drawn) - seat :] + drawn[: len(drawn) - seat]
        return self.line_ups[line_up].bots(seat, self.settings.players)

    def jobs(self, deals: int, played: Collection[GameKey] = ()) -> Iterator[Job]:
        """Yield the games of the first `deals` deals, except those already played."""
        line_ups = 1 if self.league else len(self.line_ups)
        keys = (
            (deal, line_up, seat) for deal in range(deals) for line_up in range(line_ups) for seat in self.seats(deal)
        )
        for key in keys:
            if key not in played:
                yield Job(self.settings, self.bots_by_seat(key), self.seed, *key, self.limit, self.record)

    def check(self) -> Match:
        """Return a match with these settings; raise `MatineeError` if the settings or the bots are invalid."""
        match = self.settings.start(1)
        if not self.bots:
            raise MatineeError("error-arena-no-bots")
        if self.league and self.ladder:
            raise MatineeError("error-arena-league-ladder")
        if self.league and len(self.bots) == 1:
            raise MatineeError("error-arena-league-bots")
        for number, bot in enumerate(self.bots):
            if bot in self.bots[:number]:
                raise MatineeError("error-arena-twice", bot=bot)
            try:
                find_bot(bot, match.game)
            except MatineeError:
                raise
            except Exception as problem:
                raise MatineeError("error-arena-bot", bot=bot, reason=describe_exception(problem)) from problem
        return match


def describe_exception(problem: BaseException) -> str:
    """Return the class and message of an exception on one line, even if its `__str__` fails."""
    try:
        message = str(problem)
    except Exception:
        message = ""
    return " ".join(f"{type(problem).__name__}: {message}".split()).removesuffix(":")[:MAX_REASON_LENGTH]


def short_names(bots: Sequence[str]) -> dict[str, str]:
    """Return the names of bots in tables and charts: `package.module:Class` becomes `Class` where that is unique."""
    names = {bot: bot.rpartition(":")[2] for bot in bots}
    return {bot: name if list(names.values()).count(name) == 1 else bot for bot, name in names.items()}
