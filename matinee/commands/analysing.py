"""The command that analyses a finished game."""

from pathlib import Path
from typing import Annotated

import typer

from matinee.commands.common import SYSTEM_LANGUAGE, BoxFile, Lang, console

app: typer.Typer = typer.Typer()


@app.command()
def analyse(
    record: Annotated[Path, typer.Argument(help="A record of a finished game: a JSON file.")],
    samples: Annotated[
        int, typer.Option(min=2, max=4096, help="How often to sample each alternative; more is slower and more exact.")
    ] = 32,
    json: Annotated[Path | None, typer.Option(help="Also write the whole analysis to this file.")] = None,
    lang: Lang = SYSTEM_LANGUAGE,
    box: BoxFile = None,
) -> None:
    """Show win chances, mistakes and turning points of a finished game, and what was luck."""
    from matinee.terminal.analysis import show

    show(record, samples, json, lang, console, box)
