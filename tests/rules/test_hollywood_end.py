"""Hollywood: the next round and the end of the game (H-N1, H-E1 to H-E4)."""

import pytest

from tests.rules.hollywood_positions import (
    end_game,
    end_round,
    give,
    give_film,
    lay_out,
    play_round,
    position,
    reels_in,
    refused,
    start,
    table,
)


@pytest.mark.parametrize(("players", "reels"), [(3, 4), (4, 3)])
def test_h_n1_all_take_their_reels_back(players: int, reels: int):
    match = start(players)
    play_round(match)
    assert [seat.reels for seat in table(match).seats] == [reels] * players
    assert [reels_in(match, column) for column in (1, 2, 3, 4)] == ["----", "----", "---", "---"]


@pytest.mark.parametrize("players", [3, 4])
def test_h_n1_everybody_is_first_player_once_going_left(players: int):
    match = start(players)
    position(match).starter = position(match).turn = 2
    first: list[int] = []
    while not match.over:
        first += match.awaiting
        play_round(match)
    assert first == [(2 + step) % players for step in range(players)]


def test_h_n1_the_first_player_is_not_the_one_to_the_left_of_who_moved_last():
    match = start()
    lay_out(match, "action action horror horror")
    events = end_round(match, "0012", "0120", "-12", "-21")
    assert (events[-1].name, events[-1].facts) == ("round-begins", {"round": 2, "seat": 1})
    assert match.awaiting == (1,)


def test_h_n1_projects_films_and_blockbusters_stay():
    match = start()
    give(match, 0, "horror+ blockbuster")
    give_film(match, 0, "action star3")
    before = table(match).seats[0]
    lay_out(match, "horror horror")
    end_round(match, "1112", "0120", "-02", "-02")
    after = table(match).seats[0]
    assert after.films == before.films
    assert after.blockbusters == before.blockbusters
    assert after.projects["horror"] == before.projects["horror"]


@pytest.mark.parametrize("count", [1, 5])
def test_h_e1_each_blockbuster_is_worth_2(count: int):
    match = start()
    lay_out(match, "horror action horror")
    give(match, 1, "blockbuster " * count)
    assert match.points == (0, 2 * count, 0)


def test_h_e1_a_blockbuster_handed_out_scores():
    match = start()
    lay_out(match, "blockbuster blockbuster action horror")
    end_round(match, "0000", "1112", "-12", "-22")
    assert match.points[0] == 4


def test_h_e2_a_film_is_worth_its_cards_times_the_stars():
    match = start()
    give_film(match, 1, "horror horror horror star4")
    assert match.points == (0, 12, 0)


def test_h_e2_a_card_with_an_award_counts_as_two():
    match = start()
    give_film(match, 0, "horror horror+ star3")
    assert match.points[0] == 9


def test_h_e2_an_award_counts_twice_in_a_film_just_finished():
    match = start()
    lay_out(match, "horror+ horror star3")
    end_round(match, "0001", "1112", "-22", "-02")
    match.play(0, "finish horror")
    assert table(match).seats[0].films[0].value == 9


def test_h_e2_every_film_scores_for_itself():
    match = start(4)
    give_film(match, 3, "horror horror star2")
    give_film(match, 3, "horror star4")
    give_film(match, 2, "romance star1")
    assert match.points == (0, 0, 1, 8)


def test_h_e3_only_the_largest_project_scores_1_per_card():
    match = start()
    give(match, 0, "horror horror horror action action romance")
    assert match.points[0] == 3
    assert table(match).seats[0].ambition == 3


@pytest.mark.parametrize("words", ["romance romance action", "action romance romance", "action action romance"])
def test_h_e3_the_largest_project_may_be_of_any_genre(words: str):
    match = start()
    give(match, 2, words)
    assert match.points == (0, 0, 2)


def test_h_e3_an_award_counts_as_two_for_the_points():
    match = start()
    give(match, 0, "horror+ horror action")
    assert match.points[0] == 3


