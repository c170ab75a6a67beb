"""What stands beside the rules of a game and is never compiled: its box, its notation, its views and its words."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, SupportsIndex

import msgspec
import numpy as np

from matinee.engine.boxes import Box, read_box
from matinee.engine.errors import IllegalMove, UnknownOption, WrongPlayers
from matinee.engine.i18n import LANGUAGES, Fact, LocalisedName, add_locales, translate


class Event(msgspec.Struct, frozen=True):
    """Something that happened: its name and its facts. Names and facts are public and stable."""

    name: str
    facts: dict[str, int | str]


class Game(ABC):
    """One game as people know it. There is one instance of each, in `games/__init__.py`.

    `s` is a record in `text`, `action` and `events`, which are called for every move, and a plain copy of one (see
    `layout.plain`) in `refusal`, `view` and `everything`.
    """

    name: str  # as in matinee.start(name)
    folder: ClassVar[str]  # of its code and of its words
    clauses: ClassVar[str]  # the letter its clauses begin with
    rules: ClassVar[ModuleType]
    state: ClassVar[np.dtype[Any]]
    players: ClassVar[range]
    actions: ClassVar[int]  # they count from 0
    most_moves: ClassVar[int]  # in one position
    observation: ClassVar[int]
    choices: ClassVar[int]  # places of the mask that `mark` writes
    features: ClassVar[tuple[str, ...]]  # the name of each number that `observe` writes
    move_features: ClassVar[tuple[str, ...]]  # and of each that `describe` writes
    switches: ClassVar[tuple[str, ...]] = ()  # options that are on or off
    box_type: ClassVar[type[Box]]
    default_box: Path

    def __init_subclass__(cls) -> None:
        """Add the `locales` folder beside the module of a game to the catalogue."""
        file = getattr(sys.modules.get(cls.__module__), "__file__", None)
        if file:
            add_locales(Path(file).parent / "locales")

    @property
    def version(self) -> int:
        """Raised whenever the rules behave differently; records carry it."""
        return self.rules.RULES_VERSION

    def box(self, file: str | Path | None = None) -> Box:
        """The box in a file, or ours."""
        return read_box(file, self.box_type, self.folder, self.name) if file is not None else self._our_box

    @cached_property
    def _our_box(self) -> Box:
        return read_box(self.default_box, self.box_type, self.folder, self.name)

    def blank(self, box: Box) -> np.ndarray[Any, np.dtype[Any]]:
        """An array of one position in which nothing but the box is laid out."""
        states = np.zeros(1, self.state)
        box.lay(states[0])
        return states

    def check_players(self, players: object) -> int:
        """The number of players, if this game takes as many."""
        if isinstance(players, bool) or not isinstance(players, SupportsIndex) or index(players) not in self.players:
            raise WrongPlayers(self.box().name, players, self.players[0], self.players[-1])
        return index(players)

    def pack_options(self, players: int, options: Mapping[str, Any]) -> int:
        """The options of a game as the number that `setup` takes."""
        for option in options:
            raise UnknownOption("error-no-options", option=option)
        return 0

    @staticmethod
    def decode(s: Any, names: Sequence[tuple[str, ...]], fact: Callable[[str, int], int | str | None]) -> list[Event]:
        """The rows of `s.events` as events: `names` gives each kind's name and its facts; None means there is none."""
        events: list[Event] = []
        for row in s["events"][: s["happened"]].tolist():  # by name, a record reads five times as fast
            kind, *facts = names[int(row[0])]
            said = {name: fact(name, value) for name, value in zip(facts, row[1:], strict=False)}
            events.append(Event(kind, {name: value for name, value in said.items() if value is not None}))
        return events

    @staticmethod
    def word(message: str, **facts: Fact) -> LocalisedName:
        """A word of the catalogue in all languages."""
        return LocalisedName(**{language: translate(language, message, **facts) for language in LANGUAGES})

    @abstractmethod
    def text(self, s: Any, box: Any, seat: int, action: int) -> str:
        """A move in notation."""

    @abstractmethod
    def action(self, s: Any, box: Any, seat: int, text: str) -> int:
        """The action that a move in notation stands for; `IllegalMove` if it stands for none."""

    @abstractmethod
    def refusal(self, s: Any, box: Any, seat: int, action: int) -> IllegalMove:
        """Why an action is not legal."""

    @abstractmethod
    def clause_now(self, s: Any) -> str:
        """The clause that says who acts at this moment, or that the game is over."""

    def out_of_turn(self, s: Any, box: Any, seat: int, awaiting: Sequence[int]) -> IllegalMove:
        """Why a seat that is not awaited may not move."""
        if not awaiting:
            return IllegalMove(self.clause_now(s), "refused-over")
        waits = ", ".join(str(each) for each in awaiting)
        return IllegalMove(self.clause_now(s), "refused-not-your-turn", seat=seat, awaiting=waits)

    @abstractmethod
    def open_view(self, s: Any, box: Any) -> Any:
        """All that anybody may see, and nothing else: what a spectator sees."""

    @abstractmethod
    def seat_view(self, s: Any, shared: Any, seat: int) -> Any:
        """The same, and what only that seat may see. `shared` stays as it is: others' views are made from it, too."""

    def offered(self, s: Any, moves: Callable[[], list[str]], seat: int) -> list[str]:
        """The legal moves as a person is offered them. Where they are thousands, X and Y stand for a place."""
        return moves()

    @abstractmethod
    def everything(self, s: Any, box: Any) -> dict[str, Any]:
        """All there is, hidden or not, as plain data."""

    @abstractmethod
    def events(self, s: Any, box: Any) -> list[Event]:
        """What the last move brought about. All of it is public."""

    @abstractmethod
    def fact(self, box: Any, name: str, value: int | str) -> Fact:
        """How people call the fact of an event: a tile by its name instead of its id."""

    def tell(self, box: Any, event: Event, players: Sequence[str], language: str) -> str:
        """An event in words."""
        facts: dict[str, Fact] = {
            name: players[value] if name == "seat" and isinstance(value, int) else self.fact(box, name, value)
            for name, value in event.facts.items()
        }
        return translate(language, f"{self.folder}-{event.name}", **facts)
