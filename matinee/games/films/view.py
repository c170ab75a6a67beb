"""The view of a seat of the film games, built by inclusion: it holds only what the seat may see."""

from typing import Any, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from matinee.games.films import scoring
from matinee.games.films.box import SPACE_IDS, FilmsBox
from matinee.games.films.locations import deck_start, is_filled, is_party, tiles_at
from matinee.games.films.state import (
    BEST_DIRECTOR,
    BEST_FILM,
    BIDDING,
    CHOOSING,
    DESK,
    DIRECTOR_LOCATION,
    HAND,
    HIGHEST_MARKER,
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
    """A space of a screenplay with its tiles."""

    asks: str
    tiles: list[str]  # from bottom to top


class FilmView(Struct):
    """A screenplay, finished or not."""

    id: str
    spaces: list[SpaceView]  # the last one is the star space
    total: int
    finished: bool
    marker: str | None  # "12" or "12+"
    points: int
    trophies: list[str]


class SeatView(Struct):
    """The studio, the money and the films of a seat."""

    studio: int
    money: int | None  # None if hidden
    in_auction: bool
    actors: int  # actor and star tiles that count at a party
    films: list[FilmView]  # unfinished
    finished: list[FilmView]  # in the order in which they were finished
    director_stars: int
    film_points: int
    trophy_points: int


class LocationView(Struct):
    """A location with its tiles."""

    kind: str
    tiles: list[str | None]  # None for a face-down tile


class TrophyView(Struct):
    """A trophy and the seat that holds it."""

    id: str
    points: int
    seat: int | None
    film: str | None
    lost: bool  # it was decided, but nobody won it


class FilmsView(Struct, kw_only=True):
    """The view of a seat or a spectator."""

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
    hand: list[str]  # tiles not yet placed by the seat whose turn it is
    party: list[str]  # tiles not yet taken
    queue: list[int]  # seats that have not picked yet, in order
    seats: list[SeatView]
    markers: list[str]  # those left, highest first
    trophies: list[TrophyView]
    legends: list[str]  # in TF, those still to come
    legends_left: int
    pile: str | None  # the top screenplay
    pile_left: int


class BoxIds:
    """The ids of a box, by number."""

    def __init__(self, box: FilmsBox) -> None:
        self.tiles: list[str] = [tile.id for tile in box.tiles]
        self.films: list[str] = [screenplay.id for screenplay in box.screenplays]
        self.kinds: list[str] = [location.kind for location in box.locations]


def own_view(s: State, shared: FilmsView, seat: int) -> FilmsView:
    """F-S3: add a seat's own money to the public view."""
    seats = list(shared.seats)
    seats[seat] = replace(seats[seat], money=s.money[seat])
    return replace(shared, seat=seat, seats=seats)


def public_view(s: State, box: FilmsBox) -> FilmsView:
    """Return the view of a spectator."""
    ids = BoxIds(box)
    playing = s.stage != OVER
    legends_to_come = [ids.tiles[s.legends[place]] for place in range(s.round_number + 1, LEGENDS)]
    if s.stage == CHOOSING:  # including the one of this round
        legends_to_come = [ids.tiles[s.legends[place]] for place in range(s.round_number, LEGENDS)]
    return FilmsView(
        game=box.edition,
        players=s.players,
        seat=None,
        stage=STAGES[s.stage],
        awaiting=[s.turn] if playing else [],
        round=min(s.round_number + 1, ROUNDS),
        location=s.location if playing else None,
        first=s.first,
        standing=s.standing_bid if s.stage == BIDDING and s.standing_bid >= 0 else None,
        pot=s.pot,
        locations=[location_view(s, ids, location, open_only=True) for location in range(LOCATIONS)],
        hand=[ids.tiles[s.hand[held]] for held in range(HAND) if s.hand[held] >= 0],
        party=[ids.tiles[s.party[place]] for place in range(SEATS) if s.party[place] >= 0],
        queue=picking_order(s),
        seats=[seat_view(s, ids, each, shows_money(s)) for each in range(s.players)],
        markers=[marker_text(rank) for rank in range(2 * HIGHEST_MARKER + 1, -1, -1) if s.markers >> rank & 1],
        trophies=[trophy_view(s, ids, trophy) for trophy in range(TROPHIES)],
        legends=legends_to_come if s.legends_open else [],
        legends_left=len(legends_to_come),
        pile=ids.films[s.pile[s.drawn]] if s.drawn < PILE else None,
        pile_left=PILE - s.drawn,
    )


def shows_money(s: State) -> bool:
    """F-S3: return whether all money is public."""
    return s.players == 2 or s.stage == OVER


def picking_order(s: State) -> list[int]:
    """Return the seats that have not picked a tile yet, in order."""
    if s.stage == OVER or not is_party(s, s.location):
        return []
    return [s.queue[place] for place in range(s.served + (s.stage == PLACING), s.players)]


def location_view(s: State, ids: BoxIds, location: int, open_only: bool) -> LocationView:
    """Return the tiles on a location now: none after it has been visited."""
    tiles: list[str | None] = []
    current = location == s.location
    if s.stage == OVER or location < s.location or (current and s.stage == PLACING and not is_party(s, location)):
        pass
    elif location == DIRECTOR_LOCATION:
        tiles = [ids.tiles[s.legends[s.round_number]]] if s.stage == BIDDING else []
    elif current and is_party(s, location):
        tiles = [ids.tiles[s.party[place]] for place in range(SEATS) if s.party[place] >= 0]
    elif is_filled(s):
        start = deck_start(s, location)
        on_location = [ids.tiles[s.deck[start + i]] for i in range(tiles_at(s, location))]
        tiles = [None if is_party(s, location) and open_only else tile for tile in on_location]
    return LocationView(ids.kinds[location], tiles)


def seat_view(s: State, ids: BoxIds, seat: int, with_money: bool) -> SeatView:
    """Return the studio, the films and, if public, the money of a seat."""
    owned = [film for film in range(SCREENPLAYS) if s.owner[film] == seat]
    finished = sorted((film for film in owned if s.order[film]), key=lambda film: s.order[film])
    won = [trophy for trophy in range(TROPHIES) if scoring.trophy_holder(s, trophy) == seat]
    return SeatView(
        studio=s.studio[seat],
        money=s.money[seat] if with_money else None,
        in_auction=s.stage == BIDDING and not s.passed >> seat & 1,
        actors=s.actors[seat],
        films=[film_view(s, ids, s.desk[seat, slot]) for slot in range(DESK) if s.desk[seat, slot] >= 0],
        finished=[film_view(s, ids, film) for film in finished],
        director_stars=scoring.director_stars(s, seat),
        film_points=sum(scoring.film_points(s, film) for film in finished),
        trophy_points=sum(scoring.trophy_points(trophy) for trophy in won),
    )


def film_view(s: State, ids: BoxIds, film: int) -> FilmView:
    """Return a screenplay with its tiles, marker and trophies."""
    done = s.order[film] > 0
    return FilmView(
        id=ids.films[film],
        spaces=[
            SpaceView(SPACE_IDS[s.space[film, space]], tiles_on_space(s, ids, s.top[film, space]))
            for space in range(SPACES)
            if s.space[film, space] != NO_SPACE
        ],
        total=s.film_stars[film],
        finished=done,
        marker=marker_text(s.rank[film]) if done and s.rank[film] >= 0 else None,
        points=scoring.film_points(s, film) if done else 0,
        trophies=[TROPHY_IDS[trophy] for trophy in range(BEST_DIRECTOR) if s.trophy[trophy] == film],
    )


def tiles_on_space(s: State, ids: BoxIds, tile: int) -> list[str]:
    """Return the tiles on a space from bottom to top."""
    tiles: list[str] = []
    while tile >= 0:
        tiles.insert(0, ids.tiles[tile])
        tile = s.under[tile]
    return tiles


def marker_text(rank: int) -> str:
    """Return the value of a marker, with a "+" if it has one."""
    return f"{rank // 2}{'+' if rank % 2 else ''}"


def trophy_view(s: State, ids: BoxIds, trophy: int) -> TrophyView:
    """Return a trophy with its holder."""
    holder = scoring.trophy_holder(s, trophy)
    has_film = trophy != BEST_DIRECTOR and s.trophy[trophy] >= 0
    return TrophyView(
        id=TROPHY_IDS[trophy],
        points=scoring.trophy_points(trophy),
        seat=holder if holder >= 0 else None,
        film=ids.films[s.trophy[trophy]] if has_film else None,
        lost=holder < 0 and is_decided(s, trophy),
    )


def is_decided(s: State, trophy: int) -> bool:
    """Return whether a trophy has been decided: best films at the end of their round, others at the end of the game."""
    return s.stage == OVER or BEST_FILM <= trophy < BEST_FILM + s.round_number


def full_state(s: State, box: FilmsBox) -> dict[str, Any]:
    """Return everything, with face-down tiles, all money, the deck and the pile."""
    ids = BoxIds(box)
    locations = [location_view(s, ids, location, open_only=False) for location in range(LOCATIONS)]
    return {
        **to_builtins(public_view(s, box)),
        "locations": to_builtins(locations),
        "seats": [to_builtins(seat_view(s, ids, seat, True)) for seat in range(s.players)],
        "deck": [ids.tiles[tile] for tile in s.deck],
        "legend_deck": [ids.tiles[tile] for tile in s.legends],
        "pile_deck": [ids.films[film] for film in s.pile],
        "drawn": s.drawn,
    }
