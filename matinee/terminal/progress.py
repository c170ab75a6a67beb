"""A progress bar for compiling."""

from collections.abc import Sequence

from rich.console import Console

from matinee.bots.precompile import steps_of_bots
from matinee.engine.game import Game
from matinee.engine.i18n import translate
from matinee.engine.precompile import precompile
from matinee.progress import ProgressBar


def compile_all(games: Sequence[Game], language: str, console: Console) -> None:
    """Compile games with a progress bar. Games that share their rules are compiled once."""
    with ProgressBar(console=console) as progress:
        task = progress.add_task(translate(language, "cli-compiling"), total=None)

        def show_progress(step: str, done: int, total: int) -> None:
            progress.update(
                task, total=total, completed=done, description=f"{translate(language, 'cli-compiling')} {step}"
            )

        precompile({game.family: game for game in games}.values(), show_progress, steps_of_bots)
