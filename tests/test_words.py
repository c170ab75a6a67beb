"""Translations: the same messages with the same variables in three languages, and a text and a test for every clause.

Each game has its own catalogue of messages, in its folder.
"""

import re
import unicodedata
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
    ("folder", "file"), FILES, ids=[f"{folder.parent.name}-{file}" for folder, file in FILES]
)
FAMILIES = sorted({game.family for game in GAMES.values()})
CLAUSES = [
    clause for family in FAMILIES for clause in messages("en", f"{family}-clauses") if not clause.startswith("section-")
]

# All clauses of the rules. Add a new one here, to the catalogues and to the tests.
EXPECTED = {
    "F": ("B1-6", "S1-7", "R1-4", "A1-7", "P1-5", "T1-9", "C1-5", "W1-5", "E1-2", "X"),
    "H": ("B1-1", "S1-3", "R1-7", "A1-8", "N1-1", "E1-4", "V1-2", "X"),
    "D": ("B0-1", "R1-4", "V1-1", "P1-2", "N1-1", "E1-2", "X"),
}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def read_messages(folder: Path, language: str, file: str) -> dict[str, tuple[set[str], set[str]]]:
    """Return the attributes and variables of each message of a file."""
    body = FluentParser().parse((folder / language / f"{file}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "syntax error"
    result: dict[str, tuple[set[str], set[str]]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in result, "duplicate message"
            result[entry.id.name] = {attribute.id.name for attribute in entry.attributes}, variables.names
    return result


@every_file
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, folder: Path, file: str) -> None:
    assert read_messages(folder, language, file) == read_messages(folder, "en", file)


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str, folder: Path) -> None:
    names = {each: {file.name for file in (folder / each).glob("*.ftl")} for each in (language, "en")}
    assert names[language] == names["en"]
    assert {each.name for each in folder.iterdir()} == set(LANGUAGES)


def test_message_ids_are_unique_across_catalogues() -> None:
    ids = [message for folder, file in FILES for message in read_messages(folder, "en", file)]
    assert len(ids) == len(set(ids))


def test_a_missing_translation_falls_back_to_english(tmp_path: Path) -> None:
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


def test_the_catalogues_have_exactly_the_expected_clauses() -> None:
    expected: list[str] = []
    for letter, groups in EXPECTED.items():
        for group in groups:
            numbered = re.fullmatch(r"(\w)(\d)-(\d)", group)
            numbers = range(int(numbered[2]), int(numbered[3]) + 1) if numbered else [""]
            expected += [f"{letter}-{group[0]}{number}" for number in numbers]
    assert sorted(CLAUSES) == sorted(expected)


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test(clause: str) -> None:
    name = clause.lower().replace("-", "_")
    tests = "".join(file.read_text("utf-8") for file in (Path(__file__).parent / "rules").glob("test_*.py"))
    assert re.search(rf"^def test_{name}_", tests, re.MULTILINE), f"no test_{name}_... in tests/rules"


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_different_text_in_each_language(clause: str) -> None:
    texts = {translate(language, clause) for language in LANGUAGES}
    assert len(texts) == 3
    assert all(len(text) > 10 for text in texts)
    rulings = [translate_or_none(language, f"{clause}.ruling") for language in LANGUAGES]
    assert len(set(rulings)) in (1, 3)
    assert (len(set(rulings)) == 1) == (rulings[0] is None)


@pytest.mark.parametrize("language", ["fr", "de"])
@every_file
def test_translations_contain_no_english_words(language: str, folder: Path, file: str) -> None:
    english = re.compile(r"\b(the|and|your|with|you|which|are)\b")
    source = (folder / language / f"{file}.ftl").read_text("utf-8")
    values = re.sub(r"\{[^}]*\}|^ *[\w.-]+ =|\[\w+\]|#.*", "", source, flags=re.MULTILINE)
    assert not english.findall(values)


@every_file
def test_french_punctuation_has_non_breaking_spaces(folder: Path, file: str) -> None:
    source = (folder / "fr" / f"{file}.ftl").read_text("utf-8")
    assert not re.search(r"(?<=[\w»)}]) [;!?»]| :(?= |$)|« ", source.replace("\u00a0", "~"), re.MULTILINE)


def test_every_message_id_in_the_source_has_a_message() -> None:
    known = {message for folder, file in FILES for message in read_messages(folder, "en", file)}
    pattern = re.compile(r'"((?:error|refused|cli|bench|terminal)-[a-z0-9-]+)"')
    for file in MATINEE.rglob("*.py"):
        for message in pattern.findall(file.read_text("utf-8")):
            assert message in known, f"{file.name}: {message}"


@pytest.mark.parametrize(
    "fact", ["\x1b[2Jhollywood", "\x1b]52;c;ZXZpbA==\x07", "x" * 5000, "a\x9b31m\x00b", "two\nlines"]
)
def test_facts_cannot_control_a_terminal_and_are_cut(fact: str) -> None:
    text = translate("en", "error-unknown-game", game=fact, known="hollywood")
    assert not any(unicodedata.category(char) == "Cc" and char != "\n" for char in text)
    assert len(text) < 1200
    assert ("two\nlines" in text) == (fact == "two\nlines")
