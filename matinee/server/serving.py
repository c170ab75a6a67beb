"""Running the server: Granian, with as many processes as wanted."""

import os
import tempfile
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


def check(config: Config, workers: int) -> None:
    if workers > 1 and (config.database.startswith("sqlite") or not config.redis):
        raise MatineeError("error-workers")
