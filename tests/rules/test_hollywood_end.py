"""Hollywood: the next round and the end of the game (H-N1, H-E1 to H-E4)."""

import pytest

from tests.rules.hollywood_positions import (
    deal_columns,
    end_game,
    end_round,
    give_cards,
    give_film,
    new_match,
    play_round,
    reels_in,
    refusal,
    state_of,
    view_of,
)


@pytest.mark.parametrize(("players", "reels"), [(3, 4), (4, 3)])
def test_h_n1_all_players_take_back_their_reels(players: int, reels: int):
    match = new_match(players)
    play_round(match)
    assert [seat.reels for seat in view_of(match).seats] == [reels] * players
    assert [reels_in(match, column) for column in (1, 2, 3, 4)] == ["----", "----", "---", "---"]


@pytest.mark.parametrize("players", [3, 4])
def test_h_n1_each_player_is_first_player_once_clockwise(players: int):
    match = new_match(players)
    state_of(match).starter = state_of(match).turn = 2
    first: list[int] = []
    while not match.over:
        first += match.awaiting
        play_round(match)
    assert first == [(2 + step) % players for step in range(players)]


def test_h_n1_the_next_first_player_does_not_depend_on_the_last_move():
    match = new_match()
    deal_columns(match, "action action horror horror")
    events = end_round(match, "0012", "0120", "-12", "-21")
    assert (events[-1].name, events[-1].facts) == ("round-begins", {"round": 2, "seat": 1})
    assert match.awaiting == (1,)


def test_h_n1_players_keep_projects_films_and_blockbusters():
    match = new_match()
    give_cards(match, 0, "horror+ blockbuster")
    give_film(match, 0, "action star3")
    before = view_of(match).seats[0]
    deal_columns(match, "horror horror")
    end_round(match, "1112", "0120", "-02", "-02")
    after = view_of(match).seats[0]
    assert after.films == before.films
    assert after.blockbusters == before.blockbusters
    assert after.projects["horror"] == before.projects["horror"]


@pytest.mark.parametrize("count", [1, 5])
def test_h_e1_each_blockbuster_is_worth_2(count: int):
    match = new_match()
    deal_columns(match, "horror action horror")
    give_cards(match, 1, "blockbuster " * count)
    assert match.points == (0, 2 * count, 0)


def test_h_e1_a_blockbuster_handed_out_scores():
    match = new_match()
    deal_columns(match, "blockbuster blockbuster action horror")
    end_round(match, "0000", "1112", "-12", "-22")
    assert match.points[0] == 4


def test_h_e2_a_film_is_worth_its_cards_times_the_stars():
    match = new_match()
    give_film(match, 1, "horror horror horror star4")
    assert match.points == (0, 12, 0)


def test_h_e2_a_card_with_an_award_counts_as_two():
    match = new_match()
    give_film(match, 0, "horror horror+ star3")
    assert match.points[0] == 9


def test_h_e2_an_award_counts_twice_in_a_film_just_finished():
    match = new_match()
    deal_columns(match, "horror+ horror star3")
    end_round(match, "0001", "1112", "-22", "-02")
    match.play(0, "finish horror")
    assert view_of(match).seats[0].films[0].value == 9


def test_h_e2_each_film_scores_separately():
    match = new_match(4)
    give_film(match, 3, "horror horror star2")
    give_film(match, 3, "horror star4")
    give_film(match, 2, "romance star1")
    assert match.points == (0, 0, 1, 8)


def test_h_e3_only_the_largest_project_scores_1_per_card():
    match = new_match()
    give_cards(match, 0, "horror horror horror action action romance")
    assert match.points[0] == 3
    assert view_of(match).seats[0].ambition == 3


@pytest.mark.parametrize("words", ["romance romance action", "action romance romance", "action action romance"])
def test_h_e3_the_largest_project_can_have_any_genre(words: str):
    match = new_match()
    give_cards(match, 2, words)
    assert match.points == (0, 0, 2)


def test_h_e3_an_award_counts_as_two_for_the_points():
    match = new_match()
    give_cards(match, 0, "horror+ horror action")
    assert match.points[0] == 3


def test_h_e3_an_award_counts_as_two_for_the_size_of_a_project():
    match = new_match()
    give_cards(match, 0, "horror+ horror action action")
    assert match.points[0] == 3
    give_cards(match, 0, "action")
    assert match.points[0] == 0


