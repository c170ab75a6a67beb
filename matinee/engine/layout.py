"""How a position lies in memory: one NumPy record, declared as a class with annotations.

    class State:
        turn: Annotated[int, "i1"]           # one number
        money: Annotated[Row, "5i1"]         # one number per seat
        project: Annotated[Grid, "(4,3)i1"]  # a small table

The strings are NumPy's own. The class is never instantiated: `record_type(State)` is the dtype of the
records that rules work on, and the annotations are what editors and pyright know about them.

Two habits keep interpreted and compiled rules equal. Field names never shadow an ndarray attribute
(`round`, `sum`, `sort`): `record_type` refuses them. And numbers that take part in products are `i2` or wider,
because NumPy computes `int8 * int` in int8 where Numba widens; tests turn the overflow warning into an error.

What is only ever an index, such as a card in a deck, may be `u1`: compiled code need not ask whether it is below 0.
"""

import struct
from functools import lru_cache
from types import SimpleNamespace
from typing import Annotated, Any, Protocol, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f8": "d"}
"""Kinds of numbers as NumPy calls them, and as the `struct` module does."""


class Row(Protocol):
    """A one-dimensional field of a record."""

    @property
    def size(self) -> int: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A two-dimensional field of a record."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class FloatRow(Protocol):
    """A row of floats, for `observe`."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class CheckedRow:
    """A row of floats that refuses places outside it. NumPy would take negative ones from the end."""

    def __init__(self, row: FloatRow, size: int) -> None:
        self.row = row
        self.size = size

    def __getitem__(self, index: int, /) -> float:
        return self.row[self._checked(index)]

    def __setitem__(self, index: int, value: float, /) -> None:
        self.row[self._checked(index)] = value

    def _checked(self, index: int) -> int:
        if not 0 <= index < self.size:
            raise IndexError(f"place {index} is outside a row of {self.size} numbers")
        return index


class _Table:
    """A grid of a plain copy, read as `grid[i, j]`."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows

    def __getitem__(self, index: tuple[int, int]) -> int:
        return self.rows[index[0]][index[1]]

    def __setitem__(self, index: tuple[int, int], value: int) -> None:
        self.rows[index[0]][index[1]] = value


def plain(s: Any) -> Any:
    """A copy of a record in Python's own numbers and lists, which views and words read many times faster."""
    numbers, fields = _reading(s.dtype)
    values = numbers.unpack(s.tobytes())
    copy = SimpleNamespace()
    room = copy.__dict__
    for name, first, last, width in fields:
        if width == 0:
            room[name] = values[first]
        elif width == 1:
            room[name] = list(values[first:last])
        else:
            room[name] = _Table([list(values[i : i + width]) for i in range(first, last, width)])
    return copy


@lru_cache
def _reading(record: np.dtype[Any]) -> tuple[struct.Struct, list[tuple[str, int, int, int]]]:
    """How to read all numbers of a record at once, and which of them belong to which field: 0 a single number, 1 a
    row, else the width of a table."""
    form, at, count = "=", 0, 0
    fields: list[tuple[str, int, int, int]] = []
    declared: Any = record.fields
    for name, (kind, offset, *_) in sorted(declared.items(), key=lambda field: field[1][1]):
        base, shape = kind.subdtype or (kind, ())
        size = kind.itemsize // base.itemsize
        form += f"{offset - at}x{size}{CODES[base.str[1:]]}"
        fields.append((name, count, count + size, (0, 1, shape[-1] if shape else 0)[len(shape)]))
        at, count = offset + kind.itemsize, count + size
    return struct.Struct(f"{form}{record.itemsize - at}x"), fields


def put_back(copy: Any, s: Any) -> None:
    """Writes a plain copy back into a record."""
    for name in s.dtype.names:
        field = getattr(copy, name)
        s[name] = field.rows if isinstance(field, _Table) else field


def bytes_of(states: Array) -> NDArray[np.uint8]:
    """The same positions as rows of bytes: how compiled code copies one fastest."""
    return states.view(np.uint8).reshape(states.size, states.dtype.itemsize)


def record_type(layout: type) -> np.dtype[Any]:
    """The dtype of the records that `layout` declares.

    Fields are aligned, so that a GPU reads them well: wide ones first, and `spare` fills the last word, because
    bytes that belong to no field are not copied, and equal positions would have unequal bytes.
    """
    fields: list[tuple[str, np.dtype[Any]]] = []
    for name, hint in get_type_hints(layout, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{layout.__name__}.{name} needs an annotation such as Annotated[int, 'i1']")
        if hasattr(np.recarray, name):
            raise TypeError(f"{layout.__name__}.{name} would shadow an attribute of ndarray")
        fields.append((name, np.dtype(get_args(hint)[1])))
    fields.sort(key=lambda field: -field[1].alignment)
    size = sum(kind.itemsize for _, kind in fields)
    fields.append(("spare", np.dtype((np.int8, (-size % 8 or 8,)))))
    return np.dtype((np.record, np.dtype(fields, align=True)))
