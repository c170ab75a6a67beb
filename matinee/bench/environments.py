"""`matinee bench environments`: measure our environments and other libraries', and the latency of a match."""

import os
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from matinee.bench.alternating import Step, best_batches, count_measurements, measure_alternately
from matinee.bench.libraries import OtherSpeed, rl_environments
from matinee.bench.report import empty_table, format_millions, format_ratio
from matinee.bench.vector_libraries import BatchSpeed, missing_packages, vector_libraries
from matinee.engine.game import Game
from matinee.engine.i18n import translate
from matinee.engine.match import Match
from matinee.environments.factory import make
from matinee.progress import ProgressBar

PLAYERS = 4
BATCHES = (512, 2048, 8192)
DEVICE_BATCHES = (65536, 262144, 1048576)
STEPS = 32  # between two measurements of the time


class VectorSpeed(msgspec.Struct):
    """Decisions per second of random play that writes observations and masks at every step."""

    game: str
    device: str
    batch: int
    steps: int  # in one compiled call
    numbers: int  # in an observation
    decisions: float


class Latency(msgspec.Struct):
    """The mean time of one `match.play` from Python in a random game."""

    game: str
    microseconds: float


class EnvironmentFigures(msgspec.Struct):
    """The results of a run, as in the JSON file."""

    ours: list[VectorSpeed]
    latencies: list[Latency]
    batches: list[BatchSpeed]
    singles: list[OtherSpeed]
    missing: list[str]


def run(
    games: list[Game], seconds: float, with_others: bool, cuda: bool, json: Path | None, language: str, console: Console
) -> EnvironmentFigures:
    """Measure the environments and print the results.

    Args:
        games: Our games to measure.
        seconds: The time for each measurement.
        with_others: Also measure the installed other libraries.
        cuda: Measure on the GPU.
        json: A file for the results.
        language: The language of the output.
        console: Where to print.
    """
    figures = EnvironmentFigures([], [], [], [], missing_packages() if with_others else [])
    with ProgressBar(console=console) as progress:
        task = progress.add_task(translate(language, "bench-measuring"), total=None)
        ours = [entry for game in games for entry in vector_entries(game, "cuda" if cuda else "cpu")]
        theirs = list(vector_libraries()) if with_others else []
        singles = list(rl_environments()) if with_others else []
        entries = [*ours, *theirs, *singles]
        for _ in progress.track(measure_alternately(entries, seconds), total=count_measurements(entries), task_id=task):
            pass
        figures.ours += best_batches([speed for speed, _ in ours], lambda speed: (speed.game, speed.steps))
        figures.batches += best_batches([speed for speed, _ in theirs], lambda speed: (speed.environment, speed.game))
        if not cuda:
            figures.latencies += [Latency(game.name, measure_latency(game, seconds)) for game in games]
        figures.singles += [speed for speed, _ in singles]
    print_tables(figures, language, console)
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    return figures


def batch_sizes(device: str) -> tuple[int, ...]:
    """Return the numbers of environments to measure; few under the CUDA simulator, which is slow."""
    if device == "cpu":
        return BATCHES
    from matinee.engine.cuda import SIMULATED

    return (4,) if SIMULATED else DEVICE_BATCHES


def vector_entries(game: Game, device: str) -> list[tuple[VectorSpeed, Step]]:
    """Return the measurements of a game: each number of environments, with one step and `STEPS` steps per call."""
    return [
        (
            VectorSpeed(game.name, device, batch, steps, game.observation_size, 0.0),
            random_play(game, device, batch, steps),
        )
        for steps in (1, STEPS)
        for batch in batch_sizes(device)
    ]


def random_play(game: Game, device: str, batch: int, steps: int) -> Step:
    """Return a function that plays `STEPS` random steps in a batch of games, `steps` per call."""
    env = make(game, PLAYERS, batch, 1, None, "points", False, False, device, None, {})

    def play() -> int:
        for _ in range(STEPS // steps):
            env.random_step(steps)
        if device == "cuda":
            env.batch.done.copy_to_host()  # wait for the GPU
        return STEPS * batch

    return play


def measure_latency(game: Game, seconds: float) -> float:
    """Return the microseconds per move of the fastest of many repetitions of one random game."""
    match = Match(game, PLAYERS, 1)
    played: list[tuple[int, int]] = []
    while match.awaiting:
        seat = match.awaiting[0]
        played.append((seat, match.sample(seat, len(played))))
        match.play(*played[-1])
    durations: list[float] = []
    started = time.perf_counter()
    while time.perf_counter() - started < seconds or not durations:
        match = Match(game, PLAYERS, 1)
        before = time.perf_counter()
        for seat, action in played:
            match.play(seat, action)
        durations.append(time.perf_counter() - before)
    return min(durations) / len(played) * 1e6


def print_tables(figures: EnvironmentFigures, language: str, console: Console) -> None:
    """Print the tables of a run and the names of the libraries that are not installed."""
    console.print(own_games_table(figures, language))
    if figures.batches or figures.singles:
        console.print(other_libraries_table(figures, language))
    if figures.missing:
        console.print(translate(language, "bench-missing", packages=", ".join(figures.missing)))


def own_games_table(figures: EnvironmentFigures, language: str) -> Table:
    """Return a table of our environments."""
    on_gpu = figures.ours[0].device == "cuda"
    hardware = (
        translate(language, "bench-gpu") if on_gpu else translate(language, "bench-cores", cores=os.cpu_count() or 1)
    )
    title = translate(language, "bench-envs-title", where=hardware)
    headings = ("game", "envs", "steps", "numbers", "decisions", "latency")
    table = empty_table(title, headings, language, translate(language, "bench-envs-caption"))
    latencies = {each.game: f"{each.microseconds:.1f}" for each in figures.latencies}
    for speed in figures.ours:
        row = (speed.game, f"{speed.batch:,}", str(speed.steps), f"{speed.numbers:,}", format_millions(speed.decisions))
        table.add_row(*row, latencies.get(speed.game, "") if speed.steps == 1 else "")
    return table


def other_libraries_table(figures: EnvironmentFigures, language: str) -> Table:
    """Return a table of the other libraries, with the ratios of our slowest and fastest environment to each.

    The ratios are for one step per call, because only then can a policy choose the moves.
    """
    rates = [speed.decisions for speed in figures.ours if speed.steps == 1]
    headings = ("environment", "game", "envs", "steps", "decisions", "slowest", "fastest")
    title, caption = translate(language, "bench-envs-others-title"), translate(language, "bench-others-caption")
    table = empty_table(title, headings, language, caption)
    rows = [(each.environment, each.game, each.batch, each.steps, each.decisions) for each in figures.batches]
    rows += [(each.environment, each.game, 1, 1, each.decisions) for each in figures.singles]
    for environment, game, batch, steps, decisions in rows:
        ratios = [format_ratio(rate / decisions) for rate in (min(rates), max(rates))]
        table.add_row(environment, game, f"{batch:,}", str(steps), format_millions(decisions), *ratios)
    return table
