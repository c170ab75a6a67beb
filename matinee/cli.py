"""The command `matinee`. A user's mistake ends with one sentence and exit code 2, never with a traceback."""

import sys
from typing import Annotated

import typer
from rich.console import Console

from matinee.commands import analysing, measuring, new_game, pictures, playing, preparing, serving, training
from matinee.commands.common import ErrorLanguage
from matinee.engine.errors import MatineeError

HELP = "Play board games at the terminal, serve them to browsers, and measure games, bots and boxes."

app: typer.Typer = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help=HELP)
for _module in (playing, analysing, serving, preparing, pictures, measuring, training, new_game):
    app.add_typer(_module.app)


def print_version(wanted: bool) -> None:
    """Print the version and exit, if wanted."""
    if wanted:
        from matinee import __version__

        print(f"matinee {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Handle the options of `matinee` itself."""


def main() -> None:
    """Run the command line."""
    sys.path.append("")  # so that `--bots module:Class` finds modules in the current folder
    try:
        app()
    except MatineeError as mistake:
        errors = Console(stderr=True)
        errors.print(mistake.sentence(ErrorLanguage.current), style="bold", highlight=False, markup=False)
        sys.exit(2)


if __name__ == "__main__":
    main()
