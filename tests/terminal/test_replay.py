"""The command `matinee replay`."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import matinee
from matinee.engine.errors import DamagedRecord, OtherVersion
from matinee.engine.i18n import LANGUAGES, translate
from matinee.terminal.replay import show, winners
from matinee.terminal.session import GameSession, new_session, session_from_record
from tests.terminal.scripted_games import join_lines, run_with_input


def play_with_bots(game: str, players: int, moves: int = 10000, seed: int = 2) -> GameSession:
    """Return a game of bots, with at most `moves` moves."""
    session = new_session(game, players, "en", seed, None, {})
    while not session.match.over and len(session.match.history) < moves:
        seat = session.match.awaiting[0]
        session.play(seat, session.bot_move(seat))
    return session


def show_record(record: Any, language: str) -> str:
    output = io.StringIO()
    show(record, language, False, Console(file=output, width=100))
    return output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("traumfabrik", 3), ("hollywood", 3), ("dreams", 3)])
def test_a_record_is_shown_move_by_move_with_its_result(game: str, players: int, language: str) -> None:
    session = play_with_bots(game, players)
    text = show_record(session.match.record(), language)
    numbers = [int(number) for number in re.findall(r"^ *(\d+) \w", text, re.MULTILINE)]
    assert sorted(set(numbers)) >= list(range(1, len(session.match.history) + 1))
    assert winners(session_from_record(session.match.record(), language)) in join_lines(text)
    assert translate(language, "drawing-breakdown") in text


def test_an_unfinished_record_is_marked_as_such(tmp_path: Path) -> None:
    record = play_with_bots("hollywood", 3, 5).match.record()
    text = show_record(record, "en")
    assert "The game is not over yet." in text
    assert "Final score" not in text
    assert show_record({"record": record, "seats": [1], "language": "de"}, "en") == text


def test_steps_draw_the_board_before_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_with_bots("hollywood", 3, 6).match.record()
    output = run_with_input(monkeypatch, [""] * 6, lambda console: show(record, "en", True, console))
    assert output.count("▲ reel 1") == 7
    assert "Move 6 of 6" in output
    assert "not over" in output
    aborted = run_with_input(monkeypatch, [""] * 2, lambda console: show(record, "en", True, console))
    assert "not over" not in aborted


def test_damaged_records_are_refused(tmp_path: Path) -> None:
    record = play_with_bots("hollywood", 3, 6).match.record()
    with pytest.raises(DamagedRecord, match="Move 2"):
        show_record({**record, "moves": [record["moves"][0], [0, "reel 9"]]}, "en")
    with pytest.raises(OtherVersion):
        show_record({**record, "rules": 99}, "en")
    with pytest.raises(OtherVersion):
        show_record({**record, "matinee": 99}, "en")
    with pytest.raises(DamagedRecord, match="box"):
        show_record({**record, "box": "0" * 16}, "en")
    with pytest.raises(DamagedRecord):
        show_record("{", "en")
    with pytest.raises(DamagedRecord):
        show_record(tmp_path / "nothing.json", "en")


def test_winners_of_a_shared_win_and_of_a_tie_break() -> None:
    session = play_with_bots("hollywood", 3)
    match = session.match
    points = match.points
    best = max(points)
    assert f"{best} points" in winners(session)

    class Tied:
        players = 3
        points = (best, best, 0)
        winners = (0, 1)

    session.match = Tied()  # pyright: ignore[reportAttributeAccessIssue]
    assert winners(session) == f"Asta and Buster share the win with {best} points each."
    Tied.winners = (1,)  # pyright: ignore[reportAttributeAccessIssue]
    assert "Asta has as many points, but H-E4 breaks the tie." in winners(session)


def test_a_session_from_a_record_equals_the_original_match() -> None:
    match = play_with_bots("dream-factory", 2, 90).match
    replayed = session_from_record(match.record(), "fr").match
    assert replayed.history == match.history
    assert replayed.record() == match.record()
    assert matinee.replay(match.record()).points == match.points
