"""Play a tournament, show progress and tables, and write `results.json` and charts."""

import math
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from matinee.arena.chart_style import style
from matinee.arena.charts import draw_all
from matinee.arena.game_runner import warm_up
from matinee.arena.lineups import Plan, short_names
from matinee.arena.number_format import DASH, duration, number, percent, percent_sign
from matinee.arena.ratings import MIN_DEALS
from matinee.arena.results import ResultsFile, header_of
from matinee.arena.summary import FailureSummary, Interval, Summary, points_by_bot, summarise
from matinee.arena.workers import WorkerPool, open_pool
from matinee.engine.i18n import Fact, LocalisedName, translate
from matinee.games import find_game
from matinee.progress import ProgressBar

MAX_FOLDER_NAME = 120  # characters
MIN_NAME_WIDTH = 9  # characters of a bot's name that are not wrapped, even in a narrow window


def run(
    plan: Plan,
    games: int,
    language: str,
    console: Console,
    folder: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
) -> bool:
    """Play a tournament, write its results and print a report.

    Args:
        plan: The tournament.
        games: At least how many games to play, including those already in the folder.
        language: The language of the output.
        console: Where to print.
        folder: Where to write the results; None for `default_folder`.
        workers: How many games to play in parallel; None for one per core.
        ray: The address of a Ray cluster; None for processes on this machine.

    Returns:
        False if interrupted by Ctrl-C; the games played so far are in the folder.

    Raises:
        MatineeError: The settings are invalid, the folder belongs to another tournament, or a package is missing.
    """
    header = header_of(plan)
    style()  # raises now, not after the games, if matplotlib is missing
    folder = folder or default_folder(plan)
    with ResultsFile(folder, header) as results_file, open_pool(workers, ray) as pool:
        _announce(plan, games, results_file, language, console)
        _warm_up_all(plan, language, console)
        completed = _play(plan, games, results_file, pool, language, console)
        if not completed:
            _print(console, language, "arena-interrupted")
        pool.stop()
        with console.status(translate(language, "arena-rating-bots")):
            summary = summarise(plan, header, results_file.results)
        name = find_game(plan.settings.game).box(plan.settings.box).name
        (folder / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
        if summary.games:
            draw_all(summary, points_by_bot(plan, results_file.results), name, folder, language)
        show(summary, name, language, console)
        _print(console, language, "arena-kept", folder=str(folder))
    return completed


def default_folder(plan: Plan) -> Path:
    """Return a folder below `arena` in the current directory, named after game, players and bots."""
    name = f"{plan.settings.game}-{plan.settings.players}p-{'-vs-'.join(plan.bots)}"
    kind = "-ladder" if plan.ladder else "-league" if plan.league else ""
    return Path("arena") / (re.sub(r"[^\w.@-]+", "-", name)[: MAX_FOLDER_NAME - len(kind)] + kind)


def _announce(plan: Plan, games: int, results_file: ResultsFile, language: str, console: Console) -> None:
    deals = plan.deals(games)
    facts = {"games": deals * plan.games_per_deal, "deals": deals, "line-ups": len(plan.line_ups)}
    _print(console, language, "arena-plan-league" if plan.league else "arena-plan", **facts)
    if results_file.results:
        _print(console, language, "arena-resuming", played=_played(plan, games, results_file))


def _played(plan: Plan, games: int, results_file: ResultsFile) -> int:
    """Return how many of the planned games are in the results file."""
    deals = plan.deals(games)
    return sum(deal < deals for deal, _, _ in results_file.keys)


def _warm_up_all(plan: Plan, language: str, console: Console) -> None:
    """Compile the bots once for all workers. Bots from other modules could hang, so they warm up in the workers."""
    with console.status(translate(language, "cli-compiling")):
        for bot in plan.bots:
            if ":" not in bot:
                warm_up(plan.settings.game, plan.settings.players, bot)


def _play(plan: Plan, games: int, results_file: ResultsFile, pool: WorkerPool, language: str, console: Console) -> bool:
    """Play the games that are not in the results file; return False if interrupted."""
    deals, failed = plan.deals(games), sum(result.failure is not None for result in results_file.results)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[failed]}"))
    try:
        with ProgressBar(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
            task = progress.add_task(
                translate(language, "arena-playing"),
                total=deals * plan.games_per_deal,
                completed=_played(plan, games, results_file),
                failed=translate(language, "arena-failed", failed=failed),
            )
            for result in pool.results(plan.jobs(deals, results_file.keys)):
                results_file.write(result)
                failed += result.failure is not None
                progress.update(task, advance=1, failed=translate(language, "arena-failed", failed=failed))
    except KeyboardInterrupt:
        return False
    return True


def show(summary: Summary, game: LocalisedName, language: str, console: Console) -> None:
    """Print the tables of a summary."""
    if summary.games:
        console.print(bots_table(summary, game, language))
        if summary.line_ups:
            console.print(line_ups_table(summary, language))
    else:
        _print(console, language, "arena-nothing")
    if summary.failures:
        console.print(failures_table(summary.failures, language))


def bots_table(summary: Summary, game: LocalisedName, language: str) -> Table:
    """Return the table of the bots with their ratings, the best first."""
    league = summary.arena.league
    message = "arena-caption-league" if league else "arena-caption"
    caption = translate(language, message, games=summary.games, deals=summary.deals)
    if summary.few:
        caption += " " + translate(language, "arena-few", few=MIN_DEALS)
    title = translate(language, "arena-title", game=game, players=summary.arena.players)
    columns = ("rating", "interval", *(("place", "share") if league else ()), "games", "points", "seconds", "longest")
    table = _table(title, ("bot",), columns, caption, language)
    names = short_names(summary.arena.bots)
    for each in sorted(summary.bots, key=lambda each: -each.rating.value if each.rating else math.inf):
        table.add_row(
            Text(names[each.bot]),
            number(each.rating.value if each.rating else None, language, sign=True),
            _range(each.rating, lambda value: number(value, language, sign=True)),
            *((number(each.place, language, 2), percent(each.wins, language)) if league else ()),
            number(each.games, language),
            number(each.points, language, 1),
            duration(each.seconds, language),
            duration(each.longest, language),
        )
    return table


def line_ups_table(summary: Summary, language: str) -> Table:
    """Return the table of each bot's win rate against each other bot."""
    fair = percent(summary.line_ups[0].fair, language)
    caption = translate(language, "arena-line-ups-caption", fair=fair)
    columns = ("share", "interval", "points-candidate", "points-opponents", "games")
    table = _table(translate(language, "arena-line-ups"), ("candidate", "opponents"), columns, caption, language)
    names = short_names(summary.arena.bots)
    others = summary.arena.players - 1
    for each in summary.line_ups:
        table.add_row(
            Text(names[each.candidate]),
            Text(f"{others} × {names[each.opponent]}" if others > 1 else names[each.opponent]),
            percent(each.win_rate.value if each.win_rate else None, language),
            _range(each.win_rate, lambda value: number(100 * value, language, 1), percent_sign(language)),
            number(each.points, language, 1),
            number(each.opponent_points, language, 1),
            number(each.games, language),
        )
    return table


def failures_table(failures: Iterable[FailureSummary], language: str) -> Table:
    """Return the table of the bots that failed, with the first failure of each."""
    caption = translate(language, "arena-failures-caption")
    table = Table(title=translate(language, "arena-failures"), caption=caption, caption_justify="left")
    table.add_column(translate(language, "arena-bot"))
    table.add_column(translate(language, "arena-failure-count"), justify="right")
    table.add_column(translate(language, "arena-first"), overflow="fold")
    for each in failures:
        reason = translate(language, f"arena-failure-{each.first.kind}", reason=each.first.reason)
        facts: dict[str, Fact] = {"deal": each.deal, "seat": each.first.seat, "move": each.first.move, "what": reason}
        table.add_row(Text(each.bot), number(each.times, language), Text(translate(language, "arena-failure", **facts)))
    return table


def _table(title: str, names: Iterable[str], numbers: Iterable[str], caption: str, language: str) -> Table:
    """Return an empty table with columns for names and for numbers."""
    table = Table(title=title, caption=caption, caption_justify="left")
    for heading in names:
        table.add_column(translate(language, f"arena-{heading}"), overflow="fold", min_width=MIN_NAME_WIDTH)
    for heading in numbers:
        table.add_column(translate(language, f"arena-{heading}"), justify="right", no_wrap=True)
    return table


def _range(interval: Interval | None, write: Callable[[float], str], unit: str = "") -> str:
    return f"{write(interval.low)}…{write(interval.high)}{unit}" if interval else DASH


def _print(console: Console, language: str, message: str, **facts: Fact) -> None:
    console.print(translate(language, message, **facts), markup=False, highlight=False, soft_wrap=True)
