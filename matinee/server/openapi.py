"""The complete OpenAPI document, with the types of views, boxes and chat that Litestar cannot see.

`python -m matinee.server.openapi` prints it; the browser client's types are generated from it.
"""

import sys
from typing import Any

import msgspec

from matinee.api_types import ChatUpdate, Settings
from matinee.engine.boxes import Box
from matinee.games import GAMES
from matinee.server.requests import (
    BotRequest,
    ChatRequest,
    MoveRequest,
    OpenTableRequest,
    RematchRequest,
    SitRequest,
    UndoRequest,
    UnlockRequest,
)

REQUESTS = (  # Litestar omits their length and range limits
    OpenTableRequest,
    Settings,
    SitRequest,
    UnlockRequest,
    BotRequest,
    MoveRequest,
    UndoRequest,
    RematchRequest,
    ChatRequest,
)


def with_game_types(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document with the games' views and boxes added."""
    views = list(dict.fromkeys(game.view_type for game in GAMES.values() if game.view_type))
    boxes = list(dict.fromkeys(game.box_type for game in GAMES.values() if game.box_type is not Box))
    _, added = msgspec.json.schema_components(
        (*views, *boxes, *REQUESTS, ChatUpdate), ref_template="#/components/schemas/{name}"
    )
    schemas: dict[str, Any] = document["components"]["schemas"]
    any_view = {"oneOf": [{"$ref": f"#/components/schemas/{view.__name__}"} for view in views]}
    if any(game.view_type is None for game in GAMES.values()):
        any_view = {}  # a game whose view may be any JSON
    player_view: dict[str, Any] = schemas["PlayerView"]
    player_view = {**player_view, "properties": {**player_view["properties"], "view": any_view}}
    schemas = {**schemas, **added, "PlayerView": player_view}
    return {**document, "components": {**document["components"], "schemas": schemas}}


def document() -> dict[str, Any]:
    """Return the OpenAPI document of a server with default settings."""
    from matinee.server.app import application
    from matinee.server.config import Config

    return with_game_types(application(Config()).openapi_schema.to_schema())


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document())))
