"""Positions of the films games, set up in a line or two.

A helper changes the record of a match where a position needs it and leaves everything that follows to the rules.
Tiles are called by their ids or looked up by kind and stars; a place is a screenplay and a space as in notation,
such as "harvey 4". Tiles that a position uses are moved to the back of the deck, so that they do not turn up twice.
"""

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

import matinee
from matinee import Event, IllegalMove, Match
from matinee.games.films.box import FilmsBox
from matinee.games.films.locations import deck_start
from matinee.games.films.placement import lay_tile
from matinee.games.films.state import HAND, PLACING, STAR_SPACE
from matinee.games.films.view import FilmsView, FilmView

EDITIONS = ("dream-factory", "traumfabrik")
DIRECTOR, CITY_3, CITY_2, PARTY, LAST_PARTY, END = 0, 1, 2, 3, 7, 8


# --- The table


def table(edition: str = "dream-factory", players: int = 4) -> Match:
    """A new match: seat 0 is first player and has studio 1, seat 1 studio 2, and so on."""
    studios = list(range(1, players + 1))
    match = matinee.start(edition, players=players, seed=1, mode="interpreted", studios=studios)
    match.state[0].first = match.state[0].turn = 0
    return match


def arrive(match: Match, location: int, quarter: int = 1, first: int = 0) -> list[Event]:
    """Goes on from the location before, all of whose tiles have been handed out; returns what happens then."""
    last_tile = box(match).tiles[int(match.state[0].deck[back(match)])].id
    give(match, first, last_tile, location=location - 1)
    match.state[0].round_number = quarter - 1
    match.state[0].served = match.players - 1
    return match.play(first, f"discard {last_tile}")


def auction(edition: str = "dream-factory", players: int = 4, first: int = 0, money: list[int] | None = None) -> Match:
    """The auction of the first city is about to begin."""
    match = table(edition, players)
    for seat, amount in enumerate(money or []):
        match.state[0].money[seat] = amount
    arrive(match, CITY_3, first=first)
    return match


def stock(match: Match, location: int, *tiles: str) -> None:
    """Puts tiles of the deck on a city or party of this round. Comes last, just before one arrives there."""
    deck = match.state[0].deck
    for place, tile in enumerate(tiles, deck_start(match.state[0], location)):
        other = deck.tolist().index(tile_number(match, tile))
        deck[place], deck[other] = deck[other], deck[place]


# --- Moves


def play(match: Match, *moves: str) -> list[Event]:
    """Moves of whoever is awaited, one after the other; returns what the last one brought about."""
    for move in moves:
        match.play(match.awaiting[0], move)
    return match.events


def idle(match: Match, until: Callable[[FilmsView], bool]) -> None:
    """Everybody passes, takes the first tile and discards it."""
    while not until(seen(match)):
        moves = match.moves(match.awaiting[0])
        play(match, moves[-1] if seen(match).stage == "placing" else moves[0])


def at_random(match: Match, watch: Callable[[list[Event]], None], seed: int = 1) -> None:
    """Everybody plays at random to the end; `watch` is called with the events of every move."""
    rng = Random(seed)
    while not match.over:
        watch(play(match, rng.choice(match.moves(match.awaiting[0]))))


def refusal(match: Match, seat: int, move: str | int) -> tuple[str, str]:
    """The clause and the message with which a move is refused; it has a sentence and changes nothing."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert caught.value.sentence("en")
    assert match.state.tobytes() == before
    return caught.value.clause, caught.value.message


def facts(events: list[Event], name: str) -> list[dict[str, int | str]]:
    """The facts of all events of one name."""
    return [event.facts for event in events if event.name == name]


# --- Looking


def seen(match: Match, seat: int | None = None) -> FilmsView:
    return match.view(seat)


def box(match: Match) -> FilmsBox:
    return cast(FilmsBox, match.box)


def money(match: Match) -> list[int]:
    """What everybody holds, as seen by themselves."""
    return [cast(int, seen(match, seat).seats[seat].money) for seat in range(match.players)]


def film(match: Match, name: str) -> FilmView:
    """A screenplay that somebody has, finished or not."""
    found = (each for seat in seen(match).seats for each in seat.films + seat.finished if each.id == name)
    return next(found)


def trophies(match: Match) -> dict[str, int | None]:
    """The seat that holds each trophy."""
    return {trophy.id: trophy.seat for trophy in seen(match).trophies}


def screenplay(match: Match, seat: int, genre: int = 0) -> str:
    """The screenplay of a genre (0, 1 or 2) that a seat works on."""
    wanted = box(match).genres[genre].id
    genres = {each.id: each.genre for each in box(match).screenplays}
    return next(each.id for each in seen(match).seats[seat].films if genres[each.id] == wanted)


def places(match: Match, seat: int, *asks: str) -> list[str]:
    """The spaces that ask for something on the screenplays a seat works on."""
    found: list[str] = []
    for each in seen(match).seats[seat].films:
        for number, space in enumerate(each.spaces, 1):
            if space.asks in asks:
                found.append(f"{each.id} {'star' if space.asks == 'star' else number}")
    return found


def somewhere(match: Match, asks: str) -> tuple[int, str]:
    """A seat and a space of it that asks for something."""
    return next((seat, places(match, seat, asks)[0]) for seat in range(match.players) if places(match, seat, asks))


# --- Tiles


def tile_number(match: Match, tile: str) -> int:
    return [each.id for each in box(match).tiles].index(tile)


def spare(match: Match, kind: str, stars: int | None = None) -> str:
    """A tile of a kind (and with so many stars) that lies on no screenplay and in nobody's hand."""
    used = in_use(match)
    free = (tile for number, tile in enumerate(box(match).tiles) if number not in used)
    return next(tile.id for tile in free if tile.kind == kind and stars in (None, tile.stars))


