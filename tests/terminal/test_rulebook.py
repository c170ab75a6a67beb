"""The rulebook at the terminal: every clause in every language, rulings marked as rulings."""

import io

import pytest
from rich.console import Console

from matinee.engine.errors import UnknownClause
from matinee.engine.i18n import LANGUAGES, translate, translate_or_none
from matinee.terminal import rulebook
from matinee.terminal.rulebook import clauses, join_lines

every_language = pytest.mark.parametrize("language", LANGUAGES)
FOLDERS = ("films", "hollywood", "dreams")


def shown(what: str, language: str) -> str:
    out = io.StringIO()
    rulebook.show(what, language, Console(file=out, width=100))
    return squeezed(out.getvalue())


def squeezed(text: str) -> str:
    """Without the layout."""
    return " ".join(text.replace("│", " ").replace("\u00a0", " ").split())


@every_language
def test_every_clause_is_shown_with_its_section_and_ruling(language: str) -> None:
    for folder in FOLDERS:
        for clause in clauses(folder, language)[::4]:
            text = shown(clause, language)
            ruling = translate_or_none(language, f"{clause}.ruling")
            assert clause in text
            assert squeezed(join_lines(translate(language, clause))) in text
            assert (squeezed(translate(language, "terminal-ruling")) in text) == (ruling is not None)
            assert ruling is None or squeezed(ruling) in text


@every_language
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_whole_rulebook_has_all_clauses_under_their_headings(folder: str, language: str) -> None:
    text = shown(folder, language)
    for clause in clauses(folder, language):
        assert f" {clause} " in text
    assert squeezed(translate(language, f"section-{folder}-end")) in text


def test_clauses_are_the_same_in_all_languages() -> None:
    for folder in FOLDERS:
        assert clauses(folder, "en") == clauses(folder, "fr") == clauses(folder, "de")


def test_small_letters_will_do_and_games_go_by_all_their_names() -> None:
    assert shown("f-a2", "en") == shown("F-A2", "en")
    assert shown("dream-factory", "en") == shown("traumfabrik", "en") == shown("Films", "en")


@pytest.mark.parametrize("what", ["", "F-Z9", "chess", "error-undo", "section-films-end", "F-S1.ruling"])
def test_what_is_no_clause_is_said_to_be_none(what: str) -> None:
    with pytest.raises(UnknownClause):
        shown(what, "en")
    with pytest.raises(UnknownClause):
        rulebook.show_game(what, "en", Console(file=io.StringIO()))
