"""Serve tables over HTTP, and back up the database of a server."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from matinee.commands.common import SYSTEM_LANGUAGE, Lang, console, needs_server, tell

app: typer.Typer = typer.Typer()

Database = Annotated[
    str | None, typer.Option(envvar="MATINEE_DATABASE", help="Database: sqlite:///FILE or postgresql://USER@HOST/NAME.")
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="MATINEE_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, envvar="MATINEE_PORT", help="The port; 0 for a free one.")
    ] = 8000,
    any_port: Annotated[
        bool, typer.Option("--any-port", envvar="MATINEE_ANY_PORT", help="Use a free port if that one is taken.")
    ] = False,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option(envvar="MATINEE_REDIS", help="redis://HOST, for messages between processes.")
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="Server processes; more than one needs PostgreSQL and Redis.")
    ] = 1,
    boxes: Annotated[
        Path | None, typer.Option(envvar="MATINEE_BOXES", help="A folder with your own boxes (TOML files).")
    ] = None,
    bot_threads: Annotated[
        int | None, typer.Option(min=1, envvar="MATINEE_BOT_THREADS", help="How many bots may think at the same time.")
    ] = None,
    no_bot_delay: Annotated[
        bool, typer.Option("--no-bot-delay", envvar="MATINEE_NO_BOT_DELAY", help="Bots move without a pause.")
    ] = (False),
    limits: Annotated[
        bool, typer.Option(envvar="MATINEE_LIMITS", help="Limit the rate of requests from one address.")
    ] = True,
    keep_days: Annotated[
        float, typer.Option(min=0.01, envvar="MATINEE_KEEP_DAYS", help="Delete unfinished tables after this many days.")
    ] = 60.0,
    keep_finished_days: Annotated[
        float,
        typer.Option(
            min=0.01, envvar="MATINEE_KEEP_FINISHED_DAYS", help="Delete finished tables after this many days."
        ),
    ] = 365.0,
    keep_records: Annotated[
        bool,
        typer.Option("--keep-records", envvar="MATINEE_KEEP_RECORDS", help="Delete only the chats of finished tables."),
    ] = False,
    max_storage: Annotated[
        float,
        typer.Option(min=0, envvar="MATINEE_MAX_STORAGE", help="The size of the database in GB, 0 for no limit."),
    ] = 10.0,
    allowed_hosts: Annotated[
        str,
        typer.Option(envvar="MATINEE_ALLOWED_HOSTS", help="The names of this server, separated by commas."),
    ] = "",
    metrics_token: Annotated[
        str | None,
        typer.Option(envvar="MATINEE_METRICS_TOKEN", help="A secret with which other computers may read /metrics."),
    ] = None,
    cert: Annotated[Path | None, typer.Option(help="TLS certificate.")] = None,
    key: Annotated[Path | None, typer.Option(help="TLS key.")] = None,
    proxied: Annotated[
        bool,
        typer.Option("--proxied", envvar="MATINEE_PROXIED", help="The server is behind a proxy that terminates TLS."),
    ] = False,
    trusted_proxies: Annotated[
        str,
        typer.Option(envvar="MATINEE_TRUSTED_PROXIES", help="Addresses or networks of the proxy, separated by commas."),
    ] = "127.0.0.0/8,::1",
    show: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Serve tables for people and bots over HTTP."""
    needs_server(database, redis)
    from matinee.games import GAMES
    from matinee.server.config import Config, default_database
    from matinee.server.launcher import LOCAL_NAMES, check, free_port, is_local, open_browser, serve
    from matinee.terminal.progress import compile_all

    config = Config(
        database=database or default_database(),
        redis=redis,
        boxes=str(boxes.absolute()) if boxes else None,
        bot_threads=bot_threads,
        no_bot_delay=no_bot_delay,
        limits=limits,
        secure=proxied or cert is not None,
        proxied=proxied,
        trusted_proxies=trusted_proxies,
        keep_days=keep_days,
        keep_finished_days=keep_finished_days,
        keep_records=keep_records,
        max_storage=max_storage,
        allowed_hosts=allowed_hosts or ("" if proxied or not is_local(host) else LOCAL_NAMES),
        metrics_token=metrics_token,
    )
    check(config, workers)
    compile_all(list(GAMES.values()), lang, console)
    if any_port or not port:
        port = free_port(host, port)
    address = f"{'https' if cert else 'http'}://{host}:{port}"
    tell(lang, "cli-serving", address=address)
    if not (is_local(host) or cert or proxied):
        tell(lang, "cli-no-tls", host=host)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        tell(lang, "cli-root")
    if show:
        open_browser(address, host, port)
    serve(config, host, port, workers, cert, key)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Write all tables, games and chats of a server to one file. The server may keep running."""
    needs_server(database)
    from matinee.table.backup import backup

    copy_storage(backup, file, database, "cli-backup", lang)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], database: Database = None, lang: Lang = SYSTEM_LANGUAGE
) -> None:
    """Restore a backup into an empty database. A backup of SQLite can be restored into PostgreSQL and vice versa."""
    needs_server(database)
    from matinee.table.backup import restore

    copy_storage(restore, file, database, "cli-restored", lang)


def copy_storage(work: Any, file: Path, database: str | None, message: str, language: str) -> None:
    """Run a backup or a restore with a progress bar, then print a message."""
    import asyncio

    from matinee.progress import ProgressBar
    from matinee.server.config import default_database

    with ProgressBar(console=console) as progress:
        task = progress.add_task(file.name, total=None)

        def show_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        rows = asyncio.run(work(database or default_database(), file, show_progress))
    tell(language, message, rows=rows, file=str(file))
