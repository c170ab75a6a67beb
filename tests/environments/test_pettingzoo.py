"""PettingZoo: the library's conformance tests, and ours."""

import random
import warnings
from typing import Any

import numpy as np
import pytest

import matinee
from matinee.environments.pettingzoo import MatineeAECEnv, env, parallel_env, raw_env
from tests.environments.wrapped import every_game, fewest_and_most_players, hide, same

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests make one of its own games in a way it warns of
    from pettingzoo.test import (  # pyright: ignore[reportMissingTypeStubs]
        api_test,  # pyright: ignore[reportUnknownVariableType]
        parallel_api_test,  # pyright: ignore[reportUnknownVariableType]
        performance_benchmark,  # pyright: ignore[reportUnknownVariableType]
        seed_test,  # pyright: ignore[reportUnknownVariableType]
    )

# PettingZoo's test knows by name which of its own games have masks beside their observations, as ours have.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def with_masks(test: Any) -> Any:
    for mark in masked:
        test = mark(test)
    return test


def play_on(table: MatineeAECEnv, rng: random.Random) -> None:
    """One random step, or a dead one."""
    if table.terminations[table.agent_selection]:
        table.step(None)
    else:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask).tolist()))


@fewest_and_most_players
@with_masks
def test_api(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=150)


@every_game
@with_masks
def test_api_without_wrappers(game: str) -> None:
    api_test(raw_env(game, 4, reward="rank"), num_cycles=150)


@every_game
def test_seeds(game: str) -> None:
    seed_test(lambda: env(game, 4), num_cycles=100)


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("hollywood", 4))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("players", range(3, 7))
def test_dreams_in_parallel(players: int) -> None:
    parallel_api_test(parallel_env(players), num_cycles=200)


def test_parallel_dreams_votes_in_one_step_and_is_reproducible() -> None:
    first, second = parallel_env(3), parallel_env(3)
    rng = random.Random(1)
    seen, other = first.reset(seed=4)[0], second.reset(seed=4)[0]
    votes = 0
    ends: dict[str, bool] = {}
    rewards: dict[str, float] = {}
    while first.agents:
        assert all(same(seen[agent][part], other[agent][part]) for agent in seen for part in seen[agent])
        asked = [agent for agent in first.agents if not seen[agent]["action_mask"][first.wait]]
        votes += len(asked) == 3
        assert len(asked) in (1, 3)
        actions = {agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in first.agents}
        seen, rewards, ends, *_ = first.step(actions)
        other = second.step(actions)[0]
    assert votes > 3
    assert all(ends.values())
    assert list(rewards.values()) == [float(points) for points in first.core.match.points]


@every_game
@pytest.mark.parametrize("reward", ["points", "rank", "win"])
def test_rewards_come_with_the_end(game: str, reward: str) -> None:
    table = raw_env(game, 4, reward=reward)
    table.reset(seed=3)
    rng = random.Random(3)
    while not any(table.terminations.values()):
        assert not any(table.rewards.values())
        play_on(table, rng)
    assert list(table.rewards.values()) == table.core.rewards()
    assert any(table.rewards.values())
    while table.agents:
        play_on(table, rng)


@every_game
def test_observations_hide_what_an_agent_cannot_know(game: str) -> None:
    table = raw_env(game, 4)
    table.reset(seed=5)
    rng = random.Random(5)
    while not any(table.terminations.values()):
        if rng.random() < 0.2:
            for seat, agent in enumerate(table.possible_agents):
                shown = table.observe(agent)
                before = hide(table.core, seat, rng.randrange(1 << 30))
                again = table.observe(agent)
                assert same(shown["observation"], again["observation"])
                assert same(shown["action_mask"], again["action_mask"])
                assert same(shown["observation"], table.core.match.observe(seat))
                table.core.match = table.core.match.at(before)
        assert all(info == {} for info in table.infos.values())
        play_on(table, rng)


