"""What happened in one game of Hollywood, as far as a designer cares. Taken from its record."""

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
from matinee.lab.record_reader import facts_in

NOBODY = -1


class Film(Struct, frozen=True):
    """A finished film."""

    seat: int
    round: int  # from 1
    genre: int
    star: int  # the card
    stars: int
    cards: int  # screenplays
    size: int  # the same, an award counting as two
    value: int
    instead: int  # points that its screenplays would have brought at the end, had they been left unfinished


class Thrown(Struct, frozen=True):
    """A card that nobody's reel lay on."""

    round: int
    card: int


class HollywoodGame(Struct, frozen=True, kw_only=True):
    """One finished game. What is listed by seat has one entry for each."""

    players: int
    moves: int
    starter: int  # of the first round
    scarcity: bool
    prototype: bool
    points: list[int]
    blockbusters: list[int]  # cards
    ambition: list[int]  # points for the largest unfinished project
    winners: list[int]
    claps: list[int]  # the round in which it was played, or 0
    doubles: list[int]
    films: list[Film]  # in the order of finishing
    wasted: list[tuple[int, int]]  # seat and star
    thrown: list[Thrown]


def facts_of(record: RecordSource, box: str | Path | None = None) -> HollywoodGame:
    """The facts of a finished game."""
    return facts_in(record, box, _Table)


class _Finished(Struct):
    seat: int
    round: int
    genre: int
    star: int


class _Table:
    """The table as the events tell of it."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.box, HollywoodBox)
        self.box: HollywoodBox = match.box
        self.card = {card.id: number for number, card in enumerate(self.box.cards)}
        self.round, self.starter = 1, NOBODY
        self.claps, self.doubles = [0] * match.players, [0] * match.players
        self.finished: list[_Finished] = []
        self.wasted: list[tuple[int, int]] = []
        self.thrown: list[Thrown] = []

    def see(self, event: Event) -> None:
        """Takes note of an event."""
        card = self.card.get(str(event.facts.get("card")), NOBODY)
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
                self.finished.append(_Finished(seat, self.round, genre, card))
            case "wasted":
                self.wasted.append((seat, card))
            case "thrown":
                self.thrown.append(Thrown(self.round, card))
            case _:
                pass

    def facts(self, match: Match) -> HollywoodGame:
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
            films=self.films(match, view),
            wasted=self.wasted,
            thrown=self.thrown,
        )

    def films(self, match: Match, view: HollywoodView) -> list[Film]:
        s = plain(match.state[0])
        sizes = list(s.film_cards)
        shown = [iter(seat.films) for seat in view.seats]  # each seat's in the order of finishing
        films: list[Film] = []
        for number, done in enumerate(self.finished):
            film = next(shown[done.seat])
            star = self.box.cards[done.star]
            assert isinstance(star, StarCard)
            instead = ambition_with(s, done.seat, done.genre, sizes[number])
            films.append(
                Film(
                    *(done.seat, done.round, done.genre, done.star, star.stars),
                    *(len(film.cards), sizes[number], film.value, instead),
                )
            )
        return films


def ambition_with(s: State, seat: int, genre: int, more: int) -> int:
    """The points that screenplays would have added to those for the largest unfinished project (H-E3).

    Where they would have made two projects equal, their owner would have known better: 0.
    """
    as_it_is = scoring.project_points(s, seat)
    add_to_project(s, seat, genre, more)
    with_them = scoring.project_points(s, seat)
    add_to_project(s, seat, genre, -more)
    return max(0, with_them - as_it_is)
