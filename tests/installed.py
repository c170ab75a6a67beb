"""Environments into which pip installs a wheel without a network. They have links to what the wheel requires.

`python -m tests.installed FOLDER EXTRA` builds the wheel, and creates such an environment in FOLDER/env.
"""

import os
import subprocess
import sys
import venv
import zipfile
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.metadata import Distribution, PathDistribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Installed:
    """A virtual environment with one wheel, one of its extras, and nothing else.

    Args:
        folder: The folder of the environment.
        wheel: The file of the wheel.
        extra: The extra; "" for none.
        install: Install the wheel; else only what it requires is there.
    """

    def __init__(self, folder: Path, wheel: Path, extra: str = "", install: bool = True) -> None:
        self.folder = folder
        self._wheel = wheel
        binaries, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
        self.python = folder / binaries / f"python{suffix}"
        self._matinee = folder / binaries / f"matinee{suffix}"
        venv.create(folder, symlinks=os.name != "nt")
        (site_packages,) = (path for path in folder.rglob("site-packages") if "lib64" not in path.parts)
        for name in required_by(metadata(wheel), extra):
            link(distribution(name), site_packages)
        if install:
            self.shell(f'pip install --quiet "matinee[{extra}]"' if extra else "pip install --quiet matinee")

    def command(self, *arguments: str) -> list[str]:
        """Return a command line that runs `matinee`."""
        return [str(self._matinee), *arguments]

    def environment(self) -> dict[str, str]:
        """Return environment variables that hide all other packages, and play without compiling."""
        own = {
            "COLUMNS": "200",
            "MATINEE_COMPILE": "0",
            "MATINEE_LANG": "en",
            "XDG_DATA_HOME": str(self.folder / "data"),
        }
        return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | own

    def run(self, *command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command in the folder of the environment."""
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment(),
            input=stdin,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def shell(self, commands: str) -> str:
        """Run shell commands that must succeed, as if the environment were activated, and return their output.

        pip takes the wheel for the latest release, and checks that the links are all that it requires.
        """
        pip = f'{sys.executable} -m pip --python {self.python} "$@" --no-index --find-links {self._wheel.parent}'
        done = self.run("bash", "-ec", f'pip() {{ {pip}; }}\npython() {{ {self.python} "$@"; }}\n{commands}')
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def matinee(self, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """Run `matinee`."""
        return self.run(*self.command(*arguments), stdin=stdin)

    def script(self, source: str) -> str:
        """Run a Python script that must succeed, and return its output."""
        done = self.run(str(self.python), "-c", source)
        assert done.returncode == 0, done.stderr
        return done.stdout


def metadata(wheel: Path) -> Distribution:
    """Return the metadata of a wheel that is not installed."""
    (folder,) = (each for each in zipfile.Path(wheel).iterdir() if each.name.endswith(".dist-info"))
    return PathDistribution(folder)


def required_by(root: Distribution, extra: str) -> set[str]:
    """Return the names of all distributions that a distribution with an extra requires, directly or indirectly."""
    found: set[tuple[str, str]] = set()
    pending = [(root, extra), (root, "")]
    while pending:
        package, wanted = pending.pop()
        for line in package.requires or ():
            requirement = Requirement(line)
            if requirement.marker and not requirement.marker.evaluate({"extra": wanted}):
                continue
            for each in ("", *requirement.extras):
                name = canonicalize_name(requirement.name)
                if (name, each) not in found:
                    found.add((name, each))
                    pending.append((distribution(name), each))
    return {name for name, _ in found} - {canonicalize_name(root.name)}


@cache
def owners() -> Counter[str]:
    """Return how many distributions have files in each folder of site-packages."""
    return Counter(top for package in distributions() for top in {path.parts[0] for path in package.files or ()})


def link(package: Distribution, target: Path) -> None:
    """Link the files of a distribution into a folder: whole folders, except those that it shares with others."""
    paths: set[Path] = set()
    for file in package.files or ():
        if file.parts[0] not in ("..", "__pycache__") and file.suffix != ".pyc":
            paths.add(Path(file if owners()[file.parts[0]] > 1 else file.parts[0]))
    for path in paths:
        original = Path(str(package.locate_file(path)))
        if original.exists():
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).symlink_to(original)


def build(source: Path, out: Path, *targets: str) -> subprocess.CompletedProcess[str]:
    """Build an sdist or a wheel with the tools of this environment."""
    flags = [flag for target in targets for flag in ("--target", target)]
    command: Sequence[str] = [sys.executable, "-m", "hatchling", "build", "--directory", str(out), *flags]
    return subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    target, wanted = Path(sys.argv[1]), sys.argv[2]
    built = build(Path(__file__).parent.parent, target, "wheel")
    assert built.returncode == 0, built.stdout + built.stderr
    Installed(target / "env", next(target.glob("*.whl")), wanted)
