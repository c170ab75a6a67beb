"""Saved games: a running game is saved after every move, a finished one is archived.

In the user's data folder, `current/` holds running games and `finished/` the records of finished ones. A saved game is
a record with additional keys: seats, language, box file and bot.
"""

import errno
import os
import time
from pathlib import Path
from typing import Any

import msgspec

from matinee.engine.errors import DamagedRecord, MatineeError
from matinee.engine.i18n import translate
from matinee.engine.records import RecordSource
from matinee.paths import data_folder

REASONS = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), "full"),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "denied"),
    **dict.fromkeys((errno.ENOTDIR, errno.EEXIST, errno.ENOENT), "path"),
    errno.EISDIR: "folder",
    errno.ENAMETOOLONG: "name",
}
"""The variant of the message `terminal-reason` for each error number."""


METADATA = ("seats", "language", "box_file", "bot")
"""Keys of a saved game that a plain record does not have."""


class SavedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A saved game."""

    record: dict[str, Any]
    seats: tuple[int, ...] = (0,)
    language: str = "en"
    box_file: str | None = None
    bot: str = "random"

    def to_dict(self) -> dict[str, Any]:
        """Return the record with the metadata as additional keys, which are ignored when a record is read."""
        return {**self.record, **{key: getattr(self, key) for key in METADATA}}


def new_current(game: str) -> Path:
    """Return a new file for a game that starts now."""
    return unused_name(data_folder() / "current" / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.json")


def new_finished(game: str) -> Path:
    """Return a new file for the record of a game that ends now."""
    return unused_name(data_folder() / "finished" / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}.json")


def unused_name(file: Path) -> Path:
    """Return `file`, with a number if the name is taken."""
    number = 2
    candidate = file
    while candidate.exists():
        candidate = file.with_stem(f"{file.stem}-{number}")
        number += 1
    return candidate


def write(file: Path, data: Any) -> None:
    """Write JSON atomically: an interruption leaves the old file as it was."""
    file.parent.mkdir(parents=True, exist_ok=True)
    temporary = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with temporary.open("wb") as out:
            out.write(msgspec.json.format(msgspec.json.encode(data), indent=1))
            out.flush()
            os.fsync(out.fileno())
        os.replace(temporary, file)
    finally:
        temporary.unlink(missing_ok=True)


def save(name: str, saved: SavedGame, language: str) -> Path:
    """Write a game to a file that the user named.

    Raises:
        MatineeError: The file exists, or cannot be written.
    """
    try:
        file = Path(name).expanduser()
        if not file.name or file.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if file.exists():
            raise MatineeError("terminal-save-taken", file=str(file), free=str(unused_name(file)))
        write(file, saved.to_dict())
    except OSError as problem:
        raise MatineeError("terminal-not-kept", reason=reason(problem, language)) from None
    except (ValueError, RuntimeError):  # an illegal character; "~" of an unknown user
        raise MatineeError(
            "terminal-not-kept", reason=translate(language, "terminal-reason", why="name", detail="")
        ) from None
    return file


def reason(problem: OSError, language: str) -> str:
    """Return a sentence part that explains why a file could not be written."""
    why = REASONS.get(problem.errno or 0, "other")
    return translate(language, "terminal-reason", why=why, detail=problem.strerror or str(problem))


def is_current(file: Path) -> bool:
    """Return whether a file is in the folder of running games."""
    return file.resolve().parent == (data_folder() / "current").resolve()


def last_current() -> Path:
    """Return the file of the game that was interrupted last."""
    files = sorted((data_folder() / "current").glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
    if not files:
        raise MatineeError("error-no-saved")
    return files[-1]


def read(source: RecordSource) -> SavedGame:
    """Read a saved game or a plain record."""
    try:
        data = source if isinstance(source, dict) else decode(source)
        metadata = {key: data[key] for key in METADATA if key in data}
        return msgspec.convert({**metadata, "record": data.get("record", data)}, SavedGame)
    except OSError as problem:
        raise DamagedRecord("error-record-file", file=str(source), reason=problem.strerror or "") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise DamagedRecord("error-record", reason=str(problem)) from None


def decode(source: str | bytes | Path) -> dict[str, Any]:
    """Parse JSON text, or a JSON file."""
    text = source.read_bytes() if isinstance(source, Path) else source
    return msgspec.json.decode(text, type=dict[str, Any])
