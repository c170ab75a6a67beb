"""What the lab calls the parts of Hollywood."""

from matinee.engine.i18n import translate
from matinee.games.hollywood.box import GENRE_IDS
from matinee.lab.formatting import Formatter
from matinee.lab.hollywood.report import Variant


def kind_word(kind: str, fmt: Formatter) -> str:
    """What a card is called: its genre, an award, a star or a blockbuster."""
    return translate(fmt.language, f"hollywood-genre-{kind}") if kind in GENRE_IDS else fmt(f"kind-{kind}")


def variant_word(variant: Variant, fmt: Formatter) -> str:
    return fmt("variant", options="-".join(variant.options) or "none")
