"""Boxes: the included ones are valid, and errors in others are reported with their line."""

import re
from pathlib import Path

import pytest

import matinee
from matinee.engine.errors import DamagedBox
from matinee.games import check_box

GAMES = list(matinee.GAMES.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_included_boxes_are_valid(game: matinee.Game) -> None:
    checked_game, box = check_box(game.default_box)
    assert checked_game is game
    assert box.edition == game.name
    assert len(box.digest) == 16


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_names_are_unique_within_a_language(game: matinee.Game) -> None:
    text = game.default_box.read_text("utf-8")
    for language in ("en", "fr", "de"):
        names = re.findall(rf'^(?:name|title) = {{.*?\b{language} = "([^"]+)"', text, re.MULTILINE)
        assert len(set(names)) == len(names) > 50


def changed_box(tmp_path: Path, game: str, old: str, new: str, nth: int = 0) -> Path:
    """Write a copy of a default box in which the nth occurrence of a text is replaced, and return its path."""
    text = matinee.GAMES[game].default_box.read_text("utf-8")
    start = [match.start() for match in re.finditer(re.escape(old), text)][nth]
    file = tmp_path / "mine.toml"
    file.write_text(text[:start] + new + text[start + len(old) :], "utf-8")
    return file


@pytest.mark.parametrize(
    ("game", "old", "new", "message"),
    [
        ("dream-factory", 'kind = "actor"', 'kind = "acter"', "tiles[0]"),
        ("dream-factory", 'id = "actor-2"', 'id = "actor-1"', '"actor-1" appears twice'),
        ("dream-factory", 'id = "actor-2"', 'id = "Actor 2"', "tiles[1].id"),
        ("dream-factory", 'kind = "music"', 'kind = "camera"', "13 tiles of kind"),
        ("dream-factory", "studio = 1\n", "studio = 6\n", "screenplays[0].studio"),
        ("dream-factory", "studio = 1\n", "studio = 0\n", "7 screenplays without a studio"),
        ("dream-factory", 'spaces = ["director", ', 'spaces = ["actor", ', "the director's (F-B2)"),
        ("dream-factory", 'kind = "party"', 'kind = "city"', "F-B6"),
        ("dream-factory", 'genre = "drama"', 'genre = "western"', '"western" is none of'),
        ("dream-factory", 'genre = "drama"', 'genre = "comedy"', "one screenplay of each genre"),
        ("dream-factory", 'legends = "hidden"', 'legends = "asleep"', "differences.legends"),
        ("traumfabrik", 'edition = "traumfabrik"', 'edition = "chess"', "edition must be one of"),
        ("hollywood", 'kind = "blockbuster"', 'kind = "flop"', "cards[51]"),
        ("hollywood", "stars = ", "stars = 1", "cards[0].stars"),
        ("hollywood", 'genre = "action"', 'genre = "western"', "cards[12].genre"),
        ("dreams", 'fr = "', 'gr = "', "name"),
        ("dreams", 'id = "harbour-whale"', "id = 7", "dreams[0].id"),
        ("dreams", "[[dreams]]", "[[dreams", "is not TOML"),
        ("dreams", 'game = "dreams"', 'game = "chess"', 'game must be "dreams"'),
        ("dreams", 'fr = "', 'fr = "" # ', "is not TOML"),
        ("dream-factory", "number = 2", "number = 1", 'studios[1].number: "1" appears twice'),
        ("traumfabrik", 'edition = "traumfabrik"', "edition = []", "edition must be one of"),
    ],
)
def test_an_error_in_a_box_is_reported_with_its_line(
    tmp_path: Path, game: str, old: str, new: str, message: str
) -> None:
    file = changed_box(tmp_path, game, old, new)
    with pytest.raises(DamagedBox) as error:
        check_box(file)
    assert message in str(error.value)
    assert str(file) in str(error.value)
    line = int(re.findall(r"line (\d+)", str(error.value))[0])
    lines = file.read_text("utf-8").splitlines()
    assert 1 <= line <= len(lines)
    assert error.value.sentence("de") != error.value.sentence("fr")


def test_an_edited_box_is_read_again(tmp_path: Path) -> None:
    file = changed_box(tmp_path, "hollywood", "stars = ", "stars = 9 # ")
    assert matinee.start("hollywood", 3, box=file).state[0].worth[0] == 9
    changed_box(tmp_path, "hollywood", "stars = ", "stars = 8 # ")
    assert matinee.start("hollywood", 3, box=file).state[0].worth[0] == 8


def test_the_reported_line_contains_the_error(tmp_path: Path) -> None:
    file = changed_box(tmp_path, "hollywood", "stars = ", "stars = 1", nth=5)
    with pytest.raises(DamagedBox) as error:
        check_box(file)
    line = int(re.findall(r"line (\d+)", str(error.value))[0])
    assert file.read_text("utf-8").splitlines()[line - 1].startswith("stars = 1")


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"", b"tiles = 3", b"edition = 'dreams'\n", b"a = " + b"[" * 9999]
)
def test_a_file_that_is_not_a_box_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    with pytest.raises(DamagedBox):
        check_box(file)
    with pytest.raises(DamagedBox):
        check_box(tmp_path / "missing.toml")


def test_a_custom_box_is_used_by_the_match_and_its_record(tmp_path: Path) -> None:
    file = changed_box(tmp_path, "hollywood", "stars = ", "stars = 9 # ")
    match = matinee.start("hollywood", 3, seed=1, box=file)
    default = matinee.start("hollywood", 3, seed=1)
    assert match.state[0].worth[0] == 9 != default.state[0].worth[0]
    record = match.record()
    assert matinee.replay(record, box=file).box == match.box
    with pytest.raises(matinee.MatineeError, match="was played with box"):
        matinee.replay(record)


def test_a_box_of_another_edition_is_refused(tmp_path: Path) -> None:
    box = matinee.GAMES["traumfabrik"].default_box
    with pytest.raises(DamagedBox, match='edition must be "dream-factory"'):
        matinee.start("dream-factory", 3, box=box)


def test_comments_and_layout_do_not_change_the_digest(tmp_path: Path) -> None:
    file = changed_box(tmp_path, "dreams", "[[dreams]]", "# a remark\n[[dreams]]")
    assert check_box(file)[1].digest == matinee.GAMES["dreams"].box().digest
