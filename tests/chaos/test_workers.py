"""The metrics are those of all workers, also after one of them has crashed."""

import os
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx

from tests.server.http_players import HttpPlayer, StreamEvent, http_client, open_table
from tests.servers import MatineeServer, PostgresServer, RedisServer, StartServer, wait_until

TABLES = 8
ASKED = 12  # each time over a connection of its own, which any of the workers may accept


def workers(server: MatineeServer) -> list[int]:
    assert server.process
    folder = Path(f"/proc/{server.process.pid}/task")
    return [int(pid) for task in folder.glob("*/children") for pid in task.read_text().split()]


def read_metric(server: MatineeServer, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=30).text
    return float(re.findall(rf"^{name} (\S+)$", text, re.MULTILINE)[0])


def test_metrics_count_all_workers_and_no_crashed_ones(
    serve: StartServer, postgres: PostgresServer, redis: RedisServer
) -> None:
    server = serve(postgres.url, "--redis", redis.url, "--workers", "2")
    codes: list[str] = []
    for _ in range(TABLES):
        with http_client(server.url) as http:
            codes.append(open_table(http).code)
    wait_until(lambda: read_metric(server, "matinee_tables_in_memory") >= TABLES, 60)
    assert len({read_metric(server, "matinee_tables_in_memory") for _ in range(ASKED)}) == 1
    with ExitStack() as stack:
        streams: list[Iterator[StreamEvent]] = []  # a stream is closed when nothing refers to it
        for code in codes:
            client = stack.enter_context(http_client(server.url))
            streams.append(stack.enter_context(HttpPlayer(client, None, code).stream()))
            next(streams[-1])
        assert read_metric(server, "matinee_streams") == TABLES
        crashed = workers(server)
        assert len(crashed) == 2
        for worker in crashed:
            os.kill(worker, signal.SIGKILL)
        wait_until(server.is_healthy, 120)
        wait_until(lambda: read_metric(server, "matinee_streams") == 0, 60)
