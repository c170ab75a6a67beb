"""Custom decks: make a box of Dreams from a folder of pictures.

A folder `NAME/` of pictures gets a file `NAME.toml` beside it. Landmarks are detected with the spectral residual method
(Hou and Zhang 2007, as in OpenCV). People may correct the file: running it again adds new pictures only and leaves
existing entries unchanged.
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
from matinee.engine.i18n import LANGUAGES, LocalisedName, add_locales, translate
from matinee.games.dreams.box import FRAME_HEIGHT, FRAME_WIDTH, SHOWN, Dream, Landmark
from matinee.games.dreams.pictures import parse_landmarks

SUFFIXES = (".svg", ".png", ".jpg", ".jpeg", ".webp")
MAX_LANDMARKS = 11
MIN_STRENGTH = 0.1  # relative to the strongest landmark
BLUR = 10.0  # standard deviation, in the units of a picture
SUPPRESSION = 40.0  # standard deviation of the area around a landmark in which no other is detected
MIN_DEVIATION = 3.0  # of the pixels: a picture with less counts as blank
MARGIN = 16  # ignored at each edge, where the method detects the frame
STRONG, FAIR = 0.6, 0.3  # the minimum relative strengths for the weights 3 and 2
add_locales(Path(__file__).parent / "locales")  # for callers that have not looked up the game

CONTRAST = 18.0  # a tone is light or dark if its brightness (0 to 255) differs by this from the picture's mean

Pixels = NDArray[Any]


def make_deck(folder: Path) -> tuple[Path, int]:
    """Write the box of a folder of pictures, or add new pictures to it. Return the file and the number added."""
    file = folder.with_name(f"{folder.name}.toml")
    pictures = (
        sorted(picture for picture in folder.iterdir() if picture.suffix.lower() in SUFFIXES) if folder.is_dir() else []
    )
    if len(pictures) < SHOWN:
        raise MatineeError("error-deck-few", folder=str(folder), count=len(pictures), least=SHOWN)
    box = tomllib.loads(file.read_text("utf-8")) if file.exists() else empty_box(folder.name)
    known = {dream.get("file") for dream in box["dreams"]}
    new = [picture for picture in pictures if picture.name not in known]
    for picture in new:
        taken = {dream["id"] for dream in box["dreams"]}
        box["dreams"].append(msgspec.to_builtins(make_dream(picture, taken)))
    file.write_text(tomli_w.dumps(box), "utf-8")
    return file, len(new)


def empty_box(name: str) -> dict[str, Any]:
    """Return a box without dreams."""
    return {
        "game": "dreams",
        "edition": "dreams",
        "name": dict.fromkeys(LANGUAGES, make_title(name)),
        "dreams": [],
    }


def make_dream(file: Path, taken: set[str]) -> Dream:
    """Return the dream of a picture, with its landmarks and an id that is not in `taken`."""
    landmarks = read_landmarks(file) if file.suffix.lower() == ".svg" else detect_landmarks(read_pixels(file))
    if not landmarks:
        raise MatineeError("error-deck-landmarks", file=str(file))
    title = make_title(file.stem)
    ids = (make_id(f"{file.stem} {number}" if number > 1 else file.stem) for number in count(1))
    return Dream(
        next(each for each in ids if each not in taken), LocalisedName(title, title, title), file.name, landmarks
    )


def make_title(name: str) -> str:
    """Return a file name as a title."""
    return name.replace("_", " ").replace("-", " ").strip().capitalize()


def make_id(name: str) -> str:
    """Return a name as an id: lower-case letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-") or "dream"


def read_landmarks(file: Path) -> list[Landmark]:
    """Return the landmarks that an SVG lists itself."""
    try:
        return list(parse_landmarks(ElementTree.parse(file).getroot()))
    except (ElementTree.ParseError, KeyError, ValueError):
        raise MatineeError("error-deck-landmarks", file=str(file)) from None


def read_pixels(file: Path) -> Pixels:
    """Return a picture scaled to fill its frame and cropped to the middle, as the browser shows it."""
    pixels = cv2.imdecode(np.frombuffer(file.read_bytes() or b"\0", np.uint8), cv2.IMREAD_COLOR)
    if pixels is None:
        raise MatineeError("error-deck-picture", file=str(file))
    height, width = pixels.shape[:2]
    scale = max(FRAME_WIDTH / width, FRAME_HEIGHT / height)
    size = (max(FRAME_WIDTH, round(width * scale)), max(FRAME_HEIGHT, round(height * scale)))
    larger = cv2.resize(pixels, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    left, top = (size[0] - FRAME_WIDTH) // 2, (size[1] - FRAME_HEIGHT) // 2
    return larger[top : top + FRAME_HEIGHT, left : left + FRAME_WIDTH]


def detect_landmarks(pixels: Pixels) -> list[Landmark]:
    """Return the most salient places of a picture, strongest first; none in a blank picture."""
    if pixels.std() < MIN_DEVIATION:
        return []
    _, raw = cv2.saliency.StaticSaliencySpectralResidual.create().computeSaliency(pixels)
    saliency: Pixels = cv2.GaussianBlur(np.asarray(raw, np.float32), (0, 0), BLUR)
    saliency = cv2.copyMakeBorder(
        saliency[MARGIN:-MARGIN, MARGIN:-MARGIN], MARGIN, MARGIN, MARGIN, MARGIN, cv2.BORDER_CONSTANT, value=0
    )
    light: Pixels = cv2.GaussianBlur(cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY).astype(np.float32), (0, 0), BLUR)
    rows, columns = np.indices(saliency.shape)
    strongest = float(saliency.max())
    landmarks: list[Landmark] = []
    while len(landmarks) < MAX_LANDMARKS:
        y, x = divmod(int(saliency.argmax()), FRAME_WIDTH)
        strength = float(saliency[y, x]) / (strongest or 1.0)
        if strength < MIN_STRENGTH:
            break
        landmarks.append(make_landmark(x, y, strength, float(light[y, x] - light.mean())))
        saliency *= 1 - np.exp(-((rows - y) ** 2 + (columns - x) ** 2) / (2 * SUPPRESSION**2))
    return landmarks


def make_landmark(x: int, y: int, strength: float, contrast: float) -> Landmark:
    """Return a landmark, named after its tone and its place in the picture."""
    tone = "light" if contrast > CONTRAST else "dark" if contrast < -CONTRAST else "grey"
    weight = 3 if strength > STRONG else 2 if strength > FAIR else 1
    row, column = 3 * y // FRAME_HEIGHT, 3 * x // FRAME_WIDTH
    words = {each: translate(each, "dreams-something", tone=tone, row=row, column=column) for each in LANGUAGES}
    return Landmark(float(x), float(y), BLUR * (1 + weight), weight, tone, LocalisedName(**words))
