"""How fast the games run, how strong bots are, how good boxes are, how much a server bears."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from matinee.commands.common import HERE, BoxFile, Lang, check_writable, console, needs_extra, read_options
from matinee.games import names_in_words

app = typer.Typer()


@app.command()
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(help="[environments] and which games; all if none is named.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="For each measurement.")] = 1.0,
    others: Annotated[
        bool, typer.Option(help="OpenSpiel, RLCard and PettingZoo, too; needs the bench extra.")
    ] = find_spec("pyspiel") is not None,
    cuda: Annotated[bool, typer.Option("--cuda", help="On the GPU.")] = False,
    json: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file, too.")] = None,
    lang: Lang = HERE,
) -> None:
    """Measure how fast the games run: random play, listing moves, copying positions; or the environments."""
    from matinee.bench import environments, report
    from matinee.games import GAMES, find_game
    from matinee.terminal.progress import compile_all

    what = report
    if games and games[0] == "environments":
        what, games = environments, games[1:]
    chosen = [find_game(game) for game in games or GAMES]
    if json:
        check_writable(json)
    if not cuda:
        compile_all(chosen, lang, console)
    what.run(chosen, seconds, others, cuda, json, lang, console)


class OptionalAddress(TyperCommand):
    """A command whose `--ray` may stand alone. What follows is its address only if it looks like one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for place, word in enumerate(args):
            following = args[place + 1] if place + 1 < len(args) else ""
            if word == "--ray" and ":" not in following and following not in ("auto", "local"):
                args = [*args[: place + 1], "local", *args[place + 1 :]]
                break
        return super().parse_args(ctx, args)


@app.command(cls=OptionalAddress)
def arena(
    game: Annotated[str, typer.Argument(help=f"{names_in_words()}.")],
    bots: Annotated[
        str, typer.Option(help="Who plays, commas between: search@200,greedy,random or package.module:Class.")
    ],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole deals.")] = 1000,
    seed: Annotated[int, typer.Option(help="A whole number: the same number gives the same deals.")] = 1,
    box: BoxFile = None,
    options: Annotated[
        list[str] | None, typer.Option("--with", help="An option: scarcity, prototype, studios=3,1,0,2.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Games played at a time; all cores if not said.")] = None,
    limit: Annotated[float, typer.Option(min=0.001, help="Seconds a move may take.")] = 10.0,
    out: Annotated[Path | None, typer.Option("--out", help="The folder for games, results and charts.")] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the moves of every game, too.")] = False,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each bot meets a table of the next one only.")] = False,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="[ADDRESS]", help="On a Ray cluster; without address, one started here."),
    ] = None,
    lang: Lang = HERE,
) -> None:
    """Let bots play each other, and see how strong they are. The same command goes on where it was interrupted."""
    from matinee.arena.lineups import Plan, Table
    from matinee.arena.report import run
    from matinee.terminal.progress import compile_all

    table = Table(game, players, read_options(options or []), str(box.absolute()) if box else None)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    plan = Plan(table, names, seed, limit, records, ladder)
    compile_all([plan.check().game], lang, console)
    if not run(plan, games, lang, console, out, workers, ray):
        raise typer.Exit(130)


@app.command()
def lab(
    box: Annotated[str, typer.Argument(help=f"{names_in_words()}, or a TOML file of your own.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    bot: Annotated[
        str | None, typer.Option(help="Who plays on all seats; one/other in games whose seats have roles.")
    ] = None,
    seed: Annotated[int, typer.Option(help="A whole number: the same number gives the same games.")] = 1,
    options: Annotated[
        list[str] | None, typer.Option("--with", help="An option: scarcity, prototype, studios=3,1,0,2.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Games played at a time; all cores if not said.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="The folder for report and charts.")] = None,
    lang: Lang = HERE,
) -> None:
    """Play a box many times and see what its designer wants to know: ratings, prices, balance, aims met or missed."""
    from matinee.lab.playing import Order, find_box, usual_bot
    from matinee.lab.run import run
    from matinee.terminal.progress import compile_all

    game, file = find_box(box)
    given = read_options(options or [])
    bot = bot or usual_bot(game)
    order = Order(game=game.name, file=file, players=players, games=games, bot=bot, seed=seed, options=given)
    order.check()
    compile_all([game], lang, console)
    if run(order, out, workers, lang, console).played < games:
        raise typer.Exit(130)


@app.command()
def load(
    url: Annotated[
        str | None, typer.Argument(help="A server that runs; without one, it is started for the test.")
    ] = None,
    game: Annotated[str, typer.Option(help=f"{names_in_words()}.")] = "hollywood",
    tables: Annotated[int, typer.Option(min=1, help="Tables with four viewers each.")] = 200,
    every: Annotated[float, typer.Option(min=0, help="Seconds between two moves at a table.")] = 2.0,
    seconds: Annotated[float, typer.Option(min=1, help="How long to measure.")] = 20.0,
    most: Annotated[bool, typer.Option("--most", help="Find the most moves a second, the server on one core.")] = False,
    idle: Annotated[int, typer.Option(min=0, help="Measure the memory of so many idle tables first.")] = 0,
    database: Annotated[str | None, typer.Option(help="Storage for the server that is started.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write the figures to this file, too.")] = None,
    lang: Lang = HERE,
) -> None:
    """Play whole games at many tables over HTTP and measure how fast everybody is told."""
    needs_extra("aiohttp", "load")
    from matinee.load.run import run

    if out:
        check_writable(out)
    if any(each.errors for each in run(url, game, tables, every, seconds, most, idle, out, lang, console, database)):
        raise typer.Exit(1)
