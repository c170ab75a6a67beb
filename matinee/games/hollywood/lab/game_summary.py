"""Summarise a game of Hollywood from its record: films, stars, studio cards and cards that nobody got."""

from pathlib import Path

from msgspec import Struct

from matinee.engine.game import Event
from matinee.engine.layout import plain
from matinee.engine.match import Match
from matinee.engine.records import RecordSource
from matinee.games.hollywood import scoring
from matinee.games.hollywood.box import GENRE_IDS, HollywoodBox, StarCard
from matinee.games.hollywood.holdings import add_to_project
from matinee.games.hollywood.state import State
from matinee.games.hollywood.view import HollywoodView
from matinee.lab.record_reader import summarise_record

NOBODY = -1


class Film(Struct, frozen=True):
    """A finished film."""

    seat: int
    round: int  # from 1
    genre: int
    star: int  # the card
    stars: int
    cards: int  # screenplays
    size: int  # screenplays, an award counting as two
    value: int
    instead: int  # points that its screenplays would have scored at the end of the game in an unfinished project


class Thrown(Struct, frozen=True):
    """A card that was discarded because no reel was on it."""

    round: int
    card: int


class HollywoodGame(Struct, frozen=True, kw_only=True):
    """The summary of a finished game. `points`, `blockbusters`, `ambition`, `claps` and `doubles` are by seat."""

    players: int
    moves: int
    starter: int  # of the first round
    scarcity: bool
    prototype: bool
    points: list[int]
    blockbusters: list[int]  # cards
    ambition: list[int]  # points for the largest unfinished project
    winners: list[int]
    claps: list[int]  # the round in which the Clap Board was played; 0 if it was not
    doubles: list[int]  # the same for the Double Reel
    films: list[Film]  # in the order in which they were finished
    wasted: list[tuple[int, int]]  # seat and card of each star that came to a player without a project
    thrown: list[Thrown]


def summarise_game(record: RecordSource, box: str | Path | None = None) -> HollywoodGame:
    """Replay a finished game and return its summary.

    Args:
        record: The record of the game.
        box: The file of the box; None for the game's own box.
    """
    return summarise_record(record, box, _Collector)


class _FilmEvent(Struct):
    """A film as far as the events describe it."""

    seat: int
    round: int
    genre: int
    star: int


class _Collector:
    """Collects the data of a game from its events (see `EventCollector`)."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.box, HollywoodBox)
        self.box: HollywoodBox = match.box
        self.card_numbers = {card.id: number for number, card in enumerate(self.box.cards)}
        self.round, self.starter = 1, NOBODY
        self.claps, self.doubles = [0] * match.players, [0] * match.players
        self.film_events: list[_FilmEvent] = []
        self.wasted: list[tuple[int, int]] = []
        self.thrown: list[Thrown] = []

    def add(self, event: Event) -> None:
        card = self.card_numbers.get(str(event.facts.get("card")), NOBODY)
        seat = int(event.facts.get("seat", NOBODY))
        match event.name:
            case "round-begins":
                self.round = int(event.facts["round"])
                self.starter = seat if self.starter == NOBODY else self.starter
            case "clapped":
                self.claps[seat] = self.round
            case "doubled":
                self.doubles[seat] = self.round
            case "finished":
                genre = GENRE_IDS.index(str(event.facts["genre"]))
                self.film_events.append(_FilmEvent(seat, self.round, genre, card))
            case "wasted":
                self.wasted.append((seat, card))
            case "thrown":
                self.thrown.append(Thrown(self.round, card))
            case _:
                pass

    def summarise(self, match: Match) -> HollywoodGame:
        view: HollywoodView = match.view()
        return HollywoodGame(
            players=match.players,
            moves=len(match.history),
            starter=self.starter,
            scarcity=view.scarcity,
            prototype=view.prototype,
            points=list(match.points),
            blockbusters=[len(seat.blockbusters) for seat in view.seats],
            ambition=[seat.ambition for seat in view.seats],
            winners=list(match.winners),
            claps=self.claps,
            doubles=self.doubles,
            films=self._films(match, view),
            wasted=self.wasted,
            thrown=self.thrown,
        )

    def _films(self, match: Match, view: HollywoodView) -> list[Film]:
        """Return the films with their sizes and values at the end of the match."""
        s = plain(match.state[0])
        sizes = list(s.film_size)
        views_by_seat = [iter(seat.films) for seat in view.seats]  # in the order in which they were finished
        films: list[Film] = []
        for number, event in enumerate(self.film_events):
            film = next(views_by_seat[event.seat])
            star = self.box.cards[event.star]
            assert isinstance(star, StarCard)
            instead = unfinished_value(s, event.seat, event.genre, sizes[number])
            films.append(
                Film(
                    *(event.seat, event.round, event.genre, event.star, star.stars),
                    *(len(film.cards), sizes[number], film.value, instead),
                )
            )
        return films


def unfinished_value(s: State, seat: int, genre: int, count: int) -> int:
    """Return the points that screenplays would have added to those for the largest unfinished project (H-E3).

    Return 0 if they would have made two projects equally large: their owner would have avoided that.

    Args:
        s: The final state. It is changed for the calculation and then restored.
        seat: The owner of the screenplays.
        genre: Their genre.
        count: Their number, an award counting as two.
    """
    without = scoring.project_points(s, seat)
    add_to_project(s, seat, genre, count)
    with_screenplays = scoring.project_points(s, seat)
    add_to_project(s, seat, genre, -count)
    return max(0, with_screenplays - without)
