"""Check boxes, and compile games in advance."""

from pathlib import Path

import typer

from matinee.commands.common import SYSTEM_LANGUAGE, Lang, console, tell

app: typer.Typer = typer.Typer()
box_app: typer.Typer = typer.Typer(
    no_args_is_help=True, help="Boxes: files with the components of your copy of a game."
)
app.add_typer(box_app, name="box")


@box_app.command("check")
def box_check(file: Path, lang: Lang = SYSTEM_LANGUAGE) -> None:
    """Check the TOML file of a box: counts, ranges, names in three languages."""
    from matinee.games import check_box

    game, box = check_box(file)
    tell(lang, "cli-box-right", file=str(file), game=game.box().name, digest=box.digest)


@app.command()
def compile(lang: Lang = SYSTEM_LANGUAGE) -> None:
    """Compile all games now. The result is cached until the rules change."""
    from matinee.games import GAMES
    from matinee.terminal.progress import compile_all

    compile_all(list(GAMES.values()), lang, console)
    tell(lang, "cli-compiled")
