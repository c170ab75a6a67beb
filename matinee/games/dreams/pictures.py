"""The pictures as bots see them: their landmarks, and where these lie on the sky.

A picture is an SVG of 400 by 600 units named after its dream. Its last group, `landmarks`, is invisible: one circle for
each landmark, with its name, its weight and the tone of the star that fits it.

[ruling] A picture fills the sky; on the oval sky of version 1 of the rules it lay over the middle, upright and
undistorted. Points where no star may lie move to the nearest cell where one may.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from matinee.engine.i18n import LANGUAGES, LocalisedName
from matinee.games.dreams.box import FRAME_WIDTH, TONE_IDS, Dream, DreamsBox, Landmark
from matinee.games.dreams.sky import SKIES, SKY, Sky, fits

PICTURES = Path(__file__).parent / "pictures"

# The columns of the packed table. Rows after the last landmark of a picture have weight 0.
X, Y, R, WEIGHT, TONE = range(5)


class Picture(Struct, frozen=True):
    """A dream as a bot sees it."""

    id: str
    landmarks: tuple[Landmark, ...]


class Deck(Struct, frozen=True):
    """The pictures of a box, by the ids of their dreams. A dream without a picture has no landmarks."""

    pictures: Mapping[str, Picture]

    def __getitem__(self, dream: str) -> Picture:
        return self.pictures.get(dream) or Picture(dream, ())

    def packed(self, dreams: Sequence[str], sky: Sky = SKY) -> NDArray[np.float64]:
        """Return the landmarks of some dreams, in cells of a sky: [dream, landmark, (x, y, r, weight, tone)]."""
        shown = [self[dream].landmarks for dream in dreams]
        table = np.zeros((len(shown), max(1, *map(len, shown)), 5))
        for dream, landmarks in enumerate(shown):
            for number, each in enumerate(landmarks):
                x, y = to_sky(each.x, each.y, sky)
                table[dream, number] = x, y, each.r * scale_of(sky), each.weight, TONE_IDS.index(each.tone)
        return table


def scale_of(sky: Sky) -> float:
    """Return how many cells of a sky a unit of a picture is; it is the same in both directions."""
    return sky.picture_width / FRAME_WIDTH


def to_sky(x: float, y: float, sky: Sky = SKY) -> tuple[int, int]:
    """Return the cell of a sky for a point of a picture."""
    column = int((sky.width - sky.picture_width) // 2 + x * scale_of(sky))
    row = int((sky.height - sky.picture_height) // 2 + y * scale_of(sky))
    if fits(sky, column, row):
        return column, row
    return min(_star_cells(sky), key=lambda cell: (cell[0] - column) ** 2 + (cell[1] - row) ** 2)


@cache
def _star_cells(sky: Sky) -> list[tuple[int, int]]:
    """Return all cells on whose centre a star may lie."""
    return [(x, y) for y in range(sky.height) for x in range(sky.width) if fits(sky, x, y)]


@cache
def default_deck() -> Deck:
    """Return the pictures included in the package."""
    return Deck({file.stem: read_picture(file) for file in sorted(PICTURES.glob("*.svg"))})


def deck_of(box: DreamsBox) -> Deck:
    """Return the pictures of a box. A custom deck lists the landmarks itself."""
    custom = {dream.id: Picture(dream.id, tuple(dream.landmarks)) for dream in box.dreams if dream.file}
    return Deck({**default_deck().pictures, **custom}) if custom else default_deck()


_tables: dict[tuple[str, int], NDArray[np.float64]] = {}


def landmark_table(box: DreamsBox, version: int) -> NDArray[np.float64]:
    """Return the packed landmarks of a box, on the sky of a version of the rules."""
    key = box.full_digest, version
    if key not in _tables:
        _tables[key] = deck_of(box).packed([dream.id for dream in box.dreams], SKIES[version])
    return _tables[key]


def picture_file(dream: Dream, box: Path | None) -> Path:
    """Return the file of a picture. A custom deck has its pictures in a folder named after the box file."""
    return box.with_suffix("") / dream.file if dream.file and box else PICTURES / f"{dream.id}.svg"


def read_picture(file: Path) -> Picture:
    """Return the picture in an SVG file."""
    return Picture(file.stem, tuple(parse_landmarks(ElementTree.parse(file).getroot())))


def parse_landmarks(svg: ElementTree.Element) -> Iterator[Landmark]:
    """Yield the landmarks that an SVG lists."""
    group = next((each for each in svg.iter() if each.get("id") == "landmarks"), ())
    for circle in group:
        data: Any = circle.attrib
        names = {language: data.get(f"data-what-{language}", data["data-what"]) for language in LANGUAGES}
        yield Landmark(
            x=float(data["cx"]),
            y=float(data["cy"]),
            r=float(data["r"]),
            weight=int(data["data-weight"]),
            tone=data["data-tone"],
            what=LocalisedName(**names),
        )
