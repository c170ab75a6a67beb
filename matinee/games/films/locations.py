"""The eight locations (F-B6). Their tiles are taken from the deck in the order of the visits (F-R2)."""

from matinee.games.films.state import CHOOSING, LOCATIONS, SMALL_CITY_TILES, State
from matinee.games.films.tiles import face_down_index


def is_party(s: State, location: int) -> bool:
    """Return whether a location is a party."""
    return location == s.first_party or location == s.second_party


def tiles_at(s: State, location: int) -> int:
    """Return how many tiles a city or party gets."""
    if is_party(s, location):
        return s.players
    return SMALL_CITY_TILES + int(location == s.first_large_city) + int(location == s.second_large_city)


def parties_before(s: State, location: int) -> int:
    """Return how many parties are visited before a location."""
    return int(location > s.first_party) + int(location > s.second_party)


def city_tiles_before(s: State, location: int) -> int:
    """Return how many tiles the cities before a location have; `location` is not the director's.

    It may be LOCATIONS, for the end of the round.
    """
    cities = location - 1 - parties_before(s, location)
    large_cities = int(location > s.first_large_city) + int(location > s.second_large_city)
    return SMALL_CITY_TILES * cities + large_cities


def round_start(s: State, round_number: int) -> int:
    """Return the index in the deck of the first tile of a round."""
    return round_number * (s.city_tiles + 2 * s.players)


def deck_start(s: State, location: int) -> int:
    """Return the index in the deck of the first tile of a city or party in this round."""
    before = city_tiles_before(s, location) + parties_before(s, location) * s.players
    return round_start(s, s.round_number) + before


def reveal_tiles(s: State, start: int, count: int) -> None:
    """F-R2, F-P1: turn tiles of the deck face up.

    Args:
        s: The position.
        start: The index in the deck of the first tile.
        count: The number of tiles.
    """
    for i in range(count):
        s.face_down[face_down_index(s, s.deck[start + i])] -= 1


def reveal_cities(s: State) -> None:
    """F-R2: turn the tiles of all cities face up."""
    start = round_start(s, s.round_number)
    for location in range(1, LOCATIONS):
        count = tiles_at(s, location)
        if not is_party(s, location):
            reveal_tiles(s, start, count)
        start += count


def is_filled(s: State) -> bool:
    """F-S4: return whether the cities and parties of this round have been filled: in version 1, before the choice."""
    return s.stage != CHOOSING or s.rules_version == 1
