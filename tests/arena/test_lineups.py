"""Line-ups: each bot meets each other bot on every seat with the same deals, and jobs are reproducible."""

from collections import Counter
from itertools import islice

import pytest

from matinee.arena.lineups import Job, LineUp, MatchSettings, Plan, short_names
from matinee.engine.errors import MatineeError, UnknownBot, UnknownGame, UnknownOption, WrongPlayers
from tests.arena.plans import plan_for

BOTS = ("a", "b", "c")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_bot_is_the_candidate_on_each_seat_equally_often(players: int) -> None:
    plan = Plan(MatchSettings("dream-factory", players), BOTS)
    jobs = list(plan.jobs(5))
    assert len(jobs) == 5 * plan.games_per_deal == 5 * 6 * players
    assert set(Counter((job.bots[job.seat], job.seat, job.deal) for job in jobs).values()) == {2}
    for seat in range(players):
        assert len(set(Counter(job.bots[seat] for job in jobs).values())) == 1
    for job in jobs:
        candidate, opponent = plan.line_ups[job.line_up].candidate, plan.line_ups[job.line_up].opponent
        assert job.bots[job.seat] == candidate != opponent
        assert Counter(job.bots) == {candidate: 1, opponent: players - 1}


def test_with_two_players_each_pair_is_one_line_up() -> None:
    plan = Plan(MatchSettings("dream-factory", 2), BOTS)
    assert plan.line_ups == [LineUp("a", "b"), LineUp("a", "c"), LineUp("b", "c")]
    jobs = list(plan.jobs(1))
    assert [job.bots for job in jobs[:2]] == [("a", "b"), ("b", "a")]


def test_a_single_bot_plays_itself_once_per_deal() -> None:
    plan = Plan(MatchSettings("hollywood", 3), ("a",))
    jobs = list(plan.jobs(4))
    assert [job.bots for job in jobs] == [("a", "a", "a")] * 4
    assert [job.seat for job in jobs] == [0, 1, 2, 0]


def test_games_are_rounded_up_to_whole_deals_and_ordered_by_deal() -> None:
    plan = Plan(MatchSettings("hollywood", 4), BOTS)
    assert [plan.deals(games) for games in (1, 24, 25, 2000)] == [1, 1, 2, 84]
    deals = [job.deal for job in plan.jobs(3)]
    assert deals == sorted(deals)


def test_seeds_differ_by_deal_and_for_bots_by_seat_and_move() -> None:
    plan = Plan(MatchSettings("hollywood", 3), BOTS, seed=7)
    jobs = list(plan.jobs(2))
    assert len({job.deal_seed for job in jobs}) == 2
    assert len({job.bot_seed(1, 5) for job in jobs}) == 2
    job = jobs[0]
    assert len({job.bot_seed(seat, move) for seat in range(3) for move in range(50)}) == 150
    other = Job(job.settings, job.bots, 8, job.deal)
    assert other.deal_seed != job.deal_seed
    assert other.bot_seed(0, 0) != job.bot_seed(0, 0)


def test_played_games_are_skipped() -> None:
    plan = Plan(MatchSettings("hollywood", 3), BOTS)
    jobs = list(plan.jobs(2))
    played = {job.key for job in islice(jobs, 7)}
    assert list(plan.jobs(2, played)) == jobs[7:]


@pytest.mark.parametrize(
    ("plan", "error", "message"),
    [
        (plan_for("random", game="chess"), UnknownGame, "no game"),
        (plan_for("random", players=7), WrongPlayers, "for 3 to 4 players"),
        (plan_for("random", "hal"), UnknownBot, 'No bot "hal"'),
        (plan_for("random", "random"), MatineeError, "given twice"),
        (plan_for("tests.arena.failing_bots:FailingToStart"), MatineeError, "RuntimeError: no bot today"),
        (plan_for(), MatineeError, "No bots are given"),
        (Plan(MatchSettings("hollywood", 4, {"speed": True}), ("random",)), UnknownOption, "no option"),
        (Plan(MatchSettings("hollywood", 4, box="none.toml"), ("random",)), MatineeError, "none.toml, line 1"),
    ],
)
def test_check_rejects_invalid_plans(plan: Plan, error: type[MatineeError], message: str) -> None:
    with pytest.raises(error, match=message):
        plan.check()


def test_bots_from_modules_are_named_by_their_class_if_unique() -> None:
    assert short_names(["random", "mine.one:Bold", "mine.two:Shy"]) == {
        "random": "random",
        "mine.one:Bold": "Bold",
        "mine.two:Shy": "Shy",
    }
    assert short_names(["mine:Bold", "yours:Bold"]) == {"mine:Bold": "mine:Bold", "yours:Bold": "yours:Bold"}


def test_on_a_ladder_each_bot_plays_only_against_the_next() -> None:
    plan = Plan(MatchSettings("hollywood", 4), ("search@20", "greedy", "random"), ladder=True)
    assert plan.line_ups == [LineUp("search@20", "greedy"), LineUp("greedy", "random")]
    assert plan.games_per_deal == 8
