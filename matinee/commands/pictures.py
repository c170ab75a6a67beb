"""`matinee pictures`: contact sheets and decks of pictures for the game Dreams."""

from pathlib import Path
from typing import Annotated, Any

import typer

from matinee.commands.common import SYSTEM_LANGUAGE, BoxFile, Lang, check_writable, needs_extra, tell

app: typer.Typer = typer.Typer()
pictures_app: typer.Typer = typer.Typer(
    no_args_is_help=True, help="Pictures of Dreams: contact sheets and your own decks."
)
app.add_typer(pictures_app, name="pictures")


@pictures_app.command()
def sheet(
    out: Annotated[Path, typer.Option(help="The HTML file to write.")] = Path("dreams.html"),
    box: BoxFile = None,
    landmarks: Annotated[bool, typer.Option("--landmarks", help="Circle the landmarks that bots look at.")] = False,
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Write a contact sheet of all dreams of a deck."""
    from matinee.games.dreams.game import DREAMS
    from matinee.games.dreams.sheets import contact_sheet

    deck: Any = DREAMS.box(box)
    check_writable(out)
    out.write_text(contact_sheet(deck, box, landmarks, lang), "utf-8")
    tell(lang, "pictures-written", file=str(out), count=len(deck.dreams))


@pictures_app.command()
def deck(
    folder: Annotated[Path, typer.Argument(help="A folder with pictures: SVG, PNG, JPEG or WebP.")],
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Make a deck from a folder of pictures: a box file, in which you can edit the landmarks."""
    needs_extra("pictures", "cv2", "tomli_w")
    from matinee.games.dreams.decks import make_deck
    from matinee.games.dreams.game import DREAMS

    file, added = make_deck(folder)
    box: Any = DREAMS.box(file)
    tell(lang, "pictures-deck", file=str(file), count=len(box.dreams), added=added)
