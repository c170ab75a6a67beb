"""Commands that can be typed instead of a move, in each language; the English names always work."""

import unicodedata

from matinee.engine.i18n import translate

COMMANDS = ("help", "undo", "rules", "log", "save", "quit")


def names(language: str) -> dict[str, str]:
    """Return the commands by their names in a language."""
    return {translate(language, f"terminal-command-{command}"): command for command in COMMANDS}


def parse(line: str, language: str) -> tuple[str, str] | None:
    """Return the command in a line and its argument, or None if the line is not a command."""
    word, _, rest = line.partition(" ")
    if word == "?":
        return "help", rest.strip()
    known = {plain(name): command for name, command in names(language).items()}
    command = known.get(plain(word)) or (word.lower() if word.lower() in COMMANDS else None)
    return (command, rest.strip()) if command else None


def plain(word: str) -> str:
    """Return a word in lower case without accents, which not every keyboard has."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def hint(language: str, clause: str) -> str:
    """Return all commands in one line."""
    facts = {command: name for name, command in names(language).items()}
    return translate(language, "terminal-hint", clause=clause, **facts)
