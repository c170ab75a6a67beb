"""The prompts of Dreams at the terminal: questions, completions and explanations of moves."""

from collections.abc import Callable, Sequence

from matinee.engine.i18n import translate
from matinee.games.dreams.box import COLOURS, DreamsBox
from matinee.games.dreams.drawing import TONE_SYMBOLS
from matinee.games.dreams.view import DreamsView

GROUPED_VERBS: tuple[str, ...] = ()  # verbs whose moves the help lists in one line
TIE_CLAUSE = "D-E1"  # the clause that breaks ties


def has_secrets(players: int) -> bool:
    """D-R2: return True, since roles and visions are secret."""
    return True


def player_names(names: Sequence[str], language: str) -> list[str]:
    """Return the names of the players with their colours, which votes name."""
    colours = [translate(language, f"dreams-colour-{colour}") for colour in COLOURS]
    return [f"{name} ({colour})" for name, colour in zip(names, colours, strict=False)]


def completions(view: DreamsView, moves: Callable[[], list[str]]) -> list[str]:
    """Return the moves that can be completed word by word, without the thousands of places on the sky."""
    if view.stage == "laying":
        return [f"star {tone}" for tone in view.hand[view.seat or 0]]
    return moves()


def question(view: DreamsView, box: DreamsBox, names: Sequence[str], language: str) -> str:
    """Return the question that the seat must answer now, after a reminder of its role."""
    dream_names = {dream.id: dream.name.in_language(language) for dream in box.dreams}
    if view.vision is None:
        role = translate(language, "asking-dreams-mortal")
    else:
        dream = dream_names[view.dreams[view.vision - 1]]
        role = translate(language, "asking-dreams-god", vision=view.vision, dream=dream)
    task = f"{view.stage}-{view.role}" if view.stage == "voting" else view.stage
    middle = {"x": view.sky.width // 2, "y": view.sky.height // 2}
    return f"{role}\n{translate(language, f'asking-dreams-{task}', **middle)}"


def explain(view: DreamsView, box: DreamsBox, names: Sequence[str], words: Sequence[str], language: str) -> str:
    """Return an explanation of the last word of a move."""
    match words:
        case ["star", tone]:
            name = f"{TONE_SYMBOLS[tone]} {translate(language, f'dreams-tone-{tone}')}"
            last = {"right": view.sky.width - 1, "bottom": view.sky.height - 1}
            return translate(language, "asking-dreams-place", tone=name, **last)
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
