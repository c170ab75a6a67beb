"""Records: a match as JSON, its replay, and the proof that its deal was fixed beforehand."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec

from matinee.engine.compiling import Mode
from matinee.engine.errors import DamagedRecord, MatineeError, OtherVersion
from matinee.engine.game import Game
from matinee.engine.match import Match

FORMAT = 1  # the version of the format of records
RecordSource = dict[str, Any] | str | bytes | Path


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON form of a match."""

    matinee: int  # the version of this format
    game: str
    edition: str
    rules: int  # the version of the game's rules
    players: int
    options: dict[str, Any]
    box: str  # the digest of the box
    seed: str
    commitment: str
    moves: list[tuple[Annotated[int, msgspec.Meta(ge=0)], str]]  # seat and notation
    over: bool
    points: list[int]
    winners: list[int]


def record_of(match: Match) -> dict[str, Any]:
    """Return the record of a match, finished or not."""
    return plain_json(
        Record(
            matinee=FORMAT,
            game=match.game.name,
            edition=match.box.edition,
            rules=match.version,
            players=match.players,
            options=match.options,
            box=match.box.digest,
            seed=match.seed.hex(),
            commitment=match.commitment,
            moves=list(match.history),
            over=match.over,
            points=list(match.points),
            winners=list(match.winners),
        )
    )


def plain_json(value: Any) -> Any:
    """Return a value as plain JSON data, with lists instead of tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def read_record(source: RecordSource) -> Record:
    """Read a record.

    Args:
        source: JSON data, JSON text or the `Path` of a file.

    Raises:
        DamagedRecord: The file cannot be read, or is not a record.
    """
    try:
        if isinstance(source, dict):
            return msgspec.convert(source, Record)
        data = source.read_bytes() if isinstance(source, Path) else source
        return msgspec.json.decode(data, type=Record)
    except TypeError:
        raise DamagedRecord("error-record", reason=f"{type(source).__name__} is not JSON") from None
    except OSError as problem:
        raise DamagedRecord("error-record-file", file=str(source), reason=problem.strerror or "") from None
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise DamagedRecord("error-record", reason=str(problem)) from None


def steps(
    source: RecordSource, find_game: Callable[[str], Game], box: str | Path | None = None, mode: Mode | None = None
) -> Iterator[Match]:
    """Replay a record; yield the match before the first move and after each move.

    Args:
        source: JSON data, JSON text or the `Path` of a file.
        find_game: Returns the game with a given name.
        box: The box that the match was played with; None for the game's default box.
        mode: "interpreted" or "compiled"; None for the default.

    Raises:
        DamagedRecord: The record is invalid, belongs to another box, or has an illegal move.
        OtherVersion: The record has another format, or a version of the rules that can no longer be played.
    """
    record = read_record(source)
    if record.matinee != FORMAT:
        raise OtherVersion("error-record-format", found=record.matinee, ours=FORMAT)
    game = find_game(record.game)
    match = Match(game, record.players, record.seed, box, record.options, mode, record.rules)
    if match.box.edition != record.edition or not game.accepts_digest(match.box, record.box):
        raise DamagedRecord("error-record-box", found=record.box, ours=match.box.digest)
    yield match
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            match.play(seat, move)
        except MatineeError as refusal:
            raise DamagedRecord("error-record-move", number=number, move=move, reason=str(refusal)) from None
        yield match


def replay(
    source: RecordSource, find_game: Callable[[str], Game], box: str | Path | None = None, mode: Mode | None = None
) -> Match:
    """Return the match at the end of a record. Arguments and errors are those of `steps`."""
    *_, match = steps(source, find_game, box, mode)
    return match


def verify(
    source: RecordSource,
    find_game: Callable[[str], Game],
    box: str | Path | None = None,
    commitment: str | None = None,
    mode: Mode | None = None,
) -> Match:
    """Replay a record and check its result and its seed.

    Args:
        source: JSON data, JSON text or the `Path` of a file.
        find_game: Returns the game with a given name.
        box: The box that the match was played with; None for the game's default box.
        commitment: The commitment published before the game, which proves the deal. None checks only the commitment in
            the record, which detects damage but not fraud.
        mode: "interpreted" or "compiled"; None for the default.

    Returns:
        The match at the end of the record.

    Raises:
        DamagedRecord: As in `steps`, or the result or the commitment does not match.
    """
    record = read_record(source)
    match = replay(source, find_game, box, mode)
    if {match.commitment} != {record.commitment, (commitment or record.commitment).strip().lower()}:
        raise DamagedRecord("error-record-commitment")
    if (list(match.points), list(match.winners), match.over) != (record.points, record.winners, record.over):
        raise DamagedRecord("error-record-result", points=", ".join(map(str, match.points)))
    return match
