"""Servers that are stopped after each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.servers import TEST_FLAGS, MatineeServer, PostgresServer, RedisServer, StartServer


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[StartServer]:
    """Start `matinee serve` with a database URL and flags."""
    servers: list[MatineeServer] = []

    def start(database: str | None = None, *flags: str) -> MatineeServer:
        servers.append(MatineeServer(tmp_path, database, *TEST_FLAGS, *flags))
        servers[-1].start()
        return servers[-1]

    yield start
    for server in servers:
        server.kill()


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[PostgresServer]:
    server = PostgresServer(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.kill()
