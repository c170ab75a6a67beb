"""A bot that plays over HTTP: it takes a seat at a table and plays random legal moves until the game is over.

python examples/http_bot.py http://127.0.0.1:8000 CODE
"""

import random
import sys

from matinee.client import Client, Refused, Table, Update


def choose(moves: list[str]) -> str:
    """Return a random move. In Dreams, X and Y stand for a cell of the sky, which is 80 cells wide and 120 high."""
    return random.choice(moves).replace("X", str(random.randrange(80))).replace("Y", str(random.randrange(120)))


def answer(table: Table, update: Update) -> None:
    """Make a move for each of the bot's seats that is awaited."""
    for view in update.you:
        while view.seat is not None and view.moves:
            try:
                table.move(view.seat, choose(view.moves), update.number)
                break
            except Refused as refusal:
                if refusal.status == 409:  # the update is stale; the next one is on its way
                    break
                if refusal.status != 422:  # 422: the move is illegal; try another cell
                    raise


if __name__ == "__main__":
    with Client(sys.argv[1], retry_timeout=300) as client:
        table = client.join(sys.argv[2], name="HTTP bot")
        for event in table.stream():
            if isinstance(event, Update):
                answer(table, event)
                if event.over:
                    print(f"points: {event.points}, won by: {event.winners}")
                    break
