"""The command `matinee arena`: started, killed, interrupted and continued."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from matinee.arena.game_runner import Result, play
from matinee.arena.lineups import MatchSettings, Plan
from matinee.arena.results import GAMES, ResultsFile, header_of
from matinee.cli import app
from matinee.engine.errors import MatineeError
from tests.arena.plans import FAILING_BOTS, untimed

BOTS = ("random", "search@20")
ARGUMENTS = ("hollywood", "--bots", ",".join(BOTS), "--players", "3", "--workers", "1")
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "LANG": "C", "MATINEE_LANG": ""}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "matinee.cli", "arena", *arguments]


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), capture_output=True, text=True, timeout=120, env=ENVIRONMENT, check=False
    )


def restore_sigint() -> None:
    """Restore SIGINT in the child: the tests may run in the background of a script, where it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start_arena(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    """Start an arena and return it when it has written some results and is far from its end."""
    running = subprocess.Popen(
        command(*ARGUMENTS, "--out", str(folder), *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
        preexec_fn=restore_sigint,
    )
    for _ in range(1200):
        time.sleep(0.05)
        if (folder / GAMES).exists() and (folder / GAMES).read_bytes().count(b"\n") > 10:
            return running
        assert running.poll() is None, running.communicate()
    raise AssertionError("nothing was played")


def played(folder: Path, **more: Any) -> list[Result]:
    with ResultsFile(folder, header_of(Plan(MatchSettings("hollywood", 3), BOTS, **more))) as results_file:
        return results_file.results


def test_an_arena_writes_results_and_charts(tmp_path: Path) -> None:
    done = arena("hollywood", "--bots", "random,search@20", "--players", "4", "--games", "9", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "16 games: 2 deals" in done.stdout
    assert "3 × search@20" in done.stdout
    assert str(tmp_path) in done.stdout
    results = json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert (results["games"], results["failed"]) == (16, 0)
    strength = {each["bot"]: each["rating"]["value"] for each in results["bots"]}
    assert strength["search@20"] > strength["random"]
    for name in ("ratings", "shares", "points"):
        assert {(tmp_path / f"{name}.{kind}").exists() for kind in ("svg", "png")} == {True}


def test_a_killed_arena_continues_and_gives_the_same_results(tmp_path: Path) -> None:
    running = start_arena(tmp_path, "--games", "10000")
    running.kill()
    running.communicate()
    before = (tmp_path / GAMES).read_bytes().count(b"\n") - 1
    (tmp_path / GAMES).write_bytes((tmp_path / GAMES).read_bytes() + b'{"deal":0,"line_')
    saved = played(tmp_path)
    games = len(saved) + 30
    done = arena(*ARGUMENTS, "--out", str(tmp_path), "--games", str(games))
    assert done.returncode == 0, done.stderr
    results = played(tmp_path)
    assert results[: len(saved)] == saved
    assert len(saved) >= before > 9
    plan = Plan(MatchSettings("hollywood", 3), BOTS)
    planned = list(plan.jobs(plan.deals(games)))
    assert untimed(results)[:24] == untimed(play(job) for job in planned[:24])
    assert {result.key for result in results} >= {job.key for job in planned}
    assert len({result.key for result in results}) == len(results)


def test_ctrl_c_saves_the_results_and_says_how_to_continue(tmp_path: Path) -> None:
    running = start_arena(tmp_path, "--games", "10000", "--seed", "5")
    os.killpg(running.pid, signal.SIGINT)  # to the whole process group, as a terminal does
    output, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "run the same command to continue" in output
    assert "2 × random" in output
    assert "Traceback" not in output + errors
    assert len(played(tmp_path, seed=5)) >= 10


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess", "--bots", "random"), "There is no game"),
        (("hollywood", "--bots", "random,hal"), 'No bot "hal"'),
        (("hollywood", "--bots", FAILING_BOTS + "Nobody"), "Nobody"),
        (("hollywood", "--bots", "random", "--players", "7"), "for 3 to 4 players, not 7"),
        (("hollywood", "--bots", "random", "--with", "speed"), 'There is no option "speed"'),
        (("hollywood", "--bots", "random", "--box", "none.toml"), "none.toml, line 1"),
        (("hollywood", "--bots", ","), "No bots are given"),
        (("hollywood", "--bots", "random,random"), "given twice"),
        (("hollywood", "--bots", "random", "--league"), "at least two bots"),
        (("hollywood", "--bots", "random,lead", "--league", "--ladder"), "either --league or --ladder"),
    ],
)
def test_invalid_arguments_raise_an_error_with_a_readable_message(arguments: tuple[str, ...], message: str) -> None:
    done = CliRunner().invoke(app, ["arena", *arguments])
    assert isinstance(done.exception, MatineeError)
    assert message in str(done.exception)


def test_an_invalid_argument_ends_with_exit_code_2(tmp_path: Path) -> None:
    done = arena("hollywood", "--bots", "random,hal", "--out", str(tmp_path / "x"), "--lang", "de")
    assert done.returncode == 2
    assert "Kein Bot „hal“ spielt Hollywood" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    ("arguments", "address"),
    [
        ((), None),
        (("--ray",), "local"),
        (("--ray", "--games", "5"), "local"),
        (("--ray", "10.0.0.1:6379"), "10.0.0.1:6379"),
        (("--ray", "ray://head:10001", "--games", "5"), "ray://head:10001"),
        (("--ray=auto",), "auto"),
        (("--ray", "auto"), "auto"),
        (("--ray", "hollywood"), "local"),
    ],
)
def test_the_address_of_the_cluster_is_optional(
    arguments: tuple[str, ...], address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[Any] = []

    def run(*arguments: Any) -> bool:
        passed.extend(arguments)
        return True

    monkeypatch.setattr("matinee.arena.report.run", run)
    game = () if "hollywood" in arguments else ("hollywood",)
    done = CliRunner().invoke(app, ["arena", *game, "--bots", "random", *arguments])
    assert done.exit_code == 0, done.output
    assert passed[-1] == address
    assert passed[0].settings.game == "hollywood"
