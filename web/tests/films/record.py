"""Records from games played at random, for the tests of the browser's films table: `python record.py > games.jsonl`.

In the box of Traumfabrik one legendary director has three stars, so that the first player has a choice.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import to_builtins

from matinee import GAMES, Match, start

MATCHES = (("dream-factory", 4), ("traumfabrik", 3))
STAGES = ("choosing", "bidding", "taking", "placing")
MOST = 25  # records of a kind and game, not counting finished films


def open_match(name: str, players: int) -> Match:
    text = GAMES[name].default_box.read_text("utf-8")
    if name == "traumfabrik":
        text = text.replace('kind = "legend"\nstars = 4', 'kind = "legend"\nstars = 3', 1)
    with TemporaryDirectory() as folder:
        box = Path(folder) / "box.toml"
        box.write_text(text, "utf-8")
        return start(name, players=players, seed=5, box=box)


def records(name: str, players: int) -> Iterator[dict[str, Any]]:
    match = open_match(name, players)
    dice = random.Random(5)
    yield {"what": "box", "box": to_builtins(match.box)}
    stages = set(STAGES)
    kept = {"bid": 0, "place": 0}
    bidder = None
    while match.awaiting:
        seat = match.awaiting[0]
        moves = match.moves(seat)
        view = to_builtins(match.view(seat))
        if view["stage"] in stages and (view["stage"] != "placing" or len(view["hand"]) > 1):
            stages.remove(view["stage"])
            yield {"what": "stage", "view": view, "moves": moves}
        if view["stage"] == "bidding" and kept["bid"] < MOST:
            kept["bid"] += 1
            known = {key: view[key] for key in ("players", "awaiting", "standing", "seats")}
            known["seats"] = [{"in_auction": each["in_auction"]} for each in view["seats"]]
            yield {"what": "bid", "view": known, "bidder": bidder if view["standing"] is not None else None}
        places = [move for move in moves if move.startswith("place")]
        move = dice.choice(places or [move for move in moves if not move.startswith("bid")] + moves[:3])
        match.play(seat, move)
        bidder = seat if move.startswith("bid") else bidder
        if move.startswith("place"):
            kept["place"] += 1
            _, tile, film, space = move.split()
            after = to_builtins(match.view(seat))["seats"][seat]
            before = next(each for each in view["seats"][seat]["films"] if each["id"] == film)
            then = next(each for each in (*after["films"], *after["finished"]) if each["id"] == film)
            if kept["place"] < MOST or then["finished"]:
                outcome = {key: then[key] for key in ("total", "finished", "marker")}
                known = {"markers": view["markers"], "film": before, "tile": tile, "space": space}
                yield {"what": "place", **known, **outcome}


if __name__ == "__main__":
    for name, players in MATCHES:
        for record in records(name, players):
            print(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
