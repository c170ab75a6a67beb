"""The view of a seat of Dreams, built by inclusion: public facts, its own role and vote, and revealed rounds.

The last vote of a round starts the next one; the round just revealed is then the last entry of `history`.
"""

from typing import Any, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from matinee.games.dreams import rules
from matinee.games.dreams.box import COLOURS, TONE_IDS, VOTES, DreamsBox
from matinee.games.dreams.sky import sky_of
from matinee.games.dreams.state import GOAL, NO_VOTE, OVER, ROUNDS, SHOWN, State

Stage = Literal["laying", "voting", "over"]
STAGES: tuple[Stage, ...] = ("laying", "voting", "over")


class StarView(Struct):
    """A star with its owner and its number in the order of laying."""

    number: int  # from 1, in the order laid
    seat: int
    colour: str
    tone: str
    x: int
    y: int


class SkyView(Struct):
    """The shape of the sky, in cells: a rectangle with rounded corners, whose middle a picture over the sky covers.

    Stars are discs of radius 3 around the centres of cells. Tables opened with version 1 of the rules have an oval sky.
    """

    width: int
    height: int
    corner_width: int  # the half axes of the quarters of ellipses at the corners
    corner_height: int
    picture_width: int
    picture_height: int


class RoundView(Struct):
    """A round that has been revealed (D-V1)."""

    round: int
    dreams: list[str]
    vision: int
    mortal: int
    votes: list[str]  # by seat: "blue", or "3"
    gains: list[int]  # points by seat


class DreamsView(Struct, kw_only=True):
    """The view of a seat or a spectator."""

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
    dreams: list[str]  # in the order of their numbers 1 to 4
    deck_left: int
    sky: SkyView
    stars: list[StarView]
    hand: list[list[str]]  # by seat, the tones not yet laid
    voted: list[int]
    role: Literal["god", "mortal"] | None
    vision: int | None  # known to gods only
    vote: str | None  # the seat's own, in move notation
    history: list[RoundView]


def own_view(s: State, shared: DreamsView, seat: int) -> DreamsView:
    """Add a seat's own role, vision (D-R2) and vote (D-V1) to the public view."""
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
    """Return the view of a spectator."""
    seats = range(s.players)
    awaited = rules.awaiting(s)
    return DreamsView(
        game="dreams",
        players=s.players,
        seat=None,
        stage=STAGES[s.stage],
        awaiting=[each for each in seats if awaited >> each & 1],
        round=s.round_number + 1,
        dealer=s.dealer,
        colours=list(COLOURS[: s.players]),
        points=[s.score[each] for each in seats],
        goal=GOAL,
        dreams=dreams_of(s, box, s.round_number),
        deck_left=s.dreams - SHOWN * (1 + s.round_number % (s.dreams // SHOWN)),
        sky=SkyView(*sky_of(s)),
        stars=[star_view(s, star) for star in range(s.laid)],
        hand=[[tone for bit, tone in enumerate(TONE_IDS) if not s.used[each] >> bit & 1] for each in seats],
        voted=[each for each in seats if s.vote[s.round_number, each] != NO_VOTE],
        role=None,
        vision=None,
        vote=None,
        history=[round_view(s, box, number) for number in range(s.round_number + (s.stage == OVER))],
    )


def star_view(s: State, star: int) -> StarView:
    """Return a star of this round."""
    seat = owner_of(s, star)
    return StarView(
        number=star + 1,
        seat=seat,
        colour=COLOURS[seat],
        tone=TONE_IDS[s.star_tone[star]],
        x=s.star_x[star],
        y=s.star_y[star],
    )


def round_view(s: State, box: DreamsBox, number: int) -> RoundView:
    """Return a revealed round."""
    return RoundView(
        round=number + 1,
        dreams=dreams_of(s, box, number),
        vision=s.vision[number] + 1,
        mortal=s.mortal[number],
        votes=[VOTES[s.vote[number, seat]] for seat in range(s.players)],
        gains=[points_in_round(s, number, seat) for seat in range(s.players)],
    )


def points_in_round(s: State, number: int, seat: int) -> int:
    """D-P1, D-P2: return the points of a seat in a revealed round."""
    reasons = rules.reasons_for_points(s, number, seat)
    return sum(points for reason, points in enumerate(rules.REASON_POINTS) if reasons >> reason & 1)


def owner_of(s: State, star: int) -> int:
    """D-R3: return the seat that laid a star: the dealer the first, then clockwise."""
    return (s.dealer + star) % s.players


def dreams_of(s: State, box: DreamsBox, number: int) -> list[str]:
    """Return the ids of the four dreams of a round."""
    return [box.dreams[s.deck[place]].id for place in range(SHOWN * number, SHOWN * (number + 1))]


def vote_text(s: State, number: int, seat: int) -> str | None:
    """Return a seat's vote in a round as text; None before it has voted."""
    vote = s.vote[number, seat]
    return VOTES[vote] if vote != NO_VOTE else None


def full_state(s: State, box: DreamsBox) -> dict[str, Any]:
    """Return everything, with the dreams, visions and mortals drawn for all rounds."""
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
