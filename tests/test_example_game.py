"""The example game, installed into a fresh environment, works with every bot, environment and command."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "liars_dice"
HOUSE_RULE = (ROOT / "docs" / "adding-a-house-rule.md").read_text("utf-8")

SCRIPTS = {
    "check": """
from matinee.testing import check_game
check_game(matinee.GAMES["liars-dice"], options=[{}, {"wild": True}], compiled=False)
check_game(matinee.GAMES["liars-dice"], players=[2, 6])
""",
    "search bot": """
from matinee.bots.roster import find_bot, levels_for
game = matinee.GAMES["liars-dice"]
levels = [level.id for level in levels_for(game)]
assert levels == ["passerby", "extra", "understudy", "lead", "diva", "legend"]
match, bot = matinee.start("liars-dice", 3, seed=1), find_bot("search@50", game)
while not match.over:
    match.play(match.awaiting[0], bot.choose(match, match.awaiting[0], 1))
assert matinee.verify(match.record()).points == match.points
""",
    "vector": """
env = matinee.vector("liars-dice", players=4, num_envs=64, seed=1, moves=True)
env.reset()
assert sum(int(env.step(env.sample()).done.sum()) for _ in range(200)) > 50
""",
    "PettingZoo": """
from pettingzoo.test import api_test
from matinee.environments.pettingzoo import env
api_test(env("liars-dice", players=3), num_cycles=100)
""",
    "Gymnasium": """
import gymnasium, matinee.environments.gymnasium
env = gymnasium.make("matinee/LiarsDice-v0", players=3, bots="random", seat=0, render_mode="ansi")
_, info = env.reset(seed=1)
assert "own_dice" in env.render()
over = False
while not over:
    _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
assert "points" in info
""",
    "OpenSpiel": """
import pyspiel, matinee.environments.openspiel
state = pyspiel.load_game("python_matinee_liars_dice(players=3)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
assert abs(sum(state.returns())) < 1e-9
""",
}


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the Python of a fresh environment with the example; Matinee is found through a path file."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    python = str(folder / "bin" / "python")
    site_packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    (site_packages / "matinee.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT}\n")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-index", "--no-build-isolation"]
    done = subprocess.run([*pip, "--no-deps", str(EXAMPLE)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return python


def run(python: str, *arguments: str, lines: str = "", data: Path | None = None) -> str:
    """Run a Python command, which must succeed; return its output."""
    env = {**os.environ, "MATINEE_LANG": "en", "COLUMNS": "100", **({"XDG_DATA_HOME": str(data)} if data else {})}
    done = subprocess.run([python, *arguments], input=lines, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_has_at_most_250_lines() -> None:
    files = [file for file in EXAMPLE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) <= 6
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 250


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_example_works_with_every_interface(python: str, name: str) -> None:
    run(python, "-c", f"import matinee\n{SCRIPTS[name]}")


def test_the_example_is_played_in_the_terminal_by_number_or_notation(python: str, tmp_path: Path) -> None:
    arguments = ("-m", "matinee.cli", "play", "liars-dice", "--players", "2", "--seat", "0", "--seed", "3")
    output = run(python, *arguments, "--bot", "random", lines="1\nbid 3 6\nliar\n" * 60, data=tmp_path)
    assert "own_dice" in output
    assert "Asta bids" in output
    assert "The game is over." in output


# --- The house rule


def blocks(language: str) -> list[tuple[str, str]]:
    """Return the code blocks of docs/adding-a-house-rule.md, each with the file that it quotes, or an empty name."""
    return re.findall(rf"^```{language} ?(\S*)\n(.*?)^```", HOUSE_RULE, re.MULTILINE | re.DOTALL)


def test_the_house_rule_page_quotes_the_example() -> None:
    quotes = [(file, code) for language in ("python", "ftl") for file, code in blocks(language) if file]
    assert len(quotes) == 8
    for file, code in quotes:
        assert code in (EXAMPLE / "liars_dice" / file).read_text("utf-8"), (file, code)


def test_the_commands_and_examples_of_the_house_rule_page_succeed(python: str, tmp_path: Path) -> None:
    commands = [line.split() for _, block in blocks("sh") for line in block.splitlines()]
    for program, *arguments in commands:
        assert program == "matinee"
        assert run(python, "-m", "matinee.cli", *arguments, lines="1\nliar\n" * 60, data=tmp_path)
    for file, code in blocks("python"):
        if not file:
            run(python, "-c", code)


WILD_ONES = """
import matinee
from liars_dice import rules
counts = []
for wild in (False, True):
    match = matinee.start("liars-dice", 2, seed=1, mode="interpreted", wild=wild)
    s = match.state[0]
    for place, die in enumerate([1, 1, 5, 1, 2, 5]):  # three dice for each of two seats
        s.rolls[rules.place_of(s, place // 3, place % 3)] = die
    match.play(match.awaiting[0], "bid 2 5")
    counts.append(match.play(match.awaiting[0], "liar")[0].facts["count"])
assert counts == [2, 5], counts
"""


def test_l6_a_one_counts_as_every_face_when_ones_are_wild(python: str) -> None:
    run(python, "-c", WILD_ONES)
