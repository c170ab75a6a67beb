"""The dreams as bots see them: what catches the eye in each picture, and where that comes to lie on the sky.

A picture is an SVG of 400 by 600 named after its dream. Its last group, `landmarks`, is invisible: a circle for
everything that draws a person to lay a star there, with a word for it, how strongly it draws, and which star.

[ruling] A picture is read as standing upright and undistorted over the middle of the sky, 48 cells wide and 72 high;
what would lie where no star may lie is pulled to the nearest place where one may.
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
from matinee.games.dreams.sky import in_sky
from matinee.games.dreams.state import HEIGHT, WIDTH

PICTURES = Path(__file__).parent / "pictures"
GUIDE_WIDTH, GUIDE_HEIGHT = 48, 72  # of a picture on the sky, in cells
GUIDE_LEFT, GUIDE_TOP = (WIDTH - GUIDE_WIDTH) // 2, (HEIGHT - GUIDE_HEIGHT) // 2
SCALE = GUIDE_WIDTH / FRAME_WIDTH  # the same in both directions

# What a row of the packed table says of a landmark. Rows beyond a picture's last landmark have no weight.
X, Y, R, WEIGHT, TONE = range(5)


class Picture(Struct, frozen=True):
    """A dream as a bot sees it."""

    id: str
    landmarks: tuple[Landmark, ...]


class Deck(Struct, frozen=True):
    """The pictures of a box, by the ids of its dreams. A dream that nobody has drawn has no landmarks."""

    pictures: Mapping[str, Picture]

    def __getitem__(self, dream: str) -> Picture:
        return self.pictures.get(dream) or Picture(dream, ())

    def packed(self, dreams: Sequence[str]) -> NDArray[np.float64]:
        """What the pictures of some dreams show, in cells: [dream, landmark, (x, y, r, weight, tone)]."""
        seen = [self[dream].landmarks for dream in dreams]
        table = np.zeros((len(seen), max(1, *map(len, seen)), 5))
        for dream, landmarks in enumerate(seen):
            for number, mark in enumerate(landmarks):
                x, y = on_sky(mark.x, mark.y)
                table[dream, number] = x, y, mark.r * SCALE, mark.weight, TONE_IDS.index(mark.tone)
        return table


def on_sky(x: float, y: float) -> tuple[int, int]:
    """The cell of the sky on which a point of a picture comes to lie."""
    across, down = int(GUIDE_LEFT + x * SCALE), int(GUIDE_TOP + y * SCALE)
    if in_sky(across, down):
        return across, down
    return min(_places(), key=lambda place: (place[0] - across) ** 2 + (place[1] - down) ** 2)


@cache
def _places() -> list[tuple[int, int]]:
    """Where a star's centre may lie."""
    return [(x, y) for y in range(HEIGHT) for x in range(WIDTH) if in_sky(x, y)]


@cache
def our_deck() -> Deck:
    """The pictures that come with us."""
    return Deck({file.stem: read_picture(file) for file in sorted(PICTURES.glob("*.svg"))})


def deck_of(box: DreamsBox) -> Deck:
    """The pictures that go with a box: an own deck says itself what they show."""
    own = {dream.id: Picture(dream.id, tuple(dream.landmarks)) for dream in box.dreams if dream.file}
    return Deck({**our_deck().pictures, **own}) if own else our_deck()


_tables: dict[str, NDArray[np.float64]] = {}


def table_of(box: DreamsBox) -> NDArray[np.float64]:
    """What the pictures of a box show, packed."""
    if box.full_digest not in _tables:
        _tables[box.full_digest] = deck_of(box).packed([dream.id for dream in box.dreams])
    return _tables[box.full_digest]


def file_of(dream: Dream, box: Path | None) -> Path:
    """Where the picture of a dream lies: those of an own deck in a folder named as the file of the box."""
    return box.with_suffix("") / dream.file if dream.file and box else PICTURES / f"{dream.id}.svg"


def read_picture(file: Path) -> Picture:
    return Picture(file.stem, tuple(landmarks_in(ElementTree.parse(file).getroot())))


def landmarks_in(svg: ElementTree.Element) -> Iterator[Landmark]:
    group = next((each for each in svg.iter() if each.get("id") == "landmarks"), ())
    for circle in group:
        said: Any = circle.attrib
        names = {language: said.get(f"data-what-{language}", said["data-what"]) for language in LANGUAGES}
        yield Landmark(
            x=float(said["cx"]),
            y=float(said["cy"]),
            r=float(said["r"]),
            weight=int(said["data-weight"]),
            tone=said["data-tone"],
            what=LocalisedName(**names),
        )
