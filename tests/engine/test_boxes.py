"""Boxes: the included ones are valid, and errors in others are reported with their line."""

import re
import time
from pathlib import Path

import pytest

import matinee
from matinee.engine.errors import DamagedBox
from matinee.engine.i18n import LANGUAGES, translate
from matinee.games import check_box

GAMES = list(matinee.GAMES.values())
MAX_SECONDS = 5.0  # of CPU time; without a limit, a key of 30,000 parts took 16


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
    ("game", "old", "new", "line", "clause", "sentence"),
    [
        (
            *("dream-factory", 'kind = "actor"', 'kind = "acter"', 'kind = "acter"', "F-B1"),
            "The entry “tiles[0].kind” must be one of actor, camera, contract, director, effects, legend, music, star, "
            "not “acter”.",
        ),
        (
            *("dream-factory", 'id = "actor-2"', 'id = "actor-1"', 'id = "actor-1"', "F-B1"),
            "Each entry like “tiles[1].id” must be different, but “actor-1” appears twice.",
        ),
        (
            *("dream-factory", 'id = "actor-2"', 'id = "Actor 2"', 'id = "Actor 2"', "F-B1"),
            "The entry “tiles[1].id” must be an id of at most 32 lower-case letters, digits and dashes, not “Actor 2”.",
        ),
        (
            *("dream-factory", 'kind = "actor"\nstars = 1', 'kind = "actor"\nstars = 5', "stars = 5", "F-B1"),
            "The entry “tiles[0].stars” must be a whole number from -1 to 4, not 5.",
        ),
        (
            *("dream-factory", 'kind = "actor"\nstars = 1', 'kind = "actor"\nstars = true', "stars = true", "F-B1"),
            "The entry “tiles[0].stars” must be a whole number from -1 to 4, not true.",
        ),
        (
            *("dream-factory", 'kind = "actor"\nstars = 1\n', 'kind = "actor"\n', "[[tiles]]", "F-B1"),
            "The entry “tiles[0].stars” is missing.",
        ),
        (
            *("dream-factory", 'kind = "actor"\n', 'kind = "actor"\nage = 7\n', "age = 7", "F-B1"),
            "A box of this game has no entry “tiles[0].age”.",
        ),
        (
            *("dream-factory", 'kind = "music"', 'kind = "camera"', "[[tiles]]", "F-B1"),
            "There must be 13 tiles of the kind “music”, not 12.",
        ),
        (
            *("traumfabrik", 'kind = "legend"', 'kind = "director"', "[[tiles]]", "F-B1"),
            "There must be 4 tiles of the kind “legend”, not 3.",
        ),
        (
            *("dream-factory", "studio = 1\n", "studio = 6\n", "studio = 6", "F-B2"),
            "The entry “screenplays[0].studio” must be a whole number from 0 to 5, not 6.",
        ),
        (
            *("dream-factory", "studio = 1\n", "studio = 0\n", "[[screenplays]]", "F-B2"),
            "There must be 7 screenplays without a studio (studio 0), not 8.",
        ),
        (
            *("dream-factory", "studio = 1\n", "studio = 2\n", "[[screenplays]]", "F-B2"),
            "There must be 3 screenplays of studio 1, not 2.",
        ),
        (
            *("dream-factory", 'spaces = ["director", "actor", ', 'spaces = ["actor", "director", ', "spaces", "F-B2"),
            "A screenplay has at most one space for a director, and it is the first of the list.",
        ),
        (
            *("dream-factory", 'spaces = ["director", ', 'spaces = ["music", "blank", ', "spaces", "F-B2"),
            "The entry “screenplays[0].spaces” must be a list of 1 to 5 entries, not a list of 6 entries.",
        ),
        (
            *("dream-factory", 'kind = "director"', 'kind = "city"', 'kind = "city"', "F-B6"),
            "The first location must be that of the director, because each round begins there.",
        ),
        (
            *("dream-factory", 'kind = "party"', 'kind = "city"', "[[locations]]", "F-B6"),
            "There must be 5 locations of the kind “city”, not 6.",
        ),
        (
            *("dream-factory", 'kind = "city"\ntiles = 2', 'kind = "city"\ntiles = 1', "tiles = 1", "F-B6"),
            "A city has 2 or 3 tiles, not 1.",
        ),
        (
            *("dream-factory", 'kind = "city"\ntiles = 2', 'kind = "city"\ntiles = 3', "tiles = ", "F-B6"),
            "At most 2 cities can have 3 tiles, not 3: five players need 4 times 12 tiles for the cities and 40 for "
            "the parties, and there are 89.",
        ),
        (
            *("dream-factory", 'genre = "drama"', 'genre = "western"', 'genre = "western"', "F-B2"),
            "The genre must be one of drama, action, comedy, not “western”.",
        ),
        (
            *("dream-factory", 'legends = "hidden"', 'legends = "asleep"', 'legends = "asleep"', "F-S4"),
            "The entry “differences.legends” must be one of hidden, open, not “asleep”.",
        ),
        (
            *("dream-factory", "number = 2", "number = 1", "number = 1", "F-S1"),
            "Each entry like “studios[1].number” must be different, but “1” appears twice.",
        ),
        (
            *("dream-factory", 'game = "films"', 'game = "chess"', 'game = "chess"', "F-B1"),
            "The entry “game” must be “films”, not “chess”.",
        ),
        (
            *("hollywood", 'kind = "blockbuster"', 'kind = "flop"', 'kind = "flop"', "H-B1"),
            "The entry “cards[51].kind” must be one of star, screenplay, blockbuster, not “flop”.",
        ),
        (
            *("hollywood", "stars = ", "stars = 1", "stars = 1", "H-B1"),
            "The entry “cards[0].stars” must be a whole number from 1 to 9, not 13.",
        ),
        (
            *("hollywood", 'genre = "action"', 'genre = "western"', 'genre = "western"', "H-B1"),
            "The entry “cards[12].genre” must be one of action, horror, romance, not “western”.",
        ),
        (
            *("hollywood", "award = true", "award = 1", "award = 1", "H-B1"),
            "The entry “cards[15].award” must be true or false, not 1.",
        ),
        (
            *("hollywood", 'kind = "blockbuster"', 'kind = "star"\nstars = 1', "[[cards]]", "H-B1"),
            "There must be 12 cards of the kind “star”, not 13.",
        ),
        (
            *("dreams", 'fr = "', 'gr = "', "name = ", "D-B1"),
            "A box of this game has no entry “name.gr”.",
        ),
        (
            *("dreams", 'name = { en = "Dreams", ', "name = { en = [], ", "name = ", "D-B1"),
            "The entry “name.en” must be a text of 1 to 200 characters, not an empty list.",
        ),
        (
            *("dreams", 'id = "harbour-whale"', "id = 7", "id = 7", "D-B1"),
            "The entry “dreams[0].id” must be an id of at most 32 lower-case letters, digits and dashes, not 7.",
        ),
        (
            *("dreams", "[[dreams]]", "[[elsewhere]]", "[[elsewhere]]", "D-B1"),
            "A box of this game has no entry “elsewhere”.",
        ),
        (
            *("dreams", 'id = "harbour-whale"', 'id = "harbour-whale"\nfile = "a/b.svg"', "file = ", "D-B1"),
            "A picture must be an SVG, PNG, JPEG or WebP file in the folder of the deck, not “a/b.svg”.",
        ),
    ],
)
def test_a_refused_box_names_file_line_clause_and_reason(
    tmp_path: Path, game: str, old: str, new: str, line: str, clause: str, sentence: str
) -> None:
    file = changed_box(tmp_path, game, old, new)
    with pytest.raises(DamagedBox) as error:
        check_box(file)
    found = re.fullmatch(r"(.*), line (\d+) \((.*)\): (.*)", str(error.value))
    assert found
    assert (found[1], found[3], error.value.clause, found[4]) == (str(file), clause, clause, sentence)
    assert file.read_text("utf-8").splitlines()[int(found[2]) - 1].startswith(line)
    assert len({error.value.sentence(language) for language in LANGUAGES}) == 3
    assert translate("en", clause)


