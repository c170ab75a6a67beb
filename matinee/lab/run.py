"""A day in the lab: plays, reports at the terminal, writes a file with everything and draws charts."""

from collections.abc import Sequence
from pathlib import Path
from typing import cast

import msgspec
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from matinee.arena.playing import rehearse
from matinee.arena.plots import style
from matinee.engine.boxes import Box
from matinee.engine.errors import MatineeError
from matinee.engine.i18n import LocalisedName, translate
from matinee.games.dreams.box import DreamsBox
from matinee.games.films.box import FilmsBox
from matinee.games.hollywood.box import HollywoodBox
from matinee.lab.dreams import report as dreams_report
from matinee.lab.dreams import tables as dreams_tables
from matinee.lab.dreams.facts import DreamsGame
from matinee.lab.dreams.report import DreamsReport
from matinee.lab.films import plots as film_plots
from matinee.lab.films import report as film_report
from matinee.lab.films import tables as film_tables
from matinee.lab.films.facts import FilmsGame
from matinee.lab.films.report import FilmsReport
from matinee.lab.hollywood import plots as hollywood_plots
from matinee.lab.hollywood import report as hollywood_report
from matinee.lab.hollywood import tables as hollywood_tables
from matinee.lab.hollywood.facts import HollywoodGame
from matinee.lab.hollywood.report import HollywoodReport
from matinee.lab.playing import Facts, Order, play
from matinee.lab.saying import Speaker

REPORT = "report.json"


class LabReport(msgspec.Struct, frozen=True, kw_only=True):
    """What `report.json` holds: what was played, and all that was found. `played` is less than ordered if stopped."""

    order: Order
    box: str  # its digest
    name: LocalisedName
    played: int
    found: FilmsReport | HollywoodReport | DreamsReport


def run(order: Order, folder: Path | None, workers: int | None, language: str, console: Console) -> LabReport:
    """Plays what was ordered and reports on it. Ctrl-C ends the playing, and what has been played is reported."""
    speaker = Speaker(language)
    box = order.check()
    folder = folder or default_folder(order)
    prepare(folder)
    rehearse_bot(order, language, console)
    facts = play_all(order, workers, speaker, console)
    report = LabReport(order=order, box=box.digest, name=box.name, played=len(facts), found=report_of(facts, box))
    show(report, box, speaker, console)
    (folder / REPORT).write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    draw(report, box, speaker, folder)
    console.print(speaker("written", folder=str(folder)), markup=False, highlight=False)
    return report


def default_folder(order: Order) -> Path:
    name = Path(order.file).stem if order.file else order.game
    return Path("lab") / f"{name}-{order.players}p"


def prepare(folder: Path) -> None:
    """Finds out before the work whether its results can be drawn and written."""
    style()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / REPORT).touch()
    except (OSError, ValueError) as problem:
        raise MatineeError("error-file", file=str(folder), reason=type(problem).__name__) from None


def rehearse_bot(order: Order, language: str, console: Console) -> None:
    """Compiles once what all workers will load. Bots of other people might hang: they rehearse with the workers."""
    if ":" not in order.bot:
        with console.status(translate(language, "cli-compiling")):
            rehearse(order.game, order.players, order.bot)


def play_all(order: Order, workers: int | None, speaker: Speaker, console: Console) -> list[Facts]:
    """The facts of all games, in the order of variants and deals."""
    played: list[tuple[tuple[int, int], Facts]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(
            *columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console, transient=True
        ) as progress:
            task = progress.add_task(speaker("playing"), total=order.games)
            for each in play(order, workers):
                played.append(each)
                progress.advance(task)
    except KeyboardInterrupt:
        if not played:
            raise
        console.print(speaker("stopped", games=len(played)))
    return [facts for _, facts in sorted(played, key=lambda each: each[0])]


def report_of(facts: Sequence[Facts], box: Box) -> FilmsReport | HollywoodReport | DreamsReport:
    if isinstance(box, FilmsBox):
        return film_report.report_of(cast(Sequence[FilmsGame], facts), box)
    if isinstance(box, DreamsBox):
        return dreams_report.report_of(cast(Sequence[DreamsGame], facts))
    assert isinstance(box, HollywoodBox)
    return hollywood_report.report_of(cast(Sequence[HollywoodGame], facts), box)


def heading(report: LabReport, speaker: Speaker) -> str:
    """What was played."""
    order, shown = report.order, report.found.games
    facts = {"box": report.name, "players": order.players, "games": report.played, "bot": order.bot}
    return speaker("heading", **facts) if shown == report.played else speaker("heading-of", **facts, shown=shown)


def show(report: LabReport, box: Box, speaker: Speaker, console: Console) -> None:
    """Prints what was played and the tables."""
    console.print(heading(report, speaker), style="bold", markup=False, highlight=False)
    tables: list[RenderableType] = []
    if isinstance(report.found, HollywoodReport):
        tables = hollywood_tables.tables_of(report.found, speaker)
    elif isinstance(report.found, DreamsReport):
        tables = dreams_tables.tables_of(report.found, speaker)
    elif isinstance(box, FilmsBox):
        tables = film_tables.tables_of(report.found, box, speaker)
    for table in tables:
        console.print(table)


def draw(report: LabReport, box: Box, speaker: Speaker, folder: Path) -> list[Path]:
    """Writes the charts; returns their files. What there is to say about Dreams is in its tables."""
    if isinstance(report.found, DreamsReport):
        return []
    if isinstance(report.found, HollywoodReport):
        return hollywood_plots.draw(report.found, speaker, folder, heading(report, speaker))
    assert isinstance(box, FilmsBox)
    return film_plots.draw(report.found, box, speaker, folder, heading(report, speaker))
