"""Hollywood: handing out the cards (H-A1 to H-A8)."""

import pytest

from tests.rules.hollywood_positions import card_ids, deal_columns, end_round, give_cards, new_match, refusal, view_of

GENRES = ("action", "horror", "romance")


def test_h_a1_cards_are_handed_out_from_left_to_right_and_top_to_bottom():
    match = new_match()
    deal_columns(match, "action blockbuster horror horror", "action blockbuster")
    first, second, third, fourth = (card_ids(match, column) for column in (1, 2, 3, 4))
    events = end_round(match, "0120", "1201", "-20", "-12")
    received = [event for event in events if event.name in ("joined", "kept")]
    assert [event.facts["card"] for event in received] == first + second + third[1:] + fourth[1:]
    assert [event.facts["seat"] for event in received] == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]


def test_h_a1_the_order_is_the_same_with_four_players():
    match = new_match(4)
    deal_columns(match, "action action horror horror")
    events = end_round(match, "3210", "3210", "-32", "-10")
    assert [event.facts["seat"] for event in events if event.name == "joined"] == [3, 2, 1, 0] * 3


def test_h_a1_a_screenplay_above_a_star_can_be_used_for_the_film():
    match = new_match()
    deal_columns(match, "horror star2")
    end_round(match, "0012", "0120", "-12", "-12")
    match.play(0, "finish horror")
    assert view_of(match).seats[0].films[0].value == 2


def test_h_a1_a_screenplay_below_a_star_cannot_be_used_for_the_film():
    match = new_match()
    deal_columns(match, "star2 horror")
    end_round(match, "0012", "0120", "-12", "-12")
    seat = view_of(match).seats[0]
    assert (seat.films, seat.sizes["horror"]) == ([], 1)


def test_h_a1_a_star_is_handed_out_before_cards_of_columns_to_its_right():
    match = new_match()
    deal_columns(match, "action action action star2", "horror")
    end_round(match, "1120", "0120", "-01", "-22")
    assert view_of(match).seats[0].films == []
    assert [event.name for event in match.events].count("wasted") == 1


def test_h_a1_a_star_is_used_before_the_next_card_is_handed_out():
    match = new_match()
    deal_columns(match, "horror star2 horror action")
    end_round(match, "0012", "0120", "-12", "-12")
    assert (view_of(match).stage, match.awaiting) == ("finishing", (0,))
    assert view_of(match).star == card_ids(match, 1)[1]
    assert [place.gone for place in view_of(match).columns[0]] == [True, False, False, False]
    assert view_of(match).seats[1].sizes["horror"] == 0
    match.play(0, "finish horror")
    assert view_of(match).seats[1].sizes["horror"] == 1
    assert view_of(match).round == 2


@pytest.mark.parametrize("players", [3, 4])
def test_h_a2_the_two_cards_without_a_reel_are_thrown_away(players: int):
    match = new_match(players)
    deal_columns(match, "action blockbuster", "", "star3", "horror")
    without_reel = {card_ids(match, 3)[0], card_ids(match, 4)[0]}
    reels = ("0012", "0120", "-12", "-12") if players == 3 else ("0123", "0123", "-01", "-23")
    events = end_round(match, *reels)
    assert {event.facts["card"] for event in events if event.name == "thrown"} == without_reel
    assert set(view_of(match).thrown) == without_reel
    assert all(seat.sizes["horror"] == 0 and not seat.films for seat in view_of(match).seats)


def test_h_a2_two_cards_without_a_reel_in_one_column_are_both_thrown_away():
    match = new_match()
    deal_columns(match, "horror action horror action")
    without_reel = set(card_ids(match, 1)[:2])
    end_round(match, "--00", "0012", "112", "122")
    assert set(view_of(match).thrown) == without_reel


def test_h_a3_a_blockbuster_is_kept_by_its_owner():
    match = new_match()
    deal_columns(match, "blockbuster horror blockbuster")
    cards = card_ids(match, 1)
    end_round(match, "0102", "0012", "-12", "-12")
    seat = view_of(match).seats[0]
    assert set(seat.blockbusters) == {cards[0], cards[2]}
    assert set(seat.projects["horror"] + seat.projects["action"]) == set()


def test_h_a3_a_blockbuster_does_not_count_as_a_project():
    match = new_match()
    deal_columns(match, "blockbuster star4")
    events = end_round(match, "0012", "0120", "-12", "-12")
    assert [event.name for event in events[1:3]] == ["kept", "wasted"]


@pytest.mark.parametrize("genre", GENRES)
def test_h_a4_the_first_screenplay_of_a_genre_starts_a_project(genre: str):
    match = new_match()
    deal_columns(match, f"{genre} star1", "horror action horror action")
    card = card_ids(match, 1)[0]
    end_round(match, "0112", "1122", "-02", "-00")
    assert card in view_of(match).seats[0].projects[genre]


def test_h_a4_a_screenplay_is_added_only_to_the_project_of_its_genre():
    match = new_match()
    give_cards(match, 0, "action")
    deal_columns(match, "horror action horror+")
    cards = card_ids(match, 1)
    end_round(match, "0001", "0112", "-12", "-22")
    seat = view_of(match).seats[0]
    assert set(seat.projects["horror"]) == {cards[0], cards[2]}
    assert (len(seat.projects["action"]), seat.projects["action"].count(cards[1])) == (2, 1)
    assert (seat.sizes["horror"], seat.sizes["action"]) == (3, 2)


