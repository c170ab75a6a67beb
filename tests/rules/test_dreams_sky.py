"""Dreams: where on the sky a star may lie (the ruling of D-R3)."""

from fractions import Fraction

import pytest

from matinee import IllegalMove
from tests.rules.dreams_positions import lay, refused, start, table

# The outermost places at which a star may lie: left, right, top and bottom.
EDGES = [(3, 40), (116, 39), (60, 3), (59, 76)]


def on_the_ellipse(x: int, y: int) -> bool:
    """The centre of a cell within the ellipse of 120 by 80 whose half axes are shortened by 3."""
    across = (Fraction(2 * x + 1, 2) - 60) / (60 - 3)
    down = (Fraction(2 * y + 1, 2) - 40) / (40 - 3)
    return across**2 + down**2 <= 1


def test_d_r3_ruling_a_star_may_lie_anywhere_wholly_on_the_oval_sky():
    light = {move for move in start().moves(0) if move.startswith("star light")}
    assert light == {f"star light {x} {y}" for x in range(120) for y in range(80) if on_the_ellipse(x, y)}


@pytest.mark.parametrize(("x", "y"), EDGES)
def test_d_r3_ruling_a_star_may_lie_at_the_edge_of_the_sky(x: int, y: int):
    match = start()
    match.play(0, f"star dark {x} {y}")
    assert (table(match).stars[0].x, table(match).stars[0].y) == (x, y)


@pytest.mark.parametrize(("x", "y"), [(2, 40), (117, 40), (60, 2), (60, 77), (0, 0), (119, 79), (10, 10), (110, 70)])
def test_d_r3_ruling_a_star_beyond_the_edge_is_refused(x: int, y: int):
    assert refused(start(), 0, f"star dark {x} {y}") == ("D-R3", "refused-dreams-outside")


@pytest.mark.parametrize("place", ["120 40", "-1 40", "60 80", "60 -1", "999999 40"])
def test_d_r3_ruling_x_goes_from_0_to_119_and_y_from_0_to_79(place: str):
    assert refused(start(), 0, f"star grey {place}") == ("D-R3", "refused-dreams-no-such-place")


@pytest.mark.parametrize("place", ["66 40", "54 40", "60 46", "60 34", "64 45", "55 36"])
def test_d_r3_ruling_stars_may_touch(place: str):
    match = start()
    lay(match, "grey 60 40")
    match.play(1, f"star grey {place}")
    assert len(table(match).stars) == 2


@pytest.mark.parametrize("place", ["60 40", "65 40", "55 40", "60 45", "60 35", "64 44", "65 43"])
def test_d_r3_ruling_stars_do_not_overlap(place: str):
    match = start()
    lay(match, "grey 60 40")
    assert refused(match, 1, f"star light {place}") == ("D-R3", "refused-dreams-overlap")


def test_d_r3_ruling_nor_does_ones_own_star_overlap_ones_own():
    match = start()
    for star in ("grey 60 40", "grey 30 40", "grey 90 40"):
        lay(match, star)
    assert refused(match, 0, "star light 62 40") == ("D-R3", "refused-dreams-overlap")


def test_d_r3_ruling_a_star_clears_every_other_one():
    match = start()
    for star in ("grey 60 40", "grey 30 40", "dark 90 40"):
        lay(match, star)
    assert refused(match, 0, "star dark 88 42") == ("D-R3", "refused-dreams-overlap")
    assert "star dark 84 40" in match.moves(0)


def test_d_r3_ruling_the_refusal_says_which_star_is_in_the_way():
    match = start(dealer=2)
    lay(match, "light 60 40")
    lay(match, "light 80 40")
    with pytest.raises(IllegalMove, match="star 2, which is red"):
        match.play(1, "star dark 81 40")
