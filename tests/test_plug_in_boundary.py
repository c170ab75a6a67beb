"""Nothing outside a game's own folders knows its name."""

import ast
import io
import re
import tokenize
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "matinee"
NAMES = re.compile(r"films|dream[-_ ]?factory|traumfabrik|hollywood|dreams", re.IGNORECASE)

OWN_FOLDERS = ("games/films/", "games/hollywood/", "games/dreams/")
ALLOWED = {
    "games/__init__.py": "the registry of games",
    "commands/pictures.py": "a command for one game",
    "__init__.py": "overloads of `start` by name",
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


def test_no_shared_message_names_a_game() -> None:
    """A game's messages are in its own folder. That people play games about films and dreams may be said."""
    name = re.compile(
        r"Dream Factory|Traumfabrik|Hollywood|\bDreams\b|^(\w+-)?films-|^[\w-]*(hollywood|dreams)", re.MULTILINE
    )
    files = sorted((PACKAGE / "locales").rglob("*.ftl"))
    assert len(files) > 20
    found = {str(file.relative_to(PACKAGE)): name.findall(file.read_text("utf-8")) for file in files}
    assert {file: names for file, names in found.items() if names} == {}
