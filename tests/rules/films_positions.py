"""Positions of Dream Factory and Traumfabrik for tests.

The helpers change the state of a match directly; the rules play on from there. Tiles are given by id or found by kind
and stars. A space is written as in notation: a screenplay and the number of the space or "star", such as "harvey 4".
Tiles that a position uses are moved to the end of the deck, so that they are not dealt a second time.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
import tomli_w

import matinee
from matinee import Event, IllegalMove, Match
from matinee.games.films.box import FilmsBox
from matinee.games.films.locations import deck_start
from matinee.games.films.placement import lay_tile
from matinee.games.films.state import HAND, PLACING, STAR_SPACE
from matinee.games.films.view import FilmsView, FilmView

EDITIONS = ("dream-factory", "traumfabrik")
DIRECTOR, CITY_3, CITY_2, PARTY, LAST_PARTY, END = 0, 1, 2, 3, 7, 8


# --- The match


def new_match(edition: str = "dream-factory", players: int = 4, box: Path | None = None, version: int = 2) -> Match:
    """Return a new match in which seat 0 is first player and each seat has the studio of its number plus 1."""
    options = {"studios": list(range(1, players + 1))}
    match = Match(matinee.GAMES[edition], players, 1, box, options, "interpreted", version)
    match.state[0].first = match.state[0].turn = 0
    return match


def write_box(folder: Path, edition: str, change: Callable[[dict[str, Any]], object]) -> Path:
    """Write the box of an edition with a change to its data, and return the file."""
    data = tomllib.loads(matinee.GAMES[edition].default_box.read_text("utf-8"))
    change(data)
    file = folder / f"{edition}.toml"
    file.write_text(tomli_w.dumps(data), "utf-8")
    return file


def change_tile(box: dict[str, Any], tile: str, **fields: object) -> None:
    """Change fields of a tile."""
    next(each for each in box["tiles"] if each["id"] == tile).update(fields)


def advance_to(match: Match, location: int, round_number: int = 1, first: int = 0) -> list[Event]:
    """Let the first player discard the last tile of the location before this one. Return the events."""
    last_tile = box_of(match).tiles[int(match.state[0].deck[last_unused_index(match)])].id
    give_tiles(match, first, last_tile, location=location - 1)
    match.state[0].round_number = round_number - 1
    match.state[0].served = match.players - 1
    return match.play(first, f"discard {last_tile}")


def new_auction(
    edition: str = "dream-factory", players: int = 4, first: int = 0, money: list[int] | None = None
) -> Match:
    """Return a match at the start of the auction in the first city."""
    match = new_match(edition, players)
    for seat, amount in enumerate(money or []):
        match.state[0].money[seat] = amount
    advance_to(match, CITY_3, first=first)
    return match


def put_on_location(match: Match, location: int, *tiles: str) -> None:
    """Put tiles of the deck on a city or party of this round. Call this last, just before `advance_to`."""
    deck = match.state[0].deck
    for index, tile in enumerate(tiles, deck_start(match.state[0], location)):
        other_index = deck.tolist().index(tile_number(match, tile))
        deck[index], deck[other_index] = deck[other_index], deck[index]


# --- Moves


def play(match: Match, *moves: str) -> list[Event]:
    """Make these moves, each for the awaited seat. Return the events of the last one."""
    for move in moves:
        match.play(match.awaiting[0], move)
    return match.events


def pass_until(match: Match, condition: Callable[[FilmsView], bool]) -> None:
    """Let all players pass, take the first tile and discard it until the condition is true."""
    while not condition(view_of(match)):
        moves = match.moves(match.awaiting[0])
        play(match, moves[-1] if view_of(match).stage == "placing" else moves[0])


def play_randomly(match: Match, callback: Callable[[list[Event]], None], seed: int = 1) -> None:
    """Make random moves until the match is over and call `callback` with the events of every move."""
    rng = Random(seed)
    while not match.over:
        callback(play(match, rng.choice(match.moves(match.awaiting[0]))))


def refusal(match: Match, seat: int, move: str | int) -> tuple[str, str]:
    """Check that a move is refused with a sentence and changes nothing. Return the clause and the message."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert caught.value.sentence("en")
    assert match.state.tobytes() == before
    return caught.value.clause, caught.value.message


def event_facts(events: list[Event], name: str) -> list[dict[str, int | str]]:
    """Return the facts of all events with this name."""
    return [event.facts for event in events if event.name == name]


# --- Reading a position


def view_of(match: Match, seat: int | None = None) -> FilmsView:
    return match.view(seat)


def box_of(match: Match) -> FilmsBox:
    return cast(FilmsBox, match.box)


def money_by_seat(match: Match) -> list[int]:
    return [cast(int, view_of(match, seat).seats[seat].money) for seat in range(match.players)]


def find_film(match: Match, name: str) -> FilmView:
    """Return a screenplay of any seat, finished or not."""
    films = [film for seat in view_of(match).seats for film in seat.films + seat.finished]
    return next(film for film in films if film.id == name)


def trophy_holders(match: Match) -> dict[str, int | None]:
    """Return the seat that holds each trophy."""
    return {trophy.id: trophy.seat for trophy in view_of(match).trophies}


