"""Running the server: Granian, with as many processes as wanted."""

import os
import socket
import tempfile
import threading
import time
import webbrowser
from pathlib import Path

from granian.constants import Interfaces, Loops
from granian.server import Server

from matinee.engine.errors import MatineeError
from matinee.server.config import Config


def serve(
    config: Config, host: str, port: int, workers: int = 1, cert: Path | None = None, key: Path | None = None
) -> None:
    """Serves until told to stop; then everybody is sent home and what is being written is written."""
    check(config, workers)
    config.to_environment()
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
        log_enabled=False,
        respawn_failed_workers=True,
        workers_kill_timeout=10,
        ssl_cert=cert,
        ssl_key=key,
        process_name=None,
    ).serve()


def free_port(host: str, wished: int = 0) -> int:
    """A port that nobody has: the one wished for, if it can be had."""
    try:
        with socket.create_server((host, wished)) as taken:
            return taken.getsockname()[1]
    except OSError:
        if not wished:
            raise
        return free_port(host)


def show_in_browser(address: str, host: str, port: int) -> None:
    """Opens the page as soon as the server answers. Where there is no browser, the address has been told."""

    def wait() -> None:
        for _ in range(600):
            with socket.socket() as knock:
                if knock.connect_ex((host, port)) == 0:
                    webbrowser.open(address)
                    return
            time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()


def check(config: Config, workers: int) -> None:
    if workers > 1 and (config.database.startswith("sqlite") or not config.redis):
        raise MatineeError("error-workers")
