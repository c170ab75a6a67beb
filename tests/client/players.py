"""Players who use the Python client."""

from collections.abc import Iterable, Iterator

from examples.http_bot import answer
from matinee.client import Client, StreamEvent, Table, Update

RETRY_TIMEOUT = 90.0  # seconds on a busy machine


def hot_seat(client: Client) -> Table:
    """Start a match of Hollywood in which one key plays all three seats."""
    table = client.open_table("hollywood", 3, name="Ada", public=False)
    table.sit("Ben")
    table.sit("Cleo")
    table.start()
    return table


def now(table: Table) -> Update:
    update = table.look().update
    assert update is not None
    return update


def step(table: Table) -> int:
    """Make the first legal move of the awaited seat."""
    update = now(table)
    seat = update.awaiting[0]
    return table.move(seat, update.you[seat].moves[0], update.number)


def play(table: Table) -> Update:
    """Play one's seats until the match is over."""
    with table.stream() as stream:
        for update in updates(stream):
            answer(table, update)
            if update.over:
                return update
    raise AssertionError("the stream ended")


def updates(events: Iterable[StreamEvent]) -> Iterator[Update]:
    return (event for event in events if isinstance(event, Update))
