"""Where the server listens."""

import socket

from matinee.server.serving import free_port
from tests.servers import free_port as any_port


def test_the_port_wished_for_is_taken_if_it_is_free() -> None:
    wishes = [any_port() for _ in range(5)]  # something else on the machine may take one of them meanwhile
    assert any(free_port("127.0.0.1", wished) == wished for wished in wishes)


def test_where_the_port_wished_for_is_taken_another_is() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wished = taken.getsockname()[1]
        assert free_port("127.0.0.1", wished) not in (0, wished)
