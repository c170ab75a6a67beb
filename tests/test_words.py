"""Words: the same messages with the same facts in three languages, and a text and a test for every clause.

A game's messages are in its own folder, so every test of the catalogues runs once per folder.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from matinee.engine.i18n import LANGUAGES, LOCALES, add_locales, messages, translate, translate_or_none
from matinee.games import GAMES

MATINEE = LOCALES.parent
CATALOGUES = [LOCALES, *sorted(MATINEE.glob("games/*/locales"))]
FILES = [(folder, file.stem) for folder in CATALOGUES for file in sorted((folder / "en").glob("*.ftl"))]
every_file = pytest.mark.parametrize(
    ("folder", "file"), FILES, ids=[f"{each.parent.name}-{file}" for each, file in FILES]
)
FOLDERS = sorted({game.family for game in GAMES.values()})
CLAUSES = [
    clause for folder in FOLDERS for clause in messages("en", f"{folder}-clauses") if not clause.startswith("section-")
]

# What the project's rules are made of. A clause is added here, to the catalogues and to the tests together.
EXPECTED = {
    "F": ("B1-6", "S1-7", "R1-4", "A1-7", "P1-5", "T1-9", "C1-5", "W1-5", "E1-2", "X"),
    "H": ("B1-1", "S1-3", "R1-7", "A1-8", "N1-1", "E1-4", "V1-2", "X"),
    "D": ("B0-1", "R1-4", "V1-1", "P1-2", "N1-1", "E1-2", "X"),
}


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def read(folder: Path, language: str, file: str) -> dict[str, tuple[set[str], set[str]]]:
    """Each message of a file with its attributes and variables."""
    body = FluentParser().parse((folder / language / f"{file}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "does not parse"
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, "stands twice"
            found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}, variables.names
    return found


@every_file
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, folder: Path, file: str) -> None:
    assert read(folder, language, file) == read(folder, "en", file)


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str, folder: Path) -> None:
    names = {each: {file.name for file in (folder / each).glob("*.ftl")} for each in (language, "en")}
    assert names[language] == names["en"]
    assert {each.name for each in folder.iterdir()} == set(LANGUAGES)


def test_no_two_catalogues_have_the_same_message() -> None:
    found = [message for folder, file in FILES for message in read(folder, "en", file)]
    assert len(found) == len(set(found))


def test_a_message_missing_in_a_language_is_given_in_english(tmp_path: Path) -> None:
    for language, text in (
        ("en", "toy-only-english = { $count } toys\ntoy-both = toy\n"),
        ("fr", "toy-both = jouet\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(text, "utf-8")
    add_locales(tmp_path)
    assert translate("fr", "toy-both") == "jouet"
    assert translate("fr", "toy-only-english", count=3) == "3 toys"
    assert translate("de", "toy-both") == "toy"
    assert messages("de", "toy") == ["toy-only-english", "toy-both"]
    assert translate_or_none("de", "toy-none") is None
    with pytest.raises(KeyError):
        translate("en", "toy-none")


def test_all_clauses_are_there() -> None:
    expected: list[str] = []
    for letter, groups in EXPECTED.items():
        for group in groups:
            found = re.fullmatch(r"(\w)(\d)-(\d)", group)
            numbers = range(int(found[2]), int(found[3]) + 1) if found else [""]
            expected += [f"{letter}-{group[0]}{number}" for number in numbers]
    assert sorted(CLAUSES) == sorted(expected)


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test(clause: str) -> None:
    name = clause.lower().replace("-", "_")
    tests = "".join(file.read_text("utf-8") for file in (Path(__file__).parent / "rules").glob("test_*.py"))
    assert re.search(rf"^def test_{name}_", tests, re.MULTILINE), f"no test_{name}_... in tests/rules"


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_text_of_its_own_in_each_language(clause: str) -> None:
    texts = {translate(language, clause) for language in LANGUAGES}
    assert len(texts) == 3
    assert all(len(text) > 10 for text in texts)
    rulings = [translate_or_none(language, f"{clause}.ruling") for language in LANGUAGES]
    assert len(set(rulings)) in (1, 3)
    assert (len(set(rulings)) == 1) == (rulings[0] is None)


@pytest.mark.parametrize("language", ["fr", "de"])
@every_file
def test_nothing_was_left_in_english(language: str, folder: Path, file: str) -> None:
    english = re.compile(r"\b(the|and|your|with|you|which|are)\b")
    source = (folder / language / f"{file}.ftl").read_text("utf-8")
    values = re.sub(r"\{[^}]*\}|^[\w.-]+ =|\[\w+\]|#.*", "", source, flags=re.MULTILINE)
    assert not english.findall(values)


@every_file
def test_french_typography(folder: Path, file: str) -> None:
    source = (folder / "fr" / f"{file}.ftl").read_text("utf-8")
    assert not re.search(r"(?<=[\w»)}]) [;!?»]| :(?= |$)|« ", source.replace("\u00a0", "~"), re.MULTILINE)


def test_every_code_word_of_the_program_is_in_the_catalogue() -> None:
    """Messages named in the source exist."""
    known = {message for folder, file in FILES for message in read(folder, "en", file)}
    pattern = re.compile(r'"((?:error|refused|cli|bench|terminal)-[a-z0-9-]+)"')
    for file in MATINEE.rglob("*.py"):
        for message in pattern.findall(file.read_text("utf-8")):
            assert message in known, f"{file.name}: {message}"
