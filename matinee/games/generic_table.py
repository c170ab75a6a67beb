"""How a game without modules `drawing` and `prompts` looks at the terminal: its view as a tree, its moves numbered."""

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

    GROUPED: tuple[str, ...] = ()

    def __init__(self, game: Game) -> None:
        self.game = game
        self.TIES = f"{game.clauses}-1"

    def draw(self, view: Any, box: Box, names: Sequence[str], language: str) -> RenderableType:
        """Return the view as a tree."""
        tree = Tree(Text(box.name.in_language(language), "bold"))
        grow(tree, to_builtins(view))
        return tree

    def has_secrets(self, players: int) -> bool:
        """Return whether seats see more than spectators."""
        return type(self.game).seat_view is not Game.seat_view

    def called(self, names: Sequence[str], language: str) -> list[str]:
        """Return the players' names in the log."""
        return list(names)

    def typed(self, view: Any, moves: Callable[[], list[str]]) -> list[str]:
        """Return what can be typed."""
        return moves()

    def question(self, view: Any, box: Box, names: Sequence[str], language: str) -> str:
        """Return what the seat is asked now."""
        return translate(language, "terminal-choose")

    def meaning(self, view: Any, box: Box, names: Sequence[str], words: Sequence[str], language: str) -> str:
        """Return nothing: moves speak for themselves."""
        return ""


def grow(tree: Tree, value: Any) -> None:
    """Add a value to a tree: objects and lists as branches, lists of plain values in one line."""
    items = value.items() if isinstance(value, dict) else enumerate(value)  # pyright: ignore
    for name, each in items:  # pyright: ignore
        if isinstance(each, dict) or (isinstance(each, list) and any(isinstance(one, dict | list) for one in each)):  # pyright: ignore
            grow(tree.add(Text(str(name))), each)  # pyright: ignore
        else:
            shown = " ".join(map(str, each)) if isinstance(each, list) else "–" if each is None else str(each)  # pyright: ignore
            tree.add(Text.assemble((f"{name}: ", "dim"), shown))  # pyright: ignore


def table_of(game: Game, name: str) -> Any:
    """Return the module `drawing` or `prompts` of a game, or what stands in for it."""
    return game.part(name) or GenericTable(game)
