"""Films, stars and studio cards of Hollywood: what they are worth."""

from collections.abc import Sequence
from itertools import chain

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from matinee.games.hollywood.box import GENRE_IDS, HollywoodBox, ScreenplayCard, StarCard
from matinee.games.hollywood.state import FILM_CARDS, ROUND_CARDS, ROUND_FILMS, ROUND_STARS, STAR_CARDS
from matinee.lab.hollywood.facts import Film, HollywoodGame
from matinee.lab.outcome import holders, points_of, wins_of
from matinee.lab.statistics import Estimate, correlation, histogram, mean_of, numbers, per, share_of

LARGEST = 6  # cards; larger films count here
REELS_EACH = 12  # in a game, with three players as with four
BLOCKBUSTER_POINTS = 2


class Sources(Struct, frozen=True):
    """Where points come from, per player."""

    films: float
    blockbusters: float
    project: float  # the largest unfinished one

    @property
    def points(self) -> float:
        return self.films + self.blockbusters + self.project


class FilmMaking(Struct, frozen=True):
    """How many films are finished, how large and how valuable."""

    each: Estimate  # by a player
    winner: Estimate
    game: Estimate
    sizes: list[int]  # films that count 1, 2, ... 6 or more cards, an award counting as two
    cards: list[int]  # films of 1, 2, ... 6 or more cards
    size: Estimate
    value: Estimate


class StarUse(Struct, frozen=True):
    """What becomes of the stars of a value, and what they bring."""

    stars: int
    copies: int  # in the box
    dealt: int
    finishing: float  # share of those dealt that finish a film,
    wasted: float  # come to a player without a project,
    thrown: float  # or to nobody
    film: Estimate  # value of the film finished
    gain: Estimate  # points a taken one brings beyond what the project would have brought unfinished
    wins: Estimate  # share of games won by those who finish a film with one
    with_winning: float  # correlation


class StudioCard(Struct, frozen=True):
    """How a studio card is used."""

    id: str
    played: Estimate  # share of players who do
    rounds: list[float]  # share of players who do so in each round
    wins: Estimate  # share of games won by those who played it
    wins_without: Estimate
    points: Estimate
    points_without: Estimate


class ThrownKind(Struct, frozen=True):
    """Cards of a kind that nobody got."""

    kind: str  # a genre, "award", "star" or "blockbuster"
    game: Estimate  # cards a game
    share: float  # of all cards thrown away
    dealt: float  # share of all cards dealt


def all_films(games: Sequence[HollywoodGame]) -> list[Film]:
    return list(chain.from_iterable(game.films for game in games))


def by_seat(games: Sequence[HollywoodGame], films: Sequence[Sequence[Film]]) -> NDArray[np.int64]:
    """How many of the films of each game belong to each seat."""
    counts = np.zeros((len(games), games[0].players), np.int64)
    for row, each in zip(counts, films, strict=True):
        for film in each:
            row[film.seat] += 1
    return counts


def sources_of(games: Sequence[HollywoodGame]) -> tuple[Sources, Sources]:
    """For all players, and for winners."""
    points, wins = points_of(games), wins_of(games)
    blockbusters = BLOCKBUSTER_POINTS * numbers([game.blockbusters for game in games])
    project = numbers([game.ambition for game in games])
    parts = [points - blockbusters - project, blockbusters, project]
    everybody = Sources(*(float(part.mean()) for part in parts))
    return everybody, Sources(*(float((part * wins).sum()) / len(games) for part in parts))


def making_of(games: Sequence[HollywoodGame]) -> FilmMaking:
    counts = by_seat(games, [game.films for game in games])
    films, totals = all_films(games), counts.sum(axis=1)
    return FilmMaking(
        each=mean_of(counts.mean(axis=1)),
        winner=mean_of([row[game.winners].mean() for row, game in zip(counts, games, strict=True)]),
        game=mean_of(totals),
        sizes=histogram([film.size for film in films], 1, LARGEST),
        cards=histogram([film.cards for film in films], 1, LARGEST),
        size=per([sum(film.size for film in game.films) for game in games], totals),
        value=per([sum(film.value for film in game.films) for game in games], totals),
    )


def stars_of(games: Sequence[HollywoodGame], box: HollywoodBox) -> list[StarUse]:
    worth = {number: card.stars for number, card in enumerate(box.cards) if isinstance(card, StarCard)}
    return [star_use(games, worth, stars) for stars in sorted(set(worth.values()))]


def star_use(games: Sequence[HollywoodGame], worth: dict[int, int], stars: int) -> StarUse:
    films = [[film for film in game.films if film.stars == stars] for game in games]
    finishing = numbers([len(each) for each in films])
    wasted = numbers([sum(worth[star] == stars for _, star in game.wasted) for game in games])
    thrown = sum(worth.get(each.card) == stars for game in games for each in game.thrown)
    dealt = int(finishing.sum() + wasted.sum()) + thrown
    gains = [sum(film.value - film.instead for film in each) for each in films]
    held = by_seat(games, films)
    return StarUse(
        stars=stars,
        copies=list(worth.values()).count(stars),
        dealt=dealt,
        finishing=float(finishing.sum()) / max(1, dealt),
        wasted=float(wasted.sum()) / max(1, dealt),
        thrown=thrown / max(1, dealt),
        film=per([sum(film.value for film in each) for each in films], finishing),
        gain=per(gains, finishing + wasted),
        wins=holders(held > 0, games),
        with_winning=correlation(held.ravel(), wins_of(games).ravel()),
    )


def studio_cards_of(games: Sequence[HollywoodGame]) -> list[StudioCard]:
    points = points_of(games)
    found: list[StudioCard] = []
    for id in ("clap", "double"):
        rounds = np.asarray([game.claps if id == "clap" else game.doubles for game in games])
        used = rounds > 0
        found.append(
            StudioCard(
                id=id,
                played=share_of(int(used.sum()), used.size),
                rounds=[float((rounds == number).mean()) for number in range(1, games[0].players + 1)],
                wins=holders(used, games),
                wins_without=holders(~used, games),
                points=mean_of(points[used]),
                points_without=mean_of(points[~used]),
            )
        )
    return found


def thrown_of(games: Sequence[HollywoodGame], box: HollywoodBox) -> list[ThrownKind]:
    kinds = [kind_of(box, card) for card in range(len(box.cards))]
    cards = ROUND_CARDS * games[0].players
    total = sum(len(game.thrown) for game in games)
    found: list[ThrownKind] = []
    for kind in (*GENRE_IDS, "award", "star", "blockbuster"):
        thrown = [sum(kinds[each.card] == kind for each in game.thrown) for game in games]
        a_round = ROUND_STARS / STAR_CARDS if kind == "star" else ROUND_FILMS / FILM_CARDS
        dealt = kinds.count(kind) * a_round * games[0].players / cards
        found.append(ThrownKind(kind, mean_of(thrown), sum(thrown) / max(1, total), dealt))
    return found


def kind_of(box: HollywoodBox, card: int) -> str:
    """A screenplay's genre, unless it carries an award; else what the card is."""
    found = box.cards[card]
    if isinstance(found, ScreenplayCard):
        return "award" if found.award else found.genre
    return "star" if isinstance(found, StarCard) else "blockbuster"
