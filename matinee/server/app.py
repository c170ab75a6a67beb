"""The application: storage, tables, bots and news are begun with it and ended with it."""

import asyncio
import gc
import os
import signal
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import matinee
from matinee.bots.precompile import steps_of_bots
from matinee.engine.precompile import precompile
from matinee.games import GAMES
from matinee.server import metrics
from matinee.server.config import Config
from matinee.server.docs_page import DocsPage, Document
from matinee.server.fanout import Fanout
from matinee.server.logs import begin_logging
from matinee.server.problems import HANDLERS
from matinee.server.reading import StrictRequest
from matinee.server.routes import ROUTES
from matinee.server.security import HEADERS, LARGEST_BODY, STRICT_TRANSPORT, Limiter, with_headers
from matinee.table.house import House
from matinee.table.migrating import migrate
from matinee.table.staff import Staff
from matinee.table.storage import Store
from matinee.table.upkeep import Upkeep


def create(config: Config | None = None) -> ASGIApp:
    """The application, set up by a config or by the environment."""
    config = config or Config.from_environment()
    return with_headers(application(config), HEADERS | (STRICT_TRANSPORT if config.secure else {}))


def application(config: Config) -> Litestar:
    begin_logging()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        store = Store(config.database, metrics.BATCH.observe)
        await migrate(store.engine)
        house = House(store, Staff(config.bot_threads, config.hurry), Path(config.boxes) if config.boxes else None)
        upkeep = Upkeep(house, config.keep_days)
        fanout = Fanout(config.redis, house.nudged) if config.redis else None
        if fanout:
            house.publish = fanout.publish
            fanout.begin()
        await asyncio.to_thread(precompile, GAMES.values(), more=steps_of_bots)  # before anybody waits for it
        leave_out_of_collections()
        app.state.house = house
        upkeep.begin()
        try:
            with sent_home_first(house):
                yield
        finally:
            await upkeep.end()
            if fanout:
                await fanout.end()
            await house.close()

    return Litestar(
        route_handlers=[ROUTES],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        state=State({"config": config, "limiter": Limiter() if config.limits else None}),
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Matinee",
            version=matinee.__version__,
            description="Tables for board games.",
            path="/api/docs",
            render_plugins=[DocsPage(), Document()],
        ),
        logging_config=None,
    )


def leave_out_of_collections() -> None:
    """What is there now stays: Python need not look through it again and again for what can be thrown away."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@contextmanager
def sent_home_first(house: House) -> Generator[None]:
    """When told to stop, Granian waits until all streams have ended: so they are, and then it is told again."""

    def stop() -> None:
        house.send_home()
        os.kill(os.getpid(), signal.SIGINT)

    loop = asyncio.get_running_loop()
    try:
        loop.add_signal_handler(signal.SIGTERM, stop)
    except (NotImplementedError, RuntimeError, ValueError):  # not in a main thread, or not on this system
        yield
        return
    yield
    loop.remove_signal_handler(signal.SIGTERM)
