"""One server for all tests of a process, without rate limits and bot delays."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.http_players import http_client
from tests.servers import MatineeServer


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatineeServer]:
    server = MatineeServer(tmp_path_factory.mktemp("server"), None, "--no-limits", "--no-bot-delay")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def http(server: MatineeServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as http:
        yield http
