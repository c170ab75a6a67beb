"""The prompts of the film games at the terminal: questions, completions and explanations of moves."""

from collections.abc import Callable, Sequence

from matinee.engine.i18n import translate
from matinee.games.films.box import FilmsBox
from matinee.games.films.view import FilmsView, FilmView
from matinee.games.films.words import SYMBOLS, kind_name, space_label, tile_words

GROUPED_VERBS = ("bid", "place")  # verbs whose moves the help lists in one line
TIE_CLAUSE = "F-E2"  # the clause that breaks ties


def has_secrets(players: int) -> bool:
    """F-S3: return whether money is hidden; with two players it is public."""
    return players > 2


def player_names(names: Sequence[str], language: str) -> list[str]:
    """Return the names of the players in the log."""
    return list(names)


def completions(view: FilmsView, moves: Callable[[], list[str]]) -> list[str]:
    """Return the moves that can be completed word by word."""
    return moves()


def question(view: FilmsView, box: FilmsBox, names: Sequence[str], language: str) -> str:
    """Return the question that the seat must answer now."""
    seat = view.seats[view.seat or 0]
    place = box.locations[view.location or 0].name.in_language(language)
    if view.stage == "choosing":
        return "\n".join([translate(language, "asking-films-choosing"), *tile_rows(view.legends, box, language)])
    if view.stage == "bidding":
        money = seat.money or 0
        if view.standing is None:
            return translate(language, "asking-films-opening", location=place, money=money)
        message = "bidding" if money > view.standing else "outbid"
        return translate(language, f"asking-films-{message}", location=place, standing=view.standing, money=money)
    if view.stage == "taking":
        may = "yes" if box.differences.party == "may" else "no"
        return translate(language, "asking-films-taking", location=place, decline=may)
    return "\n".join([translate(language, "asking-films-placing"), *tile_rows(view.hand, box, language)])


def tile_rows(tiles: Sequence[str], box: FilmsBox, language: str) -> list[str]:
    """Return tiles with the ids used in moves."""
    return [f"   {tile:<12} {tile_meaning(tile, box, language)}" for tile in tiles]


def explain(view: FilmsView, box: FilmsBox, names: Sequence[str], words: Sequence[str], language: str) -> str:
    """Return an explanation of the last word of a move."""
    match words:
        case [verb]:
            return translate(language, f"asking-films-{verb}")
        case ["bid", _]:
            return ""
        case [_, tile]:
            return tile_meaning(tile, box, language)
        case [_, _, film]:
            return next(each.title.in_language(language) for each in box.screenplays if each.id == film)
        case [_, _, film, space]:
            film_view = next(each for each in view.seats[view.seat or 0].films if each.id == film)
            return space_meaning(film_view, space, box, language)
        case _:
            return ""


def tile_meaning(tile: str, box: FilmsBox, language: str) -> str:
    """Return a tile in words, given its id."""
    return next(tile_words(box, each, language) for each in box.tiles if each.id == tile)


def space_meaning(film: FilmView, label: str, box: FilmsBox, language: str) -> str:
    """Return the kind that a space asks for, and the tile that would be covered."""
    for number, space in enumerate(film.spaces):
        if space_label(number, len(film.spaces)) == label:
            asked = f"{SYMBOLS[space.asks]} {kind_name(box, space.asks, language)}"
            if not space.tiles:
                return asked
            covered = tile_meaning(space.tiles[-1], box, language)
            return translate(language, "asking-films-covers", asked=asked, tile=covered)
    return ""
