"""The ledger of an arena: a folder in which every game is written down as soon as it is played.

`games.jsonl` has one line that says which arena this is, and then one for each game; `records.jsonl`, if wished, its
moves. Whoever is killed between two games has lost nothing; a line torn in the middle of writing is dropped when the
arena goes on.
"""

import os
from collections import deque
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, TypeVar

import msgspec

from matinee.arena.game_runner import Result
from matinee.arena.lineups import Place, Plan
from matinee.engine.errors import MatineeError

FORMAT = 1
GAMES, RECORDS = "games.jsonl", "records.jsonl"
S = TypeVar("S", bound=msgspec.Struct)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that makes an arena this one: only the number of games may change."""

    matinee_arena: int
    game: str
    edition: str
    rules: int
    players: int
    options: dict[str, Any]
    box: str  # its digest
    bots: list[str]
    ladder: bool = False
    seed: int
    limit: float


class Recorded(msgspec.Struct, frozen=True):
    """A line of `records.jsonl`."""

    deal: int
    line_up: int
    seat: int
    record: dict[str, Any]

    @property
    def place(self) -> Place:
        return self.deal, self.line_up, self.seat


def header_of(plan: Plan) -> Header:
    """The header of an arena; raises if it cannot be played."""
    match = plan.check()
    return Header(
        matinee_arena=FORMAT,
        game=plan.table.game,
        edition=match.box.edition,
        rules=match.game.version,
        players=plan.table.players,
        options=msgspec.to_builtins(plan.table.options),
        box=match.box.digest,
        bots=list(plan.bots),
        ladder=plan.ladder,
        seed=plan.seed,
        limit=plan.limit,
    )


class ResultsFile:
    """Opens the ledger in a folder, or begins it; a ledger of another arena is refused and left as it is.

    `results` is all that has been played so far.
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
        except ImportError:  # on Windows nobody is kept from running the same arena twice at a time
            return
        try:
            flock(self._games, LOCK_EX | LOCK_NB)
        except OSError:
            raise MatineeError("error-arena-busy", folder=str(self.folder)) from None

    def _read(self, header: Header) -> None:
        first, *lines = self._games.readlines() or [b""]
        if not first.endswith(b"\n") and _line(header).startswith(first):  # new, or torn while it was begun
            _cut(self._games, first)
            _write(self._games, header)
            return
        found = self._decoded(first, Header, 1)
        for name in Header.__struct_fields__:
            ours, theirs = getattr(header, name), getattr(found, name)
            if ours != theirs:
                said = {"field": name.replace("_", "-"), "found": _as_text(theirs), "ours": _as_text(ours)}
                raise MatineeError("error-arena-other", folder=str(self.folder), **said)
        if lines and not lines[-1].endswith(b"\n"):
            _cut(self._games, lines.pop())
        self.results = [self._decoded(line, Result, number) for number, line in enumerate(lines, 2)]

    def _decoded(self, line: bytes, kind: type[S], number: int) -> S:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, ValueError):
            raise MatineeError("error-arena-ledger", file=str(self.folder / GAMES), line=number) from None

    @property
    def places(self) -> set[Place]:
        """The games that have been played."""
        return {result.place for result in self.results}

    def write(self, result: Result) -> None:
        """Writes a game down. Its moves come first, so that no game is without them."""
        try:
            if result.record is not None:
                if self._records is None:
                    self._records = self._open_records()
                _write(self._records, Recorded(result.deal, result.line_up, result.seat, result.record))
                result = msgspec.structs.replace(result, record=None)
            _write(self._games, result)
        except OSError as problem:
            raise MatineeError("error-file", file=str(self.folder), reason=type(problem).__name__) from None
        self.results.append(result)

    def _open_records(self) -> BinaryIO:
        """Without the last one, if that is torn or its game was not written down any more."""
        file = _open(self.folder / RECORDS)
        last = (deque(file, maxlen=1) or [b""])[-1]
        if not last.endswith(b"\n") or msgspec.json.decode(last, type=Recorded).place not in self.places:
            _cut(file, last)
        return file

    def close(self) -> None:
        for file in (self._games, self._records):
            if file is not None:
                file.close()

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _open(file: Path) -> BinaryIO:
    """For reading and writing, made if need be."""
    with suppress(FileExistsError):
        file.touch(exist_ok=False)
    return file.open("r+b")


def _cut(file: BinaryIO, line: bytes) -> None:
    """Takes its last line off a file."""
    file.seek(-len(line), os.SEEK_END)
    file.truncate()


def _line(what: msgspec.Struct) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def _write(file: BinaryIO, what: msgspec.Struct) -> None:
    file.write(_line(what))
    file.flush()


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
