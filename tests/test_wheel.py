"""The wheel works alone: it contains the built site, and each extra brings everything that its part needs."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from tests.installed import Installed, build
from tests.servers import ServerProcess, accepts_connections, free_port, wait_until

ROOT = Path(__file__).parent.parent
SITE = "matinee/server/site"
Install = Callable[[str], Installed]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an unpacked sdist."""
    folder = tmp_path_factory.mktemp("sdist")
    done = build(ROOT, folder, "sdist")
    assert done.returncode == 0, done.stdout + done.stderr
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def wheel_file(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a wheel that was built from the sdist."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build(sdist, folder, "wheel")
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def wheel(wheel_file: Path) -> Path:
    """Return the folder of the unpacked wheel."""
    folder = wheel_file.parent / "unpacked"
    with zipfile.ZipFile(wheel_file) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def install(wheel_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Install:
    def run(extra: str) -> Installed:
        return Installed(tmp_path_factory.mktemp(extra or "base") / "env", wheel_file, extra)

    return run


@pytest.fixture(scope="module")
def base(install: Install) -> Installed:
    return install("")


@pytest.fixture(scope="module")
def with_server(install: Install) -> Installed:
    return install("server")


def test_the_wheel_contains_everything_that_is_used(wheel: Path) -> None:
    files = [path for path in (ROOT / "matinee").rglob("*") if path.is_file() and path.parent.name != "__pycache__"]
    assert not [path for path in files if not (wheel / path.relative_to(ROOT)).is_file()]
    for path in (
        f"{SITE}/index.html",
        "matinee/py.typed",
        "matinee/locales/de/errors.ftl",
        "matinee/games/films/network.npz",
        "matinee/games/films/boxes/traumfabrik.toml",
        "matinee/games/hollywood/locales/fr/hollywood.ftl",
        "matinee/table/migrations/script.py.mako",
    ):
        assert (wheel / path).is_file(), path
    assert len([*wheel.glob("matinee/games/dreams/pictures/*.svg")]) >= 72


def test_the_wheel_contains_nothing_else(wheel: Path) -> None:
    (metadata,) = wheel.glob("*.dist-info")
    assert {path.name for path in wheel.iterdir()} == {"matinee", metadata.name}
    assert (metadata / "licenses/LICENSE").read_text("utf-8") == (ROOT / "LICENSE").read_text("utf-8")
    assert "matinee = matinee.cli:main" in (metadata / "entry_points.txt").read_text("utf-8")
    assert not [path for path in wheel.rglob("*") if path.suffix in (".ts", ".svelte", ".pyc")]


def test_the_sdist_contains_the_site_and_what_the_tests_need(sdist: Path) -> None:
    for path in (f"{SITE}/index.html", "LICENSE", "README.md", "Makefile", "tests/test_wheel.py", "web/package.json"):
        assert (sdist / path).is_file(), path
    assert not (sdist / "web/node_modules").exists()
    assert not (sdist / ".venv").exists()


def test_without_the_site_only_an_editable_install_is_possible(sdist: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(sdist, source, ignore=shutil.ignore_patterns("site", "tests", "docs", "web"))
    for target in ("wheel", "sdist"):
        done = build(source, tmp_path / "out", target)
        assert done.returncode != 0
        assert "Run make site first." in done.stdout + done.stderr
    assert not [*(tmp_path / "out").glob("*")]
    editable = f"from hatchling.build import build_editable; build_editable({str(tmp_path / 'editable')!r})"
    (tmp_path / "editable").mkdir()
    subprocess.run([sys.executable, "-c", editable], cwd=source, check=True, capture_output=True)
    assert [*(tmp_path / "editable").glob("*.whl")]


def test_without_extras_the_terminal_works(base: Installed) -> None:
    version = base.matinee("--version")
    assert version.returncode == 0, version.stderr
    assert version.stdout.startswith("matinee ")
    assert "F-A2" in base.matinee("rules", "F-A2").stdout
    played = base.matinee("play", "hollywood", "--players", "3", "--bot", "random", stdin="reel 1\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "reel 1" in played.stdout
    base.script("import matinee; matinee.vector")


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("backup x.gz", "server"),
        ("restore x.gz", "server"),
        ("arena hollywood --bots random,greedy", "arena"),
        ("lab hollywood", "arena"),
        ("load", "load"),
        ("load http://127.0.0.1:1", "load"),
        ("train hollywood", "train"),
        ("pictures deck x", "pictures"),
        ("bench hollywood --others", "bench"),
    ],
)
def test_a_missing_extra_is_named(base: Installed, command: str, extra: str) -> None:
    assert_missing(base, command, extra)


def test_modules_name_their_missing_extra(base: Installed) -> None:
    libraries = ["gymnasium", "openspiel", "pettingzoo", "stable_baselines", "torchrl"]
    for module in ["matinee.client", *(f"matinee.environments.{name}" for name in libraries)]:
        done = base.run(str(base.python), "-c", f"import {module}")
        assert 'pip install "matinee[' in done.stderr.splitlines()[-1], done.stderr


@pytest.mark.parametrize(
    "command",
    [
        "serve --redis redis://127.0.0.1",
        "serve --database postgresql://127.0.0.1/x",
        "backup x.gz --database postgresql://127.0.0.1/x",
    ],
)
def test_postgresql_and_redis_have_their_own_extra(with_server: Installed, command: str) -> None:
    assert_missing(with_server, command, "shared")


def assert_missing(installed: Installed, command: str, extra: str) -> None:
    done = installed.matinee(*command.split())
    assert done.returncode == 2
    assert f'pip install "matinee[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def server(with_server: Installed, tmp_path: Path) -> Iterator[ServerProcess]:
    port = free_port()
    command = with_server.command("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/tables.db")
    process = ServerProcess(*command, log=tmp_path / "log", env=with_server.environment(), cwd=with_server.folder)
    process.port = port
    process.start()
    try:

        def is_ready() -> bool:
            assert process.process
            assert process.process.poll() is None, process.log_text
            return accepts_connections(port)

        wait_until(is_ready)
        yield process
    finally:
        process.stop()


# Three people open a table, start it and move. The page and its first script come from the wheel.
PLAY = """
import re, httpx
from matinee.client import Client, Update

url = "http://127.0.0.1:PORT"
assert httpx.get(f"{url}/health").json()["status"] == "ok"
page = httpx.get(url).text
script = re.search(r'src="(/assets/[^"]+[.]js)"', page)
assert script and httpx.get(url + script[1]).headers["content-type"].startswith("text/javascript"), page
with Client(url) as client:
    table = client.open_table("hollywood", 3, name="Ada")
    table.sit("Bea")
    table.sit("Cem")
    table.start()
    for event in table.stream():
        awaited = [own for own in event.you if own.moves] if isinstance(event, Update) else []
        if awaited:
            table.move(awaited[0].seat, awaited[0].moves[0], event.number)
            print("moved")
            break
"""


def test_the_server_and_the_client_need_only_their_extras(install: Install, server: ServerProcess) -> None:
    assert install("client").script(PLAY.replace("PORT", str(server.port))) == "moved\n"


@pytest.mark.parametrize(
    ("extra", "source"),
    [
        ("arena", "import matinee.arena.report, matinee.lab.run; matinee.lab.run.style()"),
        ("load", "import matinee.load.run"),
        ("pictures", "import matinee.games.dreams.decks"),
        ("shared", "import matinee.server.pubsub, matinee.server.app, asyncpg"),
        ("gymnasium", "import matinee.environments.gymnasium"),
        ("pettingzoo", "import matinee.environments.pettingzoo"),
        ("openspiel", "import matinee.environments.openspiel, pyspiel; pyspiel.load_game('python_matinee_hollywood')"),
    ],
)
def test_an_extra_is_enough_for_its_part(install: Install, extra: str, source: str) -> None:
    install(extra).script(source)


def test_three_commands_of_the_readme_lead_to_the_first_updates_of_a_learner(wheel_file: Path, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs the packages of requirements-learning.txt")
    readme = (ROOT / "README.md").read_text("utf-8")
    commands = dedent(readme.split("From an empty environment")[1].split("\n\n")[1])
    make, others = commands.split("\n", 1)
    assert make == "make wheel"  # as the fixture has done
    assert others.startswith("pip install")
    assert "\npython -c" in others
    installed = Installed(tmp_path / "env", wheel_file, "stable-baselines3", install=False)
    (installed.folder / "dist").symlink_to(wheel_file.parent)
    assert "n_updates" in installed.shell(others)


@pytest.mark.parametrize(
    ("extra", "source"),
    [
        ("stable-baselines3", "import sb3_contrib, matinee.environments.stable_baselines"),
        ("torchrl", "import matinee.environments.torchrl"),
    ],
)
def test_an_extra_is_enough_for_its_library(install: Install, extra: str, source: str) -> None:
    pytest.importorskip("torch", reason="needs the packages of requirements-learning.txt")
    install(extra).script(source)
