"""The table at the terminal: whole games, interruptions, moves and commands, with input from a pipe."""

import hashlib
import io
import re
from functools import lru_cache
from pathlib import Path

import pytest
from rich.console import Console

import matinee
from matinee.engine.errors import UnknownLanguage, UnknownSeat
from matinee.engine.i18n import LANGUAGES, translate
from matinee.engine.records import read_record
from matinee.terminal import saved_games, table
from matinee.terminal.session import GameSession, new_session
from tests.terminal.scripted_games import (
    SETUPS,
    ScriptedGame,
    Setup,
    join_lines,
    json_files,
    play_scripted_game,
    play_with_input,
    run_with_input,
)

HOLLYWOOD = Setup("hollywood", 3, (0,), {}, 5)

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@lru_cache
def cached_game(number: int) -> ScriptedGame:
    return play_scripted_game(SETUPS[number])


def lines_for(setup: Setup) -> list[str]:
    return list(cached_game(SETUPS.index(setup)).lines)


def session_for(setup: Setup) -> GameSession:
    return cached_game(SETUPS.index(setup)).session


# --- Whole games


@every_language
@every_setup
def test_a_whole_game_is_played_scored_and_saved(
    setup: Setup, language: str, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    output = join_lines(play_with_input(monkeypatch, setup, language, lines_for(setup)))
    match = session_for(setup).match
    (file,) = json_files(data_folder / "finished")
    record = read_record(file)
    assert record.moves == match.history
    assert (tuple(record.points), tuple(record.winners)) == (match.points, match.winners)
    assert json_files(data_folder / "current") == []
    assert translate(language, "drawing-breakdown") in output
    assert str(file) in output.replace(" ", "")
    assert translate(language, f"{match.game.family}-game-over") in output
    assert re.search(rf"{match.points[match.winners[0]]}\b", output)
    assert "✗" not in output  # no legal move was refused


def test_a_game_without_people_is_played_by_bots(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    output = play_with_input(monkeypatch, HOLLYWOOD._replace(seats=()), "en", [])
    assert "Final score" in output
    assert len(json_files(data_folder / "finished")) == 1


def test_unknown_seats_and_languages_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownSeat):
        play_with_input(monkeypatch, HOLLYWOOD._replace(seats=(3,)), "en", [])
    with pytest.raises(UnknownLanguage):
        play_with_input(monkeypatch, HOLLYWOOD, "it", [])


# --- Interruptions


@every_setup
def test_an_interrupted_game_continues_unchanged(
    setup: Setup, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    lines = lines_for(setup)
    handed_over = "" in lines
    cuts = [len(lines) // 3, 2 * len(lines) // 3]
    first, second, third = lines[: cuts[0]], lines[cuts[0] : cuts[1]], lines[cuts[1] :]
    assert "matinee play --resume" in play_with_input(monkeypatch, setup, "en", first)
    output = ""
    for rest in (second, third):
        # After a restart the keyboard is handed over first.
        typed = ["", *rest] if handed_over and rest[0] else rest
        output = run_with_input(monkeypatch, typed, lambda console: table.resume("en", console=console))
    (file,) = json_files(data_folder / "finished")
    assert read_record(file).moves == session_for(setup).match.history
    assert "Final score" in output
    assert json_files(data_folder / "current") == []


def test_every_move_is_saved_before_the_next_prompt(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    counts: list[int] = []

    class CountingInput(io.StringIO):
        def readline(self, *_: object) -> str:
            (file,) = json_files(data_folder / "current")
            counts.append(len(saved_games.read(file).record["moves"]))
            return super().readline()

    monkeypatch.setattr("sys.stdin", CountingInput("reel 1\nreel 2\n"))
    table.play("hollywood", 3, (0,), "en", 5, None, {}, Console(file=io.StringIO()))
    expected_count = len(session_after("reel 1", "reel 2").match.history)
    assert counts == sorted(counts)
    assert counts[-1] == expected_count


def session_after(*moves: str) -> GameSession:
    """Return a game of Hollywood in which seat 0 has made these moves and is awaited again."""
    session = new_session("hollywood", 3, "en", 5, None, {})
    remaining = list(moves)
    while True:
        seat = session.match.awaiting[0]
        if seat == 0 and not remaining:
            return session
        session.play(seat, remaining.pop(0) if seat == 0 else session.bot_move(seat))


@every_language
def test_ctrl_c_prints_how_to_resume(language: str, monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    class InterruptedInput(io.StringIO):
        def readline(self, *_: object) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", InterruptedInput())
    output = io.StringIO()
    table.play("hollywood", 3, (0,), language, 5, None, {}, Console(file=output))
    assert translate(language, "terminal-kept") in join_lines(output.getvalue())
    assert len(json_files(data_folder / "current")) == 1


def test_the_last_interrupted_game_is_resumed_with_its_seats_and_language(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    play_with_input(monkeypatch, HOLLYWOOD._replace(seats=(1,)), "de", ["reel 1"])
    play_with_input(monkeypatch, HOLLYWOOD._replace(seats=(2,), options={"scarcity": True}), "fr", ["reel 1"])
    output = run_with_input(monkeypatch, ["quit"], lambda console: table.resume(console=console))
    assert "Charlie (vous)" in output
    assert "cartes écartées" in join_lines(output)


@pytest.mark.parametrize("language", [None, "de"])
def test_a_saved_file_is_resumed_in_its_own_or_a_given_language(
    language: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data_folder: Path
) -> None:
    file = tmp_path / "my [red]game[/x].json"
    play_with_input(monkeypatch, HOLLYWOOD._replace(seats=(2,)), "fr", ["reel 1", f"save {file}"])
    moves = saved_games.read(file).record["moves"]
    output = run_with_input(monkeypatch, ["quit"], lambda console: table.resume(language, file, console))
    assert f"Charlie {translate(language or 'fr', 'drawing-you')}" in output
    assert saved_games.read(saved_games.last_current()).record["moves"][: len(moves)] == moves
    assert len(json_files(data_folder / "current")) == 2  # the original game and the one resumed from the file


def test_a_resumed_current_game_is_saved_in_the_same_file(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    play_with_input(monkeypatch, HOLLYWOOD, "en", ["reel 1"])
    (file,) = json_files(data_folder / "current")
    monkeypatch.chdir(data_folder)
    relative_path = Path("current") / file.name
    run_with_input(monkeypatch, ["reel 2"], lambda console: table.resume(file=relative_path, console=console))
    assert json_files(data_folder / "current") == [file]
    assert [move for seat, move in saved_games.read(file).record["moves"] if seat == 0] == ["reel 1", "reel 2"]


def test_files_that_cannot_be_resumed_are_refused_with_a_reason(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    play_with_input(monkeypatch, HOLLYWOOD._replace(seats=()), "en", [])
    (finished,) = json_files(data_folder / "finished")
    with pytest.raises(matinee.MatineeError, match="is over"):
        table.resume(file=finished)
    record = session_after("reel 1").match.record()
    for name, content, message in [
        ("seats", {**record, "seats": [7]}, "no seat 7"),
        ("language", {**record, "language": "it"}, "no language"),
        ("words", {**record, "seats": "all"}, "not a Matinee record"),
        ("box", {**record, "box_file": "none.toml"}, "none.toml"),
        ("empty", {}, "not a Matinee record"),
    ]:
        saved_games.write(data_folder / f"{name}.json", content)
        with pytest.raises(matinee.MatineeError, match=message):
            table.resume(file=data_folder / f"{name}.json")
    for missing in (data_folder / "none.json", data_folder):
        with pytest.raises(matinee.MatineeError, match="cannot be read"):
            table.resume(file=missing)
    assert json_files(data_folder / "current") == []


def test_resuming_without_an_interrupted_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(matinee.MatineeError, match="no interrupted game"):
        table.resume("en")


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_to_write(file: Path, data: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saved_games, "write", fail_to_write)
    output = play_with_input(monkeypatch, HOLLYWOOD._replace(seats=()), "en", [])
    assert output.count("no space left on the disk") == 2  # once while playing, once at the end
    assert "Final score" in output


# --- Moves


@every_language
def test_a_refused_move_shows_reason_and_clause_and_prompts_again(
    language: str, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    output = join_lines(play_with_input(monkeypatch, HOLLYWOOD, language, ["reel 5", "finish horror", "reel 1"]))
    assert translate(language, "refused-hollywood-unreadable", move="reel 5") in output
    assert translate(language, "refused-hollywood-no-star") in output
    assert "H-A5" in output
    assert translate(language, "hollywood-laid", seat="Asta", column=1) in output


def test_refusals_name_their_clause_in_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    films_setup = Setup("dream-factory", 2, (0, 1), {})
    films = play_with_input(monkeypatch, films_setup, "en", ["bid 3", "bid 2", "take actor-1"])
    assert "F-A2" in films
    assert "F-A1" in films
    dreams_setup = Setup("dreams", 3, (0,), {})
    dreams = play_with_input(monkeypatch, dreams_setup, "en", ["star light 0 0", "vote blue", "star pink 1 1"])
    assert dreams.count("D-R3") >= 2
    assert "D-V1" in dreams


def test_unambiguous_abbreviations_are_accepted(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    output = play_with_input(monkeypatch, HOLLYWOOD, "en", ["r 2", "cl"])
    assert "Asta places a reel on column 2." in output
    assert "Asta plays the Clap Board" in output


# --- Commands


@every_language
def test_help_lists_moves_and_commands_with_explanations(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for line in ("?", translate(language, "terminal-command-help"), "help"):
        output = join_lines(play_with_input(monkeypatch, HOLLYWOOD, language, [line]))
        assert "double" in output
        assert translate(language, "terminal-help-undo") in output
        assert translate(language, "asking-hollywood-clap") in output


def test_bids_are_listed_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    output = play_with_input(monkeypatch, Setup("dream-factory", 2, (0, 1), {}), "en", ["?"])
    assert "bid 0 … 12" in output


def test_the_commands_rules_and_log(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["reel 1", "rules h-r4", "rules X-1", "rules", "log"]
    output = join_lines(play_with_input(monkeypatch, HOLLYWOOD, "en", lines))
    assert "H-R4" in output
    assert 'There is no clause or game "X-1"' in output
    assert "H-X" in output
    assert "1 Charlie places a reel" in output


def test_french_commands_work_with_and_without_accents(monkeypatch: pytest.MonkeyPatch) -> None:
    output = join_lines(play_with_input(monkeypatch, HOLLYWOOD, "fr", ["regles H-R4", "règles H-R5", "quitter"]))
    assert "H-R4" in output
    assert "H-R5" in output
    assert "matinee play --resume" in output


def test_a_saved_record_can_be_replayed_verified_and_resumed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "evening" / "game.json"
    setup = HOLLYWOOD._replace(seats=(0, 1))
    output = play_with_input(monkeypatch, setup, "de", ["reel 1", "save", f"save {file}", f"speichern {tmp_path}"])
    assert "Gib speichern DATEI ein" in join_lines(output)
    assert "✗" in output  # a folder is not a file
    assert matinee.verify(file).history == matinee.replay(file).history
    output = run_with_input(monkeypatch, ["quit"], lambda console: table.resume(file=file, console=console))
    assert "(du)" in output


@every_language
def test_a_failed_save_shows_the_reason_and_the_game_continues(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("mine")
    names = ["/", ".", "..", "~", "~nobodyx/a", "/dev/null/a", "/proc/a/b", "a\0b", "x" * 300, f"{tmp_path}/file/a"]
    lines = [*(f"save {name}" for name in names), "reel 1"]
    output = join_lines(play_with_input(monkeypatch, HOLLYWOOD, language, lines))
    assert output.count("✗") == len(names)
    for why in ("folder", "name", "path"):
        reason = translate(language, "terminal-reason", why=why, detail="")
        assert translate(language, "terminal-not-kept", reason=reason) in output
    assert translate(language, "hollywood-laid", seat="Asta", column=1) in output


def test_save_does_not_overwrite_existing_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "[b]letter[" / "b].json"  # folder and name together look like markup
    file.parent.mkdir()
    file.write_text("mine")
    output = play_with_input(monkeypatch, HOLLYWOOD, "en", [f"save {file}", f"save {tmp_path}/[/i]new.json"], 300)
    assert f"The file {file} exists already. Try {tmp_path}/[b]letter[/b]-2.json." in output
    assert f"Saved: {tmp_path}/[/i]new.json" in output
    assert file.read_text() == "mine"


# --- Commitment to the deal


def join_words(text: str) -> str:
    """Undo the wrapping of lines."""
    return " ".join(text.split())


@every_language
def test_the_commitment_is_shown_at_the_start_and_the_seed_at_the_end(
    language: str, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    output = play_with_input(monkeypatch, SETUPS[0], language, lines_for(SETUPS[0]))
    (file,) = json_files(data_folder / "finished")
    record = read_record(file)
    commitment_line = join_words(translate(language, "terminal-commitment", commitment=record.commitment))
    lines = output.splitlines()
    assert join_words(output).count(commitment_line) == 1
    assert commitment_line in join_words("\n".join(lines[:5]))
    assert hashlib.sha256(bytes.fromhex(record.seed)).hexdigest() == record.commitment
    assert record.seed not in "".join(lines[:-15])
    assert record.seed in "".join(lines[-15:])


def test_a_resumed_game_shows_no_commitment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The deal is fixed" in play_with_input(monkeypatch, HOLLYWOOD, "en", ["reel 1"])
    output = run_with_input(monkeypatch, ["quit"], lambda console: table.resume(console=console))
    assert "The deal is fixed" not in output


# --- Hidden information


def test_hidden_information_is_shown_only_after_the_keyboard_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    output = play_with_input(monkeypatch, SETUPS[3], "en", lines_for(SETUPS[3]))
    holder = ""
    for line in output.splitlines():
        if found := re.match(r"Pass the keyboard to (\w+)", line):
            holder = found[1]
        if found := re.search(r"(\w+) \(\w+\) \(you\)", line):
            assert found[1] == holder
    assert holder


def test_the_money_of_other_players_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    output = play_with_input(monkeypatch, Setup("traumfabrik", 4, (1, 2), {}), "en", ["", "pass"])
    assert "money ?" in output
    assert len(re.findall(r"money \d", output)) == output.count("(you)")


def test_the_keyboard_is_not_handed_over_without_hidden_information(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Pass the keyboard" not in play_with_input(monkeypatch, SETUPS[2], "en", ["reel 1"])
    output = play_with_input(monkeypatch, Setup("dream-factory", 2, (0, 1), {}), "en", ["bid 0"])
    assert "Pass the keyboard" not in output
