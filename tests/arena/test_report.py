"""The report: counts what was played, blames who failed, and keeps tables, figures and charts that can be read."""

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
from matinee.arena.comparisons import Verdict, judge, points_by_bot
from matinee.arena.game_runner import Failure, Result, play
from matinee.arena.lineups import Plan
from matinee.arena.report import default_folder, run, show
from matinee.arena.results import GAMES, ResultsFile, header_of
from matinee.arena.workers import WorkerPool
from matinee.engine.errors import MissingExtra
from matinee.engine.i18n import LANGUAGES
from matinee.games import find_game
from tests.arena.tables import AWKWARD, plan_for

NAME = find_game("hollywood").box().name


def made_up(plan: Plan, deals: int, wins: Sequence[float] = (0.9, 0.1)) -> list[Result]:
    """Results without playing: the one of line-up number n wins that part of its deals, whatever its seat."""
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


def test_a_verdict_counts_what_was_played() -> None:
    plan = plan_for("random", "search@10")
    verdict = judge(plan, header_of(plan), made_up(plan, 40))
    assert (verdict.deals, verdict.games, verdict.failed, verdict.few) == (40, 240, 0, False)
    first, second = verdict.line_ups
    assert first.share
    assert second.share
    assert (first.one, first.rest, first.games) == ("random", "search@10", 120)
    assert (first.share.value, second.share.value) == pytest.approx((0.9, 0.1))
    assert first.share.low < 0.9 < first.share.high
    assert first.fair == pytest.approx(1 / 3)
    strong, weak = verdict.bots
    assert strong.rating
    assert weak.rating
    assert strong.rating.value > 150
    assert strong.rating.value == pytest.approx(-weak.rating.value)
    assert strong.games == weak.games == 240
    assert (strong.seconds, strong.longest) == pytest.approx((0.01, 0.03))
    assert first.points == pytest.approx(11 + sum(deal % 7 for deal in range(40)) / 40)


def test_the_order_in_which_games_were_finished_does_not_matter() -> None:
    plan = plan_for("random", "search@10")
    results = made_up(plan, 25, (0.5, 0.3))
    assert judge(plan, header_of(plan), results) == judge(plan, header_of(plan), results[::-1])


def test_shared_wins_count_by_their_share() -> None:
    plan = plan_for("random", "search@10")
    results = [msgspec.structs.replace(result, winners=[0, 1, 2]) for result in made_up(plan, 30)]
    verdict = judge(plan, header_of(plan), results)
    assert [each.share.value for each in verdict.line_ups if each.share] == pytest.approx([1 / 3, 1 / 3])
    assert [each.rating.value for each in verdict.bots if each.rating] == pytest.approx([0, 0], abs=2)


def test_failed_games_count_among_the_failures_only() -> None:
    plan = plan_for("random", "search@10")
    results = made_up(plan, 30)
    whole = judge(plan, header_of(plan), [result for result in results if result.deal])
    failure = Failure("random", 2, 17, "error", "ValueError: lost")
    failing = [
        msgspec.structs.replace(each, failure=failure, winners=[]) if each.deal == 0 else each for each in results
    ]
    verdict = judge(plan, header_of(plan), failing)
    assert (verdict.games, verdict.failed) == (174, 6)
    assert (verdict.bots, verdict.line_ups) == (whole.bots, whole.line_ups)
    (found,) = verdict.failures
    assert (found.bot, found.times, found.first) == ("random", 6, failure)


