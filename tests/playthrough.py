"""Golden files: the changes to the state after every move of a game, so that a diff shows each change in behaviour.

`python -m tests.playthrough` writes them again; read the diff before you commit it.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.tables import Table, random_action

FOLDER = Path(__file__).parent / "playthroughs"

GOLDEN_TABLES = [
    Table("dream-factory", 3, {}),
    Table("traumfabrik", 2, {}),
    Table("hollywood", 3, {"scarcity": True, "prototype": True}),
    Table("hollywood", 4, {}),
    Table("dreams", 3, {}),
]


def flatten(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield nested data as pairs of path and value. A list of plain values is one value."""
    if isinstance(value, dict):
        for key, each in value.items():  # pyright: ignore[reportUnknownVariableType]
            yield from flatten(each, f"{path}.{key}" if path else str(key))  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):  # pyright: ignore
        for number, each in enumerate(value):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            yield from flatten(each, f"{path}[{number}]")
    else:
        yield path, str(value)  # pyright: ignore[reportUnknownArgumentType]


def describe_game(table: Table) -> str:
    """Return a random game as text: its first state, and the changes after every move."""
    match = table.start(1)
    rng = random.Random(1)
    before: dict[str, str] = dict(flatten(match.full_state()))
    lines = [f"{table}, seed 1", *(f"{path} = {value}" for path, value in before.items())]
    players = [f"P{seat}" for seat in range(table.players)]
    while not match.over:
        seat = rng.choice(match.awaiting)
        moves = match.actions(seat)
        action = random_action(match, seat, rng)
        text = match.game.text(match.state[0], match.box, seat, action)
        events = match.play(seat, action)
        lines += ["", f"{len(match.history)}. seat {seat} of {match.players}, {len(moves)} moves: {text}"]
        lines += [f"  {match.game.tell(match.box, event, players, 'en')}" for event in events]
        after = dict(flatten(match.full_state()))
        lines += [
            f"  {path} = {after.get(path, 'gone')}"
            for path in {**before, **after}
            if before.get(path) != after.get(path)
        ]
        before = after
    return "\n".join([*lines, "", f"points {match.points}, winners {match.winners}", ""])


def playthrough_file(table: Table) -> Path:
    return FOLDER / f"{table}.txt"


if __name__ == "__main__":
    for each in GOLDEN_TABLES:
        playthrough_file(each).write_text(describe_game(each), "utf-8")
