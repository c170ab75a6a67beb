"""The pictures as bots see them: their landmarks, and where these lie on the sky."""

import math
from pathlib import Path

import numpy as np
import pytest

from matinee.engine.i18n import LANGUAGES
from matinee.games import GAMES
from matinee.games.dreams.box import FRAME_HEIGHT, FRAME_WIDTH, TONE_IDS, DreamsBox
from matinee.games.dreams.pictures import (
    PICTURES,
    WEIGHT,
    Deck,
    deck_of,
    landmark_table,
    read_picture,
    scale_of,
    to_sky,
)
from matinee.games.dreams.sky import FORMER_SKY, SKIES, SKY, Sky, fits

BOX = GAMES["dreams"].box()
MOON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><circle cx="9" cy="9" r="9"/>
<g id="landmarks" fill="none"><circle data-what="moon" data-what-fr="lune" data-what-de="Mond" data-tone="light"
data-weight="3" cx="318" cy="86.5" r="34"/></g></svg>"""


def test_landmarks_are_read_from_an_svg(tmp_path: Path) -> None:
    file = tmp_path / "night.svg"
    file.write_text(MOON, "utf-8")
    picture = read_picture(file)
    (moon,) = picture.landmarks
    assert picture.id == "night"
    assert (moon.x, moon.y, moon.r, moon.weight, moon.tone) == (318, 86.5, 34, 3, "light")
    assert [moon.what.in_language(language) for language in LANGUAGES] == ["moon", "lune", "Mond"]


@pytest.mark.parametrize("file", sorted(PICTURES.glob("*.svg")), ids=lambda file: file.stem)
def test_all_landmarks_of_the_included_pictures_are_valid(file: Path) -> None:
    landmarks = read_picture(file).landmarks
    assert len(landmarks) >= 8
    for landmark in landmarks:
        assert 0 <= landmark.x <= FRAME_WIDTH
        assert 0 <= landmark.y <= FRAME_HEIGHT
        assert landmark.weight in (1, 2, 3)
        assert landmark.tone in TONE_IDS


def test_a_picture_fills_the_sky() -> None:
    assert to_sky(FRAME_WIDTH / 2, FRAME_HEIGHT / 2) == (40, 60)
    assert to_sky(100, 300) == (20, 60)
    assert to_sky(300, 300) == (60, 60)
    assert to_sky(200, 15) == (40, 3)
    assert to_sky(385, 300) == (76, 60)  # the last column in which a star lies wholly on the sky
    assert to_sky(200, 584) == (40, 116)


def test_a_picture_lies_upright_and_undistorted_over_the_middle_of_the_former_sky() -> None:
    assert to_sky(FRAME_WIDTH / 2, FRAME_HEIGHT / 2, FORMER_SKY) == (60, 40)
    assert to_sky(100, 300, FORMER_SKY) == (48, 40)
    assert to_sky(300, 300, FORMER_SKY) == (72, 40)
    assert to_sky(200, 100, FORMER_SKY) == (60, 16)
    assert to_sky(200, 500, FORMER_SKY) == (60, 64)


@pytest.mark.parametrize("sky", SKIES.values())
def test_every_point_of_a_picture_moves_to_a_nearby_cell_where_a_star_may_lie(sky: Sky) -> None:
    left, top = (sky.width - sky.picture_width) // 2, (sky.height - sky.picture_height) // 2
    for y in range(0, FRAME_HEIGHT + 1, 20):
        for x in range(0, FRAME_WIDTH + 1, 20):
            column, row = to_sky(x, y, sky)
            assert fits(sky, column, row)
            point = left + x * scale_of(sky), top + y * scale_of(sky)
            assert math.dist(point, (column, row)) < (2 if fits(sky, int(point[0]), int(point[1])) else 10)


@pytest.mark.parametrize(("sky", "corner"), [(SKY, (0, 0)), (FORMER_SKY, (36, 4))])
def test_a_point_outside_the_sky_moves_to_the_nearest_cell(sky: Sky, corner: tuple[int, int]) -> None:
    assert not fits(sky, *corner)
    cells = [(x, y) for y in range(sky.height) for x in range(sky.width) if fits(sky, x, y)]
    assert math.dist(to_sky(0, 0, sky), corner) == min(math.dist(cell, corner) for cell in cells)


def test_a_deck_is_packed_in_the_order_of_the_dreams(tmp_path: Path) -> None:
    (tmp_path / "night.svg").write_text(MOON, "utf-8")
    table = Deck({"night": read_picture(tmp_path / "night.svg")}).packed(["day", "night"])
    assert table.shape == (2, 1, 5)
    assert table[1, 0].tolist() == [63, 17, 34 * 0.2, 3, TONE_IDS.index("light")]
    assert not table[0].any()


def test_a_dream_without_a_picture_has_no_landmarks() -> None:
    assert isinstance(BOX, DreamsBox)
    assert deck_of(BOX)["no-such-dream"].landmarks == ()


def test_the_landmark_table_of_a_box_has_a_row_for_each_dream() -> None:
    assert isinstance(BOX, DreamsBox)
    table = landmark_table(BOX, version=2)
    assert len(table) == len(BOX.dreams)
    for row, dream in zip(table, BOX.dreams, strict=True):
        assert np.count_nonzero(row[:, WEIGHT]) == len(deck_of(BOX)[dream.id].landmarks)
