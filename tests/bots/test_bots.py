"""Bots: they play legally, the same with the same seed, blind to what they may not know, and better than chance."""

from collections.abc import Iterator
from itertools import islice

import pytest

import matinee
from matinee.bots import search
from matinee.bots.bot import MAX_EVALUATIONS, Bot, RandomBot
from matinee.bots.greedy import GreedyBot
from matinee.bots.search import SearchBot
from matinee.games.dreams.bots.beliefs import Settings
from matinee.games.dreams.bots.seer import LandmarkBot, SeerBot
from tests.tables import TABLES, Table, random_play

JUDGED = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "slipping": GreedyBot(misjudging=2, overlooking=0.2),
    "search": SearchBot(iterations=60),
}
DREAMING = {
    "random": RandomBot(),
    "landmarks": LandmarkBot(),
    "slipping": SeerBot(Settings(noise=0.4, vote_noise=3)),
    "seer": SeerBot(),
}
every_bot = pytest.mark.parametrize(
    ("table", "bot"),
    [
        pytest.param(table, bot, id=f"{table}-{name}")
        for table in TABLES
        for name, bot in (DREAMING if table.game_name == "dreams" else JUDGED).items()
    ],
)


@every_bot
def test_a_bot_plays_a_whole_game_legally(table: Table, bot: Bot) -> None:
    match = table.start(1)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, bot.choose(match, seat, len(match.history)))
    assert match.winners


def some_positions(table: Table, seed: int, step: int) -> Iterator[matinee.Match]:
    """Every so many moves of a random game. In Dreams such games are long and rounds alike: a few positions will do."""
    moves = 90 if table.game_name == "dreams" else None
    return islice(random_play(table.start(seed), seed), 0, moves, 29 if table.game_name == "dreams" else step)


@every_bot
def test_a_bot_is_blind_to_what_its_seat_cannot_know(table: Table, bot: Bot) -> None:
    for match in some_positions(table, 2, 23):
        if not match.over:
            seat = match.awaiting[0]
            for other in (match.determinized(seat, 77), match.determinized(seat, 78)):
                assert bot.choose(other, seat, 5) == bot.choose(match, seat, 5)
                assert bot.evaluate_moves(other, seat, 5) == bot.evaluate_moves(match, seat, 5)


@every_bot
def test_a_bots_first_thought_is_its_move_and_all_are_legal(table: Table, bot: Bot) -> None:
    for match in some_positions(table, 4, 31):
        if not match.over:
            seat = match.awaiting[0]
            evaluations = bot.evaluate_moves(match, seat, 5)
            assert 1 <= len(evaluations) <= MAX_EVALUATIONS
            assert evaluations[0].move == bot.choose(match, seat, 5)
            assert {evaluation.move for evaluation in evaluations} <= set(match.moves(seat))
            assert all(0 <= evaluation.win <= 1 and evaluation.visits > 0 for evaluation in evaluations)


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        ("hollywood", RandomBot()),
        ("hollywood", GreedyBot(misjudging=3)),
        ("hollywood", SearchBot(iterations=40)),
        ("dreams", LandmarkBot()),
        ("dreams", SeerBot()),
    ],
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_the_same_seed_gives_the_same_thoughts_and_another_others(game: str, bot: Bot) -> None:
    match = matinee.start(game, 4, seed=1)
    seat = match.awaiting[0]
    once = [bot.evaluate_moves(match, seat, seed) for seed in range(8)]
    assert once == [bot.evaluate_moves(match, seat, seed) for seed in range(8)]
    assert any(evaluations != once[0] for evaluations in once)


def test_a_search_orders_its_thoughts_by_how_often_it_tried_them() -> None:
    match = matinee.start("hollywood", 4, seed=1)
    seat = match.awaiting[0]
    evaluations = SearchBot(iterations=2000).evaluate_moves(match, seat, 1)
    visits = [evaluation.visits for evaluation in evaluations]
    assert visits == sorted(visits, reverse=True)
    assert 1000 < sum(visits) <= 2000
    assert all(0 < evaluation.points < 100 for evaluation in evaluations)