def test_h_a4_each_player_has_a_separate_project_of_a_genre():
    match = new_match()
    deal_columns(match, "horror horror")
    upper, lower, *_ = card_ids(match, 1)
    end_round(match, "0120", "0120", "-12", "-12")
    assert view_of(match).seats[0].projects["horror"] == [upper]
    assert view_of(match).seats[1].projects["horror"] == [lower]


def test_h_a5_the_owner_of_the_star_can_choose_any_of_their_projects():
    match = new_match()
    give_cards(match, 1, "action horror horror")
    give_cards(match, 0, "romance")
    deal_columns(match, "star3")
    end_round(match, "1002", "0120", "-12", "-12")
    assert match.awaiting == (1,)
    assert match.moves(1) == ["finish action", "finish horror"]


def test_h_a5_the_film_gets_all_cards_of_the_chosen_project_and_the_star():
    match = new_match()
    give_cards(match, 0, "action horror horror+")
    horror = view_of(match).seats[0].projects["horror"]
    deal_columns(match, "star3")
    star = card_ids(match, 1)[0]
    end_round(match, "0112", "0120", "-12", "-02")
    events = match.play(0, "finish horror")
    assert events[0].name == "finished"
    assert events[0].facts == {"seat": 0, "genre": "horror", "card": star}
    seat = view_of(match).seats[0]
    (film,) = seat.films
    assert (film.genre, film.star, set(film.cards), film.value) == ("horror", star, set(horror), 9)
    assert seat.projects["horror"] == []
    assert (seat.sizes["horror"], seat.sizes["action"]) == (0, 1)


def test_h_a5_the_owner_of_a_single_project_is_still_awaited():
    match = new_match()
    deal_columns(match, "horror star3")
    end_round(match, "0012", "0120", "-12", "-12")
    assert match.moves(0) == ["finish horror"]


def test_h_a5_later_screenplays_start_a_new_project_of_the_genre():
    match = new_match()
    deal_columns(match, "horror star3 horror horror")
    cards = card_ids(match, 1)
    end_round(match, "0000", "1112", "-12", "-22")
    match.play(0, "finish horror")
    seat = view_of(match).seats[0]
    assert [film.cards for film in seat.films] == [cards[:1]]
    assert set(seat.projects["horror"]) == set(cards[2:])


def test_h_a5_a_player_can_finish_several_films_of_a_genre():
    match = new_match()
    deal_columns(match, "horror star3 horror star2")
    end_round(match, "0000", "1112", "-12", "-22")
    match.play(0, "finish horror")
    match.play(0, "finish horror")
    assert [film.value for film in view_of(match).seats[0].films] == [3, 2]


def test_h_a5_finishing_a_genre_without_a_project_is_refused():
    match = new_match()
    deal_columns(match, "horror star3")
    end_round(match, "0012", "0120", "-12", "-12")
    assert refusal(match, 0, "finish action") == ("H-A5", "refused-hollywood-no-project")


def test_h_a5_finishing_without_a_star_is_refused():
    match = new_match()
    give_cards(match, 0, "horror")
    assert refusal(match, 0, "finish horror") == ("H-A5", "refused-hollywood-no-star")


def test_h_a6_a_star_is_discarded_automatically_if_its_owner_has_no_project():
    match = new_match()
    give_cards(match, 1, "horror")
    deal_columns(match, "star4")
    star = card_ids(match, 1)[0]
    events = end_round(match, "0112", "0120", "-12", "-02")
    assert (events[1].name, events[1].facts) == ("wasted", {"seat": 0, "card": star})
    assert view_of(match).round == 2
    assert star in view_of(match).thrown
    assert all(not seat.films for seat in view_of(match).seats)


def test_h_a6_a_second_star_is_discarded_after_the_only_project_is_finished():
    match = new_match()
    deal_columns(match, "horror star4 star3")
    end_round(match, "0001", "0112", "-12", "-22")
    events = match.play(0, "finish horror")
    assert [event.name for event in events[:2]] == ["finished", "wasted"]
    assert len(view_of(match).seats[0].films) == 1


@pytest.mark.parametrize("move", ["reel 1", "reel 4", "clap", "double"])
def test_h_a7_other_moves_before_using_a_star_are_refused(move: str):
    match = new_match()
    deal_columns(match, "horror star1")
    end_round(match, "0012", "0120", "-12", "-12")
    assert refusal(match, 0, move) == ("H-A7", "refused-hollywood-star-first")


def test_h_a7_moves_of_other_players_before_a_star_is_used_are_refused():
    match = new_match()
    deal_columns(match, "horror star1")
    end_round(match, "0012", "0120", "-12", "-12")
    assert refusal(match, 1, "finish horror") == ("H-A5", "refused-not-your-turn")


@pytest.mark.parametrize("genre", GENRES)
def test_h_a7_a_star_must_be_used_even_for_a_large_project(genre: str):
    match = new_match()
    give_cards(match, 0, f"{genre} {genre} {genre}+")
    deal_columns(match, "star1")
    end_round(match, "0112", "0120", "-12", "-02")
    assert match.moves(0) == [f"finish {genre}"]


def test_h_a8_all_players_see_all_finished_films():
    match = new_match()
    deal_columns(match, "horror star3")
    cards = card_ids(match, 1)
    end_round(match, "0012", "0120", "-12", "-12")
    match.play(0, "finish horror")
    for seat in (0, 1, 2, None):
        (film,) = view_of(match, seat).seats[0].films
        assert [*film.cards, film.star] == cards[:2]