@pytest.mark.parametrize(
    "words", ["horror horror action action", "action romance", "horror+ romance romance", "action horror romance"]
)
def test_h_e3_projects_tied_for_largest_score_nothing(words: str):
    match = new_match()
    give_cards(match, 0, f"{words} blockbuster")
    assert match.points[0] == 2


@pytest.mark.parametrize("words", ["action horror romance romance", "action action horror romance"])
def test_h_e3_a_tie_of_smaller_projects_makes_no_difference(words: str):
    match = new_match()
    give_cards(match, 0, words)
    assert match.points[0] == 2


def test_h_e3_a_finished_film_does_not_count_as_a_project():
    match = new_match()
    give_film(match, 0, "horror horror horror star1")
    give_cards(match, 0, "action")
    assert match.points[0] == 3 + 1


@pytest.mark.parametrize("players", [3, 4])
def test_h_e4_the_player_with_the_most_points_wins(players: int):
    match = new_match(players)
    give_cards(match, 0, "blockbuster")
    give_film(match, 1, "horror horror horror star1")
    give_cards(match, 2, "romance+ romance romance")
    end_game(match)
    assert match.points[:3] == (2, 3, 4)
    assert match.winners == (2,)


def test_h_e4_there_is_no_winner_before_the_end():
    match = new_match()
    give_cards(match, 0, "blockbuster")
    assert match.winners == ()
    end_game(match)
    assert match.winners == (0,)


@pytest.mark.parametrize("better", [0, 1])
def test_h_e4_on_a_tie_the_best_film_decides(better: int):
    match = new_match()
    give_film(match, better, "horror horror star2")
    give_film(match, 1 - better, "action star3")
    give_film(match, 1 - better, "romance star1")
    end_game(match)
    assert match.points == (4, 4, 0)
    assert match.winners == (better,)


@pytest.mark.parametrize("better", [0, 1])
def test_h_e4_on_a_tie_any_film_beats_no_film(better: int):
    match = new_match()
    give_film(match, better, "horror horror star1")
    give_cards(match, 1 - better, "blockbuster")
    end_game(match)
    assert match.winners == (better,)


def test_h_e4_a_better_film_does_not_win_with_fewer_points():
    match = new_match()
    give_film(match, 0, "horror star4")
    give_cards(match, 1, "blockbuster blockbuster romance")
    end_game(match)
    assert match.points == (4, 5, 0)
    assert match.winners == (1,)


def test_h_e4_only_films_of_tied_players_break_the_tie():
    match = new_match()
    give_film(match, 0, "horror star4")
    for seat in (1, 2):
        give_film(match, seat, "action star2" if seat == 1 else "action star3")
        give_cards(match, seat, "blockbuster blockbuster" if seat == 1 else "blockbuster romance")
    end_game(match)
    assert match.points == (4, 6, 6)
    assert match.winners == (2,)


@pytest.mark.parametrize(("players", "tied"), [(3, (0, 2)), (4, (1, 2, 3)), (3, (0, 1, 2))])
def test_h_e4_ruling_players_tied_after_the_tie_break_share_the_win(players: int, tied: tuple[int, ...]):
    match = new_match(players)
    for seat in tied:
        give_film(match, seat, "horror horror star2")
    end_game(match)
    assert match.winners == tied


def test_h_e4_ruling_tied_players_without_films_share_the_win():
    match = new_match()
    give_cards(match, 0, "blockbuster")
    give_cards(match, 1, "romance+")
    end_game(match)
    assert match.winners == (0, 1)


def test_h_e4_after_the_last_round_no_moves_are_accepted():
    match = new_match()
    for _ in range(3):
        play_round(match)
    assert match.over
    assert match.awaiting == ()
    assert (view_of(match).stage, view_of(match).columns) == ("over", [])
    assert refusal(match, 0, "reel 1") == ("H-R1", "refused-over")


def test_h_e4_views_show_the_points_that_decide():
    match = new_match(4)
    while not match.over:
        play_round(match)
    assert [seat.points for seat in view_of(match).seats] == list(match.points)
    assert max(match.points) > 0
    assert all(match.points[seat] == max(match.points) for seat in match.winners)
