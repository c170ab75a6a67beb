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
    SCALE,
    WEIGHT,
    Deck,
    deck_of,
    landmark_table,
    read_picture,
    to_sky,
)
from matinee.games.dreams.sky import in_sky
from matinee.games.dreams.state import HEIGHT, WIDTH

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


def test_a_picture_lies_upright_and_undistorted_over_the_middle_of_the_sky() -> None:
    assert to_sky(FRAME_WIDTH / 2, FRAME_HEIGHT / 2) == (WIDTH // 2, HEIGHT // 2)
    assert to_sky(100, 300) == (48, 40)
    assert to_sky(300, 300) == (72, 40)
    assert to_sky(200, 100) == (60, 16)
    assert to_sky(200, 500) == (60, 64)


def test_every_point_of_a_picture_moves_to_a_nearby_cell_where_a_star_may_lie() -> None:
    for y in range(0, FRAME_HEIGHT + 1, 20):
        for x in range(0, FRAME_WIDTH + 1, 20):
            column, row = to_sky(x, y)
            assert in_sky(column, row)
            distance = math.hypot(36 + x * SCALE - column, 4 + y * SCALE - row)
            assert distance < (2 if in_sky(int(36 + x * SCALE), int(4 + y * SCALE)) else 8)


def test_a_point_outside_the_sky_moves_to_the_nearest_cell() -> None:
    corner = to_sky(0, 0)
    assert not in_sky(36, 4)
    cells = [(x, y) for y in range(HEIGHT) for x in range(WIDTH) if in_sky(x, y)]
    assert math.dist(corner, (36, 4)) == min(math.dist(cell, (36, 4)) for cell in cells)


def test_a_deck_is_packed_in_the_order_of_the_dreams(tmp_path: Path) -> None:
    (tmp_path / "night.svg").write_text(MOON, "utf-8")
    table = Deck({"night": read_picture(tmp_path / "night.svg")}).packed(["day", "night"])
    assert table.shape == (2, 1, 5)
    assert table[1, 0].tolist() == [*to_sky(318, 86.5), 34 * SCALE, 3, TONE_IDS.index("light")]
    assert not table[0].any()


def test_a_dream_without_a_picture_has_no_landmarks() -> None:
    assert isinstance(BOX, DreamsBox)
    assert deck_of(BOX)["no-such-dream"].landmarks == ()


def test_the_landmark_table_of_a_box_has_a_row_for_each_dream() -> None:
    assert isinstance(BOX, DreamsBox)
    table = landmark_table(BOX)
    assert len(table) == len(BOX.dreams)
    for row, dream in zip(table, BOX.dreams, strict=True):
        assert np.count_nonzero(row[:, WEIGHT]) == len(deck_of(BOX)[dream.id].landmarks)
