"""A table, as somebody sits at it or watches it."""

import secrets
from typing import Any

from matinee.client.connection import Connection
from matinee.client.errors import Refused
from matinee.client.stream import Stream
from matinee.table.answers import Look, Moved, Seated
from matinee.table.model import Reaction
from matinee.table.viewing import TableInfo

UNIQUE = 16  # bytes that nobody else draws


class Table:
    """A table of a server. With a key one plays the seats it opens, without one only looks on.

    Whatever the table refuses raises `Refused`. Moves and undos are made exactly once, however often an answer is lost.
    """

    def __init__(self, connection: Connection, code: str, key: str | None = None) -> None:
        self._connection = connection
        self.code = code
        self.key = key
        """A secret: whoever has it plays your seats."""

    def __repr__(self) -> str:
        return f"<Table {self.code}>"

    def look(self) -> Look:
        """The table and the match on it, as you may see them."""
        return self._connection.ask(Look, "GET", self._path(), self.key)

    def stream(self) -> Stream:
        """All news of the table, as they come."""
        return Stream(self._connection, self._path("/stream"), self.key)

    # --- Seats

    def sit(self, name: str, seat: int | None = None, studio: int = 0) -> TableInfo:
        """Sits you down at a seat, or at the first that is free. At several seats, you play them all."""
        body = {"name": name, "studio": studio}
        while True:
            path = self._path(f"/seats/{self._first_free() if seat is None else seat}")
            try:
                seated = self._connection.ask(Seated, "PUT", path, self.key, body, again=False)
            except Refused as refusal:
                if seat is not None or refusal.reason != "table-seat-taken":
                    raise  # otherwise somebody was faster, and another seat may be free
            else:
                self.key = seated.key
                return seated.table

    def _first_free(self) -> int:
        """Where none is, any: the server says best why one cannot sit there."""
        return next((number for number, chair in enumerate(self.look().table.seats) if chair.kind == "open"), 0)

    def leave(self, seat: int) -> TableInfo:
        """Leaves a seat of yours: before the game for good, during it until you come back."""
        return self._change("DELETE", f"/seats/{seat}")

    def come_back(self, seat: int) -> TableInfo:
        """Takes your seat back from the bot that stands in."""
        return self._change("POST", f"/seats/{seat}/return", again=True)

    def put_bot(self, seat: int, level: str) -> TableInfo:
        """As the host: asks a bot to a free seat, or has it stand in for somebody who is away."""
        return self._change("PUT", f"/seats/{seat}/bot", {"level": level}, again=True)

    def remove_bot(self, seat: int) -> TableInfo:
        """As the host: sends a bot away, before the game."""
        return self._change("DELETE", f"/seats/{seat}/bot", again=True)

    def start(self) -> TableInfo:
        """As the host: begins the game."""
        return self._change("POST", "/start")

    def rematch(self) -> TableInfo:
        """As the host: begins another game, everybody one seat further."""
        return self._change("POST", "/rematch")

    # --- Playing

    def move(self, seat: int, move: str, after: int) -> int:
        """Makes a move, in notation, thought of after the move numbered `after`. Returns the number it got."""
        body = {"seat": seat, "move": move, "after": after, "key": secrets.token_urlsafe(UNIQUE)}
        return self._connection.ask(Moved, "POST", self._path("/moves"), self.key, body).number

    def undo(self, seat: int, after: int) -> int:
        """Takes your last move back, if nothing was revealed and nobody has acted since."""
        body = {"seat": seat, "after": after, "key": secrets.token_urlsafe(UNIQUE)}
        return self._connection.ask(Moved, "POST", self._path("/undo"), self.key, body).number

    def chat(self, text: str = "", reaction: Reaction | None = None, name: str = "") -> int:
        """Says something, or reacts. Whoever does not sit gives a name. Returns the number of the line."""
        body = {"text": text, "reaction": reaction, "name": name}
        return self._connection.ask(Moved, "POST", self._path("/chat"), self.key, body, again=False).number

    # --- Looking back

    def record(self, match: int | None = None) -> dict[str, Any]:
        """The record of a finished match, the last one or the one of that number. `matinee.verify` proves it."""
        which = "" if match is None else f"?match={match}"
        return self._connection.ask(dict[str, Any], "GET", self._path(f"/record{which}"), self.key)

    def _change(self, method: str, path: str, body: Any = None, again: bool = False) -> TableInfo:
        return self._connection.ask(TableInfo, method, self._path(path), self.key, body, again=again)

    def _path(self, rest: str = "") -> str:
        return f"/api/tables/{self.code}{rest}"
