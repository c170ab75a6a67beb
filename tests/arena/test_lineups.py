"""Line-ups: every bot meets every other on every seat with the same deals, and an arena is the same every time."""

from collections import Counter
from itertools import islice

import pytest

from matinee.arena.lineups import Job, LineUp, Plan, Table, short_names
from matinee.engine.errors import MatineeError, UnknownBot, UnknownGame, UnknownOption, WrongPlayers
from tests.arena.tables import plan_for

BOTS = ("a", "b", "c")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_bot_is_the_one_on_every_seat_of_every_deal_equally_often(players: int) -> None:
    plan = Plan(Table("dream-factory", players), BOTS)
    jobs = list(plan.jobs(5))
    assert len(jobs) == 5 * plan.games_a_deal == 5 * 6 * players
    assert set(Counter((job.bots[job.seat], job.seat, job.deal) for job in jobs).values()) == {2}
    for seat in range(players):
        assert len(set(Counter(job.bots[seat] for job in jobs).values())) == 1
    for job in jobs:
        one, rest = plan.line_ups[job.line_up].one, plan.line_ups[job.line_up].rest
        assert job.bots[job.seat] == one != rest
        assert Counter(job.bots) == {one: 1, rest: players - 1}


def test_with_two_players_a_pair_is_one_line_up() -> None:
    plan = Plan(Table("dream-factory", 2), BOTS)
    assert plan.line_ups == [LineUp("a", "b"), LineUp("a", "c"), LineUp("b", "c")]
    jobs = list(plan.jobs(1))
    assert [job.bots for job in jobs[:2]] == [("a", "b"), ("b", "a")]


def test_a_bot_alone_meets_itself_once_a_deal() -> None:
    plan = Plan(Table("hollywood", 3), ("a",))
    jobs = list(plan.jobs(4))
    assert [job.bots for job in jobs] == [("a", "a", "a")] * 4
    assert [job.seat for job in jobs] == [0, 1, 2, 0]


def test_games_are_rounded_up_to_whole_deals_and_deals_follow_each_other() -> None:
    plan = Plan(Table("hollywood", 4), BOTS)
    assert [plan.deals(games) for games in (1, 24, 25, 2000)] == [1, 1, 2, 84]
    deals = [job.deal for job in plan.jobs(3)]
    assert deals == sorted(deals)


def test_a_deal_has_one_seed_and_bots_one_for_each_seat_and_move() -> None:
    plan = Plan(Table("hollywood", 3), BOTS, seed=7)
    jobs = list(plan.jobs(2))
    assert len({job.deal_seed for job in jobs}) == 2
    assert len({job.bot_seed(1, 5) for job in jobs}) == 2
    job = jobs[0]
    assert len({job.bot_seed(seat, move) for seat in range(3) for move in range(50)}) == 150
    other = Job(job.table, job.bots, 8, job.deal)
    assert other.deal_seed != job.deal_seed
    assert other.bot_seed(0, 0) != job.bot_seed(0, 0)


def test_what_was_played_is_left_out() -> None:
    plan = Plan(Table("hollywood", 3), BOTS)
    jobs = list(plan.jobs(2))
    played = {job.place for job in islice(jobs, 7)}
    assert list(plan.jobs(2, played)) == jobs[7:]


@pytest.mark.parametrize(
    ("plan", "mistake", "says"),
    [
        (plan_for("random", game="chess"), UnknownGame, "no game"),
        (plan_for("random", players=7), WrongPlayers, "for 3 to 4 players"),
        (plan_for("random", "hal"), UnknownBot, 'No bot "hal"'),
        (plan_for("random", "random"), MatineeError, "named twice"),
        (plan_for("tests.arena.failing_bots:Unmade"), MatineeError, "RuntimeError: no bot today"),
        (plan_for(), MatineeError, "No bot is named"),
        (Plan(Table("hollywood", 4, {"speed": True}), ("random",)), UnknownOption, "no option"),
        (Plan(Table("hollywood", 4, box="none.toml"), ("random",)), MatineeError, "none.toml, line 1"),
    ],
)
def test_mistakes_are_found_before_anything_is_played(plan: Plan, mistake: type[MatineeError], says: str) -> None:
    with pytest.raises(mistake, match=says):
        plan.check()


def test_bots_of_other_people_are_called_by_their_class_where_that_is_enough() -> None:
    assert short_names(["random", "mine.one:Bold", "mine.two:Shy"]) == {
        "random": "random",
        "mine.one:Bold": "Bold",
        "mine.two:Shy": "Shy",
    }
    assert short_names(["mine:Bold", "yours:Bold"]) == {"mine:Bold": "mine:Bold", "yours:Bold": "yours:Bold"}


def test_on_a_ladder_each_bot_meets_only_the_next_one() -> None:
    plan = Plan(Table("hollywood", 4), ("search@20", "greedy", "random"), ladder=True)
    assert plan.line_ups == [LineUp("search@20", "greedy"), LineUp("greedy", "random")]
    assert plan.games_a_deal == 8
