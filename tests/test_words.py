"""Words: the same messages with the same facts in three languages, and a text and a test for every clause."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from matinee.engine.i18n import LANGUAGES, LOCALES, messages, translate, translate_or_none
from matinee.games import GAMES

FILES = sorted(file.stem for file in (LOCALES / "en").glob("*.ftl"))
FOLDERS = sorted({game.folder for game in GAMES.values()})
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


def read(language: str, file: str) -> dict[str, tuple[set[str], set[str]]]:
    """Each message of a file with its attributes and variables."""
    body = FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "does not parse"
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, "stands twice"
            found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}, variables.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert read(language, file) == read("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_file_of_its_own(language: str) -> None:
    assert sorted(file.stem for file in (LOCALES / language).glob("*.ftl")) == FILES


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
@pytest.mark.parametrize("file", FILES)
def test_nothing_was_left_in_english(language: str, file: str) -> None:
    english = re.compile(r"\b(the|and|your|with|you|which|are)\b")
    source = (LOCALES / language / f"{file}.ftl").read_text("utf-8")
    values = re.sub(r"\{[^}]*\}|^[\w.-]+ =|\[\w+\]|#.*", "", source, flags=re.MULTILINE)
    assert not english.findall(values)


@pytest.mark.parametrize("file", FILES)
def test_french_typography(file: str) -> None:
    source = (LOCALES / "fr" / f"{file}.ftl").read_text("utf-8")
    assert not re.search(r"(?<=[\w»)}]) [;!?»]| :(?= |$)|« ", source.replace("\u00a0", "~"), re.MULTILINE)


def test_every_code_word_of_the_program_is_in_the_catalogue() -> None:
    """Messages named in the source exist."""
    known = {message for file in FILES for message in read("en", file)}
    pattern = re.compile(r'"((?:error|refused|cli|bench|terminal)-[a-z0-9-]+)"')
    for file in LOCALES.parent.rglob("*.py"):
        for message in pattern.findall(file.read_text("utf-8")):
            assert message in known, f"{file.name}: {message}"
