"""Leagues: the bots drawn for each deal, their seats, and their ratings."""

import json
import sys
from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from rich.console import Console

from matinee.arena import league_ratings
from matinee.arena.game_runner import Result
from matinee.arena.league_ratings import PASSES, RankedGame, estimate, rate
from matinee.arena.lineups import MatchSettings, Plan
from matinee.arena.report import default_folder, run, show
from matinee.arena.results import ResultsFile, header_of
from matinee.arena.summary import ranked_games, summarise
from matinee.engine.errors import MatineeError, MissingExtra
from matinee.engine.i18n import LANGUAGES
from matinee.games import find_game

BOTS = ("a", "b", "c", "d", "e", "f")
TRUE_RATINGS = np.array([300.0, 150.0, 50.0, -150.0, -350.0])
PLAYABLE = ("search@20", "random", "greedy", "lead")


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw fewer bootstrap samples, which are slow."""
    monkeypatch.setattr(league_ratings, "DRAWS", 20)


def league(*bots: str, players: int = 4, seed: int = 1) -> Plan:
    return Plan(MatchSettings("hollywood", players), bots, seed=seed, league=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_bot_drawn_for_a_deal_plays_it_on_every_seat(players: int) -> None:
    plan = Plan(MatchSettings("dream-factory", players), BOTS, league=True)
    jobs = list(plan.jobs(50))
    assert len(jobs) == 50 * plan.games_per_deal == 50 * players
    for deal in range(50):
        games = [job.bots for job in jobs if job.deal == deal]
        assert all(sorted(bots) == sorted(games[0]) for bots in games)
        assert len(set(games[0])) == players
        for seat in range(players):
            assert len({bots[seat] for bots in games}) == players


def test_bots_are_drawn_equally_often_and_meet_each_other() -> None:
    plan = league(*BOTS)
    draws = [plan.draw(deal) for deal in range(3000)]
    counts = Counter(bot for drawn in draws for bot in drawn)
    assert set(counts) == set(BOTS)
    assert all(count == pytest.approx(2000, rel=0.06) for count in counts.values())
    assert len({frozenset(drawn) for drawn in draws}) == 15  # all selections of 4 bots
    assert len(set(draws)) == 360  # in all orders


def test_draws_depend_on_the_seed_but_not_on_the_order_of_the_bots() -> None:
    draws = [league(*BOTS).draw(deal) for deal in range(20)]
    assert draws == [league(*reversed(BOTS)).draw(deal) for deal in range(20)]
    assert draws != [league(*BOTS, seed=2).draw(deal) for deal in range(20)]


@pytest.mark.parametrize(("bots", "players"), [("ab", 4), ("abc", 4), ("ab", 6), ("abc", 6), ("ab", 3)])
def test_too_few_bots_play_on_several_seats_and_never_the_same_game_twice(bots: str, players: int) -> None:
    plan = Plan(MatchSettings("dreams", players), tuple(bots), league=True)
    for deal in range(20):
        games = [job.bots for job in plan.jobs(deal + 1) if job.deal == deal]
        assert len(set(games)) == players
        counts = Counter(games[0])
        assert set(counts) == set(bots)
        assert max(counts.values()) - min(counts.values()) <= 1


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (league("random"), "at least two bots"),
        (Plan(MatchSettings("hollywood", 4), ("random", "lead"), ladder=True, league=True), "either --league or"),
    ],
)
def test_check_rejects_invalid_leagues(plan: Plan, message: str) -> None:
    with pytest.raises(MatineeError, match=message):
        plan.check()


def simulated(deals: int, seed: int, luck: float = 0.0, spread: float = 1.0) -> list[RankedGame]:
    """Return games drawn from the model.

    `luck` is the strength of the correlation of a bot's games in a deal; `spread` multiplies the true ratings.
    """
    rng = np.random.default_rng(seed)
    log_strengths = np.log(10) * spread * TRUE_RATINGS / 400
    games: list[RankedGame] = []
    for deal in range(deals):
        bots = rng.permutation(len(TRUE_RATINGS))[:4]
        expected = log_strengths[bots] + luck * rng.normal(size=4)
        for _ in range(4):
            order = np.argsort(-(expected + rng.gumbel(size=4)))
            games.append(RankedGame(deal, bots.tolist(), (np.argsort(order) + 1).tolist()))
    return games


def test_known_strengths_are_recovered() -> None:
    ratings, intervals = estimate(simulated(100, seed=1), len(TRUE_RATINGS), seed=1)
    assert ratings == pytest.approx(TRUE_RATINGS, abs=50)
    assert ratings.mean() == pytest.approx(0, abs=1e-6)
    assert (intervals[:, 0] <= ratings).all()
    assert (ratings <= intervals[:, 1]).all()
    widths = intervals[:, 1] - intervals[:, 0]
    assert (widths > 20).all()
    assert (widths < 160).all()


@pytest.mark.parametrize("spread", [0.5, 2.0])
def test_ratings_are_near_the_maximum_of_the_likelihood(spread: float) -> None:
    games = simulated(100, seed=4, spread=spread)
    bots = len(TRUE_RATINGS)
    found = rate(games, np.zeros(bots), PASSES, np.random.default_rng(1))
    assert found == pytest.approx(most_likely_ratings(games, bots), abs=10)


def most_likely_ratings(games: list[RankedGame], bots: int) -> np.ndarray:
    """Return the maximum of the likelihood, found by minorisation-maximisation."""
    taken = np.zeros(bots)  # places taken before others
    rivals: list[np.ndarray] = []  # the bots that each of these places was taken from
    for game in games:
        seats: list[int] = np.argsort(game.places).tolist()
        order = [game.bots[seat] for seat in seats]
        for place, bot in enumerate(order[:-1]):
            taken[bot] += 1
            rivals.append(np.isin(range(bots), order[place:]).astype(float))
    among = np.array(rivals)
    strengths = np.ones(bots)
    for _ in range(2000):
        strengths = taken / ((1 / (among @ strengths)) @ among)
    ratings = 400 * np.log10(strengths)
    return ratings - ratings.mean()


def test_the_order_of_games_makes_little_difference() -> None:
    games = simulated(60, seed=2)
    ratings = [
        rate(each, np.zeros(len(TRUE_RATINGS)), PASSES, np.random.default_rng(seed))
        for seed, each in enumerate((games, games[::-1], sorted(games, key=lambda game: game.places[0])))
    ]
    assert np.std(ratings, axis=0).max() < 8


def test_intervals_allow_for_correlated_games_of_a_deal() -> None:
    games = simulated(60, seed=3, luck=2)
    as_independent = [msgspec.structs.replace(game, block=number) for number, game in enumerate(games)]
    widths = [np.diff(estimate(each, len(TRUE_RATINGS), seed=1)[1]).mean() for each in (games, as_independent)]
    assert widths[0] > 1.2 * widths[1]


def test_all_places_count_and_not_only_the_first() -> None:
    games = [RankedGame(number, (0, 1, 2, 3), (1, 2, 3, 4)) for number in range(40)]
    ratings, _ = estimate(games, 4, seed=1)
    assert (np.diff(ratings) < -100).all()


def test_tied_bots_have_equal_ratings() -> None:
    games = [RankedGame(number, (0, 1, 2), (1, 1, 3)) for number in range(40)]
    ratings, _ = estimate(games, 3, seed=1)
    assert ratings[0] == pytest.approx(ratings[1], abs=5)
    assert ratings[2] < ratings[0] - 100


def test_a_bot_on_several_seats_is_rated_by_all_of_them() -> None:
    games = [RankedGame(number, (0, 0, 1), (1, 3, 2)) for number in range(40)]
    ratings, _ = estimate(games, 2, seed=1)
    # For bots of strengths a and b, the chance a / (2a + b) * b / (a + b) is highest if b is sqrt(2) times a.
    difference = 400 * np.log10(np.sqrt(2))
    assert ratings == pytest.approx([-difference / 2, difference / 2], abs=4)


def simulated_results(plan: Plan, deals: int) -> list[Result]:
    """Return results without playing: bots earlier in the plan have more points."""
    results: list[Result] = []
    for job in plan.jobs(deals):
        points = [20 - 3 * plan.bots.index(bot) + (job.deal * 7 + seat * 5) % 11 for seat, bot in enumerate(job.bots)]
        results.append(
            Result(
                deal=job.deal,
                line_up=job.line_up,
                seat=job.seat,
                points=points,
                winners=[points.index(max(points))],
                moves=[10] * 4,
                seconds=[0.1] * 4,
                longest=[0.02] * 4,
                took=1.0,
            )
        )
    return results


def test_a_summary_has_ratings_places_and_wins() -> None:
    plan = league(*PLAYABLE, "extra")
    results = simulated_results(plan, 25)
    summary = summarise(plan, header_of(plan), results)
    assert (summary.deals, summary.games, summary.line_ups) == (25, 100, [])
    assert sum(each.games for each in summary.bots) == 400
    values = [each.rating.value for each in summary.bots if each.rating]
    assert values == sorted(values, reverse=True)
    assert sum(values) == pytest.approx(0, abs=1e-6)
    mean_places = [each.place for each in summary.bots if each.place]
    assert mean_places == sorted(mean_places)
    assert sum((each.wins or 0) * each.games for each in summary.bots) == pytest.approx(100)
    first, *_ = summary.bots
    seats = [(result, plan.bots_by_seat(result.key).index("search@20")) for result in results if plays(plan, result)]
    assert first.wins == pytest.approx(sum(result.winners == [seat] for result, seat in seats) / len(seats))
    assert first.points == pytest.approx(sum(result.points[seat] for result, seat in seats) / len(seats))


def plays(plan: Plan, result: Result) -> bool:
    return "search@20" in plan.bots_by_seat(result.key)


def test_places_are_by_points_after_the_winners() -> None:
    plan = league(*PLAYABLE)
    result = msgspec.structs.replace(simulated_results(plan, 1)[0], points=[7, 9, 9, 3], winners=[2])
    (game,) = ranked_games(plan, [result])
    assert game.places == [3, 2, 1, 4]
    assert [PLAYABLE[bot] for bot in game.bots] == list(plan.bots_by_seat(result.key))


def test_a_league_without_finished_games_has_no_ratings() -> None:
    plan = league(*PLAYABLE)
    summary = summarise(plan, header_of(plan), [])
    assert (summary.games, [each.rating for each in summary.bots]) == (0, [None] * 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_places_in_every_language(language: str) -> None:
    plan = league(*PLAYABLE, "extra")
    summary = summarise(plan, header_of(plan), simulated_results(plan, 3))
    output = StringIO()
    show(summary, find_game("hollywood").box().name, language, Console(file=output, width=100))
    text = output.getvalue()
    assert "Plackett–Luce" in text
    assert {"en": "mean place", "fr": "rang moyen", "de": "mittl. Rang"}[language] in text


def test_an_interrupted_league_continues_and_gives_the_same_games(tmp_path: Path) -> None:
    plan = league("random", "search@10", "lead", "extra", "greedy")
    console = Console(file=StringIO(), width=120)
    assert run(plan, 4, "en", console, tmp_path / "whole", workers=1)
    with ResultsFile(tmp_path / "whole", header_of(plan)) as results_file:
        whole = results_file.results
    with ResultsFile(tmp_path / "part", header_of(plan)) as results_file:
        for result in whole[:3]:
            results_file.write(result)
    assert run(plan, 4, "en", console, tmp_path / "part", workers=1)
    results = [json.loads((tmp_path / folder / "results.json").read_bytes()) for folder in ("whole", "part")]
    assert timeless(results[0]) == timeless(results[1])
    assert results[0]["arena"]["league"]
    assert isinstance(console.file, StringIO)
    output = console.file.getvalue()
    assert "4 games: one deal, each played by bots drawn at random" in output
    assert "3 of them are already played" in output
    charts = {file.name for file in (tmp_path / "part").glob("*.svg")}
    assert charts == {"ratings.svg", "points.svg"}


def timeless(results: dict[str, Any]) -> dict[str, Any]:
    """Return results without thinking times."""
    return {**results, "bots": [{**each, "seconds": 0, "longest": 0} for each in results["bots"]]}


def test_results_of_other_tournaments_are_refused(tmp_path: Path) -> None:
    plan = league(*PLAYABLE)
    with ResultsFile(tmp_path, header_of(plan)):
        pass
    with pytest.raises(MatineeError, match='its "league" is true, not false'):
        ResultsFile(tmp_path, header_of(msgspec.structs.replace(plan, league=False)))
    assert default_folder(plan).name.endswith("-league")


def test_a_missing_openskill_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingExtra, match=r"matinee\[arena\]"):
        estimate(simulated(1, seed=1), len(TRUE_RATINGS), seed=1)
