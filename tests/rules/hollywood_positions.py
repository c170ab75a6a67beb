"""Positions of Hollywood for tests.

Cards are described by words: "horror" is a screenplay without an award, "horror+" one with an award, "star3" a star
with three stars, and "blockbuster". The reels of a column are the digits of their seats from top to bottom, with "-"
for a card without a reel: "-012".
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
    BLOCKBUSTERS_OF_SEAT_0,
    GENRES,
    HORROR,
    IN_DECK,
    IN_FILM_1,
    ON_TABLE,
    OVER,
    ROMANCE,
    STAR,
    State,
)
from matinee.games.hollywood.view import HollywoodView

HEIGHTS = (4, 4, 3, 3)
FILLERS = {"romance": (ROMANCE, 1), "romance+": (ROMANCE, 2), "action": (ACTION, 1), "horror": (HORROR, 1)}


def new_match(players: int = 3, seed: int = 1, **variants: Any) -> Match:
    """Return a new match in which seat 0 is first player."""
    match = matinee.start("hollywood", players=players, seed=seed, mode="interpreted", **variants)
    s = state_of(match)
    s.starter = s.turn = 0
    return match


def state_of(match: Match) -> State:
    return match.state[0]


def view_of(match: Match, seat: int | None = None) -> HollywoodView:
    return match.view(seat)


def find_card(match: Match, word: str) -> int:
    """Return an undealt card that fits the word. For a star, change its number of stars to fit."""
    s = state_of(match)
    if word == "filler":
        left = {(s.kind[card], s.worth[card]) for card in range(s.location.size) if s.location[card] == IN_DECK}
        word = next(filler for filler, kind in FILLERS.items() if kind in left)
    name = word.rstrip("+0123456789")
    kind = {"star": STAR, "blockbuster": BLOCKBUSTER}.get(name)
    kind = GENRE_IDS.index(name) if kind is None else kind
    for card in range(s.location.size):
        if s.location[card] == IN_DECK and s.kind[card] == kind:
            if kind == STAR:
                s.worth[card] = int(word[4:] or 1)
            if kind >= GENRES or s.worth[card] == 1 + word.endswith("+"):
                return card
    raise AssertionError(f"no {word} is left")


def put_in_deal(match: Match, card: int, index: int) -> None:
    """Put a card at an index of the deal, in exchange for the card there."""
    s = state_of(match)
    other_index = next(i for i in range(s.deal.size) if s.deal[i] == card)
    s.deal[other_index], s.deal[index] = s.deal[index], card


def reserve_card(match: Match, word: str) -> int:
    """Return an undealt card that fits the word and move it to the end of the deal, so that it is never dealt."""
    s = state_of(match)
    card = find_card(match, word)
    put_in_deal(match, card, max(i for i in range(s.deal.size) if s.location[s.deal[i]] == IN_DECK))
    return card


def deal_columns(match: Match, *columns: str) -> None:
    """Deal this round again with these columns, from top to bottom. Fill up with romances while there are any."""
    s = state_of(match)
    first = s.rounds_done * sum(HEIGHTS)
    for index in range(sum(HEIGHTS)):
        s.location[s.deal[first + index]] = IN_DECK
    words: list[str] = []
    for column, height in zip((*columns, "", "", "", ""), HEIGHTS, strict=False):
        words += (column.split() + ["filler"] * height)[:height]
    for index, word in enumerate(words):
        card = find_card(match, word)
        put_in_deal(match, card, first + index)
        s.location[card] = ON_TABLE


def end_round(match: Match, *columns: str) -> list[Event]:
    """Put reels on the columns and play the last one, in column 4. Return the events of the end of the round."""
    s = state_of(match)
    assert [len(column) for column in columns] == list(HEIGHTS)
    for seat in range(s.players):
        assert "".join(columns).count(str(seat)) == 12 // s.players, "all seats have the same number of reels"
        set_reels_left(s, seat, 0)
    *other_columns, last_column = columns
    for place, reel in enumerate("".join([*other_columns, "-" + last_column[:-1]])):
        s.reel_owner[place] = -1 if reel == "-" else int(reel)
    for number, column in enumerate(other_columns):
        s.reels_in_column[number] = len(column.lstrip("-"))
    s.reels_in_column[3] = len(last_column.lstrip("-")) - 1
    s.turn = int(last_column[-1])
    set_reels_left(s, s.turn, 1)
    return match.play(s.turn, "reel 4")


def give_cards(match: Match, seat: int, words: str) -> None:
    """Give screenplays (for the projects) and blockbusters to a seat."""
    s = state_of(match)
    for word in words.split():
        card = reserve_card(match, word)
        kind = s.kind[card]
        if kind == BLOCKBUSTER:
            add_blockbuster(s, seat)
            s.location[card] = BLOCKBUSTERS_OF_SEAT_0 + seat
        else:
            add_to_project(s, seat, kind, s.worth[card])
            s.location[card] = seat * GENRES + kind


def give_film(match: Match, seat: int, words: str) -> None:
    """Give a seat a finished film of these cards: screenplays of one genre and a star."""
    s = state_of(match)
    film = s.films_made
    s.films_made += 1
    s.film_owner[film] = seat
    s.film_size[film] = 0
    for word in words.split():
        card = reserve_card(match, word)
        s.location[card] = IN_FILM_1 + film
        if s.kind[card] == STAR:
            s.film_stars[film] = s.worth[card]
        else:
            s.film_genre[film] = s.kind[card]
            s.film_size[film] += s.worth[card]
    add_film(s, seat, s.film_genre[film], s.film_size[film] * s.film_stars[film])


def throw_away(match: Match, genre: int, count: int) -> None:
    """Increase the number of screenplays of a genre that have been thrown away."""
    for _ in range(count):
        count_screenplay_thrown_away(state_of(match), genre)


def end_game(match: Match) -> None:
    """Set the state after the last round."""
    s = state_of(match)
    s.stage = OVER
    s.rounds_done = s.players


def play_reels(match: Match, columns: str) -> list[Event]:
    """Place a reel in each of these columns, each for the awaited seat. Return the events of the last one."""
    events: list[Event] = []
    for column in columns.split():
        events = match.play(match.awaiting[0], f"reel {column}")
    return events


def play_round(match: Match) -> list[Event]:
    """Play this round to its end with the first legal moves. Return all events."""
    events: list[Event] = []
    rounds_done = state_of(match).rounds_done
    while state_of(match).rounds_done == rounds_done:
        seat = match.awaiting[0]
        events += match.play(seat, match.moves(seat)[0])
    return events


def reels_in(match: Match, column: int) -> str:
    """Return the reels of a column in the view, from top to bottom."""
    return "".join("-" if place.reel is None else str(place.reel) for place in view_of(match).columns[column - 1])


def card_ids(match: Match, column: int) -> list[str]:
    """Return the cards of a column, from top to bottom."""
    return [place.card for place in view_of(match).columns[column - 1]]


def refusal(match: Match, seat: int, move: str) -> tuple[str, str]:
    """Check that a move is refused in every language and changes nothing. Return the clause and the message."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.state.tobytes() == before
    assert all(caught.value.sentence(language) for language in LANGUAGES)
    return caught.value.clause, caught.value.message
