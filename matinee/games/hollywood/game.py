"""The descriptor of Hollywood: notation, refusals and events."""

from pathlib import Path
from typing import Any

from matinee.engine.errors import IllegalMove
from matinee.engine.game import Event, Game
from matinee.engine.i18n import Fact
from matinee.engine.options import Option
from matinee.engine.scores import ScoreLine
from matinee.games.hollywood import rules
from matinee.games.hollywood.action_features import MOVE_REASONS, move_features
from matinee.games.hollywood.box import GENRE_IDS, HollywoodBox
from matinee.games.hollywood.holdings import has_double_reel
from matinee.games.hollywood.observation import OBSERVATION_SIZE, features
from matinee.games.hollywood.score_sheet import score_sheet
from matinee.games.hollywood.state import (
    ACTIONS,
    CLAP,
    COLUMNS,
    FINISH_ACTION,
    HANDING_OUT,
    REEL_1,
    STATE,
    State,
)
from matinee.games.hollywood.view import HollywoodView, full_state, own_view, public_view

MOVES = [
    *(f"reel {number + 1}" for number in range(COLUMNS)),
    "clap",
    "double",
    *(f"finish {genre}" for genre in GENRE_IDS),
]

# The names of events and of their facts, by the kinds in state.py.
EVENTS = (
    ("round-begins", "round", "seat"),
    ("laid", "seat", "column"),
    ("clapped", "seat"),
    ("doubled", "seat"),
    ("joined", "seat", "card", "genre"),
    ("kept", "seat", "card"),
    ("finished", "seat", "genre", "card"),
    ("wasted", "seat", "card"),
    ("thrown", "card"),
    ("game-over",),
)


class Hollywood(Game):
    """The descriptor of Hollywood."""

    name = "hollywood"
    minutes = 15
    clauses = "H"
    rules = rules
    state = STATE
    players = range(3, 5)
    actions = ACTIONS
    max_legal_moves = ACTIONS
    observation_size = OBSERVATION_SIZE
    choices = ACTIONS
    features = tuple(features())
    move_features = tuple(move_features())
    move_reasons = MOVE_REASONS
    options = (Option(id="scarcity", clause="H-V1"), Option(id="prototype", clause="H-V2"))
    box_type = HollywoodBox
    view_type = HollywoodView
    analysis = "matinee.games.hollywood.lab.analysis:HollywoodAnalysis"
    former_boxes = frozenset({"6e3262b7a10d58bf"})
    default_box = Path(__file__).parent / "boxes" / "hollywood.toml"

    def max_game_length(self, players: int) -> int:
        return players * (12 + 3) + 2 * players  # reels and stars of each round, a Clap Board and a Double Reel each

    def text(self, s: State, box: HollywoodBox, seat: int, action: int) -> str:
        return MOVES[action]

    def action(self, s: State, box: HollywoodBox, seat: int, text: str) -> int:
        move = " ".join(text.lower().split())
        if move not in MOVES:
            raise IllegalMove(self.clause_now(s), "refused-hollywood-unreadable", move=text)
        return MOVES.index(move)

    def refusal(self, s: State, box: HollywoodBox, seat: int, action: int) -> IllegalMove:
        if s.stage == HANDING_OUT:
            if action < FINISH_ACTION:
                return IllegalMove("H-A7", "refused-hollywood-star-first")
            return IllegalMove(
                "H-A5", "refused-hollywood-no-project", genre=self.fact(box, "genre", GENRE_IDS[action - FINISH_ACTION])
            )
        if action >= FINISH_ACTION:
            return IllegalMove("H-A5", "refused-hollywood-no-star")
        if action < REEL_1 + COLUMNS:
            return IllegalMove("H-R5", "refused-hollywood-full", column=action - REEL_1 + 1)
        if s.reels_owed:
            return IllegalMove("H-R7", "refused-hollywood-owed", reels=int(s.reels_owed))
        if action == CLAP:
            return IllegalMove("H-R6", "refused-hollywood-clap-played")
        if not has_double_reel(s, seat):
            return IllegalMove("H-R6", "refused-hollywood-double-played")
        return IllegalMove("H-R7", "refused-hollywood-one-reel")

    def clause_now(self, s: State) -> str:
        return ("H-R3", "H-A5", "H-R1")[s.stage]

    def public_view(self, s: State, box: HollywoodBox) -> HollywoodView:
        return public_view(s, box)

    def seat_view(self, s: State, shared: HollywoodView, seat: int) -> HollywoodView:
        return own_view(s, shared, seat)

    def full_state(self, s: State, box: HollywoodBox) -> dict[str, Any]:
        return full_state(s, box)

    def score_sheet(self, s: State, box: HollywoodBox) -> list[ScoreLine]:
        return list(score_sheet(s, box))

    def events(self, s: State, box: HollywoodBox) -> list[Event]:
        def fact(name: str, value: int) -> int | str:
            if name == "card":
                return box.cards[value].id
            return GENRE_IDS[value] if name == "genre" else value + 1 if name in ("round", "column") else value

        return self.decode(s, EVENTS, fact)

    def fact(self, box: HollywoodBox, name: str, value: int | str) -> Fact:
        if name == "card":
            return next(card.name for card in box.cards if card.id == value)
        return self.word(f"hollywood-genre-{value}") if name == "genre" else value


HOLLYWOOD = Hollywood()
