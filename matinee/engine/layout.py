"""The memory layout of a position: one NumPy record, declared as an annotated class.

    class State:
        turn: Annotated[int, "i1"]           # one number
        money: Annotated[Row, "5i1"]         # one number per seat
        project: Annotated[Grid, "(4,3)i1"]  # a small table

The strings are NumPy dtypes. The class is never instantiated: `record_type(State)` returns the dtype of the records
that rules work on, and the annotations give editors and pyright the types of the fields.

Two conventions make interpreted and compiled code give the same results. No field has the name of an ndarray attribute
(`round`, `sum`, `sort`): `record_type` refuses it. And numbers that are multiplied are `i2` or wider, because NumPy
computes `int8 * int` in int8 where Numba widens; tests turn the overflow warning into an error.

A field that is only used as an index, such as a card in a deck, may be `u1`: then compiled code need not check for
negative indices.
"""

import struct
from functools import lru_cache
from types import SimpleNamespace
from typing import Annotated, Any, Protocol, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

STRUCT_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f8": "d"}
"""The `struct` module's code for each NumPy dtype."""


class Row(Protocol):
    """A one-dimensional field of a record."""

    @property
    def size(self) -> int:
        """The number of entries."""
        ...

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
    """A row of floats that refuses an index outside it. NumPy would count a negative one from the end."""

    def __init__(self, row: FloatRow, size: int) -> None:
        self.row = row
        self.size = size

    def __getitem__(self, index: int, /) -> float:
        return self.row[self._checked(index)]

    def __setitem__(self, index: int, value: float, /) -> None:
        self.row[self._checked(index)] = value

    def _checked(self, index: int) -> int:
        if not 0 <= index < self.size:
            raise IndexError(f"index {index} is outside a row of {self.size} numbers")
        return index


class _PlainGrid:
    """A two-dimensional field of a plain copy, read as `grid[i, j]`."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows: list[list[int]] = rows

    def __getitem__(self, index: tuple[int, int]) -> int:
        return self.rows[index[0]][index[1]]

    def __setitem__(self, index: tuple[int, int], value: int) -> None:
        self.rows[index[0]][index[1]] = value


def plain(s: Any) -> Any:
    """Return a copy of a record whose fields are Python numbers and lists, which Python reads many times faster."""
    numbers, fields = _struct_layout(s.dtype)
    values = numbers.unpack(s.tobytes())
    copy = SimpleNamespace()
    attributes = copy.__dict__
    for name, start, stop, width in fields:
        if width == 0:
            attributes[name] = values[start]
        elif width == 1:
            attributes[name] = list(values[start:stop])
        else:
            attributes[name] = _PlainGrid([list(values[i : i + width]) for i in range(start, stop, width)])
    return copy


def copy_plain(s: Any) -> Any:
    """Return an independent copy of a plain copy, or a plain copy of a record."""
    if not isinstance(s, SimpleNamespace):
        return plain(s)
    copy = SimpleNamespace()
    for name, value in vars(s).items():
        if isinstance(value, list):
            copy.__dict__[name] = value[:]
        elif isinstance(value, _PlainGrid):
            copy.__dict__[name] = _PlainGrid([row[:] for row in value.rows])
        else:
            copy.__dict__[name] = value
    return copy


@lru_cache
def _struct_layout(record: np.dtype[Any]) -> tuple[struct.Struct, list[tuple[str, int, int, int]]]:
    """Return a `struct` for all numbers of a record, and for each field its name, start, stop and width.

    Start and stop are indices into the numbers. The width is 0 for a single number, 1 for a row, else the number of
    columns of a grid.
    """
    struct_format, end, count = "=", 0, 0
    fields: list[tuple[str, int, int, int]] = []
    declared: Any = record.fields
    for name, (kind, offset, *_) in sorted(declared.items(), key=lambda field: field[1][1]):
        base, shape = kind.subdtype or (kind, ())
        size = kind.itemsize // base.itemsize
        struct_format += f"{offset - end}x{size}{STRUCT_CODES[base.str[1:]]}"
        width = shape[1] if len(shape) == 2 else len(shape)
        fields.append((name, count, count + size, width))
        end, count = offset + kind.itemsize, count + size
    return struct.Struct(f"{struct_format}{record.itemsize - end}x"), fields


def write_back(copy: Any, s: Any) -> None:
    """Write a plain copy back into a record."""
    for name in s.dtype.names:
        field = getattr(copy, name)
        s[name] = field.rows if isinstance(field, _PlainGrid) else field


def bytes_of(states: Array) -> NDArray[np.uint8]:
    """Return positions as rows of bytes, which compiled code copies fastest."""
    return states.view(np.uint8).reshape(states.size, states.dtype.itemsize)


def record_type(layout: type) -> np.dtype[Any]:
    """Return the dtype of the records that `layout` declares.

    Fields are aligned for GPUs, the widest first. The field `spare` takes the place of padding at the end. NumPy does
    not copy padding, so equal positions could differ in its bytes.
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
