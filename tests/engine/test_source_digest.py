"""The cache folder of compiled rules depends on all source code that the rules import."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PRINT_CACHE_FOLDER = (
    "import importlib, sys\n"
    "from matinee.engine.compiling import numba_cache_folder\n"
    "rules = importlib.import_module(sys.argv[1])\n"
    "print(numba_cache_folder(rules, 'matinee.engine.loops'))"
)


def cache_folder_of(module: str, path: Path) -> str:
    env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{path}"}
    return subprocess.run(
        [sys.executable, "-c", PRINT_CACHE_FOLDER, module], env=env, capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package outside the repository whose rules use every form of import."""
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
def test_editing_an_imported_module_changes_the_cache_folder(package: Path, name: str) -> None:
    before = cache_folder_of("somegame.rules", package.parent)
    with (package / f"{name}.py").open("a") as file:
        file.write("# edited\n")
    assert cache_folder_of("somegame.rules", package.parent) != before


def test_editing_an_unrelated_module_does_not_change_the_cache_folder(package: Path) -> None:
    before = cache_folder_of("somegame.rules", package.parent)
    (package / "unrelated.py").write_text("value = 2\n")
    assert cache_folder_of("somegame.rules", package.parent) == before
