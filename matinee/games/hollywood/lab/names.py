"""Names of cards and variants in Hollywood's reports."""

from matinee.engine.i18n import translate
from matinee.games.hollywood.box import GENRE_IDS
from matinee.games.hollywood.lab.report import Variant
from matinee.lab.formatting import Formatter


def kind_name(kind: str, fmt: Formatter) -> str:
    """Return the name of a kind of card: a genre, "award", "star" or "blockbuster"."""
    return translate(fmt.language, f"hollywood-genre-{kind}") if kind in GENRE_IDS else fmt(f"kind-{kind}")


def variant_name(variant: Variant, fmt: Formatter) -> str:
    """Return the name of a variant from its options."""
    return fmt("variant", options="-".join(variant.options) or "none")
