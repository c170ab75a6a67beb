"""Text in pictures, in the typefaces of the site."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PIL import ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

FONTS = Path(__file__).parent / "fonts"
LATIN = "latin"
LATIN_EXTENDED = "latin-ext"
PUNCTUATION = "–—‘’‚“”„•…€"
# The characters of the two files of each typeface: those of Western Europe, and those of other Latin alphabets.
RANGES = {
    LATIN: (
        *((0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0xFF), (0x152, 0x153)),
        *((ord(char), ord(char)) for char in PUNCTUATION),
    ),
    LATIN_EXTENDED: (
        *((0x100, 0x130), (0x132, 0x148), (0x14A, 0x151)),
        *((0x154, 0x17E), (0x1E80, 0x1E85), (0x1EF2, 0x1EF3)),
    ),
}
ELLIPSIS = "…"


class Typeface:
    """A typeface in one weight and any size.

    Args:
        files: The names of its files, with `{}` for the set of characters.
        weight: The weight of a variable font.
    """

    def __init__(self, files: str, weight: int | None = None) -> None:
        self._files, self._weight = files, weight
        self.font = cache(self._load)

    def _load(self, characters: str, size: int) -> FreeTypeFont:
        font = ImageFont.truetype(FONTS / self._files.format(characters), size)
        if self._weight is not None:
            font.set_variation_by_axes([self._weight])
        return font

    def runs(self, text: str, size: int) -> Iterator[tuple[str, FreeTypeFont]]:
        """Yield the text in parts, each with the font that has its characters."""
        part, current = "", LATIN
        for char in text:
            characters = character_set(char) or LATIN
            if characters != current and part:
                yield part, self.font(current, size)
                part = ""
            part, current = part + char, characters
        if part:
            yield part, self.font(current, size)

    def width(self, text: str, size: int) -> float:
        """Return the width of a text in pixels."""
        return sum(font.getlength(part) for part, font in self.runs(text, size))

    def fit(self, text: str, size: int, smallest: int, width: float) -> tuple[str, int]:
        """Return a text and its size so that it is not wider than `width`: smaller, or if need be cut."""
        while size > smallest and self.width(text, size) > width:
            size -= 2
        if self.width(text, size) <= width:
            return text, size
        while text and self.width(text + ELLIPSIS, size) > width:
            text = text[:-1].rstrip()
        return text + ELLIPSIS, size

    def draw(
        self,
        canvas: ImageDraw.ImageDraw,
        place: tuple[float, float],
        text: str,
        size: int,
        colour: str,
        align: str = "l",
    ) -> None:
        """Draw a text on a baseline: to the right of a place, to its left (`r`), or around it (`m`)."""
        x, y = place
        x -= {"l": 0.0, "m": 0.5, "r": 1.0}[align] * self.width(text, size)
        for part, font in self.runs(text, size):
            canvas.text((x, y), part, fill=colour, font=font, anchor="ls")
            x += font.getlength(part)


def character_set(char: str) -> str | None:
    """Return which file of a typeface has a character; None if there is none."""
    for name, ranges in RANGES.items():
        if any(first <= ord(char) <= last for first, last in ranges):
            return name
    return None


def drawable(text: str, substitute: str) -> str:
    """Return a text without characters that the typefaces lack, or `substitute` if no letter or digit is left."""
    kept = "".join(char for char in unicodedata.normalize("NFC", text) if character_set(char))
    kept = " ".join(kept.split())
    return kept if any(char.isalnum() for char in kept) else substitute


HEADING = Typeface("limelight-{}-400-normal.woff2")
TEXT = Typeface("josefin-sans-{}-wght-normal.woff2", weight=600)
