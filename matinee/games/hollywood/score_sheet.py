"""The score sheet of Hollywood (H-E1 to H-E3): films, blockbusters, the largest unfinished project."""

from collections.abc import Iterator

from matinee.engine.game import Game
from matinee.engine.scores import ScoreLine
from matinee.games.hollywood.box import HollywoodBox, StarCard
from matinee.games.hollywood.state import State
from matinee.games.hollywood.view import Film, HollywoodView, public_view


def score_sheet(s: State, box: HollywoodBox) -> Iterator[ScoreLine]:
    """Yield the lines of each seat."""
    view = public_view(s, box)
    names = {card.id: card.name for card in box.cards}
    for number, seat in enumerate(view.seats):
        for film in seat.films:
            facts = {
                "genre": Game.word(f"hollywood-genre-{film.genre}"),
                "star": names[film.star],
                "factors": "\u00a0×\u00a0".join(map(str, factors(view, film, box))),
            }
            yield ScoreLine(number, "film", film.value, "hollywood-score-film", facts)
        if count := len(seat.blockbusters):
            yield ScoreLine(number, "blockbuster", 2 * count, "hollywood-score-blockbusters", {"count": count})
        if seat.ambition:
            yield ScoreLine(number, "ambition", seat.ambition, "hollywood-score-ambition")


def factors(view: HollywoodView, film: Film, box: HollywoodBox) -> list[int]:
    """Return the factors of a film's value: cards, stars and, with "scarcity", screenplays thrown away (H-E2, H-V1)."""
    cards = {card.id: card for card in box.cards}
    star = cards[film.star]
    size = sum(2 if getattr(cards[card], "award", False) else 1 for card in film.cards)
    scarce = [view.scarce[film.genre]] if view.scarcity else []
    return [size, star.stars if isinstance(star, StarCard) else 0, *scarce]
