"""Hollywood: handing out the cards (H-A1 to H-A8)."""

import pytest

from tests.rules.hollywood_positions import card_ids, end_round, give, lay_out, refused, start, table

GENRES = ("action", "horror", "romance")


def test_h_a1_cards_are_handed_out_from_the_left_and_top_to_bottom():
    match = start()
    lay_out(match, "action blockbuster horror horror", "action blockbuster")
    first, second, third, fourth = (card_ids(match, column) for column in (1, 2, 3, 4))
    events = end_round(match, "0120", "1201", "-20", "-12")
    handed = [event for event in events if event.name in ("joined", "kept")]
    assert [event.facts["card"] for event in handed] == first + second + third[1:] + fourth[1:]
    assert [event.facts["seat"] for event in handed] == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]


def test_h_a1_four_players_are_handed_their_cards_in_the_same_order():
    match = start(4)
    lay_out(match, "action action horror horror")
    events = end_round(match, "3210", "3210", "-32", "-10")
    assert [event.facts["seat"] for event in events if event.name == "joined"] == [3, 2, 1, 0] * 3


def test_h_a1_a_screenplay_above_a_star_is_part_of_the_film():
    match = start()
    lay_out(match, "horror star2")
    end_round(match, "0012", "0120", "-12", "-12")
    match.play(0, "finish horror")
    assert table(match).seats[0].films[0].value == 2


def test_h_a1_a_screenplay_below_a_star_comes_too_late_for_it():
    match = start()
    lay_out(match, "star2 horror")
    end_round(match, "0012", "0120", "-12", "-12")
    seat = table(match).seats[0]
    assert (seat.films, seat.sizes["horror"]) == ([], 1)


def test_h_a1_a_star_further_left_comes_first_even_from_a_lower_card():
    match = start()
    lay_out(match, "action action action star2", "horror")
    end_round(match, "1120", "0120", "-01", "-22")
    assert table(match).seats[0].films == []
    assert [event.name for event in match.events].count("wasted") == 1


def test_h_a1_every_card_is_dealt_with_before_the_next_is_handed_out():
    match = start()
    lay_out(match, "horror star2 horror action")
    end_round(match, "0012", "0120", "-12", "-12")
    assert (table(match).stage, match.awaiting) == ("finishing", (0,))
    assert table(match).star == card_ids(match, 1)[1]
    assert [place.gone for place in table(match).columns[0]] == [True, False, False, False]
    assert table(match).seats[1].sizes["horror"] == 0
    match.play(0, "finish horror")
    assert table(match).seats[1].sizes["horror"] == 1
    assert table(match).round == 2


@pytest.mark.parametrize("players", [3, 4])
def test_h_a2_the_two_cards_without_a_reel_leave_the_game(players: int):
    match = start(players)
    lay_out(match, "action blockbuster", "", "star3", "horror")
    left = {card_ids(match, 3)[0], card_ids(match, 4)[0]}
    reels = ("0012", "0120", "-12", "-12") if players == 3 else ("0123", "0123", "-01", "-23")
    events = end_round(match, *reels)
    assert {event.facts["card"] for event in events if event.name == "thrown"} == left
    assert set(table(match).thrown) == left
    assert all(seat.sizes["horror"] == 0 and not seat.films for seat in table(match).seats)


def test_h_a2_two_empty_cards_in_one_column_both_leave():
    match = start()
    lay_out(match, "horror action horror action")
    left = set(card_ids(match, 1)[:2])
    end_round(match, "--00", "0012", "112", "122")
    assert set(table(match).thrown) == left


def test_h_a3_a_blockbuster_is_laid_aside():
    match = start()
    lay_out(match, "blockbuster horror blockbuster")
    cards = card_ids(match, 1)
    end_round(match, "0102", "0012", "-12", "-12")
    seat = table(match).seats[0]
    assert set(seat.blockbusters) == {cards[0], cards[2]}
    assert set(seat.projects["horror"] + seat.projects["action"]) == set()


def test_h_a3_a_blockbuster_is_no_project_for_a_star():
    match = start()
    lay_out(match, "blockbuster star4")
    events = end_round(match, "0012", "0120", "-12", "-12")
    assert [event.name for event in events[1:3]] == ["kept", "wasted"]


@pytest.mark.parametrize("genre", GENRES)
def test_h_a4_a_screenplay_starts_a_project_where_there_is_none(genre: str):
    match = start()
    lay_out(match, f"{genre} star1", "horror action horror action")
    card = card_ids(match, 1)[0]
    end_round(match, "0112", "1122", "-02", "-00")
    assert card in table(match).seats[0].projects[genre]


def test_h_a4_a_screenplay_joins_the_project_of_its_genre_and_no_other():
    match = start()
    give(match, 0, "action")
    lay_out(match, "horror action horror+")
    cards = card_ids(match, 1)
    end_round(match, "0001", "0112", "-12", "-22")
    seat = table(match).seats[0]
    assert set(seat.projects["horror"]) == {cards[0], cards[2]}
    assert (len(seat.projects["action"]), seat.projects["action"].count(cards[1])) == (2, 1)
    assert (seat.sizes["horror"], seat.sizes["action"]) == (3, 2)


