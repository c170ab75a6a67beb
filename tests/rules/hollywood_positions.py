"""Positions of Hollywood for tests.

Cards are asked for in words: "horror" is a plain screenplay, "horror+" one with an award, "star3" a star with three
stars, and "blockbuster". Reels are the digits of their seats from top to bottom, "-" for none: "-012".
"""

from typing import Any

import pytest

import matinee
from matinee import Event, IllegalMove, Match
from matinee.engine.i18n import LANGUAGES
from matinee.games.hollywood.box import GENRE_IDS
from matinee.games.hollywood.holdings import (
    add_blockbuster,
    add_film,
    add_to_project,
    count_screenplay_thrown_away,
    set_reels_left,
)
from matinee.games.hollywood.state import (
    ACTION,
    BLOCKBUSTER,
    BLOCKBUSTERS_1,
    DECK,
    FILM_1,
    GENRES,
    HORROR,
    OVER,
    ROMANCE,
    STAR,
    TABLE,
    State,
)
from matinee.games.hollywood.view import HollywoodView

HEIGHTS = (4, 4, 3, 3)
FILLERS = {"romance": (ROMANCE, 1), "romance+": (ROMANCE, 2), "action": (ACTION, 1), "horror": (HORROR, 1)}


def start(players: int = 3, seed: int = 1, **variants: Any) -> Match:
    """A match in which seat 0 is first player."""
    match = matinee.start("hollywood", players=players, seed=seed, mode="interpreted", **variants)
    s = position(match)
    s.starter = s.turn = 0
    return match


def position(match: Match) -> State:
    return match.state[0]


def table(match: Match, seat: int | None = None) -> HollywoodView:
    return match.view(seat)


def take(match: Match, word: str) -> int:
    """A card of that kind which has not been dealt yet."""
    s = position(match)
    if word == "filler":
        left = {(s.kind[card], s.worth[card]) for card in range(s.location.size) if s.location[card] == DECK}
        word = next(filler for filler, kind in FILLERS.items() if kind in left)
    name = word.rstrip("+0123456789")
    kind = {"star": STAR, "blockbuster": BLOCKBUSTER}.get(name)
    kind = GENRE_IDS.index(name) if kind is None else kind
    for card in range(s.location.size):
        if s.location[card] == DECK and s.kind[card] == kind:
            if kind == STAR:
                s.worth[card] = int(word[4:] or 1)
            if kind >= GENRES or s.worth[card] == 1 + word.endswith("+"):
                return card
    raise AssertionError(f"no {word} is left")


def deal_at(match: Match, card: int, place: int) -> None:
    """Lets two cards change places in the deal."""
    s = position(match)
    found = next(at for at in range(s.deal.size) if s.deal[at] == card)
    s.deal[found], s.deal[place] = s.deal[place], card


def take_for_good(match: Match, word: str) -> int:
    """The same, and it will not be dealt any more: it changes places with one at the very end of the deal."""
    s = position(match)
    card = take(match, word)
    deal_at(match, card, max(at for at in range(s.deal.size) if s.location[s.deal[at]] == DECK))
    return card


def lay_out(match: Match, *columns: str) -> None:
    """Deals this round anew, each column from the top. Places of which nothing is said get romances while they last."""
    s = position(match)
    first = s.rounds_done * sum(HEIGHTS)
    for place in range(sum(HEIGHTS)):
        s.location[s.deal[first + place]] = DECK
    words: list[str] = []
    for column, height in zip((*columns, "", "", "", ""), HEIGHTS, strict=False):
        words += (column.split() + ["filler"] * height)[:height]
    for place, word in enumerate(words):
        card = take(match, word)
        deal_at(match, card, first + place)
        s.location[card] = TABLE


def end_round(match: Match, *columns: str) -> list[Event]:
    """Lays the reels such that the last one, in column 4, ends the round with reels lying as given."""
    s = position(match)
    assert [len(column) for column in columns] == list(HEIGHTS)
    for seat in range(s.players):
        assert "".join(columns).count(str(seat)) == 12 // s.players, "everybody lays as many reels"
        set_reels_left(s, seat, 0)
    *before, last = columns
    for place, reel in enumerate("".join([*before, "-" + last[:-1]])):
        s.reel_owner[place] = -1 if reel == "-" else int(reel)
    for number, column in enumerate(before):
        s.reels_in_column[number] = len(column.lstrip("-"))
    s.reels_in_column[3] = len(last.lstrip("-")) - 1
    s.turn = int(last[-1])
    set_reels_left(s, s.turn, 1)
    return match.play(s.turn, "reel 4")


def give(match: Match, seat: int, words: str) -> None:
    """Puts screenplays into the projects of a seat and blockbusters in front of it."""
    s = position(match)
    for word in words.split():
        card = take_for_good(match, word)
        kind = s.kind[card]
        if kind == BLOCKBUSTER:
            add_blockbuster(s, seat)
            s.location[card] = BLOCKBUSTERS_1 + seat
        else:
            add_to_project(s, seat, kind, s.worth[card])
            s.location[card] = seat * GENRES + kind


def give_film(match: Match, seat: int, words: str) -> None:
    """Puts a finished film in front of a seat: its screenplays, all of one genre, and its star."""
    s = position(match)
    film = s.films_made
    s.films_made += 1
    s.film_owner[film] = seat
    s.film_cards[film] = 0
    for word in words.split():
        card = take_for_good(match, word)
        s.location[card] = FILM_1 + film
        if s.kind[card] == STAR:
            s.film_stars[film] = s.worth[card]
        else:
            s.film_genre[film] = s.kind[card]
            s.film_cards[film] += s.worth[card]
    add_film(s, seat, s.film_genre[film], s.film_cards[film] * s.film_stars[film])


def throw_away(match: Match, genre: int, count: int) -> None:
    """Counts screenplays of a genre as thrown away in earlier rounds."""
    for _ in range(count):
        count_screenplay_thrown_away(position(match), genre)


def end_game(match: Match) -> None:
    """As if the last round had just ended."""
    s = position(match)
    s.stage = OVER
    s.rounds_done = s.players


def play_reels(match: Match, columns: str) -> list[Event]:
    """Whoever is to move lays a reel in each of these columns, one after the other."""
    events: list[Event] = []
    for column in columns.split():
        events = match.play(match.awaiting[0], f"reel {column}")
    return events


def play_round(match: Match) -> list[Event]:
    """Plays this round to its end with reels only, and any film when a star comes; all that happened."""
    events: list[Event] = []
    rounds_done = position(match).rounds_done
    while position(match).rounds_done == rounds_done:
        seat = match.awaiting[0]
        events += match.play(seat, match.moves(seat)[0])
    return events


def reels_in(match: Match, column: int) -> str:
    """The reels of a column as a player sees them, from top to bottom."""
    return "".join("-" if place.reel is None else str(place.reel) for place in table(match).columns[column - 1])


def card_ids(match: Match, column: int) -> list[str]:
    """The cards of a column, from top to bottom."""
    return [place.card for place in table(match).columns[column - 1]]


def refused(match: Match, seat: int, move: str) -> tuple[str, str]:
    """The clause and the message with which a move is refused. The match stays as it was, and the words are there."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.state.tobytes() == before
    assert all(caught.value.sentence(language) for language in LANGUAGES)
    return caught.value.clause, caught.value.message