def test_parallel_votes_are_secret_during_their_step() -> None:
    table = parallel_env(3)
    shown, _ = table.reset(seed=6)
    rng = random.Random(6)
    for _ in range(60):
        for seat, agent in enumerate(table.possible_agents):
            before = hide(table.core, seat, rng.randrange(1 << 30))
            again = table._observations()[agent]  # pyright: ignore[reportPrivateUsage]
            assert same(shown[agent]["observation"], again["observation"])
            assert same(shown[agent]["action_mask"], again["action_mask"])
            table.core.match = table.core.match.at(before)
        mask = {agent: np.flatnonzero(shown[agent]["action_mask"]).tolist() for agent in table.agents}
        shown = table.step({agent: rng.choice(choices) for agent, choices in mask.items()})[0]
        if not table.agents:
            shown, _ = table.reset()


def test_a_seed_starts_a_reproducible_series() -> None:
    table, other = raw_env("hollywood"), raw_env("hollywood")
    deals = [(table.reset(seed=1), table.core.match.state.tobytes())[1] for _ in range(2)]
    table.reset()
    assert deals[0] == deals[1]
    assert table.core.match.state.tobytes() != deals[0]
    other.reset(seed=1)
    other.reset()
    assert table.core.match.state.tobytes() == other.core.match.state.tobytes()


def test_wrong_parameters_get_a_clear_message() -> None:
    with pytest.raises(matinee.MatineeError, match="3 to 4 players"):
        env("hollywood", 7)
    with pytest.raises(matinee.MatineeError, match="render_mode"):
        env("hollywood", 4, render_mode="rgb_array")
    with pytest.raises(matinee.MatineeError, match="colour"):
        env("hollywood", 4, colour=True)
    table = env("hollywood", 4)
    with pytest.raises(matinee.MatineeError, match=r"no agent .*player_9.*player_0, player_1"):
        table.observation_space("player_9")
    table.reset(seed=1)
    with pytest.raises(matinee.IllegalMove, match="H-A5"):
        table.step(8)


def test_wrong_parallel_actions_are_refused_and_change_nothing() -> None:
    table = parallel_env(3)
    table.reset(seed=2)
    seat = table.core.seat
    before = table.core.match.state.tobytes()
    good = dict.fromkeys(table.agents, table.wait)
    good[f"player_{seat}"] = table.core.choices(seat)[0]
    other = f"player_{(seat + 1) % 3}"
    with pytest.raises(matinee.MatineeError, match=rf"{other} may not act now"):
        table.step({**good, other: 0})
    with pytest.raises(matinee.MatineeError, match=rf"{other} has no action"):
        table.step({agent: action for agent, action in good.items() if agent != other})
    with pytest.raises(matinee.MatineeError, match="no agent"):
        table.step({**good, "player_7": 0})
    with pytest.raises(matinee.IllegalMove):
        table.step({**good, f"player_{seat}": table.wait})
    assert table.core.match.state.tobytes() == before
    table.step(good)


def test_unchecked_an_illegal_action_becomes_the_first_legal_one() -> None:
    rash, right = (raw_env("hollywood", checked=False) for _ in range(2))
    for table in (rash, right):
        table.reset(seed=2)
    rash.step(8)
    right.step(right.core.choices(right.core.seat)[0])
    assert rash.core.match.state.tobytes() == right.core.match.state.tobytes()
    with pytest.raises(matinee.MatineeError, match="whole number, not 'a'"):
        rash.step("a")


def test_unchecked_parallel_agents_need_not_wait() -> None:
    rash, right = (parallel_env(3, checked=checked) for checked in (False, True))
    for table in (rash, right):
        table.reset(seed=2)
    seat, first = right.core.seat, right.core.choices(right.core.seat)[0]
    right.step({agent: first if right.seat_of[agent] == seat else right.wait for agent in right.agents})
    rash.step({agent: rash.wait if rash.seat_of[agent] == seat else 0 for agent in rash.agents})
    assert rash.core.match.state.tobytes() == right.core.match.state.tobytes()
    with pytest.raises(KeyError, match="has no action"):
        rash.step({})


@pytest.mark.parametrize("mode", ["ansi", "human"])
def test_drawings(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env("dream-factory", 3, render_mode=mode)
    table.reset(seed=1)
    drawing = table.render()
    assert "Dream Factory" in (drawing or capsys.readouterr().out)
    table.close()