def test_h_a4_players_keep_projects_of_the_same_genre_apart():
    match = start()
    lay_out(match, "horror horror")
    upper, lower, *_ = card_ids(match, 1)
    end_round(match, "0120", "0120", "-12", "-12")
    assert table(match).seats[0].projects["horror"] == [upper]
    assert table(match).seats[1].projects["horror"] == [lower]


def test_h_a5_the_owner_of_the_star_chooses_among_all_of_their_projects():
    match = start()
    give(match, 1, "action horror horror")
    give(match, 0, "romance")
    lay_out(match, "star3")
    end_round(match, "1002", "0120", "-12", "-12")
    assert match.awaiting == (1,)
    assert match.moves(1) == ["finish action", "finish horror"]


def test_h_a5_the_film_takes_all_cards_of_the_chosen_project_and_the_star():
    match = start()
    give(match, 0, "action horror horror+")
    horror = table(match).seats[0].projects["horror"]
    lay_out(match, "star3")
    star = card_ids(match, 1)[0]
    end_round(match, "0112", "0120", "-12", "-02")
    events = match.play(0, "finish horror")
    assert events[0].name == "finished"
    assert events[0].facts == {"seat": 0, "genre": "horror", "card": star}
    seat = table(match).seats[0]
    (film,) = seat.films
    assert (film.genre, film.star, set(film.cards), film.value) == ("horror", star, set(horror), 9)
    assert seat.projects["horror"] == []
    assert (seat.sizes["horror"], seat.sizes["action"]) == (0, 1)


def test_h_a5_it_is_asked_even_when_there_is_only_one_project():
    match = start()
    lay_out(match, "horror star3")
    end_round(match, "0012", "0120", "-12", "-12")
    assert match.moves(0) == ["finish horror"]


def test_h_a5_a_finished_film_takes_no_more_cards_and_its_genre_is_started_anew():
    match = start()
    lay_out(match, "horror star3 horror horror")
    cards = card_ids(match, 1)
    end_round(match, "0000", "1112", "-12", "-22")
    match.play(0, "finish horror")
    seat = table(match).seats[0]
    assert [film.cards for film in seat.films] == [cards[:1]]
    assert set(seat.projects["horror"]) == set(cards[2:])


def test_h_a5_a_genre_may_make_several_films():
    match = start()
    lay_out(match, "horror star3 horror star2")
    end_round(match, "0000", "1112", "-12", "-22")
    match.play(0, "finish horror")
    match.play(0, "finish horror")
    assert [film.value for film in table(match).seats[0].films] == [3, 2]


def test_h_a5_a_genre_without_a_project_cannot_be_finished():
    match = start()
    lay_out(match, "horror star3")
    end_round(match, "0012", "0120", "-12", "-12")
    assert refused(match, 0, "finish action") == ("H-A5", "refused-hollywood-no-project")


def test_h_a5_nothing_is_finished_without_a_star():
    match = start()
    give(match, 0, "horror")
    assert refused(match, 0, "finish horror") == ("H-A5", "refused-hollywood-no-star")


def test_h_a6_a_star_without_a_project_is_discarded_unasked():
    match = start()
    give(match, 1, "horror")
    lay_out(match, "star4")
    star = card_ids(match, 1)[0]
    events = end_round(match, "0112", "0120", "-12", "-02")
    assert (events[1].name, events[1].facts) == ("wasted", {"seat": 0, "card": star})
    assert table(match).round == 2
    assert star in table(match).thrown
    assert all(not seat.films for seat in table(match).seats)


def test_h_a6_a_second_star_finds_the_only_project_finished():
    match = start()
    lay_out(match, "horror star4 star3")
    end_round(match, "0001", "0112", "-12", "-22")
    events = match.play(0, "finish horror")
    assert [event.name for event in events[:2]] == ["finished", "wasted"]
    assert len(table(match).seats[0].films) == 1


@pytest.mark.parametrize("move", ["reel 1", "reel 4", "clap", "double"])
def test_h_a7_nothing_else_can_be_done_before_a_star_is_used(move: str):
    match = start()
    lay_out(match, "horror star1")
    end_round(match, "0012", "0120", "-12", "-12")
    assert refused(match, 0, move) == ("H-A7", "refused-hollywood-star-first")


def test_h_a7_all_others_wait_for_the_one_who_must_use_a_star():
    match = start()
    lay_out(match, "horror star1")
    end_round(match, "0012", "0120", "-12", "-12")
    assert refused(match, 1, "finish horror") == ("H-A5", "refused-not-your-turn")


@pytest.mark.parametrize("genre", GENRES)
def test_h_a7_an_unwelcome_star_must_be_used(genre: str):
    match = start()
    give(match, 0, f"{genre} {genre} {genre}+")
    lay_out(match, "star1")
    end_round(match, "0112", "0120", "-12", "-02")
    assert match.moves(0) == [f"finish {genre}"]


def test_h_a8_everybody_sees_anybodys_finished_films():
    match = start()
    lay_out(match, "horror star3")
    cards = card_ids(match, 1)
    end_round(match, "0012", "0120", "-12", "-12")
    match.play(0, "finish horror")
    for seat in (0, 1, 2, None):
        (film,) = table(match, seat).seats[0].films
        assert [*film.cards, film.star] == cards[:2]
