"""Records told again."""

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
from tests.terminal.scripts import flat, piped


def robots(game: str, players: int, moves: int = 10000, seed: int = 2) -> GameSession:
    """A game among random players, up to so many moves."""
    session = new_session(game, players, "en", seed, None, {})
    while not session.match.over and len(session.match.history) < moves:
        seat = session.match.awaiting[0]
        session.play(seat, session.bot_move(seat))
    return session


def log_lines(record: Any, language: str) -> str:
    out = io.StringIO()
    show(record, language, False, Console(file=out, width=100))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("traumfabrik", 3), ("hollywood", 3), ("dreams", 3)])
def test_a_record_is_told_move_by_move_with_its_result(game: str, players: int, language: str) -> None:
    session = robots(game, players)
    text = log_lines(session.match.record(), language)
    numbers = [int(number) for number in re.findall(r"^ *(\d+) \w", text, re.MULTILINE)]
    assert sorted(set(numbers)) >= list(range(1, len(session.match.history) + 1))
    assert winners(session_from_record(session.match.record(), language)) in flat(text)
    assert translate(language, "drawing-breakdown") in text


def test_an_unfinished_record_says_so(tmp_path: Path) -> None:
    record = robots("hollywood", 3, 5).match.record()
    text = log_lines(record, "en")
    assert "The game is not over yet." in text
    assert "Final score" not in text
    assert log_lines({"record": record, "seats": [1], "language": "de"}, "en") == text


def test_steps_draw_the_board_before_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    record = robots("hollywood", 3, 6).match.record()
    out = piped(monkeypatch, [""] * 6, lambda console: show(record, "en", True, console))
    assert out.count("▲ reel 1") == 7
    assert "Move 6 of 6" in out
    assert "not over" in out
    left = piped(monkeypatch, [""] * 2, lambda console: show(record, "en", True, console))
    assert "not over" not in left


def test_damaged_records_are_refused(tmp_path: Path) -> None:
    record = robots("hollywood", 3, 6).match.record()
    with pytest.raises(DamagedRecord, match="Move 2"):
        log_lines({**record, "moves": [record["moves"][0], [0, "reel 9"]]}, "en")
    with pytest.raises(OtherVersion):
        log_lines({**record, "rules": 99}, "en")
    with pytest.raises(OtherVersion):
        log_lines({**record, "matinee": 99}, "en")
    with pytest.raises(DamagedRecord, match="box"):
        log_lines({**record, "box": "0" * 16}, "en")
    with pytest.raises(DamagedRecord):
        log_lines("{", "en")
    with pytest.raises(DamagedRecord):
        log_lines(tmp_path / "nothing.json", "en")


def test_winners_share_or_win_by_the_tie_break() -> None:
    session = robots("hollywood", 3)
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


def test_a_retold_match_is_the_match() -> None:
    match = robots("dream-factory", 2, 90).match
    again = session_from_record(match.record(), "fr").match
    assert again.history == match.history
    assert again.record() == match.record()
    assert matinee.replay(match.record()).points == match.points
