"""Hollywood: the worked examples of the rulebook (H-X)."""

from matinee import Match
from tests.rules.hollywood_positions import card_ids, deal_columns, end_round, give_cards, new_match, view_of

BILL = 0


def give_bill_a_horror_card_and_tom_strong() -> Match:
    """Return a match in which Bill, who has two horror cards and an action card, receives the first two cards."""
    match = new_match()
    give_cards(match, BILL, "horror horror action")
    deal_columns(match, "horror star4")
    end_round(match, "0012", "1201", "-12", "-02")
    return match


def test_h_x_bills_horror_card_is_added_to_his_project_of_two():
    match = give_bill_a_horror_card_and_tom_strong()
    bill = view_of(match).seats[BILL]
    assert card_ids(match, 1)[0] in bill.projects["horror"]
    assert {genre: len(cards) for genre, cards in bill.projects.items()} == {"action": 1, "horror": 3, "romance": 0}


def test_h_x_bill_must_finish_one_of_his_two_projects_with_tom_strong():
    match = give_bill_a_horror_card_and_tom_strong()
    assert match.awaiting == (BILL,)
    assert match.moves(BILL) == ["finish action", "finish horror"]


def test_h_x_tom_strong_finishes_the_horror_project_and_the_action_project_remains():
    match = give_bill_a_horror_card_and_tom_strong()
    tom_strong = card_ids(match, 1)[1]
    match.play(BILL, "finish horror")
    bill = view_of(match).seats[BILL]
    (film,) = bill.films
    assert (film.genre, film.star, len(film.cards), film.value) == ("horror", tom_strong, 3, 12)
    assert (bill.sizes["horror"], bill.sizes["action"]) == (0, 1)
