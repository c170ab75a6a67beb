"""Record positions of a random game for the tests of the web client: `python record.py > games.jsonl`."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
from msgspec import to_builtins

from matinee import start
from matinee.games.dreams.sky import SKIES, Sky, fits, is_free
from matinee.games.dreams.view import SkyView

PLAYERS = 4


def records() -> Iterator[dict[str, Any]]:
    """Return the records of a game: the box, the sky of each version, one position of each kind, and the end."""
    match = start("dreams", players=PLAYERS, seed=5)
    random = np.random.default_rng(5)
    yield {"kind": "box", "box": to_builtins(match.box)}
    for sky in SKIES.values():
        yield {"kind": "sky", "sky": to_builtins(SkyView(*sky)), "rows": rows(sky, partial(fits, sky))}
    played: list[dict[str, Any]] = []
    recorded: set[tuple[str, str, int]] = set()
    while match.awaiting:
        seat = match.awaiting[0]
        view = to_builtins(match.view(seat))
        position = (view["stage"], view["role"], len(view["hand"][seat]))
        if position not in recorded and (view["stage"] == "voting" or len(view["stars"]) > 3):
            recorded.add(position)
            offered = match.offered(seat)
            yield {"kind": "position", "view": view, "moves": offered, "played": list(played)}
            if view["stage"] == "laying":
                free = rows(SKIES[match.version], lambda x, y: is_free(match.state[0], x, y))
                yield {"kind": "free", "sky": view["sky"], "stars": view["stars"], "rows": free}
        moves = match.moves(seat)
        events = match.play(seat, moves[random.integers(len(moves))])
        played.append({"seat": seat, "events": to_builtins(events)})
    view = to_builtins(match.view())
    yield {"kind": "end", "view": view, "points": list(match.points), "played": played}


def rows(sky: Sky, condition: Callable[[int, int], bool]) -> list[str]:
    """Return a sky as rows of text in which `#` marks the cells that fulfil a condition."""
    return ["".join(".#"[condition(x, y)] for x in range(sky.width)) for y in range(sky.height)]


if __name__ == "__main__":
    for record in records():
        print(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
