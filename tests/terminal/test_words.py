"""The words of the terminal and of the films games: complete, and set as each language sets them."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from matinee.engine.words import LANGUAGES, LOCALES

FILES = ("terminal", "films")
every_file = pytest.mark.parametrize("file", FILES)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's own spelling
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The ids of a file with the variables of each."""
    body = FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


# A kind may be added where a sentence without articles needs it.
MORE = {"refused-films-only-stars": {"kind"}}


@every_file
def test_all_languages_have_the_same_messages_with_the_same_variables(file: str) -> None:
    english = messages("en", file)
    for language in LANGUAGES:
        other = messages(language, file)
        assert list(other) == list(english)
        for message, variables in other.items():
            assert variables - english[message] <= MORE.get(message, set())
            assert english[message] <= variables


def texts(language: str, file: str) -> str:
    lines = (LOCALES / language / f"{file}.ftl").read_text("utf-8").splitlines()
    spoken = [line.partition(" = ")[2] if re.match(r"\S+ = ", line) else line for line in lines]
    return re.sub(r"\{[^{}]*\}", "x", "\n".join(line for line in spoken if not line.startswith("#")))


@every_file
def test_french_has_its_spaces_quotes_and_apostrophes(file: str) -> None:
    text = texts("fr", file).replace("· ? ·", "").replace(": ?)", "")  # there "?" is a command
    assert not re.search(r"[^\s\u00a0]»|«[^\u00a0]| [;:!?»]", text)
    assert not re.search(r"\w[;:!?»](\s|$)", text, re.MULTILINE)
    assert "'" not in text


@every_file
def test_german_has_its_quotes(file: str) -> None:
    text = texts("de", file)
    assert text.count("„") == text.count("“")
    assert "'" not in text
    assert '"' not in text
