"""Own decks: a folder of anybody's pictures becomes a box of Dreams.

`NAME/` full of pictures gets a file `NAME.toml` beside it. What catches the eye in a picture is found by its spectral
residual (Hou and Zhang 2007, as in OpenCV): what the picture has beyond what all pictures have. A method is no eye, so
the file is there to be changed: entries that it has stay as they are, and pictures that are new are added.
"""

import re
import tomllib
import unicodedata
from itertools import count
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import cv2
import msgspec
import numpy as np
import tomli_w
from numpy.typing import NDArray

from matinee.engine.errors import MatineeError
from matinee.engine.i18n import LANGUAGES, LocalisedName, translate
from matinee.games.dreams.box import FRAME_HEIGHT, FRAME_WIDTH, SHOWN, Dream, Landmark
from matinee.games.dreams.pictures import landmarks_in

KINDS = (".svg", ".png", ".jpg", ".jpeg", ".webp")
LANDMARKS = 11
FAINTEST = 0.1  # of the strongest: what is fainter catches nobody's eye
BLUR = 10.0  # in the units of a picture: a landmark is a place, not a point
REACH = 40.0  # landmarks closer than this are one
BLANK = 3.0  # how little the pixels of a picture may differ for somebody to see anything in it
MARGIN = 16  # at the very edge the method sees the frame
STRONG, FAIR = 0.6, 0.3  # shares of the strongest that make a weight of 3, and of 2
BRIGHTER = 18.0  # than the whole picture, in steps of 255: what a light star is laid for; as much darker, a dark one

Pixels = NDArray[Any]


def make_deck(folder: Path) -> tuple[Path, int]:
    """Writes the box of a folder of pictures, or adds what is new to it. Returns the file and how many were added."""
    file = folder.with_name(f"{folder.name}.toml")
    pictures = sorted(each for each in folder.iterdir() if each.suffix.lower() in KINDS) if folder.is_dir() else []
    if len(pictures) < SHOWN:
        raise MatineeError("error-deck-few", folder=str(folder), count=len(pictures), least=SHOWN)
    box = tomllib.loads(file.read_text("utf-8")) if file.exists() else new_box(folder.name)
    known = {dream.get("file") for dream in box["dreams"]}
    new = [each for each in pictures if each.name not in known]
    for each in new:
        taken = {dream["id"] for dream in box["dreams"]}
        box["dreams"].append(msgspec.to_builtins(dream_of(each, taken)))
    file.write_text(tomli_w.dumps(box), "utf-8")
    return file, len(new)


def new_box(name: str) -> dict[str, Any]:
    return {
        "game": "dreams",
        "edition": "dreams",
        "name": dict.fromkeys(LANGUAGES, title_of(name)),
        "dreams": [],
    }


def dream_of(file: Path, taken: set[str]) -> Dream:
    """A picture with what catches the eye in it, under an id that is not taken."""
    marks = drawn_landmarks(file) if file.suffix.lower() == ".svg" else found_landmarks(pixels_of(file))
    if not marks:
        raise MatineeError("error-deck-landmarks", file=str(file))
    title = title_of(file.stem)
    ids = (id_of(f"{file.stem} {number}" if number > 1 else file.stem) for number in count(1))
    return Dream(next(each for each in ids if each not in taken), LocalisedName(title, title, title), file.name, marks)


def title_of(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").strip().capitalize()


def id_of(name: str) -> str:
    """A name as ids are written: small letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-") or "dream"


def drawn_landmarks(file: Path) -> list[Landmark]:
    """An SVG marks its landmarks itself, as ours do."""
    try:
        return list(landmarks_in(ElementTree.parse(file).getroot()))
    except (ElementTree.ParseError, KeyError, ValueError):
        raise MatineeError("error-deck-landmarks", file=str(file)) from None


def pixels_of(file: Path) -> Pixels:
    """A picture in its frame: its middle, as the browser shows it."""
    pixels = cv2.imdecode(np.frombuffer(file.read_bytes() or b"\0", np.uint8), cv2.IMREAD_COLOR)
    if pixels is None:
        raise MatineeError("error-deck-picture", file=str(file))
    height, width = pixels.shape[:2]
    scale = max(FRAME_WIDTH / width, FRAME_HEIGHT / height)
    size = (max(FRAME_WIDTH, round(width * scale)), max(FRAME_HEIGHT, round(height * scale)))
    larger = cv2.resize(pixels, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    left, top = (size[0] - FRAME_WIDTH) // 2, (size[1] - FRAME_HEIGHT) // 2
    return larger[top : top + FRAME_HEIGHT, left : left + FRAME_WIDTH]


def found_landmarks(pixels: Pixels) -> list[Landmark]:
    """The places that stand out most, the strongest first. In a blank picture, none."""
    if pixels.std() < BLANK:
        return []
    _, raw = cv2.saliency.StaticSaliencySpectralResidual.create().computeSaliency(pixels)
    standing_out: Pixels = cv2.GaussianBlur(np.asarray(raw, np.float32), (0, 0), BLUR)
    standing_out = cv2.copyMakeBorder(
        standing_out[MARGIN:-MARGIN, MARGIN:-MARGIN], MARGIN, MARGIN, MARGIN, MARGIN, cv2.BORDER_CONSTANT, value=0
    )
    light: Pixels = cv2.GaussianBlur(cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY).astype(np.float32), (0, 0), BLUR)
    down, across = np.indices(standing_out.shape)
    strongest = float(standing_out.max())
    marks: list[Landmark] = []
    while len(marks) < LANDMARKS:
        y, x = divmod(int(standing_out.argmax()), FRAME_WIDTH)
        strength = float(standing_out[y, x]) / (strongest or 1.0)
        if strength < FAINTEST:
            break
        marks.append(landmark(x, y, strength, float(light[y, x] - light.mean())))
        standing_out *= 1 - np.exp(-((down - y) ** 2 + (across - x) ** 2) / (2 * REACH**2))
    return marks


def landmark(x: int, y: int, strength: float, brighter: float) -> Landmark:
    tone = "light" if brighter > BRIGHTER else "dark" if brighter < -BRIGHTER else "grey"
    weight = 3 if strength > STRONG else 2 if strength > FAIR else 1
    row, column = 3 * y // FRAME_HEIGHT, 3 * x // FRAME_WIDTH
    words = {each: translate(each, "dreams-something", tone=tone, row=row, column=column) for each in LANGUAGES}
    return Landmark(float(x), float(y), BLUR * (1 + weight), weight, tone, LocalisedName(**words))
