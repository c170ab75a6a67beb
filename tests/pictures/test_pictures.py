"""Our 72 pictures: there, small enough, named, marked, and all different. (Their pixels are compared in a browser.)"""

import itertools
from pathlib import Path
from xml.etree import ElementTree

import pytest

from matinee.games.dreams.box import FRAME_HEIGHT, FRAME_WIDTH, TONE_IDS, DreamsBox, Landmark
from matinee.games.dreams.game import DREAMS
from matinee.games.dreams.pictures import PICTURES, default_deck
from matinee.games.dreams.sheets import contact_sheet

LARGEST = 40_000  # bytes of one
LARGEST_FOUR = 120_000  # as they come over the wire, at worst
NEAR = 45  # units: as far as two stars that say the same
TOO_ALIKE = 0.6  # share of what catches the eye that catches it in the same place, with the same star

FILES = sorted(PICTURES.glob("*.svg"))


def dreams() -> DreamsBox:
    box = DREAMS.box()
    assert isinstance(box, DreamsBox)
    return box


def test_every_dream_has_its_picture_and_no_picture_is_left_over() -> None:
    assert [file.stem for file in FILES] == sorted(dream.id for dream in dreams().dreams)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_picture_is_a_card_with_a_name_and_nothing_from_elsewhere(file: Path) -> None:
    text = file.read_text("utf-8")
    root = ElementTree.fromstring(text)
    assert len(text.encode()) <= LARGEST
    assert root.get("viewBox") == f"0 0 {FRAME_WIDTH} {FRAME_HEIGHT}"
    title = next(each for each in root if each.tag.endswith("}title"))
    assert title.text == next(dream.name.en for dream in dreams().dreams if dream.id == file.stem)
    for each in root.iter():
        assert not each.tag.endswith(("}script", "}image", "}foreignObject", "}text", "}style"))
        for name, value in each.attrib.items():
            assert not name.startswith("on")
            assert name != "style"
            assert not name.endswith("href") or value.startswith("#")
            assert "url(" not in value or value.startswith("url(#")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_picture_marks_what_catches_the_eye_all_over_the_card(file: Path) -> None:
    marks = default_deck()[file.stem].landmarks
    assert 8 <= len(marks) <= 14
    assert {mark.tone for mark in marks} == set(TONE_IDS)
    assert any(mark.weight == 3 for mark in marks)
    for mark in marks:
        assert 0 <= mark.x <= FRAME_WIDTH
        assert 0 <= mark.y <= FRAME_HEIGHT
        assert 0 < mark.r <= FRAME_WIDTH / 2
        assert all((mark.what.en, mark.what.fr, mark.what.de))
    assert {mark.x < FRAME_WIDTH / 2 for mark in marks} == {True, False}
    assert {mark.y < FRAME_HEIGHT / 2 for mark in marks} == {True, False}


def test_any_four_are_light_enough_for_a_phone() -> None:
    assert sum(sorted(len(file.read_bytes()) for file in FILES)[-4:]) <= LARGEST_FOUR


def test_no_two_pictures_catch_the_eye_alike() -> None:
    deck = default_deck()
    for one, other in itertools.combinations(deck.pictures.values(), 2):
        alike = min(shared(one.landmarks, other.landmarks), shared(other.landmarks, one.landmarks))
        assert alike < TOO_ALIKE, f"{one.id} and {other.id}: {alike:.2f}"


def test_some_pictures_can_be_mistaken_for_one_another() -> None:
    """Else the mortal would never find stars that fit several."""
    deck = default_deck().pictures.values()
    confusing = [
        one
        for one in deck
        if sum(shared(one.landmarks, other.landmarks) > 0.25 for other in deck if other is not one) >= 5
    ]
    assert len(confusing) > len(deck) // 2


def shared(marks: tuple[Landmark, ...], others: tuple[Landmark, ...]) -> float:
    """How much of what catches the eye in one picture catches it in the other, too."""
    same = sum(
        mark.weight
        for mark in marks
        if any(mark.tone == each.tone and (mark.x - each.x) ** 2 + (mark.y - each.y) ** 2 < NEAR**2 for each in others)
    )
    return same / sum(mark.weight for mark in marks)


@pytest.mark.parametrize(
    ("language", "name"), [("en", "The whale above the harbour"), ("fr", "La baleine au-dessus du port")]
)
def test_a_contact_sheet_shows_all_with_their_names(language: str, name: str) -> None:
    page = contact_sheet(dreams(), None, True, language)
    assert page.count("<img ") == 72
    assert f"<figcaption>{name}</figcaption>" in page
    assert page.count("<circle ") == sum(len(picture.landmarks) for picture in default_deck().pictures.values())
