"""Games on disk: what is being played is written after every move, what is finished is kept.

All of it lies in the user's data folder: `current/` holds games that are not over, `finished/` records of those that
are. A record may be replayed and verified by anybody; beside that of a current game stand its people and language.
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

REASONS = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), "full"),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "denied"),
    **dict.fromkeys((errno.ENOTDIR, errno.EEXIST, errno.ENOENT), "path"),
    errno.EISDIR: "folder",
    errno.ENAMETOOLONG: "name",
}
"""Why a file cannot be written, as the catalogue calls it."""


METADATA = ("seats", "language", "box_file", "bot")
"""What stands beside the record of a saved game."""


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be gone on with."""

    record: dict[str, Any]
    seats: tuple[int, ...] = (0,)
    language: str = "en"
    box_file: str | None = None
    bot: str = "random"

    def to_dict(self) -> dict[str, Any]:
        """The record with the rest beside its own entries, where readers of records overlook it."""
        return {**self.record, **{key: getattr(self, key) for key in METADATA}}


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "matinee"


def new_current(game: str) -> Path:
    """Where a game that begins now will be kept."""
    return free(folder() / "current" / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.json")


def new_finished(game: str) -> Path:
    """Where a game that ends now is kept."""
    return free(folder() / "finished" / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}.json")


def free(file: Path) -> Path:
    """The same name, numbered if it is taken."""
    number = 2
    tried = file
    while tried.exists():
        tried = file.with_stem(f"{file.stem}-{number}")
        number += 1
    return tried


def write(file: Path, data: Any) -> None:
    """Writes JSON whole or not at all: whoever is interrupted keeps the file as it was before."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with draft.open("wb") as out:
            out.write(msgspec.json.format(msgspec.json.encode(data), indent=1))
            out.flush()
            os.fsync(out.fileno())
        os.replace(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def save(name: str, saved: Saved, language: str) -> Path:
    """Writes a game to a file that somebody named; one that is there already is left alone."""
    try:
        file = Path(name).expanduser()
        if not file.name or file.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if file.exists():
            raise MatineeError("terminal-save-taken", file=str(file), free=str(free(file)))
        write(file, saved.to_dict())
    except OSError as problem:
        raise MatineeError("terminal-not-kept", reason=reason(problem, language)) from None
    except (ValueError, RuntimeError):  # a character that no name may have; the home of nobody
        raise MatineeError(
            "terminal-not-kept", reason=translate(language, "terminal-reason", why="name", detail="")
        ) from None
    return file


def reason(problem: OSError, language: str) -> str:
    """Why something could not be written, in words."""
    why = REASONS.get(problem.errno or 0, "other")
    return translate(language, "terminal-reason", why=why, detail=problem.strerror or str(problem))


def is_current(file: Path) -> bool:
    """Whether a file is kept among the games that are not over."""
    return file.resolve().parent == (folder() / "current").resolve()


def last_current() -> Path:
    """The game that was interrupted last."""
    files = sorted((folder() / "current").glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
    if not files:
        raise MatineeError("error-no-saved")
    return files[-1]


def read(source: RecordSource) -> Saved:
    """A saved game, or a record, which may carry seats and language as well."""
    try:
        data = source if isinstance(source, dict) else decode(source)
        beside = {key: data[key] for key in METADATA if key in data}
        return msgspec.convert({**beside, "record": data.get("record", data)}, Saved)
    except OSError as problem:
        raise DamagedRecord("error-record-file", file=str(source), reason=problem.strerror or "") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise DamagedRecord("error-record", reason=str(problem)) from None


def decode(source: str | bytes | Path) -> dict[str, Any]:
    text = source.read_bytes() if isinstance(source, Path) else source
    return msgspec.json.decode(text, type=dict[str, Any])
