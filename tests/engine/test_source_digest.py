"""The cache of compiled rules is named after all source they depend on, wherever it is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ASK = (
    "import importlib, sys\n"
    "from matinee.engine.compiling import cache_folder\n"
    "rules = importlib.import_module(sys.argv[1])\n"
    "print(cache_folder(rules, 'matinee.engine.loops'))"
)


def folder_of(module: str, home: Path) -> str:
    env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{home}"}
    return subprocess.run(
        [sys.executable, "-c", ASK, module], env=env, capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A package outside the repository whose rules import in every way there is."""
    package = tmp_path / "somegame"
    (package / "deep").mkdir(parents=True)
    for name in ("__init__", "deep/__init__"):
        (package / f"{name}.py").write_text("")
    (package / "rules.py").write_text(
        "import somegame.absolute\n"
        "from . import sibling\n"
        "from .deep.inner import value\n"
        "def late():\n    from somegame import inside_function\n"
    )
    (package / "deep" / "inner.py").write_text("from .. import above\nvalue = 1\n")
    for name in ("absolute", "sibling", "above", "inside_function", "unrelated"):
        (package / f"{name}.py").write_text("value = 1\n")
    return package


@pytest.mark.parametrize("name", ["rules", "absolute", "sibling", "deep/inner", "above", "inside_function"])
def test_an_edit_anywhere_below_the_rules_compiles_anew(game: Path, name: str) -> None:
    before = folder_of("somegame.rules", game.parent)
    with (game / f"{name}.py").open("a") as file:
        file.write("# edited\n")
    assert folder_of("somegame.rules", game.parent) != before


def test_what_the_rules_do_not_import_compiles_nothing_anew(game: Path) -> None:
    before = folder_of("somegame.rules", game.parent)
    (game / "unrelated.py").write_text("value = 2\n")
    assert folder_of("somegame.rules", game.parent) == before
