"""The lab plays games, prints and writes its report, and explains invalid arguments."""

import io
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from matinee.arena.lineups import Job
from matinee.arena.workers import Work, WorkerPool
from matinee.engine.errors import DamagedBox, MatineeError, UnknownBot, UnknownGame, UnknownOption, WrongPlayers
from matinee.engine.i18n import LANGUAGES
from matinee.games import GAMES
from matinee.games.films.lab.report import FilmsReport
from matinee.games.hollywood.lab.analysis import HollywoodAnalysis
from matinee.games.hollywood.lab.report import HollywoodReport
from matinee.lab import run as lab
from matinee.lab import simulation
from matinee.lab.analysis import analysis_of
from matinee.lab.formatting import Formatter
from matinee.lab.run import LabReport, default_folder, run, show
from matinee.lab.simulation import LabSettings, PlayedGame, find_game_or_box, play

REPORTS: dict[str, Any] = {"films": FilmsReport, "hollywood": HollywoodReport}
CHARTS = {
    "films": "balance films markers money points prices ratings screenplays tiles trophies",
    "hollywood": "points seats sizes stars studio-cards thrown variants",
}


class InProcessPool(WorkerPool):
    """A pool without workers: it plays the games in this process."""

    size = 1
    worker_died = ()

    def submit(self, work: Work, jobs: Sequence[Job]) -> "Future[list[tuple[float, Any]]]":
        done: Future[list[tuple[float, Any]]] = Future()
        try:
            done.set_result(work(jobs))
        except MatineeError as problem:
            done.set_exception(problem)
        return done

    def stop(self) -> None:
        pass


@pytest.fixture(autouse=True)
def play_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_in_process_pool(workers: int | None) -> WorkerPool:
        return InProcessPool()

    monkeypatch.setattr(simulation, "open_pool", open_in_process_pool)


def settings(game: str = "hollywood", **more: Any) -> LabSettings:
    given: dict[str, Any] = {"file": None, "players": 4, "games": 4, "bot": "random", "seed": 1, "options": {}, **more}
    return LabSettings(game=game, **given)