def test_an_expected_result_is_near_the_result() -> None:
    """In the last round of Hollywood, with one move left to make, what a bot expects is what comes."""
    match = matinee.start("hollywood", 3, seed=3)
    bot = SearchBot(iterations=200)
    evaluation, mover = None, 0
    while not match.over:
        mover = match.awaiting[0]
        evaluation = bot.evaluate_moves(match, mover, 1)[0]
        match.play(mover, evaluation.move)
    assert evaluation
    assert evaluation.points == pytest.approx(match.points[mover])
    assert evaluation.win == pytest.approx((mover in match.winners) / len(match.winners))


def test_a_bot_that_slips_more_plays_more_moves_that_are_not_its_best() -> None:
    def slips(bot: GreedyBot) -> int:
        count = 0
        for number, match in enumerate(random_play(matinee.start("dream-factory", 3, seed=5), 5)):
            if not match.over:
                seat = match.awaiting[0]
                count += bot.choose(match, seat, number) != GreedyBot().choose(match, seat, number)
        return count

    assert slips(GreedyBot()) == 0
    assert 0 < slips(GreedyBot(misjudging=0.5)) < slips(GreedyBot(misjudging=4, overlooking=0.3))


BETTER = [
    ("hollywood", GreedyBot(), RandomBot(), 20),
    ("traumfabrik", GreedyBot(), RandomBot(), 12),
    ("hollywood", SearchBot(iterations=300), RandomBot(), 20),
    ("dream-factory", SearchBot(iterations=150), GreedyBot(), 12),
]


@pytest.mark.parametrize(("game", "better", "worse", "games"), BETTER)
def test_one_better_bot_wins_against_three(game: str, better: Bot, worse: Bot, games: int) -> None:
    won = 0.0
    for number in range(games):
        match = matinee.start(game, 4, seed=number)
        while not match.over:
            seat = match.awaiting[0]
            bot = better if seat == number % 4 else worse
            match.play(seat, bot.choose(match, seat, 1000 * number + len(match.history)))
        won += (number % 4 in match.winners) / len(match.winners)
    # Equal strength would win a quarter; half of twelve games by chance is one in twenty, of twenty one in eighty.
    assert won >= games / 2


def test_a_search_by_the_clock_keeps_to_its_time() -> None:
    match = matinee.start("hollywood", 3, seed=1)
    evaluations = SearchBot(milliseconds=30).evaluate_moves(match, match.awaiting[0], 1)
    assert sum(evaluation.visits for evaluation in evaluations) >= 50


@pytest.mark.parametrize("game", ["hollywood", "traumfabrik"])
@pytest.mark.parametrize("bot", [SearchBot(iterations=12), GreedyBot()], ids=lambda bot: bot.name)
def test_a_bot_thinks_the_same_without_compiling(game: str, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = matinee.start(game, 4, seed=1)
    seat = match.awaiting[0]
    compiled = bot.choose(match, seat, 3), bot.evaluate_moves(match, seat, 3)
    monkeypatch.setenv("MATINEE_COMPILE", "0")
    assert (bot.choose(match, seat, 3), bot.evaluate_moves(match, seat, 3)) == compiled


def test_a_random_bot_in_a_game_without_judgement_still_gives_reasons() -> None:
    match = matinee.start("dreams", 3, seed=1)
    evaluation = RandomBot().evaluate_moves(match, match.awaiting[0], 1)[0]
    assert evaluation.move in match.moves(match.awaiting[0])
    assert 0 <= evaluation.win <= 1


@pytest.mark.parametrize("game", ["hollywood", "dream-factory"])
@pytest.mark.parametrize("room", [1, 2, 9])
def test_a_search_that_has_run_out_of_room_goes_on_with_what_it_has(
    game: str, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "MAX_NODES", room + 1)
    match = matinee.start(game, 4, seed=3)
    seat = match.awaiting[0]
    evaluations = SearchBot(iterations=300).evaluate_moves(match, seat, 1)
    assert 0 < len(evaluations) <= room
    assert {evaluation.move for evaluation in evaluations} <= set(match.moves(seat))
