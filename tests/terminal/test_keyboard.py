"""Keyboard input: completion and abbreviated words."""

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from matinee.engine.i18n import LANGUAGES
from matinee.terminal import commands
from matinee.terminal.keyboard import WordByWord, expand
from matinee.terminal.session import GameSession, new_session

FILMS = ["pass", "bid 3", "bid 12", "place music-3 top-bun 2", "place music-3 king-pong star", "discard music-3"]


def completions_for(text: str, typed: list[str]) -> list[str]:
    completer = WordByWord(typed, lambda words: " ".join(words))
    completions = list(completer.get_completions(Document(text, len(text)), CompleteEvent()))
    assert all(completion.display_meta_text.endswith(completion.text) for completion in completions)
    return [completion.text for completion in completions]


def test_completion_works_word_by_word() -> None:
    assert completions_for("", FILMS) == ["pass", "bid", "place", "discard"]
    assert completions_for("p", FILMS) == ["pass", "place"]
    assert completions_for("place ", FILMS) == ["music-3"]
    assert completions_for("place music-3 t", FILMS) == ["top-bun"]
    assert completions_for("PLACE music-3 king-pong ", FILMS) == ["star"]
    assert completions_for("place actor-1 ", FILMS) == []
    assert completions_for("pass ", FILMS) == []


def test_unambiguous_abbreviations_are_expanded() -> None:
    assert expand("b 3", FILMS) == "bid 3"
    assert expand("PLA mu top 2", FILMS) == "place music-3 top-bun 2"
    assert expand("p", FILMS) == "p"  # pass or place
    assert expand("bid 1", FILMS) == "bid 1"  # never 12
    assert expand("fly away", FILMS) == "fly away"


def session_at_decision_of(game: str, seat: int) -> GameSession:
    """Return a new game, played by bots until this seat is awaited."""
    session = new_session(game, 3, "en", 3, None, {})
    while seat not in session.match.awaiting:
        mover = session.match.awaiting[0]
        session.play(mover, session.bot_move(mover))
    return session


@pytest.mark.parametrize("game", ["dream-factory", "traumfabrik", "hollywood", "dreams"])
def test_every_word_of_a_move_has_an_explanation_in_every_language(game: str) -> None:
    session = session_at_decision_of(game, 1)
    match, prompts = session.match, session.prompts
    for _ in range(150):
        if match.over:
            break
        seat = match.awaiting[0]
        view = match.view(seat)
        for line in prompts.completions(view, lambda seat=seat: match.moves(seat))[:20]:
            words = line.split()
            for language in LANGUAGES:
                meanings = [
                    prompts.explain(view, match.box, session.names, words[: n + 1], language) for n in range(len(words))
                ]
                assert all(meanings) or words[0] == "bid"
                assert prompts.question(view, match.box, session.names, language)
        session.play(seat, session.bot_move(seat))


def test_completion_in_dreams_lists_tones_and_no_coordinates() -> None:
    session = session_at_decision_of("dreams", 1)
    seat = session.match.awaiting[0]
    typed = session.prompts.completions(session.match.view(seat), lambda: pytest.fail("thousands of moves were listed"))
    assert typed == ["star light", "star grey", "star dark"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_can_be_given_in_english_and_in_the_language_of_the_table(language: str) -> None:
    for name, command in commands.names(language).items():
        assert commands.parse(name, language) == (command, "")
        assert commands.parse(f"{name.upper()}  My File", language) == (command, "My File")
        assert commands.parse(command, language) == (command, "")
    assert commands.parse("?", language) == ("help", "")
    assert commands.parse("reel 1", language) is None
    assert len(commands.hint(language, "H-R1")) < 80
