"""Options of a game as data. A game declares them; this module validates and packs them for `setup`.

The options of a game are packed into one number, one after another from the lowest bit:

- a switch takes 1 bit;
- a choice is the index of its value in `values`, in as many bits as the last index needs;
- a per-seat option has a group of bits for each seat: 0, or 1 plus the index of its value in `values`.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Literal

import msgspec

from matinee.engine.errors import UnknownArgument, UnknownOption

Kind = Literal["switch", "choice", "per-seat"]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game.

    Its label is the message `GAME-option-ID` of the game's catalogue, its help the attribute `.help` of that message. A
    value of a choice is shown as the attribute `.value-N` if there is one, else as a number.
    """

    id: str
    kind: Kind = "switch"
    values: tuple[int, ...] = ()
    """The possible values of a choice or a per-seat option. Seats must have different values; 0 means any."""
    default: bool | int = False
    """For a choice, one of its values."""
    clause: str
    """The clause of the rules that describes it."""

    def pack(self, value: Any, players: int) -> int:
        """Return a value as the bits of this option.

        Args:
            value: True or False, a number, or a list of numbers, one for each seat, starting with seat 0.
            players: The number of seats.

        Raises:
            UnknownOption: The option does not have this value.
        """
        if self.kind == "switch":
            return self._pack_switch(value)
        return self._pack_choice(value) if self.kind == "choice" else self._pack_seats(value, players)

    def _pack_switch(self, value: Any) -> int:
        if not isinstance(value, bool):
            raise UnknownOption("error-option-yes-no", option=self.id, value=str(value))
        return int(value)

    def _pack_choice(self, value: Any) -> int:
        if isinstance(value, bool) or value not in self.values:
            known = ", ".join(map(str, self.values))
            raise UnknownOption("error-choice", what=self.id, value=str(value), known=known)
        return self.values.index(value)

    def _pack_seats(self, value: Any, players: int) -> int:
        try:
            given = msgspec.convert(value, list[int])
        except msgspec.ValidationError:
            given = [-1]
        chosen = [each for each in given if each]
        if len(given) > players or len(set(chosen)) != len(chosen) or not set(chosen) <= set(self.values):
            first, last = self.values[0], self.values[-1]
            raise UnknownOption("error-option-seats", option=self.id, value=str(value), first=first, last=last)
        indices = [1 + self.values.index(each) if each else 0 for each in given]
        return sum(index << self._bits_per_seat * seat for seat, index in enumerate(indices))

    def bits(self, seats: int) -> int:
        """Return how many bits the option takes in a game for up to `seats` players."""
        if self.kind == "switch":
            return 1
        return (len(self.values) - 1).bit_length() if self.kind == "choice" else self._bits_per_seat * seats

    @property
    def _bits_per_seat(self) -> int:
        return len(self.values).bit_length()


def pack(declared: Sequence[Option], given: Mapping[str, Any], players: int, seats: int) -> int:
    """Return the options of a game as the number that `setup` takes.

    Args:
        declared: All options of the game.
        given: Values by option id; the other options have their defaults.
        players: The number of seats in this game.
        seats: The maximum number of seats of the game.

    Raises:
        UnknownOption: There is no such option, or it does not have this value.
    """
    for option in given:
        if not declared:
            raise UnknownOption("error-no-options", option=option)
        if option not in [each.id for each in declared]:
            raise UnknownOption("error-option", option=option, known=", ".join(each.id for each in declared))
    packed, shift = 0, 0
    for option in declared:
        if option.id in given or option.kind != "per-seat":
            packed |= option.pack(given.get(option.id, option.default), players) << shift
        shift += option.bits(seats)
    return packed


def check_spelling(function: Callable[..., Any], declared: Sequence[Option], given: Iterable[str]) -> None:
    """Refuse keyword arguments that look like misspelt ones. `pack` refuses all others that are not options.

    Args:
        function: The function that was called; it takes the options of a game as further keyword arguments.
        declared: All options of the game.
        given: The keyword arguments that are not parameters of the function.

    Raises:
        UnknownArgument: A name resembles a parameter of the function or an option.
    """
    options = [option.id for option in declared]
    for name in given:
        if name not in options:
            near = get_close_matches(name.lower(), [*inspect.signature(function).parameters, *options], 1)
            if near:
                raise UnknownArgument(name, near[0])
