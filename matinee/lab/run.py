"""Plays an order, reports at the terminal, writes `report.json` and draws charts."""

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from matinee.arena.chart_style import style
from matinee.arena.game_runner import warm_up
from matinee.engine.boxes import Box
from matinee.engine.errors import MatineeError
from matinee.engine.i18n import LocalisedName, translate
from matinee.games import find_game
from matinee.lab.analysis import Analysis, Report, analysis_of
from matinee.lab.formatting import Formatter
from matinee.lab.simulation import Order, Played, play

Found = TypeVar("Found", bound=Report)

REPORT = "report.json"


class LabReport(msgspec.Struct, Generic[Found], frozen=True, kw_only=True):
    """The content of `report.json`. `played` is less than ordered if the lab was stopped."""

    order: Order
    box: str  # its digest
    name: LocalisedName
    played: int
    found: Found


def run(order: Order, folder: Path | None, workers: int | None, language: str, console: Console) -> LabReport[Any]:
    """Play an order and report on it. Ctrl-C ends the playing; what has been played is reported."""
    fmt = Formatter(language)
    box = order.check()
    analysis = analysis_of(find_game(order.game))
    folder = folder or default_folder(order)
    prepare(folder)
    warm_up_bot(order, language, console)
    facts = play_all(order, workers, fmt, console)
    found = analysis.report(facts, box)
    report = LabReport(order=order, box=box.digest, name=box.name, played=len(facts), found=found)
    show(report, analysis, box, fmt, console)
    (folder / REPORT).write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    analysis.draw(found, box, fmt, folder, heading(report, fmt))
    console.print(fmt("written", folder=str(folder)), markup=False, highlight=False)
    return report


def default_folder(order: Order) -> Path:
    name = Path(order.file).stem if order.file else order.game
    return Path("lab") / f"{name}-{order.players}p"


def prepare(folder: Path) -> None:
    """Fail before the games, not after, if the results cannot be drawn or written."""
    style()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / REPORT).touch()
    except (OSError, ValueError) as problem:
        raise MatineeError("error-file", file=str(folder), reason=type(problem).__name__) from None


def warm_up_bot(order: Order, language: str, console: Console) -> None:
    """Compile once what all workers will load. Bots from other modules might hang: they warm up in the workers."""
    if ":" not in order.bot:
        with console.status(translate(language, "cli-compiling")):
            warm_up(order.game, order.players, order.bot)


def play_all(order: Order, workers: int | None, fmt: Formatter, console: Console) -> list[Any]:
    """Return the facts of all games, in the order of variants and deals."""
    played: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(
            *columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console, transient=True
        ) as progress:
            task = progress.add_task(fmt("playing"), total=order.games)
            for each in play(order, workers):
                played.append(each)
                progress.advance(task)
    except KeyboardInterrupt:
        if not played:
            raise
        console.print(fmt("stopped", games=len(played)))
    return [each.facts for each in sorted(played, key=lambda each: (each.variant, each.deal))]


def heading(report: LabReport[Any], fmt: Formatter) -> str:
    """Return a line that says what was played."""
    order, shown = report.order, report.found.games
    facts = {"box": report.name, "players": order.players, "games": report.played, "bot": order.bot}
    return fmt("heading", **facts) if shown == report.played else fmt("heading-of", **facts, shown=shown)


def show(report: LabReport[Any], analysis: Analysis[Any, Any], box: Box, fmt: Formatter, console: Console) -> None:
    """Print what was played and the tables."""
    console.print(heading(report, fmt), style="bold", markup=False, highlight=False)
    for table in analysis.tables(report.found, box, fmt):
        console.print(table)
