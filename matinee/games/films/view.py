"""What a seat sees of the films table, built by inclusion: nothing is here that the seat may not see."""

from typing import Any, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from matinee.games.films import scoring
from matinee.games.films.box import SPACE_IDS, FilmsBox
from matinee.games.films.locations import deck_place, is_party, tiles_at
from matinee.games.films.state import (
    BEST_DIRECTOR,
    BEST_FILM,
    BIDDING,
    CHOOSING,
    DESK,
    DIRECTOR_LOCATION,
    HAND,
    HIGHEST,
    LEGENDS,
    LOCATIONS,
    NO_SPACE,
    OVER,
    PILE,
    PLACING,
    ROUNDS,
    SCREENPLAYS,
    SEATS,
    SPACES,
    TROPHIES,
    State,
)

TROPHY_IDS = (
    *("first film 1", "first film 2", "first film 3", "best film 1", "best film 2", "best film 3"),
    *("film of the year 1", "film of the year 2", "film of the year 3", "worst film", "best director"),
)

Stage = Literal["choosing", "bidding", "taking", "placing", "over"]
STAGES: tuple[Stage, ...] = ("choosing", "bidding", "taking", "placing", "over")


class SpaceView(Struct):
    asks: str
    tiles: list[str]  # from bottom to top


class FilmView(Struct):
    id: str
    spaces: list[SpaceView]  # the last one is the star's
    total: int
    finished: bool
    marker: str | None  # "12" or "12+"
    points: int
    trophies: list[str]


class SeatView(Struct):
    studio: int
    money: int | None  # None where it is hidden
    in_auction: bool
    actors: int  # actor and star tiles that count at a party
    films: list[FilmView]  # those being made
    finished: list[FilmView]  # in the order of finishing
    director_stars: int
    film_points: int
    trophy_points: int


class LocationView(Struct):
    kind: str
    tiles: list[str | None]  # None for a tile that lies face down


class TrophyView(Struct):
    id: str
    points: int
    seat: int | None
    film: str | None
    lost: bool  # it was due, and went to nobody


class FilmsView(Struct, kw_only=True):
    game: str
    players: int
    seat: int | None
    stage: Stage
    awaiting: list[int]
    round: int
    location: int | None
    first: int
    standing: int | None
    pot: int
    locations: list[LocationView]
    hand: list[str]  # tiles the awaited seat has still to place
    party: list[str]  # tiles still to be taken
    queue: list[int]  # seats still to take one, in order
    seats: list[SeatView]
    markers: list[str]  # those left, highest first
    trophies: list[TrophyView]
    legends: list[str]  # TF: those still to come
    legends_left: int
    pile: str | None  # the top one
    pile_left: int


class Names:
    """The ids of a box by number."""

    def __init__(self, box: FilmsBox) -> None:
        self.tiles = [tile.id for tile in box.tiles]
        self.films = [screenplay.id for screenplay in box.screenplays]
        self.kinds = [location.kind for location in box.locations]


def own_view(s: State, shared: FilmsView, seat: int) -> FilmsView:
    """F-S3: everybody knows their own money."""
    seats = list(shared.seats)
    seats[seat] = replace(seats[seat], money=s.money[seat])
    return replace(shared, seat=seat, seats=seats)


def public_view(s: State, box: FilmsBox) -> FilmsView:
    names = Names(box)
    waiting = s.stage != OVER
    coming = [names.tiles[s.legends[place]] for place in range(s.round_number + 1, LEGENDS)]
    if s.stage == CHOOSING:  # the one of this round, too
        coming = [names.tiles[s.legends[place]] for place in range(s.round_number, LEGENDS)]
    return FilmsView(
        game=box.edition,
        players=s.players,
        seat=None,
        stage=STAGES[s.stage],
        awaiting=[s.turn] if waiting else [],
        round=min(s.round_number + 1, ROUNDS),
        location=s.location if waiting else None,
        first=s.first,
        standing=s.standing if s.stage == BIDDING and s.standing >= 0 else None,
        pot=s.pot,
        locations=[location_view(s, names, location, open_only=True) for location in range(LOCATIONS)],
        hand=[names.tiles[s.hand[held]] for held in range(HAND) if s.hand[held] >= 0],
        party=[names.tiles[s.party[guest]] for guest in range(SEATS) if s.party[guest] >= 0],
        queue=queue_of(s),
        seats=[seat_view(s, names, each, shows_money(s)) for each in range(s.players)],
        markers=[marker_text(rank) for rank in range(2 * HIGHEST + 1, -1, -1) if s.markers >> rank & 1],
        trophies=[trophy_view(s, names, which) for which in range(TROPHIES)],
        legends=coming if s.legends_open else [],
        legends_left=len(coming),
        pile=names.films[s.pile[s.drawn]] if s.drawn < PILE else None,
        pile_left=PILE - s.drawn,
    )


