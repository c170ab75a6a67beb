"""Taking moves back: to one's own last decision, but never past another person's move or a vote."""

from pathlib import Path

import pytest

from matinee.engine.errors import IllegalMove, MatineeError, NothingToUndo
from matinee.engine.i18n import LANGUAGES, translate
from matinee.terminal import saved_games
from matinee.terminal.session import GameSession, new_session
from tests.terminal.scripts import Setting, files, flat, played
from tests.terminal.test_table import HOLLYWOOD, story_after

DREAMS = Setting("dreams", 3, (0,), {}, 5)


def test_undo_goes_back_to_ones_last_decision(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    out = played(monkeypatch, HOLLYWOOD, "en", ["undo", "reel 1", "undo", "reel 3"])
    assert "There is no move to take back." in out
    (file,) = files(data / "current")
    own = [move for seat, move in saved_games.read(file).record["moves"] if seat == 0]
    assert own == ["reel 3"]


def test_the_same_move_after_undo_meets_the_same_answers(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    played(monkeypatch, HOLLYWOOD, "en", ["reel 1", "undo", "reel 1"])
    (file,) = files(data / "current")
    moves = [tuple(move) for move in saved_games.read(file).record["moves"]]
    assert moves == story_after("reel 1").match.history


# --- Several people


def test_ones_own_move_is_taken_back_while_no_other_person_has_moved() -> None:
    session = new_session("hollywood", 3, "en", 5, None, {})
    (seat,) = session.match.awaiting
    session.play(seat, "double")
    session.play(seat, "reel 1")
    before = list(session.match.history)
    session.undo(seat, (0, 1, 2))
    assert session.match.history == before[:1]
    session.undo(seat, (0, 1, 2))
    assert session.match.history == []
    with pytest.raises(NothingToUndo):
        session.undo(seat, (0, 1, 2))


def round_about() -> tuple[GameSession, int]:
    """Everybody has laid a reel, and the first is asked again."""
    session = new_session("hollywood", 3, "en", 5, None, {})
    (first,) = session.match.awaiting
    for _ in range(3):
        session.play(session.match.awaiting[0], "reel 1")
    assert session.match.awaiting == (first,)
    return session, first


def test_what_another_person_did_since_is_not_taken_back() -> None:
    session, first = round_about()
    before = list(session.match.history)
    with pytest.raises(MatineeError, match="Asta has moved since your last decision"):
        session.undo(first, (0, 1, 2))
    assert session.match.history == before
    assert len(session.events) == len(before) + 1


def test_what_random_players_did_since_is_taken_back() -> None:
    session, first = round_about()
    session.undo(first, (first,))
    assert session.match.history == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_who_has_moved(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["reel 1", "reel 2", "reel 3", "undo"]
    out = flat(played(monkeypatch, HOLLYWOOD._replace(seats=(0, 1, 2)), language, lines))
    assert translate(language, "terminal-undo-others", name="Asta") in out


# --- Votes


def to_vote() -> GameSession:
    """Dreams until the first vote."""
    session = new_session("dreams", 3, "en", 5, None, {})
    while len(session.match.awaiting) == 1:
        seat = session.match.awaiting[0]
        session.play(seat, session.bot_move(seat))
    return session


@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_a_star_is_taken_back_until_somebody_votes(people: tuple[int, ...]) -> None:
    session = to_vote()
    last = session.match.history[-1][0]
    session.undo(last, people)
    assert session.match.awaiting == (last,)
    session.play(last, session.bot_move(last))
    other = (last + 1) % 3
    session.play(other, session.bot_move(other))
    with pytest.raises(IllegalMove, match="D-V1"):
        session.undo(last, people)


@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_a_vote_is_never_taken_back(people: tuple[int, ...]) -> None:
    session = to_vote()
    for seat in (1, 2, 0):  # the last one reveals all
        session.play(seat, session.bot_move(seat))
    before = list(session.match.history)
    for seat in people:
        with pytest.raises(IllegalMove, match="D-V1"):
            session.undo(seat, people)
    assert session.match.history == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_refuses_with_the_clause(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stars = ["star light 20 40", "star grey 60 10", "star dark 100 40"]
    votes = ["vote red", "vote blue", "vote 1"]  # those that are possible; the others are refused
    out = flat(played(monkeypatch, DREAMS, language, [*stars, *votes, "undo"]))
    assert f"✗ {translate(language, 'terminal-undo-final')}" in out
    assert translate(language, "D-V1").split("\n")[0][:40] in out
