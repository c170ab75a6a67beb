"""One real server for all tests of a process, without limits and with bots in a hurry."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.guests import visiting
from tests.servers import MatineeServer


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatineeServer]:
    server = MatineeServer(tmp_path_factory.mktemp("server"), None, "--no-limits", "--hurry")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def http(server: MatineeServer) -> Iterator[httpx.Client]:
    with visiting(server.url) as http:
        yield http
