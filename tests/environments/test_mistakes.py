"""Mistakes in calls get one clear sentence, in an error that is also of the type Python uses for such mistakes."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import matinee
from matinee.engine import errors
from matinee.engine.i18n import LANGUAGES
from matinee.environments import errors as environment_errors
from matinee.environments.gymnasium import SeatEnv
from matinee.environments.pettingzoo import raw_env


@pytest.mark.parametrize(
    ("wishes", "kind", "sentence"),
    [
        ({"game": "Hollywood"}, KeyError, 'There is no game "Hollywood". Did you mean "hollywood"?'),
        ({"game": "dream_factory"}, ValueError, 'There is no game "dream_factory". Did you mean "dream-factory"?'),
        ({"game": None}, KeyError, 'There is no game "None"'),
        ({"players": 9}, ValueError, "is for 3 to 4 players, not 9."),
        ({"reward": "fame"}, ValueError, '"fame" is not a valid reward.'),
        ({"colour": "red"}, ValueError, 'There is no option "colour".'),
        ({"scarcity": 3}, ValueError, 'The option "scarcity" is either true or false, not 3.'),
    ],
)
@pytest.mark.parametrize("make", [matinee.vector, matinee.start, SeatEnv, raw_env])
def test_errors_are_also_pythons_own(make: Any, wishes: dict[str, Any], kind: type[Exception], sentence: str) -> None:
    if make is matinee.start and "reward" in wishes:
        return
    with pytest.raises(matinee.MatineeError) as refused:
        make(**{"game": "hollywood", **wishes})
    assert isinstance(refused.value, kind)
    assert sentence in str(refused.value)
    assert str(refused.value) == refused.value.sentence()
    for twin in (copy.copy(refused.value), pickle.loads(pickle.dumps(refused.value))):
        assert (type(twin), str(twin)) == (type(refused.value), str(refused.value))


@pytest.mark.parametrize(
    ("make", "argument", "near"),
    [
        (matinee.vector, "n_envs", "num_envs"),
        (matinee.vector, "n_players", "players"),
        (matinee.vector, "scarcty", "scarcity"),
        (matinee.vector, "Device", "device"),
        (matinee.start, "sead", "seed"),
        (SeatEnv, "bot", "bots"),
        (raw_env, "rewards", "reward"),
    ],
)
def test_a_misspelt_argument_is_recognised(make: Any, argument: str, near: str) -> None:
    with pytest.raises(TypeError, match=rf'There is no argument "{argument}"\. Did you mean "{near}"\?') as refused:
        make("hollywood", **{argument: 4})
    assert isinstance(refused.value, matinee.MatineeError)
    assert isinstance(refused.value, ValueError)
    assert isinstance(refused.value, errors.UnknownOption)
    for language in LANGUAGES:
        assert near in refused.value.sentence(language)


def test_a_game_is_looked_up_like_a_key() -> None:
    with pytest.raises(KeyError, match='Did you mean "dream-factory"') as refused:
        matinee.GAMES["Dream_Factory"]
    assert str(refused.value) == 'There is no game "Dream_Factory". Did you mean "dream-factory"?'
    assert matinee.GAMES.get("chess") is None
    assert None not in matinee.GAMES


@pytest.mark.parametrize("seed", [-1, 1 << 64, 10**40, "x", 1.5, True, [1]])
def test_invalid_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="whole number from 0 to 18446744073709551615") as refused:
        matinee.vector("hollywood", num_envs=2, seed=seed)
    assert isinstance(refused.value, errors.BadSeed)
    env = matinee.vector("hollywood", num_envs=2, seed=(1 << 64) - 1)
    before = env.save_state()
    with pytest.raises(errors.BadSeed):
        env.reset(seed=seed)
    assert env.save_state() == before
    table = raw_env("hollywood")
    with pytest.raises(errors.BadSeed):
        table.reset(seed=seed)


@pytest.mark.parametrize("checked", [True, False])
@pytest.mark.parametrize("actions", [["a"] * 3, [1.5] * 3, [None] * 3, [True] * 3, "a", 1.5, None, True])
def test_actions_of_another_type_are_refused_unchecked_too(actions: Any, checked: bool) -> None:
    env = matinee.vector("hollywood", num_envs=3, seed=1, checked=checked)
    with pytest.raises(matinee.MatineeError, match="Expected an integer array of length 3") as refused:
        env.step(actions)
    assert isinstance(refused.value, TypeError)
    assert isinstance(refused.value, ValueError)


@pytest.mark.parametrize("wishes", [{"num_envs": 0}, {"threads": -1}, {"num_envs": "8"}])
def test_wrong_numbers_are_value_errors(wishes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="must be a whole number of at least 1"):
        matinee.vector("hollywood", **wishes)


def test_too_many_environments_are_a_memory_error() -> None:
    with pytest.raises(MemoryError, match="1000000000000 environments need"):
        matinee.vector("hollywood", num_envs=10**12)


def test_other_errors_are_also_pythons_own() -> None:
    made: list[tuple[Exception, type[Exception]]] = [
        (errors.MissingExtra("cuda"), ImportError),
        (errors.UnknownSeat(7, 4), ValueError),
        (errors.IllegalMove("H-1", "refused-over"), ValueError),
        (errors.UnknownLanguage("la"), ValueError),
        (environment_errors.UnknownAgent("x", ["player_0"]), KeyError),
        (environment_errors.MissingAction("player_0"), KeyError),
        (environment_errors.MustWait("player_0", 9, 3), ValueError),
        (environment_errors.WrongBots(3, 2), ValueError),
    ]
    for error, kind in made:
        assert isinstance(error, kind)
        assert not str(error).startswith(("'", '"', "("))


def test_all_interfaces_are_checked_by_default() -> None:
    env = matinee.vector("hollywood", num_envs=2)
    assert env.checked
    assert SeatEnv("hollywood").checked
    assert raw_env("hollywood").checked
    with pytest.raises(matinee.IllegalMove):
        env.step(np.full(2, 8))
