"""Contact sheets: one HTML page with all pictures of a deck, for the screen or for print."""

import base64
import mimetypes
from html import escape
from pathlib import Path

from matinee.engine.errors import MatineeError
from matinee.engine.i18n import translate
from matinee.games.dreams.box import FRAME_HEIGHT, FRAME_WIDTH, Dream, DreamsBox
from matinee.games.dreams.pictures import Deck, Picture, deck_of, picture_file

INK = {"light": "#fff", "grey": "#9aa3b2", "dark": "#000"}
STYLE = """
body { margin: 1rem; background: #14161f; color: #eee; font: 14px/1.4 system-ui, sans-serif }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 1rem }
figure { margin: 0; break-inside: avoid }
figure div { position: relative; aspect-ratio: 2 / 3 }
img, svg { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; border-radius: 6px }
@media print { body { background: #fff; color: #000 } main { grid-template-columns: repeat(6, 1fr) } }
"""


def contact_sheet(box: DreamsBox, file: Path | None, marked: bool, language: str) -> str:
    """Return the page of a box, with its landmarks if `marked`. `file` is where a custom box was read from."""
    deck = deck_of(box)
    title = escape(translate(language, "pictures-sheet", deck=box.name, count=len(box.dreams)))
    figures = "\n".join(figure(dream, picture_file(dream, file), deck, marked, language) for dream in box.dreams)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f"<h1>{title}</h1><main>\n{figures}\n</main></html>\n"
    )


def figure(dream: Dream, file: Path, deck: Deck, marked: bool, language: str) -> str:
    """Return a picture with its name as HTML."""
    kind = mimetypes.guess_type(file.name)[0] or "image/svg+xml"
    if not file.is_file():
        raise MatineeError("error-deck-picture", file=str(file))
    data = base64.b64encode(file.read_bytes()).decode()
    name = escape(dream.name.in_language(language))
    marks = overlay(deck[dream.id], language) if marked else ""
    return (
        f'<figure><div><img alt="{name}" src="data:{kind};base64,{data}">{marks}</div>'
        f"<figcaption>{name}</figcaption></figure>"
    )


def overlay(picture: Picture, language: str) -> str:
    """Return the landmarks as SVG: a ring for each, in the colour of its star, thicker for a larger weight."""
    rings = "".join(
        f'<circle cx="{mark.x:g}" cy="{mark.y:g}" r="{mark.r:g}" fill="none" stroke="{INK[mark.tone]}"'
        f' stroke-width="{2 * mark.weight}"><title>{escape(mark.what.in_language(language))}</title></circle>'
        for mark in picture.landmarks
    )
    return f'<svg viewBox="0 0 {FRAME_WIDTH} {FRAME_HEIGHT}">{rings}</svg>'