def test_a_bot_that_only_fails_has_no_rating_and_the_others_do() -> None:
    plan = plan_for("random", "search@10", AWKWARD + "Crashing")
    results: list[Result] = []
    for job in plan.jobs(2):
        if AWKWARD + "Crashing" in job.bots:
            results.append(play(job))
    quiet = [job for job in plan.jobs(2) if AWKWARD + "Crashing" not in job.bots]
    results += [play(job) for job in quiet]
    verdict = judge(plan, header_of(plan), results)
    assert verdict.games == len(quiet) == 12
    assert [bool(each.rating) for each in verdict.bots] == [True, True, False]
    assert sum(each.rating.value for each in verdict.bots if each.rating) == pytest.approx(0)
    assert [each.bot for each in verdict.failures] == [AWKWARD + "Crashing"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_charts_in_every_language(tmp_path: Path, language: str) -> None:
    plan = plan_for("random", AWKWARD + "AlsoRandom")
    results = made_up(plan, 25, (1.0, 0.0))
    failure = Failure(AWKWARD + "AlsoRandom", 2, 17, "hung", "12 s")
    results[7] = msgspec.structs.replace(results[7], failure=failure)
    verdict = judge(plan, header_of(plan), results)
    said = StringIO()
    show(verdict, NAME, language, Console(file=said, width=100))
    text = said.getvalue()
    assert all(
        part in text for part in ("Hollywood", "AlsoRandom", "2 × random", "33.3%" if language == "en" else "33,3")
    )
    draw_all(verdict, points_by_bot(plan, results), NAME, tmp_path, language)
    charts = sorted(file.stem for file in tmp_path.glob("*.svg"))
    assert charts == sorted(file.stem for file in tmp_path.glob("*.png")) == ["points", "ratings", "shares"]
    for chart in tmp_path.glob("*.svg"):
        assert ElementTree.parse(chart).getroot().tag.endswith("svg")
    for chart in tmp_path.glob("*.png"):
        assert chart.read_bytes().startswith(b"\x89PNG")


def test_the_same_figures_give_the_same_chart_byte_for_byte(tmp_path: Path) -> None:
    plan = plan_for("random", "search@10")
    results = made_up(plan, 25)
    verdict = judge(plan, header_of(plan), results)
    for folder in ("one", "two"):
        with style():
            draw_points(verdict, points_by_bot(plan, results), NAME, tmp_path / folder, "en")
    assert (tmp_path / "one" / "points.svg").read_bytes() == (tmp_path / "two" / "points.svg").read_bytes()


def quiet() -> Console:
    return Console(file=StringIO(), width=120)


class OneByOne(WorkerPool):
    """Plays here, without processes, and is interrupted after so many games."""

    hands = 1

    def __init__(self, until: int = 10**9) -> None:
        self.until = until

    def submit(self, work: Any, jobs: Any) -> Any:
        raise NotImplementedError

    def stop(self) -> None: ...

    def results(self, jobs: Any) -> Any:
        for number, job in enumerate(jobs):
            if number == self.until:
                raise KeyboardInterrupt
            yield play(job)


def test_interrupted_and_gone_on_with_is_as_if_it_had_never_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_for("random", "search@10")
    console = quiet()
    for until, games, done in ((5, 12, False), (4, 12, False), (10**9, 12, True), (10**9, 13, True)):
        monkeypatch.setattr(report, "open_pool", lambda workers, ray, until=until: OneByOne(until))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
        assert run(plan, games, "en", console, tmp_path) == done
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert told.count("the same command goes on") == 2
    assert "9 of them have been played before" in told
    assert "18 games: 3 deals" in told
    with ResultsFile(tmp_path, header_of(plan)) as results_file:
        assert [result.place for result in results_file.results] == [job.place for job in plan.jobs(3)]
        found = judge(plan, header_of(plan), results_file.results)
    kept = msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=Verdict)
    assert kept == found


def test_a_run_with_processes_keeps_games_results_and_charts(tmp_path: Path) -> None:
    plan = plan_for("search@10", AWKWARD + "Cheating", limit=20, record=True)
    console = quiet()
    assert run(plan, 6, "en", console, tmp_path, workers=2)
    assert sorted(file.name for file in tmp_path.iterdir()) == [GAMES, "records.jsonl", "results.json"]
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert "No game has been played to its end." in told
    assert "illegal move" in told


def test_without_what_draws_one_is_told_before_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("matinee.arena.chart_style.import_module", missing)
    with pytest.raises(MissingExtra, match=r"matinee\[arena\]"):
        run(plan_for("random"), 1, "en", quiet(), tmp_path)
    assert not (tmp_path / GAMES).exists()


def test_folders_are_named_after_table_and_bots() -> None:
    assert default_folder(plan_for("search@200", "random")) == Path("arena/hollywood-3p-search@200-vs-random")
    assert default_folder(plan_for("a.b:C", "../x")) == Path("arena/hollywood-3p-a.b-C-vs-..-x")
    assert len(default_folder(plan_for(*(f"search@{number}" for number in range(100)))).name) <= 120
