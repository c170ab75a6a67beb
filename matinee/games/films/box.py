"""The box of Dream Factory or Traumfabrik (F-B1, F-B2, F-B6). The differences between the editions are data in it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from matinee.engine.box_errors import Problem
from matinee.engine.boxes import Box, Id, repeated
from matinee.engine.i18n import LocalisedName
from matinee.games.films.state import (
    BLANK,
    CITIES,
    DESK,
    GENRES,
    KIND_IDS,
    LEGENDS,
    LOCATIONS,
    MAX_LARGE_CITIES,
    MAX_PRINTED_STARS,
    MAX_STARS,
    MIN_STARS,
    NO_SPACE,
    PILE,
    SCREENPLAYS,
    SMALL_CITY_TILES,
    SPACES,
    STAR,
    STAR_SPACE,
    STUDIOS,
    TILES,
    State,
)
from matinee.games.films.tiles import NO_FACE, face_of

SPACE_IDS = (*KIND_IDS, "blank")
TILE_COUNTS = dict(zip(KIND_IDS, (19, 7, LEGENDS, 15, 9, 13, 13, 13), strict=True))
COUNTED_EDITION = "dream-factory"  # its rulebooks print TILE_COUNTS; that of the other edition, only those of legends
LOCATION_COUNTS = {"director": 1, "city": CITIES, "party": LOCATIONS - CITIES - 1}
LOCATION_TILES = {"director": (1,), "city": (SMALL_CITY_TILES, SMALL_CITY_TILES + 1), "party": (0,)}

Kind = Literal["actor", "star", "legend", "director", "contract", "effects", "music", "camera"]
Space = Literal["director", "actor", "effects", "music", "camera", "blank"]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the box; an unknown field in the file is an error."""


class Differences(Part, frozen=True):
    """The rules in which the editions differ."""

    legends: Literal["hidden", "open"]
    party: Literal["must", "may"]
    tie: Literal["best film", "shared"]


class Kinds(Part, frozen=True):
    """The names of the kinds of tiles."""

    actor: LocalisedName
    star: LocalisedName
    legend: LocalisedName
    director: LocalisedName
    contract: LocalisedName
    effects: LocalisedName
    music: LocalisedName
    camera: LocalisedName


class Marker(Part, frozen=True):
    """The first player's marker."""

    name: LocalisedName


class Genre(Part, frozen=True):
    """A genre of films."""

    id: Id
    name: LocalisedName


class Studio(Part, frozen=True):
    """A studio, which a player runs."""

    number: Annotated[int, Meta(ge=1, le=STUDIOS)]
    name: LocalisedName


class Location(Part, frozen=True):
    """A location on the board and the number of its tiles; 0 at parties, which have one for each player."""

    kind: Literal["director", "city", "party"]
    tiles: Annotated[int, Meta(ge=0, le=3)]
    name: LocalisedName


class Tile(Part, frozen=True):
    """A tile with its kind and its stars."""

    id: Id
    kind: Kind
    stars: Annotated[int, Meta(ge=MIN_STARS, le=MAX_STARS)]
    name: LocalisedName


class Screenplay(Part, frozen=True):
    """A screenplay with its spaces, without the star space; studio 0 for those in the pile."""

    id: Id
    studio: Annotated[int, Meta(ge=0, le=STUDIOS)]
    genre: str
    stars: Annotated[int, Meta(ge=0, le=MAX_PRINTED_STARS)]
    spaces: Annotated[list[Space], Meta(min_length=1, max_length=STAR_SPACE)]
    title: LocalisedName


