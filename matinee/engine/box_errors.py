"""Problems of a box. For an entry that does not have the declared type: what is expected there, and what was found."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

import msgspec
from msgspec import inspect

from matinee.engine.i18n import Fact, LocalisedName, localised

ID_PATTERN = "^[a-z0-9]+(-[a-z0-9]+)*$"
MAX_FOUND = 40  # characters of a text that an error message quotes


class Problem:
    """A wrong entry of a box."""

    def __init__(self, path: str, message: str, **facts: Fact) -> None:
        """Describe what is wrong.

        Args:
            path: The path of the entry, such as `tiles[3].stars`.
            message: The id of a message of the catalogue, a sentence.
            facts: The values of its variables.
        """
        self.path = path
        self.sentence: LocalisedName = localised(message, **facts)


def type_problem(error: msgspec.ValidationError, kind: type[Any], data: Any) -> Problem:
    """Return the problem of an entry that does not have the declared type.

    Args:
        error: The error that msgspec raised.
        kind: The type of the box.
        data: The data of the box.
    """
    text, _, path = str(error).partition(" - at `$")
    path = path.strip("`.")
    field = re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", text, re.DOTALL)
    if field and field[1] == "missing required":
        return Problem(path, "box-missing", entry=f"{path}.{field[2]}".strip("."))
    if field:
        path = f"{path}.{field[2]}".strip(".")
        return Problem(path, "box-unknown", entry=path)
    return wrong_value(path, expected_at(path, kind), data)


def wrong_value(path: str, expected: LocalisedName, data: Any) -> Problem:
    """Return the problem of an entry that does not have the expected value."""
    return Problem(path, "box-value", entry=path, expected=expected, found=found_at(path, data))


def steps(path: str) -> list[str]:
    """Return the names and indices of a path."""
    return re.findall(r"\[\w+\]|[^.\[\]]+", path)


def expected_at(path: str, kind: type[Any]) -> LocalisedName:
    """Return what the type of a box expects at a path."""
    types: list[inspect.Type] = [inspect.type_info(kind)]
    for step in steps(path):
        types = [inner for each in types for inner in inner_types(each, step)]
    return words_for([each for each in flattened(types) if not isinstance(each, inspect.NoneType)])


def flattened(types: Iterable[inspect.Type]) -> Iterator[inspect.Type]:
    """Yield types, and the members of unions in place of unions."""
    for each in types:
        if isinstance(each, inspect.UnionType):
            yield from flattened(each.types)
        else:
            yield each


def inner_types(outer: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """Yield the types of an entry of a list or a table."""
    for each in flattened([outer]):
        if isinstance(each, inspect.ListType) and step.startswith("["):
            yield each.item_type
        elif isinstance(each, inspect.StructType):
            yield from (field.type for field in each.fields if field.encode_name == step)
            if each.tag_field == step:
                yield inspect.LiteralType((each.tag,))


def words_for(types: Sequence[inspect.Type]) -> LocalisedName:
    """Return the words for a type, or for several literals."""
    literals = [str(value) for each in types if isinstance(each, inspect.LiteralType) for value in each.values]
    if literals:
        return localised("box-expected-choice", choices=", ".join(literals))
    match types[0]:
        case inspect.IntType(ge=int(low), le=high):
            return localised("box-expected-whole-range", low=low, high=high or 0)
        case inspect.IntType():
            return localised("box-expected-whole")
        case inspect.FloatType(ge=None, gt=float(low) | int(low), le=high):
            return localised("box-expected-number-above", low=f"{low:g}", high=f"{high or 0:g}")
        case inspect.FloatType(ge=float(low) | int(low), le=high):
            return localised("box-expected-number-range", low=f"{low:g}", high=f"{high or 0:g}")
        case inspect.FloatType():
            return localised("box-expected-number")
        case inspect.StrType(pattern=None, max_length=length):
            return localised("box-expected-text-length" if length else "box-expected-text", length=length or 0)
        case inspect.StrType(pattern=form, max_length=length):
            message = "box-expected-id" if form == ID_PATTERN else "box-expected-form"
            return localised(message, form=form or "", length=length or 0)
        case inspect.ListType(min_length=low, max_length=high):
            return expected_list(low, high)
        case inspect.StructType(fields=fields):
            return localised("box-expected-table", fields=", ".join(field.encode_name for field in fields))
        case _:
            return localised("box-expected-truth")


def expected_list(low: int | None, high: int | None) -> LocalisedName:
    """Return the words for a list with limits on its length."""
    if low is None or high is None:
        return localised("box-expected-list")
    if low == high:
        return localised("box-expected-list-length", count=low)
    return localised("box-expected-list-range", low=low, high=high)


def found_at(path: str, data: Any) -> LocalisedName:
    """Return the words for what a box has at a path."""
    for step in steps(path):
        try:
            data = data[int(step[1:-1])] if step.startswith("[") else data[step]
        except (KeyError, IndexError, TypeError, ValueError):
            return localised("box-nothing")
    match data:
        case str():
            return localised("box-text", text=data if len(data) <= MAX_FOUND else f"{data[:MAX_FOUND]}…")
        case list():
            return localised("box-list", count=len(cast("list[Any]", data)))
        case dict():
            return localised("box-table")
        case _:
            return localised("box-number", value=str(data).lower())
