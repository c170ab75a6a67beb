"""Append the results of a tournament to files, so that an interrupted tournament can be continued.

The first line of `games.jsonl` identifies the tournament; each further line is the result of a game, written as soon as
the game ends. `records.jsonl` is optional and has the moves. A last line that is incomplete, because the process was
killed while writing it, is removed when the tournament is continued.
"""

import os
from collections import deque
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, TypeVar

import msgspec

from matinee.arena.game_runner import Result
from matinee.arena.lineups import GameKey, Plan
from matinee.engine.errors import MatineeError

FORMAT = 1
GAMES, RECORDS = "games.jsonl", "records.jsonl"
S = TypeVar("S", bound=msgspec.Struct)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a tournament. All games in a file have the same settings."""

    matinee_arena: int  # version of the file format
    game: str
    edition: str
    rules: int
    players: int
    options: dict[str, Any]
    box: str  # digest
    bots: list[str]
    ladder: bool = False
    league: bool = False
    seed: int
    limit: float


class RecordLine(msgspec.Struct, frozen=True):
    """A line of `records.jsonl`."""

    deal: int
    line_up: int
    seat: int
    record: dict[str, Any]

    @property
    def key(self) -> GameKey:
        return self.deal, self.line_up, self.seat


def header_of(plan: Plan) -> Header:
    """Return the header of a tournament; raise `MatineeError` if its settings or bots are invalid."""
    match = plan.check()
    return Header(
        matinee_arena=FORMAT,
        game=plan.settings.game,
        edition=match.box.edition,
        rules=match.game.version,
        players=plan.settings.players,
        options=msgspec.to_builtins(plan.settings.options),
        box=match.box.digest,
        bots=list(plan.bots),
        ladder=plan.ladder,
        league=plan.league,
        seed=plan.seed,
        limit=plan.limit,
    )


class ResultsFile:
    """The file of results in a folder, locked while it is open.

    Opening it creates the file or reads its results. Raises `MatineeError`, without changing the file, if it belongs to
    another tournament.
    """

    def __init__(self, folder: Path, header: Header) -> None:
        self.folder = folder
        self.results: list[Result] = []
        self._records: BinaryIO | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._games = _open(folder / GAMES)
        except (OSError, ValueError) as problem:
            raise MatineeError("error-file", file=str(folder), reason=type(problem).__name__) from None
        try:
            self._lock()
            self._read(header)
        except BaseException:
            self._games.close()
            raise

    def _lock(self) -> None:
        try:
            from fcntl import LOCK_EX, LOCK_NB, flock
        except ImportError:  # Windows has no such lock
            return
        try:
            flock(self._games, LOCK_EX | LOCK_NB)
        except OSError:
            raise MatineeError("error-arena-busy", folder=str(self.folder)) from None

    def _read(self, header: Header) -> None:
        first, *lines = self._games.readlines() or [b""]
        if not first.endswith(b"\n") and _line(header).startswith(first):  # empty, or only part of the header written
            _truncate(self._games, first)
            _append(self._games, header)
            return
        stored = self._decode(first, Header, 1)
        for name in Header.__struct_fields__:
            wanted, found = getattr(header, name), getattr(stored, name)
            if wanted != found:
                facts = {"field": name.replace("_", "-"), "found": _as_text(found), "ours": _as_text(wanted)}
                raise MatineeError("error-arena-other", folder=str(self.folder), **facts)
        if lines and not lines[-1].endswith(b"\n"):
            _truncate(self._games, lines.pop())
        self.results = [self._decode(line, Result, number) for number, line in enumerate(lines, 2)]

    def _decode(self, line: bytes, kind: type[S], number: int) -> S:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, ValueError):
            raise MatineeError("error-arena-ledger", file=str(self.folder / GAMES), line=number) from None

    @property
    def keys(self) -> set[GameKey]:
        """The keys of all games played so far."""
        return {result.key for result in self.results}

    def write(self, result: Result) -> None:
        """Append a result. Its record is written first, so that no result is without its record."""
        try:
            if result.record is not None:
                if self._records is None:
                    self._records = self._open_records()
                _append(self._records, RecordLine(result.deal, result.line_up, result.seat, result.record))
                result = msgspec.structs.replace(result, record=None)
            _append(self._games, result)
        except OSError as problem:
            raise MatineeError("error-file", file=str(self.folder), reason=type(problem).__name__) from None
        self.results.append(result)

    def _open_records(self) -> BinaryIO:
        """Open the records, and remove the last one if it is incomplete or its result was not written."""
        file = _open(self.folder / RECORDS)
        last = (deque(file, maxlen=1) or [b""])[-1]
        if not last.endswith(b"\n") or msgspec.json.decode(last, type=RecordLine).key not in self.keys:
            _truncate(file, last)
        return file

    def close(self) -> None:
        """Close the files."""
        for file in (self._games, self._records):
            if file is not None:
                file.close()

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _open(file: Path) -> BinaryIO:
    """Open a file for reading and writing; create it if it does not exist."""
    with suppress(FileExistsError):
        file.touch(exist_ok=False)
    return file.open("r+b")


def _truncate(file: BinaryIO, line: bytes) -> None:
    """Remove the last line of a file."""
    file.seek(-len(line), os.SEEK_END)
    file.truncate()


def _line(value: msgspec.Struct) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _append(file: BinaryIO, value: msgspec.Struct) -> None:
    file.write(_line(value))
    file.flush()


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
