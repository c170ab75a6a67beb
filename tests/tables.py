"""The tables that tests are run on: each game with each number of players and each set of options."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import matinee
from matinee.engine.compiling import Mode
from matinee.engine.game import Game


class Table(NamedTuple):
    game_name: str
    players: int
    options: dict[str, Any]

    @property
    def game(self) -> Game:
        return matinee.GAMES[self.game_name]

    @property
    def packed_options(self) -> int:
        return self.game.pack_options(self.players, self.options)

    def start(self, seed: int, mode: Mode = "compiled") -> matinee.Match:
        return matinee.start(self.game_name, self.players, seed, mode=mode, **self.options)

    def __str__(self) -> str:
        return "-".join([self.game_name, str(self.players), *self.options])


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
    """Return a random legal action. In the film games it mostly places tiles, so that films get finished."""
    actions = match.actions(seat)
    placements = [action for action in actions if action >= 65] if match.game.family == "films" else []
    return rng.choice(placements if placements and rng.random() < 0.8 else actions)


def random_play(match: matinee.Match, seed: int) -> Iterator[matinee.Match]:
    """Play a match to its end with random moves; yield it before the first move and after each."""
    rng = random.Random(seed)
    yield match
    while not match.over:
        seat = rng.choice(match.awaiting)
        match.play(seat, random_action(match, seat, rng))
        yield match
