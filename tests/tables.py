"""Every table a property must hold at: each game with each number of players and each set of options."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import matinee
from matinee.engine.compiling import Mode
from matinee.engine.game import Game


class Table(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]

    @property
    def of(self) -> Game:
        return matinee.GAMES[self.game]

    @property
    def packed(self) -> int:
        return self.of.pack_options(self.players, self.options)

    def start(self, seed: int, mode: Mode = "compiled") -> matinee.Match:
        return matinee.start(self.game, self.players, seed, mode=mode, **self.options)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options])


VARIANTS: dict[str, list[dict[str, Any]]] = {
    "hollywood": [{}, {"scarcity": True}, {"prototype": True}, {"scarcity": True, "prototype": True}],
}

TABLES = [
    Table(game.name, players, options)
    for game in matinee.GAMES.values()
    for players in game.players
    for options in VARIANTS.get(game.name, [{}])
]


def random_action(match: matinee.Match, seat: int, rng: random.Random) -> int:
    """A legal move. A tile is placed rather than discarded most of the time, so that films get finished."""
    actions = match.actions(seat)
    places = [action for action in actions if action >= 65] if match.game.family == "films" else []
    return rng.choice(places if places and rng.random() < 0.8 else actions)


def random_play(match: matinee.Match, seed: int) -> Iterator[matinee.Match]:
    """Plays a match to its end; gives it back before the first move and after each."""
    rng = random.Random(seed)
    yield match
    while not match.over:
        seat = rng.choice(match.awaiting)
        match.play(seat, random_action(match, seat, rng))
        yield match
