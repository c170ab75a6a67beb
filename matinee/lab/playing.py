"""Plays a box many times. Whoever plays a game reads its facts as well, so that only those travel."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from matinee.arena.crew import Processes, Work, cores
from matinee.arena.lineups import Job, Plan, Table
from matinee.arena.playing import Result
from matinee.engine.boxes import Box
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.games import GAMES, check_box, find_game
from matinee.lab.dreams import facts as dreams
from matinee.lab.dreams.facts import DreamsGame
from matinee.lab.films import facts as films
from matinee.lab.films.facts import FilmsGame
from matinee.lab.hollywood import facts as hollywood
from matinee.lab.hollywood.facts import HollywoodGame

Facts = FilmsGame | HollywoodGame | DreamsGame

READERS: dict[str, Callable[[dict[str, Any], str | None], Facts]] = {
    "films": films.facts_of,
    "hollywood": hollywood.facts_of,
    "dreams": dreams.facts_of,
}
KINDS: dict[str, type[Facts]] = {"films": FilmsGame, "hollywood": HollywoodGame, "dreams": DreamsGame}

LIMIT = 60.0  # seconds a move may take
VARIANTS: tuple[dict[str, bool], ...] = ({}, {}, {"scarcity": True}, {"prototype": True})
"""Of four games of Hollywood, two are played as printed and one with each variant."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. `file` is a box of one's own."""

    game: str
    file: str | None
    players: int
    games: int
    bot: str
    seed: int
    options: dict[str, Any]

    def check(self) -> Box:
        """Raises whatever mistake is in it; returns the box."""
        return Plan(self.table(self.options), (self.bot,)).check().box

    def table(self, options: dict[str, Any]) -> Table:
        return Table(self.game, self.players, options, self.file)

    def jobs(self) -> Iterator[Job]:
        """The games. Variants are played with the same deals, so that nothing but the variant differs."""
        sets = VARIANTS if self.game == "hollywood" and not self.options else (self.options,)
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


def find_box(box: str) -> tuple[Game, str | None]:
    """The game that a name or a file stands for, and the file."""
    if box in GAMES or not (box.endswith(".toml") or Path(box).exists()):
        return find_game(box), None
    game, _ = check_box(Path(box))
    return game, box


def usual_bot(game: Game) -> str:
    """Who plays if nobody is named."""
    return "seer" if game.family == "dreams" else "search@200"


class Readers(Processes):
    """Processes that bring the facts of a game in place of its record."""

    def submit(self, work: Work, jobs: Sequence[Job]) -> "Future[list[Result]]":
        return super().submit(partial(play_and_read, work), jobs)


def play_and_read(work: Work, jobs: Sequence[Job]) -> list[Result]:
    """In a worker: plays games, and reads them."""
    return [read(job, result) for job, result in zip(jobs, work(jobs), strict=True)]


def read(job: Job, result: Result) -> Result:
    """The result with facts in place of the record. A game that somebody failed in has neither."""
    if result.failure is not None or result.record is None:
        return msgspec.structs.replace(result, record=None)
    facts = READERS[find_game(job.table.game).family](result.record, job.table.box)
    return msgspec.structs.replace(result, record=msgspec.to_builtins(facts))


def play(order: Order, workers: int | None) -> Iterator[tuple[tuple[int, int], Facts]]:
    """The facts of all games as they come, each with what puts them in order: the variant and the deal."""
    kind = KINDS[find_game(order.game).family]
    with Readers(workers or cores()) as crew:
        for result in crew.results(order.jobs()):
            if result.failure is not None:
                raise MatineeError("error-lab-bot", bot=result.failure.bot, reason=result.failure.reason)
            yield (result.line_up, result.deal), msgspec.convert(result.record, kind)
