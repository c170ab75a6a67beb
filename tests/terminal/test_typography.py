"""French and German typography of the messages. Another test checks that translations are complete."""

import re

import pytest

from matinee.engine.i18n import LOCALES

every_file = pytest.mark.parametrize("file", ["terminal", "films"])


def texts(language: str, file: str) -> str:
    (path,) = LOCALES.parent.rglob(f"locales/{language}/{file}.ftl")
    lines = path.read_text("utf-8").splitlines()
    messages = [line.partition(" = ")[2] if re.match(r"\S+ = ", line) else line for line in lines]
    return re.sub(r"\{[^{}]*\}", "x", "\n".join(line for line in messages if not line.startswith("#")))


@every_file
def test_french_uses_its_own_spaces_quotes_and_apostrophes(file: str) -> None:
    text = texts("fr", file).replace("· ? ·", "").replace(": ?)", "")  # there "?" is a command
    assert not re.search(r"[^\s\u00a0]»|«[^\u00a0]| [;:!?»]", text)
    assert not re.search(r"\w[;:!?»](\s|$)", text, re.MULTILINE)
    assert "'" not in text


@every_file
def test_german_uses_its_own_quotes(file: str) -> None:
    text = texts("de", file)
    assert text.count("„") == text.count("“")
    assert "'" not in text
    assert '"' not in text
