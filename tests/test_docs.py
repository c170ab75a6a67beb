"""The documentation site is complete, and the notebooks and tutorials work."""

import importlib
import os
import re
import subprocess
import sys
import zlib
from html import escape
from pathlib import Path
from typing import Any

import pytest

from matinee.engine.i18n import LANGUAGES, messages
from matinee.games import BUILT_IN, GAMES
from matinee.terminal.rulebook import HEADING
from tests.notebooks import NOTEBOOKS, executed, outputs, read

ROOT = Path(__file__).parent.parent
TUTORIALS = ROOT / "docs" / "tutorials"
ENV = {**os.environ, "PYTHONPATH": str(ROOT), "MATINEE_LANG": "en"}


def run(command: list[str], folder: Path, env: dict[str, str] = ENV, typed: str = "") -> str:
    """Run a command, which must succeed; return its output."""
    done = subprocess.run(command, cwd=folder, env=env, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return done.stdout


# --- The site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site. Warnings are errors: a link that leads nowhere, a page that is missing in the navigation."""
    folder = tmp_path_factory.mktemp("site")
    env = {**ENV, "MATINEE_REPOSITORY": "https://example.org/matinee", "NO_MKDOCS_2_WARNING": "1"}
    run([sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)], ROOT, env)
    return folder


def test_links_to_files_lead_to_their_page_or_to_the_repository(site: Path) -> None:
    page = (site / "adding-a-game" / "index.html").read_text("utf-8")
    assert '<a href="https://example.org/matinee/blob/HEAD/examples/liars_dice">' in page
    assert '<a href="../adding-a-house-rule/">' in page
    rulebooks = (site / "rulebooks" / "index.html").read_text("utf-8")
    assert '<a href="hollywood/#H-R4">' in rulebooks
    assert '<a href="de/hollywood/">' in rulebooks
    assert '<a href="../hosting/">' in (site / "changelog" / "index.html").read_text("utf-8")


def test_the_rulebooks_have_every_clause_in_every_language(site: Path) -> None:
    for family in {GAMES[name].family for name in BUILT_IN}:
        for language in LANGUAGES:
            folder = site / "rulebooks" / ("" if language == "en" else language) / family
            page = (folder / "index.html").read_text("utf-8")
            ids = messages(language, f"{family}-clauses")
            assert [each for each in ids if f'id="{each}"' not in page] == []
            assert page.count('class="clause"') == sum(not each.startswith(HEADING) for each in ids) > 10


def test_the_cards_of_hollywood_have_their_pictures_and_names(site: Path) -> None:
    page = (site / "hollywood-cards" / "index.html").read_text("utf-8")
    box: Any = GAMES["hollywood"].box()
    for card in box.cards:
        assert f'<img src="../images/hollywood-cards/{card.id}.svg"' in page
        assert (site / "images" / "hollywood-cards" / f"{card.id}.svg").read_text("utf-8").startswith("<svg")
        assert [each for each in LANGUAGES if escape(card.name.in_language(each)) not in page] == []


PUBLIC = ["matinee", "matinee.client", "matinee.testing", "matinee.engine.errors", "matinee.environments.errors"]


@pytest.mark.parametrize("name", PUBLIC)
def test_the_reference_contains_every_public_name(site: Path, name: str) -> None:
    _, _, _, _, packed = (site / "objects.inv").read_bytes().split(b"\n", 4)
    documented = {line.split()[0] for line in zlib.decompress(packed).decode().splitlines()}
    module = importlib.import_module(name)
    public: list[str] = getattr(module, "__all__", [])
    public = public or [
        each for each, value in vars(module).items() if each[0] != "_" and getattr(value, "__module__", "") == name
    ]
    assert public
    assert [each for each in public if f"{name}.{each}" not in documented] == []


# --- The notebooks


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_gives_the_outputs_stored_in_it(file: Path) -> None:
    """If this fails after a change that is meant, run `python -m tests.notebooks`, and read the differences."""
    stored = list(outputs(read(file)))
    assert sum(kind == "display_data" and "image/png" in output[0] for kind, output in stored) >= 2
    assert list(outputs(executed(file))) == stored


def test_the_notebooks_are_pages_with_their_images(site: Path) -> None:
    assert len(NOTEBOOKS) == 2
    for file in NOTEBOOKS:
        page = (site / "notebooks" / file.stem / "index.html").read_text("utf-8")
        images = re.findall(r'<img alt="([^"]+)" src="\.\./([^"]+\.png)"', page)
        assert len(images) >= 2
        for _, image in images:
            assert (site / "notebooks" / image).read_bytes().startswith(b"\x89PNG")


# --- The tutorials


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """Return the code blocks of a page: language, file or empty, and code."""
    return re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_programs_of_the_research_tutorial(tmp_path: Path) -> None:
    programs = [code for language, _, code in blocks(TUTORIALS / "research.md") if language == "python"]
    random_agent, greedy_agent = (
        float(re.findall(r"([\d.]+)%", run([sys.executable, "-c", code], tmp_path))[0]) for code in programs
    )
    assert 20 < random_agent < 30
    assert greedy_agent > 80


def apply_diff(folder: Path, name: str, diff: str) -> None:
    """Change a file as a block of the tutorial says."""
    file = folder / name
    before, after = (
        "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] in kept) for kept in (" -", " +")
    )
    text = file.read_text("utf-8")
    assert text.count(before) == 1, (name, before)
    file.write_text(text.replace(before, after), "utf-8")


def test_the_steps_of_the_game_tutorial(tmp_path: Path) -> None:
    """Change the game as the tutorial says, and run its commands."""
    folders = [ROOT, tmp_path / "site", tmp_path / "my_game"]  # the last one stands for the path file of `pip -e`
    env = {**ENV, "PYTHONPATH": os.pathsep.join(map(str, folders)), "XDG_DATA_HOME": str(tmp_path / "data")}
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    shown = ""
    for language, file, code in blocks(TUTORIALS / "write-a-game.md"):
        if language == "diff":
            apply_diff(tmp_path / "my_game" / "my_game", file, code)
        elif language == "python":
            shown += run([sys.executable, "-c", code], tmp_path, env)
        for line in code.splitlines() if language == "sh" else []:
            program, *arguments = line.split()
            if program == "pip":
                arguments += ["--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
                arguments += ["--target", str(tmp_path / "site")]
            module = "matinee.cli" if program == "matinee" else program
            shown += run([sys.executable, "-m", module, *arguments], tmp_path, env, typed="1\n" * 30)
    assert "You may take three only once in the game." in " ".join(shown.split())
    assert "(1000, 9)" in shown