def shows_money(s: State) -> bool:
    """F-S3: whether money lies open."""
    return s.players == 2 or s.stage == OVER


def queue_of(s: State) -> list[int]:
    """Who is still to take a tile; the one who is placing theirs has been served."""
    if s.stage == OVER or not is_party(s.location):
        return []
    return [s.queue[place] for place in range(s.served + (s.stage == PLACING), s.players)]


def location_view(s: State, names: Names, location: int, open_only: bool) -> LocationView:
    """The tiles that lie on a location now: none once it has been visited."""
    tiles: list[str | None] = []
    current = location == s.location
    if s.stage == OVER or location < s.location or (current and s.stage == PLACING and not is_party(location)):
        pass
    elif location == DIRECTOR_LOCATION:
        tiles = [names.tiles[s.legends[s.round_number]]] if s.stage == BIDDING else []
    elif current and is_party(location):
        tiles = [names.tiles[s.party[guest]] for guest in range(SEATS) if s.party[guest] >= 0]
    else:
        place = deck_place(s, location)
        lying = [names.tiles[s.deck[place + i]] for i in range(tiles_at(s, location))]
        tiles = [None if is_party(location) and open_only else tile for tile in lying]
    return LocationView(names.kinds[location], tiles)


def seat_view(s: State, names: Names, seat: int, with_money: bool) -> SeatView:
    own = [film for film in range(SCREENPLAYS) if s.owner[film] == seat]
    finished = sorted((film for film in own if s.order[film]), key=lambda film: s.order[film])
    won = [which for which in range(TROPHIES) if scoring.trophy_holder(s, which) == seat]
    return SeatView(
        studio=s.studio[seat],
        money=s.money[seat] if with_money else None,
        in_auction=s.stage == BIDDING and not s.passed >> seat & 1,
        actors=s.actors[seat],
        films=[film_view(s, names, s.desk[seat, slot]) for slot in range(DESK) if s.desk[seat, slot] >= 0],
        finished=[film_view(s, names, film) for film in finished],
        director_stars=scoring.director_stars(s, seat),
        film_points=sum(scoring.film_points(s, film) for film in finished),
        trophy_points=sum(scoring.trophy_points(which) for which in won),
    )


def film_view(s: State, names: Names, film: int) -> FilmView:
    done = s.order[film] > 0
    return FilmView(
        id=names.films[film],
        spaces=[
            SpaceView(SPACE_IDS[s.space[film, space]], stack(s, names, s.top[film, space]))
            for space in range(SPACES)
            if s.space[film, space] != NO_SPACE
        ],
        total=s.film_stars[film],
        finished=done,
        marker=marker_text(s.rank[film]) if done and s.rank[film] >= 0 else None,
        points=scoring.film_points(s, film) if done else 0,
        trophies=[TROPHY_IDS[which] for which in range(BEST_DIRECTOR) if s.trophy[which] == film],
    )


def stack(s: State, names: Names, tile: int) -> list[str]:
    """The tiles on a space from bottom to top."""
    tiles: list[str] = []
    while tile >= 0:
        tiles.insert(0, names.tiles[tile])
        tile = s.under[tile]
    return tiles


def marker_text(rank: int) -> str:
    return f"{rank // 2}{'+' if rank % 2 else ''}"


def trophy_view(s: State, names: Names, which: int) -> TrophyView:
    holder = scoring.trophy_holder(s, which)
    has_film = which != BEST_DIRECTOR and s.trophy[which] >= 0
    return TrophyView(
        id=TROPHY_IDS[which],
        points=scoring.trophy_points(which),
        seat=holder if holder >= 0 else None,
        film=names.films[s.trophy[which]] if has_film else None,
        lost=holder < 0 and is_past(s, which),
    )


def is_past(s: State, which: int) -> bool:
    """Whether a trophy has been due: a best film at the end of its round, the others when the game is over."""
    return s.stage == OVER or BEST_FILM <= which < BEST_FILM + s.round_number


def full_state(s: State, box: FilmsBox) -> dict[str, Any]:
    names = Names(box)
    locations = [location_view(s, names, location, open_only=False) for location in range(LOCATIONS)]
    return {
        **to_builtins(public_view(s, box)),
        "locations": to_builtins(locations),
        "seats": [to_builtins(seat_view(s, names, seat, True)) for seat in range(s.players)],
        "deck": [names.tiles[tile] for tile in s.deck],
        "legend_deck": [names.tiles[tile] for tile in s.legends],
        "pile_deck": [names.films[film] for film in s.pile],
        "drawn": s.drawn,
    }
