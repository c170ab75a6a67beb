"""Undo goes back to the player's last decision, but never past another person's move or a vote."""

from pathlib import Path

import pytest

from matinee.engine.errors import IllegalMove, MatineeError, NothingToUndo
from matinee.engine.i18n import LANGUAGES, translate
from matinee.terminal import saved_games
from matinee.terminal.session import GameSession, new_session
from tests.terminal.scripted_games import Setup, join_lines, json_files, play_with_input
from tests.terminal.test_table import HOLLYWOOD, session_after

DREAMS = Setup("dreams", 3, (0,), {}, 5)


def test_undo_goes_back_to_the_players_last_decision(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    output = play_with_input(monkeypatch, HOLLYWOOD, "en", ["undo", "reel 1", "undo", "reel 3"])
    assert "There is no move to undo." in output
    (file,) = json_files(data_folder / "current")
    moves_of_seat_0 = [move for seat, move in saved_games.read(file).record["moves"] if seat == 0]
    assert moves_of_seat_0 == ["reel 3"]


def test_bots_answer_the_same_move_in_the_same_way_after_undo(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    play_with_input(monkeypatch, HOLLYWOOD, "en", ["reel 1", "undo", "reel 1"])
    (file,) = json_files(data_folder / "current")
    moves = [tuple(move) for move in saved_games.read(file).record["moves"]]
    assert moves == session_after("reel 1").match.history


# --- Several people


def test_a_move_can_be_undone_if_no_other_person_has_moved_since() -> None:
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


def session_after_one_turn_each() -> tuple[GameSession, int]:
    """Return a game after one reel of each player, and the seat that is awaited again."""
    session = new_session("hollywood", 3, "en", 5, None, {})
    (first,) = session.match.awaiting
    for _ in range(3):
        session.play(session.match.awaiting[0], "reel 1")
    assert session.match.awaiting == (first,)
    return session, first


def test_a_move_cannot_be_undone_after_another_persons_move() -> None:
    session, first = session_after_one_turn_each()
    before = list(session.match.history)
    with pytest.raises(MatineeError, match="Asta has moved since your last decision"):
        session.undo(first, (0, 1, 2))
    assert session.match.history == before
    assert len(session.events) == len(before) + 1


def test_moves_of_bots_are_undone_together_with_the_players_move() -> None:
    session, first = session_after_one_turn_each()
    session.undo(first, (first,))
    assert session.match.history == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_undo_names_the_player_who_has_moved(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["reel 1", "reel 2", "reel 3", "undo"]
    output = join_lines(play_with_input(monkeypatch, HOLLYWOOD._replace(seats=(0, 1, 2)), language, lines))
    assert translate(language, "terminal-undo-others", name="Asta") in output


# --- Votes


def session_at_vote() -> GameSession:
    """Return a game of Dreams, played by bots until the first vote."""
    session = new_session("dreams", 3, "en", 5, None, {})
    while len(session.match.awaiting) == 1:
        seat = session.match.awaiting[0]
        session.play(seat, session.bot_move(seat))
    return session


@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_a_star_can_be_undone_until_the_first_vote(people: tuple[int, ...]) -> None:
    session = session_at_vote()
    last = session.match.history[-1][0]
    session.undo(last, people)
    assert session.match.awaiting == (last,)
    session.play(last, session.bot_move(last))
    other = (last + 1) % 3
    session.play(other, session.bot_move(other))
    with pytest.raises(IllegalMove, match="D-V1"):
        session.undo(last, people)


@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_a_vote_cannot_be_undone(people: tuple[int, ...]) -> None:
    session = session_at_vote()
    for seat in (1, 2, 0):  # the last one reveals all
        session.play(seat, session.bot_move(seat))
    before = list(session.match.history)
    for seat in people:
        with pytest.raises(IllegalMove, match="D-V1"):
            session.undo(seat, people)
    assert session.match.history == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_after_a_vote_is_refused_with_the_clause(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stars = ["star light 20 40", "star grey 60 10", "star dark 70 100"]
    votes = ["vote red", "vote blue", "vote 1"]  # only the possible one is accepted
    output = join_lines(play_with_input(monkeypatch, DREAMS, language, [*stars, *votes, "undo"]))
    assert f"✗ {translate(language, 'terminal-undo-final')}" in output
    assert translate(language, "D-V1").split("\n")[0][:40] in output
