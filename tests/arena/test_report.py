"""The report: summary, failures, tables, results.json and charts."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from matinee.arena import report
from matinee.arena.chart_style import style
from matinee.arena.charts import draw_all, draw_points
from matinee.arena.game_runner import Failure, Result, play
from matinee.arena.lineups import Plan
from matinee.arena.report import default_folder, run, show
from matinee.arena.results import GAMES, ResultsFile, header_of
from matinee.arena.summary import Summary, points_by_bot, summarise
from matinee.arena.workers import WorkerPool
from matinee.engine.errors import MissingExtra
from matinee.engine.i18n import LANGUAGES
from matinee.games import find_game
from tests.arena.plans import FAILING_BOTS, plan_for

NAME = find_game("hollywood").box().name


def simulated_results(plan: Plan, deals: int, wins: Sequence[float] = (0.9, 0.1)) -> list[Result]:
    """Return results without playing. `wins` is the win rate of the candidate by line-up."""
    return [
        Result(
            deal=job.deal,
            line_up=job.line_up,
            seat=job.seat,
            points=[10 + seat + job.deal % 7 for seat in range(3)],
            winners=[job.seat if job.deal < deals * wins[job.line_up] else (job.seat + 1) % 3],
            moves=[10, 10, 10],
            seconds=[0.1, 0.1, 0.1],
            longest=[0.02, 0.02, 0.03],
            took=1.0,
        )
        for job in plan.jobs(deals)
    ]


def test_a_summary_has_games_win_rates_and_ratings() -> None:
    plan = plan_for("random", "search@10")
    summary = summarise(plan, header_of(plan), simulated_results(plan, 40))
    assert (summary.deals, summary.games, summary.failed, summary.few) == (40, 240, 0, False)
    first, second = summary.line_ups
    assert first.win_rate
    assert second.win_rate
    assert (first.candidate, first.opponent, first.games) == ("random", "search@10", 120)
    assert (first.win_rate.value, second.win_rate.value) == pytest.approx((0.9, 0.1))
    assert first.win_rate.low < 0.9 < first.win_rate.high
    assert first.fair == pytest.approx(1 / 3)
    strong, weak = summary.bots
    assert strong.rating
    assert weak.rating
    assert strong.rating.value > 150
    assert strong.rating.value == pytest.approx(-weak.rating.value)
    assert strong.games == weak.games == 240
    assert (strong.seconds, strong.longest) == pytest.approx((0.01, 0.03))
    assert first.points == pytest.approx(11 + sum(deal % 7 for deal in range(40)) / 40)


def test_the_order_of_results_makes_no_difference() -> None:
    plan = plan_for("random", "search@10")
    results = simulated_results(plan, 25, (0.5, 0.3))
    assert summarise(plan, header_of(plan), results) == summarise(plan, header_of(plan), results[::-1])


def test_shared_wins_are_divided() -> None:
    plan = plan_for("random", "search@10")
    results = [msgspec.structs.replace(result, winners=[0, 1, 2]) for result in simulated_results(plan, 30)]
    summary = summarise(plan, header_of(plan), results)
    assert [each.win_rate.value for each in summary.line_ups if each.win_rate] == pytest.approx([1 / 3, 1 / 3])
    assert [each.rating.value for each in summary.bots if each.rating] == pytest.approx([0, 0], abs=2)


def test_failed_games_are_counted_only_as_failures() -> None:
    plan = plan_for("random", "search@10")
    results = simulated_results(plan, 30)
    without_deal_0 = summarise(plan, header_of(plan), [result for result in results if result.deal])
    failure = Failure("random", 2, 17, "error", "ValueError: lost")
    failing = [
        msgspec.structs.replace(each, failure=failure, winners=[]) if each.deal == 0 else each for each in results
    ]
    summary = summarise(plan, header_of(plan), failing)
    assert (summary.games, summary.failed) == (174, 6)
    assert (summary.bots, summary.line_ups) == (without_deal_0.bots, without_deal_0.line_ups)
    (found,) = summary.failures
    assert (found.bot, found.times, found.first) == ("random", 6, failure)


def test_a_bot_without_finished_games_has_no_rating() -> None:
    plan = plan_for("random", "search@10", FAILING_BOTS + "Crashing")
    results: list[Result] = []
    for job in plan.jobs(2):
        if FAILING_BOTS + "Crashing" in job.bots:
            results.append(play(job))
    others = [job for job in plan.jobs(2) if FAILING_BOTS + "Crashing" not in job.bots]
    results += [play(job) for job in others]
    summary = summarise(plan, header_of(plan), results)
    assert summary.games == len(others) == 12
    assert [bool(each.rating) for each in summary.bots] == [True, True, False]
    assert sum(each.rating.value for each in summary.bots if each.rating) == pytest.approx(0)
    assert [each.bot for each in summary.failures] == [FAILING_BOTS + "Crashing"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_charts_exist_in_every_language(tmp_path: Path, language: str) -> None:
    plan = plan_for("random", FAILING_BOTS + "AlsoRandom")
    results = simulated_results(plan, 25, (1.0, 0.0))
    failure = Failure(FAILING_BOTS + "AlsoRandom", 2, 17, "hung", "12 s")
    results[7] = msgspec.structs.replace(results[7], failure=failure)
    summary = summarise(plan, header_of(plan), results)
    output = StringIO()
    show(summary, NAME, language, Console(file=output, width=100))
    text = output.getvalue()
    assert all(
        part in text for part in ("Hollywood", "AlsoRandom", "2 × random", "33.3%" if language == "en" else "33,3")
    )
    draw_all(summary, points_by_bot(plan, results), NAME, tmp_path, language)
    charts = sorted(file.stem for file in tmp_path.glob("*.svg"))
    assert charts == sorted(file.stem for file in tmp_path.glob("*.png")) == ["points", "ratings", "shares"]
    for chart in tmp_path.glob("*.svg"):
        assert ElementTree.parse(chart).getroot().tag.endswith("svg")
    for chart in tmp_path.glob("*.png"):
        assert chart.read_bytes().startswith(b"\x89PNG")


def test_the_same_data_gives_the_same_chart_byte_for_byte(tmp_path: Path) -> None:
    plan = plan_for("random", "search@10")
    results = simulated_results(plan, 25)
    summary = summarise(plan, header_of(plan), results)
    for folder in ("one", "two"):
        with style():
            draw_points(summary, points_by_bot(plan, results), NAME, tmp_path / folder, "en")
    assert (tmp_path / "one" / "points.svg").read_bytes() == (tmp_path / "two" / "points.svg").read_bytes()


def captured_console() -> Console:
    return Console(file=StringIO(), width=120)


class InterruptedPool(WorkerPool):
    """Plays in this process and raises KeyboardInterrupt after a number of games."""

    def __init__(self, games: int) -> None:
        self.games = games

    def submit(self, work: Any, jobs: Any) -> Any:
        raise NotImplementedError

    def stop(self) -> None: ...

    def results(self, jobs: Any) -> Any:
        for number, job in enumerate(jobs):
            if number == self.games:
                raise KeyboardInterrupt
            yield play(job)


def test_an_interrupted_run_continues_and_gives_the_same_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_for("random", "search@10")
    console = captured_console()
    for until, games, completed in ((5, 12, False), (4, 12, False), (10**9, 12, True), (10**9, 13, True)):
        monkeypatch.setattr(report, "open_pool", lambda workers, ray, until=until: InterruptedPool(until))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
        assert run(plan, games, "en", console, tmp_path) == completed
    assert isinstance(console.file, StringIO)
    output = console.file.getvalue()
    assert output.count("run the same command to continue") == 2
    assert "9 of them are already played" in output
    assert "18 games: 3 deals" in output
    with ResultsFile(tmp_path, header_of(plan)) as results_file:
        assert [result.key for result in results_file.results] == [job.key for job in plan.jobs(3)]
        expected = summarise(plan, header_of(plan), results_file.results)
    assert msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=Summary) == expected


def test_a_run_writes_games_records_and_results(tmp_path: Path) -> None:
    plan = plan_for("search@10", FAILING_BOTS + "Cheating", limit=20, record=True)
    console = captured_console()
    assert run(plan, 6, "en", console, tmp_path, workers=2)
    assert sorted(file.name for file in tmp_path.iterdir()) == [GAMES, "records.jsonl", "results.json"]
    assert isinstance(console.file, StringIO)
    output = console.file.getvalue()
    assert "No game was finished." in output
    assert "illegal move" in output


def test_a_missing_matplotlib_is_reported_before_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("matinee.arena.chart_style.import_module", missing)
    with pytest.raises(MissingExtra, match=r"matinee\[arena\]"):
        run(plan_for("random"), 1, "en", captured_console(), tmp_path)
    assert not (tmp_path / GAMES).exists()


def test_default_folders_are_named_after_game_players_and_bots() -> None:
    assert default_folder(plan_for("search@200", "random")) == Path("arena/hollywood-3p-search@200-vs-random")
    assert default_folder(plan_for("a.b:C", "../x")) == Path("arena/hollywood-3p-a.b-C-vs-..-x")
    assert len(default_folder(plan_for(*(f"search@{number}" for number in range(100)))).name) <= 120
