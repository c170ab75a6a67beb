"""Gymnasium: the library's conformance tests, and ours."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import matinee
from matinee.environments.gymnasium import SeatEnv, env_id
from tests.environments.wrapped import every_game, hide, same


def made(game: str, **more: Any) -> SeatEnv:
    env = gymnasium.make(env_id(game), **more).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play_on(env: SeatEnv, rng: random.Random) -> tuple[Any, float, bool, bool, dict[str, Any]]:
    return env.step(rng.choice(np.flatnonzero(env.action_masks()).tolist()))


def test_the_id_has_the_version_of_the_rules_and_former_ids_are_refused() -> None:
    ids = [env_id(game) for game in ("hollywood", "dreams")]
    assert ids == ["matinee/Hollywood-v0", "matinee/Dreams-v1"]
    with (
        pytest.warns(DeprecationWarning, match="matinee/Dreams-v0"),
        pytest.raises(gymnasium.error.DeprecatedEnv, match="matinee/Dreams-v1"),
    ):
        gymnasium.make("matinee/Dreams-v0")


@every_game
@pytest.mark.parametrize("reward", ["points", "rank", "win"])
def test_check_env(game: str, reward: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(game, players=3, reward=reward, bots="random", checked=False))  # it plays illegal actions


@pytest.mark.parametrize(("game", "bot"), [("hollywood", "greedy"), ("traumfabrik", "extra"), ("dreams", "seer")])
def test_opponents_play_a_match(game: str, bot: str) -> None:
    env = made(game, players=3, bots=bot, seat=1)
    env.reset(seed=2)
    rng = random.Random(2)
    while True:
        assert env.core.seat == 1
        _, reward, over, truncated, info = play_on(env, rng)
        assert not truncated
        if over:
            break
        assert reward == 0
    assert reward == info["points"][1]
    assert not np.any(info["action_mask"])


def test_each_opponent_has_its_own_bot_clockwise() -> None:
    env = made("hollywood", players=4, bots=["random", "greedy", "lead"], seat=2)
    assert [bot.name for bot in env.bots] == ["random", "greedy", "lead"]
    env.reset(seed=1)
    asked: list[tuple[int, str]] = []
    for bot in env.bots:
        decide = bot.decide
        bot.decide = lambda match, seat, seed, bot=bot, decide=decide: (
            asked.append((seat, bot.name)) or decide(match, seat, seed)
        )
    play_on(env, random.Random(1))
    assert set(asked) <= {(3, "random"), (0, "greedy"), (1, "lead")}
    assert len(set(asked)) == 3


def test_without_a_seat_a_random_one_is_played() -> None:
    env = made("hollywood", players=3, bots="random")
    env.reset(seed=1)
    seats = {env.seat for _ in range(40) if env.reset()}
    assert seats == {0, 1, 2}


@every_game
def test_observations_hide_what_the_seat_cannot_know(game: str) -> None:
    env = made(game, players=4, bots="random")
    rng = random.Random(3)
    seen, info = env.reset(seed=3)
    over = False
    while not over:
        assert set(info) == {"action_mask", "illegal"}
        hide(env.core, env.seat, rng.randrange(1 << 30))
        assert same(seen, env.core.match.observe(env.seat))
        assert same(info["action_mask"], env.core.mask(env.seat))
        seen, _, over, _, info = play_on(env, rng)
    assert set(info) == {"action_mask", "illegal", "points"}


def test_an_illegal_action_is_replaced_and_reported() -> None:
    env, other = (made("hollywood", bots="random", checked=False) for _ in range(2))
    env.reset(seed=4)
    other.reset(seed=4)
    seen, *_, info = env.step(8)
    assert info["illegal"]
    again, *_, info = other.step(0)
    assert not info["illegal"]
    assert same(seen, again)


def test_a_checked_environment_refuses_an_illegal_action() -> None:
    env = made("hollywood", bots="random")
    env.reset(seed=4)
    before = env.core.match.state.tobytes()
    with pytest.raises(matinee.IllegalMove, match="H-A5"):
        env.step(8)
    assert env.core.match.state.tobytes() == before


def test_a_step_after_the_end_is_refused() -> None:
    env = made("hollywood", players=3, bots="random")
    env.reset(seed=4)
    rng = random.Random(4)
    while not play_on(env, rng)[2]:
        pass
    with pytest.raises(gymnasium.error.ResetNeeded, match="over") as refused:
        env.step(0)
    assert isinstance(refused.value, matinee.MatineeError)


def test_a_step_before_the_first_reset_is_refused() -> None:
    env = made("hollywood", players=3, bots="random", render_mode="ansi")
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="none has begun"):
            call()


@pytest.mark.parametrize("checked", [True, False])
def test_an_action_is_an_integer_or_an_array_of_one(checked: bool) -> None:
    seen: list[Any] = []
    for action in (3, np.int64(3), np.uint8(3), np.array(3), np.array([3])):
        env = made("hollywood", bots="random", checked=checked)
        env.reset(seed=4)
        seen.append(env.step(action)[0])
    assert all(same(seen[0], other) for other in seen)
    env.reset(seed=4)
    before = env.core.match.state.tobytes()
    for wrong in ("a", 1.5, None, True, np.True_, np.array([1.0]), np.array([True]), np.array([1, 2]), [1]):
        with pytest.raises(matinee.MatineeError, match="An action is a whole number, not") as refused:
            env.step(wrong)
        assert isinstance(refused.value, TypeError)
    assert env.core.match.state.tobytes() == before


def test_seeds_are_checked() -> None:
    env = made("hollywood", bots="random")
    for seed in (-1, 1 << 64, "a", 1.5, True):
        with pytest.raises(matinee.MatineeError, match="from 0 to 18446744073709551615"):
            env.reset(seed=seed)  # pyright: ignore[reportArgumentType]
    assert same(env.reset(seed=np.int64(3))[0], env.reset(seed=3)[0])  # pyright: ignore[reportArgumentType]


def test_wrong_parameters_get_a_clear_message() -> None:
    mistakes: list[tuple[str, dict[str, Any]]] = [
        ("3 to 4 players", {"players": 5}),
        (r"Expected one bot for all opponents or 3 bots.*not 2", {"bots": ["greedy", "random"]}),
        ("nobody", {"bots": "nobody"}),
        ("seat", {"seat": 4}),
        ("seat", {"seat": True}),
        ("reward", {"reward": "gold"}),
        ("render_mode", {"render_mode": "rgb_array"}),
        ("colour", {"colour": 1}),
    ]
    for message, wrong in mistakes:
        with pytest.raises(matinee.MatineeError, match=message):
            SeatEnv("hollywood", **wrong)


def test_drawings_show_the_own_hand(capsys: pytest.CaptureFixture[str]) -> None:
    env = made("traumfabrik", players=3, seat=1, bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "player_1 (you)" in env.render()
    env = made("traumfabrik", players=3, seat=1, bots="random", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "player_1 (you)" in capsys.readouterr().out
