"""Nothing outside a game's own folders knows its name."""

import ast
import io
import re
import tokenize
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "matinee"
NAMES = re.compile(r"films|dream[-_ ]?factory|traumfabrik|hollywood|dreams", re.IGNORECASE)

OWN_FOLDERS = ("games/films", "games/hollywood", "games/dreams", "bots/dreams", "lab")
"""The lab analyses the boxes of our own games and nothing else."""

ALLOWED = {
    "games/__init__.py": "the registry lines",
    "__init__.py": "overloads of `start` by name",
    "commands/measuring.py": "the game that load tests play unless told otherwise",
    "commands/preparing.py": "`matinee pictures` makes decks of pictures for one game",
    "server/pictures.py": "serves the pictures of one game",
    "server/requests.py": "a seat's wish for a studio",
    "table/explanations.py": "explains votes, which one game has",
}


def code_of(source: str) -> list[tuple[int, str]]:
    """All tokens but docstrings, with their lines."""
    strings = [
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    documented = {(each.lineno, each.col_offset) for each in strings}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [(token.start[0], token.string) for token in tokens if token.start not in documented]


def test_no_name_of_a_game_outside_its_folders() -> None:
    found: dict[str, list[str]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        name = str(file.relative_to(PACKAGE))
        if not name.startswith(OWN_FOLDERS):
            lines = [f"{line}: {text}" for line, text in code_of(file.read_text("utf-8")) if NAMES.search(text)]
            if lines:
                found[name] = lines
    assert {name: lines for name, lines in found.items() if name not in ALLOWED} == {}
    assert set(ALLOWED) <= set(found), "an exception that is not needed any more"
