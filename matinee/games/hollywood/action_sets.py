"""Lookup tables for sets of actions given as bit masks. A lookup is faster than testing each bit."""

from typing import Any

import numpy as np

from matinee.games.hollywood.state import ACTIONS

SETS = 1 << ACTIONS

# For each set: a flag per action, the number of actions, and the actions in order.
FLAGS: Any = (np.arange(SETS)[:, None] >> np.arange(ACTIONS) & 1).astype(np.uint8)
SIZES: Any = FLAGS.sum(axis=1).astype(np.int8)
MEMBERS: Any = np.argsort(1 - FLAGS, axis=1, kind="stable").astype(np.int8)
