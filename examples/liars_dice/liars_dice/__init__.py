"""Liar's Dice: the descriptor and the view."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from liars_dice import rules
from matinee import Game
from matinee.engine.boxes import Box
from matinee.engine.options import Option


class LiarsDiceView(Struct):
    """What a seat sees; spectators see no dice."""

    turn: int
    dice_left: list[int]
    bid: str | None
    ones_are_wild: bool
    own_dice: list[int] | None


class LiarsDice(Game):
    name = "liars-dice"
    title = "Liar’s Dice"
    clauses = "L"
    rules = rules
    state = rules.STATE
    players = range(2, rules.SEATS + 1)
    actions = rules.ACTIONS
    features = (
        *(f"own dice showing {face}" for face in range(1, rules.FACES + 1)),
        *(f"dice of seat +{seat}" for seat in range(rules.SEATS)),
        "bid count",
        "bid face",
        "ones are wild",
    )
    options = (Option(id="wild", clause="L-6"),)
    move_words = (*(f"bid {bid // 6 + 1} {bid % 6 + 1}" for bid in range(rules.LIAR)), "liar")
    event_facts = (("bid", "seat", "count", "face"), ("called", "seat", "count", "face"), ("lost", "seat"), ("over",))
    view_type = LiarsDiceView

    def public_view(self, s: Any, box: Box) -> LiarsDiceView:
        bid = self.text(s, box, s.bidder, s.bid) if s.bid != rules.NO_BID else None
        wild = bool(s.options & rules.WILD)
        return LiarsDiceView(s.turn, s.dice_left[: s.players], bid, wild, own_dice=None)

    def seat_view(self, s: Any, shared: LiarsDiceView, seat: int) -> LiarsDiceView:
        dice = [s.rolls[rules.place_of(s, seat, die)] for die in range(s.dice_left[seat])]
        return replace(shared, own_dice=sorted(dice))

    def clause_now(self, s: Any) -> str:
        return "L-3" if s.bid != rules.NO_BID else "L-2"

    def max_game_length(self, players: int) -> int:
        return rules.ROUNDS * (rules.LIAR + 1)


LIARS_DICE = LiarsDice()
