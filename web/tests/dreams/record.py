"""Records from a game played at random, for the tests of the browser's sky: `python record.py > games.jsonl`."""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import to_builtins

from matinee import start
from matinee.games.dreams.sky import in_sky, is_free
from matinee.games.dreams.state import HEIGHT, WIDTH

PLAYERS = 4


def records() -> Iterator[dict[str, Any]]:
    match = start("dreams", players=PLAYERS, seed=5)
    dice = np.random.default_rng(5)
    yield {"what": "box", "box": to_builtins(match.box)}
    yield {"what": "sky", "rows": ["".join(".#"[in_sky(x, y)] for x in range(WIDTH)) for y in range(HEIGHT)]}
    told: list[dict[str, Any]] = []
    seen: set[tuple[str, str, int]] = set()
    while match.awaiting:
        seat = match.awaiting[0]
        view = to_builtins(match.view(seat))
        kind = (view["stage"], view["role"], len(view["hand"][seat]))
        if kind not in seen and (view["stage"] == "voting" or len(view["stars"]) > 3):
            seen.add(kind)
            offered = match.offered(seat)
            yield {"what": "stage", "view": view, "moves": offered, "told": list(told)}
            if view["stage"] == "laying":
                free = ["".join(".#"[is_free(match.state[0], x, y)] for x in range(WIDTH)) for y in range(HEIGHT)]
                yield {"what": "free", "stars": view["stars"], "rows": free}
        moves = match.moves(seat)
        events = match.play(seat, moves[dice.integers(len(moves))])
        told.append({"seat": seat, "events": to_builtins(events)})
    view = to_builtins(match.view())
    yield {"what": "end", "view": view, "points": list(match.points), "told": told}


if __name__ == "__main__":
    for record in records():
        print(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