@pytest.mark.parametrize(
    ("game", "old", "new", "sentence"),
    [
        ("dreams", "[[dreams]]", "[[dreams", "The file is not valid TOML (Expected ']]' at the end of an array declar"),
        ("dreams", 'fr = "', 'fr = "" # ', "The file is not valid TOML (Unclosed inline table"),
        (
            *("traumfabrik", 'edition = "traumfabrik"', "edition = []"),
            "The entry “edition” must be one of dream-factory, traumfabrik, hollywood, dreams, not an empty list.",
        ),
        ("traumfabrik", 'edition = "traumfabrik"', 'edition = "chess"', "The entry “edition” must be one of dream-"),
    ],
)
def test_a_file_that_belongs_to_no_game_is_refused_without_a_clause(
    tmp_path: Path, game: str, old: str, new: str, sentence: str
) -> None:
    file = changed_box(tmp_path, game, old, new)
    with pytest.raises(DamagedBox) as error:
        check_box(file)
    assert re.fullmatch(rf"{re.escape(str(file))}, line \d+: {re.escape(sentence)}.*", str(error.value))
    assert error.value.clause is None
    assert len({error.value.sentence(language) for language in LANGUAGES}) == 3


def test_the_number_of_a_line_is_written_without_separators(tmp_path: Path) -> None:
    file = changed_box(tmp_path, "dream-factory", "[[tiles]]", f"{'#' * 9}\n" * 1200 + "[[tile]]")
    with pytest.raises(DamagedBox, match=r"line 13\d\d \(F-B1\)"):
        check_box(file)


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
    with pytest.raises(DamagedBox, match="“edition” must be “dream-factory”"):
        matinee.start("dream-factory", 3, box=box)


def test_comments_and_layout_do_not_change_the_digest(tmp_path: Path) -> None:
    file = changed_box(tmp_path, "dreams", "[[dreams]]", "# a remark\n[[dreams]]")
    assert check_box(file)[1].digest == matinee.GAMES["dreams"].box().digest


@pytest.mark.parametrize(
    "key", ["a" + ".a" * 30_000, '[ "a"' + ' . "b"' * 30_000 + " ]", "x = {a" + ".b" * 30_000 + " = 1}"]
)
def test_a_key_of_thousands_of_parts_is_refused_at_once(tmp_path: Path, key: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f'game = "hollywood"\n{key}\n' if key[0] in "[x" else f'game = "hollywood"\n{key} = 1\n', "utf-8")
    start = time.process_time()
    with pytest.raises(DamagedBox) as refused:
        check_box(file)
    assert f"{file}, line 2" in str(refused.value)
    assert time.process_time() - start < MAX_SECONDS


@pytest.mark.parametrize(
    "text", ["x" * 1_000_000, "a " * 500_000, '"' * 1_000_000, ".a" * 500_000, "a." * 9 + '"' * 99_999]
)
def test_a_file_that_is_no_box_is_refused_at_once(tmp_path: Path, text: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text, "utf-8")
    start = time.process_time()
    with pytest.raises(DamagedBox):
        check_box(file)
    assert time.process_time() - start < MAX_SECONDS