def screenplay_of(match: Match, seat: int, genre: int = 0) -> str:
    """Return the unfinished screenplay of a seat with this genre (0, 1 or 2)."""
    genre_id = box_of(match).genres[genre].id
    genres = {screenplay.id: screenplay.genre for screenplay in box_of(match).screenplays}
    return next(film.id for film in view_of(match).seats[seat].films if genres[film.id] == genre_id)


def find_spaces(match: Match, seat: int, *kinds: str) -> list[str]:
    """Return the spaces for these kinds of tiles on the unfinished screenplays of a seat."""
    spaces: list[str] = []
    for film in view_of(match).seats[seat].films:
        for number, space in enumerate(film.spaces, 1):
            if space.asks in kinds:
                spaces.append(f"{film.id} {'star' if space.asks == 'star' else number}")
    return spaces


def find_seat_and_space(match: Match, kind: str) -> tuple[int, str]:
    """Return the first space for this kind of tile on the screenplays of any seat, with the seat."""
    return next((seat, space) for seat in range(match.players) for space in find_spaces(match, seat, kind))


# --- Tiles


def tile_number(match: Match, tile: str) -> int:
    return [each.id for each in box_of(match).tiles].index(tile)


def unused_tile(match: Match, kind: str, stars: int | None = None) -> str:
    """Return a tile of this kind, and with these stars if given, that is not in use."""
    used = tiles_in_use(match)
    unused = (tile for number, tile in enumerate(box_of(match).tiles) if number not in used)
    return next(tile.id for tile in unused if tile.kind == kind and stars in (None, tile.stars))


def tiles_in_use(match: Match) -> set[int]:
    """Return the numbers of the tiles in the hand and on screenplays."""
    s: Any = match.state[0]
    return {*s.hand.tolist(), *s.top.ravel().tolist(), *s.under.tolist()}


def last_unused_index(match: Match) -> int:
    """Return the last index in the deck with a tile that is not in use."""
    used = tiles_in_use(match)
    return max(index for index, tile in enumerate(match.state[0].deck.tolist()) if tile not in used)


def reserve_tile(match: Match, tile: str) -> int:
    """Return the number of a tile and move it where it is not dealt: to the end of the deck.

    A legend is moved to the start of the legends instead, which counts as dealt.
    """
    s: Any = match.state[0]
    number = tile_number(match, tile)
    assert number not in tiles_in_use(match)
    deck, index = (s.deck, last_unused_index(match)) if number in s.deck else (s.legends, 0)
    other_index = deck.tolist().index(number)
    deck[index], deck[other_index] = deck[other_index], deck[index]
    return number


def give_tiles(match: Match, seat: int, *tiles: str, location: int = CITY_3) -> None:
    """Give a seat these tiles to place, as if it had won them."""
    s: Any = match.state[0]
    s.stage, s.turn, s.first, s.location = PLACING, seat, seat, location
    for i in range(HAND):
        s.hand[i] = -1
    for i, tile in enumerate(tiles):
        s.hand[i] = reserve_tile(match, tile)


def put_tiles(match: Match, space: str, *tiles: str) -> None:
    """Put tiles on a space, from bottom to top."""
    s: Any = match.state[0]
    name, number = space.split()
    film = screenplay_number(match, name)
    for tile in tiles:
        lay_tile(s, s.owner[film], reserve_tile(match, tile), film, STAR_SPACE if number == "star" else int(number) - 1)


def put_cast(match: Match, seat: int, actors: int = 0, stars: int = 0) -> None:
    """Put actors and stars on different spaces of a seat's screenplays."""
    for space in find_spaces(match, seat, "actor", "blank")[:actors]:
        put_tiles(match, space, unused_tile(match, "actor"))
    for space in find_spaces(match, seat, "star")[:stars]:
        put_tiles(match, space, unused_tile(match, "star"))


# --- Films


def screenplay_number(match: Match, name: str) -> int:
    return [screenplay.id for screenplay in box_of(match).screenplays].index(name)


def fill_all_but_one(
    match: Match, name: str, total: int | None = None, director: str | None = None, open_space: int = 0
) -> str:
    """Fill all mandatory spaces of a screenplay except one, by default the last. Return the open space.

    If `total` is given, change the printed stars so that the film has this many stars. A contract adds none.
    """
    kinds = [space.asks for space in find_film(match, name).spaces[:-1]]
    open_space = open_space or len(kinds)
    for number, kind in enumerate(kinds, 1):
        if number != open_space:
            kind = "effects" if kind == "blank" else kind
            put_tiles(match, f"{name} {number}", director if director and number == 1 else unused_tile(match, kind))
    if total is not None:
        s, number = match.state[0], screenplay_number(match, name)
        s.printed[number] += total - s.film_stars[number]
        s.film_stars[number] = total
    return f"{name} {open_space}"


def finish_film(match: Match, seat: int, name: str, total: int = 10, director: str | None = None) -> list[Event]:
    """Let a seat finish a film of `total` stars with a contract. Return the events."""
    space, contract = fill_all_but_one(match, name, total, director), unused_tile(match, "contract")
    give_tiles(match, seat, contract)
    return match.play(seat, f"place {contract} {space}")


# --- The end


def end_game(match: Match) -> list[Event]:
    """End the last round, so that the last trophies are awarded. Return the events."""
    return advance_to(match, END, round_number=4)


def set_points(match: Match, points: int, *seats: int) -> None:
    """Change the money of seats so that they have this many points."""
    for seat in seats:
        match.state[0].money[seat] += points - match.points[seat]
