"""Vectorized environments play by the rules with any number of threads, and report mistakes."""

import gc
import threading
import time
from typing import Any

import numpy as np
import pytest

import matinee
from matinee.engine.compiling import rules_of
from matinee.engine.errors import MatineeError
from matinee.engine.i18n import LANGUAGES
from matinee.engine.rng import fast_rngs
from matinee.environments.batch import Batch, IllegalAction
from matinee.environments.features import offered
from matinee.environments.step_loops import SAMPLE
from matinee.environments.vector import Vector, count_threads
from tests.tables import TABLES, Table

FIELDS = ("observations", "masks", "counts", "seats", "rewards", "done", "points", "moves", "descriptions")


def vector(table: Table, num_envs: int, **wishes: Any) -> Vector:
    return Vector(table.game, table.players, num_envs, options=table.options, **wishes)


def copied(batch: Batch[Any]) -> dict[str, Any]:
    return {name: getattr(batch, name).copy() for name in FIELDS}


def same(core: dict[str, Any], other: dict[str, Any], rows: slice = slice(None)) -> bool:
    return all(np.array_equal(core[name][rows], other[name][rows]) for name in FIELDS)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_environment_plays_as_the_rules_do(table: Table) -> None:
    """Each environment is followed by hand: set-up, seat, observation, mask, points, the next game."""
    env = vector(table, 3, seed=5)
    rules = rules_of(table.game.rules)
    deals = fast_rngs(5, 6).reshape(3, 2)
    states = [table.game.empty_position(table.game.box()) for _ in range(3)]
    for i in range(3):
        rules.setup(states[i][0], table.players, table.packed_options, deals[i, :1])
    legal = np.zeros(table.game.max_legal_moves, np.int32)
    actions = offered(table.game)
    finished = 0
    for _ in range(600 if table.game_name == "dreams" else 400):
        for i, position in enumerate(states):
            s = position[0]
            waiting = rules.awaiting(s)
            seat = min(seat for seat in range(table.players) if waiting >> seat & 1)
            assert env.batch.seats[i] == seat
            numbers = np.zeros(table.game.observation_size, np.float32)
            rules.observe(s, seat, numbers)
            assert np.array_equal(env.batch.observations[i], numbers)
            count = rules.legal(s, seat, legal)
            assert np.array_equal(np.flatnonzero(env.batch.masks[i]), np.flatnonzero(np.isin(actions, legal[:count])))
            assert env.batch.counts[i] == env.batch.masks[i].sum() > 0
        chosen = env.sample().copy()
        seats = env.batch.seats.copy()
        batch = env.step(chosen)
        for i, position in enumerate(states):
            s = position[0]
            rules.apply(s, int(seats[i]), int(actions[chosen[i]]))
            over = rules.awaiting(s) == 0
            totals = np.zeros(table.players, np.int64)
            assert batch.done[i] == over
            if over:
                finished += 1
                rules.points(s, totals)
                rules.setup(s, table.players, table.packed_options, deals[i, :1])
            assert np.array_equal(batch.rewards[i], totals)
    assert finished > 0


@pytest.mark.parametrize("game", matinee.GAMES)
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads(game: str) -> None:
    players = matinee.GAMES[game].players[-1]
    envs = [Vector(matinee.GAMES[game], players, 193, seed=3, threads=threads, moves=True) for threads in (1, 2, 3)]
    assert [env.threads for env in envs] == [1, 2, 3]
    for _ in range(40):
        steps = [copied(env.step(env.sample())) for env in envs]
        assert same(steps[0], steps[1])
        assert same(steps[0], steps[2])


def test_an_environment_does_not_depend_on_num_envs() -> None:
    few, many = (matinee.vector("hollywood", num_envs=count, seed=9, moves=True) for count in (5, 80))
    for _ in range(120):
        core, other = copied(few.step(few.sample())), copied(many.step(many.sample()))
        assert same(core, other, slice(5))
    assert few.batch.points.any()


