"""Tables of a Matinee server, played at from Python.

    from matinee.client import Client, Update

    with Client("http://127.0.0.1:8000") as client:
        table = client.open_table("hollywood", 3, name="Ada", bots=[None, "lead", "lead"])
        table.start()
        for news in table.stream():
            if isinstance(news, Update) and news.you[0].moves:
                table.move(0, news.you[0].moves[0], news.number)

It needs `pip install "matinee[client]"` and nothing of what the server needs. `docs/api.md` tells of the API behind it.
"""

from matinee.client.client import Agreed, Client
from matinee.client.errors import ClientError, NoAnswer, Refused
from matinee.client.stream import News, Stream
from matinee.client.table import Table
from matinee.engine.game import Event
from matinee.table.answers import GameInfo, LevelInfo, Look
from matinee.table.model import Language, Line, Reaction, Settings
from matinee.table.viewing import Chair, Happened, Own, Said, TableInfo, Update

__all__ = [
    "Agreed",
    "Chair",
    "Client",
    "ClientError",
    "Event",
    "GameInfo",
    "Happened",
    "Language",
    "LevelInfo",
    "Line",
    "Look",
    "News",
    "NoAnswer",
    "Own",
    "Reaction",
    "Refused",
    "Said",
    "Settings",
    "Stream",
    "Table",
    "TableInfo",
    "Update",
]
