"""Dreams: the worked examples of the rulebook (D-X)."""

import pytest

from tests.rules.dreams_positions import cast_votes, new_match, new_match_at_vote, set_points, view_of

# The seats that have the colours of these players in the rulebook.
RUTH, BRUNO, JULES, VALENTINE = range(4)


def test_d_x_a_first_star_can_have_any_tone():
    match = new_match(4, dealer=0)  # in this example the order is Valentine, Jules, Bruno, Ruth
    for seat, star in enumerate(("light 30 40", "dark 50 40", "grey 70 40", "grey 30 90")):
        match.play(seat, f"star {star}")
    assert [(star.seat, star.tone) for star in view_of(match).stars] == [
        (0, "light"),
        (1, "dark"),
        (2, "grey"),
        (3, "grey"),
    ]


@pytest.mark.parametrize("ruth_names", ["yellow", "green"])
def test_d_x_nobody_names_bruno_or_ruth(ruth_names: str):
    match = new_match_at_vote(4, mortal=BRUNO, vision=3)
    colours = view_of(match).colours
    assert (colours[BRUNO], colours[JULES], colours[VALENTINE]) == ("blue", "yellow", "green")
    cast_votes(match, f"{ruth_names} 2 green yellow")
    assert match.points[BRUNO] == 3
    assert match.points[RUTH] == 1
    assert (match.points[JULES], match.points[VALENTINE]) == (0, 0)


def test_d_x_ruth_wins_with_17_points_against_jules_with_16():
    match = new_match_at_vote(4, mortal=JULES, vision=4)
    set_points(match, 15, 11, 14, 9)
    cast_votes(match, "yellow green 4 red")
    assert (match.points[JULES], match.points[RUTH]) == (16, 17)
    assert match.over
    assert match.winners == (RUTH,)
