"""A client for Matinee servers.

    from matinee.client import Client, Update

    with Client("http://127.0.0.1:8000") as client:
        table = client.open_table("hollywood", 3, name="Ada", bots=[None, "lead", "lead"])
        table.start()
        for event in table.stream():
            if isinstance(event, Update) and event.you[0].moves:
                table.move(0, event.you[0].moves[0], event.number)

It needs `pip install "matinee[client]"`, and none of the server's dependencies. `docs/api.md` describes the HTTP API.
"""

from matinee.api_types import (
    ChatLine,
    ChatUpdate,
    GameInfo,
    Language,
    LevelInfo,
    PlayedMove,
    PlayerView,
    Reaction,
    SeatInfo,
    Settings,
    TableInfo,
    TableState,
    Update,
)
from matinee.client.errors import ClientError, NoAnswer, Refused
from matinee.engine.errors import MissingExtra
from matinee.engine.game import Event

try:
    from matinee.client.client import Client, TableSettings
    from matinee.client.stream import Stream, StreamEvent
    from matinee.client.table import Table
except ModuleNotFoundError:
    raise MissingExtra("client") from None

__all__ = [
    "ChatLine",
    "ChatUpdate",
    "Client",
    "ClientError",
    "Event",
    "GameInfo",
    "Language",
    "LevelInfo",
    "NoAnswer",
    "PlayedMove",
    "PlayerView",
    "Reaction",
    "Refused",
    "SeatInfo",
    "Settings",
    "Stream",
    "StreamEvent",
    "Table",
    "TableInfo",
    "TableSettings",
    "TableState",
    "Update",
]
