"""The prompts of Hollywood at the terminal: questions, completions and explanations of moves."""

from collections.abc import Callable, Sequence

from matinee.engine.i18n import translate
from matinee.games.drawing import WIDE_COLUMNS, star_symbols
from matinee.games.hollywood.box import HollywoodBox, StarCard
from matinee.games.hollywood.drawing import card_name, genre_name, kind
from matinee.games.hollywood.view import HollywoodView

GROUPED_VERBS: tuple[str, ...] = ()  # verbs whose moves the help lists in one line
TIE_CLAUSE = "H-E4"  # the clause that breaks ties


def has_secrets(players: int) -> bool:
    """Return False: everything is public."""
    return False


def player_names(names: Sequence[str], language: str) -> list[str]:
    """Return the names of the players in the log."""
    return list(names)


def completions(view: HollywoodView, moves: Callable[[], list[str]]) -> list[str]:
    """Return the moves that can be completed word by word."""
    return moves()


def question(view: HollywoodView, box: HollywoodBox, names: Sequence[str], language: str) -> str:
    """Return the question that the seat must answer now."""
    seat = view.seats[view.seat or 0]
    if view.star is not None:
        star = next(card for card in box.cards if card.id == view.star)
        worth = star.stars if isinstance(star, StarCard) else 0
        name = star.name.in_language(language)
        return translate(language, "asking-hollywood-finishing", star=name, stars=star_symbols(worth))
    if view.owed:
        return translate(language, "asking-hollywood-owed", reels=view.owed)
    double = seat.double and seat.reels > 1
    studio = "both" if seat.clap and double else "clap" if seat.clap else "double" if double else "none"
    return translate(language, "asking-hollywood-laying", reels=seat.reels, studio=studio)


def explain(view: HollywoodView, box: HollywoodBox, names: Sequence[str], words: Sequence[str], language: str) -> str:
    """Return an explanation of the last word of a move."""
    match words:
        case ["reel", number]:
            bottom = view.columns[int(number) - 1][-1].card
            card = next(each for each in box.cards if each.id == bottom)
            return f"{kind(card, language, WIDE_COLUMNS).plain} {card_name(box, bottom, language)}"
        case ["finish", genre]:
            size = view.seats[view.seat or 0].sizes[genre]
            star = next((card.stars for card in box.cards if card.id == view.star and isinstance(card, StarCard)), 0)
            facts: dict[str, int | str] = {"genre": genre_name(genre, language), "cards": size, "points": size * star}
            return translate(language, "asking-hollywood-project", **facts)
        case [verb]:
            return translate(language, f"asking-hollywood-{verb}")
        case _:
            return ""
