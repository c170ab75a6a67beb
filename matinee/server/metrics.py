"""Prometheus metrics, served at `/metrics`."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import (
    MultiProcessCollector,
    mark_process_dead,  # pyright: ignore[reportUnknownVariableType]
)

MOVES = Counter("matinee_moves_total", "Moves written, by game.", ["game"])
REFUSED = Counter("matinee_refused_total", "Error responses, by status.", ["status"])
TABLES = Counter("matinee_tables_opened_total", "Tables opened, by game.", ["game"])
SESSIONS = Gauge("matinee_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
STREAMS = Gauge("matinee_streams", "Open event streams.", multiprocess_mode="livesum")
SECONDS = Histogram(
    "matinee_move_seconds",
    "Time from receiving a move until it is on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
BATCH = Histogram("matinee_write_batch", "Writes per transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))


def exposition() -> bytes:
    """Return the metrics in Prometheus format, summed over all worker processes."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if not folder:
        return generate_latest()
    forget_dead_workers(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    return generate_latest(registry)


def forget_dead_workers(folder: Path) -> None:
    """Remove the gauges of workers that no longer run, such as their open streams. Their counts of events remain."""
    for file in folder.glob("gauge_live*_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        try:
            os.kill(worker, 0)  # sends nothing
        except ProcessLookupError:
            mark_process_dead(worker, str(folder))
