"""The server behaves as described in its OpenAPI document. Schemathesis checks this."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.http_players import HttpPlayer, open_table, start_match
from tests.servers import MatineeServer

EXCLUDED_CHECK = "positive_data_acceptance"  # `valid_request_is_not_malformed` in contract_hooks.py replaces it
TIMEOUT = 170.0  # seconds


def run_schemathesis(
    server: MatineeServer, folder: Path, *flags: str, key: str | None = None, code: str | None = None
) -> None:
    """Test all paths except the stream, which does not end, and hints, which take a second."""
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.code" = "{code}"\n' if code else "", "utf-8")
    program = Path(sys.executable).with_name("schemathesis")
    header = ["--header", f"Authorization: Bearer {key}"] if key else []
    options = ["--seed", "1", "--request-timeout", "30", "--generation-database", "none", "--no-color"]
    options += ["--exclude-path-regex", "/(stream|hint/.*)$", "--exclude-checks", EXCLUDED_CHECK]
    done = subprocess.run(
        [program, "--config-file", config, "run", f"{server.url}/api/docs/openapi.json", *options, *header, *flags],
        cwd=folder,
        env=os.environ | {"SCHEMATHESIS_HOOKS": "tests.server.contract_hooks", "PYTHONPATH": str(Path.cwd())},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert "Tested:" in done.stdout
    assert "Traceback" not in server.log_text


def test_fuzzed_requests_cause_no_server_errors_and_match_the_document(server: MatineeServer, tmp_path: Path) -> None:
    run_schemathesis(server, tmp_path, "--max-examples", "15")


@pytest.mark.parametrize("stage", ["gathering", "playing", "over"])
def test_responses_at_a_real_table_match_the_document(
    server: MatineeServer, http: httpx.Client, tmp_path: Path, stage: str
) -> None:
    host = open_table_at_stage(http, stage)
    phases = ["--mode", "positive", "--phases", "coverage,fuzzing"]
    run_schemathesis(server, tmp_path, "--max-examples", "8", *phases, key=host.key, code=host.code)


def open_table_at_stage(http: httpx.Client, stage: str) -> HttpPlayer:
    if stage == "gathering":
        return open_table(http, public=True)
    if stage == "playing":
        return start_match(http, "dream-factory", 3, clock=600)[0]
    host = open_table(http, "hollywood", 3, [None, "extra", "extra"])
    assert host.request("POST", "/start").status_code == 200
    with host.stream() as events:
        for event in events:
            if event.event == "update" and event.data["over"]:
                return host
            if event.event == "update" and event.data["you"][0]["moves"]:
                host.move()
    raise AssertionError


def test_every_path_is_documented(http: httpx.Client) -> None:
    document: Any = http.get("/api/docs/openapi.json").json()
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert operation.get("description") or operation.get("summary"), (method, path)
            for status, response in operation["responses"].items():
                content_types = list(response.get("content", {}))
                assert content_types == ["application/problem+json"] or status < "400", (method, path, status)
    stream = document["paths"]["/api/tables/{code}/stream"]["get"]
    assert "text/event-stream" in stream["responses"]["200"]["content"]
    assert "Last-Event-ID" in [each["name"] for each in stream["parameters"] if each["in"] == "header"]
