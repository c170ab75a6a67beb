"""The eight locations (F-B6). Their tiles are taken from the deck in the order of the visits (F-R2)."""

from matinee.games.films.state import (
    CITY_TILES,
    CITY_TILES_BEFORE,
    FIRST_PARTY,
    LOCATION_TILES,
    SECOND_PARTY,
    State,
)
from matinee.games.films.tiles import face_down_index


def is_party(location: int) -> bool:
    """Return whether a location is a party."""
    return location in (FIRST_PARTY, SECOND_PARTY)


def tiles_at(s: State, location: int) -> int:
    """Return how many tiles a city or party gets."""
    return s.players if is_party(location) else LOCATION_TILES[location]


def deck_start(s: State, location: int) -> int:
    """Return the index in the deck of the first tile of a city or party in this round."""
    parties_before = 1 if location > FIRST_PARTY else 0
    return s.round_number * (CITY_TILES + 2 * s.players) + CITY_TILES_BEFORE[location] + parties_before * s.players


def reveal_tiles(s: State, location: int) -> None:
    """F-R2, F-P1: turn the tiles of a city or party face up."""
    start = deck_start(s, location)
    for i in range(tiles_at(s, location)):
        s.face_down[face_down_index(s, s.deck[start + i])] -= 1
