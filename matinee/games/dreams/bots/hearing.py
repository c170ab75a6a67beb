"""What bots make of remarks: weak evidence about who is the mortal."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from matinee.bots.talk import Remark, Said

# Anybody can say anything, so a remark counts far less than a star, whose log-likelihood ratio is often 1 or 2.
HEARD_WEIGHT = 0.15  # what one player's opinion of another adds to the score of a vote
MAX_HEARD = 0.45  # the most that all opinions together add

ACCUSING = frozenset({"suspect", "agree", "elsewhere"})
TRUSTING = frozenset({"praise", "defend", "vouch", "same"})


def occasion_of(remark: Remark) -> str:
    """Return the occasion of a remark: the middle of a bot's "jester-suspect-3", or the whole of a person's."""
    parts = remark.id.split("-")
    return parts[1] if len(parts) == 3 else remark.id


def accuses(remark: Remark) -> bool:
    """Whether a remark says that the player it is about may be the mortal."""
    return occasion_of(remark) in ACCUSING


def heard_suspicion(said: Sequence[Said], seat: int, players: int) -> NDArray[np.float64]:
    """Return what the remarks of others add to the suspicion of each player. Of each opinion, only the last counts."""
    opinions: dict[tuple[int, int], float] = {}
    for each in said:
        about = each.remark.about
        if about is None or each.seat in (seat, about) or not 0 <= about < players:
            continue
        if accuses(each.remark):
            opinions[each.seat, about] = HEARD_WEIGHT
        elif occasion_of(each.remark) in TRUSTING:
            opinions[each.seat, about] = -HEARD_WEIGHT
    total = np.zeros(players)
    for (_, about), opinion in opinions.items():
        total[about] += opinion
    return total.clip(-MAX_HEARD, MAX_HEARD)
