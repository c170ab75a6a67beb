"""The descriptors of Dream Factory and Traumfabrik: options, notation, refusals, views and events."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matinee.engine.errors import IllegalMove
from matinee.engine.game import Event, Game
from matinee.engine.i18n import Fact
from matinee.engine.options import Option
from matinee.engine.scores import ScoreLine
from matinee.games.films import notation, rules
from matinee.games.films.action_features import MOVE_REASONS, move_features
from matinee.games.films.box import FilmsBox
from matinee.games.films.observation import OBSERVATION_SIZE, features
from matinee.games.films.score_sheet import score_sheet
from matinee.games.films.state import ACTIONS, BIDDING, DESK, HAND, SPACES, STATE, STUDIOS, State
from matinee.games.films.view import TROPHY_IDS, FilmsView, full_state, marker_text, own_view, public_view
from matinee.games.films.words import trophy_name

# The names of events and of their facts, by the kinds in state.py.
EVENTS = (
    ("round-begins", "round", "seat"),
    ("legend-comes", "tile", "chooser"),
    ("bid", "seat", "amount"),
    ("passed", "seat"),
    ("won", "seat", "location", "price"),
    ("shared", "share", "left", "payer"),
    ("invited", "seat", "actors", "location"),
    ("took", "seat", "tile"),
    ("declined", "seat"),
    ("left", "tile"),
    ("placed", "seat", "tile", "film", "space"),
    ("discarded", "seat", "tile"),
    ("finished", "seat", "film", "total", "marker"),
    ("drew", "seat", "film"),
    ("awarded", "trophy", "seat", "film"),
    ("not-awarded", "trophy"),
    ("game-over",),
)


class Films(Game):
    """The descriptor of one edition."""

    minutes = 60
    clauses = "F"
    rules = rules
    state = STATE
    players = range(2, 6)
    actions = ACTIONS
    max_legal_moves = HAND * (DESK * SPACES + 1)
    observation_size = OBSERVATION_SIZE
    choices = ACTIONS
    features = tuple(features())
    move_features = tuple(move_features())
    move_reasons = MOVE_REASONS
    options = (Option(id="studios", kind="per-seat", values=tuple(range(1, STUDIOS + 1)), clause="F-S1"),)
    box_type = FilmsBox
    view_type = FilmsView
    analysis = "matinee.games.films.lab.analysis:FilmsAnalysis"

    def __init__(self, edition: str, former_box: str) -> None:
        self.name = edition
        self.former_boxes = frozenset({former_box})
        self.default_box = Path(__file__).parent / "boxes" / f"{edition}.toml"

    def max_game_length(self, players: int) -> int:
        return 2500  # auctions end because bids rise; most games have 150 to 350 decisions

    def text(self, s: State, box: FilmsBox, seat: int, action: int) -> str:
        return notation.text(s, box, seat, action)

    def action(self, s: State, box: FilmsBox, seat: int, text: str) -> int:
        return notation.action(s, box, seat, text)

    def refusal(self, s: State, box: FilmsBox, seat: int, action: int) -> IllegalMove:
        return notation.refusal(s, box, seat, action)

    def clause_now(self, s: State) -> str:
        return notation.CLAUSE_NOW[s.stage]

    def out_of_turn(self, s: State, box: FilmsBox, seat: int, awaiting: Sequence[int]) -> IllegalMove:
        if s.stage == BIDDING and s.passed >> seat & 1:
            return IllegalMove("F-A4", "refused-films-passed")
        return super().out_of_turn(s, box, seat, awaiting)

    def public_view(self, s: State, box: FilmsBox) -> FilmsView:
        return public_view(s, box)

    def seat_view(self, s: State, shared: FilmsView, seat: int) -> FilmsView:
        return own_view(s, shared, seat)

    def full_state(self, s: State, box: FilmsBox) -> dict[str, Any]:
        return full_state(s, box)

    def score_sheet(self, s: State, box: FilmsBox) -> list[ScoreLine]:
        return list(score_sheet(s, box))

    def events(self, s: State, box: FilmsBox) -> list[Event]:
        def fact(name: str, value: int) -> int | str | None:
            if name == "tile":
                return box.tiles[value].id
            if name == "film":
                return box.screenplays[value].id if value >= 0 else None
            if name == "chooser" and value < 0:
                return None
            if name == "space":
                return notation.space_text(value)
            if name == "marker":
                return marker_text(value) if value >= 0 else "none"
            if name == "trophy":
                return TROPHY_IDS[value]
            return value + 1 if name == "round" else value

        return self.decode(s, EVENTS, fact)

    def fact(self, box: FilmsBox, name: str, value: int | str) -> Fact:
        if name == "tile":
            return next(tile.name for tile in box.tiles if tile.id == value)
        if name == "film":
            return next(film.title for film in box.screenplays if film.id == value)
        if name == "location" and isinstance(value, int):
            return box.locations[value].name
        if name == "trophy":
            return trophy_name(box, str(value))
        return value


DREAM_FACTORY = Films("dream-factory", former_box="1412acc92626cad6")
TRAUMFABRIK = Films("traumfabrik", former_box="06cece6da3787e83")
