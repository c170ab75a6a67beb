"""Bots: they play legally, the same with the same seed, blind to what they may not know, and better than chance."""

import pytest

import matinee
from matinee.bots.bot import Bot, RandomBot
from matinee.bots.search import SearchBot
from tests.tables import TABLES, Table, random_play

SEARCHED = [table for table in TABLES if table.game != "dreams"]
every_table = pytest.mark.parametrize("table", SEARCHED, ids=str)


@every_table
def test_a_search_plays_a_whole_game_legally(table: Table) -> None:
    match = table.start(1)
    bot = SearchBot(iterations=20)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, bot.choose(match, seat, len(match.history)))
    assert match.winners


@every_table
@pytest.mark.parametrize("bot", [SearchBot(iterations=150), RandomBot()], ids=lambda bot: bot.name)
def test_a_bot_is_blind_to_what_its_seat_cannot_know(table: Table, bot: Bot) -> None:
    for number, match in enumerate(random_play(table.start(2), 2)):
        if number % 23 == 0 and not match.over:
            seat = match.awaiting[0]
            for other in (match.determinized(seat, 77), match.determinized(seat, 78)):
                assert bot.consider(other, seat, 5) == bot.consider(match, seat, 5)


def test_the_same_seed_gives_the_same_thoughts_and_another_others() -> None:
    match = matinee.start("hollywood", 4, seed=1)
    bot = SearchBot(iterations=500)
    seat = match.awaiting[0]
    assert bot.consider(match, seat, 1) == bot.consider(match, seat, 1) != bot.consider(match, seat, 2)


def test_thoughts_are_the_legal_moves_with_their_chances() -> None:
    match = matinee.start("hollywood", 4, seed=1)
    seat = match.awaiting[0]
    thoughts = SearchBot(iterations=2000).consider(match, seat, 1)
    assert {thought.move for thought in thoughts} == set(match.moves(seat))
    assert sum(thought.visits for thought in thoughts) == 2000
    assert [thought.visits for thought in thoughts] == sorted((each.visits for each in thoughts), reverse=True)
    assert all(0 <= thought.win <= 1 and thought.points >= 0 for thought in thoughts)


@pytest.mark.parametrize(("game", "iterations", "games"), [("hollywood", 1000, 12), ("dream-factory", 300, 6)])
def test_a_search_beats_three_random_players(game: str, iterations: int, games: int) -> None:
    bots = [SearchBot(iterations=iterations), RandomBot(), RandomBot(), RandomBot()]
    won = 0.0
    for number in range(games):
        match = matinee.start(game, 4, seed=number)
        while not match.over:
            seat = match.awaiting[0]
            bot = bots[(seat - number) % 4]
            match.play(seat, bot.choose(match, seat, 1000 * number + len(match.history)))
        won += (number % 4 in match.winners) / len(match.winners)
    # Equal strength would win a quarter; this many by chance is one in ten thousand.
    assert won > games * 0.75


def test_a_search_by_the_clock_keeps_to_its_time() -> None:
    match = matinee.start("hollywood", 3, seed=1)
    thoughts = SearchBot(milliseconds=30).consider(match, match.awaiting[0], 1)
    assert sum(thought.visits for thought in thoughts) >= 200


@pytest.mark.parametrize("game", ["hollywood", "traumfabrik"])
def test_a_search_thinks_the_same_without_compiling(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = matinee.start(game, 4, seed=1)
    seat = match.awaiting[0]
    compiled = SearchBot(iterations=12).consider(match, seat, 3)
    monkeypatch.setenv("MATINEE_COMPILE", "0")
    assert SearchBot(iterations=12).consider(match, seat, 3) == compiled
