"""What Dream Factory and Traumfabrik call their parts, with the symbols the terminal draws them by."""

from matinee.engine.game import Game
from matinee.engine.i18n import LocalisedName, translate
from matinee.games.drawing import stars
from matinee.games.films.box import FilmsBox, Tile

SYMBOLS = {
    "legend": "♛",
    "director": "♔",
    "actor": "☻",
    "star": "✦",
    "effects": "✹",
    "music": "♪",
    "camera": "◎",
    "contract": "§",
    "blank": "□",
}


def kind_name(box: FilmsBox, kind: str, language: str) -> str:
    """The kind of a tile, or what a space asks for."""
    if kind == "blank":
        return translate(language, "films-blank")
    name: LocalisedName = getattr(box.kinds, kind)
    return name.in_language(language)


def tile_words(box: FilmsBox, tile: Tile, language: str) -> str:
    """A tile in full: symbol, kind, stars, name."""
    kind = kind_name(box, tile.kind, language)
    return f"{SYMBOLS[tile.kind]} {kind} {stars(tile.stars)} {tile.name.in_language(language)}"


def trophy_name(box: FilmsBox, trophy: str) -> LocalisedName:
    """Return what a trophy is called; those of a genre or a round name it."""
    which, _, number = trophy.rpartition(" ")
    message = "films-trophy-" + (which if number.isdigit() else trophy).replace(" ", "-")
    if which in ("first film", "film of the year"):
        return Game.word(message, genre=box.genres[int(number) - 1].name)
    return Game.word(message, round=int(number)) if number.isdigit() else Game.word(message)


def space_label(number: int, spaces: int) -> str:
    """A space as one types it; the star's is the last one."""
    return "star" if number == spaces - 1 else str(number + 1)
