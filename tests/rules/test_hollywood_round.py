"""Hollywood: the course of a round (H-R1 to H-R7)."""

from itertools import chain

import numpy as np
import pytest

from matinee.games.hollywood.holdings import set_reels_left
from tests.rules.hollywood_positions import (
    card_ids,
    lay_out,
    play_reels,
    play_round,
    position,
    reels_in,
    refused,
    start,
    table,
)


@pytest.mark.parametrize("players", [3, 4])
def test_h_r1_there_are_as_many_rounds_as_players(players: int):
    match = start(players)
    for number in range(1, players + 1):
        assert (table(match).round, table(match).rounds, match.over) == (number, players, False)
        play_round(match)
    assert match.over
    assert match.events[-1].name == "game-over"


@pytest.mark.parametrize("players", [3, 4])
def test_h_r2_each_round_deals_3_stars_and_11_films_nobody_has_seen(players: int):
    match = start(players)
    seen: set[str] = set()
    for _ in range(players):
        columns = [card_ids(match, column) for column in (1, 2, 3, 4)]
        assert [len(column) for column in columns] == [4, 4, 3, 3]
        cards = set(chain.from_iterable(columns))
        assert len(cards) == 14
        assert sum(card.startswith("star-") for card in cards) == 3
        assert not cards & seen
        seen |= cards
        play_round(match)


def test_h_r2_cards_are_dealt_from_the_left_and_top_to_bottom():
    match = start()
    dealt: list[str] = match.full_state()["deals"][0]
    assert card_ids(match, 1) == dealt[:4]
    assert card_ids(match, 4) == dealt[11:]


def test_h_r2_a_star_may_lie_anywhere():
    found: set[int] = set()
    for seed in range(30):
        dealt: list[str] = start(seed=seed).full_state()["deals"][0]
        found |= {place for place, card in enumerate(dealt) if card.startswith("star-")}
    assert found == set(range(14))


def test_h_r2_all_see_this_round_and_nobody_the_later_ones():
    match = start()
    twin = match.determinized(seat=0, seed=5)
    assert match.view(0) == twin.view(0)
    assert match.view(0).columns == match.view(2).columns == match.view().columns
    assert match.full_state()["deals"][1:] != twin.full_state()["deals"][1:]


def test_h_r2_no_numbers_tell_a_program_about_later_rounds():
    match = start()
    twin = match.determinized(seat=0, seed=5)
    assert all(np.array_equal(match.observe(seat), twin.observe(seat)) for seat in (0, 1, 2, None))


@pytest.mark.parametrize("players", [3, 4])
def test_h_r3_turns_go_clockwise_from_the_first_player(players: int):
    match = start(players)
    position(match).starter = position(match).turn = 2
    turns: list[int] = []
    for _ in range(players + 1):
        turns += match.awaiting
        play_reels(match, "1" if len(turns) < 3 else "2")
    assert turns == [(2 + step) % players for step in range(players + 1)]


def test_h_r3_a_turn_is_one_reel_or_one_studio_card():
    match = start()
    assert match.moves(0) == ["reel 1", "reel 2", "reel 3", "reel 4", "clap", "double"]
    assert match.moves(1) == []
    assert [event.name for event in match.play(0, "reel 3")] == ["laid"]
    assert match.awaiting == (1,)


def test_h_r3_nobody_plays_out_of_turn():
    assert refused(start(), 1, "reel 1") == ("H-R3", "refused-not-your-turn")


@pytest.mark.parametrize("move", ["reel 5", "reel 0", "pass", "finish comedy", ""])
def test_h_r3_what_is_no_move_is_refused(move: str):
    assert refused(start(), 0, move) == ("H-R3", "refused-hollywood-unreadable")


def test_h_r3_whoever_has_no_reel_left_is_skipped():
    match = start()
    set_reels_left(position(match), 1, 0)
    play_reels(match, "1")
    assert match.awaiting == (2,)
    play_reels(match, "1")
    assert match.awaiting == (0,)


@pytest.mark.parametrize("players", [3, 4])
def test_h_r3_the_round_ends_with_the_12th_reel(players: int):
    match = start(players)
    lay_out(match, "action action horror horror")
    play_reels(match, "1 1 1 1 2 2 2 2 3 3 3")
    assert (table(match).round, sum(seat.reels for seat in table(match).seats)) == (1, 1)
    assert play_reels(match, "4")[-1].name == "round-begins"
    assert table(match).round == 2


def test_h_r4_a_reel_goes_on_the_bottom_card_of_its_column():
    match = start()
    events = match.play(0, "reel 2")
    assert [reels_in(match, column) for column in (1, 2, 3, 4)] == ["----", "---0", "---", "---"]
    assert events[0].facts == {"seat": 0, "column": 2}


@pytest.mark.parametrize(("column", "found"), [(1, "-012"), (2, "-012"), (3, "012"), (4, "012")])
def test_h_r4_a_reel_pushes_those_above_it_up(column: int, found: str):
    match = start()
    play_reels(match, f"{column} {column} {column}")
    assert reels_in(match, column) == found


