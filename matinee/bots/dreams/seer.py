"""The bots of Dreams: seers in several temperaments, one that only marks what catches the eye, and any two in one."""

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from matinee.bots.bot import FEW, Bot, Thought
from matinee.bots.dreams.beliefs import Settings
from matinee.bots.dreams.landmark_policy import mark_something
from matinee.bots.dreams.move_scores import weigh
from matinee.bots.dreams.rollouts import rehearse
from matinee.engine.compiling import bind
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.pictures import table_of
from matinee.games.dreams.rules import is_mortal
from matinee.games.dreams.state import SHOWN, TONES

PLAYOUTS = 6  # of the round, that stand behind each reason

TEMPERAMENTS: dict[str, dict[str, float]] = {
    "bold": {"leak": 1.5},  # shows what it knows
    "shy": {"leak": 3.2},  # would rather be vague
    "teasing": {"bluff": 0.25, "late": 0.15},  # risks more as the mortal, and as a god once it is too late to copy
    "suspicious": {"guess": 0.35, "memory": 1.5},  # takes a stray star for a mortal's, and bears grudges
}
"""What makes one seer play unlike another: settings in which it differs."""


class SeerBot(Bot):
    """Plays by what the pictures show. Where no temperament is given, those at one table differ."""

    name = "seer"

    def __init__(self, settings: Settings | None = None, temperament: str | None = None) -> None:
        self.settings = settings or Settings()
        self.temperament = temperament

    def rank(self, known: Match, seat: int, seed: int) -> list[int]:
        table = landmarks_of(known)
        moves, worth = room_for(table)
        settings = self._settings(known, seat).packed()
        count = bind(weigh, known.game.rules)(known.state[0], seat, table, settings, fast_rng(seed), moves, worth)
        best: list[int] = moves[np.argsort(-worth[:count], kind="stable")].tolist()
        return list(dict.fromkeys(best))

    def think(self, known: Match, seat: int, seed: int) -> list[Thought]:
        return [self._rehearsed(known, seat, action, seed) for action in self.rank(known, seat, seed)[:FEW]]

    def _rehearsed(self, known: Match, seat: int, action: int, seed: int) -> Thought:
        table = landmarks_of(known)
        states, sums = np.repeat(known.state, 2), np.zeros(2)
        settings = self._settings(known, seat).packed()
        play = bind(rehearse, known.game.rules)
        play(states, bytes_of(states), seat, action, PLAYOUTS, table, settings, fast_rng(seed), *room_for(table), sums)
        move = known.game.text(known.state[0], known.box, seat, action)
        return Thought(move, PLAYOUTS, float(sums[0]) / PLAYOUTS, float(sums[1]) / PLAYOUTS)

    def _settings(self, known: Match, seat: int) -> Settings:
        """Temperaments go round the table; the first dream ever shown says who begins."""
        names = list(TEMPERAMENTS)
        name = self.temperament or names[(int(known.state[0].deck[0]) + seat) % len(names)]
        return replace(self.settings, **TEMPERAMENTS[name])


class LandmarkBot(Bot):
    """Marks what catches the eye, and votes for anybody."""

    name = "landmarks"

    def rank(self, known: Match, seat: int, seed: int) -> list[int]:
        return [bind(mark_something, known.game.rules)(known.state[0], seat, landmarks_of(known), fast_rng(seed))]


class RoleBot(Bot):
    """Plays like one bot as a god and like another as the mortal."""

    def __init__(self, god: Bot, mortal: Bot) -> None:
        self.god, self.mortal = god, mortal

    def rank(self, known: Match, seat: int, seed: int) -> list[int]:
        return (self.mortal if is_mortal(known.state[0], seat) else self.god).rank(known, seat, seed)


def landmarks_of(known: Match) -> NDArray[np.float64]:
    assert isinstance(known.box, DreamsBox)
    return table_of(known.box)


def room_for(table: NDArray[np.float64]) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """For all moves that are weighed."""
    room = SHOWN * len(table[0]) * TONES
    return np.zeros(room, np.int32), np.zeros(room)
