"""Lookup tables for sets of actions given as bit masks. A lookup is faster than testing each bit."""

from typing import Any

import numpy as np

from matinee.games.hollywood.state import ACTIONS

SETS = 1 << ACTIONS

# For each set: a flag per action, the number of actions, and the actions in order.
ACTION_FLAGS: Any = (np.arange(SETS)[:, None] >> np.arange(ACTIONS) & 1).astype(np.uint8)
SET_SIZES: Any = ACTION_FLAGS.sum(axis=1).astype(np.int8)
ACTIONS_IN_SET: Any = np.argsort(1 - ACTION_FLAGS, axis=1, kind="stable").astype(np.int8)
