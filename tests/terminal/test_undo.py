"""Taking moves back: to one's own last decision, but never past another person's move or a vote."""

from pathlib import Path

import pytest

from matinee.engine.errors import IllegalMove, MatineeError, NothingToUndo
from matinee.engine.i18n import LANGUAGES, translate
from matinee.terminal import keeping
from matinee.terminal.story import Story, begin
from tests.terminal.scripts import Setting, files, flat, played
from tests.terminal.test_table import HOLLYWOOD, story_after

DREAMS = Setting("dreams", 3, (0,), {}, 5)


def test_undo_goes_back_to_ones_last_decision(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    out = played(monkeypatch, HOLLYWOOD, "en", ["undo", "reel 1", "undo", "reel 3"])
    assert "There is no move to take back." in out
    (file,) = files(data / "current")
    own = [move for seat, move in keeping.read(file).record["moves"] if seat == 0]
    assert own == ["reel 3"]


def test_the_same_move_after_undo_meets_the_same_answers(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    played(monkeypatch, HOLLYWOOD, "en", ["reel 1", "undo", "reel 1"])
    (file,) = files(data / "current")
    moves = [tuple(move) for move in keeping.read(file).record["moves"]]
    assert moves == story_after("reel 1").match.history


# --- Several people


def test_ones_own_move_is_taken_back_while_no_other_person_has_moved() -> None:
    story = begin("hollywood", 3, "en", 5, None, {})
    (seat,) = story.match.awaiting
    story.play(seat, "double")
    story.play(seat, "reel 1")
    before = list(story.match.history)
    story.undo(seat, (0, 1, 2))
    assert story.match.history == before[:1]
    story.undo(seat, (0, 1, 2))
    assert story.match.history == []
    with pytest.raises(NothingToUndo):
        story.undo(seat, (0, 1, 2))


def round_about() -> tuple[Story, int]:
    """Everybody has laid a reel, and the first is asked again."""
    story = begin("hollywood", 3, "en", 5, None, {})
    (first,) = story.match.awaiting
    for _ in range(3):
        story.play(story.match.awaiting[0], "reel 1")
    assert story.match.awaiting == (first,)
    return story, first


def test_what_another_person_did_since_is_not_taken_back() -> None:
    story, first = round_about()
    before = list(story.match.history)
    with pytest.raises(MatineeError, match="Asta has moved since your last decision"):
        story.undo(first, (0, 1, 2))
    assert story.match.history == before
    assert len(story.events) == len(before) + 1


def test_what_random_players_did_since_is_taken_back() -> None:
    story, first = round_about()
    story.undo(first, (first,))
    assert story.match.history == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_who_has_moved(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["reel 1", "reel 2", "reel 3", "undo"]
    out = flat(played(monkeypatch, HOLLYWOOD._replace(seats=(0, 1, 2)), language, lines))
    assert translate(language, "terminal-undo-others", name="Asta") in out


# --- Votes


def to_vote() -> Story:
    """Dreams until the first vote."""
    story = begin("dreams", 3, "en", 5, None, {})
    while len(story.match.awaiting) == 1:
        seat = story.match.awaiting[0]
        story.play(seat, story.bot_move(seat))
    return story


@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_a_star_is_taken_back_until_somebody_votes(people: tuple[int, ...]) -> None:
    story = to_vote()
    last = story.match.history[-1][0]
    story.undo(last, people)
    assert story.match.awaiting == (last,)
    story.play(last, story.bot_move(last))
    other = (last + 1) % 3
    story.play(other, story.bot_move(other))
    with pytest.raises(IllegalMove, match="D-V1"):
        story.undo(last, people)


@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_a_vote_is_never_taken_back(people: tuple[int, ...]) -> None:
    story = to_vote()
    for seat in (1, 2, 0):  # the last one reveals all
        story.play(seat, story.bot_move(seat))
    before = list(story.match.history)
    for seat in people:
        with pytest.raises(IllegalMove, match="D-V1"):
            story.undo(seat, people)
    assert story.match.history == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_refuses_with_the_clause(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stars = ["star light 20 40", "star grey 60 10", "star dark 100 40"]
    votes = ["vote red", "vote blue", "vote 1"]  # those that are possible; the others are refused
    out = flat(played(monkeypatch, DREAMS, language, [*stars, *votes, "undo"]))
    assert f"✗ {translate(language, 'terminal-undo-final')}" in out
    assert translate(language, "D-V1").split("\n")[0][:40] in out
