"""The example game, installed as a separate package, works with every bot, environment and command."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "liars_dice"

SCRIPTS = {
    "check": """
from matinee.testing import check_game
check_game(matinee.GAMES["liars-dice"], compiled=False)
check_game(matinee.GAMES["liars-dice"], players=[2, 6])
""",
    "search bot": """
from matinee.bots.roster import find_bot, levels_for
game = matinee.GAMES["liars-dice"]
assert [level.id for level in levels_for(game)] == ["extra", "understudy", "lead", "legend"]
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
def environment_with_example(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Install the example; return environment variables with which Python finds it and Matinee."""
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*command, "--target", str(target), str(EXAMPLE)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{target}", "MATINEE_LANG": "en"}


def test_the_example_has_at_most_250_lines() -> None:
    files = [file for file in EXAMPLE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) <= 6
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 250


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_example_works_with_every_interface(environment_with_example: dict[str, str], name: str) -> None:
    script = f"import matinee\n{SCRIPTS[name]}"
    done = subprocess.run([sys.executable, "-c", script], env=environment_with_example, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_example_is_played_in_the_terminal_by_number_or_notation(
    environment_with_example: dict[str, str], tmp_path: Path
) -> None:
    command = [sys.executable, "-c", "from matinee.cli import main; main()", "play", "liars-dice"]
    done = subprocess.run(
        [*command, "--players", "2", "--seat", "0", "--seed", "3", "--bot", "random"],
        input="1\nbid 3 6\nliar\n" * 60,
        env={**environment_with_example, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert "own_dice" in done.stdout, done.stderr
    assert "Asta bids" in done.stdout
    assert "The game is over." in done.stdout
    assert "Traceback" not in done.stderr