def test_h_e3_an_award_counts_as_two_in_finding_the_largest():
    match = start()
    give(match, 0, "horror+ horror action action")
    assert match.points[0] == 3
    give(match, 0, "action")
    assert match.points[0] == 0


@pytest.mark.parametrize(
    "words", ["horror horror action action", "action romance", "horror+ romance romance", "action horror romance"]
)
def test_h_e3_projects_tied_for_largest_score_nothing(words: str):
    match = start()
    give(match, 0, f"{words} blockbuster")
    assert match.points[0] == 2


@pytest.mark.parametrize("words", ["action horror romance romance", "action action horror romance"])
def test_h_e3_smaller_projects_may_tie(words: str):
    match = start()
    give(match, 0, words)
    assert match.points[0] == 2


def test_h_e3_a_finished_film_is_no_project():
    match = start()
    give_film(match, 0, "horror horror horror star1")
    give(match, 0, "action")
    assert match.points[0] == 3 + 1


@pytest.mark.parametrize("players", [3, 4])
def test_h_e4_most_points_wins(players: int):
    match = start(players)
    give(match, 0, "blockbuster")
    give_film(match, 1, "horror horror horror star1")
    give(match, 2, "romance+ romance romance")
    end_game(match)
    assert match.points[:3] == (2, 3, 4)
    assert match.winners == (2,)


def test_h_e4_nobody_wins_before_the_end():
    match = start()
    give(match, 0, "blockbuster")
    assert match.winners == ()
    end_game(match)
    assert match.winners == (0,)


@pytest.mark.parametrize("better", [0, 1])
def test_h_e4_on_a_tie_the_best_single_film_decides(better: int):
    match = start()
    give_film(match, better, "horror horror star2")
    give_film(match, 1 - better, "action star3")
    give_film(match, 1 - better, "romance star1")
    end_game(match)
    assert match.points == (4, 4, 0)
    assert match.winners == (better,)


@pytest.mark.parametrize("better", [0, 1])
def test_h_e4_on_a_tie_any_film_beats_none(better: int):
    match = start()
    give_film(match, better, "horror horror star1")
    give(match, 1 - better, "blockbuster")
    end_game(match)
    assert match.winners == (better,)


def test_h_e4_a_better_film_does_not_make_up_for_fewer_points():
    match = start()
    give_film(match, 0, "horror star4")
    give(match, 1, "blockbuster blockbuster romance")
    end_game(match)
    assert match.points == (4, 5, 0)
    assert match.winners == (1,)


def test_h_e4_only_films_of_the_tied_decide():
    match = start()
    give_film(match, 0, "horror star4")
    for seat in (1, 2):
        give_film(match, seat, "action star2" if seat == 1 else "action star3")
        give(match, seat, "blockbuster blockbuster" if seat == 1 else "blockbuster romance")
    end_game(match)
    assert match.points == (4, 6, 6)
    assert match.winners == (2,)


@pytest.mark.parametrize(("players", "tied"), [(3, (0, 2)), (4, (1, 2, 3)), (3, (0, 1, 2))])
def test_h_e4_ruling_players_still_tied_share_the_win(players: int, tied: tuple[int, ...]):
    match = start(players)
    for seat in tied:
        give_film(match, seat, "horror horror star2")
    end_game(match)
    assert match.winners == tied


def test_h_e4_ruling_players_without_any_film_share_the_win():
    match = start()
    give(match, 0, "blockbuster")
    give(match, 1, "romance+")
    end_game(match)
    assert match.winners == (0, 1)


def test_h_e4_after_the_last_round_nobody_moves():
    match = start()
    for _ in range(3):
        play_round(match)
    assert match.over
    assert match.awaiting == ()
    assert (table(match).stage, table(match).columns) == ("over", [])
    assert refused(match, 0, "reel 1") == ("H-R1", "refused-over")


def test_h_e4_the_points_shown_are_those_that_count():
    match = start(4)
    while not match.over:
        play_round(match)
    assert [seat.points for seat in table(match).seats] == list(match.points)
    assert max(match.points) > 0
    assert all(match.points[seat] == max(match.points) for seat in match.winners)
