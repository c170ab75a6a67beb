"""Bots play legally and reproducibly, do not use hidden information, and win more often than chance."""

from collections.abc import Iterator
from itertools import islice

import pytest

import matinee
from matinee.bots.bot import MAX_EVALUATIONS, Bot, RandomBot
from matinee.bots.greedy import GreedyBot
from matinee.bots.search import SearchBot
from matinee.games.dreams.bots.beliefs import Settings
from matinee.games.dreams.bots.seer import LandmarkBot, SeerBot
from tests.tables import TABLES, Table, random_play

HEURISTIC_BOTS = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "inaccurate": GreedyBot(misjudging=2, overlooking=0.2),
    "search": SearchBot(iterations=60),
}
DREAMS_BOTS = {
    "random": RandomBot(),
    "landmarks": LandmarkBot(),
    "inaccurate": SeerBot(Settings(star_noise=0.4, vote_noise=3)),
    "seer": SeerBot(),
}
every_bot = pytest.mark.parametrize(
    ("table", "bot"),
    [
        pytest.param(table, bot, id=f"{table}-{name}")
        for table in TABLES
        for name, bot in (DREAMS_BOTS if table.game_name == "dreams" else HEURISTIC_BOTS).items()
    ],
)


@every_bot
def test_a_bot_plays_a_whole_game_legally(table: Table, bot: Bot) -> None:
    match = table.start(1)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, bot.choose(match, seat, len(match.history)))
    assert match.winners


def sample_positions(table: Table, seed: int, step: int) -> Iterator[matinee.Match]:
    """Yield positions of a random game at intervals. Games of Dreams are long and repetitive, so a few are enough."""
    max_moves = 90 if table.game_name == "dreams" else None
    return islice(random_play(table.start(seed), seed), 0, max_moves, 29 if table.game_name == "dreams" else step)


@every_bot
def test_a_bot_does_not_use_hidden_information(table: Table, bot: Bot) -> None:
    for match in sample_positions(table, 2, 23):
        if not match.over:
            seat = match.awaiting[0]
            for redrawn in (match.determinized(seat, 77), match.determinized(seat, 78)):
                assert bot.choose(redrawn, seat, 5) == bot.choose(match, seat, 5)
                assert bot.evaluate_moves(redrawn, seat, 5) == bot.evaluate_moves(match, seat, 5)


@every_bot
def test_the_first_evaluation_is_the_chosen_move_and_all_are_legal(table: Table, bot: Bot) -> None:
    for match in sample_positions(table, 4, 31):
        if not match.over:
            seat = match.awaiting[0]
            evaluations = bot.evaluate_moves(match, seat, 5)
            assert 1 <= len(evaluations) <= MAX_EVALUATIONS
            if not isinstance(bot, SeerBot):  # it tries its best moves out, which may change their order
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
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_the_same_seed_gives_the_same_evaluations_and_other_seeds_give_others(game: str, bot: Bot) -> None:
    match = matinee.start(game, 4, seed=1)
    seat = match.awaiting[0]
    results = [bot.evaluate_moves(match, seat, seed) for seed in range(8)]
    assert results == [bot.evaluate_moves(match, seat, seed) for seed in range(8)]
    assert any(result != results[0] for result in results)


def test_a_search_orders_moves_by_visits() -> None:
    match = matinee.start("hollywood", 4, seed=1)
    seat = match.awaiting[0]
    evaluations = SearchBot(iterations=2000).evaluate_moves(match, seat, 1)
    visits = [evaluation.visits for evaluation in evaluations]
    assert visits == sorted(visits, reverse=True)
    assert 1000 < sum(visits) <= 2000
    assert all(0 < evaluation.points < 100 for evaluation in evaluations)


def test_before_the_last_move_the_expected_result_equals_the_result() -> None:
    """Compare the last evaluation in a match of Hollywood with the result."""
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


def test_a_bot_with_larger_errors_chooses_more_moves_that_are_not_best() -> None:
    def count_errors(bot: GreedyBot) -> int:
        count = 0
        for number, match in enumerate(random_play(matinee.start("dream-factory", 3, seed=5), 5)):
            if not match.over:
                seat = match.awaiting[0]
                count += bot.choose(match, seat, number) != GreedyBot().choose(match, seat, number)
        return count

    assert count_errors(GreedyBot()) == 0
    assert 0 < count_errors(GreedyBot(misjudging=0.5)) < count_errors(GreedyBot(misjudging=4, overlooking=0.3))


STRONGER_AND_WEAKER_BOTS = [
    ("hollywood", GreedyBot(), RandomBot(), 20),
    ("traumfabrik", GreedyBot(), RandomBot(), 12),
    ("hollywood", SearchBot(iterations=300), RandomBot(), 20),
    ("dream-factory", SearchBot(iterations=150), GreedyBot(), 12),
]


@pytest.mark.parametrize(("game", "stronger", "weaker", "games"), STRONGER_AND_WEAKER_BOTS)
def test_one_stronger_bot_wins_at_least_half_of_the_games_against_three_weaker_ones(
    game: str, stronger: Bot, weaker: Bot, games: int
) -> None:
    wins = 0.0
    for number in range(games):
        match = matinee.start(game, 4, seed=number)
        while not match.over:
            seat = match.awaiting[0]
            bot = stronger if seat == number % 4 else weaker
            match.play(seat, bot.choose(match, seat, 1000 * number + len(match.history)))
        wins += (number % 4 in match.winners) / len(match.winners)
    # Equally strong bots would win a quarter. By chance they win half of 12 games once in 20 times, of 20 once in 80.
    assert wins >= games / 2


def test_a_search_with_a_time_limit_makes_at_least_50_iterations() -> None:
    match = matinee.start("hollywood", 3, seed=1)
    evaluations = SearchBot(milliseconds=30).evaluate_moves(match, match.awaiting[0], 1)
    assert sum(evaluation.visits for evaluation in evaluations) >= 50


@pytest.mark.parametrize("game", ["hollywood", "traumfabrik"])
@pytest.mark.parametrize("bot", [SearchBot(iterations=12), GreedyBot()], ids=lambda bot: bot.name)
def test_a_bot_gives_the_same_results_without_compiling(game: str, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = matinee.start(game, 4, seed=1)
    seat = match.awaiting[0]
    results = bot.choose(match, seat, 3), bot.evaluate_moves(match, seat, 3)
    monkeypatch.setenv("MATINEE_COMPILE", "0")
    assert (bot.choose(match, seat, 3), bot.evaluate_moves(match, seat, 3)) == results


def test_a_random_bot_evaluates_moves_in_a_game_without_a_heuristic() -> None:
    match = matinee.start("dreams", 3, seed=1)
    evaluation = RandomBot().evaluate_moves(match, match.awaiting[0], 1)[0]
    assert evaluation.move in match.moves(match.awaiting[0])
    assert 0 <= evaluation.win <= 1


@pytest.mark.parametrize("game", ["hollywood", "dream-factory"])
@pytest.mark.parametrize("max_moves", [1, 2, 9])
def test_a_search_continues_when_its_tree_is_full(game: str, max_moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "max_nodes", max_moves + 1)
    match = matinee.start(game, 4, seed=3)
    seat = match.awaiting[0]
    evaluations = SearchBot(iterations=300).evaluate_moves(match, seat, 1)
    assert 0 < len(evaluations) <= max_moves
    assert {evaluation.move for evaluation in evaluations} <= set(match.moves(seat))
