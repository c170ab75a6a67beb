"""Progress on long work."""

from rich.console import Console
from rich.progress import Progress

from matinee.engine.warming import warm
from matinee.engine.words import say
from matinee.games import GAMES


def compile_all(language: str, console: Console) -> None:
    """Compiles all games, showing how far it is. Games that share their rules are compiled once."""
    games = {game.folder: game for game in GAMES.values()}.values()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(say(language, "cli-compiling"), total=None)

        def tell(what: str, done: int, of: int) -> None:
            progress.update(task, total=of, completed=done, description=f"{say(language, 'cli-compiling')} {what}")

        warm(games, tell)
    console.print(say(language, "cli-compiled"))
