"""Measure the speed of games, the strength of bots, the balance of boxes and the load that a server can handle."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from matinee.commands.common import (
    ARENA,
    SYSTEM_LANGUAGE,
    BoxFile,
    Lang,
    Options,
    check_writable,
    console,
    needs_extra,
    needs_server,
    read_options,
)
from matinee.games import DEFAULT_GAME, names_in_words

app: typer.Typer = typer.Typer()


@app.command()
def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(help="Games, all by default. Put `environments` first to measure the environments."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="Seconds for each measurement.")] = 1.0,
    others: Annotated[
        bool, typer.Option(help="Also measure OpenSpiel, RLCard and PettingZoo. Needs the bench extra.")
    ] = find_spec("pyspiel") is not None,
    cuda: Annotated[bool, typer.Option("--cuda", help="Measure on the GPU.")] = False,
    json: Annotated[Path | None, typer.Option("--json", help="Also write the figures to this file.")] = None,
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Measure how fast games run: random play, listing moves, copying positions; or the environments."""
    from matinee.bench import environments, report
    from matinee.games import GAMES, find_game
    from matinee.terminal.progress import compile_all

    benchmark = report
    if games and games[0] == "environments":
        benchmark, games = environments, games[1:]
    chosen = [find_game(game) for game in games or GAMES]
    if json:
        check_writable(json)
    if not cuda:
        compile_all(chosen, lang, console)
    benchmark.run(chosen, seconds, others, cuda, json, lang, console)


class OptionalAddress(TyperCommand):
    """A command whose `--ray` takes an optional address."""

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
        str, typer.Option(help="Bots, separated by commas: search@200,greedy,random or package.module:Class.")
    ],
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    games: Annotated[
        int, typer.Option(min=1, help="How many games; rounded up so that each deal is played from every seat.")
    ] = 1000,
    seed: Annotated[int, typer.Option(help="The same whole number gives the same deals.")] = 1,
    box: BoxFile = None,
    options: Options = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Games played in parallel; one per core by default.")
    ] = None,
    limit: Annotated[float, typer.Option(min=0.001, help="Seconds allowed for a move.")] = 10.0,
    out: Annotated[Path | None, typer.Option("--out", help="Folder for games, results and charts.")] = None,
    records: Annotated[bool, typer.Option("--records", help="Also write the moves of every game.")] = False,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Each bot plays only against the next one in the list.")
    ] = False,
    league: Annotated[
        bool, typer.Option("--league", help="Draw the bots of each deal at random, and rate them by their places.")
    ] = False,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="[ADDRESS]", help="Run on a Ray cluster; without an address, start one here."),
    ] = None,
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Let bots play each other and rate their strength. Repeat the command to continue an interrupted run."""
    needs_extra("arena", *ARENA)
    if ray:
        needs_extra("ray", "ray")
    from matinee.arena.lineups import MatchSettings, Plan
    from matinee.arena.report import run
    from matinee.games import find_game
    from matinee.terminal.progress import compile_all

    settings = MatchSettings(
        game, players, read_options(find_game(game), options), str(box.absolute()) if box else None
    )
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    plan = Plan(settings, names, seed, limit, records, ladder, league)
    compile_all([plan.check().game], lang, console)
    if not run(plan, games, lang, console, out, workers, ray):
        raise typer.Exit(130)


@app.command()
def lab(
    box: Annotated[str, typer.Argument(help=f"{names_in_words()}, or your own box (a TOML file).")],
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    bot: Annotated[
        str | None, typer.Option(help="The bot on all seats; ONE/OTHER in games whose seats have different roles.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same whole number gives the same games.")] = 1,
    options: Options = None,
    talk: Annotated[bool, typer.Option("--talk", help="Let the bots talk, as they do at a table.")] = False,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Games played in parallel; one per core by default.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Folder for the report and charts.")] = None,
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Play a box many times and report its balance: values, prices, winners, and design goals met or missed."""
    needs_extra("arena", *ARENA)
    from matinee.lab.analysis import analysis_of
    from matinee.lab.run import run
    from matinee.lab.simulation import LabSettings, find_game_or_box
    from matinee.terminal.progress import compile_all

    game, file = find_game_or_box(box)
    given = read_options(game, options)
    bot = bot or analysis_of(game).default_bot
    settings = LabSettings(
        game=game.name, file=file, players=players, games=games, bot=bot, seed=seed, options=given, talk=talk
    )
    settings.check()
    compile_all([game], lang, console)
    if run(settings, out, workers, lang, console).played < games:
        raise typer.Exit(130)


@app.command()
def load(
    url: Annotated[str | None, typer.Argument(help="A running server; by default, one is started.")] = None,
    game: Annotated[str, typer.Option(help=f"{names_in_words()}.")] = DEFAULT_GAME,
    tables: Annotated[int, typer.Option(min=1, help="Tables with four viewers each.")] = 200,
    every: Annotated[float, typer.Option(min=0, help="Seconds between two moves at a table.")] = 2.0,
    seconds: Annotated[float, typer.Option(min=1, help="Seconds to measure.")] = 20.0,
    most: Annotated[
        bool, typer.Option("--most", help="Find the highest rate of moves, with the server on one core.")
    ] = False,
    idle: Annotated[int, typer.Option(min=0, help="First measure the memory used by this many idle tables.")] = 0,
    hostile: Annotated[
        bool, typer.Option("--hostile", help="Start a server, and attack it with a fifth of the clients half the time.")
    ] = False,
    database: Annotated[str | None, typer.Option(help="Database of the server that is started.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Also write the figures to this file.")] = None,
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Play games at many tables over HTTP and measure how fast updates arrive."""
    needs_extra("load", "aiohttp")
    if not url:
        needs_server(database)
    from matinee.load.run import run

    if out:
        check_writable(out)
    if hostile:
        from matinee.load import soak

        result = soak.run(game, tables, every, seconds, out, lang, console)
        raise typer.Exit(bool(result.lost or result.errors))
    if any(each.errors for each in run(url, game, tables, every, seconds, most, idle, out, lang, console, database)):
        raise typer.Exit(1)
