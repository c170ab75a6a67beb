"""The actions of each set of them, looked up: what one may do is a bit mask, and to take it apart takes longer."""

from typing import Any

import numpy as np

from matinee.games.hollywood.state import ACTIONS

SETS = 1 << ACTIONS

# Every action of a set, how many they are, and which they are in order.
MARKED: Any = (np.arange(SETS)[:, None] >> np.arange(ACTIONS) & 1).astype(np.uint8)
HOW_MANY: Any = MARKED.sum(axis=1).astype(np.int8)
LISTED: Any = np.argsort(1 - MARKED, axis=1, kind="stable").astype(np.int8)
