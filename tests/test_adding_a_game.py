"""docs/adding-a-game.md, carried out: each command and each piece of Python in it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def program_of(line: str, target: Path) -> list[str]:
    """A line of the shell as this Python runs it; what is installed goes to a folder of its own."""
    command, *arguments = line.split()
    if command == "matinee":
        return [sys.executable, "-c", "from matinee.cli import main; main()", *arguments]
    if command == "pytest":
        return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    assert (command, arguments[:2]) == ("pip", ["install", "-e"])
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    return [*pip, "--target", str(target), f"./{arguments[2]}"]


def test_the_document_works_from_beginning_to_end(tmp_path: Path) -> None:
    target = tmp_path / "site"
    env = {
        **os.environ,
        "PYTHONPATH": f"{ROOT}{os.pathsep}{target}",
        "MATINEE_LANG": "en",
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    shell = [program_of(line, target) for block in blocks("sh") for line in block.splitlines()]
    python = [[sys.executable, "-c", block] for block in blocks("python")]
    for program in [*shell, *python]:
        done = subprocess.run(program, cwd=tmp_path, env=env, input="1\n" * 30, capture_output=True, text=True)
        assert done.returncode == 0, (program, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("name", "says"), [("Chess", "small letters"), ("hollywood", "small letters"), ("a--b", "small")]
)
def test_a_wrong_name_is_refused(tmp_path: Path, name: str, says: str) -> None:
    program = [sys.executable, "-c", "from matinee.cli import main; main()", "new-game", name, "--lang", "en"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(program, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert says in done.stderr
    assert not [*tmp_path.iterdir()]
