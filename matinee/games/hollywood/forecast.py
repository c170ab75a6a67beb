"""The forecast: who would get which card, and what it would bring, if the round ended now.

It reads only what is on the table, and hands the cards out by the rules. A star is assumed to finish the project with
which it is worth most.
"""

from msgspec import Struct

from matinee.engine.events import EVENTS
from matinee.engine.layout import copy_plain
from matinee.games.hollywood.box import GENRE_IDS
from matinee.games.hollywood.columns import card_at, hand_out_place
from matinee.games.hollywood.holdings import project
from matinee.games.hollywood.rules import finish_film, receive
from matinee.games.hollywood.scoring import points_of, scarcity
from matinee.games.hollywood.state import GENRES, OVER, ROUND_CARDS, State


class Outcome(Struct):
    """What a card would do for the owner of the reel on it."""

    genre: str | None  # of the project that it would join or finish; None for a blockbuster and a wasted star
    size: int  # of that project then, awards counted twice


class Forecast(Struct):
    """The end of the round, if it came now."""

    outcomes: list[Outcome | None]  # by place; None for cards without a reel, and those handed out already
    points: list[int]  # of each seat


def forecast(s: State) -> Forecast:
    """Hand out the cards of a copy of the position."""
    outcomes: list[Outcome | None] = [None] * ROUND_CARDS
    if s.stage == OVER:
        return Forecast(outcomes, [points_of(s, seat) for seat in range(s.players)])
    end: State = copy_plain(s)
    end.event_count = EVENTS  # so that no event is recorded
    for nth in range(s.handed_out, ROUND_CARDS):
        place = hand_out_place(s, nth)
        owner = s.reel_owner[place]
        if owner < 0:
            continue
        end.handed_out = nth
        card = card_at(s, place)
        if receive(end, owner, card):
            genre = s.kind[card]  # of a screenplay
            joins = genre < GENRES
            outcomes[place] = Outcome(GENRE_IDS[genre], project(end, owner, genre)) if joins else Outcome(None, 0)
        else:
            genre = best_project(end, owner)
            outcomes[place] = Outcome(GENRE_IDS[genre], project(end, owner, genre))
            finish_film(end, owner, genre)
    return Forecast(outcomes, [points_of(end, seat) for seat in range(s.players)])


def best_project(s: State, seat: int) -> int:
    """Return the genre of the project with which any star is worth most (H-E2, H-V1)."""
    sizes = [project(s, seat, genre) for genre in range(GENRES)]
    return max(range(GENRES), key=lambda genre: (sizes[genre] * scarcity(s, genre), sizes[genre]))
