"""The command `matinee`. A mistake of the user's ends with one sentence and exit code 2, never with a traceback."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand

from matinee.engine.errors import MatineeError, MissingExtra, UnknownLanguage, UnknownOption
from matinee.engine.game import Game
from matinee.engine.words import LANGUAGES, Fact, say

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help=__doc__)
box_app = typer.Typer(no_args_is_help=True, help="Boxes: the components of your own copy.")
app.add_typer(box_app, name="box")
pictures_app = typer.Typer(no_args_is_help=True, help="The pictures of Dreams: contact sheets, decks of your own.")
app.add_typer(pictures_app, name="pictures")

console = Console()
errors = Console(stderr=True)


def system_language() -> str:
    """The language of the environment, if we have it."""
    wish = os.environ.get("MATINEE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return wish[:2] if wish[:2] in LANGUAGES else "en"


HERE = system_language()


class _Speaking:
    """The language that sentences about mistakes are said in: that of the command, once it is known."""

    language = HERE


def choose_language(language: str | None) -> str | None:
    if language is None:
        return None
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    _Speaking.language = language
    return language


def tell(language: str, message: str, **facts: Fact) -> None:
    """A sentence as it is: names and paths may hold what Rich would take for markup."""
    console.print(say(language, message, **facts), markup=False, highlight=False)


Lang = Annotated[str, typer.Option("--lang", callback=choose_language, help="en, fr or de.")]
BoxFile = Annotated[Path | None, typer.Option("--box", help="A TOML file with the components of your own copy.")]


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="dream-factory, traumfabrik, hollywood or dreams.")] = "",
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    seat: Annotated[list[int] | None, typer.Option(help="A seat of yours, from 0; more to share the screen.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", callback=choose_language, help="en, fr or de.")] = None,
    seed: Annotated[str | None, typer.Option(help="A whole number: the same number gives the same deal.")] = None,
    box: BoxFile = None,
    options: Annotated[
        list[str] | None, typer.Option("--with", help="An option: scarcity, prototype, studios=3,1,0,2.")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(help="Who plays the other seats: extra, understudy, lead or legend; or a bot as in arena."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last interrupted game.")] = False,
    file: Annotated[Path | None, typer.Option("--file", help="With --resume: a saved game.")] = None,
) -> None:
    """Play at the terminal, against bots or with friends on one screen."""
    from matinee.bots import roster
    from matinee.games import find_game
    from matinee.terminal import table
    from matinee.terminal.progress import compile_all

    if resume or file:
        table.resume(lang, file)
        return
    language = lang or HERE
    asked = not game
    found = find_game(ask_game(language) if asked else game)
    bot = bot or (ask_level(found, language) if asked else roster.usual_bot(found))
    seats, given = tuple(seat or [0]), read_options(options or [])
    if roster.find_bot(bot, found).name != "random":
        compile_all([found], language, console)  # with progress, rather than at a bot's first move
    table.play(found.name, players, seats, language, read_seed(seed), box, given, bot=bot)


def read_seed(seed: str | None) -> int | str | None:
    """A whole number where it is one."""
    try:
        return int(seed) if seed is not None else None
    except ValueError:
        return seed


def ask_game(language: str) -> str:
    """Which game, asked at the terminal."""
    from rich.prompt import IntPrompt

    from matinee.games import GAMES

    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        console.print(f"  {number}  {game.box().name.in_language(language)}")
    choices = [str(number) for number in range(1, len(games) + 1)]
    return games[IntPrompt.ask(say(language, "cli-which-game"), choices=choices, console=console) - 1].name


def ask_level(game: Game, language: str) -> str:
    """Who shall play the other seats, asked at the terminal."""
    from rich.prompt import IntPrompt
    from rich.table import Table

    from matinee.bots.roster import levels_for, usual_bot

    levels = levels_for(game)
    if not levels:
        return usual_bot(game)
    grid = Table.grid(padding=(0, 2))
    for number, level in enumerate(levels, 1):
        name, character = level.name.in_language(language), level.character.in_language(language)
        grid.add_row(f"  {number}", f"[bold]{name}", f"[dim]{character}")
    console.print(grid)
    choices = [str(number) for number in range(1, len(levels) + 1)]
    usual = 1 + [level.id for level in levels].index(usual_bot(game))
    chosen = IntPrompt.ask(say(language, "cli-which-level"), choices=choices, default=usual, console=console)
    return levels[chosen - 1].id


def read_options(given: list[str]) -> dict[str, Any]:
    """`name` switches an option on; `name=1,2` gives it numbers."""
    options: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        try:
            options[name] = [int(number) for number in value.split(",")] if equals else True
        except ValueError:
            raise UnknownOption("error-option-form", option=each) from None
    return options


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record: a JSON file.")],
    step: Annotated[bool, typer.Option("--step", help="Show the board after each move.")] = False,
    lang: Lang = HERE,
    box: BoxFile = None,
) -> None:
    """Tell a recorded game again."""
    from matinee.terminal.replay import show

    show(record, lang, step, console, box)


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="A record: a JSON file.")],
    commitment: Annotated[str | None, typer.Option(help="The one that was shown before the game.")] = None,
    lang: Lang = HERE,
    box: BoxFile = None,
) -> None:
    """Check that seed and moves of a recorded game give its result, and that the deal was fixed beforehand."""
    import matinee
    from matinee.terminal import keeping

    match = matinee.verify(keeping.read(record).record, box, commitment, mode="interpreted")
    tell(lang, "cli-verified", moves=len(match.history), points=", ".join(str(each) for each in match.points))
    tell(lang, "cli-proved" if commitment else "cli-commitment", commitment=match.commitment)


@app.command()
def rules(
    what: Annotated[str, typer.Argument(help="A clause such as F-A2, or a game: films, hollywood, dreams.")],
    lang: Lang = HERE,
) -> None:
    """Read the rules, clause by clause."""
    from matinee.terminal.rulebook import show

    show(what, lang, console)


@box_app.command("check")
def box_check(file: Path, lang: Lang = HERE) -> None:
    """Check the TOML file of a box: counts, ranges, names in three languages."""
    from matinee.games import check_box

    game, box = check_box(file)
    tell(lang, "cli-box-right", file=str(file), game=game.box().name, digest=box.digest)


@pictures_app.command("sheet")
def pictures_sheet(
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("dreams.html"),
    box: BoxFile = None,
    landmarks: Annotated[bool, typer.Option("--landmarks", help="With rings round what catches the eye.")] = False,
    lang: Lang = HERE,
) -> None:
    """Write a contact sheet of all dreams, ours or those of a deck of your own."""
    from matinee.games.dreams.game import DREAMS
    from matinee.games.dreams.sheets import sheet

    deck: Any = DREAMS.box(box)
    check_writable(out)
    out.write_text(sheet(deck, box, landmarks, lang), "utf-8")
    tell(lang, "pictures-written", file=str(out), count=len(deck.dreams))


@pictures_app.command("deck")
def pictures_deck(
    folder: Annotated[Path, typer.Argument(help="A folder with pictures: SVG, PNG, JPEG or WebP.")], lang: Lang = HERE
) -> None:
    """Make a deck of a folder of pictures: a box to play with, in which you say what catches the eye."""
    needs_extra("cv2", "pictures")
    from matinee.games.dreams.decks import make_deck
    from matinee.games.dreams.game import DREAMS

    file, added = make_deck(folder)
    deck: Any = DREAMS.box(file)
    tell(lang, "pictures-deck", file=str(file), count=len(deck.dreams), added=added)


@app.command()
def compile(lang: Lang = HERE) -> None:
    """Compile all games ahead. Done once; kept until the rules change."""
    from matinee.games import GAMES
    from matinee.terminal.progress import compile_all

    compile_all(list(GAMES.values()), lang, console)
    tell(lang, "cli-compiled")


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
    game: Annotated[str, typer.Argument(help="dream-factory, traumfabrik, hollywood or dreams.")],
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
    box: Annotated[
        str, typer.Argument(help="dream-factory, traumfabrik, hollywood or dreams, or a TOML file of your own.")
    ],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    bot: Annotated[
        str | None, typer.Option(help="Who plays on all seats; in Dreams also seer/random, as gods and as the mortal.")
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
def serve(
    host: Annotated[str, typer.Option(envvar="MATINEE_HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, envvar="MATINEE_PORT", help="The port; 0 for a free one.")
    ] = 8000,
    database: Annotated[
        str | None, typer.Option(envvar="MATINEE_DATABASE", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = None,
    redis: Annotated[
        str | None, typer.Option(envvar="MATINEE_REDIS", help="redis://HOST, for news between processes.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL and Redis.")] = 1,
    boxes: Annotated[
        Path | None, typer.Option(envvar="MATINEE_BOXES", help="A folder with boxes of your own, as TOML files.")
    ] = None,
    bot_threads: Annotated[
        int | None, typer.Option(min=1, envvar="MATINEE_BOT_THREADS", help="Bots that think at a time.")
    ] = None,
    hurry: Annotated[bool, typer.Option("--hurry", envvar="MATINEE_HURRY", help="Bots take no time to seem human.")] = (
        False
    ),
    limits: Annotated[bool, typer.Option(envvar="MATINEE_LIMITS", help="Limit how much one address may ask.")] = True,
    keep_days: Annotated[
        float, typer.Option(min=0.01, envvar="MATINEE_KEEP_DAYS", help="Unfinished tables are kept as long.")
    ] = 60.0,
    cert: Annotated[Path | None, typer.Option(help="For TLS: the certificate.")] = None,
    key: Annotated[Path | None, typer.Option(help="For TLS: its key.")] = None,
    proxied: Annotated[
        bool, typer.Option("--proxied", envvar="MATINEE_PROXIED", help="Behind a proxy that ends TLS.")
    ] = False,
    show: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: Lang = HERE,
) -> None:
    """Serve tables for people and bots over HTTP."""
    needs_extra("litestar", "server")
    from matinee.games import GAMES
    from matinee.server.config import Config, default_database
    from matinee.server.serving import check, free_port, serve, show_in_browser
    from matinee.terminal.progress import compile_all

    config = Config(
        database=database or default_database(),
        redis=redis,
        boxes=str(boxes.absolute()) if boxes else None,
        bot_threads=bot_threads,
        hurry=hurry,
        limits=limits,
        secure=proxied or cert is not None,
        proxied=proxied,
        keep_days=keep_days,
    )
    check(config, workers)
    compile_all(list(GAMES.values()), lang, console)
    port = port or free_port(host)
    address = f"{'https' if cert else 'http'}://{host}:{port}"
    tell(lang, "cli-serving", address=address)
    if show:
        show_in_browser(address, host, port)
    serve(config, host, port, workers, cert, key)


Database = Annotated[
    str | None, typer.Option(envvar="MATINEE_DATABASE", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], database: Database = None, lang: Lang = HERE
) -> None:
    """Write all tables, games and chats of a server to one file. The server may run on meanwhile."""
    needs_extra("sqlalchemy", "server")
    from matinee.table.backup import backup

    copy_storage(backup, file, database, "cli-backup", lang)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], database: Database = None, lang: Lang = HERE
) -> None:
    """Read a backup into an empty storage: SQLite or PostgreSQL, whichever it was written from."""
    needs_extra("sqlalchemy", "server")
    from matinee.table.backup import restore

    copy_storage(restore, file, database, "cli-restored", lang)


def copy_storage(work: Any, file: Path, database: str | None, said: str, language: str) -> None:
    """Copies, showing how far it is."""
    import asyncio

    from rich.progress import Progress

    from matinee.server.config import default_database

    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(file.name, total=None)

        def told(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        rows = asyncio.run(work(database or default_database(), file, told))
    tell(language, said, rows=rows, file=str(file))


@app.command()
def load(
    url: Annotated[
        str | None, typer.Argument(help="A server that runs; without one, it is started for the test.")
    ] = None,
    game: Annotated[str, typer.Option(help="dream-factory, traumfabrik or hollywood.")] = "hollywood",
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


def needs_extra(module: str, extra: str) -> None:
    """Before importing what only an extra installs."""
    if find_spec(module) is None:
        raise MissingExtra(extra)


def check_writable(file: Path) -> None:
    """Before the work that is to be written to it."""
    try:
        file.touch()
    except (OSError, ValueError) as problem:
        raise MatineeError("error-file", file=str(file), reason=type(problem).__name__) from None


def main() -> None:
    """The command line; mistakes become one sentence and exit code 2."""
    sys.path.append("")  # bots of the user's own lie where the user is
    try:
        app()
    except MatineeError as mistake:
        errors.print(mistake.sentence(_Speaking.language), style="bold", highlight=False, markup=False)
        sys.exit(2)


if __name__ == "__main__":
    main()
