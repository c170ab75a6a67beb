"""Play many games of a box. The worker that plays a game also summarises it, so that only the summary is sent back."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from matinee.arena.game_runner import Failure, Result
from matinee.arena.lineups import Job, MatchSettings, Plan
from matinee.arena.workers import open_pool
from matinee.engine.boxes import Box
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.games import GAMES, check_box, find_game
from matinee.lab.analysis import Analysis, analysis_of

MOVE_LIMIT = 60.0  # seconds


class LabSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a lab run. `file` is the file of the box; None for the game's own box. `talk` lets bots talk."""

    game: str
    file: str | None
    players: int
    games: int
    bot: str
    seed: int
    options: dict[str, Any]
    talk: bool = False

    def check(self) -> Box:
        """Return the box.

        Raises:
            MatineeError: The settings are invalid.
        """
        return Plan(self.match_settings(self.options), (self.bot,)).check().box

    def match_settings(self, options: dict[str, Any]) -> MatchSettings:
        """Return the settings of a match with some options."""
        return MatchSettings(self.game, self.players, options, self.file)

    def jobs(self) -> Iterator[Job]:
        """Yield the games. All variants get the same deals, so that only the variant differs."""
        variants = [self.options] if self.options else analysis_of(find_game(self.game)).variants
        settings = [self.match_settings(dict(options)) for options in variants]
        deals = [0] * len(variants)
        for number in range(self.games):
            variant = settings.index(settings[number % len(settings)])
            yield Job(
                settings=settings[variant],
                bots=(self.bot,) * self.players,
                seed=self.seed,
                deal=deals[variant],
                line_up=variant,
                limit=MOVE_LIMIT,
                record=True,
                talk=self.talk,
            )
            deals[variant] += 1


class PlayedGame(msgspec.Struct, frozen=True):
    """A game with its summary, or with the reason why it was not finished."""

    variant: int
    deal: int
    summary: Any
    failure: Failure | None


def find_game_or_box(box: str) -> tuple[Game, str | None]:
    """Return the game with this name and None, or the game of this box file and the file.

    Raises:
        MatineeError: There is no such game, or the box is damaged.
    """
    if box in GAMES or not (box.endswith(".toml") or Path(box).exists()):
        return find_game(box), None
    game, _ = check_box(Path(box))
    return game, box


def summarise_result(analysis: Analysis[Any, Any], job: Job, result: Result) -> PlayedGame:
    """Summarise a game in the worker that played it."""
    summary = None
    if result.failure is None and result.record is not None:
        summary = analysis.summarise(result.record, job.settings.box)
    return PlayedGame(result.line_up, result.deal, summary, result.failure)


def play(settings: LabSettings, workers: int | None) -> Iterator[PlayedGame]:
    """Play all games and yield each as it finishes.

    Args:
        settings: The settings of the run.
        workers: How many games to play in parallel; None for one per core.

    Raises:
        MatineeError: A bot failed.
    """
    with open_pool(workers) as pool:
        for game in pool.map(partial(summarise_result, analysis_of(find_game(settings.game))), settings.jobs()):
            if game.failure is not None:
                raise MatineeError("error-lab-bot", bot=game.failure.bot, reason=game.failure.reason)
            yield game
