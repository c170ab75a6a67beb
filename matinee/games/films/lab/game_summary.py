"""Summarise a game of Dream Factory or Traumfabrik from its record: sales, films, trophies and tiles."""

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
from matinee.lab.record_reader import summarise_record

# What happened to a tile. UNSEEN: it stayed in the supply. LEFT: it remained at its location.
UNSEEN, FINISHED, UNFINISHED, COVERED, DISCARDED, LEFT = range(6)
FATES = ("unseen", "finished", "unfinished", "covered", "discarded", "left")

NOBODY = -1
EMPTY = -1


class Lot(Struct, frozen=True):
    """The tiles of a location, which are sold together."""

    round: int  # from 1
    location: int
    seat: int
    price: int
    bidders: int  # players who bid
    tiles: list[int]


class Film(Struct, frozen=True):
    """A finished film."""

    screenplay: int
    seat: int
    round: int
    total: int  # stars; for the rating, totals below 0 count as 0 and above 22 as 22
    rank: int  # of its marker: twice the value, plus 1 for a "+"; negative without a marker
    tops: list[int]  # the top tile on each space; EMPTY without one
    director: int  # stars that count for the best director

    @property
    def rating(self) -> int:
        """The value of its marker; 0 without one."""
        return max(self.rank, 0) // 2


class Trophy(Struct, frozen=True):
    """A trophy at the time when it is awarded."""

    seat: int  # NOBODY if it is not awarded
    film: int  # index into the game's films; -1 without one
    lead: int | None  # over the next player: tiles, points of rating or stars; None without another candidate
    short: int | None  # tiles that another player lacked to finish a film that could have won it
    leader: int  # the seat that led after round 3, for a trophy awarded at the end; else NOBODY


class FilmsGame(Struct, frozen=True, kw_only=True):
    """The summary of a finished game. Points and money are by seat."""

    players: int
    moves: int
    first: int  # the first player of the game
    studios: list[int]  # by seat
    points: list[int]
    film_points: list[int]
    trophy_points: list[int]
    money: list[int]
    winners: list[int]
    lots: list[Lot]
    films: list[Film]  # in the order in which they were finished
    trophies: list[Trophy]
    owners: list[int]  # seat by screenplay; NOBODY without one
    fates: list[int]  # by tile: UNSEEN to LEFT


def summarise_game(record: RecordSource, box: str | Path | None = None) -> FilmsGame:
    """Replay a finished game and return its summary.

    Args:
        record: The record of the game.
        box: The file of the box; None for the game's own box.
    """
    return summarise_record(record, box, _Collector)


