"""The rulebook at the terminal: all clauses and rulings in every language."""

import io

import pytest
from rich.console import Console

from matinee.engine.errors import UnknownClause
from matinee.engine.i18n import LANGUAGES, translate, translate_or_none
from matinee.terminal import rulebook
from matinee.terminal.rulebook import clauses, join_lines

every_language = pytest.mark.parametrize("language", LANGUAGES)
FOLDERS = ("films", "hollywood", "dreams")


def rulebook_text(name: str, language: str) -> str:
    output = io.StringIO()
    rulebook.show(name, language, Console(file=output, width=100))
    return without_layout(output.getvalue())


def without_layout(text: str) -> str:
    """Remove frames, line breaks and repeated spaces."""
    return " ".join(text.replace("│", " ").replace("\u00a0", " ").split())


@every_language
def test_every_clause_is_shown_with_its_section_and_ruling(language: str) -> None:
    for folder in FOLDERS:
        for clause in clauses(folder, language)[::4]:
            text = rulebook_text(clause, language)
            ruling = translate_or_none(language, f"{clause}.ruling")
            assert clause in text
            assert without_layout(join_lines(translate(language, clause))) in text
            assert (without_layout(translate(language, "terminal-ruling")) in text) == (ruling is not None)
            assert ruling is None or without_layout(ruling) in text


@every_language
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_whole_rulebook_has_all_clauses_under_their_headings(folder: str, language: str) -> None:
    text = rulebook_text(folder, language)
    for clause in clauses(folder, language):
        assert f" {clause} " in text
    assert without_layout(translate(language, f"section-{folder}-end")) in text


def test_clauses_are_the_same_in_all_languages() -> None:
    for folder in FOLDERS:
        assert clauses(folder, "en") == clauses(folder, "fr") == clauses(folder, "de")


def test_clauses_ignore_case_and_all_names_of_a_game_are_accepted() -> None:
    assert rulebook_text("f-a2", "en") == rulebook_text("F-A2", "en")
    assert rulebook_text("dream-factory", "en") == rulebook_text("traumfabrik", "en") == rulebook_text("Films", "en")


@pytest.mark.parametrize("name", ["", "F-Z9", "chess", "error-undo", "section-films-end", "F-S1.ruling"])
def test_unknown_clauses_are_refused(name: str) -> None:
    with pytest.raises(UnknownClause):
        rulebook_text(name, "en")
    with pytest.raises(UnknownClause):
        rulebook.show_game(name, "en", Console(file=io.StringIO()))
