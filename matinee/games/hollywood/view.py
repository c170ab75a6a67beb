"""The view of a seat of Hollywood. Everything on the table is open; only the cards of later rounds are hidden."""

from collections import defaultdict
from typing import Any, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from matinee.games.hollywood import scoring
from matinee.games.hollywood.box import GENRE_IDS, HollywoodBox
from matinee.games.hollywood.columns import card_at, card_being_handed_out, height, top_of
from matinee.games.hollywood.forecast import Forecast, Outcome, forecast
from matinee.games.hollywood.holdings import (
    has_clap_board,
    has_double_reel,
    project,
    reels_left,
    screenplays_thrown_away,
)
from matinee.games.hollywood.state import (
    BLOCKBUSTERS_OF_SEAT_0,
    CARDS,
    COLUMNS,
    GENRES,
    HANDING_OUT,
    IN_DECK,
    IN_FILM_1,
    LAYING,
    ON_TABLE,
    OUT_OF_GAME,
    OVER,
    PROTOTYPE,
    ROUND_CARDS,
    SCARCITY,
    STAR,
    State,
)


class Place(Struct):
    """A card of the round, the seat of the reel on it, and whether it has been handed out."""

    card: str
    reel: int | None
    gone: bool
    forecast: Outcome | None  # what it would bring if the round ended now


class Film(Struct):
    """A finished film."""

    genre: str
    star: str
    cards: list[str]
    value: int


class Seat(Struct):
    """The public holdings of a seat."""

    reels: int
    clap: bool
    double: bool
    blockbusters: list[str]
    projects: dict[str, list[str]]
    sizes: dict[str, int]  # awards counted twice
    films: list[Film]
    ambition: int  # points of the largest unfinished project (H-E3)
    points: int
    forecast: int  # points if the round ended now


class HollywoodView(Struct, kw_only=True):
    """The view of a seat or a spectator."""

    game: str
    players: int
    seat: int | None
    stage: Literal["laying", "finishing", "over"]
    awaiting: list[int]
    round: int
    rounds: int
    starter: int
    scarcity: bool
    prototype: bool
    owed: int  # reels still to be laid by a Double Reel
    star: str | None  # the star for which a film must be chosen
    columns: list[list[Place]]  # top to bottom
    seats: list[Seat]
    thrown: list[str]  # cards out of the game
    scarce: dict[str, int]  # screenplays thrown away, by genre
    stars_left: int
    films_left: int


def own_view(s: State, shared: HollywoodView, seat: int) -> HollywoodView:
    """Return the public view with the viewer's seat: there is nothing private to add."""
    return replace(shared, seat=seat)


class CardsByLocation:
    """The ids of all cards by location, stars separate from the others."""

    def __init__(self, s: State, box: HollywoodBox) -> None:
        self.ids: list[str] = [card.id for card in box.cards]
        self.stars: defaultdict[int, list[str]] = defaultdict(list)
        self.others: defaultdict[int, list[str]] = defaultdict(list)
        for card, name in enumerate(self.ids):
            cards = self.stars if s.kind[card] == STAR else self.others
            cards[s.location[card]].append(name)


def public_view(s: State, box: HollywoodBox) -> HollywoodView:
    """Return the view of a spectator."""
    cards = CardsByLocation(s, box)
    is_choosing = s.stage == HANDING_OUT
    end = forecast(s)
    return HollywoodView(
        game="hollywood",
        players=s.players,
        seat=None,
        stage=("laying", "finishing", "over")[s.stage],
        awaiting=[] if s.stage == OVER else [s.turn],
        round=min(s.rounds_done + 1, s.players),
        rounds=s.players,
        starter=s.starter,
        scarcity=bool(s.options & SCARCITY),
        prototype=bool(s.options & PROTOTYPE),
        owed=s.reels_owed,
        star=cards.ids[card_being_handed_out(s)] if is_choosing else None,
        columns=[] if s.stage == OVER else [column(s, cards.ids, end, number) for number in range(COLUMNS)],
        seats=[seat_view(s, cards, end, each) for each in range(s.players)],
        thrown=cards.stars[OUT_OF_GAME] + cards.others[OUT_OF_GAME],
        scarce={genre: screenplays_thrown_away(s, number) for number, genre in enumerate(GENRE_IDS)},
        stars_left=len(cards.stars[IN_DECK]),
        films_left=len(cards.others[IN_DECK]),
    )


def column(s: State, ids: list[str], end: Forecast, number: int) -> list[Place]:
    """Return the cards of a column from top to bottom."""
    places = range(top_of(number), top_of(number) + height(number))
    return [
        Place(
            card=ids[card_at(s, place)],
            reel=s.reel_owner[place] if s.reel_owner[place] >= 0 else None,
            gone=bool(s.stage != LAYING and s.location[card_at(s, place)] != ON_TABLE),
            forecast=end.outcomes[place],
        )
        for place in places
    ]


def seat_view(s: State, cards: CardsByLocation, end: Forecast, seat: int) -> Seat:
    """Return the holdings of a seat."""
    return Seat(
        reels=reels_left(s, seat),
        clap=bool(has_clap_board(s, seat)),
        double=bool(has_double_reel(s, seat)),
        blockbusters=cards.others[BLOCKBUSTERS_OF_SEAT_0 + seat],
        projects={genre: cards.others[seat * GENRES + number] for number, genre in enumerate(GENRE_IDS)},
        sizes={genre: project(s, seat, number) for number, genre in enumerate(GENRE_IDS)},
        films=[film_view(s, cards, film) for film in range(s.films_made) if s.film_owner[film] == seat],
        ambition=scoring.project_points(s, seat),
        points=scoring.points_of(s, seat),
        forecast=end.points[seat],
    )


def film_view(s: State, cards: CardsByLocation, film: int) -> Film:
    """Return a finished film."""
    return Film(
        genre=GENRE_IDS[s.film_genre[film]],
        star=cards.stars[IN_FILM_1 + film][0],
        cards=cards.others[IN_FILM_1 + film],
        value=scoring.film_value(s, film),
    )


def full_state(s: State, box: HollywoodBox) -> dict[str, Any]:
    """Return everything, with both decks and the cards of all rounds."""
    ids = [card.id for card in box.cards]
    deals = [ids[card] for card in s.deal]
    return {
        **to_builtins(public_view(s, box)),
        "star_deck": [ids[card] for card in s.star_deck],
        "film_deck": [ids[card] for card in s.film_deck],
        "deals": [deals[start : start + ROUND_CARDS] for start in range(0, CARDS, ROUND_CARDS)],
    }
