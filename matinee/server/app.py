"""The ASGI application: starts storage, table service, bots and pub/sub, and stops them in order."""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import matinee
from matinee.bots.precompile import steps_of_bots
from matinee.engine.precompile import precompile
from matinee.games import GAMES
from matinee.server import metrics
from matinee.server.config import Config
from matinee.server.connection_limit import end_excess_connections
from matinee.server.docs_page import DocsPage, OpenApiJson
from matinee.server.errors import HANDLERS
from matinee.server.logs import configure_logging
from matinee.server.previews import Previews
from matinee.server.rate_limits import RateLimiter
from matinee.server.request_parsing import StrictRequest
from matinee.server.routes import ROUTES
from matinee.server.security import HEADERS, MAX_BODY, STRICT_TRANSPORT, check_request, with_headers
from matinee.server.static_files import handle_unknown_path
from matinee.table.bot_runner import BotRunner
from matinee.table.migrate import migrate
from matinee.table.scheduler import Scheduler, run_periodically
from matinee.table.service import TableService
from matinee.table.storage import Store

WATCH_INTERVAL = 1.0  # seconds

logger: logging.Logger = logging.getLogger("matinee.server")


def create(config: Config | None = None) -> ASGIApp:
    """Return the application, configured by `config` or by environment variables."""
    config = config or Config.from_environment()
    return with_headers(application(config), HEADERS | (STRICT_TRANSPORT if config.secure else {}))


def application(config: Config) -> Litestar:
    """Return the Litestar application, without the security headers that `create` adds."""
    configure_logging()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        store = Store(config.database, metrics.BATCH.observe, int(config.max_storage * 1e9))
        await migrate(store.engine)
        bots = BotRunner(config.bot_threads, no_delay=config.no_bot_delay)
        service = TableService(store, bots, Path(config.boxes) if config.boxes else None)
        scheduler = Scheduler(service, config.keep_days, config.keep_finished_days, config.keep_records)
        pubsub = None
        if config.redis:
            from matinee.server.pubsub import PubSub  # needs Redis, an optional package

            pubsub = PubSub(config.redis, service.on_remote_change)
            service.publish = pubsub.publish
            pubsub.start()
        await asyncio.to_thread(precompile, GAMES.values(), extra_steps=steps_of_bots)  # before the first request
        freeze_garbage_collector()
        app.state.service = service
        scheduler.start()
        watching = asyncio.create_task(run_periodically(WATCH_INTERVAL, lambda: watch(config, service)))
        try:
            with disconnect_on_sigterm(service):
                yield
        finally:
            watching.cancel()
            await scheduler.stop()
            if pubsub:
                await pubsub.stop()
            await service.close()

    return Litestar(
        route_handlers=[ROUTES],
        lifespan=[lifespan],
        before_request=check_request,
        exception_handlers={**HANDLERS, NotFoundException: handle_unknown_path},
        state=State({"config": config, "limiter": RateLimiter() if config.limits else None, "previews": Previews()}),
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Matinee",
            version=matinee.__version__,
            description="Play board games against people and bots.",
            path="/api/docs",
            render_plugins=[DocsPage(), OpenApiJson()],
        ),
        logging_config=None,
    )


async def watch(config: Config, service: TableService) -> None:
    """Report the number of tables in memory, and limit the connections of each address."""
    metrics.SESSIONS.set(len(service.sessions))
    if config.limits:
        exempt = config.trusted_proxies if config.proxied else ""
        if ended := await asyncio.to_thread(end_excess_connections, config.port, exempt):
            logger.warning("too many connections of an address", extra={"ended": ended})


def freeze_garbage_collector() -> None:
    """Exclude everything loaded so far from garbage collection, to avoid long pauses."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@contextmanager
def disconnect_on_sigterm(service: TableService) -> Generator[None]:
    """End all event streams on SIGTERM, then pass it on as SIGINT: Granian waits for open streams before it stops."""

    def stop() -> None:
        service.disconnect_all()
        os.kill(os.getpid(), signal.SIGINT)

    loop = asyncio.get_running_loop()
    try:
        loop.add_signal_handler(signal.SIGTERM, stop)
    except (NotImplementedError, RuntimeError, ValueError):  # not in the main thread, or not on this system
        yield
        return
    yield
    loop.remove_signal_handler(signal.SIGTERM)
