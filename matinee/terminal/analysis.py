"""The analysis of a finished game at the terminal."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, TextColumn
from rich.table import Table

from matinee.analysis.grading import Grade
from matinee.analysis.match_analysis import Analysis, MatchAnalysis
from matinee.engine.i18n import translate
from matinee.games.drawing import Prose
from matinee.progress import ProgressBar
from matinee.terminal import saved_games
from matinee.terminal.progress import compile_all
from matinee.terminal.session import GameSession, session_from_record

STEP = 4  # samples between updates of the progress bar


def show(
    file: Path, samples: int, json: Path | None, language: str, console: Console, box: str | Path | None = None
) -> None:
    """Analyse a record and print the result.

    Args:
        file: The record, or a saved game.
        samples: How often to sample each alternative.
        json: Where to write the whole analysis; None for nowhere.
        language: The language of the output.
        console: Where to print.
        box: The box that the match was played with, if the record does not contain it.

    Raises:
        MatineeError: The game is not over.
    """
    saved = saved_games.read(file)
    box = box or saved.box_file
    session = session_from_record(saved.record, language, box)
    compile_all([session.match.game], language, console)
    work = MatchAnalysis.of_record(saved.record, box)
    with ProgressBar(TextColumn("{task.description}"), BarColumn(), console=console) as progress:
        task = progress.add_task(translate(language, "terminal-analysis-working"), total=samples)
        while work.samples < samples:
            work.refine(min(STEP, samples - work.samples))
            progress.update(task, completed=work.samples)
    analysis = work.result()
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(analysis)))
    print_analysis(analysis, session, console)


def print_analysis(analysis: Analysis, session: GameSession, console: Console) -> None:
    """Print where the results came from, the turning points and the mistakes."""
    language = session.language
    console.print(ledger_table(analysis, session))
    lines = dict(session.log_lines())
    console.print(Prose(translate(language, "terminal-analysis-turning-points"), "bold"))
    for point in analysis.turning_points:
        facts = {"name": session.names[point.seat], "change": signed(point.change)}
        change = translate(language, "terminal-analysis-turn", **facts)
        console.print(Prose(f"{lines.get(point.number, '')} {change}", indent="     ", first=f"{point.number:>4} "))
    console.print(Prose(translate(language, "terminal-analysis-mistakes"), "bold"))
    mistakes = [grade for grade in analysis.grades if grade.label]
    for grade in mistakes:
        text = mistake_line(grade, session)
        console.print(Prose(text, indent="     ", first=f"{grade.number:>4} "))
    if not mistakes:
        console.print(Prose(translate(language, "terminal-analysis-no-mistakes")))


def mistake_line(grade: Grade, session: GameSession) -> str:
    """Return a sentence about a mistake and the better move."""
    facts = {"name": session.names[grade.seat], "move": grade.move, "best": grade.best, "loss": percent(grade.loss)}
    return translate(session.language, "terminal-analysis-mistake", label=grade.label, **facts)


def ledger_table(analysis: Analysis, session: GameSession) -> Table:
    """Return the table that adds up each player's result."""
    table = Table(title=translate(session.language, "terminal-analysis-ledger"), title_justify="left")
    for column in ("player", "opening", "own", "others", "luck", "result"):
        justify = "left" if column == "player" else "right"
        table.add_column(translate(session.language, f"terminal-analysis-{column}"), justify=justify)
    for line in analysis.ledger:
        parts = (line.own_decisions, line.others_decisions, line.luck)
        table.add_row(
            session.names[line.seat], percent(line.opening), *(signed(part) for part in parts), percent(line.result)
        )
    return table


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{100 * share:.0f}"


def signed(change: float) -> str:
    """Return a change of a share in percentage points."""
    return f"{round(100 * change):+d}".replace("-", "−").replace("+0", "0")
