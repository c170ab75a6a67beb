"""The application: storage, tables, bots and news are begun with it and ended with it."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

import matinee
from matinee.server import metrics
from matinee.server.config import Config
from matinee.server.docs_page import DocsPage
from matinee.server.fanout import Fanout
from matinee.server.logs import begin_logging
from matinee.server.problems import HANDLERS
from matinee.server.routes import ROUTES
from matinee.server.security import HEADERS, LARGEST_BODY, STRICT_TRANSPORT, Limiter
from matinee.table.house import House
from matinee.table.migrating import migrate
from matinee.table.staff import Staff
from matinee.table.storage import Store
from matinee.table.upkeep import Upkeep


def create(config: Config | None = None) -> Litestar:
    """The application, set up by a config or by the environment."""
    config = config or Config.from_environment()
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
        app.state.house = house
        upkeep.begin()
        try:
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
        request_max_body_size=LARGEST_BODY,
        response_headers={**HEADERS, **(STRICT_TRANSPORT if config.secure else {})},
        after_request=count_refusals,
        openapi_config=OpenAPIConfig(
            title="Matinee",
            version=matinee.__version__,
            description="Tables for Dream Factory, Traumfabrik, Hollywood and Dreams.",
            path="/api/docs",
            render_plugins=[DocsPage()],
        ),
        logging_config=None,
    )


def count_refusals(response: Response[Any]) -> Response[Any]:
    if response.status_code and response.status_code >= 400:
        metrics.REFUSED.labels(str(response.status_code)).inc()
    return response