class _Collector:
    """Collects the data of a game from its events (see `EventCollector`)."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.box, FilmsBox)
        self.box: FilmsBox = match.box
        self.players = match.players
        self.tile_numbers = {tile.id: number for number, tile in enumerate(self.box.tiles)}
        self.screenplay_numbers = {film.id: number for number, film in enumerate(self.box.screenplays)}
        genres = [genre.id for genre in self.box.genres]
        self.genres = [genres.index(film.genre) for film in self.box.screenplays]
        view: FilmsView = match.view()
        self.studios = [seat.studio for seat in view.seats]
        self.owners = [NOBODY] * SCREENPLAYS
        for seat, seat_view in enumerate(view.seats):
            for film in seat_view.films:
                self.owners[self.screenplay_numbers[film.id]] = seat
        self.tops = [[EMPTY] * SPACES for _ in range(SCREENPLAYS)]
        self.fates = [UNSEEN] * TILES
        self.round, self.first = 1, NOBODY
        self.bidders: set[int] = set()
        self.lots: list[Lot] = []
        self.lot_open = False  # whether tiles that are placed belong to the last lot
        self.films: list[Film] = []
        self.trophies = [Trophy(NOBODY, -1, None, None, NOBODY)] * TROPHIES
        self.leaders = [NOBODY] * TROPHIES

    def add(self, event: Event) -> None:
        numbers = {name: value for name, value in event.facts.items() if isinstance(value, int)}
        match event.name:
            case "round-begins":
                self._begin_round(numbers["round"], numbers["seat"])
            case "bid":
                self.bidders.add(numbers["seat"])
            case "won":
                self.lot_open = True
                bidders = len(self.bidders)
                self.lots.append(Lot(self.round, numbers["location"], numbers["seat"], numbers["price"], bidders, []))
                self.bidders = set()
            case "invited":
                self.lot_open = False
            case "placed" | "discarded" | "left":
                self._move_tile(event)
            case "finished":
                self._finish_film(
                    numbers["seat"],
                    self.screenplay_numbers[str(event.facts["film"])],
                    numbers["total"],
                    event.facts["marker"],
                )
            case "drew":
                self.owners[self.screenplay_numbers[str(event.facts["film"])]] = numbers["seat"]
            case "awarded" | "not-awarded":
                trophy = TROPHY_IDS.index(str(event.facts["trophy"]))
                self._award(trophy, numbers.get("seat", NOBODY), event.facts.get("film"))
            case _:
                pass

    def _begin_round(self, number: int, seat: int) -> None:
        self.round = number
        self.first = seat if self.first == NOBODY else self.first
        if number == ROUNDS:
            for trophy in range(FILM_OF_THE_YEAR, TROPHIES):
                scores = self._scores(trophy)
                best = max((score for score in scores if score is not None), default=None)
                self.leaders[trophy] = scores.index(best) if scores.count(best) == 1 else NOBODY

    def _move_tile(self, event: Event) -> None:
        """Place a tile on a film, discard it, or leave it at its location."""
        tile = self.tile_numbers[str(event.facts["tile"])]
        if self.lot_open and event.name != "left":
            self.lots[-1].tiles.append(tile)
        if event.name == "placed":
            film, space_name = self.screenplay_numbers[str(event.facts["film"])], event.facts["space"]
            space = STAR_SPACE if space_name == "star" else int(space_name) - 1
            if (below := self.tops[film][space]) != EMPTY:
                self.fates[below] = COVERED
            self.tops[film][space] = tile
            self.fates[tile] = UNFINISHED
        else:
            self.fates[tile] = LEFT if event.name == "left" else DISCARDED

    def _finish_film(self, seat: int, film: int, total: int, marker: int | str) -> None:
        tops = list(self.tops[film])
        for tile in tops:
            if tile != EMPTY:
                self.fates[tile] = FINISHED
        text = str(marker)
        rank = -len(self.films) - 1 if text == "none" else 2 * int(text.rstrip("+")) + text.endswith("+")
        director = self.box.tiles[tops[0]]
        stars = director.stars if director.kind in ("director", "legend") else 0
        self.films.append(Film(film, seat, self.round, total, rank, tops, stars))

    def _award(self, trophy: int, seat: int, film_id: int | str | None) -> None:
        """Store who gets a trophy, and how far the next player was from it."""
        screenplay = self.screenplay_numbers.get(str(film_id))
        index = next((i for i, film in enumerate(self.films) if film.screenplay == screenplay), -1)
        short = self._missing_tiles(seat, trophy - FIRST_FILM if trophy < BEST_FILM else None)
        lead = short if trophy < BEST_FILM else lead_of(self._scores(trophy), trophy)
        self.trophies[trophy] = Trophy(seat, index, lead, short, self.leaders[trophy])

    def _missing_tiles(self, seat: int, genre: int | None) -> int | None:
        """Return the fewest tiles that any player except `seat` lacks for a film of a genre (None for any)."""
        missing = [
            sum(self.tops[film][space] == EMPTY for space in range(len(self.box.screenplays[film].spaces)))
            for film in range(SCREENPLAYS)
            if genre in (None, self.genres[film]) and self.owners[film] not in (seat, NOBODY)
        ]
        return min(missing, default=None)

    def _scores(self, trophy: int) -> list[int | None]:
        """Return the score of each seat for a trophy awarded at the end of a round; the highest gets it."""
        if trophy == BEST_DIRECTOR:
            return [sum(film.director for film in self.films if film.seat == seat) for seat in range(self.players)]
        genre = trophy - FILM_OF_THE_YEAR if FILM_OF_THE_YEAR <= trophy < FILM_OF_THE_YEAR + GENRES else None
        sign = -1 if trophy == WORST_FILM else 1
        return [
            max(
                (sign * film.rank for film in self.films if film.seat == seat and self._is_eligible(film, genre)),
                default=None,
            )
            for seat in range(self.players)
        ]

    def _is_eligible(self, film: Film, genre: int | None) -> bool:
        return genre is None or self.genres[film.screenplay] == genre

    def summarise(self, match: Match) -> FilmsGame:
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


def lead_of(scores: Sequence[int | None], trophy: int) -> int | None:
    """Return the lead of the best score for a trophy, in points of rating or stars; None if there is only one score."""
    ordered = sorted((score for score in scores if score is not None), reverse=True)
    if len(ordered) < 2:
        return None
    if trophy == BEST_DIRECTOR:
        return ordered[0] - ordered[1]
    best, second = (max(-score if trophy == WORST_FILM else score, 0) // 2 for score in ordered[:2])
    return abs(best - second)
