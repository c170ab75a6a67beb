"""The box of Dream Factory or Traumfabrik (F-B1, F-B2, F-B6). The differences between the editions are data in it."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

from matinee.engine.boxes import Box, Id, repeated
from matinee.engine.i18n import LocalisedName
from matinee.games.films.state import (
    BLANK,
    KIND_IDS,
    LOCATION_TILES,
    NO_SPACE,
    SPACES,
    STAR,
    STAR_SPACE,
    STUDIOS,
    TILES,
    State,
)
from matinee.games.films.tiles import NO_FACE, face_of

SPACE_IDS = (*KIND_IDS, "blank")
TILE_COUNTS = dict(zip(KIND_IDS, (19, 7, 4, 15, 9, 13, 13, 13), strict=True))
TILE_STARS = {"star": range(-1, 5), "legend": range(4, 5), "contract": range(1)}  # others: 0 to 3
LOCATION_KINDS = ("director", "city", "city", "party", "city", "city", "city", "party")

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
    stars: Annotated[int, Meta(ge=-1, le=4)]
    name: LocalisedName


class Screenplay(Part, frozen=True):
    """A screenplay with its spaces, without the star space; studio 0 for those in the pile."""

    id: Id
    studio: Annotated[int, Meta(ge=0, le=STUDIOS)]
    genre: str
    stars: Annotated[int, Meta(ge=2, le=5)]
    spaces: Annotated[list[Space], Meta(min_length=3, max_length=STAR_SPACE)]
    title: LocalisedName


class FilmsBox(Box, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The components of one edition."""

    differences: Differences
    kinds: Kinds
    marker: Marker
    genres: Annotated[list[Genre], Meta(min_length=3, max_length=3)]
    studios: Annotated[list[Studio], Meta(min_length=STUDIOS, max_length=STUDIOS)]
    locations: Annotated[list[Location], Meta(min_length=8, max_length=8)]
    tiles: list[Tile]
    screenplays: Annotated[list[Screenplay], Meta(min_length=22, max_length=22)]

    def problems(self) -> Iterator[tuple[str, str]]:
        yield from repeated("genres", [genre.id for genre in self.genres])
        yield from repeated("studios", [str(studio.number) for studio in self.studios], "number")
        yield from repeated("tiles", [tile.id for tile in self.tiles])
        yield from repeated("screenplays", [screenplay.id for screenplay in self.screenplays])
        yield from self._location_problems()
        yield from self._tile_problems()
        yield from self._screenplay_problems()

    def _location_problems(self) -> Iterator[tuple[str, str]]:
        for number, location in enumerate(self.locations):
            if location.kind != LOCATION_KINDS[number]:
                yield f"locations[{number}].kind", f'must be "{LOCATION_KINDS[number]}" (F-B6)'
            if location.tiles != LOCATION_TILES[number]:
                yield f"locations[{number}].tiles", f"must be {LOCATION_TILES[number]} (F-B6)"

    def _tile_problems(self) -> Iterator[tuple[str, str]]:
        for number, tile in enumerate(self.tiles):
            allowed = TILE_STARS.get(tile.kind, range(4))
            if tile.stars not in allowed:
                low, high = allowed[0], allowed[-1]
                yield (
                    f"tiles[{number}].stars",
                    f"{tile.stars} is not within {low} to {high}, the stars of a {tile.kind}",
                )
        found = Counter(tile.kind for tile in self.tiles)
        for kind, count in TILE_COUNTS.items():
            if found[kind] != count:
                yield "tiles", f"{count} tiles of kind {kind} are needed (F-B1), not {found[kind]}"

    def _screenplay_problems(self) -> Iterator[tuple[str, str]]:
        genres = [genre.id for genre in self.genres]
        seen: Counter[tuple[int, str]] = Counter()
        for number, screenplay in enumerate(self.screenplays):
            if screenplay.genre not in genres:
                yield f"screenplays[{number}].genre", f'"{screenplay.genre}" is none of {", ".join(genres)}'
            if screenplay.spaces[0] != "director" or screenplay.spaces.count("director") != 1:
                yield f"screenplays[{number}].spaces", "the first space, and no other, is the director's (F-B2)"
            seen[screenplay.studio, screenplay.genre] += 1
            if screenplay.studio and seen[screenplay.studio, screenplay.genre] > 1:
                yield f"screenplays[{number}].genre", "a studio has one screenplay of each genre (F-B2)"
        free = sum(screenplay.studio == 0 for screenplay in self.screenplays)
        if free != 7:
            yield "screenplays", f"7 screenplays without a studio are needed (F-B2), not {free}"

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
        s.legends_open = self.differences.legends == "open"
        s.may_decline = self.differences.party == "may"
        s.tie_by_film = self.differences.tie == "best film"
