"""A log that somebody has made long is not read to answer that a match is not over, or that nothing can be undone."""

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.http_players import HttpPlayer, http_client, start_match
from tests.servers import MatineeServer

ENTRIES = 30_000
REQUESTS = 60
MAX_MEMORY = 60 << 20  # bytes; reading all logs at once took 450 MB
MAX_SECONDS = 4.0  # for an answer to somebody else, on a busy machine; reading all logs took 10


def test_a_long_log_costs_no_more_than_a_short_one(tmp_path: Path) -> None:
    server = MatineeServer(tmp_path, None, "--no-limits", "--no-bot-delay")
    server.start()
    try:
        with http_client(server.url) as http:
            player = start_match(http)[0]
        server.stop()
        lengthen_log(tmp_path / "tables.db", f"{player.code}-1")
        server.start()
        with http_client(server.url) as http, ThreadPoolExecutor(REQUESTS) as threads:
            player = HttpPlayer(http, player.key, player.code)
            assert player.update()["number"] == ENTRIES
            before = server.memory_in_bytes()
            paths = ["/record", "/replay", "/replay/7"] * (REQUESTS // 3)
            asked = [threads.submit(player.request, "GET", path) for path in paths]
            undo = {"seat": 0, "after": ENTRIES}
            asked += [threads.submit(player.request, "POST", "/undo", undo) for _ in range(20)]
            slowest = 0.0
            while not all(each.done() for each in asked):
                start = time.monotonic()
                assert http.get("/health").status_code == 200
                slowest = max(slowest, time.monotonic() - start)
            assert {each.result().json()["reason"] for each in asked} == {"table-not-over", "table-undo-often"}
            assert slowest < MAX_SECONDS
            assert server.memory_in_bytes() - before < MAX_MEMORY
    finally:
        server.kill()


def lengthen_log(file: Path, match: str) -> None:
    """Add moves that were undone, as somebody can do who moves and undoes for hours."""
    with sqlite3.connect(file) as database:
        columns = "seat, move, by, at, key, state"
        for number in range(1, ENTRIES + 1):
            move, seat, by = ("reel 1", 0, "person") if number % 2 else ("undo 0", 0, "person")
            database.execute(
                f"insert into moves (match, number, {columns}) select match, ?, ?, ?, ?, at, null, state "
                "from moves where match = ? and number = 0",
                (number, seat, move, by, match),
            )
        database.execute("update tables set number = ? where code = ?", (ENTRIES, match.partition("-")[0]))
    database.close()
