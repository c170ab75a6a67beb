"""A bot that plays over HTTP: it sits down at a table and makes legal moves, any of them, until the game is over.

python examples/http_bot.py http://127.0.0.1:8000 CODE
"""

import random
import sys

from matinee.client import Client, Refused, Table, Update


def choose(moves: list[str]) -> str:
    """Here is where a better bot would think. In Dreams X and Y stand for a place in the sky, of 120 by 80 cells."""
    return random.choice(moves).replace("X", str(random.randrange(120))).replace("Y", str(random.randrange(80)))


def answer(table: Table, update: Update) -> None:
    """Makes a move for each seat of ours that is awaited."""
    for own in update.you:
        while own.seat is not None and own.moves:
            try:
                table.move(own.seat, choose(own.moves), update.number)
                break
            except Refused as refusal:
                if refusal.status == 409:  # the table has gone on; another update is on its way
                    break
                if refusal.status != 422:  # 422: no star may lie there, so another place is tried
                    raise


if __name__ == "__main__":
    with Client(sys.argv[1], patience=300) as client:
        table = client.join(sys.argv[2], name="HTTP bot")
        for news in table.stream():
            if isinstance(news, Update):
                answer(table, news)
                if news.over:
                    print(f"points: {news.points}, won by: {news.winners}")
                    break
