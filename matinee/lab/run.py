"""Run the lab: play games, print a report, write `report.json` and draw charts."""

from pathlib import Path
from typing import Any, Generic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from matinee.arena.chart_style import style
from matinee.arena.game_runner import warm_up
from matinee.engine.boxes import Box
from matinee.engine.errors import MatineeError
from matinee.engine.i18n import LocalisedName, translate
from matinee.games import find_game
from matinee.lab.analysis import Analysis, GameReport, analysis_of
from matinee.lab.formatting import Formatter
from matinee.lab.simulation import LabSettings, PlayedGame, play
from matinee.progress import ProgressBar

REPORT = "report.json"


class LabReport(msgspec.Struct, Generic[GameReport], frozen=True, kw_only=True):
    """The content of `report.json`."""

    settings: LabSettings
    box: str  # digest
    name: LocalisedName  # of the box
    played: int  # games; fewer than requested if the lab was interrupted
    found: GameReport


def run(
    settings: LabSettings, folder: Path | None, workers: int | None, language: str, console: Console
) -> LabReport[Any]:
    """Play games and report on them. After Ctrl-C, report on the games played so far.

    Args:
        settings: The settings of the run.
        folder: Where to write the report and the charts; None for `default_folder`.
        workers: How many games to play in parallel; None for one per core.
        language: The language of the output.
        console: Where to print.

    Raises:
        MatineeError: The settings are invalid, a bot failed, or the folder cannot be written to.
    """
    fmt = Formatter(language)
    box = settings.check()
    analysis = analysis_of(find_game(settings.game))
    folder = folder or default_folder(settings)
    prepare_output(folder)
    warm_up_bot(settings, language, console)
    games = play_all(settings, workers, fmt, console)
    found = analysis.report(games, box)
    report = LabReport(settings=settings, box=box.digest, name=box.name, played=len(games), found=found)
    show(report, analysis, box, fmt, console)
    (folder / REPORT).write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    analysis.draw(found, box, fmt, folder, heading(report, fmt))
    console.print(fmt("written", folder=str(folder)), markup=False, highlight=False)
    return report


def default_folder(settings: LabSettings) -> Path:
    """Return a folder below `lab` in the current directory, named after the box and the number of players."""
    name = Path(settings.file).stem if settings.file else settings.game
    return Path("lab") / f"{name}-{settings.players}p"


def prepare_output(folder: Path) -> None:
    """Create the folder, so that missing libraries and unwritable folders are reported before the games.

    Raises:
        MatineeError: Charts cannot be drawn, or the folder cannot be written to.
    """
    style()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / REPORT).touch()
    except (OSError, ValueError) as problem:
        raise MatineeError("error-file", file=str(folder), reason=type(problem).__name__) from None


def warm_up_bot(settings: LabSettings, language: str, console: Console) -> None:
    """Compile the bot once for all workers. Bots from other modules could hang, so they warm up in the workers."""
    if ":" not in settings.bot:
        with console.status(translate(language, "cli-compiling")):
            warm_up(settings.game, settings.players, settings.bot)


def play_all(settings: LabSettings, workers: int | None, fmt: Formatter, console: Console) -> list[Any]:
    """Play all games and return their summaries by variant and deal. After Ctrl-C, return those played so far."""
    played: list[PlayedGame] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with ProgressBar(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
            task = progress.add_task(fmt("playing"), total=settings.games)
            for game in play(settings, workers):
                played.append(game)
                progress.advance(task)
    except KeyboardInterrupt:
        if not played:
            raise
        console.print(fmt("stopped", games=len(played)))
    return [game.summary for game in sorted(played, key=lambda game: (game.variant, game.deal))]


def heading(report: LabReport[Any], fmt: Formatter) -> str:
    """Return a line with the box, the players, the games and the bot."""
    settings, shown = report.settings, report.found.games
    facts = {"box": report.name, "players": settings.players, "games": report.played, "bot": settings.bot}
    return fmt("heading", **facts) if shown == report.played else fmt("heading-of", **facts, shown=shown)


def show(report: LabReport[Any], analysis: Analysis[Any, Any], box: Box, fmt: Formatter, console: Console) -> None:
    """Print the heading and the tables of a report."""
    console.print(heading(report, fmt), style="bold", markup=False, highlight=False)
    for table in analysis.tables(report.found, box, fmt):
        console.print(table)
