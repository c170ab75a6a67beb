"""Hollywood: the size of observations depends on the declared options, and writing outside of them is refused."""

import subprocess
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from matinee.engine.compiling import bind
from matinee.games.hollywood import rules
from matinee.games.hollywood.game import HOLLYWOOD

# Runs in a subprocess, because options must be declared before the modules that use their number are imported.
WITH_A_THIRD_OPTION = """
from matinee.games.hollywood import state
state.OPTIONS["third"] = 4

import numpy as np
from matinee.engine.compiling import rules_of
from matinee.engine.rng import fast_rng
from matinee.games.hollywood.game import HOLLYWOOD

rules = rules_of(HOLLYWOOD.rules, "interpreted")
features = list(HOLLYWOOD.features)
assert HOLLYWOOD.observation_size == len(features)
for options in range(8):
    states = HOLLYWOOD.empty_position(HOLLYWOOD.box())
    rules.setup(states[0], 4, options, fast_rng(1))
    out = np.full(len(features), np.nan, np.float32)
    rules.observe(states[0], 0, out)
    assert not np.isnan(out).any()
    options_seen = [out[features.index(name)] for name in ("scarcity", "prototype", "third")]
    assert options_seen == [options & 1, options >> 1 & 1, options >> 2 & 1]
    assert out[features.index("players: 4")] == 1
"""


def test_an_added_option_is_part_of_the_observation() -> None:
    process = subprocess.run([sys.executable, "-c", WITH_A_THIRD_OPTION], capture_output=True, text=True)
    assert process.returncode == 0, process.stderr


@pytest.mark.parametrize("size", [HOLLYWOOD.observation_size - 1, 20])
def test_an_array_too_short_for_the_observation_is_refused(size: int) -> None:
    observe = bind(rules.observe, rules, "interpreted")
    states = HOLLYWOOD.empty_position(HOLLYWOOD.box())
    states[0].players = 3
    with pytest.raises(IndexError, match=f"outside a row of {size} numbers"):
        observe(states[0], 0, np.zeros(size, np.float32))


def observe_outside(s: Any, seat: int, out: Any) -> None:
    out[seat] = 1.0


@pytest.mark.parametrize("index", [-1, 4, 5])
def test_interpreted_rules_cannot_write_outside_an_observation(index: int) -> None:
    module: Any = ModuleType("a_game")
    module.observe = observe_outside
    with pytest.raises(IndexError, match=f"index {index} is outside a row of 4 numbers"):
        bind(observe_outside, module, "interpreted")(None, index, np.zeros(4, np.float32))
