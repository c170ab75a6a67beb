"""The value of films, stars and studio cards in Hollywood."""

from collections.abc import Sequence
from itertools import chain

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from matinee.games.hollywood.box import GENRE_IDS, HollywoodBox, ScreenplayCard, StarCard
from matinee.games.hollywood.lab.game_summary import Film, HollywoodGame
from matinee.games.hollywood.state import FILM_CARDS, ROUND_CARDS, ROUND_FILMS, ROUND_STARS, STAR_CARDS
from matinee.lab.outcome import points_of, win_share_of_holders, wins_of
from matinee.lab.statistics import Estimate, as_floats, correlation, histogram, mean_of, ratio_of_sums, share_of

LARGEST_SIZE = 6  # cards; histograms count larger films here
REELS_PER_PLAYER = 12  # in a game, with three or four players
BLOCKBUSTER_POINTS = 2


class Sources(Struct, frozen=True):
    """The mean points of a player by source."""

    films: float
    blockbusters: float
    project: float  # the largest unfinished project

    @property
    def points(self) -> float:
        """The total."""
        return self.films + self.blockbusters + self.project


class FilmMaking(Struct, frozen=True):
    """The number, size and value of finished films."""

    each: Estimate  # films per player
    winner: Estimate  # films per winner
    game: Estimate  # films per game
    sizes: list[int]  # films with 1, 2, ... 6 or more cards, an award counting as two
    cards: list[int]  # films with 1, 2, ... 6 or more cards
    size: Estimate
    value: Estimate


class StarUse(Struct, frozen=True):
    """The use and the value of the cards with a number of stars."""

    stars: int
    copies: int  # in the box
    dealt: int
    finishing: float  # share of dealt cards that finish a film
    wasted: float  # share of dealt cards taken by a player without a project
    thrown: float  # share of dealt cards that no player takes
    film: Estimate  # value of the finished film
    gain: Estimate  # points of the film minus those of the project if it had stayed unfinished, per taken card
    wins: Estimate  # share of games won by players who finish a film with such a card
    with_winning: float  # correlation of the number of such films with winning


class StudioCard(Struct, frozen=True):
    """The use of a studio card."""

    id: str
    played: Estimate  # share of players who play it
    rounds: list[float]  # share of players who play it, by round
    wins: Estimate  # share of games won by players who played it
    wins_without: Estimate
    points: Estimate
    points_without: Estimate


class ThrownKind(Struct, frozen=True):
    """The cards of a kind that no player took."""

    kind: str  # a genre, "award", "star" or "blockbuster"
    game: Estimate  # cards per game
    share: float  # of all cards that no player took
    dealt: float  # share of all dealt cards


def all_films(games: Sequence[HollywoodGame]) -> list[Film]:
    """Return the films of all games."""
    return list(chain.from_iterable(game.films for game in games))


def count_films(games: Sequence[HollywoodGame], films: Sequence[Sequence[Film]]) -> NDArray[np.int64]:
    """Count films by game and seat. `films` has the films to count, by game."""
    counts = np.zeros((len(games), games[0].players), np.int64)
    for row, films_of_game in zip(counts, films, strict=True):
        for film in films_of_game:
            row[film.seat] += 1
    return counts


def sources_of(games: Sequence[HollywoodGame]) -> tuple[Sources, Sources]:
    """Return the points by source of all players and of winners."""
    points, wins = points_of(games), wins_of(games)
    blockbusters = BLOCKBUSTER_POINTS * as_floats([game.blockbusters for game in games])
    project = as_floats([game.ambition for game in games])
    parts = [points - blockbusters - project, blockbusters, project]
    everybody = Sources(*(float(part.mean()) for part in parts))
    return everybody, Sources(*(float((part * wins).sum()) / len(games) for part in parts))


