"""Run the benchmark of the games and print its results as tables."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from matinee.bench.alternating import count_measurements, measure_alternately
from matinee.bench.libraries import OtherSpeed, check_installed, other_libraries
from matinee.bench.own_games import GpuSpeed, Speed, measure, measure_cuda
from matinee.engine.game import Game
from matinee.engine.i18n import translate
from matinee.progress import ProgressBar

CUDA_THREADS = 1 << 18


class Figures(msgspec.Struct):
    """The results of a run, as in the JSON file."""

    ours: list[Speed]
    others: list[OtherSpeed]
    cuda: list[GpuSpeed]


def run(
    games: list[Game], seconds: float, with_others: bool, cuda: bool, json: Path | None, language: str, console: Console
) -> Figures:
    """Measure the games and print the results.

    Args:
        games: Our games to measure, with every number of players.
        seconds: The time for each measurement.
        with_others: Also measure other libraries.
        cuda: Measure on the GPU.
        json: A file for the results.
        language: The language of the output.
        console: Where to print.

    Raises:
        MissingExtra: `with_others` is given, and none of the other libraries is installed.
    """
    if with_others:
        check_installed()
    figures = Figures([], [], [])
    configurations = [(game, players) for game in games for players in game.players]
    with ProgressBar(console=console) as progress:
        task = progress.add_task(translate(language, "bench-measuring"), total=len(configurations))
        for game, players in configurations:
            if cuda:
                figures.cuda.append(measure_cuda(game, players, cuda_threads(), seconds))
            else:
                figures.ours.append(measure(game, players, seconds))
            progress.advance(task)
    if figures.ours:
        console.print(own_games_table(figures.ours, language))
        console.print(all_cores_table(figures.ours, language))
    if figures.cuda:
        console.print(cuda_table(figures.cuda, language))
    if with_others:
        with ProgressBar(console=console) as progress:
            entries = list(other_libraries())
            task = progress.add_task(translate(language, "bench-others"), total=count_measurements(entries))
            for _ in measure_alternately(entries, seconds):
                progress.advance(task)
            figures.others += [speed for speed, _ in entries]
        console.print(other_libraries_table(figures, language))
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    return figures


def cuda_threads() -> int:
    """Return a number of threads that fills a GPU; few under the CUDA simulator, which is slow."""
    from matinee.engine.cuda import SIMULATED

    return 4 if SIMULATED else CUDA_THREADS


def format_millions(number: float) -> str:
    """Return a number in millions, with more digits if it is small."""
    return f"{number / 1e6:,.2f}" if number >= 1e5 else f"{number / 1e6:.4f}"


def format_ratio(ratio: float) -> str:
    """Return a ratio such as "3.2 x"."""
    return f"{ratio:,.1f} x" if ratio < 100 else f"{ratio:,.0f} x"


def empty_table(title: str, headings: tuple[str, ...], language: str, caption: str = "") -> Table:
    """Return a table without rows. `headings` are messages without the prefix `bench-`."""
    table = Table(title=title, caption=caption or None)
    for heading in headings:
        is_text = heading in ("game", "environment", "driven")
        justify = "left" if is_text else "right"
        table.add_column(translate(language, f"bench-{heading}"), justify=justify, no_wrap=is_text)
    return table


def own_games_table(speeds: list[Speed], language: str) -> Table:
    """Return a table of our games on one core."""
    headings = ("game", "players", "bytes", "games", "decisions", "listed", "copies")
    table = empty_table(translate(language, "bench-title"), headings, language, translate(language, "bench-caption"))
    for speed in speeds:
        table.add_row(
            *(speed.game, str(speed.players), str(speed.state_bytes), f"{speed.games:,.0f}"),
            *(format_millions(speed.decisions), format_millions(speed.listed), format_millions(speed.copies)),
        )
    return table


def all_cores_table(speeds: list[Speed], language: str) -> Table:
    """Return a table of our games on all cores."""
    title = translate(language, "bench-all-title", cores=speeds[0].cores)
    table = empty_table(title, ("game", "players", "games", "decisions", "copies"), language)
    for speed in speeds:
        table.add_row(
            *(speed.game, str(speed.players), f"{speed.games_all_cores:,.0f}"),
            *(format_millions(speed.decisions_all_cores), format_millions(speed.copies_all_cores)),
        )
    return table


def cuda_table(speeds: list[GpuSpeed], language: str) -> Table:
    """Return a table of our games on the GPU."""
    headings = ("game", "players", "threads", "games", "decisions")
    table = empty_table(translate(language, "bench-cuda-title"), headings, language)
    for speed in speeds:
        games = f"{speed.games:,.0f}"
        table.add_row(speed.game, str(speed.players), f"{speed.threads:,}", games, format_millions(speed.decisions))
    return table


def other_libraries_table(figures: Figures, language: str) -> Table:
    """Return a table of the other libraries, with the ratios of our slowest and fastest game to each."""
    rates = [speed.decisions for speed in figures.ours]
    headings = ("environment", "game", "driven", "decisions", "slowest", "fastest")
    title, caption = translate(language, "bench-others-title"), translate(language, "bench-others-caption")
    table = empty_table(title, headings, language, caption)
    for other in figures.others:
        ratios = [format_ratio(rate / other.decisions) for rate in (min(rates), max(rates))] if rates else ["", ""]
        table.add_row(other.environment, other.game, other.driven_by, format_millions(other.decisions), *ratios)
    return table
