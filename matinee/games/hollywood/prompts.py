"""What Hollywood asks a person at the terminal, and what the words of a move mean."""

from collections.abc import Callable, Sequence

from matinee.engine.i18n import translate
from matinee.games.drawing import WIDE, stars
from matinee.games.hollywood.box import HollywoodBox, StarCard
from matinee.games.hollywood.drawing import card_name, genre_name, kind
from matinee.games.hollywood.view import HollywoodView

GROUPED: tuple[str, ...] = ()  # verbs whose last words are listed in one line
TIES = "H-E4"  # the clause that breaks them


def has_secrets(players: int) -> bool:
    """Everything lies open."""
    return False


def called(names: Sequence[str], language: str) -> list[str]:
    """How the players are called in the log."""
    return list(names)


def typed(view: HollywoodView, moves: Callable[[], list[str]]) -> list[str]:
    """What one may type, to be completed word by word."""
    return moves()


def question(view: HollywoodView, box: HollywoodBox, names: Sequence[str], language: str) -> str:
    """What the seat is asked now, in words."""
    seat = view.seats[view.seat or 0]
    if view.star is not None:
        star = next(card for card in box.cards if card.id == view.star)
        worth = star.stars if isinstance(star, StarCard) else 0
        name = star.name.in_language(language)
        return translate(language, "asking-hollywood-finishing", star=name, stars=stars(worth))
    if view.owed:
        return translate(language, "asking-hollywood-owed", reels=view.owed)
    double = seat.double and seat.reels > 1
    studio = "both" if seat.clap and double else "clap" if seat.clap else "double" if double else "none"
    return translate(language, "asking-hollywood-laying", reels=seat.reels, studio=studio)


def meaning(view: HollywoodView, box: HollywoodBox, names: Sequence[str], words: Sequence[str], language: str) -> str:
    """What the last of the words of a move means."""
    match words:
        case ["reel", number]:
            bottom = view.columns[int(number) - 1][-1].card
            card = next(each for each in box.cards if each.id == bottom)
            return f"{kind(card, language, WIDE).plain} {card_name(box, bottom, language)}"
        case ["finish", genre]:
            size = view.seats[view.seat or 0].sizes[genre]
            star = next((card.stars for card in box.cards if card.id == view.star and isinstance(card, StarCard)), 0)
            facts: dict[str, int | str] = {"genre": genre_name(genre, language), "cards": size, "points": size * star}
            return translate(language, "asking-hollywood-project", **facts)
        case [verb]:
            return translate(language, f"asking-hollywood-{verb}")
        case _:
            return ""
