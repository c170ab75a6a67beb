"""Boxes: the components of an edition, as TOML files that users can write for their own copy.

A game declares its box as a msgspec struct with ranges. This module reads the file and reports errors with their line
and clause. `Box.problems` checks what a struct cannot express, such as counts and references.
"""

import hashlib
import re
import stat
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypeVar, cast

import msgspec

from matinee.engine.box_errors import ID_PATTERN, Problem, type_problem, wrong_value
from matinee.engine.errors import DamagedBox
from matinee.engine.file_cache import cached_by_file
from matinee.engine.i18n import LocalisedName, localised

MAX_SIZE = 4 << 20  # bytes of a box
# A key such as a.b.c… with many parts: tomllib takes seconds to read one with thousands.
DEEP_KEY = re.compile(
    r"""(?<![\w"'-])(?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:[ \t]*\.[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')){20}"""
)
Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN, max_length=32)]
"""The id of a component in moves and records: lower-case letters, digits and dashes."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of every box."""

    clauses: ClassVar[Mapping[str, str]] = {}
    """The clause that describes an entry, by the start of its path: "" for all others."""

    game: str
    edition: str
    name: LocalisedName

    @property
    def digest(self) -> str:
        """A digest of what the rules depend on: ids, kinds and numbers, but no names. Records contain it."""
        return _digest(self.rules_data())

    @property
    def full_digest(self) -> str:
        """A digest of everything in the box, including names. Records written by Matinee 0.1 contain it."""
        return _digest(self)

    def rules_data(self) -> Any:
        """Return the part that the rules depend on, as plain data."""
        return _without_names(self)

    @classmethod
    def clause_of(cls, path: str) -> str | None:
        """Return the clause that describes the entry at a path; None if the game names none."""
        names = re.sub(r"\[\w+\]", "", path).split(".")
        starts = [".".join(names[:length]) for length in range(len(names), -1, -1)]
        return next((cls.clauses[start] for start in starts if start in cls.clauses), None)

    def problems(self) -> Iterator[Problem]:
        """Yield each problem that the type of the box does not exclude, such as a wrong count or reference."""
        yield from ()

    def write_values(self, s: Any) -> None:
        """Write the values of this box into a position, before it is set up."""


def _digest(data: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def _without_names(value: Any) -> Any:
    """Return a part of a box as plain data, without anything that differs by language."""
    if isinstance(value, list | tuple):
        return [_without_names(each) for each in cast("Sequence[Any]", value)]
    if not isinstance(value, msgspec.Struct):
        return value
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    kept = {name: _without_names(each) for name, each in fields.items() if not isinstance(each, LocalisedName)}
    return {**kept, "tag": value.__struct_config__.tag}


AnyBox = TypeVar("AnyBox", bound=Box)


@cached_by_file
def read_box(file: str | Path, kind: type[AnyBox], game: str, edition: str) -> AnyBox:
    """Read and check a box.

    Args:
        file: A TOML file.
        kind: The type of the box.
        game: The `game` that the file must name.
        edition: The `edition` that the file must name.

    Raises:
        DamagedBox: The file cannot be read, or an entry is wrong; the message names its line.
    """
    text, data = read_toml(file)

    def damaged(problem: Problem) -> DamagedBox:
        return DamagedBox(str(file), line_of(text, problem.path), problem.sentence, kind.clause_of(problem.path))

    for key, wanted in (("edition", edition), ("game", game)):
        if data.get(key) != wanted:
            raise damaged(wrong_value(key, localised("box-text", text=wanted), data))
    try:
        box = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise damaged(type_problem(error, kind, data)) from None
    for problem in box.problems():
        raise damaged(problem)
    return box


def read_toml(file: str | Path) -> tuple[str, dict[str, Any]]:
    """Return the text of a TOML file and its data; raise `DamagedBox` if it cannot be read."""
    try:
        if not stat.S_ISREG((found := Path(file).stat()).st_mode) or found.st_size > MAX_SIZE:
            raise ValueError("not a file, or too large")  # such as /dev/zero, which a record may name as its box
        text = Path(file).read_text("utf-8")
    except (OSError, ValueError, TypeError) as problem:
        reason = localised("box-unreadable", problem=problem.__class__.__name__)
        raise DamagedBox(str(file), 1, reason) from None
    try:
        if found := DEEP_KEY.search(text):
            line = text.count("\n", 0, found.start()) + 1
            raise ValueError(f"a key of too many parts (at line {line})")
        return text, tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        match = re.search(r"line (\d+)", str(problem))
        line = int(match.group(1)) if match else len(text.splitlines())
        raise DamagedBox(str(file), line, localised("box-syntax", problem=str(problem))) from None


def line_of(text: str, path: str) -> int:
    """Return the line of a path such as `tiles[3].stars`, or the nearest line above it that can be found."""
    lines = text.splitlines()
    line = 0
    for depth, part in enumerate(path.split(".")):
        match = re.fullmatch(r"([\w-]+)(?:\[(\d+)\])?", part)
        if not match:
            break
        name, number = match.group(1), match.group(2)
        if number is not None:
            tables = [i for i, each in enumerate(lines) if re.match(rf"\s*\[\[\s*{name}\s*\]\]", each)]
            if int(number) < len(tables):
                line = tables[int(number)]
                continue
        tables = rf"\s*\[+\s*{name}\s*\]" if depth == 0 else "(?!)"  # other tables may have a key of this name
        for pattern in (tables, rf"\s*{name}\b"):
            if found := [i for i in range(line, len(lines)) if re.match(pattern, lines[i])]:
                line = found[0]
                break
    return line + 1


def repeated(path: str, ids: list[str], key: str = "id") -> Iterator[Problem]:
    """Yield a problem for each id that a list contains more than once.

    Args:
        path: The path of the list in the box, such as `tiles`.
        ids: The ids of its entries, in order.
        key: The field of an entry that holds its id.
    """
    for number, each in enumerate(ids):
        if each in ids[:number]:
            entry = f"{path}[{number}].{key}"
            yield Problem(entry, "box-twice", entry=entry, found=localised("box-text", text=each))
