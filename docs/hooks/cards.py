"""Add a page with the picture of each card of Hollywood, and its names."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from matinee.engine.i18n import LANGUAGES
from matinee.games import GAMES

PICTURES = Path(__file__).parents[2] / "web/src/games/hollywood/art/cards"
PAGE = "hollywood-cards.md"
FOLDER = "images/hollywood-cards"
INTRODUCTION = """# The cards of Hollywood

The pictures are SVG files in `web/src/games/hollywood/art/cards/`, named after the ids of the cards in
[hollywood.toml](../matinee/games/hollywood/boxes/hollywood.toml). The names are puns of their own in each language."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page and the pictures."""
    box: Any = GAMES["hollywood"].box()
    for card in box.cards:
        files.append(File.generated(config, f"{FOLDER}/{card.id}.svg", abs_src_path=str(PICTURES / f"{card.id}.svg")))
    files.append(File.generated(config, PAGE, content="\n\n".join([INTRODUCTION, *figures(box.cards)])))
    return files


def figures(cards: list[Any]) -> Iterator[str]:
    """Yield the cards as HTML."""
    yield '<div class="cards">'
    for card in cards:
        names = "".join(f'<span lang="{each}">{escape(card.name.in_language(each))}</span>' for each in LANGUAGES)
        picture = f'<img src="../{FOLDER}/{card.id}.svg" alt="" width="240" height="320" loading="lazy" />'
        yield f'<figure id="{card.id}">{picture}<figcaption>{names}</figcaption></figure>'
    yield "</div>"