def film_making_of(games: Sequence[HollywoodGame]) -> FilmMaking:
    """Return the number, size and value of finished films."""
    counts = count_films(games, [game.films for game in games])
    films, totals = all_films(games), counts.sum(axis=1)
    return FilmMaking(
        each=mean_of(counts.mean(axis=1)),
        winner=mean_of([row[game.winners].mean() for row, game in zip(counts, games, strict=True)]),
        game=mean_of(totals),
        sizes=histogram([film.size for film in films], 1, LARGEST_SIZE),
        cards=histogram([film.cards for film in films], 1, LARGEST_SIZE),
        size=ratio_of_sums([sum(film.size for film in game.films) for game in games], totals),
        value=ratio_of_sums([sum(film.value for film in game.films) for game in games], totals),
    )


def stars_of(games: Sequence[HollywoodGame], box: HollywoodBox) -> list[StarUse]:
    """Return the use of star cards by their number of stars."""
    stars_by_card = {number: card.stars for number, card in enumerate(box.cards) if isinstance(card, StarCard)}
    return [star_use(games, stars_by_card, stars) for stars in sorted(set(stars_by_card.values()))]


def star_use(games: Sequence[HollywoodGame], stars_by_card: dict[int, int], stars: int) -> StarUse:
    """Return the use of the cards with a number of stars."""
    films = [[film for film in game.films if film.stars == stars] for game in games]
    finishing = as_floats([len(films_of_game) for films_of_game in films])
    wasted = as_floats([sum(stars_by_card[card] == stars for _, card in game.wasted) for game in games])
    thrown_count = sum(stars_by_card.get(thrown.card) == stars for game in games for thrown in game.thrown)
    dealt = int(finishing.sum() + wasted.sum()) + thrown_count
    gains = [sum(film.value - film.instead for film in films_of_game) for films_of_game in films]
    counts = count_films(games, films)
    return StarUse(
        stars=stars,
        copies=list(stars_by_card.values()).count(stars),
        dealt=dealt,
        finishing=float(finishing.sum()) / max(1, dealt),
        wasted=float(wasted.sum()) / max(1, dealt),
        thrown=thrown_count / max(1, dealt),
        film=ratio_of_sums([sum(film.value for film in films_of_game) for films_of_game in films], finishing),
        gain=ratio_of_sums(gains, finishing + wasted),
        wins=win_share_of_holders(counts > 0, games),
        with_winning=correlation(counts.ravel(), wins_of(games).ravel()),
    )


def studio_cards_of(games: Sequence[HollywoodGame]) -> list[StudioCard]:
    """Return the use of the Clap Board and the Double Reel."""
    points = points_of(games)
    cards: list[StudioCard] = []
    for id in ("clap", "double"):
        rounds = np.asarray([game.claps if id == "clap" else game.doubles for game in games])
        used = rounds > 0
        cards.append(
            StudioCard(
                id=id,
                played=share_of(int(used.sum()), used.size),
                rounds=[float((rounds == number).mean()) for number in range(1, games[0].players + 1)],
                wins=win_share_of_holders(used, games),
                wins_without=win_share_of_holders(~used, games),
                points=mean_of(points[used]),
                points_without=mean_of(points[~used]),
            )
        )
    return cards


def thrown_of(games: Sequence[HollywoodGame], box: HollywoodBox) -> list[ThrownKind]:
    """Return the cards that no player took, by kind."""
    kinds = [kind_of(box, card) for card in range(len(box.cards))]
    cards_per_round = ROUND_CARDS * games[0].players
    total = sum(len(game.thrown) for game in games)
    thrown_kinds: list[ThrownKind] = []
    for kind in (*GENRE_IDS, "award", "star", "blockbuster"):
        counts = [sum(kinds[thrown.card] == kind for thrown in game.thrown) for game in games]
        share_dealt = ROUND_STARS / STAR_CARDS if kind == "star" else ROUND_FILMS / FILM_CARDS
        dealt = kinds.count(kind) * share_dealt * games[0].players / cards_per_round
        thrown_kinds.append(ThrownKind(kind, mean_of(counts), sum(counts) / max(1, total), dealt))
    return thrown_kinds


def kind_of(box: HollywoodBox, number: int) -> str:
    """Return the kind of a card: the genre of a screenplay without an award, "award", "star" or "blockbuster"."""
    card = box.cards[number]
    if isinstance(card, ScreenplayCard):
        return "award" if card.award else card.genre
    return "star" if isinstance(card, StarCard) else "blockbuster"
