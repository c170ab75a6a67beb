"""Real servers for tests: Matinee, PostgreSQL and Redis, each on a free port with its own folder."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx

STARTUP_TIMEOUT = 300.0  # seconds, on a busy machine that has to compile everything first


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return bound.getsockname()[1]


def wait_until(condition: Callable[[], bool], timeout: float = STARTUP_TIMEOUT) -> None:
    end = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < end, "a server did not start in time"
        time.sleep(0.05)


def accepts_connections(port: int) -> bool:
    with socket.socket() as client:
        client.settimeout(1)
        return client.connect_ex(("127.0.0.1", port)) == 0


class ServerProcess:
    """A subprocess that a test can start, stop, kill and start again."""

    def __init__(self, *command: str, log: Path, **popen_options: Any) -> None:
        self._command, self._log, self._popen_options = command, log, popen_options
        self.port = 0
        self.process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                **self._popen_options,
            )

    def stop(self, signal_number: int = signal.SIGTERM) -> int:
        """Stop the process and its children; return its exit status."""
        if self.process is None:
            return 0
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal_number)
        try:
            status = self.process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            status = self.process.wait()
        self.process = None
        return status

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    @property
    def log_text(self) -> str:
        return self._log.read_text("utf-8", "replace")


class MatineeServer(ServerProcess):
    """`matinee serve`. It can be started again on the same port with the same database."""

    def __init__(self, folder: Path, database: str | None = None, *flags: str, port: int | None = None) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        port = port or free_port()
        command = [sys.executable, "-m", "matinee.cli", "serve", "--port", str(port), "--database", self.database]
        super().__init__(*command, *flags, log=folder / f"serve-{port}.log", env=os.environ | {"MATINEE_LANG": "en"})
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def start(self) -> None:
        super().start()
        wait_until(self.is_healthy)

    def is_healthy(self) -> bool:
        assert self.process
        assert self.process.poll() is None, self.log_text
        try:
            return httpx.get(f"{self.url}/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def memory_in_bytes(self) -> int:
        """Return the memory of the server and its child processes in bytes."""
        assert self.process
        total, pids = 0, [self.process.pid]
        while pids:
            folder = Path("/proc") / str(pids.pop())
            pids += [int(pid) for task in folder.glob("task/*/children") for pid in task.read_text().split()]
            lines = (folder / "status").read_text().splitlines()
            total += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) << 10
        return total


TEST_FLAGS = ("--no-limits", "--no-bot-delay")  # no rate limits, and no delays before the moves of bots
StartServer = Callable[..., MatineeServer]  # a fixture that starts a server with a database URL and flags


class RedisServer(ServerProcess):
    def __init__(self, folder: Path) -> None:
        port = free_port()
        executable = shutil.which("redis-server")
        assert executable, "redis-server is missing; make test installs it"
        super().__init__(
            *(executable, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)),
            log=folder / "redis.log",
        )
        self.port = port
        self.url = f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        super().start()
        wait_until(lambda: accepts_connections(self.port))


class PostgresServer(ServerProcess):
    """A PostgreSQL server. It refuses to run as root, so root starts it as the user `postgres`."""

    def __init__(self, folder: Path) -> None:
        self._bin = postgres_bin_folder()
        self._data = folder / "postgres"
        port = free_port()
        self._user_options: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            self._user_options = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
            self._data.mkdir()
            os.chown(self._data, owner.pw_uid, owner.pw_gid)
            for parent in self._data.parents:  # other users cannot enter pytest's folders
                if parent.stat().st_uid == 0 and parent != Path("/"):
                    parent.chmod(parent.stat().st_mode | 0o011)
        subprocess.run(
            [self._bin / "initdb", "-D", self._data, "-U", "matinee", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=self._data.parent,
            **self._user_options,
        )
        super().__init__(
            *(str(self._bin / "postgres"), "-D", str(self._data), "-p", str(port), "-h", "127.0.0.1", "-k", ""),
            log=folder / "postgres.log",
            cwd=self._data,
            **self._user_options,
        )
        self.port = port
        self.url = f"postgresql://matinee@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        super().start()
        wait_until(self.is_ready)

    def kill(self) -> None:
        """Stop as in a power cut. SIGQUIT also ends the child processes; after SIGKILL they would keep running."""
        self.stop(signal.SIGQUIT)

    def is_ready(self) -> bool:
        command = [self._bin / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run(command, check=False).returncode == 0

    def new_database(self, name: str) -> str:
        """Create an empty database and return its URL."""
        command = [self._bin / "createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "matinee", name]
        subprocess.run(command, check=True, capture_output=True)
        return f"postgresql://matinee@127.0.0.1:{self.port}/{name}"


class ServerPair:
    """Two Matinee servers that share one PostgreSQL and one Redis."""

    def __init__(self, folder: Path) -> None:
        self.postgres, self.redis = PostgresServer(folder), RedisServer(folder)
        flags = ("--redis", self.redis.url, *TEST_FLAGS)
        self.first, self.second = (MatineeServer(folder, self.postgres.url, *flags) for _ in range(2))

    def __enter__(self) -> Self:
        try:
            self.postgres.start()
            self.redis.start()
            with ThreadPoolExecutor() as threads:
                list(threads.map(MatineeServer.start, (self.first, self.second)))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for server in (self.first, self.second, self.redis, self.postgres):
            server.kill()


def postgres_bin_folder() -> Path:
    """Return the folder of the newest PostgreSQL of Debian, or of the one in PATH."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if installed:
        return installed[-1].parent
    executable = shutil.which("initdb")
    assert executable, "PostgreSQL is missing; make test installs it"
    return Path(executable).parent
