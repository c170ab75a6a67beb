"""The load test: a server, tables on it, and what was measured."""

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
from rich.progress import Progress
from rich.table import Table

from matinee.engine.errors import MatineeError
from matinee.engine.i18n import translate
from matinee.load.tables import LoadTable, Tally

STEPS = (4, 16, 32, 64, 128, 256)  # tables that play as fast as they can, to find the most moves a second
IDLE_TABLES = 1000
OPEN_AT_ONCE = 20


class Figures(Struct, frozen=True, kw_only=True):
    """What one load brought."""

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
) -> list[Figures]:
    """Measures on a server that runs, or on one started for it on one core."""
    with started(url, database, most) as address:
        figures = asyncio.run(measure_all(address, game, tables, every, seconds, most, idle, language, console))
    if out:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    return figures


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
) -> list[Figures]:
    figures: list[Figures] = []
    if idle:
        kilobytes = await memory_of_tables(url, game, idle)
        console.print(translate(language, "load-memory", tables=idle, kilobytes=f"{kilobytes:.1f}"), highlight=False)
    for count in STEPS if most else (tables,):
        with Progress(console=console, transient=True) as progress:
            progress.add_task(translate(language, "load-measuring", tables=count), total=seconds)
            measured, tally = await measure(url, game, count, 0.0 if most else every, seconds, progress)
        figures.append(measured)
        for error in tally.errors[:5]:
            console.print(error, style="red", markup=False, highlight=False)
    console.print(report(figures, language))
    if most:
        best = max(figures, key=lambda each: each.moves_per_second)
        console.print(translate(language, "load-most", moves=round(best.moves_per_second), tables=best.tables))
    return figures


async def measure(
    url: str, game: str, count: int, every: float, seconds: float, progress: Progress
) -> tuple[Figures, Tally]:
    tally = Tally()
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(60)) as session:
        tables = [LoadTable(session, url, game, seed, every, tally) for seed in range(count)]
        await open_all(tables)
        playing = [asyncio.create_task(table.play(lambda: tally.over)) for table in tables]
        await asyncio.sleep(min(3.0, seconds / 3))
        busy = await figure(session, url, "process_cpu_seconds_total")
        tally.measuring, began, before = True, time.perf_counter(), tally.bytes
        while (passed := time.perf_counter() - began) < seconds:
            await asyncio.sleep(min(0.2, seconds - passed))
            progress.update(progress.task_ids[0], completed=passed)
        tally.measuring, tally.over = False, True
        passed = time.perf_counter() - began
        busy = await figure(session, url, "process_cpu_seconds_total") - busy
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    p50, p95, p99 = np.percentile(tally.seconds or [np.nan], [50, 95, 99])
    return (
        Figures(
            game=game,
            tables=count,
            every=every,
            seconds=round(passed, 2),
            moves_per_second=tally.moves / passed,
            games=tally.games,
            cpu=busy / passed,
            megabytes_per_second=(tally.bytes - before) / passed / 1e6,
            p50=1000 * float(p50),
            p95=1000 * float(p95),
            p99=1000 * float(p99),
            errors=len(tally.errors),
        ),
        tally,
    )


async def open_all(tables: list[LoadTable]) -> None:
    for first in range(0, len(tables), OPEN_AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[first : first + OPEN_AT_ONCE]))


async def memory_of_tables(url: str, game: str, count: int) -> float:
    """Kilobytes that the server's memory grows by for each table that is begun and then left alone."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        tally = Tally()
        await open_all([LoadTable(session, url, game, 0, 0.0, tally) for _ in range(100)])  # what is needed once
        before = await figure(session, url, "process_resident_memory_bytes")
        await open_all([LoadTable(session, url, game, 0, 0.0, tally) for _ in range(count)])
        return (await figure(session, url, "process_resident_memory_bytes") - before) / 1024 / count


async def figure(session: aiohttp.ClientSession, url: str, name: str) -> float:
    """One of the server's own figures."""
    async with session.get(f"{url}/metrics") as answer:
        found = re.search(rf"^{name} (\S+)", await answer.text(), re.MULTILINE)
    return float(found[1]) if found else float("nan")


def report(figures: list[Figures], language: str) -> Table:
    table = Table(title=translate(language, "load-title", game=figures[0].game))
    for name in ("tables", "moves", "p50", "p95", "p99", "games", "megabytes", "cpu", "errors"):
        table.add_column(translate(language, f"load-{name}"), justify="right")
    for each in figures:
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
def started(url: str | None, database: str | None, one_core: bool) -> Generator[str]:
    """A server of our own, with its storage in a folder of its own, unless one is named."""
    if url:
        yield url.rstrip("/")
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="matinee-load-") as folder:
        command = [sys.executable, "-m", "matinee.cli", "serve", "--port", str(port), "--no-limits", "--database"]
        log = Path(folder) / "log"
        with log.open("wb") as said:
            server = subprocess.Popen(
                [*command, database or f"sqlite:///{folder}/tables.db"],
                stdout=said,
                stderr=said,
                start_new_session=True,
                preexec_fn=keep_to_one_core if one_core else None,
            )
        try:
            wait_for(port, server, log)
            if one_core:
                keep_off_that_core()
            yield f"http://127.0.0.1:{port}"
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(30)


def keep_to_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def keep_off_that_core() -> None:
    if hasattr(os, "sched_setaffinity") and len(cores := os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, cores - {min(cores)})


def wait_for(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 180
    while time.monotonic() < end and server.poll() is None:
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise MatineeError("load-no-server", said=log.read_text("utf-8", "replace")[-300:])
