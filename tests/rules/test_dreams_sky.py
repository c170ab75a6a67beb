"""Dreams: where a star can be placed on the sky (the ruling of D-R3)."""

from fractions import Fraction

import numpy as np
import pytest

import matinee
from matinee import IllegalMove, Match
from matinee.engine.layout import plain
from matinee.games.dreams import rules
from matinee.games.dreams.box import FRAME_HEIGHT, FRAME_WIDTH
from matinee.games.dreams.view import SkyView
from tests.rules.dreams_positions import new_match, place_star, refusal, view_of

# The outermost places of a star: left, right, top and bottom, and in two corners.
EDGES = [(3, 60), (76, 59), (40, 3), (39, 116), (6, 5), (73, 114)]


def is_on_sky(x: int, y: int) -> bool:
    """Return whether the star at a cell is within the rectangle of 80 by 120 with corners of radius 12."""
    across, down = abs(Fraction(2 * x + 1, 2) - 40), abs(Fraction(2 * y + 1, 2) - 60)
    if across > 28 and down > 48:
        return (across - 28) ** 2 + (down - 48) ** 2 <= (12 - 3) ** 2
    return across <= 40 - 3 and down <= 60 - 3


def test_d_r3_ruling_a_star_can_be_placed_anywhere_on_the_sky():
    light = {move for move in new_match().moves(0) if move.startswith("star light")}
    assert light == {f"star light {x} {y}" for x in range(80) for y in range(120) if is_on_sky(x, y)}


@pytest.mark.parametrize(("x", "y"), EDGES)
def test_d_r3_ruling_a_star_can_touch_the_edge_of_the_sky(x: int, y: int):
    match = new_match()
    match.play(0, f"star dark {x} {y}")
    assert (view_of(match).stars[0].x, view_of(match).stars[0].y) == (x, y)


@pytest.mark.parametrize(("x", "y"), [(2, 60), (77, 60), (40, 2), (40, 117), (0, 0), (79, 119), (5, 5), (74, 114)])
def test_d_r3_ruling_a_star_beyond_the_edge_is_refused(x: int, y: int):
    assert refusal(new_match(), 0, f"star dark {x} {y}") == ("D-R3", "refused-dreams-outside")


@pytest.mark.parametrize("place", ["80 40", "-1 40", "60 120", "60 -1", "999999 40"])
def test_d_r3_ruling_coordinates_outside_the_grid_are_refused(place: str):
    assert refusal(new_match(), 0, f"star grey {place}") == ("D-R3", "refused-dreams-no-such-place")


def test_d_r3_ruling_a_picture_fills_the_sky():
    sky = view_of(new_match()).sky
    assert (sky.width, sky.height) == (sky.picture_width, sky.picture_height) == (80, 120)
    assert sky.width / sky.height == FRAME_WIDTH / FRAME_HEIGHT


def test_d_r3_ruling_a_game_of_version_1_keeps_its_oval_sky():
    match = matinee.Match(matinee.GAMES["dreams"], 3, seed=1, version=1, mode="interpreted")
    seat = match.awaiting[0]
    assert view_of(match).sky == SkyView(120, 80, 60, 40, 48, 72)
    assert refusal(match, seat, "star dark 10 10") == ("D-R3", "refused-dreams-outside")
    assert refusal(match, seat, "star dark 40 119") == ("D-R3", "refused-dreams-no-such-place")
    match.play(seat, "star dark 116 39")
    assert (view_of(match).stars[0].x, view_of(match).stars[0].y) == (116, 39)
    choices = match_mask(match, match.awaiting[0])
    assert choices
    assert choices <= set(match.actions(match.awaiting[0]))


def match_mask(match: Match, seat: int) -> set[int]:
    """Return the actions that the mask of environments offers in a match."""
    mask = np.zeros(rules.CHOICES, np.int32)
    assert rules.mark(plain(match.state[0]), seat, mask) == mask.sum()
    return {rules.offer(choice) for choice in np.flatnonzero(mask).tolist()}


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
    for star in ("grey 60 40", "grey 30 40", "grey 30 90"):
        place_star(match, star)
    assert refusal(match, 0, "star light 62 40") == ("D-R3", "refused-dreams-overlap")


def test_d_r3_ruling_a_star_cannot_overlap_any_of_several_stars():
    match = new_match()
    for star in ("grey 60 40", "grey 30 40", "dark 30 90"):
        place_star(match, star)
    assert refusal(match, 0, "star dark 28 92") == ("D-R3", "refused-dreams-overlap")
    assert "star dark 24 90" in match.moves(0)


def test_d_r3_ruling_the_refusal_names_the_overlapped_star():
    match = new_match(dealer=2)
    place_star(match, "light 60 40")
    place_star(match, "light 60 60")
    with pytest.raises(IllegalMove, match="star 2, which is red"):
        match.play(1, "star dark 61 60")
