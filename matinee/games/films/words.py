"""The names of kinds, spaces and trophies, and the symbols of the terminal."""

from matinee.engine.game import Game
from matinee.engine.i18n import LocalisedName, translate
from matinee.games.drawing import star_symbols
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
    """Return the name of a kind of tile or space."""
    if kind == "blank":
        return translate(language, "films-blank")
    name: LocalisedName = getattr(box.kinds, kind)
    return name.in_language(language)


def tile_words(box: FilmsBox, tile: Tile, language: str) -> str:
    """Return a tile in full: symbol, kind, stars, name."""
    kind = kind_name(box, tile.kind, language)
    return f"{SYMBOLS[tile.kind]} {kind} {star_symbols(tile.stars)} {tile.name.in_language(language)}"


def trophy_name(box: FilmsBox, trophy: str) -> LocalisedName:
    """Return the name of a trophy, with its genre or round if it has one."""
    group, _, number = trophy.rpartition(" ")
    message = "films-trophy-" + (group if number.isdigit() else trophy).replace(" ", "-")
    if group in ("first film", "film of the year"):
        return Game.word(message, genre=box.genres[int(number) - 1].name)
    return Game.word(message, round=int(number)) if number.isdigit() else Game.word(message)


def space_label(number: int, spaces: int) -> str:
    """Return a space in notation. The star space is the last one."""
    return "star" if number == spaces - 1 else str(number + 1)
