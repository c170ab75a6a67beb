"""Records and boxes of strangers can neither control the terminal nor use up its memory and time."""

import os
import re
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import matinee

MAX_MEMORY = 6 << 30  # bytes of address space
TIMEOUT = 120.0  # seconds
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
ESCAPES = "\x1b[2J\x1b]52;c;ZXZpbA==\x07\x9b31m"


def run(command: str, file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "matinee.cli", command, str(file)],
        env=os.environ | {"MATINEE_COMPILE": "0", "MATINEE_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY)),
    )


HOSTILE: dict[str, dict[str, Any]] = {
    "escapes in the game": {"game": ESCAPES},
    "escapes in a move": {"moves": [[0, f"reel {ESCAPES}"]]},
    "escapes in an option": {"options": {ESCAPES: True}},
    "a long seed": {"seed": "f" * 5_000},
    "a long game": {"game": "x" * 5_000},
    "a box that is a password file": {"box_file": "/etc/passwd"},
    "a box without an end": {"box_file": "/dev/zero"},
    "a seat that does not exist": {"moves": [[9**18, "reel 1"]]},
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_record_is_refused_in_a_sentence(tmp_path: Path, what: str, command: str) -> None:
    file = tmp_path / "record.json"
    record = matinee.start("hollywood", players=3, seed=5, mode="interpreted").record()
    file.write_bytes(msgspec.json.encode(record | HOSTILE[what]))
    done = run(command, file)
    output = done.stdout + done.stderr
    assert not CONTROL.search(output)
    assert "Traceback" not in output
    assert len(output) < 3000
    assert done.returncode == 2 or (command == "verify" and "box_file" in HOSTILE[what]), "it names no box for verify"
