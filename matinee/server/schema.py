"""The OpenAPI document, whole: with views, boxes and chat, which the framework cannot see.

`python -m matinee.server.schema` prints it; the browser's types are made from it.
"""

import sys
from typing import Any

import msgspec

from matinee.engine.boxes import Box
from matinee.games import GAMES
from matinee.server.bodies import BotWanted, Moving, Opening, Sitting, Speaking, Undoing, Unlocking
from matinee.table.model import Settings
from matinee.table.viewing import Said

VIEWS = tuple(dict.fromkeys(game.view_type for game in GAMES.values() if game.view_type))
BOXES = tuple(dict.fromkeys(game.box_type for game in GAMES.values() if game.box_type is not Box))
BODIES = (Opening, Settings, Sitting, Unlocking, BotWanted, Moving, Undoing, Speaking)  # Litestar leaves limits out


def with_views(document: dict[str, Any]) -> dict[str, Any]:
    """The document, and in it what a view and a box may be."""
    _, shapes = msgspec.json.schema_components(
        (*VIEWS, *BOXES, *BODIES, Said), ref_template="#/components/schemas/{name}"
    )
    known: dict[str, Any] = document["components"]["schemas"]
    choice = {"oneOf": [{"$ref": f"#/components/schemas/{view.__name__}"} for view in VIEWS]}
    own: dict[str, Any] = known["Own"]
    own = {**own, "properties": {**own["properties"], "view": choice}}
    return {**document, "components": {**document["components"], "schemas": {**known, **shapes, "Own": own}}}


def document() -> dict[str, Any]:
    from matinee.server.app import application
    from matinee.server.config import Config

    return with_views(application(Config()).openapi_schema.to_schema())


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document())))
