"""The launcher chooses the preferred port or another free one."""

import socket

from matinee.server.launcher import free_port
from tests.servers import free_port as any_port


def test_the_preferred_port_is_used_if_it_is_free() -> None:
    preferred_ports = [any_port() for _ in range(5)]  # another program may take one of them
    assert any(free_port("127.0.0.1", port) == port for port in preferred_ports)


def test_another_port_is_used_if_the_preferred_one_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        preferred = bound.getsockname()[1]
        assert free_port("127.0.0.1", preferred) not in (0, preferred)
