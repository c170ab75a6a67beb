"""What happened in one game of Dream Factory or Traumfabrik, as far as a designer cares. Taken from its record."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from matinee.engine.game import Event
from matinee.engine.match import Match
from matinee.engine.records import RecordSource
from matinee.games.films.box import FilmsBox
from matinee.games.films.state import (
    BEST_DIRECTOR,
    BEST_FILM,
    FILM_OF_THE_YEAR,
    FIRST_FILM,
    GENRES,
    ROUNDS,
    SCREENPLAYS,
    SPACES,
    STAR_SPACE,
    TILES,
    TROPHIES,
    WORST_FILM,
)
from matinee.games.films.view import TROPHY_IDS, FilmsView
from matinee.lab.record_reader import facts_in

# What became of a tile.
UNSEEN, FINISHED, UNFINISHED, COVERED, DISCARDED, LEFT = range(6)
FATES = ("unseen", "finished", "unfinished", "covered", "discarded", "left")

NOBODY = -1
EMPTY = -1


class Lot(Struct, frozen=True):
    """The tiles of a location, sold together."""

    round: int  # from 1
    location: int
    seat: int
    price: int
    bidders: int
    tiles: list[int]


class Film(Struct, frozen=True):
    """A finished film."""

    screenplay: int
    seat: int
    round: int
    total: int  # stars, of which those below 0 and above 22 count as 0 and 22
    rank: int  # of its marker: twice the value, and 1 for a "+"; below 0 without one
    tops: list[int]  # the tile on each space, or -1
    director: int  # stars that count for the best director

    @property
    def rating(self) -> int:
        return max(self.rank, 0) // 2


class Trophy(Struct, frozen=True):
    """A trophy that was due."""

    seat: int  # or -1
    film: int  # its place among the game's films, or -1
    lead: int | None  # what the next player lacked: tiles, points of rating or stars; None if there was no such player
    short: int | None  # tiles another player lacked for a film with which to have a say, while there still are rounds
    leader: int  # who would have had it after round 3, for those given at the end; else -1


class FilmsGame(Struct, frozen=True, kw_only=True):
    """One finished game."""

    players: int
    moves: int
    first: int  # the first player of the game
    studios: list[int]  # of each seat
    points: list[int]
    film_points: list[int]
    trophy_points: list[int]
    money: list[int]
    winners: list[int]
    lots: list[Lot]
    films: list[Film]  # in the order of finishing
    trophies: list[Trophy]
    owners: list[int]  # of each screenplay, or -1
    fates: list[int]  # of each tile


def facts_of(record: RecordSource, box: str | Path | None = None) -> FilmsGame:
    """The facts of a finished game."""
    return facts_in(record, box, _Table)


class _Table:
    """The table as the events tell of it."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.box, FilmsBox)
        self.box: FilmsBox = match.box
        self.players = match.players
        self.tile = {tile.id: number for number, tile in enumerate(self.box.tiles)}
        self.film = {film.id: number for number, film in enumerate(self.box.screenplays)}
        genres = [genre.id for genre in self.box.genres]
        self.genres = [genres.index(film.genre) for film in self.box.screenplays]
        view: FilmsView = match.view()
        self.studios = [seat.studio for seat in view.seats]
        self.owners = [NOBODY] * SCREENPLAYS
        for seat, each in enumerate(view.seats):
            for film in each.films:
                self.owners[self.film[film.id]] = seat
        self.tops = [[EMPTY] * SPACES for _ in range(SCREENPLAYS)]
        self.fates = [UNSEEN] * TILES
        self.round, self.first = 1, NOBODY
        self.bidders: set[int] = set()
        self.lots: list[Lot] = []
        self.selling = False
        self.films: list[Film] = []
        self.trophies = [Trophy(NOBODY, -1, None, None, NOBODY)] * TROPHIES
        self.leaders = [NOBODY] * TROPHIES

    def see(self, event: Event) -> None:
        """Takes note of an event."""
        facts = {name: value for name, value in event.facts.items() if isinstance(value, int)}
        match event.name:
            case "round-begins":
                self.begin_round(facts["round"], facts["seat"])
            case "bid":
                self.bidders.add(facts["seat"])
            case "won":
                self.selling = True
                bidders = len(self.bidders)
                self.lots.append(Lot(self.round, facts["location"], facts["seat"], facts["price"], bidders, []))
                self.bidders = set()
            case "invited":
                self.selling = False
            case "placed" | "discarded" | "left":
                self.deal_with(event)
            case "finished":
                self.finish(facts["seat"], self.film[str(event.facts["film"])], facts["total"], event.facts["marker"])
            case "drew":
                self.owners[self.film[str(event.facts["film"])]] = facts["seat"]
            case "awarded" | "not-awarded":
                which = TROPHY_IDS.index(str(event.facts["trophy"]))
                self.award(which, facts.get("seat", NOBODY), event.facts.get("film"))
            case _:
                pass

    def begin_round(self, number: int, seat: int) -> None:
        self.round = number
        self.first = seat if self.first == NOBODY else self.first
        if number == ROUNDS:
            for which in range(FILM_OF_THE_YEAR, TROPHIES):
                standing = self.standing(which)
                best = max((each for each in standing if each is not None), default=None)
                self.leaders[which] = standing.index(best) if standing.count(best) == 1 else NOBODY

    def deal_with(self, event: Event) -> None:
        """A tile finds its place, or leaves."""
        tile = self.tile[str(event.facts["tile"])]
        if self.selling and event.name != "left":
            self.lots[-1].tiles.append(tile)
        if event.name == "placed":
            film, said = self.film[str(event.facts["film"])], event.facts["space"]
            space = STAR_SPACE if said == "star" else int(said) - 1
            if (below := self.tops[film][space]) != EMPTY:
                self.fates[below] = COVERED
            self.tops[film][space] = tile
            self.fates[tile] = UNFINISHED
        else:
            self.fates[tile] = LEFT if event.name == "left" else DISCARDED

    def finish(self, seat: int, film: int, total: int, marker: int | str) -> None:
        tops = list(self.tops[film])
        for tile in tops:
            if tile != EMPTY:
                self.fates[tile] = FINISHED
        text = str(marker)
        rank = -len(self.films) - 1 if text == "none" else 2 * int(text.rstrip("+")) + text.endswith("+")
        director = self.box.tiles[tops[0]]
        stars = 0 if director.kind == "contract" else director.stars
        self.films.append(Film(film, seat, self.round, total, rank, tops, stars))

    def award(self, which: int, seat: int, film: int | str | None) -> None:
        """Notes a trophy, and how far the next player was from it."""
        number = next((i for i, each in enumerate(self.films) if each.screenplay == self.film.get(str(film))), -1)
        short = self.short_of(seat, which - FIRST_FILM if which < BEST_FILM else None)
        lead = short if which < BEST_FILM else lead_of(self.standing(which), which)
        self.trophies[which] = Trophy(seat, number, lead, short, self.leaders[which])

    def short_of(self, seat: int, genre: int | None) -> int | None:
        """How many tiles the next player lacks for a film, of a genre or of any."""
        short = [
            sum(self.tops[film][space] == EMPTY for space in range(len(self.box.screenplays[film].spaces)))
            for film in range(SCREENPLAYS)
            if genre in (None, self.genres[film]) and self.owners[film] not in (seat, NOBODY)
        ]
        return min(short, default=None)

    def standing(self, which: int) -> list[int | None]:
        """What each seat has to show for a trophy given at the end of a round: the higher, the better."""
        if which == BEST_DIRECTOR:
            return [sum(film.director for film in self.films if film.seat == seat) for seat in range(self.players)]
        genre = which - FILM_OF_THE_YEAR if FILM_OF_THE_YEAR <= which < FILM_OF_THE_YEAR + GENRES else None
        sign = -1 if which == WORST_FILM else 1
        return [
            max(
                (sign * film.rank for film in self.films if film.seat == seat and self.eligible(film, genre)),
                default=None,
            )
            for seat in range(self.players)
        ]

    def eligible(self, film: Film, genre: int | None) -> bool:
        return genre is None or self.genres[film.screenplay] == genre

    def facts(self, match: Match) -> FilmsGame:
        seats = match.view().seats
        return FilmsGame(
            players=self.players,
            moves=len(match.history),
            first=self.first,
            studios=self.studios,
            points=list(match.points),
            film_points=[seat.film_points for seat in seats],
            trophy_points=[seat.trophy_points for seat in seats],
            money=[seat.money for seat in seats],
            winners=list(match.winners),
            lots=self.lots,
            films=self.films,
            trophies=self.trophies,
            owners=self.owners,
            fates=self.fates,
        )


def lead_of(standing: Sequence[int | None], which: int) -> int | None:
    """How far the best is ahead of the next, in points of rating or in stars."""
    found = sorted((each for each in standing if each is not None), reverse=True)
    if len(found) < 2:
        return None
    if which == BEST_DIRECTOR:
        return found[0] - found[1]
    best, following = (max(-each if which == WORST_FILM else each, 0) // 2 for each in found[:2])
    return abs(best - following)
