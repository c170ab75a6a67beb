"""Plays an arena and reports: progress, tables, `results.json` and charts."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from matinee.arena.chart_style import style
from matinee.arena.charts import draw_all
from matinee.arena.comparisons import Between, FailureSummary, Verdict, judge, points_by_bot
from matinee.arena.game_runner import warm_up
from matinee.arena.lineups import Plan, short_names
from matinee.arena.number_format import NOTHING, duration, number, percent, percent_sign
from matinee.arena.ratings import FEW
from matinee.arena.results import ResultsFile, header_of
from matinee.arena.workers import WorkerPool, open_pool
from matinee.engine.i18n import Fact, LocalisedName, translate
from matinee.games import find_game

LONGEST_NAME = 120  # of a folder
NAME = 9  # characters of a bot's name that stay on a line even in a narrow window


def run(
    plan: Plan,
    games: int,
    language: str,
    console: Console,
    folder: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
) -> bool:
    """Plays at least so many games, or goes on with them, and reports. False if somebody interrupted it."""
    header = header_of(plan)
    style()  # whoever lacks what draws the charts is told before the games, not after
    folder = folder or default_folder(plan)
    with ResultsFile(folder, header) as results_file, open_pool(workers, ray) as pool:
        _announce(plan, games, results_file, language, console)
        _warm_up_all(plan, language, console)
        done = _play(plan, games, results_file, pool, language, console)
        if not done:
            _print(console, language, "arena-interrupted")
        pool.stop()
        verdict = judge(plan, header, results_file.results)
        name = find_game(plan.table.game).box(plan.table.box).name
        (folder / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(verdict)) + b"\n")
        if verdict.games:
            draw_all(verdict, points_by_bot(plan, results_file.results), name, folder, language)
        show(verdict, name, language, console)
        _print(console, language, "arena-kept", folder=str(folder))
    return done


def default_folder(plan: Plan) -> Path:
    """Named after the table and the bots, in a folder `arena` here."""
    name = f"{plan.table.game}-{plan.table.players}p-{'-vs-'.join(plan.bots)}{'-ladder' if plan.ladder else ''}"
    return Path("arena") / re.sub(r"[^\w.@-]+", "-", name)[:LONGEST_NAME]


def _announce(plan: Plan, games: int, results_file: ResultsFile, language: str, console: Console) -> None:
    deals = plan.deals(games)
    facts = {"games": deals * plan.games_a_deal, "deals": deals, "line-ups": len(plan.line_ups)}
    _print(console, language, "arena-plan", **facts)
    if results_file.results:
        _print(console, language, "arena-going-on", played=_played(plan, games, results_file))


def _played(plan: Plan, games: int, results_file: ResultsFile) -> int:
    """How many of the games wished for are in the results file."""
    deals = plan.deals(games)
    return sum(place[0] < deals for place in results_file.places)


def _warm_up_all(plan: Plan, language: str, console: Console) -> None:
    """Compiles once what all workers will load. Bots of other people might hang: they warm up in the workers."""
    with console.status(translate(language, "cli-compiling")):
        for bot in plan.bots:
            if ":" not in bot:
                warm_up(plan.table.game, plan.table.players, bot)


def _play(plan: Plan, games: int, results_file: ResultsFile, pool: WorkerPool, language: str, console: Console) -> bool:
    """Plays what is not in the results file; return whether it came to the end."""
    deals, failed = plan.deals(games), sum(result.failure is not None for result in results_file.results)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[failed]}"))
    try:
        with Progress(
            *columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console, transient=True
        ) as progress:
            task = progress.add_task(
                translate(language, "arena-playing"),
                total=deals * plan.games_a_deal,
                completed=_played(plan, games, results_file),
                failed=translate(language, "arena-failed", failed=failed),
            )
            for result in pool.results(plan.jobs(deals, results_file.places)):
                results_file.write(result)
                failed += result.failure is not None
                progress.update(task, advance=1, failed=translate(language, "arena-failed", failed=failed))
    except KeyboardInterrupt:
        return False
    return True


def show(verdict: Verdict, game: LocalisedName, language: str, console: Console) -> None:
    """The tables of a verdict."""
    if verdict.games:
        console.print(bots_table(verdict, game, language))
        console.print(line_ups_table(verdict, language))
    else:
        _print(console, language, "arena-nothing")
    if verdict.failures:
        console.print(failures_table(verdict.failures, language))


def bots_table(verdict: Verdict, game: LocalisedName, language: str) -> Table:
    caption = translate(language, "arena-caption", games=verdict.games, deals=verdict.deals)
    if verdict.few:
        caption += " " + translate(language, "arena-few", few=FEW)
    title = translate(language, "arena-title", game=game, players=verdict.arena.players)
    columns = ("rating", "interval", "games", "points", "seconds", "longest")
    table = _table(title, ("bot",), columns, caption, language)
    names = short_names(verdict.arena.bots)
    for each in sorted(verdict.bots, key=lambda each: -each.rating.value if each.rating else 1e9):
        table.add_row(
            Text(names[each.bot]),
            number(each.rating.value if each.rating else None, language, sign=True),
            _range(each.rating, lambda value: number(value, language, sign=True)),
            number(each.games, language),
            number(each.points, language, 1),
            duration(each.seconds, language),
            duration(each.longest, language),
        )
    return table


def line_ups_table(verdict: Verdict, language: str) -> Table:
    fair = percent(verdict.line_ups[0].fair, language)
    caption = translate(language, "arena-line-ups-caption", fair=fair)
    columns = ("share", "interval", "points-one", "points-rest", "games")
    table = _table(translate(language, "arena-line-ups"), ("one", "rest"), columns, caption, language)
    names = short_names(verdict.arena.bots)
    others = verdict.arena.players - 1
    for each in verdict.line_ups:
        table.add_row(
            Text(names[each.one]),
            Text(f"{others} × {names[each.rest]}" if others > 1 else names[each.rest]),
            percent(each.share.value if each.share else None, language),
            _range(each.share, lambda value: number(100 * value, language, 1), percent_sign(language)),
            number(each.points, language, 1),
            number(each.points_of_rest, language, 1),
            number(each.games, language),
        )
    return table


def failures_table(failures: Iterable[FailureSummary], language: str) -> Table:
    caption = translate(language, "arena-failures-caption")
    table = Table(title=translate(language, "arena-failures"), caption=caption, caption_justify="left")
    table.add_column(translate(language, "arena-bot"))
    table.add_column(translate(language, "arena-times"), justify="right")
    table.add_column(translate(language, "arena-first"), overflow="fold")
    for each in failures:
        what = translate(language, f"arena-failure-{each.first.kind}", reason=each.first.reason)
        facts: dict[str, Fact] = {"deal": each.deal, "seat": each.first.seat, "move": each.first.move, "what": what}
        table.add_row(Text(each.bot), number(each.times, language), Text(translate(language, "arena-failure", **facts)))
    return table


def _table(title: str, words: Iterable[str], figures: Iterable[str], caption: str, language: str) -> Table:
    table = Table(title=title, caption=caption, caption_justify="left")
    for heading in words:
        table.add_column(translate(language, f"arena-{heading}"), overflow="fold", min_width=NAME)
    for heading in figures:
        table.add_column(translate(language, f"arena-{heading}"), justify="right", no_wrap=True)
    return table


def _range(found: Between | None, write: Callable[[float], str], unit: str = "") -> str:
    return f"{write(found.low)}…{write(found.high)}{unit}" if found else NOTHING


def _print(console: Console, language: str, message: str, **facts: Fact) -> None:
    console.print(translate(language, message, **facts), markup=False, highlight=False, soft_wrap=True)
