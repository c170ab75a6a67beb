"""Typing: completion offers what is possible, and shortened words are understood."""

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from matinee.engine.i18n import LANGUAGES
from matinee.terminal import commands
from matinee.terminal.keyboard import WordByWord, expand
from matinee.terminal.session import GameSession, new_session

FILMS = ["pass", "bid 3", "bid 12", "place music-3 top-bun 2", "place music-3 king-pong star", "discard music-3"]


def offered(text: str, typed: list[str]) -> list[str]:
    completer = WordByWord(typed, lambda words: " ".join(words))
    found = list(completer.get_completions(Document(text, len(text)), CompleteEvent()))
    assert all(each.display_meta_text.endswith(each.text) for each in found)
    return [each.text for each in found]


def test_completion_goes_word_by_word() -> None:
    assert offered("", FILMS) == ["pass", "bid", "place", "discard"]
    assert offered("p", FILMS) == ["pass", "place"]
    assert offered("place ", FILMS) == ["music-3"]
    assert offered("place music-3 t", FILMS) == ["top-bun"]
    assert offered("PLACE music-3 king-pong ", FILMS) == ["star"]
    assert offered("place actor-1 ", FILMS) == []
    assert offered("pass ", FILMS) == []


def test_shortened_words_are_completed_where_only_one_is_possible() -> None:
    assert expand("b 3", FILMS) == "bid 3"
    assert expand("PLA mu top 2", FILMS) == "place music-3 top-bun 2"
    assert expand("p", FILMS) == "p"  # pass or place
    assert expand("bid 1", FILMS) == "bid 1"  # never 12
    assert expand("fly away", FILMS) == "fly away"


def session(game: str, seat: int) -> GameSession:
    """A game at the first decision of a seat."""
    found = new_session(game, 3, "en", 3, None, {})
    while seat not in found.match.awaiting:
        mover = found.match.awaiting[0]
        found.play(mover, found.bot_move(mover))
    return found


@pytest.mark.parametrize("game", ["dream-factory", "traumfabrik", "hollywood", "dreams"])
def test_every_word_of_every_move_has_a_meaning_in_every_language(game: str) -> None:
    found = session(game, 1)
    match, prompts = found.match, found.prompts
    for _ in range(150):
        if match.over:
            break
        seat = match.awaiting[0]
        view = match.view(seat)
        for line in prompts.completions(view, lambda seat=seat: match.moves(seat))[:20]:
            words = line.split()
            for language in LANGUAGES:
                meanings = [
                    prompts.explain(view, match.box, found.names, words[: n + 1], language) for n in range(len(words))
                ]
                assert all(meanings) or words[0] == "bid"
                assert prompts.question(view, match.box, found.names, language)
        found.play(seat, found.bot_move(seat))


def test_dreams_offers_tones_and_leaves_the_place_to_the_person() -> None:
    found = session("dreams", 1)
    seat = found.match.awaiting[0]
    typed = found.prompts.completions(found.match.view(seat), lambda: pytest.fail("thousands of moves were listed"))
    assert typed == ["star light", "star grey", "star dark"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_a_name_in_every_language_and_english_works_too(language: str) -> None:
    for name, command in commands.names(language).items():
        assert commands.parse(name, language) == (command, "")
        assert commands.parse(f"{name.upper()}  My File", language) == (command, "My File")
        assert commands.parse(command, language) == (command, "")
    assert commands.parse("?", language) == ("help", "")
    assert commands.parse("reel 1", language) is None
    assert len(commands.hint(language, "H-R1")) < 80
