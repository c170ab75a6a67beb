"""Custom decks: a folder of pictures becomes a box of Dreams."""

import tomllib
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

import matinee
from matinee.engine.errors import DamagedBox, MatineeError
from matinee.games.dreams.box import FRAME_HEIGHT, FRAME_WIDTH, DreamsBox
from matinee.games.dreams.decks import detect_landmarks, make_deck, make_id, read_pixels
from matinee.games.dreams.game import DREAMS
from matinee.games.dreams.pictures import PICTURES, deck_of, landmark_table
from matinee.games.dreams.sheets import contact_sheet

CENTRES = [(90, 120), (300, 180), (200, 480)]


def picture_with(*centres: tuple[int, int], width: int = FRAME_WIDTH, height: int = FRAME_HEIGHT) -> Any:
    """Return the pixels of a grey picture with white discs."""
    pixels = np.full((height, width, 3), 110, np.uint8)
    for centre in centres:
        cv2.circle(pixels, centre, 16, (250, 250, 250), -1)
    return pixels


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with four pictures."""
    folder = tmp_path / "holiday"
    folder.mkdir()
    for number, centre in enumerate([*CENTRES, (60, 300)]):
        cv2.imwrite(str(folder / f"Day {number}.png"), picture_with(centre))
    return folder


def test_bright_discs_are_detected_as_landmarks() -> None:
    landmarks = detect_landmarks(picture_with(*CENTRES))
    for x, y in CENTRES:
        nearest = min(landmarks, key=lambda landmark: (landmark.x - x) ** 2 + (landmark.y - y) ** 2)
        assert abs(nearest.x - x) < 20
        assert abs(nearest.y - y) < 20
        assert nearest.tone == "light"


def test_landmarks_are_named_by_brightness_and_place_in_three_languages() -> None:
    landmark = detect_landmarks(picture_with((60, 80)))[0]
    assert landmark.what.en == "something bright at the top left"
    assert landmark.what.fr == "quelque chose de clair en haut à gauche"
    assert landmark.what.de == "etwas Helles oben links"


def test_a_wide_picture_is_cropped_to_its_middle(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "wide.jpg"), picture_with((600, 300), width=1200, height=600))
    pixels = read_pixels(tmp_path / "wide.jpg")
    assert pixels.shape[:2] == (FRAME_HEIGHT, FRAME_WIDTH)
    assert detect_landmarks(pixels)[0].x == pytest.approx(200, abs=15)


def test_a_folder_becomes_a_box_that_can_be_played_to_the_end(folder: Path) -> None:
    file, added = make_deck(folder)
    assert (file, added) == (folder.with_name("holiday.toml"), 4)
    match = matinee.start("dreams", players=3, seed=5, box=file)
    assert set(match.view().dreams) == {"day-0", "day-1", "day-2", "day-3"}
    while match.awaiting:
        seat = match.awaiting[0]
        match.play(seat, match.moves(seat)[0])
    assert max(match.points) >= 16


def test_bots_use_the_landmarks_of_the_box_file(folder: Path) -> None:
    file, _ = make_deck(folder)
    box = DREAMS.box(file)
    assert isinstance(box, DreamsBox)
    assert deck_of(box)["day-0"].landmarks[0].x == pytest.approx(CENTRES[0][0], abs=20)
    assert landmark_table(box, version=2).shape[0] == 4
    assert contact_sheet(box, file, True, "en").count("<img ") == 4


def test_edited_landmarks_are_kept_when_pictures_are_added(folder: Path) -> None:
    file, _ = make_deck(folder)
    text = file.read_text("utf-8").replace("something bright", "the lamp")
    file.write_text(text, "utf-8")
    cv2.imwrite(str(folder / "one more.png"), picture_with((300, 500)))
    assert make_deck(folder) == (file, 1)
    box = tomllib.loads(file.read_text("utf-8"))
    assert len(box["dreams"]) == 5
    assert box["dreams"][0]["landmarks"][0]["what"]["en"].startswith("the lamp")
    assert DREAMS.box(file)


def test_the_landmarks_of_an_svg_are_used(folder: Path) -> None:
    original = PICTURES / "harbour-whale.svg"
    (folder / "whale.svg").write_bytes(original.read_bytes())
    file, _ = make_deck(folder)
    box = DREAMS.box(file)
    assert isinstance(box, DreamsBox)
    landmarks = deck_of(box)["whale"].landmarks
    assert landmarks == deck_of(DREAMS.box())["harbour-whale"].landmarks  # pyright: ignore[reportArgumentType]


def test_a_missing_folder_and_too_few_pictures_are_refused(tmp_path: Path) -> None:
    with pytest.raises(MatineeError, match="There are no pictures in"):
        make_deck(tmp_path / "nowhere")
    (tmp_path / "few").mkdir()
    cv2.imwrite(str(tmp_path / "few" / "a.png"), picture_with((9, 9)))
    with pytest.raises(MatineeError, match=r"only one picture in .* A deck needs at least 4"):
        make_deck(tmp_path / "few")
    assert not (tmp_path / "few.toml").exists()


@pytest.mark.parametrize("name", ["torn.png", "torn.svg", "empty.jpg"])
def test_an_invalid_picture_is_named_in_the_error(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"" if name.startswith("empty") else b"nothing to see")
    with pytest.raises(MatineeError, match=name):
        make_deck(folder)
    assert not folder.with_name("holiday.toml").exists()


def test_a_blank_picture_is_named_in_the_error(folder: Path) -> None:
    cv2.imwrite(str(folder / "grey.png"), picture_with())
    with pytest.raises(MatineeError, match=r"grey\.png has no landmarks"):
        make_deck(folder)


def test_a_box_with_a_path_outside_its_folder_is_refused(folder: Path) -> None:
    file, _ = make_deck(folder)
    file.write_text(file.read_text("utf-8").replace("Day 0.png", "../Day 0.png"), "utf-8")
    with pytest.raises(DamagedBox, match="in the folder of the deck"):
        DREAMS.box(file)


@pytest.mark.parametrize(("name", "id"), [("Été à Nice!", "ete-a-nice"), ("IMG_2044", "img-2044"), ("…", "dream")])
def test_ids_contain_lowercase_letters_digits_and_hyphens(name: str, id: str) -> None:
    assert make_id(name) == id


def test_pictures_with_the_same_name_get_different_ids(folder: Path) -> None:
    cv2.imwrite(str(folder / "Day 0.jpg"), picture_with((200, 200)))
    file, _ = make_deck(folder)
    box = DREAMS.box(file)
    assert isinstance(box, DreamsBox)
    assert {"day-0", "day-0-2"} < {dream.id for dream in box.dreams}
