"""`matinee bench environments`: our environments and others' in one run, and how soon a match answers."""

import os
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from matinee.bench.alternating import Step, best_batches, measure_alternately, number_of_turns
from matinee.bench.libraries import OtherSpeed, environments
from matinee.bench.report import empty_table, millions, times
from matinee.bench.vector_libraries import BatchSpeed, missing, vector_libraries
from matinee.engine.game import Game
from matinee.engine.i18n import translate
from matinee.engine.match import Match
from matinee.environments.factory import make

PLAYERS = 4
BATCHES = (512, 2048, 8192)
DEVICE_BATCHES = (65536, 262144, 1048576)
STEPS = 32  # between two looks at the clock


class VectorSpeed(msgspec.Struct):
    """Decisions a second of random play with observations and masks written at every step."""

    game: str
    device: str
    batch: int
    steps: int  # in one compiled call
    numbers: int  # in an observation
    decisions: float


class Latency(msgspec.Struct):
    """Microseconds of one `match.play` from Python, on average over a random game."""

    game: str
    microseconds: float


class EnvironmentFigures(msgspec.Struct):
    """All that a run measured."""

    ours: list[VectorSpeed]
    latencies: list[Latency]
    batches: list[BatchSpeed]
    singles: list[OtherSpeed]
    missing: list[str]


def run(
    games: list[Game], seconds: float, with_others: bool, cuda: bool, json: Path | None, language: str, console: Console
) -> EnvironmentFigures:
    """Measures, prints, and writes a file if one is named."""
    figures = EnvironmentFigures([], [], [], [], missing() if with_others else [])
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(translate(language, "bench-measuring"), total=None)
        ours = [entry for game in games for entry in vectors(game, "cuda" if cuda else "cpu")]
        theirs = list(vector_libraries()) if with_others else []
        singles = list(environments()) if with_others else []
        entries = [*ours, *theirs, *singles]
        for _ in progress.track(measure_alternately(entries, seconds), total=number_of_turns(entries), task_id=task):
            pass
        figures.ours += best_batches([speed for speed, _ in ours], lambda speed: (speed.game, speed.steps))
        figures.batches += best_batches([speed for speed, _ in theirs], lambda speed: (speed.environment, speed.game))
        if not cuda:
            figures.latencies += [Latency(game.name, latency(game, seconds)) for game in games]
        figures.singles += [speed for speed, _ in singles]
    report(figures, language, console)
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    return figures


def batches(device: str) -> tuple[int, ...]:
    """How many environments are tried; few under the simulator, which is slow."""
    if device == "cpu":
        return BATCHES
    from matinee.engine.cuda import SIMULATED

    return (4,) if SIMULATED else DEVICE_BATCHES


def vectors(game: Game, device: str) -> list[tuple[VectorSpeed, Step]]:
    """A game with some numbers of environments: stepped from here, and many steps in one call, as others can."""
    return [
        (
            VectorSpeed(game.name, device, batch, steps, game.observation_size, 0.0),
            random_play(game, device, batch, steps),
        )
        for steps in (1, STEPS)
        for batch in batches(device)
    ]


def random_play(game: Game, device: str, batch: int, steps: int) -> Step:
    """Some steps of many games; a GPU is waited for at the end."""
    env = make(game, PLAYERS, batch, 1, None, "points", False, False, device, None, {})

    def play() -> int:
        for _ in range(STEPS // steps):
            env.random_step(steps)
        if device == "cuda":
            env.batch.done.copy_to_host()
        return STEPS * batch

    return play


def latency(game: Game, seconds: float) -> float:
    """Microseconds of a move, from the action to the events: the best of many times through one random game."""
    match = Match(game, PLAYERS, 1)
    played: list[tuple[int, int]] = []
    while match.awaiting:
        seat = match.awaiting[0]
        played.append((seat, match.sample(seat, len(played))))
        match.play(*played[-1])
    took: list[float] = []
    started = time.perf_counter()
    while time.perf_counter() - started < seconds or not took:
        match = Match(game, PLAYERS, 1)
        before = time.perf_counter()
        for seat, action in played:
            match.play(seat, action)
        took.append(time.perf_counter() - before)
    return min(took) / len(played) * 1e6


def report(figures: EnvironmentFigures, language: str, console: Console) -> None:
    console.print(our_table(figures, language))
    if figures.batches or figures.singles:
        console.print(other_table(figures, language))
    if figures.missing:
        console.print(translate(language, "bench-missing", packages=", ".join(figures.missing)))


def our_table(figures: EnvironmentFigures, language: str) -> Table:
    on_gpu = figures.ours[0].device == "cuda"
    where = (
        translate(language, "bench-gpu") if on_gpu else translate(language, "bench-cores", cores=os.cpu_count() or 1)
    )
    title = translate(language, "bench-envs-title", where=where)
    headings = ("game", "envs", "steps", "numbers", "decisions", "latency")
    table = empty_table(title, headings, language, translate(language, "bench-envs-caption"))
    latencies = {each.game: f"{each.microseconds:.1f}" for each in figures.latencies}
    for speed in figures.ours:
        row = (speed.game, f"{speed.batch:,}", str(speed.steps), f"{speed.numbers:,}", millions(speed.decisions))
        table.add_row(*row, latencies.get(speed.game, "") if speed.steps == 1 else "")
    return table


def other_table(figures: EnvironmentFigures, language: str) -> Table:
    """The others, and how many times as fast the slowest and the fastest of ours are with a step a call: only then
    could a policy choose."""
    rates = [speed.decisions for speed in figures.ours if speed.steps == 1]
    headings = ("environment", "game", "envs", "steps", "decisions", "slowest", "fastest")
    title, caption = translate(language, "bench-envs-others-title"), translate(language, "bench-others-caption")
    table = empty_table(title, headings, language, caption)
    rows = [(each.environment, each.game, each.batch, each.steps, each.decisions) for each in figures.batches]
    rows += [(each.environment, each.game, 1, 1, each.decisions) for each in figures.singles]
    for environment, game, batch, steps, decisions in rows:
        ratios = [times(rate / decisions) for rate in (min(rates), max(rates))]
        table.add_row(environment, game, f"{batch:,}", str(steps), millions(decisions), *ratios)
    return table
