"""The default terminal drawing and prompts, for games without their own: the view as a tree, numbered moves."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import to_builtins
from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from matinee.engine.boxes import Box
from matinee.engine.game import Game
from matinee.engine.i18n import translate


class GenericTable:
    """Stands in for the modules `drawing` and `prompts` of a game."""

    GROUPED_VERBS: tuple[str, ...] = ()

    def __init__(self, game: Game) -> None:
        self.game = game
        self.TIE_CLAUSE = f"{game.clauses}-1"

    def draw(self, view: Any, box: Box, names: Sequence[str], language: str) -> RenderableType:
        """Return the view as a tree."""
        tree = Tree(Text(box.name.in_language(language), "bold"))
        add_branches(tree, to_builtins(view))
        return tree

    def has_secrets(self, players: int) -> bool:
        """Return whether seats see more than spectators."""
        return type(self.game).seat_view is not Game.seat_view

    def player_names(self, names: Sequence[str], language: str) -> list[str]:
        """Return the names of the players in the log."""
        return list(names)

    def completions(self, view: Any, moves: Callable[[], list[str]]) -> list[str]:
        """Return the moves that can be completed word by word: all of them."""
        return moves()

    def question(self, view: Any, box: Box, names: Sequence[str], language: str) -> str:
        """Return the question that the seat must answer now."""
        return translate(language, "terminal-choose")

    def explain(self, view: Any, box: Box, names: Sequence[str], words: Sequence[str], language: str) -> str:
        """Return an empty string: there is no explanation of the words of a move."""
        return ""


def add_branches(tree: Tree, value: Any) -> None:
    """Add a value to a tree: objects and lists as branches, lists of plain values in one line."""
    items = value.items() if isinstance(value, dict) else enumerate(value)  # pyright: ignore
    for name, item in items:  # pyright: ignore
        if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(each, dict | list) for each in item)):  # pyright: ignore
            add_branches(tree.add(Text(str(name))), item)  # pyright: ignore
        else:
            text = " ".join(map(str, item)) if isinstance(item, list) else "–" if item is None else str(item)  # pyright: ignore
            tree.add(Text.assemble((f"{name}: ", "dim"), text))  # pyright: ignore


def terminal_part(game: Game, name: str) -> Any:
    """Return the module `drawing` or `prompts` of a game, or a `GenericTable` if it has no such module."""
    return game.part(name) or GenericTable(game)
