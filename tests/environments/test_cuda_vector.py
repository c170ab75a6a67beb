"""GPU environments equal CPU environments, here in Numba's CUDA simulator."""

import os
import subprocess
import sys

import pytest

SIMULATED = """
import pickle
import sys
import numpy as np
import matinee

game, steps = sys.argv[1], int(sys.argv[2])
players = matinee.GAMES[game].players[-1]
wishes = dict(players=players, num_envs=2, seed=6, moves=game != "dreams", reward="rank")
here = matinee.vector(game, **wishes)
there = matinee.vector(game, device="cuda", **wishes)
fields = ["observations", "masks", "counts", "seats", "rewards", "done", "points"]
fields += ["moves", "descriptions"] if game != "dreams" else []

def compare():
    for field in fields:
        mine, other = getattr(here.batch, field), getattr(there.batch, field)
        assert other.shape == mine.shape and other.dtype == mine.dtype
        assert np.array_equal(mine, other.copy_to_host()), field

ended = 0
for step in range(steps):
    compare()
    if step % 4 == 3:
        here.random_step(step % 3 + 1), there.random_step(step % 3 + 1)
    else:
        actions = here.sample()
        assert np.array_equal(actions, there.sample().copy_to_host())
        here.step(actions), there.step(actions)
    ended += int(here.batch.done.sum())
compare()
here.reset(seed=1), there.reset(seed=1)
compare()
shared = np.from_dlpack(there.batch.observations)
there.step(here.sample())
assert np.array_equal(shared, there.batch.observations.copy_to_host())


for wrong in (np.zeros(3, int), np.zeros(2)):
    try:
        there.step(wrong)
        raise SystemExit("not refused")
    except matinee.MatineeError as refused:
        assert "integer array of length 2" in str(refused)
state = there.save_state()
here.load_state(state)
assert state == here.save_state()
others = [there.copy(), pickle.loads(pickle.dumps(there)), matinee.vector(game, device="cuda", **wishes)]
others[2].load_state(state)
actions = here.sample()
here.step(actions), there.step(there.sample())
compare()
for other in others:
    assert np.array_equal(other.sample().copy_to_host(), actions)
    other.step(actions)
    assert other.save_state() == here.save_state()
try:
    there.load_state(state[:-1])
    raise SystemExit("not refused")
except matinee.MatineeError as refused:
    assert "not a saved state" in str(refused)
with others[0] as closing:
    assert not closing.closed
closing.close()
assert closing.closed
for call in (closing.sample, closing.reset, closing.random_step, closing.copy, lambda: closing.step(actions)):
    try:
        call()
        raise SystemExit("not refused")
    except matinee.MatineeError as refused:
        assert "closed" in str(refused)
try:
    there.step(np.full(2, -1))
except matinee.IllegalMove as refused:
    print(refused.index, refused.seat, refused.clause, ended)
"""


@pytest.mark.parametrize(("game", "steps", "ended"), [("hollywood", 70, 2), ("traumfabrik", 25, 0), ("dreams", 22, 0)])
def test_gpu_and_cpu_play_the_same_games(game: str, steps: int, ended: int) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED, game, str(steps)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    index, seat, clause, over = done.stdout.split()
    assert (index, int(over)) == ("0", ended)
    assert int(seat) >= 0
    assert clause[0] == {"hollywood": "H", "traumfabrik": "F", "dreams": "D"}[game]


def test_a_missing_gpu_is_reported() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", "import matinee; matinee.vector('hollywood', device='cuda')"],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "0", "CUDA_VISIBLE_DEVICES": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "No CUDA device was found" in done.stderr
