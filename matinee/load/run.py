"""The load test: start a server, play on it, and report throughput and latency."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import msgspec
import numpy as np
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from matinee.engine.errors import MatineeError
from matinee.engine.i18n import translate
from matinee.load.tables import LoadTable, Measurements
from matinee.progress import ProgressBar

STEPS = (4, 16, 32, 64, 128, 256)  # numbers of tables tried to find the maximal throughput
OPEN_AT_ONCE = 20


class LoadResult(Struct, frozen=True, kw_only=True):
    """The results for one number of tables. `p50` to `p99` are latencies in milliseconds."""

    game: str
    tables: int
    every: float
    seconds: float
    moves_per_second: float
    games: int
    cpu: float
    megabytes_per_second: float
    p50: float
    p95: float
    p99: float
    errors: int


def run(
    url: str | None,
    game: str,
    tables: int,
    every: float,
    seconds: float,
    most: bool,
    idle: int,
    out: Path | None,
    language: str,
    console: Console,
    database: str | None = None,
) -> list[LoadResult]:
    """Run the load test on a running server, or on a new one.

    Args:
        url: The server; None to start one.
        game: The name of the game.
        tables: The number of tables.
        every: Seconds between two moves at a table.
        seconds: The duration of each measurement.
        most: Find the maximal throughput: try several numbers of tables without pauses, with the server on one core.
        idle: The number of idle tables for the memory measurement; 0 to skip it.
        out: A JSON file for the results.
        language: The language of the output.
        console: Where to print.
        database: The database URL of the server that is started.
    """
    with started(url, database, most) as address:
        results = asyncio.run(measure_all(address, game, tables, every, seconds, most, idle, language, console))
    if out:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(results)))
    return results


async def measure_all(
    url: str,
    game: str,
    tables: int,
    every: float,
    seconds: float,
    most: bool,
    idle: int,
    language: str,
    console: Console,
) -> list[LoadResult]:
    """Run all measurements and print their results; see `run`."""
    results: list[LoadResult] = []
    if idle:
        kilobytes = await memory_of_tables(url, game, idle)
        console.print(translate(language, "load-memory", tables=idle, kilobytes=f"{kilobytes:.1f}"), highlight=False)
    for count in STEPS if most else (tables,):
        with ProgressBar(console=console) as progress:
            progress.add_task(translate(language, "load-measuring", tables=count), total=seconds)
            measured, measurements = await measure(url, game, count, 0.0 if most else every, seconds, progress)
        results.append(measured)
        for error in measurements.errors[:5]:
            console.print(error, style="red", markup=False, highlight=False)
    console.print(report(results, language))
    if most:
        best = max(results, key=lambda each: each.moves_per_second)
        console.print(translate(language, "load-most", moves=round(best.moves_per_second), tables=best.tables))
    return results


async def measure(
    url: str, game: str, count: int, every: float, seconds: float, progress: ProgressBar
) -> tuple[LoadResult, Measurements]:
    """Play at a number of tables for some seconds and return the results."""
    measurements = Measurements()
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(60)) as session:
        tables = [LoadTable(session, url, game, seed, every, measurements) for seed in range(count)]
        await open_all(tables)
        playing = [asyncio.create_task(table.play(lambda: measurements.over)) for table in tables]
        await asyncio.sleep(min(3.0, seconds / 3))
        cpu_before = await metric(session, url, "process_cpu_seconds_total")
        measurements.measuring, start, bytes_before = True, time.perf_counter(), measurements.bytes
        while (passed := time.perf_counter() - start) < seconds:
            await asyncio.sleep(min(0.2, seconds - passed))
            progress.update(progress.task_ids[0], completed=passed)
        measurements.measuring, measurements.over = False, True
        passed = time.perf_counter() - start
        cpu_seconds = await metric(session, url, "process_cpu_seconds_total") - cpu_before
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    p50, p95, p99 = np.percentile(measurements.latencies or [np.nan], [50, 95, 99])
    return (
        LoadResult(
            game=game,
            tables=count,
            every=every,
            seconds=round(passed, 2),
            moves_per_second=measurements.moves / passed,
            games=measurements.games,
            cpu=cpu_seconds / passed,
            megabytes_per_second=(measurements.bytes - bytes_before) / passed / 1e6,
            p50=1000 * float(p50),
            p95=1000 * float(p95),
            p99=1000 * float(p99),
            errors=len(measurements.errors),
        ),
        measurements,
    )


async def open_all(tables: list[LoadTable]) -> None:
    """Open tables, `OPEN_AT_ONCE` at a time."""
    for first in range(0, len(tables), OPEN_AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[first : first + OPEN_AT_ONCE]))


async def memory_of_tables(url: str, game: str, count: int) -> float:
    """Return the server's memory per idle table with a started match, in kilobytes."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        measurements = Measurements()
        await open_all(
            [LoadTable(session, url, game, 0, 0.0, measurements) for _ in range(100)]
        )  # warm up, so that one-time allocations do not count
        before = await metric(session, url, "process_resident_memory_bytes")
        await open_all([LoadTable(session, url, game, 0, 0.0, measurements) for _ in range(count)])
        return (await metric(session, url, "process_resident_memory_bytes") - before) / 1024 / count


async def metric(session: aiohttp.ClientSession, url: str, name: str) -> float:
    """Return a value of the server's metrics."""
    async with session.get(f"{url}/metrics") as response:
        match = re.search(rf"^{name} (\S+)", await response.text(), re.MULTILINE)
    return float(match[1]) if match else float("nan")


def report(results: list[LoadResult], language: str) -> Table:
    """Return the results as a table."""
    table = Table(title=translate(language, "load-title", game=results[0].game))
    for name in ("tables", "moves", "p50", "p95", "p99", "games", "megabytes", "cpu", "errors"):
        table.add_column(translate(language, f"load-{name}"), justify="right")
    for each in results:
        table.add_row(
            str(each.tables),
            f"{each.moves_per_second:.0f}",
            *(f"{value:.1f}" for value in (each.p50, each.p95, each.p99)),
            str(each.games),
            f"{each.megabytes_per_second:.1f}",
            f"{100 * each.cpu:.0f} %",
            str(each.errors),
        )
    return table


@contextmanager
def started(url: str | None, database: str | None, one_core: bool, *flags: str) -> Generator[str]:
    """Start a server with a temporary database, unless `url` names a running one.

    Without flags it has no rate limits.
    """
    if url:
        yield url.rstrip("/")
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="matinee-load-") as folder:
        command = [
            sys.executable,
            "-m",
            "matinee.cli",
            "serve",
            "--port",
            str(port),
            *(flags or ("--no-limits",)),
            "--database",
        ]
        log = Path(folder) / "log"
        with log.open("wb") as output:
            server = subprocess.Popen(
                [*command, database or f"sqlite:///{folder}/tables.db"],
                stdout=output,
                stderr=output,
                start_new_session=True,
                preexec_fn=pin_to_first_core if one_core else None,
            )
        try:
            wait_for(port, server, log)
            if one_core:
                avoid_first_core()
            yield f"http://127.0.0.1:{port}"
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(30)


def pin_to_first_core() -> None:
    """Run this process on the first core only, where the system supports that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def avoid_first_core() -> None:
    """Run this process on all cores except the first, which the server uses."""
    if hasattr(os, "sched_setaffinity") and len(cores := os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, cores - {min(cores)})


def wait_for(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the server accepts connections; raise `MatineeError` if it does not."""
    end = time.monotonic() + 180
    while time.monotonic() < end and server.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise MatineeError("load-no-server", said=log.read_text("utf-8", "replace")[-300:])
