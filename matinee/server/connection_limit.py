"""A limit of open connections by address. Granian has none, and it reports no connection before a complete request.

So each worker looks at its own sockets every second, and shuts down those of an address above the limit.
"""

import os
import socket
from collections import Counter

from matinee.server.addresses import is_in, rate_limited_network

MAX_CONNECTIONS_OF_ADDRESS = (
    256  # an address may hold 32 event streams, and a browser opens 6 connections with HTTP/1.1
)
DESCRIPTORS = "/dev/fd"  # the open files of this process, on Linux and macOS


def end_excess_connections(port: int, exempt: str = "", limit: int = MAX_CONNECTIONS_OF_ADDRESS) -> int:
    """Shut down the connections to a port above the limit of each address; return how many.

    Args:
        port: The port of the server.
        exempt: Networks without a limit, separated by commas: the connections of a proxy are those of many clients.
        limit: The number of connections that an address may hold.
    """
    descriptors = [int(name) for name in os.listdir(DESCRIPTORS)] if os.path.isdir(DESCRIPTORS) else []
    if len(descriptors) <= limit:
        return 0
    counts = Counter[str]()
    ended = 0
    for descriptor in descriptors:
        try:
            with duplicate(descriptor) as connection:
                peer = peer_at(connection, port)
                if peer is None or is_in(peer, exempt):
                    continue
                counts[address := rate_limited_network(peer)] += 1
                if counts[address] > limit:
                    connection.shutdown(socket.SHUT_RDWR)  # Granian then closes it
                    ended += 1
        except OSError:  # not a socket, listening, or closed meanwhile
            continue
    return ended


def duplicate(descriptor: int) -> socket.socket:
    """Return another handle of a socket, which stays the same socket even if the first handle is closed and reused."""
    copy = os.dup(descriptor)
    try:
        return socket.socket(fileno=copy)
    except OSError:
        os.close(copy)
        raise


def peer_at(connection: socket.socket, port: int) -> str | None:
    """Return the address at the other end of a connection to a port; None if it is another socket."""
    if connection.family not in (socket.AF_INET, socket.AF_INET6) or connection.getsockname()[1] != port:
        return None
    return connection.getpeername()[0]
