"""Clients that send too much, too slowly or nothing at all are disconnected, and cost the server little."""

import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from matinee.server.app import WATCH_INTERVAL
from matinee.server.connection_limit import MAX_CONNECTIONS_OF_ADDRESS
from matinee.server.launcher import IDLE_TIMEOUT
from matinee.server.request_parsing import BODY_TIMEOUT
from tests.chaos.raw_http import HOST
from tests.servers import MatineeServer, free_port, wait_until

MARGIN = 25.0  # seconds, on a busy machine
MAX_MEMORY = 40 << 20  # bytes
LONG_VALUE = 3900  # bytes; 3,000 references to it would expand to 12 MB for each request
REFERENCES = 3000


def frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    """Return a frame of HTTP/2."""
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


def literal(text: bytes) -> bytes:
    """Return a string of HPACK that is not compressed."""
    size, length = len(text), bytearray()
    if size < 127:
        return bytes([size]) + text
    size -= 127
    while size >= 128:
        length.append(size % 128 + 128)
        size //= 128
    return bytes([127, *length, size]) + text


def header_bomb(connection: socket.socket, streams: int) -> None:
    """Send requests of about 3 KB whose headers expand to 12 MB, and never their bodies."""
    connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, 0, b""))
    path = b"\x44" + literal(b"/api/tables")
    start = b"\x83\x86" + path + b"\x41" + literal(b"localhost")  # POST, http
    cookie = b"\x60" + literal(b"x" * LONG_VALUE)  # stored in the table of the connection, at index 62
    for number in range(streams):
        block = start + (cookie if number == 0 else b"") + b"\xbe" * REFERENCES
        connection.sendall(frame(1, 4, 2 * number + 1, block))


@pytest.fixture(scope="module")
def secure_port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatineeServer]:
    """Start a server with TLS, and so with HTTP/2."""
    folder = tmp_path_factory.mktemp("tls")
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout key.pem -out cert.pem"
    subprocess.run(command.split(), cwd=folder, check=True, capture_output=True)
    server = SecureServer(folder, None, "--cert", str(folder / "cert.pem"), "--key", str(folder / "key.pem"))
    server.start()
    yield server
    server.stop()


class SecureServer(MatineeServer):
    """A server with a certificate that no client trusts."""

    def __init__(self, folder: Path, database: str | None = None, *flags: str, port: int | None = None) -> None:
        super().__init__(folder, database, *flags, port=port or free_port())
        self.url = f"https://{HOST}:{self.port}"

    def is_healthy(self) -> bool:
        assert self.process
        assert self.process.poll() is None, self.log_text
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/health", timeout=5, verify=False).status_code == 200
        return False


def test_headers_that_expand_to_megabytes_end_the_connection(secure_port: MatineeServer) -> None:
    context = ssl._create_unverified_context()  # pyright: ignore[reportPrivateUsage]
    context.set_alpn_protocols(["h2"])
    before = secure_port.memory_in_bytes()
    with socket.create_connection((HOST, secure_port.port), MARGIN) as plain, context.wrap_socket(plain) as client:
        assert client.selected_alpn_protocol() == "h2"
        with suppress(OSError):
            header_bomb(client, 40)
        assert ended(client, MARGIN)
    assert secure_port.memory_in_bytes() - before < MAX_MEMORY
    assert secure_port.is_healthy()


def ended(client: socket.socket, within: float) -> bool:
    """Whether the server ends the connection within some seconds."""
    end = time.monotonic() + within
    with suppress(ConnectionError, ssl.SSLError):
        while (left := end - time.monotonic()) > 0:
            client.settimeout(left)
            try:
                if not client.recv(1 << 16):
                    return True
            except TimeoutError:
                return False
        return False
    return True


def test_without_tls_http_2_is_not_spoken(server: MatineeServer) -> None:
    before = server.memory_in_bytes()
    with socket.create_connection((HOST, server.port), MARGIN) as client:
        with suppress(OSError):
            header_bomb(client, 40)
        assert ended(client, MARGIN)
    assert server.memory_in_bytes() - before < MAX_MEMORY


def test_long_headers_are_refused(server: MatineeServer) -> None:
    with socket.create_connection((HOST, server.port), MARGIN) as client:
        with suppress(OSError):
            client.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + b"x" * 200_000 + b"\r\n\r\n")
        with suppress(ConnectionError):
            assert b" 431 " in client.recv(100)
    cookies = {"Cookie": "x" * 20_000}
    assert httpx.get(f"{server.url}/health", headers=cookies, timeout=MARGIN).status_code == 200


POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
SLOW = {
    "nothing": b"",
    "half of the headers": POST,
    "announced body": POST + b"Content-Length: 100\r\n\r\n",
    "body without an end": POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "half of a body": POST + b"Content-Length: 100\r\n\r\n{",
}


def test_silent_clients_are_disconnected(server: MatineeServer) -> None:
    clients = {name: socket.create_connection((HOST, server.port), MARGIN) for name in SLOW}
    try:
        for name, client in clients.items():
            client.sendall(SLOW[name])
        end = time.monotonic() + IDLE_TIMEOUT / 1000 + BODY_TIMEOUT + MARGIN
        still_open = {name for name, client in clients.items() if not ended(client, end - time.monotonic())}
        assert not still_open
    finally:
        for client in clients.values():
            client.close()


def test_a_late_body_is_answered_with_a_problem(server: MatineeServer) -> None:
    with socket.create_connection((HOST, server.port), BODY_TIMEOUT + MARGIN) as client:
        client.sendall(SLOW["half of a body"])
        answer = client.recv(1 << 16)
    assert b" 408 " in answer.split(b"\r\n")[0]


def test_an_address_holds_a_limited_number_of_connections(secure_port: MatineeServer) -> None:
    """With TLS, silent connections are not ended, since no HTTP version has been agreed on."""
    clients: list[socket.socket] = []
    try:
        for _ in range(MAX_CONNECTIONS_OF_ADDRESS + 200):
            client = socket.socket()
            client.bind(("127.0.0.9", 0))
            client.connect((HOST, secure_port.port))
            client.setblocking(False)
            clients.append(client)
        wait_until(lambda: sum(is_open(client) for client in clients) <= MAX_CONNECTIONS_OF_ADDRESS, MARGIN)
        assert sum(is_open(client) for client in clients) == MAX_CONNECTIONS_OF_ADDRESS
        assert secure_port.is_healthy(), "other addresses are served"
    finally:
        for client in clients:
            client.close()


def test_connections_of_a_proxy_are_not_limited(tmp_path: Path) -> None:
    server = MatineeServer(tmp_path, None, "--proxied")
    server.start()
    clients = [socket.create_connection((HOST, server.port), MARGIN) for _ in range(MAX_CONNECTIONS_OF_ADDRESS + 50)]
    try:
        time.sleep(3 * WATCH_INTERVAL)
        assert all(is_open(client) for client in clients)
    finally:
        for client in clients:
            client.close()
        server.kill()


def is_open(client: socket.socket) -> bool:
    """Whether the server has not ended a connection on which it sends nothing."""
    client.setblocking(False)
    try:
        return bool(client.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def test_many_silent_clients_do_not_keep_others_out(server: MatineeServer) -> None:
    clients = [socket.create_connection((HOST, server.port), MARGIN) for _ in range(500)]
    try:
        assert httpx.get(f"{server.url}/health", timeout=MARGIN).status_code == 200
        wait_until(lambda: server.is_healthy())
        assert ended(clients[0], IDLE_TIMEOUT / 1000 + MARGIN)
        assert ended(clients[-1], MARGIN)
    finally:
        for client in clients:
            client.close()
