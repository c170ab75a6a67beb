"""The rulebook at the terminal: clauses in our own words, rulings marked as rulings."""

import re

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from matinee.engine.errors import UnknownClause
from matinee.engine.i18n import messages, translate, translate_or_none
from matinee.games import GAMES
from matinee.games.drawing import Prose

HEADING = "section-"


def show(what: str, language: str, console: Console) -> None:
    """A clause, or the whole rulebook of a game."""
    if what.lower() in books():
        show_game(what, language, console)
    else:
        show_clause(what, language, console)


def show_clause(clause: str, language: str, console: Console) -> None:
    """One clause under the heading of its section."""
    wanted = clause.strip().upper()
    for folder in sorted(set(books().values())):
        heading = ""
        for message in messages(language, f"{folder}-clauses"):
            if message.startswith(HEADING):
                heading = message
            elif message == wanted:
                console.print(Text(translate(language, heading), "bold underline"))
                print_clause(wanted, language, console)
                return
    raise UnknownClause("error-clause", clause=clause)


def show_game(folder: str, language: str, console: Console) -> None:
    """All clauses of a game, which may be called by its name or by its folder."""
    found = books().get(folder.lower())
    if found is None:
        raise UnknownClause("error-clause", clause=folder)
    titles = [game.box().name.in_language(language) for game in GAMES.values() if game.family == found]
    console.rule(Text(" · ".join(titles), "bold"))
    for message in messages(language, f"{found}-clauses"):
        if message.startswith(HEADING):
            console.print()
            console.print(Text(translate(language, message), "bold underline"))
        else:
            print_clause(message, language, console)


def books() -> dict[str, str]:
    """What a rulebook may be called, and the folder of its words."""
    folders = {game.family: game.family for game in GAMES.values()}
    return folders | {game.name: game.family for game in GAMES.values()}


def clauses(folder: str, language: str) -> list[str]:
    """The ids of all clauses of a game."""
    return [message for message in messages(language, f"{folder}-clauses") if not message.startswith(HEADING)]


def print_clause(clause: str, language: str, console: Console) -> None:
    console.print()
    console.print(Prose(flowing(translate(language, clause)), indent="      ", first=f"{clause:<6}"))
    ruling = translate_or_none(language, f"{clause}.ruling")
    if ruling is not None:
        text = f"{translate(language, 'terminal-ruling')} {flowing(ruling)}"
        console.print(Padding(Prose(text, "italic", indent="│ "), (0, 0, 0, 6)))


def flowing(text: str) -> str:
    """Sentences of one paragraph run on; the catalogue has each on a line of its own."""
    return re.sub(r"(?<!\n)\n(?!\n)", " ", text).replace("\n\n", "\n")
