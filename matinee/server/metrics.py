"""What is counted for Prometheus, at `/metrics`."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

MOVES = Counter("matinee_moves_total", "Moves written, by game.", ["game"])
REFUSED = Counter("matinee_refused_total", "Requests refused, by status.", ["status"])
TABLES = Counter("matinee_tables_opened_total", "Tables opened, by game.", ["game"])
LIVE = Gauge("matinee_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
STREAMS = Gauge("matinee_streams", "Viewers connected.", multiprocess_mode="livesum")
SECONDS = Histogram(
    "matinee_move_seconds",
    "From the arrival of a move to its being on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
BATCH = Histogram("matinee_write_batch", "Writes in one transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))


def exposition() -> bytes:
    """The figures as Prometheus reads them; of all processes, where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    return generate_latest(registry)
