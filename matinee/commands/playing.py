"""Play, replay and verify games at the terminal, and read their rules."""

from pathlib import Path
from typing import Annotated

import typer

from matinee.commands.common import (
    SYSTEM_LANGUAGE,
    BoxFile,
    Lang,
    Options,
    choose_language,
    console,
    read_options,
    tell,
)
from matinee.engine.game import Game
from matinee.engine.i18n import translate
from matinee.games import names_in_words

app: typer.Typer = typer.Typer()


@app.command()
def play(
    game: Annotated[str, typer.Argument(help=f"{names_in_words()}.")] = "",
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    seat: Annotated[list[int] | None, typer.Option(help="Your seat, from 0. Repeat it to share the screen.")] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", callback=choose_language, help="Language: en, fr or de.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same whole number gives the same deal.")] = None,
    box: BoxFile = None,
    options: Options = None,
    bot: Annotated[
        str | None,
        typer.Option(help="Your opponents: a level from passerby to legend, or any bot that `matinee arena` knows."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last interrupted game.")] = False,
    file: Annotated[Path | None, typer.Option("--file", help="The saved game to resume.")] = None,
) -> None:
    """Play at the terminal, against bots or with friends at one keyboard."""
    from matinee.bots import roster
    from matinee.games import find_game
    from matinee.terminal import table
    from matinee.terminal.progress import compile_all

    if resume or file:
        table.resume(lang, file)
        return
    language = lang or SYSTEM_LANGUAGE
    ask = not game
    chosen = find_game(ask_game(language) if ask else game)
    bot = bot or (ask_level(chosen, language) if ask else roster.default_bot(chosen))
    seats, game_options = tuple(seat or [0]), read_options(chosen, options)
    if roster.find_bot(bot, chosen).name != "random":
        compile_all([chosen], language, console)  # now, with a progress bar, and not at a bot's first move
    table.play(chosen.name, players, seats, language, read_seed(seed), box, game_options, bot=bot)


def read_seed(seed: str | None) -> int | str | None:
    """Return the seed as an int if it is a whole number."""
    try:
        return int(seed) if seed is not None else None
    except ValueError:
        return seed


def ask_game(language: str) -> str:
    """Ask which game to play."""
    from rich.prompt import IntPrompt

    from matinee.games import GAMES

    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        console.print(f"  {number}  {game.box().name.in_language(language)}")
    choices = [str(number) for number in range(1, len(games) + 1)]
    return games[IntPrompt.ask(translate(language, "cli-which-game"), choices=choices, console=console) - 1].name


def ask_level(game: Game, language: str) -> str:
    """Ask how strong the opponents should be."""
    from rich.prompt import IntPrompt
    from rich.table import Table

    from matinee.bots.roster import default_bot, levels_for

    levels = levels_for(game)
    if not levels:
        return default_bot(game)
    grid = Table.grid(padding=(0, 2))
    for number, level in enumerate(levels, 1):
        name, difficulty, character = (
            text.in_language(language) for text in (level.name, level.difficulty, level.character)
        )
        grid.add_row(f"  {number}", f"[bold]{name}", difficulty, f"[dim]{character}")
    console.print(grid)
    choices = [str(number) for number in range(1, len(levels) + 1)]
    usual = 1 + [level.id for level in levels].index(default_bot(game))
    chosen = IntPrompt.ask(translate(language, "cli-which-level"), choices=choices, default=usual, console=console)
    return levels[chosen - 1].id


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record: a JSON file.")],
    step: Annotated[bool, typer.Option("--step", help="Show the board after each move.")] = False,
    lang: Lang = SYSTEM_LANGUAGE,
    box: BoxFile = None,
) -> None:
    """Replay a recorded game."""
    from matinee.terminal.replay import show

    show(record, lang, step, console, box)


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="A record: a JSON file.")],
    commitment: Annotated[str | None, typer.Option(help="The commitment that was shown before the game.")] = None,
    lang: Lang = SYSTEM_LANGUAGE,
    box: BoxFile = None,
) -> None:
    """Check that the seed and moves of a record lead to its result, and that the deal was fixed before the game."""
    import matinee
    from matinee.terminal import saved_games

    match = matinee.verify(saved_games.read(record).record, box, commitment, mode="interpreted")
    tell(lang, "cli-verified", moves=len(match.history), points=", ".join(str(each) for each in match.points))
    tell(lang, "cli-proved" if commitment else "cli-commitment", commitment=match.commitment)


@app.command()
def rules(
    what: Annotated[str, typer.Argument(help="A clause such as F-A2, or a game.")],
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Read the rules, clause by clause."""
    from matinee.terminal.rulebook import show

    show(what, lang, console)
