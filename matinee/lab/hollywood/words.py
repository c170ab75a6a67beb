"""What the lab calls the parts of Hollywood."""

from matinee.engine.i18n import translate
from matinee.games.hollywood.box import GENRE_IDS
from matinee.lab.hollywood.report import Variant
from matinee.lab.saying import Speaker


def kind_word(kind: str, speaker: Speaker) -> str:
    """What a card is called: its genre, an award, a star or a blockbuster."""
    return translate(speaker.language, f"hollywood-genre-{kind}") if kind in GENRE_IDS else speaker(f"kind-{kind}")


def variant_word(variant: Variant, speaker: Speaker) -> str:
    return speaker("variant", options="-".join(variant.options) or "none")
