"""The descriptor of a game: everything about it that is not compiled. Plug-in games subclass `Game`."""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, SupportsIndex

import msgspec
import numpy as np

from matinee.engine.boxes import Box, read_box
from matinee.engine.contract import SPECTATOR, Rules
from matinee.engine.errors import IllegalMove, WrongPlayers
from matinee.engine.i18n import FALLBACK, LANGUAGES, Fact, LocalisedName, add_locales, localised, translate_or_none
from matinee.engine.options import Option, pack
from matinee.engine.scores import ScoreLine


class Event(msgspec.Struct, frozen=True):
    """An event of a move: its name and its facts. Names and facts are public and stable."""

    name: str
    facts: dict[str, int | str]


class Game:
    """A game. Subclass it and register one instance under its name.

    The smallest game sets `name`, `title`, `clauses`, `rules`, `state`, `players`, `actions`, `features` and
    `move_words`. Everything else has a default.

    In most methods `s` is a plain copy of the position (see `layout.plain`). In `text`, `action` and `events`, which
    are called for every move, it is the record itself. `box` is the box of the match, and `seat` the seat that moves
    or looks.
    """

    name: str
    """The name in `matinee.start(name)`: lower-case letters, digits and dashes."""
    title: str = ""
    """The name shown to people, if the game has no box."""
    minutes: int | None = None
    """How long a game between people takes, roughly."""
    clauses: ClassVar[str]
    """The letter with which the ids of its clauses start, such as "F" for F-A2."""

    # The rules and the sizes of what they write.
    rules: ClassVar[Rules]
    state: ClassVar[np.dtype[Any]]
    players: ClassVar[range]
    actions: ClassVar[int]
    """The number of actions, which are numbered from 0."""
    max_legal_moves: ClassVar[int]
    """The maximum number of legal moves in a position; by default `actions`."""
    choices: ClassVar[int]
    """The length of the mask that `mark` writes; by default `actions`."""
    features: ClassVar[tuple[str, ...]]
    """The name of each number that `observe` writes."""
    observation_size: ClassVar[int]
    """The number of features, or more if rows are padded."""
    simultaneous: ClassVar[bool] = False
    """Whether several seats may be awaited at once."""
    move_features: ClassVar[tuple[str, ...]] = ()
    """The name of each number that `describe` writes."""

    # Notation and events.
    move_words: ClassVar[Sequence[str]] = ()
    """The notation of each action, if it does not depend on the position."""
    event_facts: ClassVar[Sequence[tuple[str, ...]]] = ()
    """For each kind of event, by its number in the rules: its name, then the names of its facts."""
    final_moves: ClassVar[Mapping[str, str]] = {}
    """Verbs of moves that cannot be undone, with the clause that says so."""

    # The components.
    box_type: ClassVar[type[Box]] = Box
    default_box: Path
    """The file of the default box; unset in a game without components."""
    options: ClassVar[tuple[Option, ...]] = ()
    """The options of a match."""
    former_boxes: frozenset[str] = frozenset()
    """Digests of earlier versions of the default box whose records and tables remain valid."""
    view_type: ClassVar[type | None] = None
    """The msgspec struct that `public_view` and `seat_view` return, for API documents."""

    analysis: ClassVar[str] = ""
    """Analyses simulated games, see `matinee.lab.analysis`: "module:attribute" of the class; empty if there is none."""

    # The bots. Values are "module:attribute" of a callable that returns one. Trained weights are in `network.npz`, the
    # configuration of their training in `training.toml`, both in the game's folder.
    levels: ClassVar[Mapping[str, str]] = {}
    """The bots that people choose from, the weakest first; by default those common to all games."""
    bots: ClassVar[Mapping[str, str]] = {}
    """Additional bots."""
    default_level: ClassVar[str] = "understudy"
    pair_bot: ClassVar[str] = ""
    """Combines two bots into one for a name "one/other", in games with two roles."""
    move_reasons: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Groups of move features that a network bot names as reasons. Each ID has a message `FAMILY-reason-ID`."""
    round_explainer: ClassVar[str] = ""
    """Explains the bots' decisions of a round; see `matinee.table.explanations`. Empty if its bots give no reasons."""
    talker: ClassVar[str] = ""
    """What the bots say at a table: the class of a `matinee.bots.talk.Talker`. Empty if they say nothing."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Set the sizes that default to others, and add the `locales` folder beside the game's module."""
        super().__init_subclass__(**kwargs)
        if "actions" in cls.__dict__:
            for size in ("choices", "max_legal_moves"):
                if size not in cls.__dict__:
                    setattr(cls, size, cls.actions)
        if "features" in cls.__dict__ and "observation_size" not in cls.__dict__:
            cls.observation_size = len(cls.features)
        if (folder := cls.folder()) is not None:
            add_locales(folder / "locales")

    @classmethod
    def folder(cls) -> Path | None:
        """Return the folder of the game's module, with its messages and weights; None if the module is not a file."""
        file = getattr(sys.modules.get(cls.__module__), "__file__", None)
        return Path(file).parent if file else None

    @classmethod
    def file(cls, name: str) -> Path | None:
        """Return a file in the game's folder, or None if it is not there."""
        folder = cls.folder()
        return folder / name if folder and (folder / name).is_file() else None

    @cached_property
    def package(self) -> str:
        """The Python package of the game, or its module if it is a single file."""
        module = type(self).__module__
        return sys.modules[module].__package__ or module

    @cached_property
    def family(self) -> str:
        """The name shared by the editions of a game: the prefix of their messages, and `game` in their boxes."""
        return self.package.rpartition(".")[2].replace("_", "-")

    def part(self, name: str) -> ModuleType | None:
        """Return the module `name` of the game's package, or None if it has no such module."""
        full_name = f"{self.package}.{name}"
        try:
            found = find_spec(full_name)
        except ModuleNotFoundError:  # the game is a single file
            return None
        return import_module(full_name) if found else None

    @property
    def version(self) -> int:
        """The version of the rules, increased whenever their behaviour changes. Records contain it."""
        return self.rules.RULES_VERSION

    @property
    def versions(self) -> range:
        """The versions of the rules that a match can follow, the current one last.

        Rules that can still play former versions define `OLDEST_RULES_VERSION`, and their positions have a field
        `rules_version`.
        """
        return range(getattr(self.rules, "OLDEST_RULES_VERSION", self.version), self.version + 1)

    def max_game_length(self, players: int) -> int:
        """Return an upper bound on the number of decisions in a game with that number of players."""
        return 4096

    def box(self, file: str | Path | None = None) -> Box:
        """Return a box of the game.

        Args:
            file: A TOML file; None for the game's default box.

        Raises:
            DamagedBox: The file is not a valid box of this game; the message names the line.
        """
        return read_box(file, self.box_type, self.family, self.name) if file is not None else self._default_box

    @cached_property
    def _default_box(self) -> Box:
        if not hasattr(self, "default_box"):
            title = self.title or self.name
            return self.box_type(game=self.family, edition=self.name, name=LocalisedName(title, title, title))
        return read_box(self.default_box, self.box_type, self.family, self.name)

    def accepts_digest(self, box: Box, digest: str) -> bool:
        """Return whether a match can be continued with a box.

        Args:
            box: The box.
            digest: The digest of the box with which the match was dealt.
        """
        if digest in (box.digest, box.full_digest):
            return True
        return digest in self.former_boxes and box.digest == self._default_box.digest

    def empty_position(self, box: Box, version: int | None = None) -> np.ndarray[Any, np.dtype[Any]]:
        """Return an array of one position that contains only the values of the box and the version of the rules.

        Args:
            box: The box.
            version: One of `versions`; None for the current one.
        """
        states = np.zeros(1, self.state)
        box.write_values(states[0])
        if "rules_version" in (self.state.names or ()):
            states["rules_version"] = self.version if version is None else version
        return states

    def check_players(self, players: object) -> int:
        """Return the number of players as an `int`.

        Raises:
            WrongPlayers: The game cannot be played with this number.
        """
        if isinstance(players, bool) or not isinstance(players, SupportsIndex) or index(players) not in self.players:
            raise WrongPlayers(self.box().name, players, self.players[0], self.players[-1])
        return index(players)

    def pack_options(self, players: int, options: Mapping[str, Any]) -> int:
        """Return the options of a match as the number that `setup` takes.

        Args:
            players: The number of players.
            options: Values by option id; the other options have their defaults.

        Raises:
            UnknownOption: There is no such option, or it does not have this value.
        """
        return pack(self.options, options, players, self.players[-1])

    def about(self) -> LocalisedName | None:
        """Return a sentence about the game, for the list of games."""
        message = f"{self.family}-about-{self.name}"
        return self.word(message) if translate_or_none(FALLBACK, message) else None

    def picture(self, box: Any, file: Path | None, picture: str) -> Path | None:
        """Return the file of a picture in a box; None if there is none.

        Args:
            box: The box.
            file: The file of the box; None for the game's default box.
            picture: The id of the picture.
        """
        return None

    def option_label(self, option: Option) -> LocalisedName:
        """Return the name of an option."""
        return self._option_words(option, "", option.id)

    def option_help(self, option: Option) -> LocalisedName:
        """Return a sentence that explains the effect of an option."""
        return self._option_words(option, ".help", option.id)

    def value_label(self, option: Option, value: int) -> LocalisedName:
        """Return the name of a value of an option."""
        return self._option_words(option, f".value-{value}", str(value))

    def _option_words(self, option: Option, attribute: str, default: str) -> LocalisedName:
        message = f"{self.family}-option-{option.id}{attribute}"
        return LocalisedName(**{each: translate_or_none(each, message) or default for each in LANGUAGES})

    # --- Notation

    def text(self, s: Any, box: Any, seat: int, action: int) -> str:
        """Return an action in notation."""
        return self.move_words[action]

    def action(self, s: Any, box: Any, seat: int, text: str) -> int:
        """Return the action of a move in notation.

        Raises:
            IllegalMove: The text is not a move of this game.
        """
        move = " ".join(text.lower().split())
        if move not in self.move_words:
            raise IllegalMove(self.clause_now(s), "refused-unreadable", move=text)
        return self.move_words.index(move)

    def refusal(self, s: Any, box: Any, seat: int, action: int) -> IllegalMove:
        """Return the error that explains why an action is not legal."""
        return IllegalMove(self.clause_now(s), "refused-now", move=self.text(s, box, seat, action))

    def clause_now(self, s: Any) -> str:
        """Return the clause that says who must act now, or that the game is over."""
        return f"{self.clauses}-1"

    def out_of_turn(self, s: Any, box: Any, seat: int, awaiting: Sequence[int]) -> IllegalMove:
        """Return the error that explains why a seat may not move now.

        Args:
            s: A plain copy of the position.
            box: The box.
            seat: A seat that is not awaited.
            awaiting: The seats that are awaited.
        """
        if not awaiting:
            return IllegalMove(self.clause_now(s), "refused-over")
        awaited = ", ".join(str(each) for each in awaiting)
        return IllegalMove(self.clause_now(s), "refused-not-your-turn", seat=seat, awaiting=awaited)

    def offered(self, s: Any, moves: Callable[[], list[str]], seat: int) -> list[str]:
        """Return the legal moves of a seat as shown to people. X and Y replace coordinates if there are thousands.

        Args:
            s: The position.
            moves: Lists all legal moves in notation.
            seat: The seat.
        """
        return moves()

    # --- Views

    def score_sheet(self, s: Any, box: Any) -> list[ScoreLine]:
        """Return the lines of the score sheet. When the game is over, the lines of a seat add up to its points."""
        points = np.zeros(s.players, np.int64)
        self.rules.points(s, points)
        return [ScoreLine(seat, "points", total, "score-points") for seat, total in enumerate(points.tolist())]

    def public_view(self, s: Any, box: Any) -> Any:
        """Return the view of a spectator, with only what everybody may see: any value that msgspec can encode.

        By default it is the spectator's observation, by the names of its features.
        """
        return self._observation_by_name(s, SPECTATOR)

    def seat_view(self, s: Any, shared: Any, seat: int) -> Any:
        """Return the public view, extended by what only this seat may see. By default there is nothing more.

        A game without a `public_view` shows a seat its own observation.

        Args:
            s: A plain copy of the position.
            shared: The public view. Do not change it: all seats share it.
            seat: The seat.
        """
        has_view = type(self).public_view is not Game.public_view
        return shared if has_view else self._observation_by_name(s, seat)

    def _observation_by_name(self, s: Any, seat: int) -> dict[str, float]:
        numbers = np.zeros(self.observation_size, np.float32)
        self.rules.observe(s, seat, numbers)
        return dict(zip(self.features, numbers.round(3).tolist(), strict=False))

    def full_state(self, s: Any, box: Any) -> dict[str, Any]:
        """Return the whole position, hidden parts included, as plain data: for replays of finished games.

        By default it is the public view, `by_seat` with the fields that only some seats see, and the raw `state`.
        """
        shared = self.public_view(s, box)
        public = msgspec.to_builtins(shared)
        seats = [msgspec.to_builtins(self.seat_view(s, shared, seat)) for seat in range(s.players)]
        private = [name for name in public if any(view[name] != public[name] for view in seats)]
        fields: dict[str, Any] = {
            name: getattr(s, name) for name in self.state.names or () if name not in ("spare", "events")
        }
        return {
            **{name: value for name, value in public.items() if name not in private},
            "by_seat": [{name: view[name] for name in private} for view in seats],
            "state": {name: getattr(value, "rows", value) for name, value in fields.items()},
        }

    # --- Events

    def events(self, s: Any, box: Any) -> list[Event]:
        """Return the events of the last move. They are public."""
        return self.decode(s, self.event_facts, lambda name, value: value) if self.event_facts else []

    @staticmethod
    def decode(s: Any, names: Sequence[tuple[str, ...]], fact: Callable[[str, int], int | str | None]) -> list[Event]:
        """Return the rows of `s.events` as events.

        Args:
            s: The record.
            names: For each kind of event its name, then the names of its facts.
            fact: Returns the value of a fact, given its name and number; None omits the fact.
        """
        events: list[Event] = []
        for row in s["events"][: s["event_count"]].tolist():  # indexing is five times as fast as attributes
            kind, *facts = names[int(row[0])]
            values = {name: fact(name, value) for name, value in zip(facts, row[1:], strict=False)}
            events.append(Event(kind, {name: value for name, value in values.items() if value is not None}))
        return events

    def fact(self, box: Any, name: str, value: int | str) -> Fact:
        """Return the fact of an event as shown to people, such as a tile's name instead of its id."""
        return value

    def tell(self, box: Any, event: Event, players: Sequence[str], language: str) -> str:
        """Return an event as a sentence.

        Args:
            box: The box.
            event: The event.
            players: The players' names by seat.
            language: One of `i18n.LANGUAGES`.
        """
        facts: dict[str, Fact] = {
            name: players[value] if name == "seat" and isinstance(value, int) else self.fact(box, name, value)
            for name, value in event.facts.items()
        }
        message = f"{self.family}-{event.name}"
        text = translate_or_none(language, message, facts)
        if text is None:
            return f"{event.name}: {', '.join(f'{name} {value}' for name, value in facts.items())}".removesuffix(": ")
        return text

    @staticmethod
    def word(message: str, **facts: Fact) -> LocalisedName:
        """Return a message of the catalogue in all languages."""
        return localised(message, **facts)
