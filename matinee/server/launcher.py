"""Starts Granian with one or more worker processes."""

import os
import socket
import tempfile
import threading
import time
import webbrowser
from pathlib import Path

from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings, HTTP2Settings
from granian.server import Server
from msgspec import structs

from matinee.engine.errors import MatineeError
from matinee.server.addresses import is_loopback, read_networks
from matinee.server.config import Config

LOCAL_NAMES = "localhost,127.0.0.1,[::1]"
MAX_HEADERS = 32 * 1024  # bytes of a request's headers, after HTTP/2 has expanded them
MAX_REQUESTS_AT_ONCE = 64  # of one HTTP/2 connection
IDLE_TIMEOUT = 15_000  # milliseconds in which a client must send its headers, or answer a ping of HTTP/2


def serve(
    config: Config, host: str, port: int, workers: int = 1, cert: Path | None = None, key: Path | None = None
) -> None:
    """Serve until SIGINT or SIGTERM, then disconnect all clients and finish pending writes."""
    check(config, workers)
    structs.replace(config, port=port).to_environment()
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="matinee-metrics-"))
    Server(
        "matinee.server.app:create",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        loop=Loops.uvloop,
        factory=True,
        websockets=False,
        backpressure=16_384,
        # Browsers use HTTP/2 only with TLS. With HTTP/1.1 alone, silent connections are ended as well.
        http=HTTPModes.auto if cert else HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=IDLE_TIMEOUT, max_buffer_size=MAX_HEADERS),
        http2_settings=HTTP2Settings(
            max_headers_size=MAX_HEADERS, max_concurrent_streams=MAX_REQUESTS_AT_ONCE, keep_alive_interval=IDLE_TIMEOUT
        ),
        log_enabled=False,
        respawn_failed_workers=True,
        workers_kill_timeout=10,
        ssl_cert=cert,
        ssl_key=key,
        process_name=None,
    ).serve()


def free_port(host: str, preferred: int = 0) -> int:
    """Return the preferred port if it is free, else any free port."""
    try:
        with socket.create_server((host, preferred)) as server:
            return server.getsockname()[1]
    except OSError:
        if not preferred:
            raise
        return free_port(host)


def open_browser(address: str, host: str, port: int) -> None:
    """Open the page in a browser, if there is one, as soon as the server accepts connections."""

    def wait() -> None:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex((host, port)) == 0:
                    webbrowser.open(address)
                    return
            time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()


def is_local(host: str) -> bool:
    """Whether only this computer can reach a server that listens on this address."""
    return host == "localhost" or is_loopback(host)


def check(config: Config, workers: int) -> None:
    """Raise an error if several workers lack a shared database or Redis, or a setting is wrong."""
    read_networks(config.trusted_proxies)
    if workers > 1 and (config.database.startswith("sqlite") or not config.redis):
        raise MatineeError("error-workers")