def test_h_r4_ones_own_reel_is_pushed_like_any_other():
    match = start()
    play_reels(match, "1 2 3 1")
    assert reels_in(match, 1) == "--00"


def test_h_r4_reels_of_other_columns_stay():
    match = start()
    play_reels(match, "1 2 1")
    assert (reels_in(match, 1), reels_in(match, 2)) == ("--02", "---1")


@pytest.mark.parametrize(("column", "height"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_h_r5_a_full_column_is_closed(column: int, height: int):
    match = start()
    play_reels(match, " ".join([str(column)] * (height - 1)))
    assert f"reel {column}" in match.moves(match.awaiting[0])
    play_reels(match, f"{column}")
    seat = match.awaiting[0]
    assert f"reel {column}" not in match.moves(seat)
    assert refused(match, seat, f"reel {column}") == ("H-R5", "refused-hollywood-full")


def test_h_r6_the_clap_board_passes_the_turn_without_a_reel():
    match = start()
    events = match.play(0, "clap")
    assert [event.name for event in events] == ["clapped"]
    assert match.awaiting == (1,)
    assert table(match).seats[0].reels == 4
    assert [reels_in(match, column) for column in (1, 2, 3, 4)] == ["----", "----", "---", "---"]


def test_h_r6_passing_does_not_shorten_the_round():
    match = start()
    match.play(0, "clap")
    play_reels(match, "1 1 1 1 2 2 2 2 3 3 3")
    assert match.awaiting == (0,)
    assert table(match).round == 1


def test_h_r6_the_last_one_with_reels_may_pass_and_is_next_again():
    match = start()
    for seat in (1, 2):
        set_reels_left(position(match), seat, 0)
    match.play(0, "clap")
    assert match.awaiting == (0,)
    assert "clap" not in match.moves(0)


@pytest.mark.parametrize("card", ["clap", "double"])
def test_h_r6_a_studio_card_is_played_once(card: str):
    match = start()
    match.play(0, card)
    play_reels(match, "1 1 2" if card == "clap" else "1 1 2 2")
    while match.awaiting != (0,):
        play_reels(match, "3")
    other = "double" if card == "clap" else "clap"
    assert card not in match.moves(0)
    assert other in match.moves(0)
    assert refused(match, 0, card) == ("H-R6", f"refused-hollywood-{card}-played")


@pytest.mark.parametrize("card", ["clap", "double"])
def test_h_r6_a_studio_card_does_not_come_back_in_a_later_round(card: str):
    match = start()
    match.play(0, card)
    play_round(match)
    play_round(match)
    seats = table(match).seats
    left = [seat.clap if card == "clap" else seat.double for seat in seats]
    assert left == [False, True, True]
    position(match).turn = 0
    assert refused(match, 0, card) == ("H-R6", f"refused-hollywood-{card}-played")


def test_h_r7_double_reel_lays_two_reels_one_after_the_other():
    match = start()
    match.play(0, "double")
    assert (match.awaiting, table(match).owed) == ((0,), 2)
    match.play(0, "reel 1")
    assert (match.awaiting, table(match).owed) == ((0,), 1)
    match.play(0, "reel 1")
    assert (match.awaiting, table(match).owed) == ((1,), 0)
    assert reels_in(match, 1) == "--00"
    assert table(match).seats[0].reels == 2


def test_h_r7_the_second_reel_may_go_elsewhere():
    match = start()
    match.play(0, "double")
    play_reels(match, "2 4")
    assert (reels_in(match, 2), reels_in(match, 4)) == ("---0", "--0")


def test_h_r7_both_reels_follow_the_usual_rules():
    match = start()
    play_reels(match, "3 3")
    match.play(2, "double")
    match.play(2, "reel 3")
    assert refused(match, 2, "reel 3") == ("H-R5", "refused-hollywood-full")


@pytest.mark.parametrize("card", ["clap", "double"])
@pytest.mark.parametrize("laid", [0, 1])
def test_h_r7_no_studio_card_before_both_reels_are_laid(card: str, laid: int):
    match = start()
    match.play(0, "double")
    play_reels(match, "1 " * laid)
    assert match.moves(0) == ["reel 1", "reel 2", "reel 3", "reel 4"]
    assert refused(match, 0, card) == ("H-R7", "refused-hollywood-owed")


def test_h_r7_double_reel_needs_two_reels():
    match = start()
    set_reels_left(position(match), 0, 2)
    assert "double" in match.moves(0)
    set_reels_left(position(match), 0, 1)
    assert "double" not in match.moves(0)
    assert refused(match, 0, "double") == ("H-R7", "refused-hollywood-one-reel")


def test_h_r7_double_reel_with_the_last_two_reels_ends_the_round():
    match = start()
    lay_out(match, "action action horror horror")
    match.play(0, "clap")
    for seat in (1, 2):
        match.play(seat, "double")
        play_reels(match, "1 1")
    play_reels(match, "2 2 2 2 3 3")
    match.play(0, "double")
    play_reels(match, "3")
    assert table(match).round == 1
    play_reels(match, "4")
    assert table(match).round == 2