class FilmsBox(Box, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The components of one edition."""

    clauses: ClassVar[Mapping[str, str]] = {
        "": "F-B1",
        "differences": "F-S4",
        "differences.party": "F-P2",
        "differences.tie": "F-E2",
        "marker": "F-S7",
        "genres": "F-B2",
        "studios": "F-S1",
        "locations": "F-B6",
        "screenplays": "F-B2",
    }

    differences: Differences
    kinds: Kinds
    marker: Marker
    genres: Annotated[list[Genre], Meta(min_length=GENRES, max_length=GENRES)]
    studios: Annotated[list[Studio], Meta(min_length=STUDIOS, max_length=STUDIOS)]
    locations: Annotated[list[Location], Meta(min_length=LOCATIONS, max_length=LOCATIONS)]
    tiles: Annotated[list[Tile], Meta(min_length=TILES, max_length=TILES)]
    screenplays: Annotated[list[Screenplay], Meta(min_length=SCREENPLAYS, max_length=SCREENPLAYS)]

    def problems(self) -> Iterator[Problem]:
        yield from repeated("genres", [genre.id for genre in self.genres])
        yield from repeated("studios", [str(studio.number) for studio in self.studios], "number")
        yield from repeated("tiles", [tile.id for tile in self.tiles])
        yield from repeated("screenplays", [screenplay.id for screenplay in self.screenplays])
        yield from self._location_problems()
        yield from self._tile_problems()
        yield from self._screenplay_problems()

    def _location_problems(self) -> Iterator[Problem]:
        if self.locations[0].kind != "director":
            yield Problem("locations[0].kind", "films-box-first-location")
        found = Counter(location.kind for location in self.locations)
        for kind, count in LOCATION_COUNTS.items():
            if found[kind] != count:
                yield Problem("locations", "films-box-locations", kind=kind, count=count, found=found[kind])
        for number, location in enumerate(self.locations):
            if location.tiles not in LOCATION_TILES[location.kind]:
                facts = {"kind": location.kind, "found": location.tiles}
                yield Problem(f"locations[{number}].tiles", "films-box-location-tiles", **facts)
        large = [number for number, location in enumerate(self.locations) if location.tiles > SMALL_CITY_TILES]
        if len(large) > MAX_LARGE_CITIES:
            yield Problem(f"locations[{large[-1]}].tiles", "films-box-large-cities", found=len(large))

    def _tile_problems(self) -> Iterator[Problem]:
        found = Counter(tile.kind for tile in self.tiles)
        for kind, count in TILE_COUNTS.items():
            if found[kind] != count and (self.edition == COUNTED_EDITION or kind == "legend"):
                yield Problem("tiles", "films-box-tiles", kind=kind, count=count, found=found[kind])

    def _screenplay_problems(self) -> Iterator[Problem]:
        genres = [genre.id for genre in self.genres]
        for number, screenplay in enumerate(self.screenplays):
            if screenplay.genre not in genres:
                facts = {"genre": screenplay.genre, "known": ", ".join(genres)}
                yield Problem(f"screenplays[{number}].genre", "films-box-genre", **facts)
            if "director" in screenplay.spaces[1:]:
                yield Problem(f"screenplays[{number}].spaces", "films-box-director")
        found = Counter(screenplay.studio for screenplay in self.screenplays)
        for studio in range(STUDIOS + 1):
            count = DESK if studio else PILE
            if found[studio] != count:
                yield Problem("screenplays", "films-box-screenplays", studio=studio, count=count, found=found[studio])

    def write_values(self, s: State) -> None:
        genres = [genre.id for genre in self.genres]
        for number, tile in enumerate(self.tiles):
            s.face[number] = face_of(KIND_IDS.index(tile.kind), tile.stars)
        s.face[TILES] = NO_FACE
        for number, screenplay in enumerate(self.screenplays):
            s.genre[number] = genres.index(screenplay.genre)
            s.printed[number] = screenplay.stars
            s.home[number] = screenplay.studio
            for space in range(SPACES):
                s.space[number, space] = NO_SPACE
            for space, kind in enumerate(screenplay.spaces):
                s.space[number, space] = BLANK if kind == "blank" else KIND_IDS.index(kind)
            s.space[number, STAR_SPACE] = STAR
        parties = [number for number, location in enumerate(self.locations) if location.kind == "party"]
        cities = [location for location in self.locations if location.kind == "city"]
        large = [number for number, location in enumerate(self.locations) if location.tiles > SMALL_CITY_TILES]
        s.first_party, s.second_party = parties
        s.first_large_city, s.second_large_city, *_ = [*large, LOCATIONS, LOCATIONS]
        s.city_tiles = sum(city.tiles for city in cities)
        s.legends_open = self.differences.legends == "open"
        s.may_decline = self.differences.party == "may"
        s.tie_by_film = self.differences.tie == "best film"