def test_a_reset_with_a_seed_repeats_the_games() -> None:
    env = matinee.vector("hollywood", num_envs=20, seed=4, moves=True)
    first = copied(env.batch)
    assert not same(first, copied(env.reset()))
    again = copied(env.reset(seed=4))
    assert same(first, again)
    assert not same(again, copied(env.reset(seed=5)))


def test_sampling_does_not_change_the_deals() -> None:
    core, other = (matinee.vector("hollywood", num_envs=8, seed=4, moves=True, checked=False) for _ in range(2))
    for _ in range(150):
        other.sample()
        actions = core.batch.masks.argmax(1)
        assert same(copied(core.step(actions)), copied(other.step(actions)))


@pytest.mark.parametrize("game", matinee.GAMES)
def test_a_random_step_equals_step_of_sample(game: str) -> None:
    core, other = (Vector(matinee.GAMES[game], num_envs=130, seed=4, moves=True) for _ in range(2))
    for steps in (1, 1, 2, 1, 80):
        for _ in range(steps):
            other.step(other.sample())
        assert same(copied(core.random_step(steps)), copied(other.batch))


@pytest.mark.parametrize("steps", [0, -1, 1.5, True, None])
def test_a_wrong_number_of_steps_is_refused(steps: Any) -> None:
    env = matinee.vector("hollywood", num_envs=2, seed=1)
    before = copied(env.batch)
    with pytest.raises(matinee.MatineeError, match="steps must be a whole number of at least 1"):
        env.random_step(steps)
    assert same(copied(env.batch), before)


def test_arrays_are_written_in_place() -> None:
    env = matinee.vector("hollywood", num_envs=4, seed=1)
    before = env.reset()
    observations = before.observations
    kept = observations.copy()
    after = env.step(env.sample())
    assert after is before
    assert after.observations is observations
    assert not np.array_equal(observations, kept)


@pytest.mark.parametrize("game", ["hollywood", "traumfabrik", "dreams"])
def test_rewards_are_points_rank_or_win(game: str) -> None:
    envs = {reward: matinee.vector(game, 3, 64, seed=2, reward=reward) for reward in ("points", "rank", "win")}
    ties = 0
    for _ in range(300):
        points, rank, win = (env.step(env.sample()) for env in envs.values())
        for i in np.flatnonzero(points.done):
            totals = points.rewards[i]
            assert np.array_equal(totals, points.points[i])
            assert win.rewards[i].sum() == pytest.approx(1)
            winners = win.rewards[i] > 0
            assert totals[winners].min() == totals.max()
            assert rank.rewards[i].sum() == pytest.approx(0, abs=1e-6)
            assert (rank.rewards[i][winners] == rank.rewards[i].max()).all()
            assert rank.rewards[i].max() <= 1
            others = [seat for seat in range(3) if not winners[seat]]
            for core in others:
                for other in others:
                    assert (totals[core] > totals[other]) == (rank.rewards[i, core] > rank.rewards[i, other])
                    ties += core < other and totals[core] == totals[other]
        assert not points.rewards[~points.done].any()
        assert not rank.rewards[~rank.done].any()
    assert ties > 0


def test_listed_moves_match_the_mask() -> None:
    env = matinee.vector("dream-factory", 5, 30, seed=2, moves=True)
    for _ in range(200):
        batch = env.step(env.sample())
        for i in range(30):
            listed = batch.moves[i, : batch.counts[i]]
            assert np.array_equal(listed, np.flatnonzero(batch.masks[i]))
            assert (batch.moves[i, batch.counts[i] :] == -1).all()


def test_an_illegal_action_raises_and_steps_nothing() -> None:
    env = matinee.vector("hollywood", num_envs=6, seed=1, moves=True)
    before = copied(env.batch)
    actions = env.batch.masks.argmax(1)
    actions[4] = 6
    for language in LANGUAGES:
        with pytest.raises(
            IllegalAction, match=r"^H-A5: Environment 4, seat \d, action 6: You have no star"
        ) as refused:
            env.step(actions)
        assert (refused.value.index, refused.value.action, refused.value.clause) == (4, 6, "H-A5")
        assert refused.value.seat == env.batch.seats[4]
        assert "4" in refused.value.sentence(language)
    assert same(before, copied(env.batch))
    actions[2] = -1
    with pytest.raises(IllegalAction, match=r"Environment 2, seat .* There is no action -1"):
        env.step(actions)


