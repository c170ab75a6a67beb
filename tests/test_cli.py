"""The command line: its output, and a message and exit code 2 for every mistake."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import matinee


def run(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in its own process, as a user does."""
    return subprocess.run(
        [sys.executable, "-m", "matinee.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "100", "LANG": "C", "MATINEE_LANG": "", **environment},
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = matinee.start("hollywood", 3, seed=1)
    match.play(match.awaiting[0], "reel 1")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), "utf-8")
    return file


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "There is no game"),
        (("play", "hollywood", "--players", "7"), "for 3 to 4 players, not 7"),
        (("play", "hollywood", "--seat", "9"), "There is no seat 9"),
        (("play", "hollywood", "--lang", "nl"), 'There is no language "nl"'),
        (("play", "hollywood", "--with", "speed"), 'There is no option "speed"'),
        (("play", "hollywood", "--with", "seed"), 'There is no option "seed"'),
        (("play", "traumfabrik", "--with", "studios=a"), "is not an option"),
        (("play", "hollywood", "--seed", "abc"), "64 hexadecimal digits"),
        (("play", "hollywood", "--box", "none.toml"), "none.toml, line 1"),
        (("play", "hollywood", "--seed", "²"), "64 hexadecimal digits"),
        (("play", "hollywood", "--seed=--5"), "64 hexadecimal digits"),
        (("play", "--resume", "--file", "none.json"), "cannot be read"),
        (("bench", "hollywood", "--json", "no/such/folder/x.json"), "cannot be written"),
        (("replay", "none.json"), "cannot be read"),
        (("verify", "none.json"), "cannot be read"),
        (("rules", "F-Z9"), "no clause or game"),
        (("rules", "F-A2", "--lang", "xx"), "no language"),
        (("box", "check", "none.toml"), "none.toml, line 1"),
        (("bench", "chess"), "There is no game"),
        (("bench", "hollywood", "--cuda", "--no-others"), "No CUDA device"),
        (("play", "hollywood", "--players", "x"), "'--players'"),
        (("dance",), "No such command"),
    ],
)
def test_mistakes_get_a_message_and_exit_code_2(arguments: tuple[str, ...], message: str) -> None:
    done = run(*arguments, CUDA_VISIBLE_DEVICES="")
    assert done.returncode == 2
    assert message in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr + done.stdout


def test_mistakes_are_reported_in_the_language_of_the_command() -> None:
    assert "Es gibt kein Spiel" in run("play", "schach", "--lang", "de").stderr
    assert "jeu" in run("play", "go", LANG="fr_FR.UTF-8").stderr


def test_version_is_printed() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"matinee {matinee.__version__}\n")


def test_the_rules_command_prints_a_clause_or_all_rules_of_a_game() -> None:
    one_clause = run("rules", "f-a2")
    assert one_clause.returncode == 0
    assert "F-A2" in one_clause.stdout
    all_rules = run("rules", "films", "--lang", "fr")
    assert all_rules.returncode == 0
    assert all(f"F-{clause}" in all_rules.stdout for clause in ("B1", "S4", "A7", "W5", "E2"))


def test_verify_checks_the_commitment_and_replay_shows_the_moves(record: Path) -> None:
    verified = run("verify", str(record))
    assert verified.returncode == 0
    commitment = matinee.replay(record).commitment
    assert commitment[:16] in verified.stdout.replace("\n", "")
    assert run("verify", str(record), "--commitment", commitment).returncode == 0
    assert run("verify", str(record), "--commitment", "00" * 32).returncode == 2
    replayed = run("replay", str(record), "--lang", "de")
    assert replayed.returncode == 0
    assert "Spalte 1" in replayed.stdout


def test_a_forged_record_does_not_verify(record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    record.write_text(json.dumps({**data, "points": [99, 0, 0]}), "utf-8")
    assert run("verify", str(record)).returncode == 2


def test_box_check_prints_the_digest() -> None:
    file = matinee.GAMES["dreams"].default_box
    done = run("box", "check", str(file))
    assert done.returncode == 0
    assert matinee.GAMES["dreams"].box().digest in done.stdout.replace("\n", "")


def test_bench_prints_its_figures_and_writes_them_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = run("bench", "hollywood", "--seconds", "0.05", "--no-others", "--json", str(file))
    assert done.returncode == 0, done.stderr
    figures = json.loads(file.read_text("utf-8"))
    assert [speed["players"] for speed in figures["ours"]] == [3, 4]
    assert all(speed["decisions"] > 10_000 and speed["state_bytes"] <= 1024 for speed in figures["ours"])
    assert "hollywood" in done.stdout


def test_bench_measures_cuda_kernels_in_the_simulator(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    arguments = ("bench", "hollywood", "--cuda", "--no-others", "--seconds", "0.05", "--json", str(file))
    done = run(*arguments, NUMBA_ENABLE_CUDASIM="1")
    assert done.returncode == 0, done.stderr
    assert all(speed["decisions"] > 0 for speed in json.loads(file.read_text("utf-8"))["cuda"])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["dream-factory", "traumfabrik", "hollywood", "dreams"])
def test_the_terminal_needs_the_messages_of_no_other_game(tmp_path: Path, game: str, language: str) -> None:
    arguments = ("play", game, "--players", "3", "--seed", "5", "--lang", language)
    done = run(*arguments, stdin="?\nlog\nundo\n1\nquit\nquitter\nende\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_a_game_can_be_quit_and_resumed(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    first = run("play", "hollywood", "--players", "3", "--seed", "5", stdin="reel 1\nquit\n", **environment)
    assert first.returncode == 0, first.stderr
    (saved,) = tmp_path.rglob("current/*.json")
    moves = len(json.loads(saved.read_text("utf-8"))["record"]["moves"])
    assert moves > 0
    second = run("play", "--resume", stdin="quit\n", **environment)
    assert second.returncode == 0, second.stderr
    assert len(json.loads(saved.read_text("utf-8"))["record"]["moves"]) >= moves


def test_a_search_bot_plays_and_is_saved(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    done = run("play", "hollywood", "--players", "3", "--bot", "search", stdin="reel 1\nquit\n", **environment)
    assert done.returncode == 0, done.stderr
    (saved,) = tmp_path.rglob("current/*.json")
    assert json.loads(saved.read_text("utf-8"))["bot"] == "search"
    assert run("play", "dreams", "--bot", "search", **environment).returncode == 2
    assert 'No bot "hal"' in run("play", "hollywood", "--bot", "hal", **environment).stderr
