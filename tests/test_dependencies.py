"""The list of locked packages, and the check of advisories against a database."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.servers import free_port

SCRIPT = Path(__file__).parent.parent / ".ci" / "dependencies.py"


class Database(BaseHTTPRequestHandler):
    """A database that knows one advisory, about Litestar."""

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        about = [query["package"]["name"] == "litestar" for query in queries]
        answer = json.dumps({"results": [{"vulns": [{"id": "TEST-1"}]} if each else {} for each in about]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, format: str, *args: Any) -> None:
        """Print nothing."""


@pytest.fixture
def database() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Database)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def run(*arguments: str, database: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"MATINEE_ADVISORIES": database}
    return subprocess.run(
        [sys.executable, SCRIPT, *arguments], env=environment, capture_output=True, text=True, check=False, timeout=60
    )


def test_a_known_advisory_fails_the_check(database: str) -> None:
    result = run("advisories", database=database)
    assert result.returncode == 1
    assert "litestar" in result.stdout
    assert "TEST-1" in result.stdout
    assert "1 advisories" in result.stdout


def test_without_the_database_the_check_is_skipped() -> None:
    result = run("advisories", database=f"http://127.0.0.1:{free_port()}/")
    assert result.returncode == 0
    assert "skipped" in result.stdout


def test_the_sbom_names_every_locked_package_once(tmp_path: Path) -> None:
    files = tmp_path / "one.json", tmp_path / "two.json"
    for file in files:
        assert run("sbom", str(file)).returncode == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    document = json.loads(files[0].read_text("utf-8"))
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.5")
    urls = [component["purl"] for component in document["components"]]
    assert len(set(urls)) == len(urls)
    for name in ("pkg:pypi/granian@", "pkg:pypi/numba@", "pkg:npm/svelte@", "pkg:npm/vite@"):
        assert any(url.startswith(name) for url in urls), name
