"""The entry point: a server, its games and its tables."""

from collections.abc import Sequence
from typing import Self, TypedDict, Unpack

import httpx

from matinee.api_types import GameInfo, Language, SeatGrant, TableInfo
from matinee.client.connection import Connection
from matinee.client.table import Table

HEARTBEAT = 15.0  # seconds between heartbeats of the server


class TableSettings(TypedDict, total=False):
    """Optional settings of a table, explained in `matinee.client.Settings`."""

    options: dict[str, bool]
    box: str | None
    public: bool
    clock: int | None
    undo: bool
    hints: bool
    spectator_chat: bool
    pace: float
    language: Language


class Client:
    """A connection to a server. It can be used by several threads.

    Args:
        url: The address of the server.
        language: The language of error messages.
        retry_timeout: Seconds for which requests are retried while the server does not answer. Requests that are not
            idempotent are not retried.
        heartbeat_timeout: Seconds without a heartbeat after which a stream reconnects.
        transport: Another HTTP transport, for tests.
    """

    def __init__(
        self,
        url: str,
        language: Language = "en",
        *,
        retry_timeout: float = 30.0,
        heartbeat_timeout: float = 2.5 * HEARTBEAT,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self.language: Language = language
        self._connection = Connection(url, language, retry_timeout, heartbeat_timeout, transport)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections to the server."""
        self._connection.http.close()

    def games(self) -> list[GameInfo]:
        """Return the games with their options and bots."""
        return self._connection.ask(list[GameInfo], "GET", "/api/games")

    def tables(self) -> list[TableInfo]:
        """Return the public tables that are waiting for players or in play."""
        return self._connection.ask(list[TableInfo], "GET", "/api/tables")

    def open_table(
        self,
        game: str,
        players: int,
        *,
        name: str,
        bots: Sequence[str | None] = (),
        studio: int = 0,
        **settings: Unpack[TableSettings],
    ) -> Table:
        """Open a table. You get the first seat without a bot.

        Args:
            game: The name of a game.
            players: The number of seats.
            name: Your name.
            bots: For each seat the level of its bot, or None for a person.
            studio: In Dream Factory and Traumfabrik your preferred studio, 0 for any.
            settings: Further settings.
        """
        all_settings = {"game": game, "players": players, "language": self.language, **settings}
        body = {"settings": all_settings, "name": name, "bots": list(bots), "studio": studio}
        grant = self._connection.ask(SeatGrant, "POST", "/api/tables", body=body, idempotent=False)
        return Table(self._connection, grant.table.code, grant.key)

    def join(self, link: str, name: str, seat: int | None = None, studio: int = 0) -> Table:
        """Take a seat at a table, by default the first open one.

        Args:
            link: The table's code, or a link that ends with it.
            name: Your name.
            seat: The seat, or None.
            studio: In Dream Factory and Traumfabrik your preferred studio, 0 for any.
        """
        table = self.at(link)
        table.sit(name, seat, studio)
        return table

    def at(self, link: str, key: str | None = None) -> Table:
        """Return a table, for a player with a key or for a spectator.

        Args:
            link: The table's code, or a link that ends with it; it may contain the key after a #.
            key: The key of your seats.
        """
        address, _, fragment = link.partition("#")
        code = address.rstrip("/").rpartition("/")[2]
        return Table(self._connection, code, key or fragment or None)
