"""Options of a game as data: declared by its descriptor, validated and packed here for `setup`.

The options of a game are packed into one number, each beginning where the one before ends:

- a switch is 1 bit;
- a choice is the place of its value among `values`, in as many bits as the last place needs;
- a per-seat option has a group of bits for each seat: 0, or 1 plus the place of its value among `values`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from matinee.engine.errors import UnknownOption

Kind = Literal["switch", "choice", "per-seat"]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game.

    Its label and its help are the message `GAME-option-ID` of the game's catalogue and the attribute `.help` of it. A
    value of a choice is shown as the number it is, or as the attribute `.value-N` if there is one.
    """

    id: str
    kind: Kind = "switch"
    values: tuple[int, ...] = ()
    """Of a choice: those to choose from. Of a per-seat option: those of which each seat has another; 0 means any."""
    default: bool | int = False
    """Of a choice: one of its values."""
    clause: str
    """The clause of the rules that describes it."""

    def pack(self, value: Any, players: int) -> int:
        """Return a value as the bits of this option.

        Args:
            value: True or False, a number, or a list of numbers, one for each seat from the first on.
            players: The number of seats.

        Raises:
            UnknownOption: The option has no such value.
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
            wishes = msgspec.convert(value, list[int])
        except msgspec.ValidationError:
            wishes = [-1]
        chosen = [wish for wish in wishes if wish]
        if len(wishes) > players or len(set(chosen)) != len(chosen) or not set(chosen) <= set(self.values):
            first, last = self.values[0], self.values[-1]
            raise UnknownOption("error-option-seats", option=self.id, value=str(value), first=first, last=last)
        places = [1 + self.values.index(wish) if wish else 0 for wish in wishes]
        return sum(place << self._bits_of_a_seat * seat for seat, place in enumerate(places))

    def bits(self, seats: int) -> int:
        """Return how many bits the option takes in a game of at most so many seats."""
        if self.kind == "switch":
            return 1
        return (len(self.values) - 1).bit_length() if self.kind == "choice" else self._bits_of_a_seat * seats

    @property
    def _bits_of_a_seat(self) -> int:
        return len(self.values).bit_length()


def pack(declared: Sequence[Option], given: Mapping[str, Any], players: int, seats: int) -> int:
    """Return the options of a game as the number that `setup` takes.

    Args:
        declared: All options of the game.
        given: Values by option; the others have their defaults.
        players: The number of seats in this game.
        seats: The largest number of seats.

    Raises:
        UnknownOption: There is no such option, or it has no such value.
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
