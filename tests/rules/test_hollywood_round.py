"""Hollywood: rounds (H-R1 to H-R7)."""

from itertools import chain

import numpy as np
import pytest

from matinee.games.hollywood.holdings import set_reels_left
from tests.rules.hollywood_positions import (
    card_ids,
    deal_columns,
    new_match,
    play_reels,
    play_round,
    reels_in,
    refusal,
    state_of,
    view_of,
)


@pytest.mark.parametrize("players", [3, 4])
def test_h_r1_there_are_as_many_rounds_as_players(players: int):
    match = new_match(players)
    for number in range(1, players + 1):
        assert (view_of(match).round, view_of(match).rounds, match.over) == (number, players, False)
        play_round(match)
    assert match.over
    assert match.events[-1].name == "game-over"


@pytest.mark.parametrize("players", [3, 4])
def test_h_r2_each_round_deals_3_new_stars_and_11_other_new_cards(players: int):
    match = new_match(players)
    dealt_before: set[str] = set()
    for _ in range(players):
        columns = [card_ids(match, column) for column in (1, 2, 3, 4)]
        assert [len(column) for column in columns] == [4, 4, 3, 3]
        cards = set(chain.from_iterable(columns))
        assert len(cards) == 14
        assert sum(card.startswith("star-") for card in cards) == 3
        assert not cards & dealt_before
        dealt_before |= cards
        play_round(match)


def test_h_r2_cards_are_dealt_from_left_to_right_and_top_to_bottom():
    match = new_match()
    dealt: list[str] = match.full_state()["deals"][0]
    assert card_ids(match, 1) == dealt[:4]
    assert card_ids(match, 4) == dealt[11:]


def test_h_r2_a_star_can_be_dealt_to_any_place():
    star_positions: set[int] = set()
    for seed in range(30):
        dealt: list[str] = new_match(seed=seed).full_state()["deals"][0]
        star_positions |= {index for index, card in enumerate(dealt) if card.startswith("star-")}
    assert star_positions == set(range(14))


def test_h_r2_views_show_this_round_and_hide_later_rounds():
    match = new_match()
    sample = match.determinized(seat=0, seed=5)
    assert match.view(0) == sample.view(0)
    assert match.view(0).columns == match.view(2).columns == match.view().columns
    assert match.full_state()["deals"][1:] != sample.full_state()["deals"][1:]


def test_h_r2_observations_hide_later_rounds():
    match = new_match()
    sample = match.determinized(seat=0, seed=5)
    assert all(np.array_equal(match.observe(seat), sample.observe(seat)) for seat in (0, 1, 2, None))


@pytest.mark.parametrize("players", [3, 4])
def test_h_r3_players_take_turns_clockwise_from_the_first_player(players: int):
    match = new_match(players)
    state_of(match).starter = state_of(match).turn = 2
    turns: list[int] = []
    for _ in range(players + 1):
        turns += match.awaiting
        play_reels(match, "1" if len(turns) < 3 else "2")
    assert turns == [(2 + step) % players for step in range(players + 1)]


def test_h_r3_a_turn_is_one_reel_or_one_studio_card():
    match = new_match()
    assert match.moves(0) == ["reel 1", "reel 2", "reel 3", "reel 4", "clap", "double"]
    assert match.moves(1) == []
    assert [event.name for event in match.play(0, "reel 3")] == ["laid"]
    assert match.awaiting == (1,)


def test_h_r3_a_move_out_of_turn_is_refused():
    assert refusal(new_match(), 1, "reel 1") == ("H-R3", "refused-not-your-turn")


@pytest.mark.parametrize("move", ["reel 5", "reel 0", "pass", "finish comedy", ""])
def test_h_r3_an_unreadable_move_is_refused(move: str):
    assert refusal(new_match(), 0, move) == ("H-R3", "refused-hollywood-unreadable")


def test_h_r3_players_without_reels_are_skipped():
    match = new_match()
    set_reels_left(state_of(match), 1, 0)
    play_reels(match, "1")
    assert match.awaiting == (2,)
    play_reels(match, "1")
    assert match.awaiting == (0,)


@pytest.mark.parametrize("players", [3, 4])
def test_h_r3_the_round_ends_with_the_12th_reel(players: int):
    match = new_match(players)
    deal_columns(match, "action action horror horror")
    play_reels(match, "1 1 1 1 2 2 2 2 3 3 3")
    assert (view_of(match).round, sum(seat.reels for seat in view_of(match).seats)) == (1, 1)
    assert play_reels(match, "4")[-1].name == "round-begins"
    assert view_of(match).round == 2


def test_h_r4_a_reel_is_placed_on_the_bottom_card_of_its_column():
    match = new_match()
    events = match.play(0, "reel 2")
    assert [reels_in(match, column) for column in (1, 2, 3, 4)] == ["----", "---0", "---", "---"]
    assert events[0].facts == {"seat": 0, "column": 2}


@pytest.mark.parametrize(("column", "reels"), [(1, "-012"), (2, "-012"), (3, "012"), (4, "012")])
def test_h_r4_a_new_reel_pushes_the_others_of_its_column_up(column: int, reels: str):
    match = new_match()
    play_reels(match, f"{column} {column} {column}")
    assert reels_in(match, column) == reels


