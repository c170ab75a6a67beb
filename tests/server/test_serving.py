"""Where the server listens."""

import socket

from matinee.server.serving import free_port
from tests.servers import free_port as any_port


def test_the_port_wished_for_is_taken_if_it_is_free_and_else_another() -> None:
    wished = any_port()
    assert free_port("127.0.0.1", wished) == wished
    with socket.create_server(("127.0.0.1", wished)):
        assert free_port("127.0.0.1", wished) not in (0, wished)
    assert free_port("127.0.0.1", wished) == wished
