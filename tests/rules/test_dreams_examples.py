"""Dreams: the worked examples of the rulebook (D-X)."""

import pytest

from tests.rules.dreams_positions import set_points, start, start_voting, table, vote

# The colours of the rulebook, as our seats have them.
RUTH, BRUNO, JULES, VALENTINE = range(4)


def test_d_x_a_first_star_may_be_of_any_kind():
    match = start(4, dealer=0)  # here Valentine, Jules, Bruno and Ruth sit in this order
    for seat, star in enumerate(("light 30 40", "dark 50 40", "grey 70 40", "grey 90 40")):
        match.play(seat, f"star {star}")
    assert [(star.seat, star.tone) for star in table(match).stars] == [
        (0, "light"),
        (1, "dark"),
        (2, "grey"),
        (3, "grey"),
    ]


@pytest.mark.parametrize("ruth_names", ["yellow", "green"])
def test_d_x_bruno_is_not_found_and_ruth_not_suspected(ruth_names: str):
    match = start_voting(4, mortal=BRUNO, vision=3)
    colours = table(match).colours
    assert (colours[BRUNO], colours[JULES], colours[VALENTINE]) == ("blue", "yellow", "green")
    vote(match, f"{ruth_names} 2 green yellow")
    assert match.points[BRUNO] == 3
    assert match.points[RUTH] == 1
    assert (match.points[JULES], match.points[VALENTINE]) == (0, 0)


def test_d_x_jules_reaches_16_but_ruth_17():
    match = start_voting(4, mortal=JULES, vision=4)
    set_points(match, 15, 11, 14, 9)
    vote(match, "yellow green 4 red")
    assert (match.points[JULES], match.points[RUTH]) == (16, 17)
    assert match.over
    assert match.winners == (RUTH,)