def test_unchecked_an_illegal_action_becomes_the_first_legal_one() -> None:
    rash, right = (matinee.vector("hollywood", num_envs=6, seed=1, moves=True, checked=False) for _ in range(2))
    for wrong in (6, 99, -7, 1 << 40):
        first = right.batch.masks.argmax(1)
        actions = np.where(rash.batch.masks[:, 6] & (wrong == 6), first, wrong)
        assert same(copied(rash.step(actions)), copied(right.step(first)))


@pytest.mark.parametrize("actions", [[0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], ["a", "b", "c"], 0, None])
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    env = matinee.vector("hollywood", num_envs=3, seed=1)
    with pytest.raises(MatineeError, match="Expected an integer array of length 3"):
        env.step(actions)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"game": "chess"}, 'There is no game "chess"'),
        ({"players": 9}, "is for 3 to 4 players"),
        ({"num_envs": 0}, "at least 1, not 0"),
        ({"num_envs": 2.5}, "at least 1, not 2.5"),
        ({"num_envs": 10**12}, "1000000000000 environments need .* GB of memory; .* GB are available"),
        ({"threads": 0}, "threads must be a whole number of at least 1, not 0"),
        ({"reward": "fame"}, '"fame" is not a valid reward'),
        ({"device": "abacus"}, '"abacus" is not a valid device'),
        ({"seed": "x"}, 'not "x"'),
        ({"colour": "red"}, 'There is no option "colour"'),
    ],
)
def test_a_wrong_parameter_gets_one_sentence(wishes: dict[str, Any], sentence: str) -> None:
    asked: dict[str, Any] = {"game": "hollywood", **wishes}
    with pytest.raises(MatineeError, match=sentence) as refused:
        matinee.vector(**asked)
    for language in LANGUAGES:
        assert refused.value.sentence(language)


def test_threads_are_limited_by_the_number_of_environments() -> None:
    assert count_threads(10, None) == 1
    assert count_threads(10, 8) == 1
    assert count_threads(4096, 8) == 8
    assert count_threads(1 << 20, None) >= 1


def test_interpreted_environments_are_equal_to_compiled_ones() -> None:
    for table in (table for table in TABLES if table.players == 3):
        envs = [
            vector(table, 2, seed=8, moves=table.game_name != "dreams", mode=mode)
            for mode in ("compiled", "interpreted")
        ]
        for _ in range(12):
            core, other = (env.step(env.sample()) for env in envs)
            for name in FIELDS[:7] if table.game_name == "dreams" else FIELDS:
                assert np.array_equal(getattr(core, name), getattr(other, name)), name


def test_sleeping_workers_are_woken() -> None:
    rested, steady = (Vector(matinee.GAMES["hollywood"], 4, 193, seed=3, threads=threads) for threads in (3, 1))
    for _ in range(20):
        time.sleep(0.005)
        for env in (rested, steady):
            env.step(env.sample())
        assert np.array_equal(rested.batch.observations, steady.batch.observations)


def test_an_interrupted_call_does_not_block_the_next() -> None:
    env = Vector(matinee.GAMES["hollywood"], 4, 193, seed=3, threads=2)
    pool = env._run.__self__  # pyright: ignore
    pool._post_job(pool._control, SAMPLE, 1)  # and worker 0 has not run it
    env.step(env.sample())
    assert env.batch.counts.all()


def test_worker_threads_end_with_their_environment() -> None:
    before = set(threading.enumerate())
    env = Vector(matinee.GAMES["hollywood"], 4, 193, seed=3, threads=3)
    workers = [thread for thread in set(threading.enumerate()) - before if thread.name == "matinee"]
    assert len(workers) == 2
    del env
    gc.collect()
    for thread in workers:
        thread.join(30)
        assert not thread.is_alive()
