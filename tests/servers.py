"""Real servers for tests: ours, PostgreSQL and Redis, each on a free port and in a folder of its own."""

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

PATIENCE = 300.0  # seconds for a server to come up on a busy machine, where all has to be compiled first


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def wait_for(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "a server did not come up"
        time.sleep(0.05)


def answers(port: int) -> bool:
    with socket.socket() as knock:
        knock.settimeout(1)
        return knock.connect_ex(("127.0.0.1", port)) == 0


class Program:
    """A program that runs until it is stopped, killed, or the test is over."""

    def __init__(self, *command: str, log: Path, **more: Any) -> None:
        self._command, self._log, self._more = command, log, more
        self.port = 0
        self.process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True, **self._more
            )

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stops it and all it has started; returns its exit status."""
        if self.process is None:
            return 0
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)
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
    def said(self) -> str:
        return self._log.read_text("utf-8", "replace")


class MatineeServer(Program):
    """`matinee serve`. After `kill` or `stop` it can be started again on the same port and storage."""

    def __init__(self, folder: Path, database: str | None = None, *flags: str, port: int | None = None) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        port = port or free_port()
        command = [sys.executable, "-m", "matinee.cli", "serve", "--port", str(port), "--database", self.database]
        super().__init__(*command, *flags, log=folder / f"serve-{port}.log", env=os.environ | {"MATINEE_LANG": "en"})
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def start(self) -> None:
        super().start()
        wait_for(self.is_healthy)

    def is_healthy(self) -> bool:
        assert self.process
        assert self.process.poll() is None, self.said
        try:
            return httpx.get(f"{self.url}/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False


FLAGS = ("--no-limits", "--hurry")  # for tests: as many requests as they like, and bots that do not pretend to think
Serve = Callable[..., MatineeServer]  # a fixture that starts one, with a database and flags


class RedisServer(Program):
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        program = shutil.which("redis-server")
        assert program, "redis-server is missing; make test installs it"
        super().__init__(
            *(program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)),
            log=folder / "redis.log",
        )
        self.port = int(self._command[2])
        self.url = f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        super().start()
        wait_for(lambda: answers(self.port))


class PostgresServer(Program):
    """It refuses to run as root, so root starts it as another user."""

    def __init__(self, folder: Path) -> None:
        self._bin = postgres_programs()
        self._data = folder / "postgres"
        port = free_port()
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            self._user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
            self._data.mkdir()
            os.chown(self._data, owner.pw_uid, owner.pw_gid)
            for parent in self._data.parents:  # pytest's folders are closed to others
                if parent.stat().st_uid == 0 and parent != Path("/"):
                    parent.chmod(parent.stat().st_mode | 0o011)
        subprocess.run(
            [self._bin / "initdb", "-D", self._data, "-U", "matinee", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=self._data.parent,
            **self._user,
        )
        super().__init__(
            *(str(self._bin / "postgres"), "-D", str(self._data), "-p", str(port), "-h", "127.0.0.1", "-k", ""),
            log=folder / "postgres.log",
            cwd=self._data,
            **self._user,
        )
        self.port = port
        self.url = f"postgresql://matinee@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        super().start()
        wait_for(self.is_ready)

    def kill(self) -> None:
        """Like a power cut, and no child is left: killed itself, it would leave them to find out."""
        self.stop(signal.SIGQUIT)

    def is_ready(self) -> bool:
        ready = [self._bin / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run(ready, check=False).returncode == 0

    def new_database(self, name: str) -> str:
        """An empty database; returns its URL."""
        command = [self._bin / "createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "matinee", name]
        subprocess.run(command, check=True, capture_output=True)
        return f"postgresql://matinee@127.0.0.1:{self.port}/{name}"


class Pair:
    """Two servers of ours on one PostgreSQL and one Redis."""

    def __init__(self, folder: Path) -> None:
        self.postgres, self.redis = PostgresServer(folder), RedisServer(folder)
        flags = ("--redis", self.redis.url, *FLAGS)
        self.here, self.there = (MatineeServer(folder, self.postgres.url, *flags) for _ in range(2))

    def __enter__(self) -> Self:
        try:
            self.postgres.start()
            self.redis.start()
            with ThreadPoolExecutor() as threads:
                list(threads.map(MatineeServer.start, (self.here, self.there)))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for server in (self.here, self.there, self.redis, self.postgres):
            server.kill()


def postgres_programs() -> Path:
    """The newest PostgreSQL, where Debian puts it or in the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    assert program, "PostgreSQL is missing; make test installs it"
    return Path(program).parent