def test_h_r4_reels_of_the_same_player_are_pushed_up_too():
    match = new_match()
    play_reels(match, "1 2 3 1")
    assert reels_in(match, 1) == "--00"


def test_h_r4_reels_of_other_columns_do_not_move():
    match = new_match()
    play_reels(match, "1 2 1")
    assert (reels_in(match, 1), reels_in(match, 2)) == ("--02", "---1")


@pytest.mark.parametrize(("column", "height"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_h_r5_a_reel_in_a_full_column_is_refused(column: int, height: int):
    match = new_match()
    play_reels(match, " ".join([str(column)] * (height - 1)))
    assert f"reel {column}" in match.moves(match.awaiting[0])
    play_reels(match, f"{column}")
    seat = match.awaiting[0]
    assert f"reel {column}" not in match.moves(seat)
    assert refusal(match, seat, f"reel {column}") == ("H-R5", "refused-hollywood-full")


def test_h_r6_the_clap_board_ends_the_turn_without_a_reel():
    match = new_match()
    events = match.play(0, "clap")
    assert [event.name for event in events] == ["clapped"]
    assert match.awaiting == (1,)
    assert view_of(match).seats[0].reels == 4
    assert [reels_in(match, column) for column in (1, 2, 3, 4)] == ["----", "----", "---", "---"]


def test_h_r6_a_round_with_a_clap_board_still_has_12_reels():
    match = new_match()
    match.play(0, "clap")
    play_reels(match, "1 1 1 1 2 2 2 2 3 3 3")
    assert match.awaiting == (0,)
    assert view_of(match).round == 1


def test_h_r6_the_only_player_with_reels_can_pass_and_is_awaited_again():
    match = new_match()
    for seat in (1, 2):
        set_reels_left(state_of(match), seat, 0)
    match.play(0, "clap")
    assert match.awaiting == (0,)
    assert "clap" not in match.moves(0)


@pytest.mark.parametrize("card", ["clap", "double"])
def test_h_r6_a_studio_card_can_only_be_played_once(card: str):
    match = new_match()
    match.play(0, card)
    play_reels(match, "1 1 2" if card == "clap" else "1 1 2 2")
    while match.awaiting != (0,):
        play_reels(match, "3")
    other = "double" if card == "clap" else "clap"
    assert card not in match.moves(0)
    assert other in match.moves(0)
    assert refusal(match, 0, card) == ("H-R6", f"refused-hollywood-{card}-played")


@pytest.mark.parametrize("card", ["clap", "double"])
def test_h_r6_a_played_studio_card_is_not_returned_in_later_rounds(card: str):
    match = new_match()
    match.play(0, card)
    play_round(match)
    play_round(match)
    seats = view_of(match).seats
    left = [seat.clap if card == "clap" else seat.double for seat in seats]
    assert left == [False, True, True]
    state_of(match).turn = 0
    assert refusal(match, 0, card) == ("H-R6", f"refused-hollywood-{card}-played")


def test_h_r7_double_reel_places_two_reels_one_by_one():
    match = new_match()
    match.play(0, "double")
    assert (match.awaiting, view_of(match).owed) == ((0,), 2)
    match.play(0, "reel 1")
    assert (match.awaiting, view_of(match).owed) == ((0,), 1)
    match.play(0, "reel 1")
    assert (match.awaiting, view_of(match).owed) == ((1,), 0)
    assert reels_in(match, 1) == "--00"
    assert view_of(match).seats[0].reels == 2


def test_h_r7_the_second_reel_can_be_placed_in_another_column():
    match = new_match()
    match.play(0, "double")
    play_reels(match, "2 4")
    assert (reels_in(match, 2), reels_in(match, 4)) == ("---0", "--0")


def test_h_r7_both_reels_follow_the_usual_rules():
    match = new_match()
    play_reels(match, "3 3")
    match.play(2, "double")
    match.play(2, "reel 3")
    assert refusal(match, 2, "reel 3") == ("H-R5", "refused-hollywood-full")


@pytest.mark.parametrize("card", ["clap", "double"])
@pytest.mark.parametrize("laid", [0, 1])
def test_h_r7_studio_cards_before_both_reels_are_placed_are_refused(card: str, laid: int):
    match = new_match()
    match.play(0, "double")
    play_reels(match, "1 " * laid)
    assert match.moves(0) == ["reel 1", "reel 2", "reel 3", "reel 4"]
    assert refusal(match, 0, card) == ("H-R7", "refused-hollywood-owed")


def test_h_r7_double_reel_needs_two_reels():
    match = new_match()
    set_reels_left(state_of(match), 0, 2)
    assert "double" in match.moves(0)
    set_reels_left(state_of(match), 0, 1)
    assert "double" not in match.moves(0)
    assert refusal(match, 0, "double") == ("H-R7", "refused-hollywood-one-reel")


def test_h_r7_double_reel_with_the_last_two_reels_ends_the_round():
    match = new_match()
    deal_columns(match, "action action horror horror")
    match.play(0, "clap")
    for seat in (1, 2):
        match.play(seat, "double")
        play_reels(match, "1 1")
    play_reels(match, "2 2 2 2 3 3")
    match.play(0, "double")
    play_reels(match, "3")
    assert view_of(match).round == 1
    play_reels(match, "4")
    assert view_of(match).round == 2
