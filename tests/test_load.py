"""The load test with hostile clients: honest players keep playing, and nothing is lost."""

import asyncio
import io

from rich.console import Console

from matinee.load import soak
from matinee.load.run import started

TABLES = 4
SECONDS = 20.0
MAX_DELAY = 1500.0  # milliseconds at most, on a busy machine, whatever the hostile clients do
MAX_GROWTH = 1.5


def test_hostile_clients_neither_stall_a_server_nor_fill_its_memory() -> None:
    with started(None, None, False, "--proxied") as url:
        quiet = Console(quiet=True)
        result = asyncio.run(soak.measure(url, "hollywood", TABLES, 0.5, SECONDS, "en", quiet))
    assert result.lost == 0
    assert result.errors == 0
    assert sum(result.attacks.values()) > 20, "the clients attacked"
    assert len(result.attacks) > 5, "in several ways"
    assert min(result.moves) > 10
    assert result.hostile[1] < max(2 * result.calm[1], MAX_DELAY)
    assert result.memory_most < MAX_GROWTH * result.memory_before


def test_the_results_are_reported_in_all_languages() -> None:
    result = soak.SoakResult(
        tables=4,
        seconds=20.0,
        hostile_clients=4,
        attacks={"hold_stream": 3},
        calm=(1.0, 20.0),
        hostile=(2.0, 30.0),
        moves=(100, 90),
        memory_before=400.0,
        memory_most=410.0,
        lost=0,
        errors=0,
    )
    for language in ("en", "fr", "de"):
        console = Console(record=True, width=160, file=io.StringIO())
        console.print(soak.report(result, language))
        text = console.export_text()
        assert all(part in text for part in ("100", "30.0", "410"))
