"""The rulebook at the terminal: clauses, and our rulings, which are marked."""

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
    """Print a clause, or the whole rulebook of a game."""
    if what.lower() in books():
        show_game(what, language, console)
    else:
        show_clause(what, language, console)


def show_clause(clause: str, language: str, console: Console) -> None:
    """Print a clause under the heading of its section."""
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
    raise unknown_clause(clause)


def show_game(folder: str, language: str, console: Console) -> None:
    """Print all clauses of a game, given its name or its family."""
    family = books().get(folder.lower())
    if family is None:
        raise unknown_clause(folder)
    titles = [game.box().name.in_language(language) for game in GAMES.values() if game.family == family]
    console.rule(Text(" · ".join(titles), "bold"))
    for message in messages(language, f"{family}-clauses"):
        if message.startswith(HEADING):
            console.print()
            console.print(Text(translate(language, message), "bold underline"))
        else:
            print_clause(message, language, console)


def unknown_clause(clause: str) -> UnknownClause:
    """Return the error for an unknown clause or game, which lists the games."""
    return UnknownClause("error-clause", clause=clause, games=", ".join(GAMES))


def books() -> dict[str, str]:
    """Return the families of games, which share a rulebook, by the names of games and of families."""
    families = {game.family: game.family for game in GAMES.values()}
    return families | {game.name: game.family for game in GAMES.values()}


def clauses(folder: str, language: str) -> list[str]:
    """Return the ids of all clauses of a game."""
    return [message for message in messages(language, f"{folder}-clauses") if not message.startswith(HEADING)]


def print_clause(clause: str, language: str, console: Console) -> None:
    """Print a clause and its ruling, if it has one."""
    console.print()
    console.print(Prose(join_lines(translate(language, clause)), indent="      ", first=f"{clause:<6}"))
    ruling = translate_or_none(language, f"{clause}.ruling")
    if ruling is not None:
        text = f"{translate(language, 'terminal-ruling')} {join_lines(ruling)}"
        console.print(Padding(Prose(text, "italic", indent="│ "), (0, 0, 0, 6)))


def join_lines(text: str) -> str:
    """Join the lines of each paragraph: the catalogue has one sentence per line."""
    return re.sub(r"(?<!\n)\n(?!\n)", " ", text).replace("\n\n", "\n")
