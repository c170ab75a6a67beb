"""The command `matinee`. A mistake of the user's ends with one sentence and exit code 2, never with a traceback."""

import sys

import typer
from rich.console import Console

from matinee.commands import measuring, playing, preparing, serving
from matinee.commands.common import Speaking
from matinee.engine.errors import MatineeError

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help=__doc__)
for room in (playing, serving, preparing, measuring):
    app.add_typer(room.app)


def main() -> None:
    """The command line; mistakes become one sentence and exit code 2."""
    sys.path.append("")  # bots of the user's own lie where the user is
    try:
        app()
    except MatineeError as mistake:
        errors = Console(stderr=True)
        errors.print(mistake.sentence(Speaking.language), style="bold", highlight=False, markup=False)
        sys.exit(2)


if __name__ == "__main__":
    main()
