"""Boxes: the components of an edition, as TOML files that users can write for their own copy.

A game declares its box as a msgspec struct with ranges. This module reads the file and reports errors with their line.
`Box.problems` checks what a struct cannot express (counts, references) and reports it by path, such as
`tiles[3].stars`.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar, cast

import msgspec

from matinee.engine.errors import DamagedBox
from matinee.engine.i18n import LocalisedName

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=32)]
"""The id of a component in moves and records: lower-case letters, digits and dashes."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of every box."""

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

    def problems(self) -> Iterator[tuple[str, str]]:
        """Yield the path of each wrong count or reference, and a description of the error."""
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
    for key, expected in (("edition", edition), ("game", game)):
        if data.get(key) != expected:
            raise DamagedBox(str(file), line_of(text, key), f'{key} must be "{expected}", not {data.get(key)!r}')
    try:
        box = msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        reason, _, path = str(problem).partition(" - at `$")
        entry = path.strip("`.")
        raise DamagedBox(str(file), line_of(text, entry), f"{entry or 'box'}: {reason}") from None
    for path, reason in box.problems():
        raise DamagedBox(str(file), line_of(text, path), f"{path}: {reason}")
    return box


def read_toml(file: str | Path) -> tuple[str, dict[str, Any]]:
    """Return the text of a TOML file and its data; raise `DamagedBox` if it cannot be read."""
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, ValueError, TypeError) as problem:
        raise DamagedBox(str(file), 1, f"cannot be read ({problem.__class__.__name__})") from None
    try:
        return text, tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        match = re.search(r"line (\d+)", str(problem))
        line = int(match.group(1)) if match else len(text.splitlines())
        raise DamagedBox(str(file), line, f"is not TOML: {problem}") from None


def line_of(text: str, path: str) -> int:
    """Return the line of a path such as `tiles[3].stars`, or the nearest line above it that can be found."""
    lines = text.splitlines()
    line = 0
    for part in path.split("."):
        match = re.fullmatch(r"([\w-]+)(?:\[(\d+)\])?", part)
        if not match:
            break
        name, number = match.group(1), match.group(2)
        if number is not None:
            tables = [i for i, each in enumerate(lines) if re.match(rf"\s*\[\[\s*{name}\s*\]\]", each)]
            if int(number) < len(tables):
                line = tables[int(number)]
                continue
        for i in range(line, len(lines)):
            if re.match(rf"\s*(\[+\s*)?{name}\b", lines[i]):
                line = i
                break
    return line + 1


def repeated(path: str, ids: list[str], key: str = "id") -> Iterator[tuple[str, str]]:
    """Yield a problem, as in `Box.problems`, for each id that a list contains more than once.

    Args:
        path: The path of the list in the box, such as `tiles`.
        ids: The ids of its entries, in order.
        key: The field of an entry that holds its id.
    """
    for number, each in enumerate(ids):
        if each in ids[:number]:
            yield f"{path}[{number}].{key}", f'"{each}" appears twice'
