"""Run every shell command and every Python example in docs/adding-a-game.md."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")


def code_blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)


def command_for(line: str, target: Path) -> list[str]:
    """Return a shell line as a command of this Python; pip installs into the folder `target`."""
    command, *arguments = line.split()
    if command == "matinee":
        return [sys.executable, "-c", "from matinee.cli import main; main()", *arguments]
    if command == "pytest":
        return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    assert (command, arguments[:2]) == ("pip", ["install", "-e"])
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    return [*pip, "--target", str(target), f"./{arguments[2]}"]


def test_all_commands_and_examples_succeed(tmp_path: Path) -> None:
    target = tmp_path / "site"
    env = {
        **os.environ,
        "PYTHONPATH": f"{ROOT}{os.pathsep}{target}",
        "MATINEE_LANG": "en",
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    shell = [command_for(line, target) for block in code_blocks("sh") for line in block.splitlines()]
    python = [[sys.executable, "-c", block] for block in code_blocks("python")]
    for command in [*shell, *python]:
        done = subprocess.run(command, cwd=tmp_path, env=env, input="1\n" * 30, capture_output=True, text=True)
        assert done.returncode == 0, (command, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("name", "message"), [("Chess", "small letters"), ("hollywood", "small letters"), ("a--b", "small")]
)
def test_an_invalid_game_name_is_refused(tmp_path: Path, name: str, message: str) -> None:
    command = [sys.executable, "-c", "from matinee.cli import main; main()", "new-game", name, "--lang", "en"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert message in done.stderr
    assert not [*tmp_path.iterdir()]
