"""Hollywood: the worked examples of the rulebook (H-X)."""

from matinee import Match
from tests.rules.hollywood_positions import card_ids, end_round, give, lay_out, start, table

BILL = 0


def bill_is_handed_a_horror_card_and_tom_strong() -> Match:
    """Bill has two horror cards and an action card. The next two cards are his."""
    match = start()
    give(match, BILL, "horror horror action")
    lay_out(match, "horror star4")
    end_round(match, "0012", "1201", "-12", "-02")
    return match


def test_h_x_bills_horror_card_must_join_his_project_of_two():
    match = bill_is_handed_a_horror_card_and_tom_strong()
    bill = table(match).seats[BILL]
    assert card_ids(match, 1)[0] in bill.projects["horror"]
    assert {genre: len(cards) for genre, cards in bill.projects.items()} == {"action": 1, "horror": 3, "romance": 0}


def test_h_x_bill_must_finish_one_of_his_two_projects_with_tom_strong():
    match = bill_is_handed_a_horror_card_and_tom_strong()
    assert match.awaiting == (BILL,)
    assert match.moves(BILL) == ["finish action", "finish horror"]


def test_h_x_tom_strong_makes_a_film_of_three_and_the_action_project_goes_on():
    match = bill_is_handed_a_horror_card_and_tom_strong()
    tom_strong = card_ids(match, 1)[1]
    match.play(BILL, "finish horror")
    bill = table(match).seats[BILL]
    (film,) = bill.films
    assert (film.genre, film.star, len(film.cards), film.value) == ("horror", tom_strong, 3, 12)
    assert (bill.sizes["horror"], bill.sizes["action"]) == (0, 1)