def in_use(match: Match) -> set[int]:
    s: Any = match.state[0]
    return {*s.hand.tolist(), *s.top.ravel().tolist(), *s.under.tolist()}


def back(match: Match) -> int:
    """The last place of the deck whose tile is not in use."""
    used = in_use(match)
    return max(place for place, tile in enumerate(match.state[0].deck.tolist()) if tile not in used)


def fetch(match: Match, tile: str) -> int:
    """The number of a tile, which is moved to the back of the deck (a legend to the front: it has come already)."""
    s: Any = match.state[0]
    number = tile_number(match, tile)
    assert number not in in_use(match)
    row, place = (s.deck, back(match)) if number in s.deck else (s.legends, 0)
    other = row.tolist().index(number)
    row[place], row[other] = row[other], row[place]
    return number


def give(match: Match, seat: int, *tiles: str, location: int = CITY_3) -> None:
    """A seat has won these tiles and has still to place them."""
    s: Any = match.state[0]
    s.stage, s.turn, s.first, s.location = PLACING, seat, seat, location
    for held in range(HAND):
        s.hand[held] = -1
    for held, tile in enumerate(tiles):
        s.hand[held] = fetch(match, tile)


def lay(match: Match, place: str, *tiles: str) -> None:
    """Puts tiles on a space, one on top of the other."""
    s: Any = match.state[0]
    name, space = place.split()
    at = film_number(match, name), STAR_SPACE if space == "star" else int(space) - 1
    for tile in tiles:
        lay_tile(s, s.owner[at[0]], fetch(match, tile), *at)


def cast_film(match: Match, seat: int, actors: int = 0, stars: int = 0) -> None:
    """Gives a seat actors and stars, all of them visible."""
    for place in places(match, seat, "actor", "blank")[:actors]:
        lay(match, place, spare(match, "actor"))
    for place in places(match, seat, "star")[:stars]:
        lay(match, place, spare(match, "star"))


# --- Films


def film_number(match: Match, name: str) -> int:
    return [each.id for each in box(match).screenplays].index(name)


def almost(match: Match, name: str, total: int | None = None, director: str | None = None, last: int = 0) -> str:
    """Fills all mandatory spaces of a screenplay but one, the last one if not told otherwise; returns its place.

    The stars printed on it are changed so that it has `total` stars now. A contract adds none.
    """
    asks = [space.asks for space in film(match, name).spaces[:-1]]
    last = last or len(asks)
    for number, asked in enumerate(asks, 1):
        if number != last:
            kind = "effects" if asked == "blank" else asked
            lay(match, f"{name} {number}", director if director and number == 1 else spare(match, kind))
    if total is not None:
        s, number = match.state[0], film_number(match, name)
        s.printed[number] += total - s.film_stars[number]
        s.film_stars[number] = total
    return f"{name} {last}"


def finish(match: Match, seat: int, name: str, total: int = 10, director: str | None = None) -> list[Event]:
    """A seat finishes a film of so many stars with a contract; returns what happens then."""
    place, contract = almost(match, name, total, director), spare(match, "contract")
    give(match, seat, contract)
    return match.play(seat, f"place {contract} {place}")


# --- The end


def end(match: Match) -> list[Event]:
    """The last round ends: the last trophies are awarded and the game is over."""
    return arrive(match, END, quarter=4)


def even_out(match: Match, points: int, *seats: int) -> None:
    """Gives seats the money that brings them to so many points."""
    for seat in seats:
        match.state[0].money[seat] += points - match.points[seat]
