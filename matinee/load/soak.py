"""The hostile load test: honest tables are measured in turn with and without hostile clients.

The bots of hostile tables play on for up to a minute, so also the windows without hostile clients are not quite calm.
"""

import asyncio
import time
from pathlib import Path

import aiohttp
import msgspec
import numpy as np
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from matinee.engine.i18n import translate
from matinee.load.hostile import Attackers, stop
from matinee.load.run import metric, open_all, started
from matinee.load.tables import LoadTable, Measurements
from matinee.progress import ProgressBar

SHARE = 4  # honest clients for each hostile one
WINDOW = 10.0  # seconds of each of the alternating measurements
SETTLING = 3.0  # seconds between two measurements


class SoakResult(Struct, frozen=True, kw_only=True):
    """The results. `calm` and `hostile` are the 50th and 99th percentiles of latencies in milliseconds."""

    tables: int
    seconds: float
    hostile_clients: int
    attacks: dict[str, int]
    calm: tuple[float, float]
    hostile: tuple[float, float]
    moves: tuple[int, int]
    memory_before: float
    """In megabytes, after the calm windows at the beginning."""
    memory_most: float
    lost: int
    """Confirmed moves that the server does not have, or that a viewer has not received."""
    errors: int


def run(
    game: str, tables: int, every: float, seconds: float, out: Path | None, language: str, console: Console
) -> SoakResult:
    """Start a server with rate limits behind an imitated proxy, and measure it; see `SoakResult`."""
    with started(None, None, False, "--proxied", "--max-storage", "1") as url:
        result = asyncio.run(measure(url, game, tables, every, seconds, language, console))
    if out:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(result)))
    console.print(report(result, language))
    return result


async def measure(
    url: str, game: str, count: int, every: float, seconds: float, language: str, console: Console
) -> SoakResult:
    """Play at some tables while hostile clients come and go."""
    calm, hostile = Measurements(), Measurements()
    memory: list[float] = []
    hostile_clients = max(1, count * 4 // SHARE)
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(60)) as session:
        tables = [
            LoadTable(session, url, game, seed, every, calm, f"198.51.100.{seed % 250 + 1}") for seed in range(count)
        ]
        await open_all(tables)
        over = asyncio.Event()
        playing = [asyncio.create_task(table.play(over.is_set)) for table in tables]
        async with Attackers(url, game, hostile_clients) as attackers:
            with ProgressBar(console=console) as progress:
                task = progress.add_task(translate(language, "load-measuring", tables=count), total=seconds)
                start = time.monotonic()
                while (passed := time.monotonic() - start) < seconds:
                    current = hostile if attackers.active.is_set() else calm
                    for table in tables:
                        table.measurements = current
                    await asyncio.sleep(min(SETTLING, seconds / 10))
                    current.measuring = True
                    await asyncio.sleep(min(WINDOW, seconds / 6))
                    current.measuring = False
                    memory.append(await metric(session, url, "process_resident_memory_bytes") / 1e6)
                    progress.update(task, completed=passed)
                    if attackers.active.is_set():
                        attackers.active.clear()
                    else:
                        attackers.active.set()
                attackers.active.clear()
        await asyncio.sleep(SETTLING)
        lost = sum([await table.lost() for table in tables])
        calm.over = hostile.over = True
        over.set()
        await stop(playing)
    return SoakResult(
        tables=count,
        seconds=round(time.monotonic() - start, 1),
        hostile_clients=hostile_clients,
        attacks=dict(attackers.attacks),
        calm=percentiles(calm),
        hostile=percentiles(hostile),
        moves=(calm.moves, hostile.moves),
        memory_before=memory[0],
        memory_most=max(memory),
        lost=lost,
        errors=len(calm.errors) + len(hostile.errors),
    )


def percentiles(measurements: Measurements) -> tuple[float, float]:
    """Return the 50th and 99th percentiles in milliseconds."""
    p50, p99 = np.percentile(measurements.latencies or [np.nan], [50, 99])
    return 1000 * float(p50), 1000 * float(p99)


def report(result: SoakResult, language: str) -> Table:
    """Return the results as a table."""
    table = Table(title=translate(language, "load-soak-title", clients=result.hostile_clients))
    for name in (
        "load-soak-window",
        "load-soak-confirmed",
        "load-p50",
        "load-p99",
        "load-soak-memory",
        "load-soak-lost",
    ):
        table.add_column(translate(language, name), justify="right")
    rows = (
        ("load-soak-calm", result.moves[0], result.calm, result.memory_before, ""),
        ("load-soak-hostile", result.moves[1], result.hostile, result.memory_most, str(result.lost + result.errors)),
    )
    for name, moves, (p50, p99), memory, lost in rows:
        table.add_row(translate(language, name), str(moves), f"{p50:.1f}", f"{p99:.1f}", f"{memory:.0f}", lost)
    return table