@pytest.fixture
def no_charts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the charts, which take most of the time."""

    def draw_nothing(*_: object) -> list[Path]:
        return []

    monkeypatch.setattr(HollywoodAnalysis, "draw", draw_nothing)


def captured_console(width: int = 100) -> tuple[Console, io.StringIO]:
    output = io.StringIO()
    return Console(file=output, width=width), output


@pytest.mark.parametrize(("game", "games", "language"), [("traumfabrik", 1, "fr"), ("hollywood", 4, "de")])
def test_report_and_charts_are_written(game: str, games: int, language: str, tmp_path: Path) -> None:
    console, output = captured_console()
    folder = tmp_path / "a" / "b"
    report = run(settings(game, games=games), folder, 1, language, console)
    assert (
        msgspec.json.decode((folder / "report.json").read_bytes(), type=LabReport[REPORTS[GAMES[game].family]])
        == report
    )
    assert report.played == games
    assert report.box == GAMES[game].box().digest
    charts = CHARTS[GAMES[game].family].split()
    assert sorted(file.stem for file in folder.glob("*.png")) == charts
    for name in charts:
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
        assert ET.parse(folder / f"{name}.svg").getroot().tag.endswith("svg")
    assert str(folder) in output.getvalue().replace("\n", "")
    assert Formatter(language)("aims-title") in output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("dream-factory", 2), ("traumfabrik", 5), ("hollywood", 3)])
def test_tables_are_complete_in_every_language(language: str, game: str, players: int) -> None:
    lab_settings = settings(game, players=players)
    box = lab_settings.check()
    summaries = [each.summary for each in sorted(play(lab_settings, 1), key=lambda each: (each.variant, each.deal))]
    analysis = analysis_of(GAMES[game])
    report = LabReport(settings=lab_settings, box="", name=box.name, played=4, found=analysis.report(summaries, box))
    console, output = captured_console(80)
    show(report, analysis, box, Formatter(language), console)
    assert any(mark in output.getvalue() for mark in "✓✗")
    assert not re.search(r"\bnan\b", output.getvalue())


def test_the_same_seed_gives_the_same_games() -> None:
    first, repeated, other = (
        sorted(play(settings(games=2, seed=seed), 1), key=lambda game: game.deal) for seed in (5, 5, 6)
    )
    assert first == repeated != other


def test_half_of_the_games_have_no_variant_and_each_variant_a_quarter_with_the_same_deals() -> None:
    jobs = list(settings(games=40).jobs())
    options = Counter(tuple(job.settings.options) for job in jobs)
    assert options == {(): 20, ("scarcity",): 10, ("prototype",): 10}
    assert {job.deal for job in jobs if job.settings.options} == set(range(10))
    assert len({job.key for job in jobs}) == 40
    assert {tuple(job.settings.options) for job in settings(options={"scarcity": True}).jobs()} == {("scarcity",)}


@pytest.mark.usefixtures("no_charts")
def test_given_options_replace_the_default_variants(tmp_path: Path) -> None:
    console, _ = captured_console()
    report = run(settings(games=2, options={"prototype": True}), tmp_path, 1, "en", console)
    assert isinstance(report.found, HollywoodReport)
    assert [variant.options for variant in report.found.variants] == [["prototype"]]


@pytest.mark.usefixtures("no_charts")
def test_a_custom_box_is_played_and_reported(tmp_path: Path) -> None:
    text = GAMES["hollywood"].default_box.read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("stars = 4", "stars = 9"), "utf-8")
    game, path = find_game_or_box(str(file))
    lab_settings = settings(file=path)
    assert (game.name, default_folder(lab_settings)) == ("hollywood", Path("lab/mine-4p"))
    console, _ = captured_console()
    report = run(lab_settings, tmp_path / "out", 1, "en", console)
    assert isinstance(report.found, HollywoodReport)
    assert 9 in [star.stars for star in report.found.stars]
    assert report.box == lab_settings.check().digest != GAMES["hollywood"].box().digest


def test_an_unknown_game_or_box_is_refused() -> None:
    with pytest.raises(UnknownGame):
        find_game_or_box("chess")
    with pytest.raises(DamagedBox, match=r"none\.toml, line 1"):
        find_game_or_box("none.toml")


@pytest.mark.parametrize(
    ("more", "error"),
    [({"players": 5}, WrongPlayers), ({"bot": "hal"}, UnknownBot), ({"options": {"speed": True}}, UnknownOption)],
)
def test_invalid_settings_are_refused_before_any_game(more: dict[str, Any], error: type[MatineeError]) -> None:
    with pytest.raises(error):
        settings(**more).check()


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    console, _ = captured_console()
    with pytest.raises(MatineeError, match="cannot be written"):
        run(settings(), tmp_path / "file" / "folder", 1, "en", console)


def test_a_failing_bot_is_named_in_the_error(tmp_path: Path) -> None:
    console, _ = captured_console()
    with pytest.raises(MatineeError, match="Failing did not finish a game: RuntimeError: no move today"):
        run(settings(bot="tests.lab.games:Failing"), tmp_path, 1, "en", console)


@pytest.mark.usefixtures("no_charts")
def test_after_ctrl_c_the_games_played_so_far_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(settings: LabSettings, workers: int | None) -> Iterator[PlayedGame]:
        games = play(settings, workers)
        yield next(games)
        yield next(games)
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "play", interrupted)
    console, output = captured_console()
    assert run(settings(), tmp_path, 1, "en", console).played == 2
    assert "The report covers the 2 games" in output.getvalue()


def run_lab(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "matinee.cli", "lab", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "100", "LANG": "C", "MATINEE_LANG": ""},
        check=False,
    )


def test_the_command_prints_and_writes_a_report(tmp_path: Path) -> None:
    done = run_lab(
        "hollywood", "--players", "3", "--games", "3", "--bot", "random", "--workers", "1", "--out", str(tmp_path)
    )
    assert done.returncode == 0, done.stderr
    assert "Hollywood · 3 players · 3 games of random, 2 of them without variants" in done.stdout
    assert msgspec.json.decode((tmp_path / "report.json").read_bytes(), type=LabReport[HollywoodReport]).played == 3


@pytest.mark.parametrize(("game", "bot"), [("dream-factory", "random"), ("dreams", "daydreamer")])
def test_the_command_needs_the_messages_of_no_other_game(tmp_path: Path, game: str, bot: str) -> None:
    done = run_lab(game, "--games", "2", "--bot", bot, "--workers", "1", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_the_command_refuses_a_damaged_box_with_its_line(tmp_path: Path) -> None:
    lines = GAMES["dream-factory"].default_box.read_text("utf-8").splitlines()
    line = next(number for number, text in enumerate(lines) if text.startswith("stars = "))
    file = tmp_path / "damaged.toml"
    file.write_text("\n".join([*lines[:line], "stars = 7", *lines[line + 1 :]]), "utf-8")
    done = run_lab(str(file))
    assert done.returncode == 2
    assert f"damaged.toml, line {line + 1}" in done.stderr.replace("\n", "")


@pytest.mark.parametrize(("arguments", "message"), [(("dreams", "--bot", "greedy"), "seer"), (("chess",), "no game")])
def test_the_command_explains_an_invalid_argument(arguments: tuple[str, ...], message: str) -> None:
    done = run_lab(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
