"""Choosing the port."""

import socket

from matinee.server.launcher import free_port
from tests.servers import free_port as any_port


def test_the_preferred_port_is_used_if_it_is_free() -> None:
    wishes = [any_port() for _ in range(5)]  # another program may take one of them
    assert any(free_port("127.0.0.1", wished) == wished for wished in wishes)


def test_another_port_is_used_if_the_preferred_one_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wished = taken.getsockname()[1]
        assert free_port("127.0.0.1", wished) not in (0, wished)
