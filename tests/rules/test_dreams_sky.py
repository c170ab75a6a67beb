"""Dreams: where a star can be placed on the sky (the ruling of D-R3)."""

from fractions import Fraction

import pytest

from matinee import IllegalMove
from tests.rules.dreams_positions import new_match, place_star, refusal, view_of

# The outermost places of a star: left, right, top and bottom.
EDGES = [(3, 40), (116, 39), (60, 3), (59, 76)]


def is_on_sky(x: int, y: int) -> bool:
    """Return whether the centre of a cell is in the ellipse of 120 by 80 with half axes shortened by 3."""
    across = (Fraction(2 * x + 1, 2) - 60) / (60 - 3)
    down = (Fraction(2 * y + 1, 2) - 40) / (40 - 3)
    return across**2 + down**2 <= 1


def test_d_r3_ruling_a_star_can_be_placed_anywhere_within_the_oval_sky():
    light = {move for move in new_match().moves(0) if move.startswith("star light")}
    assert light == {f"star light {x} {y}" for x in range(120) for y in range(80) if is_on_sky(x, y)}


@pytest.mark.parametrize(("x", "y"), EDGES)
def test_d_r3_ruling_a_star_can_touch_the_edge_of_the_sky(x: int, y: int):
    match = new_match()
    match.play(0, f"star dark {x} {y}")
    assert (view_of(match).stars[0].x, view_of(match).stars[0].y) == (x, y)


@pytest.mark.parametrize(("x", "y"), [(2, 40), (117, 40), (60, 2), (60, 77), (0, 0), (119, 79), (10, 10), (110, 70)])
def test_d_r3_ruling_a_star_beyond_the_edge_is_refused(x: int, y: int):
    assert refusal(new_match(), 0, f"star dark {x} {y}") == ("D-R3", "refused-dreams-outside")


@pytest.mark.parametrize("place", ["120 40", "-1 40", "60 80", "60 -1", "999999 40"])
def test_d_r3_ruling_coordinates_outside_the_grid_are_refused(place: str):
    assert refusal(new_match(), 0, f"star grey {place}") == ("D-R3", "refused-dreams-no-such-place")


@pytest.mark.parametrize("place", ["66 40", "54 40", "60 46", "60 34", "64 45", "55 36"])
def test_d_r3_ruling_stars_can_touch(place: str):
    match = new_match()
    place_star(match, "grey 60 40")
    match.play(1, f"star grey {place}")
    assert len(view_of(match).stars) == 2


@pytest.mark.parametrize("place", ["60 40", "65 40", "55 40", "60 45", "60 35", "64 44", "65 43"])
def test_d_r3_ruling_overlapping_stars_are_refused(place: str):
    match = new_match()
    place_star(match, "grey 60 40")
    assert refusal(match, 1, f"star light {place}") == ("D-R3", "refused-dreams-overlap")


def test_d_r3_ruling_overlapping_stars_of_the_same_player_are_refused():
    match = new_match()
    for star in ("grey 60 40", "grey 30 40", "grey 90 40"):
        place_star(match, star)
    assert refusal(match, 0, "star light 62 40") == ("D-R3", "refused-dreams-overlap")


def test_d_r3_ruling_a_star_cannot_overlap_any_of_several_stars():
    match = new_match()
    for star in ("grey 60 40", "grey 30 40", "dark 90 40"):
        place_star(match, star)
    assert refusal(match, 0, "star dark 88 42") == ("D-R3", "refused-dreams-overlap")
    assert "star dark 84 40" in match.moves(0)


def test_d_r3_ruling_the_refusal_names_the_overlapped_star():
    match = new_match(dealer=2)
    place_star(match, "light 60 40")
    place_star(match, "light 80 40")
    with pytest.raises(IllegalMove, match="star 2, which is red"):
        match.play(1, "star dark 81 40")
