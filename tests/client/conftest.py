"""One server for all tests. One test kills and restarts it."""

from collections.abc import Iterator

import pytest

from matinee.client import Client
from tests.servers import MatineeServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatineeServer]:
    server = MatineeServer(tmp_path_factory.mktemp("server"), None, "--no-limits", "--no-bot-delay")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def client(server: MatineeServer) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client
