"""The table from the first line typed to the last, through a pipe and in every language."""

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
from tests.terminal.scripts import SETTINGS, Script, Setting, files, flat, piped, played, script

HOLLYWOOD = Setting("hollywood", 3, (0,), {}, 5)

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@lru_cache
def script_of(number: int) -> Script:
    return script(SETTINGS[number])


def lines_of(setting: Setting) -> list[str]:
    return list(script_of(SETTINGS.index(setting)).lines)


def story_of(setting: Setting) -> GameSession:
    return script_of(SETTINGS.index(setting)).session


# --- Whole games


@every_language
@every_setting
def test_a_whole_game_is_played_told_scored_and_kept(
    setting: Setting, language: str, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    out = flat(played(monkeypatch, setting, language, lines_of(setting)))
    match = story_of(setting).match
    (kept,) = files(data / "finished")
    record = read_record(kept)
    assert record.moves == match.history
    assert (tuple(record.points), tuple(record.winners)) == (match.points, match.winners)
    assert files(data / "current") == []
    assert translate(language, "drawing-breakdown") in out
    assert str(kept) in out.replace(" ", "")
    assert translate(language, f"{match.game.family}-game-over") in out
    assert re.search(rf"{match.points[match.winners[0]]}\b", out)
    assert "✗" not in out  # nothing legal was refused


def test_without_people_the_game_plays_itself(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    out = played(monkeypatch, HOLLYWOOD._replace(seats=()), "en", [])
    assert "Final score" in out
    assert len(files(data / "finished")) == 1


def test_seats_and_languages_that_do_not_exist_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownSeat):
        played(monkeypatch, HOLLYWOOD._replace(seats=(3,)), "en", [])
    with pytest.raises(UnknownLanguage):
        played(monkeypatch, HOLLYWOOD, "it", [])


# --- Interruptions


@every_setting
def test_an_interrupted_game_goes_on_as_if_it_had_not_been(
    setting: Setting, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    lines = lines_of(setting)
    handed_over = "" in lines
    cuts = [len(lines) // 3, 2 * len(lines) // 3]
    first, second, third = lines[: cuts[0]], lines[cuts[0] : cuts[1]], lines[cuts[1] :]
    assert "matinee play --resume" in played(monkeypatch, setting, "en", first)
    out = ""
    for rest in (second, third):
        # Whoever comes back takes the keyboard first.
        again = ["", *rest] if handed_over and rest[0] else rest
        out = piped(monkeypatch, again, lambda console: table.resume("en", console=console))
    (kept,) = files(data / "finished")
    assert read_record(kept).moves == story_of(setting).match.history
    assert "Final score" in out
    assert files(data / "current") == []


def test_every_move_is_on_disk_before_the_next_is_asked(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    counts: list[int] = []

    class Watching(io.StringIO):
        def readline(self, *_: object) -> str:
            (file,) = files(data / "current")
            counts.append(len(saved_games.read(file).record["moves"]))
            return super().readline()

    monkeypatch.setattr("sys.stdin", Watching("reel 1\nreel 2\n"))
    table.play("hollywood", 3, (0,), "en", 5, None, {}, Console(file=io.StringIO()))
    own = len(story_after("reel 1", "reel 2").match.history)
    assert counts == sorted(counts)
    assert counts[-1] == own


def story_after(*moves: str) -> GameSession:
    """A game of Hollywood up to the question after these moves."""
    session = new_session("hollywood", 3, "en", 5, None, {})
    waiting = list(moves)
    while True:
        seat = session.match.awaiting[0]
        if seat == 0 and not waiting:
            return session
        session.play(seat, waiting.pop(0) if seat == 0 else session.bot_move(seat))


@every_language
def test_ctrl_c_says_how_to_resume(language: str, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    out = io.StringIO()
    table.play("hollywood", 3, (0,), language, 5, None, {}, Console(file=out))
    assert translate(language, "terminal-kept") in flat(out.getvalue())
    assert len(files(data / "current")) == 1


def test_the_last_interrupted_game_is_resumed_with_its_people_and_language(
    monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    played(monkeypatch, HOLLYWOOD._replace(seats=(1,)), "de", ["reel 1"])
    played(monkeypatch, HOLLYWOOD._replace(seats=(2,), options={"scarcity": True}), "fr", ["reel 1"])
    out = piped(monkeypatch, ["quit"], lambda console: table.resume(console=console))
    assert "Charlie (vous)" in out
    assert "cartes écartées" in flat(out)


@pytest.mark.parametrize("language", [None, "de"])
def test_a_saved_file_is_resumed_in_its_language_or_another(
    language: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: Path
) -> None:
    file = tmp_path / "my [red]game[/x].json"
    played(monkeypatch, HOLLYWOOD._replace(seats=(2,)), "fr", ["reel 1", f"save {file}"])
    moves = saved_games.read(file).record["moves"]
    out = piped(monkeypatch, ["quit"], lambda console: table.resume(language, file, console))
    assert f"Charlie {translate(language or 'fr', 'drawing-you')}" in out
    assert saved_games.read(saved_games.last_current()).record["moves"][: len(moves)] == moves
    assert len(files(data / "current")) == 2  # the first one, and the one that goes on from the file


def test_a_current_game_is_gone_on_with_in_its_own_file(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    played(monkeypatch, HOLLYWOOD, "en", ["reel 1"])
    (file,) = files(data / "current")
    monkeypatch.chdir(data)
    near = Path("current") / file.name
    piped(monkeypatch, ["reel 2"], lambda console: table.resume(file=near, console=console))
    assert files(data / "current") == [file]
    assert [move for seat, move in saved_games.read(file).record["moves"] if seat == 0] == ["reel 1", "reel 2"]


def test_files_that_cannot_be_gone_on_with_get_a_sentence(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    played(monkeypatch, HOLLYWOOD._replace(seats=()), "en", [])
    (over,) = files(data / "finished")
    with pytest.raises(matinee.MatineeError, match="is over"):
        table.resume(file=over)
    record = story_after("reel 1").match.record()
    for name, content, says in [
        ("seats", {**record, "seats": [7]}, "no seat 7"),
        ("language", {**record, "language": "it"}, "no language"),
        ("words", {**record, "seats": "all"}, "not a Matinee record"),
        ("box", {**record, "box_file": "none.toml"}, "none.toml"),
        ("empty", {}, "not a Matinee record"),
    ]:
        saved_games.write(data / f"{name}.json", content)
        with pytest.raises(matinee.MatineeError, match=says):
            table.resume(file=data / f"{name}.json")
    for missing in (data / "none.json", data):
        with pytest.raises(matinee.MatineeError, match="cannot be read"):
            table.resume(file=missing)
    assert files(data / "current") == []


def test_nothing_to_resume_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(matinee.MatineeError, match="no interrupted game"):
        table.resume("en")


def test_a_disk_that_cannot_be_written_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, data: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saved_games, "write", full)
    out = played(monkeypatch, HOLLYWOOD._replace(seats=()), "en", [])
    assert out.count("no space left on the disk") == 2  # once while playing, once at the end
    assert "Final score" in out


# --- Moves


@every_language
def test_a_refused_move_shows_sentence_and_clause_and_asks_again(
    language: str, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    out = flat(played(monkeypatch, HOLLYWOOD, language, ["reel 5", "finish horror", "reel 1"]))
    assert translate(language, "refused-hollywood-unreadable", move="reel 5") in out
    assert translate(language, "refused-hollywood-no-star") in out
    assert "H-A5" in out
    assert translate(language, "hollywood-laid", seat="Asta", column=1) in out


def test_refusals_of_all_games_name_their_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    films = played(monkeypatch, Setting("dream-factory", 2, (0, 1), {}), "en", ["bid 3", "bid 2", "take actor-1"])
    assert "F-A2" in films
    assert "F-A1" in films
    dreams = played(monkeypatch, Setting("dreams", 3, (0,), {}), "en", ["star light 0 0", "vote blue", "star pink 1 1"])
    assert dreams.count("D-R3") >= 2
    assert "D-V1" in dreams


def test_words_may_be_shortened_where_only_one_is_possible(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    out = played(monkeypatch, HOLLYWOOD, "en", ["r 2", "cl"])
    assert "Asta puts a reel on column 2." in out
    assert "Asta plays the Clap Board" in out


# --- Commands


@every_language
def test_help_lists_moves_and_commands_with_their_meaning(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for line in ("?", translate(language, "terminal-command-help"), "help"):
        out = flat(played(monkeypatch, HOLLYWOOD, language, [line]))
        assert "double" in out
        assert translate(language, "terminal-help-undo") in out
        assert translate(language, "asking-hollywood-clap") in out


def test_bids_are_listed_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(monkeypatch, Setting("dream-factory", 2, (0, 1), {}), "en", ["?"])
    assert "bid 0 … 12" in out


def test_rules_log_and_unknown_clauses(monkeypatch: pytest.MonkeyPatch) -> None:
    out = flat(played(monkeypatch, HOLLYWOOD, "en", ["reel 1", "rules h-r4", "rules X-1", "rules", "log"]))
    assert "H-R4" in out
    assert 'There is no clause or game "X-1"' in out
    assert "H-X" in out
    assert "1 Charlie puts a reel" in out


def test_commands_work_in_ones_own_language_with_or_without_accents(monkeypatch: pytest.MonkeyPatch) -> None:
    out = flat(played(monkeypatch, HOLLYWOOD, "fr", ["regles H-R4", "règles H-R5", "quitter"]))
    assert "H-R4" in out
    assert "H-R5" in out
    assert "matinee play --resume" in out


def test_save_writes_a_record_that_replays_verifies_and_resumes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "evening" / "game.json"
    setting = HOLLYWOOD._replace(seats=(0, 1))
    out = played(monkeypatch, setting, "de", ["reel 1", "save", f"save {file}", f"speichern {tmp_path}"])
    assert "Gib speichern DATEI ein" in flat(out)
    assert "✗" in out  # a folder is no file
    assert matinee.verify(file).history == matinee.replay(file).history
    out = piped(monkeypatch, ["quit"], lambda console: table.resume(file=file, console=console))
    assert "(du)" in out


@every_language
def test_save_says_why_it_cannot_and_goes_on(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    places = ["/", ".", "..", "~", "~nobodyx/a", "/dev/null/a", "/proc/a/b", "a\0b", "x" * 300, f"{tmp_path}/file/a"]
    out = flat(played(monkeypatch, HOLLYWOOD, language, [*(f"save {place}" for place in places), "reel 1"]))
    assert out.count("✗") == len(places)
    for why in ("folder", "name", "path"):
        assert (
            translate(language, "terminal-not-kept", reason=translate(language, "terminal-reason", why=why, detail=""))
            in out
        )
    assert translate(language, "hollywood-laid", seat="Asta", column=1) in out


def test_save_leaves_other_files_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "[b]letter[" / "b].json"  # a folder and a name, together a markup that nobody may read
    file.parent.mkdir()
    file.write_text("mine")
    out = played(monkeypatch, HOLLYWOOD, "en", [f"save {file}", f"save {tmp_path}/[/i]new.json"], 300)
    assert f"The file {file} exists already. Try {tmp_path}/[b]letter[/b]-2.json." in out
    assert f"Saved: {tmp_path}/[/i]new.json" in out
    assert file.read_text() == "mine"


# --- Proof of the deal


@every_language
def test_the_commitment_is_shown_at_the_start_and_the_seed_at_the_end(
    language: str, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    out = played(monkeypatch, SETTINGS[0], language, lines_of(SETTINGS[0]))
    (kept,) = files(data / "finished")
    record = read_record(kept)
    promise = translate(language, "terminal-commitment", commitment=record.commitment)
    lines = out.splitlines()
    assert lines.count(promise) == 1
    assert lines.index(promise) < 5
    assert hashlib.sha256(bytes.fromhex(record.seed)).hexdigest() == record.commitment
    assert record.seed not in "".join(lines[:-15])
    assert record.seed in "".join(lines[-15:])


def test_a_resumed_game_shows_no_commitment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The deal is fixed" in played(monkeypatch, HOLLYWOOD, "en", ["reel 1"])
    assert "The deal is fixed" not in piped(monkeypatch, ["quit"], lambda console: table.resume(console=console))


# --- Secrets


def test_hidden_things_are_shown_only_after_the_keyboard_was_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(monkeypatch, SETTINGS[3], "en", lines_of(SETTINGS[3]))
    holder = ""
    for line in out.splitlines():
        if found := re.match(r"Pass the keyboard to (\w+)", line):
            holder = found[1]
        if found := re.search(r"(\w+) \(\w+\) \(you\)", line):
            assert found[1] == holder
    assert holder


def test_the_money_of_others_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(monkeypatch, Setting("traumfabrik", 4, (1, 2), {}), "en", ["", "pass"])
    assert "money ?" in out
    assert len(re.findall(r"money \d", out)) == out.count("(you)")


def test_where_all_is_open_nobody_hands_anything_over(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Pass the keyboard" not in played(monkeypatch, SETTINGS[2], "en", ["reel 1"])
    out = played(monkeypatch, Setting("dream-factory", 2, (0, 1), {}), "en", ["bid 0"])
    assert "Pass the keyboard" not in out
