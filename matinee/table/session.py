"""A table in memory, with its subscribers."""

import asyncio
import time

from matinee.table.active_match import ActiveMatch
from matinee.table.errors import TableNotFound
from matinee.table.fair_queue import Customer
from matinee.table.model import Table
from matinee.table.storage import Revision
from matinee.table.viewer_updates import UpdateCache

WATCHED_FOR = 60.0  # seconds for which bots play when nobody watches


class TableSession:
    """A cached table. Its fields change only under `lock`, except for presence."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lock: asyncio.Lock = asyncio.Lock()
        self.subscribers: dict[asyncio.Event, str | None] = {}
        """The wake-up event of each subscriber, with the digest of their key."""
        self.bot_task: asyncio.Task[None] | None = None
        self.talk_task: asyncio.Task[None] | None = None
        """Makes remarks of bots."""
        self.last_used: float = time.time()
        self.watched_at: float = time.time()
        """When a person last asked for this table, or closed an event stream."""
        self.origin: str = ""
        """The address from which the match was started, as far as this process knows; it is not stored."""
        self.cached_table: Table | None = None  # None: not loaded, or discarded after a failed write
        self.version = 0
        self.chat_lines = 0
        self.active: ActiveMatch | None = None
        self.present: frozenset[int] = frozenset()
        self.absent: frozenset[int] = frozenset()  # seats whose players were present and have left for a while
        self.announced_seats: set[int] = set()  # seats that this process has recorded as present
        self._updates: UpdateCache | None = None

    @property
    def table(self) -> Table:
        """The table. Raises `TableNotFound` if it is not loaded."""
        if self.cached_table is None:
            raise TableNotFound()
        return self.cached_table

    @property
    def revision(self) -> Revision:
        return Revision(self.version, self.active.number if self.active else 0, self.chat_lines)

    @property
    def updates(self) -> UpdateCache | None:
        """The update cache of the current position; None in the lobby."""
        if self.active is None or self.table.stage == "gathering":
            return None
        cached = self._updates
        if cached is None or cached.active is not self.active or cached.number != self.active.number:
            self._updates = UpdateCache(self.active, self.table)
        return self._updates

    @property
    def connected_seats(self) -> frozenset[int]:
        """The seats of the viewers connected to this process."""
        return frozenset(seat for holder in self.subscribers.values() for seat in self.table.seats_of(holder))

    @property
    def customer(self) -> Customer:
        """For whom bots work at this table."""
        return Customer(self.code, self.origin or self.code)

    @property
    def is_watched(self) -> bool:
        """Whether somebody has watched lately in this process."""
        return bool(self.subscribers) or time.time() - self.watched_at < WATCHED_FOR

    def drop_cached_updates(self) -> None:
        """Free the encoded updates; they are rebuilt when needed."""
        self._updates = None

    def notify(self) -> None:
        """Wake all subscribers."""
        for event in self.subscribers:
            event.set()
