"""A table on a server, for a player or a spectator."""

import secrets
from typing import Any

from msgspec import structs, to_builtins

from matinee.api_types import Accepted, Reaction, SeatGrant, TableInfo, TableState
from matinee.client.connection import Connection
from matinee.client.errors import Refused
from matinee.client.stream import Stream

IDEMPOTENCY_KEY_BYTES = 16


class Table:
    """A table on a server. With a key you play its seats, without one you are a spectator.

    Methods raise `Refused` if the server refuses the request. Moves and undos are carried out exactly once, even if
    responses get lost.
    """

    def __init__(self, connection: Connection, code: str, key: str | None = None) -> None:
        self._connection = connection
        self.code = code
        self.key = key
        """A secret key. Anyone who has it can play your seats."""

    def __repr__(self) -> str:
        return f"<Table {self.code}>"

    def look(self) -> TableState:
        """Return the table and the state of its match, as you may see them."""
        return self._connection.ask(TableState, "GET", self._path(), self.key)

    def stream(self) -> Stream:
        """Return an iterator over the state of the table and all changes."""
        return Stream(self._connection, self._path("/stream"), self.key)

    # --- Seats

    def sit(self, name: str, seat: int | None = None, studio: int = 0) -> TableInfo:
        """Take a seat.

        Args:
            name: Your name.
            seat: The seat; None for the first open one. You can take several seats and play them all.
            studio: In Dream Factory and Traumfabrik your preferred studio, 0 for any.
        """
        body = {"name": name, "studio": studio}
        while True:
            path = self._path(f"/seats/{self._first_open_seat() if seat is None else seat}")
            try:
                grant = self._connection.ask(SeatGrant, "PUT", path, self.key, body, idempotent=False)
            except Refused as refusal:
                if seat is not None or refusal.reason != "table-seat-taken":
                    raise
                # Somebody else was faster; another seat may be open.
            else:
                self.key = grant.key
                return grant.table

    def _first_open_seat(self) -> int:
        """Return the first open seat. If there is none, return 0, so that the server explains the refusal."""
        return next((number for number, seat in enumerate(self.look().table.seats) if seat.kind == "open"), 0)

    def leave(self, seat: int) -> TableInfo:
        """Leave your seat: before the match for good, during it until you return."""
        return self._change("DELETE", f"/seats/{seat}")

    def come_back(self, seat: int) -> TableInfo:
        """Take your seat back from the bot that stands in."""
        return self._change("POST", f"/seats/{seat}/return", idempotent=True)

    def put_bot(self, seat: int, level: str) -> TableInfo:
        """As the host, put a bot in a free seat, or let it stand in for an absent player."""
        return self._change("PUT", f"/seats/{seat}/bot", {"level": level}, idempotent=True)

    def remove_bot(self, seat: int) -> TableInfo:
        """As the host, remove a bot before the match."""
        return self._change("DELETE", f"/seats/{seat}/bot", idempotent=True)

    def start(self) -> TableInfo:
        """As the host, start the match."""
        return self._change("POST", "/start")

    def fill_with_bots(self, level: str) -> TableInfo:
        """As the host, put a bot in every free seat before the match."""
        return self._change("PUT", "/bots", {"level": level}, idempotent=True)

    def change_settings(self, **changes: Any) -> TableInfo:
        """As the host, change settings before the match, such as `players=4` or `clock=None`."""
        settings = structs.replace(self.look().table.settings, **changes)
        return self._change("PUT", "/settings", to_builtins(settings), idempotent=True)

    # --- Rematches

    def accept_rematch(self) -> TableInfo:
        """After a match, offer a rematch or accept the offer. When all players have accepted, it starts."""
        return self._change("PUT", "/rematch")

    def withdraw_rematch(self) -> TableInfo:
        """Take back your offer of a rematch, or your acceptance."""
        return self._change("DELETE", "/rematch", idempotent=True)

    def start_rematch(self, lobby: bool = False) -> TableInfo:
        """As the host, start a rematch with the players who have accepted. Everybody moves one seat on.

        Args:
            lobby: Return to the lobby, with free seats. Otherwise bots replace the players who have not accepted.
        """
        return self._change("POST", "/rematch", {"lobby": lobby})

    # --- Playing

    def move(self, seat: int, move: str, after: int) -> int:
        """Make a move.

        Args:
            seat: Your seat.
            move: The move in notation.
            after: The number of the last move you had seen when choosing.

        Returns:
            The number of the move.
        """
        body = {"seat": seat, "move": move, "after": after, "key": secrets.token_urlsafe(IDEMPOTENCY_KEY_BYTES)}
        return self._connection.ask(Accepted, "POST", self._path("/moves"), self.key, body).number

    def undo(self, seat: int, after: int) -> int:
        """Undo your last move, if it revealed nothing and nobody has moved since. Returns the number of the undo."""
        body = {"seat": seat, "after": after, "key": secrets.token_urlsafe(IDEMPOTENCY_KEY_BYTES)}
        return self._connection.ask(Accepted, "POST", self._path("/undo"), self.key, body).number

    def chat(
        self,
        text: str = "",
        reaction: Reaction | None = None,
        name: str = "",
        remark: str | None = None,
        about: int | None = None,
    ) -> int:
        """Post a message, a reaction, or a ready-made remark about a seat. Returns the number of the chat line.

        A spectator gives a name, and makes no remarks.
        """
        body = {"text": text, "reaction": reaction, "name": name, "remark": remark, "about": about}
        return self._connection.ask(Accepted, "POST", self._path("/chat"), self.key, body, idempotent=False).number

    # --- Finished matches

    def record(self, match: int | None = None) -> dict[str, Any]:
        """Return the record of a finished match, by default the last one. `matinee.verify` checks it."""
        query = "" if match is None else f"?match={match}"
        return self._connection.ask(dict[str, Any], "GET", self._path(f"/record{query}"), self.key)

    def _change(self, method: str, path: str, body: Any = None, idempotent: bool = False) -> TableInfo:
        return self._connection.ask(TableInfo, method, self._path(path), self.key, body, idempotent=idempotent)

    def _path(self, rest: str = "") -> str:
        return f"/api/tables/{self.code}{rest}"
