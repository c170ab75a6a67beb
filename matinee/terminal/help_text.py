"""The text of the command "help": legal moves and commands with their explanations."""

from collections.abc import Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text

from matinee.engine.i18n import translate
from matinee.terminal import commands
from matinee.terminal.keyboard import Explain


def listing(moves: Sequence[str], grouped: Sequence[str], explain: Explain, language: str) -> Table:
    """Return a table of the moves, then the commands."""
    grid = Table.grid(padding=(0, 2))
    for move, words in compact(moves, grouped):
        explained = [explain(words[:count]) for count in range(2, len(words) + 1)]
        text = " · ".join(each for each in explained if each) or explain(words[:1])
        grid.add_row(Text(move, "bold"), Text(text))
    grid.add_row("", "")
    for name, command in commands.names(language).items():
        grid.add_row(Text(name, "bold"), Text(translate(language, f"terminal-help-{command}")))
    return grid


def compact(moves: Sequence[str], grouped: Sequence[str]) -> list[tuple[str, tuple[str, ...]]]:
    """Group moves into lines, each with the words to explain: "bid 3 … 12" is one line, but each tile has its own."""
    rows: list[tuple[str, tuple[str, ...]]] = []
    lines = [tuple(line.split()) for line in moves]
    for stem, group in groupby(lines, key=lambda words: words[:-1] if words[0] in grouped else words):
        members = list(group)
        last = [words[-1] for words in members]
        if len(members) == 1:
            rows.append((" ".join(members[0]), members[0]))
        elif len(last) > 4 and all(word.isdigit() for word in last):
            rows.append((f"{' '.join(stem)} {last[0]} … {last[-1]}", stem))
        else:
            rows.append((f"{' '.join(stem)} {' | '.join(last)}", stem))
    return rows
