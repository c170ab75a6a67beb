"""The 72 included pictures are small and have titles and different landmarks.

A browser test compares their pixels.
"""

import itertools
from pathlib import Path
from xml.etree import ElementTree

import pytest

from matinee.games.dreams.box import FRAME_HEIGHT, FRAME_WIDTH, TONE_IDS, DreamsBox, Landmark
from matinee.games.dreams.game import DREAMS
from matinee.games.dreams.pictures import PICTURES, default_deck
from matinee.games.dreams.sheets import contact_sheet

MAX_BYTES = 40_000  # of one picture
MAX_BYTES_OF_FOUR = 120_000  # of the four pictures of a round, without compression
NEAR = 45  # units of a picture: stars at two landmarks this close mean the same
MAX_SIMILARITY = 0.6  # as `similarity` returns it

FILES = sorted(PICTURES.glob("*.svg"))


def dreams_box() -> DreamsBox:
    box = DREAMS.box()
    assert isinstance(box, DreamsBox)
    return box


def test_every_dream_has_a_picture_and_every_picture_a_dream() -> None:
    assert [file.stem for file in FILES] == sorted(dream.id for dream in dreams_box().dreams)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_picture_has_a_title_and_no_scripts_or_external_content(file: Path) -> None:
    text = file.read_text("utf-8")
    root = ElementTree.fromstring(text)
    assert len(text.encode()) <= MAX_BYTES
    assert root.get("viewBox") == f"0 0 {FRAME_WIDTH} {FRAME_HEIGHT}"
    title = next(element for element in root if element.tag.endswith("}title"))
    assert title.text == next(dream.name.en for dream in dreams_box().dreams if dream.id == file.stem)
    for element in root.iter():
        assert not element.tag.endswith(("}script", "}image", "}foreignObject", "}text", "}style"))
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name != "style"
            assert not name.endswith("href") or value.startswith("#")
            assert "url(" not in value or value.startswith("url(#")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_picture_has_named_landmarks_of_all_tones_in_every_half(file: Path) -> None:
    landmarks = default_deck()[file.stem].landmarks
    assert 8 <= len(landmarks) <= 14
    assert {landmark.tone for landmark in landmarks} == set(TONE_IDS)
    assert any(landmark.weight == 3 for landmark in landmarks)
    for landmark in landmarks:
        assert 0 <= landmark.x <= FRAME_WIDTH
        assert 0 <= landmark.y <= FRAME_HEIGHT
        assert 0 < landmark.r <= FRAME_WIDTH / 2
        assert all((landmark.what.en, landmark.what.fr, landmark.what.de))
    assert {landmark.x < FRAME_WIDTH / 2 for landmark in landmarks} == {True, False}
    assert {landmark.y < FRAME_HEIGHT / 2 for landmark in landmarks} == {True, False}


def test_any_four_pictures_are_small_enough_for_a_phone() -> None:
    assert sum(sorted(len(file.read_bytes()) for file in FILES)[-4:]) <= MAX_BYTES_OF_FOUR


def test_no_two_pictures_have_too_similar_landmarks() -> None:
    deck = default_deck()
    for one, other in itertools.combinations(deck.pictures.values(), 2):
        similar = min(similarity(one.landmarks, other.landmarks), similarity(other.landmarks, one.landmarks))
        assert similar < MAX_SIMILARITY, f"{one.id} and {other.id}: {similar:.2f}"


def test_most_pictures_have_landmarks_in_common_with_several_others() -> None:
    """Otherwise no star of the mortal would fit several dreams."""
    deck = default_deck().pictures.values()
    confusable = [
        one
        for one in deck
        if sum(similarity(one.landmarks, other.landmarks) > 0.25 for other in deck if other is not one) >= 5
    ]
    assert len(confusable) > len(deck) // 2


def similarity(landmarks: tuple[Landmark, ...], others: tuple[Landmark, ...]) -> float:
    """Return the share of the landmarks, by weight, near which the other picture has a landmark of the same tone."""
    same = sum(
        landmark.weight
        for landmark in landmarks
        if any(
            landmark.tone == other.tone and (landmark.x - other.x) ** 2 + (landmark.y - other.y) ** 2 < NEAR**2
            for other in others
        )
    )
    return same / sum(landmark.weight for landmark in landmarks)


@pytest.mark.parametrize(
    ("language", "name"), [("en", "The whale above the harbour"), ("fr", "La baleine au-dessus du port")]
)
def test_a_contact_sheet_shows_all_pictures_with_their_names(language: str, name: str) -> None:
    page = contact_sheet(dreams_box(), None, True, language)
    assert page.count("<img ") == 72
    assert f"<figcaption>{name}</figcaption>" in page
    assert page.count("<circle ") == sum(len(picture.landmarks) for picture in default_deck().pictures.values())
