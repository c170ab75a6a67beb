"""What a seat sees of Dreams, built by inclusion: its own role and vote, and of rounds past what was revealed.

As soon as all have voted the position stands in the next round; what was just revealed is the last of `history`.
"""

from typing import Any, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from matinee.games.dreams import rules
from matinee.games.dreams.box import COLOURS, TONE_IDS, VOTES, DreamsBox
from matinee.games.dreams.state import GOAL, NO_VOTE, OVER, ROUNDS, SHOWN, State

Stage = Literal["laying", "voting", "over"]
STAGES: tuple[Stage, ...] = ("laying", "voting", "over")


class StarView(Struct):
    """Players complain that one must remember who laid which star, and when: so it is all here."""

    number: int  # from 1, in the order laid
    seat: int
    colour: str
    tone: str
    x: int
    y: int


class RoundView(Struct):
    """A round that has been revealed (D-V1)."""

    round: int
    dreams: list[str]
    vision: int
    mortal: int
    votes: list[str]  # of each seat: "blue", or "3"
    gains: list[int]  # what each seat scored


class DreamsView(Struct, kw_only=True):
    game: str
    players: int
    seat: int | None
    stage: Stage
    awaiting: list[int]
    round: int
    dealer: int
    colours: list[str]
    points: list[int]
    goal: int
    dreams: list[str]  # numbers 1 to 4
    deck_left: int
    stars: list[StarView]
    hand: list[list[str]]  # the tones each seat has not yet laid
    voted: list[int]
    role: Literal["god", "mortal"] | None
    vision: int | None  # what a god knows
    vote: str | None  # the viewer's own, in notation
    history: list[RoundView]


def own_view(s: State, shared: DreamsView, seat: int) -> DreamsView:
    """D-R2: one's own role, and the vision if one is a god. D-V1: one's own vote."""
    mortal = rules.is_mortal(s, seat)
    vote = vote_text(s, s.round_number, seat)
    return replace(
        shared,
        seat=seat,
        role="mortal" if mortal else "god",
        vision=None if mortal else s.vision[s.round_number] + 1,
        vote=f"vote {vote}" if vote else None,
    )


def public_view(s: State, box: DreamsBox) -> DreamsView:
    seats = range(s.players)
    waiting = rules.awaiting(s)
    return DreamsView(
        game="dreams",
        players=s.players,
        seat=None,
        stage=STAGES[s.stage],
        awaiting=[each for each in seats if waiting >> each & 1],
        round=s.round_number + 1,
        dealer=s.dealer,
        colours=list(COLOURS[: s.players]),
        points=[s.score[each] for each in seats],
        goal=GOAL,
        dreams=dreams_of(s, box, s.round_number),
        deck_left=s.dreams - SHOWN * (1 + s.round_number % (s.dreams // SHOWN)),
        stars=[star_view(s, star) for star in range(s.laid)],
        hand=[[tone for bit, tone in enumerate(TONE_IDS) if not s.used[each] >> bit & 1] for each in seats],
        voted=[each for each in seats if s.vote[s.round_number, each] != NO_VOTE],
        role=None,
        vision=None,
        vote=None,
        history=[round_view(s, box, number) for number in range(s.round_number + (s.stage == OVER))],
    )


def star_view(s: State, star: int) -> StarView:
    seat = owner(s, star)
    return StarView(
        number=star + 1,
        seat=seat,
        colour=COLOURS[seat],
        tone=TONE_IDS[s.star_tone[star]],
        x=s.star_x[star],
        y=s.star_y[star],
    )


def round_view(s: State, box: DreamsBox, number: int) -> RoundView:
    return RoundView(
        round=number + 1,
        dreams=dreams_of(s, box, number),
        vision=s.vision[number] + 1,
        mortal=s.mortal[number],
        votes=[VOTES[s.vote[number, seat]] for seat in range(s.players)],
        gains=[gain(s, number, seat) for seat in range(s.players)],
    )


def gain(s: State, number: int, seat: int) -> int:
    """D-P1, D-P2: the points of a seat in a round that has been revealed."""
    reasons = rules.earned(s, number, seat)
    return sum(points for why, points in enumerate(rules.GAINS) if reasons >> why & 1)


def owner(s: State, star: int) -> int:
    """Who laid a star: the dealer the first, then clockwise (D-R3)."""
    return (s.dealer + star) % s.players


def dreams_of(s: State, box: DreamsBox, number: int) -> list[str]:
    """The four dreams of a round."""
    return [box.dreams[s.deck[place]].id for place in range(SHOWN * number, SHOWN * (number + 1))]


def vote_text(s: State, number: int, seat: int) -> str | None:
    vote = s.vote[number, seat]
    return VOTES[vote] if vote != NO_VOTE else None


def full_state(s: State, box: DreamsBox) -> dict[str, Any]:
    """Rounds are dealt from the front of "deals"; more are drawn ahead than are ever played."""
    rounds = range(ROUNDS)
    return {
        **to_builtins(public_view(s, box)),
        "vision": s.vision[s.round_number] + 1,
        "mortal": s.mortal[s.round_number],
        "votes": [vote_text(s, s.round_number, seat) for seat in range(s.players)],
        "deals": [dreams_of(s, box, number) for number in rounds],
        "visions": [s.vision[number] + 1 for number in rounds],
        "mortals": [s.mortal[number] for number in rounds],
    }
