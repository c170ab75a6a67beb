"""Tables over HTTP, and copies of all that a server keeps."""

from pathlib import Path
from typing import Annotated, Any

import typer

from matinee.commands.common import HERE, Lang, console, needs_extra, tell

app = typer.Typer()

Database = Annotated[
    str | None, typer.Option(envvar="MATINEE_DATABASE", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="MATINEE_HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, envvar="MATINEE_PORT", help="The port; 0 for a free one.")
    ] = 8000,
    any_port: Annotated[
        bool, typer.Option("--any-port", envvar="MATINEE_ANY_PORT", help="If that port is taken, a free one.")
    ] = False,
    database: Database = None,
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
    if any_port or not port:
        port = free_port(host, port)
    address = f"{'https' if cert else 'http'}://{host}:{port}"
    tell(lang, "cli-serving", address=address)
    if show:
        show_in_browser(address, host, port)
    serve(config, host, port, workers, cert, key)


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

        def log_lines(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        rows = asyncio.run(work(database or default_database(), file, log_lines))
    tell(language, said, rows=rows, file=str(file))
