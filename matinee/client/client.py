"""The way in: a server, its games and its tables."""

from collections.abc import Sequence
from typing import Self, TypedDict, Unpack

import httpx

from matinee.client.connection import Connection
from matinee.client.table import Table
from matinee.table.answers import GameInfo, Seated
from matinee.table.model import Language
from matinee.table.viewing import TableInfo

BEAT = 15.0  # seconds between two signs of life of the server


class Agreed(TypedDict, total=False):
    """What else may be agreed for a table; `matinee.table.model.Settings` explains each."""

    options: dict[str, bool]
    box: str | None
    public: bool
    clock: int | None
    undo: bool
    pace: float
    language: Language


class Client:
    """A server. What it refuses is said in `language`.

    While the server does not answer, it is asked again for `patience` seconds; what must not be done twice is asked for
    once only. A stream that is silent for `silence` seconds is taken up anew. A client may be used by many threads.
    """

    def __init__(
        self,
        url: str,
        language: Language = "en",
        *,
        patience: float = 30.0,
        silence: float = 2.5 * BEAT,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self.language: Language = language
        self._connection = Connection(url, language, patience, silence, transport)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._connection.http.close()

    def games(self) -> list[GameInfo]:
        """The games, who plays them, and which bots there are."""
        return self._connection.ask(list[GameInfo], "GET", "/api/games")

    def tables(self) -> list[TableInfo]:
        """Public tables that wait for players or are being played."""
        return self._connection.ask(list[TableInfo], "GET", "/api/tables")

    def open_table(
        self,
        game: str,
        players: int,
        *,
        name: str,
        bots: Sequence[str | None] = (),
        studio: int = 0,
        **agreed: Unpack[Agreed],
    ) -> Table:
        """Opens a table. You sit at the first seat that no bot has; `bots` gives a level or None for each seat."""
        settings = {"game": game, "players": players, "language": self.language, **agreed}
        body = {"settings": settings, "name": name, "bots": list(bots), "studio": studio}
        seated = self._connection.ask(Seated, "POST", "/api/tables", body=body, again=False)
        return Table(self._connection, seated.table.code, seated.key)

    def join(self, link: str, name: str, seat: int | None = None, studio: int = 0) -> Table:
        """Sits down at a table, at the first free seat if none is given. Takes a code or a link that ends with it."""
        table = self.at(link)
        table.sit(name, seat, studio)
        return table

    def at(self, link: str, key: str | None = None) -> Table:
        """A table by its code, or by a link that ends with it; the key may follow after a #. Without one, you watch."""
        place, _, fragment = link.partition("#")
        code = place.rstrip("/").rpartition("/")[2]
        return Table(self._connection, code, key or fragment or None)
