"""What Dreams asks a person at the terminal, and what the words of a move mean."""

from collections.abc import Callable, Sequence

from matinee.engine.i18n import translate
from matinee.games.dreams.box import COLOURS, DreamsBox
from matinee.games.dreams.drawing import TONE_SYMBOLS
from matinee.games.dreams.state import HEIGHT, WIDTH
from matinee.games.dreams.view import DreamsView

GROUPED: tuple[str, ...] = ()  # verbs whose last words are listed in one line
TIES = "D-E1"  # the clause that breaks them


def has_secrets(players: int) -> bool:
    """D-R2: roles and the vision."""
    return True


def called(names: Sequence[str], language: str) -> list[str]:
    """Votes name colours, so players are called by theirs as well."""
    colours = [translate(language, f"dreams-colour-{colour}") for colour in COLOURS]
    return [f"{name} ({colour})" for name, colour in zip(names, colours, strict=False)]


def typed(view: DreamsView, moves: Callable[[], list[str]]) -> list[str]:
    """What one may type, to be completed word by word. The thousands of places on the sky are left to the person."""
    if view.stage == "laying":
        return [f"star {tone}" for tone in view.hand[view.seat or 0]]
    return moves()


def question(view: DreamsView, box: DreamsBox, names: Sequence[str], language: str) -> str:
    """What the seat is asked now, in words, beginning with who one is."""
    called = {dream.id: dream.name.in_language(language) for dream in box.dreams}
    if view.vision is None:
        role = translate(language, "asking-dreams-mortal")
    else:
        dream = called[view.dreams[view.vision - 1]]
        role = translate(language, "asking-dreams-god", vision=view.vision, dream=dream)
    task = f"{view.stage}-{view.role}" if view.stage == "voting" else view.stage
    return f"{role}\n{translate(language, f'asking-dreams-{task}')}"


def meaning(view: DreamsView, box: DreamsBox, names: Sequence[str], words: Sequence[str], language: str) -> str:
    """What the last of the words of a move means."""
    match words:
        case ["star", tone]:
            name = f"{TONE_SYMBOLS[tone]} {translate(language, f'dreams-tone-{tone}')}"
            return translate(language, "asking-dreams-place", tone=name, right=WIDTH - 1, bottom=HEIGHT - 1)
        case ["vote", vote] if vote in COLOURS:
            return names[COLOURS.index(vote)]
        case ["vote", vote]:
            return next(
                dream.name.in_language(language) for dream in box.dreams if dream.id == view.dreams[int(vote) - 1]
            )
        case [verb]:
            return translate(language, f"asking-dreams-{verb}")
        case _:
            return ""
