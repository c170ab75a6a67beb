"""The public interface is completely typed, so that type checkers help the users of the package."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import matinee

MIN_COMPLETENESS = 0.98
COMPLETE_PARTS = ("matinee.environments", "matinee.testing", *(f"matinee.{name}" for name in matinee.__all__))
# These extend classes of libraries that have no complete types or need not be installed, or return such objects.
WITHOUT_TYPES = (
    "matinee.environments.pettingzoo.MatineeAECEnv",
    "matinee.environments.pettingzoo.MatineeParallelEnv",
    "matinee.environments.pettingzoo.env",
    "matinee.environments.pettingzoo.parallel_env",
    "matinee.environments.pettingzoo.raw_env",
    "matinee.environments.pufferlib.PufferSeatEnv",
    "matinee.environments.stable_baselines.SeatVecEnv",
    "matinee.environments.torchrl.TorchSeatEnv",
)


@pytest.fixture(scope="module")
def completeness(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return pyright's report on the completeness of the types."""
    binaries = str(Path(sys.executable).parent)  # where pyright looks for an interpreter, and thus for the package
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--verifytypes", "matinee", "--ignoreexternal", "--outputjson"],
        env={**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}", "VIRTUAL_ENV": sys.prefix},
        cwd=tmp_path_factory.mktemp("types"),
        capture_output=True,
        text=True,
        timeout=300,
    )
    return json.loads(done.stdout)["typeCompleteness"]


def is_in(name: str, part: str) -> bool:
    """Return whether a symbol is a part of the interface or belongs to one."""
    return name == part or name.startswith(f"{part}.")


def test_types_are_nearly_complete(completeness: dict[str, Any]) -> None:
    assert completeness["completenessScore"] >= MIN_COMPLETENESS


def test_types_of_the_main_parts_are_complete(completeness: dict[str, Any]) -> None:
    incomplete = {
        symbol["name"]
        for symbol in completeness["symbols"]
        if not symbol["isTypeKnown"] or symbol["isTypeAmbiguous"]
        if any(is_in(symbol["name"], part) for part in COMPLETE_PARTS)
        if not any(is_in(symbol["name"], part) for part in WITHOUT_TYPES)
    }
    assert not incomplete, sorted(incomplete)
