"""What one may type besides moves. Commands have a name in every language; the English one always works, too."""

import unicodedata

from matinee.engine.i18n import translate

COMMANDS = ("help", "undo", "rules", "log", "save", "quit")


def names(language: str) -> dict[str, str]:
    """The commands as this language calls them."""
    return {translate(language, f"terminal-command-{command}"): command for command in COMMANDS}


def parse(line: str, language: str) -> tuple[str, str] | None:
    """The command in a line and what follows it, or None if it is no command."""
    word, _, rest = line.partition(" ")
    if word == "?":
        return "help", rest.strip()
    known = {plain(name): command for name, command in names(language).items()}
    command = known.get(plain(word)) or (word.lower() if word.lower() in COMMANDS else None)
    return (command, rest.strip()) if command else None


def plain(word: str) -> str:
    """Without accents and capitals: not every keyboard has them."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def hint(language: str, clause: str) -> str:
    """All commands in one line."""
    facts = {command: name for name, command in names(language).items()}
    return translate(language, "terminal-hint", clause=clause, **facts)
