"""Plays many games of a box. The process that plays a game also reads its facts, so that only those are sent."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from matinee.arena.game_runner import Failure, Result
from matinee.arena.lineups import Job, Plan, Table
from matinee.arena.workers import open_pool
from matinee.engine.boxes import Box
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.games import GAMES, check_box, find_game
from matinee.lab.analysis import Analysis, analysis_of

LIMIT = 60.0  # seconds a move may take


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What to play. `file` is a box that is not the game's own."""

    game: str
    file: str | None
    players: int
    games: int
    bot: str
    seed: int
    options: dict[str, Any]

    def check(self) -> Box:
        """Return the box; raise `MatineeError` if the order cannot be played."""
        return Plan(self.table(self.options), (self.bot,)).check().box

    def table(self, options: dict[str, Any]) -> Table:
        return Table(self.game, self.players, options, self.file)

    def jobs(self) -> Iterator[Job]:
        """Yield the games. Variants are played with the same deals, so that only the variant differs."""
        sets = [self.options] if self.options else analysis_of(find_game(self.game)).variants
        tables = [self.table(dict(options)) for options in sets]
        deals = [0] * len(sets)
        for number in range(self.games):
            which = tables.index(tables[number % len(tables)])
            yield Job(
                table=tables[which],
                bots=(self.bot,) * self.players,
                seed=self.seed,
                deal=deals[which],
                line_up=which,
                limit=LIMIT,
                record=True,
            )
            deals[which] += 1


class Played(msgspec.Struct, frozen=True):
    """One game: its variant, its deal, and its facts or why it was not finished."""

    variant: int
    deal: int
    facts: Any
    failure: Failure | None


def find_game_or_box(box: str) -> tuple[Game, str | None]:
    """Return the game that a name or a file stands for, and the file."""
    if box in GAMES or not (box.endswith(".toml") or Path(box).exists()):
        return find_game(box), None
    game, _ = check_box(Path(box))
    return game, box


def read(analysis: Analysis[Any, Any], job: Job, result: Result) -> Played:
    """Read the facts of a game in the process that played it."""
    facts = None
    if result.failure is None and result.record is not None:
        facts = analysis.facts(result.record, job.table.box)
    return Played(result.line_up, result.deal, facts, result.failure)


def play(order: Order, workers: int | None) -> Iterator[Played]:
    """Yield all games as they are finished; raise `MatineeError` if a bot fails."""
    with open_pool(workers) as pool:
        for game in pool.map(partial(read, analysis_of(find_game(order.game))), order.jobs()):
            if game.failure is not None:
                raise MatineeError("error-lab-bot", bot=game.failure.bot, reason=game.failure.reason)
            yield game
